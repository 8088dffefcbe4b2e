import { expect, test } from 'vitest'
import { on, simulated } from './judge.js'

const set = (name: string, ...containers: string[]) => `apiVersion: apps.kruise.io/v1alpha1
kind: SidecarSet
metadata: { name: ${name} }
spec:
  selector: { matchLabels: { app: web } }
  containers: [${containers.map((each) => `{ name: ${each}, image: 'i:1' }`).join(', ')}]
`
const pod = `apiVersion: v1
kind: Pod
metadata: { name: web, labels: { app: web } }
spec: { containers: [{ name: app, image: 'i:1' }] }
`

test('a SidecarSet that is refused injects nothing, and is in nobody’s way', () => {
  const sets = [set('a', 'one'), set('b', 'one', 'two'), set('c', 'two')]
  const { objects, pods } = simulated(on(['1.32.13/1.9.0'], [...sets, pod].join('---\n'))).clusters[0]!
  const verdicts = objects.filter(({ kind }) => kind === 'SidecarSet').map(({ name, verdict }) => `${name} ${verdict}`)
  expect(verdicts).toEqual(['a admitted', 'b rejected', 'c admitted'])
  expect(pods[0]?.containers.map(({ name }) => name).sort()).toEqual(['app', 'one', 'two'])
})

test('an update that is refused leaves the SidecarSet as it was', () => {
  const now = on(['1.32.13/1.9.0'], `${set('a', 'x', 'new')}---\n${pod}`)
  const { objects, pods } = simulated(now, on(['1.32.13/1.9.0'], set('a', 'x'))).clusters[0]!
  expect(objects.find(({ name }) => name === 'a')?.refusals.map(({ message }) => message)).toEqual([
    'spec.containers.name: Invalid value: "new": container new is not found',
  ])
  expect(pods[0]?.containers.map(({ name }) => name)).toEqual(['x', 'app'])
})
