import { expect, test } from 'vitest'
import { isConsequence } from '../../src/rules/consequence.js'
import { checked, on } from './judge.js'

const told = async (version: string, text: string) => {
  const { findings } = await checked(on([version], text))
  return findings.map(({ ruleId, line, refusal }) => [ruleId, line, refusal?.message])
}

const template = `
  selector: { matchLabels: { app: web } }
  template:
    metadata: { labels: { app: web } }
    spec:
      containers: to be written
`
const TEXT = 'json: cannot unmarshal string into Go struct field'

test('a list that is a text is told as what it is, and not as missing besides', async () => {
  const pod = 'apiVersion: v1\nkind: Pod\nmetadata: { name: web }\nspec:\n  containers: to be written\n'
  expect(await told('1.32.13/1.6.3', pod)).toEqual([
    [
      'object-refused',
      5,
      `Pod in version "v1" cannot be handled as a Pod: ${TEXT} PodSpec.spec.containers of type []v1.Container`,
    ],
  ])
  const deployment = `apiVersion: apps/v1\nkind: Deployment\nmetadata: { name: web }\nspec:${template}`
  const error = `${TEXT} PodSpec.spec.template.spec.containers of type []v1.Container`
  expect(await told('1.32.13/1.6.3', deployment)).toEqual([
    ['object-refused', 9, `Deployment in version "v1" cannot be handled as a Deployment: ${error}`],
  ])
  const cloneSet = `apiVersion: apps.kruise.io/v1alpha1\nkind: CloneSet\nmetadata: { name: web }\nspec:${template}`
  expect(await told('1.32.13/1.6.3', cloneSet)).toEqual([['object-refused', 9, error]])
})

test('what would stand in it is not missing either', async () => {
  expect(await told('1.32.13/1.6.3', 'apiVersion: v1\nkind: Pod\nmetadata: { name: web }\nspec: soon\n')).toEqual([
    ['object-refused', 4, `Pod in version "v1" cannot be handled as a Pod: ${TEXT} Pod.spec of type v1.PodSpec`],
  ])
})

test('a selector that is missing is told, and not that it matches nothing', async () => {
  const spec = template.replace(/ {2}selector.*\n/, '').replace('to be written', '[{ name: app, image: "app:1" }]')
  const of = (kind: string) => `apiVersion: apps/v1\nkind: ${kind}\nmetadata: { name: web }\nspec:${spec}`
  expect(await told('1.32.13/1.6.3', of('Deployment'))).toEqual([
    ['object-refused', 4, 'spec.selector: Required value'],
  ])
  expect((await told('1.32.13/1.6.3', of('DaemonSet'))).map(([, line]) => line)).toEqual([6])
})

test('beside the first value of a wrong type, what is really missing is told', async () => {
  const pod = `apiVersion: v1
kind: Pod
metadata: { name: web }
spec:
  activeDeadlineSeconds: soon
  containers:
    - { name: app, image: ['app:1'] }
    - { name: proxy, image: '' }
    - { name: log, image: {} }
    - { name: shell }
`
  expect(await told('1.32.13/1.6.3', pod)).toEqual([
    [
      'object-refused',
      5,
      `Pod in version "v1" cannot be handled as a Pod: ${TEXT} PodSpec.spec.activeDeadlineSeconds of type int64`,
    ],
    ['object-refused', 8, 'spec.containers[1].image: Required value'],
    ['object-refused', 9, 'spec.containers[2].image: Required value'],
    ['object-refused', 10, 'spec.containers[3].image: Required value'],
  ])
})

test('a selector that is missing or none is told once, and not that it matches nothing', async () => {
  const deployment = (selector: string) => `apiVersion: apps/v1
kind: Deployment
metadata: { name: web }
spec:
${selector}
  template:
    metadata: { labels: { app: web } }
    spec: { containers: [{ name: app, image: 'app:1' }] }
`
  expect(await told('1.32.13', deployment('  replicas: 2'))).toEqual([
    ['object-refused', 4, 'spec.selector: Required value'],
  ])
  const [only, ...more] = await told('1.32.13', deployment('  selector:\n    matchLabels:\n      app: -web'))
  expect(only?.slice(0, 2)).toEqual(['object-refused', 7])
  expect(only?.[2]).toContain('spec.selector.matchLabels: Invalid value: "-web"')
  expect(more).toEqual([])
  // A DaemonSet has no other words for it.
  const daemonSet = deployment('  minReadySeconds: 2').replace('Deployment', 'DaemonSet')
  expect(await told('1.32.13', daemonSet)).toEqual([
    [
      'object-refused',
      7,
      'spec.template.metadata.labels: Invalid value: map[string]string{"app":"web"}: `selector` does not match template `labels`',
    ],
  ])
})

test('what looks at a value that does not decode says nothing of it', async () => {
  const volume = '\n      fc:\n        targetWWNs: [a]\n        lun: one'
  const pod = `apiVersion: v1\nkind: Pod\nmetadata: { name: web }\nspec:\n  containers: [{ name: app, image: "app:1" }]\n  volumes:\n    - name: data${volume}\n`
  expect(await told('1.32.13/1.6.3', pod)).toEqual([
    [
      'object-refused',
      10,
      `Pod in version "v1" cannot be handled as a Pod: ${TEXT} FCVolumeSource.spec.volumes.fc.lun of type int32`,
    ],
  ])
})

test('a selector with an error in it is refused as none, and an update of it for itself', () => {
  const within = { by: 'x', id: 'label-value', message: 'm', path: ['spec', 'selector', 'matchLabels', 'app'] }
  const whole = (id: string) => ({ by: 'x', id, message: 'm', path: ['spec', 'selector'] })
  for (const id of ['selector-unreadable', 'value-invalid']) {
    expect(isConsequence(whole(id), {}, [within, whole(id)])).toBe(true)
    expect(isConsequence(whole(id), {}, [whole(id)])).toBe(false)
  }
  expect(isConsequence(whole('field-immutable'), {}, [within, whole('field-immutable')])).toBe(false)
  expect(isConsequence(within, {}, [within, whole('value-invalid')])).toBe(false)
})
