import { describe, expect, test } from 'vitest'
import { configured, on, simulated } from './judge.js'

const pod = `apiVersion: v1
kind: Pod
metadata: { name: web }
spec:
  containers:
    - { name: app, image: 'nginx:1.25', resources: { limits: { cpu: '2' } } }
`
const range = (max: string, min = '0') => `apiVersion: v1
kind: LimitRange
metadata: { name: limits }
spec:
  limits: [{ type: Container, max: { cpu: '${max}' }, min: { cpu: '${min}' } }]
`
const over = 'maximum cpu usage per Container is 1, but limit is 2'
const podOf = (now: string, base: string) =>
  simulated(on(['1.32.13'], now), on(['1.32.13'], base)).clusters[0]?.pods.map(({ refusals }) =>
    refusals.map(({ message }) => message),
  )

describe('what runs there now', () => {
  test('goes on to exist where the change does not speak of it', () => {
    expect(podOf(pod, range('1'))).toEqual([[over]])
    expect(podOf(pod, '')).toEqual([[]])
  })

  test('gives way to what the change makes of it, unless that is refused', () => {
    expect(podOf(`${pod}---\n${range('4')}`, range('1'))).toEqual([[]])
    expect(podOf(`${pod}---\n${range('4', '5')}`, range('1'))).toEqual([[over]])
  })

  test('stands before what comes, wherever its file is', () => {
    const spread = (name: string) => `apiVersion: apps.kruise.io/v1alpha1
kind: WorkloadSpread
metadata: { name: ${name} }
spec: { targetRef: { apiVersion: apps/v1, kind: Deployment, name: web }, subsets: [{ name: only }] }
`
    const both = on(['1.32.13/1.9.0'], `${spread('comes')}---\n${spread('runs')}`)
    const objects = simulated(both, on(['1.32.13/1.9.0'], spread('runs'))).clusters[0]?.objects
    expect(objects?.map(({ name, verdict }) => `${name}: ${verdict}`)).toEqual(['comes: rejected', 'runs: admitted'])
    expect(simulated(both).clusters[0]?.objects.map(({ verdict }) => verdict)).toEqual(['admitted', 'rejected'])
  })

  test('never was what the cluster refuses', () => {
    expect(podOf(pod, range('1', '5'))).toEqual([[]])
    expect(podOf(`${pod}---\n${range('1', '5')}`, range('1', '5'))).toEqual([[]])
  })

  test('stands in the clusters to which its path goes', () => {
    const config = `clusters:
  - { name: a, kubernetes: '1.32.13', paths: ['a/**', 'pods/**'] }
  - { name: b, kubernetes: '1.32.13', paths: ['b/**', 'pods/**'] }
`
    const now = configured(config, { 'pods/web.yaml': pod })
    const base = configured(config, { 'a/range.yaml': range('1') })
    const refused = simulated(now, base).clusters.map(({ pods }) => pods[0]?.refusals.map(({ message }) => message))
    expect(refused).toEqual([[over], []])
  })
})
