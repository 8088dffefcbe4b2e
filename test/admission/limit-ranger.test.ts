import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { limitRangeDefaults, limitRanger } from '../../src/admission/limit-ranger.js'
import { sixDecimals } from '../../src/admission/limit-ranger-constraints.js'
import type { EffectivePod } from '../../src/admission/pod.js'
import { container, limited, limitRange, podOf, said, worldOf } from './limits.js'

const RELEASES = ['1.26.15', '1.28.15', '1.32.13', '1.36.3']
const refused = (label: string, spec: unknown, limits: unknown) =>
  said(limited(label, spec, [limitRange(limits)]).refusals)

describe('the words, at the place of the cause', () => {
  test('of a container: limit before request, init containers after the others', () => {
    const spec = {
      containers: [container('a', { cpu: '10m' }, { cpu: '2' }), container('b')],
      initContainers: [container('i', { memory: '2Gi' })],
    }
    expect(
      refused('1.32.13', spec, [{ type: 'Container', min: { cpu: '100m' }, max: { cpu: '1', memory: '1Gi' } }]),
    ).toEqual([
      'spec.containers.0.resources.requests.cpu: minimum cpu usage per Container is 100m, but request is 10m',
      'spec.containers.0.resources.limits.cpu: maximum cpu usage per Container is 1, but limit is 2',
      'spec.initContainers.0.resources.requests.memory: maximum memory usage per Container is 1Gi, but request is 2Gi',
    ])
  })

  test('of a pod: at the container that has the most', () => {
    const spec = {
      containers: [container('a', undefined, { cpu: '300m' }), container('b', undefined, { cpu: '1' })],
    }
    expect(refused('1.32.13', spec, [{ type: 'Pod', max: { cpu: '1', memory: '1Gi' } }])).toEqual([
      'spec.containers.1.resources.limits.cpu: maximum cpu usage per Pod is 1, but limit is 1300m',
      'spec.containers: maximum memory usage per Pod is 1Gi.  No limit is specified',
    ])
  })

  test('of devices and disks', () => {
    const spec = { containers: [container('a', undefined, { 'nvidia.com/gpu': '2', 'ephemeral-storage': '1Gi' })] }
    const max = { 'nvidia.com/gpu': '1' }
    expect(refused('1.36.3', spec, [{ type: 'Container', max, min: { 'ephemeral-storage': '2Gi' } }])).toEqual([
      'spec.containers.0.resources.requests.ephemeral-storage: minimum ephemeral-storage usage per Container is 2Gi, but request is 1Gi',
      'spec.containers.0.resources.limits.nvidia.com/gpu: maximum nvidia.com/gpu usage per Container is 1, but limit is 2',
    ])
  })

  test('of a ratio, exact where floating point is not', () => {
    const limits = [{ type: 'Container', maxLimitRequestRatio: { cpu: '1' } }]
    const ratio = (request: string, limit: string) =>
      refused('1.32.13', { containers: [container('a', { cpu: request }, { cpu: limit })] }, limits)
    expect(ratio('128m', '129m')).toEqual([
      'spec.containers.0.resources.limits.cpu: cpu max limit to request ratio per Container is 1, but provided ratio is 1.007812',
    ])
    expect(ratio('1', '1')).toEqual([])
    expect(ratio('0', '1')).toEqual([
      'spec.containers.0.resources.requests.cpu: cpu max limit to request ratio per Container is 1, but no request is specified or request is 0',
    ])
  })

  test('the ranges each speak, the same words once', () => {
    const spec = { containers: [container('a', undefined, { cpu: '2' })] }
    const held = [
      limitRange([{ type: 'Container', max: { cpu: '1' } }]),
      limitRange([{ type: 'Container', max: { cpu: '1500m' } }]),
    ]
    expect(said(limited('1.32.13', spec, [...held, ...held]).refusals)).toEqual([
      'spec.containers.0.resources.limits.cpu: maximum cpu usage per Container is 1, but limit is 2',
      'spec.containers.0.resources.limits.cpu: maximum cpu usage per Container is 1500m, but limit is 2',
    ])
  })
})

describe('the sum of a pod by release', () => {
  const max = [{ type: 'Pod', max: { cpu: '1', memory: '1Gi' } }]
  const sidecar = container('s', undefined, { cpu: '600m', memory: '1Gi' }, { restartPolicy: 'Always' })
  const app = container('a', undefined, { cpu: '600m', memory: '512Mi' })

  test('a native sidecar runs beside the others only where there are such sidecars', () => {
    const spec = { containers: [app], initContainers: [sidecar] }
    expect(refused('1.28.15', spec, max)).toEqual([])
    for (const label of ['1.28.15+SidecarContainers', '1.29.15', '1.37.1']) {
      expect(refused(label, spec, max)).toEqual([
        'spec.containers.0.resources.limits.cpu: maximum cpu usage per Pod is 1, but limit is 1200m',
        'spec.initContainers.0.resources.limits.memory: maximum memory usage per Pod is 1Gi, but limit is 1536Mi',
      ])
    }
  })

  test('a container without a limit leaves a pod without one up to 1.27', () => {
    const spec = { containers: [app, container('b')] }
    expect(refused('1.27.16', spec, max)).toEqual([
      'spec.containers.0.resources.limits.cpu: maximum cpu usage per Pod is 1.  No limit is specified',
      'spec.containers.0.resources.limits.memory: maximum memory usage per Pod is 1Gi.  No limit is specified',
    ])
    expect(refused('1.28.15', spec, max)).toEqual([])
  })

  test('bytes were printed in decimal up to 1.27', () => {
    const spec = { containers: [container('a', undefined, { cpu: '1', memory: '2Gi' })] }
    const place = 'spec.containers.0.resources.limits.memory'
    expect(refused('1.27.16', spec, max)).toEqual([
      `${place}: maximum memory usage per Pod is 1Gi, but limit is 2147483648`,
    ])
    expect(refused('1.28.15', spec, max)).toEqual([`${place}: maximum memory usage per Pod is 1Gi, but limit is 2Gi`])
  })

  test("the pod's own limits replace the sum, with their gate", () => {
    const spec = { containers: [app], resources: { limits: { cpu: '2' } } }
    const words = ['spec.resources.limits.cpu: maximum cpu usage per Pod is 1, but limit is 2']
    expect(refused('1.32.13', spec, max)).toEqual([])
    expect(refused('1.32.13+PodLevelResources', spec, max)).toEqual(words)
    expect(refused('1.34.4', spec, max)).toEqual(words)
  })
})

test('a number is printed as Go prints it', () => {
  expect([5, 1 / 3, 2 / 3, 129 / 128, 131 / 128, 1e15].map(sixDecimals)).toEqual([
    '5.000000',
    '0.333333',
    '0.666667',
    '1.007812',
    '1.023438',
    '1000000000000000.000000',
  ])
  expect(sixDecimals(Number.POSITIVE_INFINITY)).toBe('+Inf')
})

const millis = fc.integer({ min: 1, max: 4000 }).map((each) => `${each}m`)
const list = fc.dictionary(fc.constantFrom('cpu', 'memory'), millis)
const containers = fc
  .array(fc.record({ requests: list, limits: list, restartPolicy: fc.constantFrom('Always', undefined) }), {
    minLength: 1,
    maxLength: 3,
  })
  .map((each) => each.map(({ restartPolicy, ...resources }, at) => ({ name: `c${at}`, resources, restartPolicy })))
const specs = fc.record({
  containers: containers.map((each) => each.map(({ restartPolicy: _, ...rest }) => rest)),
  initContainers: containers,
})
const item = fc.record({
  type: fc.constantFrom('Container', 'Pod'),
  min: list,
  max: list,
  maxLimitRequestRatio: fc.dictionary(fc.constantFrom('cpu', 'memory'), fc.constantFrom('1', '2', '3')),
})

function again(pod: EffectivePod, label: string, limits: unknown): EffectivePod {
  const second = podOf(structuredClone(pod.spec))
  const world = worldOf(label, [limitRange(limits)])
  limitRangeDefaults(second, world)
  limitRanger(second, world)
  return second
}

describe('whatever the pod', () => {
  test('one that is admitted twice is the same', () => {
    fc.assert(
      fc.property(fc.constantFrom(...RELEASES), specs, fc.array(item, { maxLength: 2 }), (label, spec, limits) => {
        const once = limited(label, spec, [limitRange(limits)])
        const twice = again(once, label, limits)
        expect(twice.spec).toEqual(once.spec)
        expect(twice.refusals).toEqual(once.refusals)
      }),
      { numRuns: 80 },
    )
  })

  test('a higher max refuses no pod that a lower one admits, and every refusal has a place in the spec', () => {
    fc.assert(
      fc.property(fc.constantFrom(...RELEASES), specs, millis, millis, (label, spec, one, other) => {
        const [low, high] = [one, other].sort((left, right) => Number.parseInt(left, 10) - Number.parseInt(right, 10))
        const under = (cpu: string | undefined) =>
          limited(label, spec, [limitRange([{ type: 'Pod', max: { cpu } }])]).refusals
        if (under(low).length === 0) expect(under(high)).toEqual([])
        for (const { path } of under(low)) expect(path[0]).toBe('spec')
      }),
      { numRuns: 80 },
    )
  })
})
