import { describe, expect, test } from 'vitest'
import { FORBIDDEN, type Gates, IN_PLACE, STUCK, updated } from './updated.js'

// kubernetes pkg/apis/core/validation/validation.go, ValidatePodResize: v1.32.13:5579, v1.33.13:5635, v1.34.4:6044, v1.35.4:6217,
// v1.36.3:6306; openkruise/kruise@v1.9.0 pkg/util/inplaceupdate/inplace_update.go:330, inplace_update_vertical.go:70.
const cloneSet = (resources: string, more = '') => `
apiVersion: apps.kruise.io/v1alpha1
kind: CloneSet
metadata: { name: web, namespace: shop }
spec:
  replicas: 3
  selector: { matchLabels: { app: web } }
  updateStrategy: { type: InPlaceIfPossible }
  template:
    metadata: { labels: { app: web } }
    spec:
      ${more}
      containers:
        - name: web
          image: web:1
          resources: ${resources}
`
const BOTH = '{ requests: { cpu: 100m, memory: 64Mi }, limits: { cpu: 200m, memory: 128Mi } }'
const both: Gates = {
  kruiseFeatureGates: { InPlaceWorkloadVerticalScaling: true },
  featureGates: { InPlacePodVerticalScaling: true },
}
const alpha: Gates = { kruiseFeatureGates: both.kruiseFeatureGates ?? {} }
const resized = (cluster: string, from: string, to: string, text = cloneSet(BOTH), gates = both) =>
  updated(cluster, text, from, to, gates)

describe('new resources of running pods', () => {
  test('a memory limit goes down everywhere but on 1.33, and there with RestartContainer', () => {
    const down = ['memory: 128Mi', 'memory: 96Mi'] as const
    const message =
      'spec.containers[0].resources.limits[memory]: Forbidden: memory limits cannot be decreased unless resizePolicy is RestartContainer'
    expect(resized('1.32.13/1.9.0', ...down)).toEqual([IN_PLACE])
    expect(resized('1.33.4/1.9.0', ...down, undefined, alpha)).toEqual([['stuck', STUCK, message]])
    expect(resized('1.34.4/1.9.0', ...down, undefined, alpha)).toEqual([IN_PLACE])
    expect(resized('1.33.4/1.9.0', 'memory: 128Mi', 'memory: 160Mi', undefined, alpha)).toEqual([IN_PLACE])
    const restarts = `${cloneSet(BOTH)}          resizePolicy: [{ resourceName: memory, restartPolicy: RestartContainer }]\n`
    expect(resized('1.33.4/1.9.0', ...down, restarts, alpha)).toEqual([
      ['in-place', `${IN_PLACE[1]}; web: restarted as resizePolicy says`],
    ])
  })

  test('without the subresource the server finds nothing; an older Kruise writes them where they are refused', () => {
    const up = ['cpu: 100m', 'cpu: 150m'] as const
    expect(resized('1.32.13/1.9.0', ...up, undefined, alpha)).toEqual([
      ['stuck', STUCK, 'the server could not find the requested resource'],
    ])
    expect(resized('1.33.4/1.8.4', ...up, undefined, alpha)).toEqual([['stuck', STUCK, FORBIDDEN]])
    expect(resized('1.31.14/1.8.4', ...up)).toEqual([IN_PLACE])
    expect(resized('1.31.14/1.8.4', ...up, undefined, alpha)).toEqual([['stuck', STUCK, FORBIDDEN]])
  })

  test('limits alone, which are requests too, may not rise: the pod would be Guaranteed no more', () => {
    const text = cloneSet('{ limits: { cpu: 1, memory: 1Gi } }')
    const up = ['cpu: 1,', 'cpu: "2",'] as const
    const immutable = (shown: string) => `metadata: Invalid value: "${shown}": Pod QoS is immutable`
    const numbers = text.replace('cpu: 1,', 'cpu: "1",')
    expect(resized('1.28.15/1.8.4', 'cpu: "1",', up[1], numbers)).toEqual([['stuck', STUCK, immutable('Burstable')]])
    expect(resized('1.31.14/1.8.4', 'cpu: "1",', up[1], numbers)).toEqual([['stuck', STUCK, immutable('Guaranteed')]])
    expect(resized('1.33.4/1.9.0', 'cpu: "1",', up[1], numbers, alpha)).toEqual([
      ['stuck', STUCK, 'spec: Invalid value: "Guaranteed": Pod QOS Class may not change as a result of resizing'],
    ])
  })

  test('a pod with resources of its own is resized from 1.36, or by a gate from 1.35', () => {
    const text = cloneSet(BOTH, 'resources: { requests: { cpu: 500m }, limits: { cpu: "1", memory: 1Gi } }')
    const up = ['cpu: 100m', 'cpu: 150m'] as const
    expect(resized('1.34.4/1.9.0', ...up, text, alpha)).toEqual([
      ['stuck', STUCK, '[]: Forbidden: pods with pod-level resources cannot be resized'],
    ])
    const off = 'InPlacePodLevelResourcesVerticalScalingEnabled feature gate is disabled'
    expect(resized('1.35.4/1.9.0', ...up, text, alpha)).toEqual([
      ['stuck', STUCK, `[]: Forbidden: resize of pods with pod-level resources is forbidden when ${off}`],
    ])
    const gate = { ...alpha, featureGates: { InPlacePodLevelResourcesVerticalScaling: true } }
    expect(resized('1.35.4/1.9.0', ...up, text, gate)).toEqual([IN_PLACE])
    expect(resized('1.36.3/1.9.0', ...up, text, alpha)).toEqual([IN_PLACE])
  })

  test('a Windows pod is never resized, nor before 1.37 a container with resource claims', () => {
    const up = ['cpu: 100m', 'cpu: 150m'] as const
    expect(resized('1.36.3/1.9.0', ...up, cloneSet(BOTH, 'os: { name: windows }'), alpha)).toEqual([
      ['stuck', STUCK, '[]: Forbidden: windows pods cannot be resized'],
    ])
    const claims = cloneSet(
      BOTH.replace('{ requests', '{ claims: [{ name: gpu }], requests'),
      'resourceClaims: [{ name: gpu, resourceClaimTemplateName: gpu }]',
    )
    expect(resized('1.36.3/1.9.0', ...up, claims, alpha)).toEqual([
      ['stuck', STUCK, 'spec: Forbidden: only cpu and memory resources are mutable'],
    ])
    expect(resized('1.37.1/1.9.0', ...up, claims, alpha)).toEqual([IN_PLACE])
  })

  // plugin/pkg/admission/limitranger/admission.go:423, pkg/quota/v1/evaluator/core/pods.go:174 of kubernetes@v1.32.13.
  test('LimitRange and ResourceQuota have their say at pods/resize, and LimitRange none in an update of the pod', () => {
    const range = `---
apiVersion: v1
kind: LimitRange
metadata: { name: cap, namespace: shop }
spec: { limits: [{ type: Container, max: { cpu: 250m } }] }
`
    const up = ['cpu: 200m', 'cpu: 300m'] as const
    const max = 'maximum cpu usage per Container is 250m, but limit is 300m'
    expect(resized('1.33.4/1.9.0', ...up, cloneSet(BOTH) + range, alpha)).toEqual([['stuck', STUCK, max]])
    expect(resized('1.31.14/1.9.0', ...up, cloneSet(BOTH) + range)).toEqual([IN_PLACE])
    const quota = `---
apiVersion: v1
kind: ResourceQuota
metadata: { name: quota, namespace: shop }
spec: { hard: { limits.cpu: "1" } }
status: { hard: { limits.cpu: "1" }, used: { limits.cpu: 750m } }
`
    expect(resized('1.33.4/1.9.0', ...up, cloneSet(BOTH) + quota, alpha)).toEqual([IN_PLACE])
    const exceeded = 'exceeded quota: quota, requested: limits.cpu=300m, used: limits.cpu=750m, limited: limits.cpu=1'
    for (const cluster of ['1.33.4/1.9.0', '1.31.14/1.8.4']) {
      expect(resized(cluster, 'cpu: 200m', 'cpu: 500m', cloneSet(BOTH) + quota)).toEqual([['stuck', STUCK, exceeded]])
    }
  })

  test('pods that were never made are not resized', () => {
    const missing = cloneSet(BOTH, 'priorityClassName: gone')
    expect(resized('1.33.4/1.9.0', 'cpu: 100m', 'cpu: 150m', missing, alpha)).toEqual([
      ['none', 'no pod runs: those to come are made of the new template'],
    ])
  })
})
