import { describe, expect, test } from 'vitest'
import { ClusterProfile } from '../../src/cluster/profile.js'
import type { JsonObject } from '../../src/workload/manifest.js'
import { type QosClass, qosClass } from '../../src/workload/qos.js'
import { release } from '../cluster/facts.js'
import { knowledge } from '../knowledge.js'

// The recorded answers of k8s.io/kubernetes are in test/admission/defaults.test.ts; these are the edges by name.

const profile = (version: string, featureGates = {}) =>
  new ClusterProfile(knowledge, { name: version, kubernetes: release('kubernetes', version, knowledge), featureGates })
const build = profile('1.32.13')

const both = (cpu: string | number, memory: string): JsonObject => ({
  requests: { cpu, memory },
  limits: { cpu, memory },
})
const pod = (...resources: (JsonObject | undefined)[]): JsonObject => ({
  containers: resources.map((each, at) => ({ name: `c${at}`, ...(each && { resources: each }) })),
})

describe('the class of a pod', () => {
  test.each([
    ['nothing stated', pod(undefined, {}), 'BestEffort'],
    ['zero is nothing', pod(both('0', '0Mi')), 'BestEffort'],
    ['less than nothing is nothing', pod(both('-1', '-1Mi')), 'BestEffort'],
    ['what is no quantity is nothing', pod(both('lots', 'x')), 'BestEffort'],
    ['another resource alone', pod({ limits: { 'nvidia.com/gpu': 1, 'ephemeral-storage': '1Gi' } }), 'BestEffort'],
    ['all limited and requested alike', pod(both(1, '1Gi'), both('500m', '1Mi')), 'Guaranteed'],
    [
      'the same amount in other words',
      pod({ requests: { cpu: '1000m', memory: '1024Mi' }, limits: { cpu: 1, memory: '1Gi' } }),
      'Guaranteed',
    ],
    [
      'sums that are equal, containers that are not',
      pod(
        { requests: { cpu: 1, memory: '1Gi' }, limits: { cpu: 2, memory: '1Gi' } },
        { requests: { cpu: 2, memory: '1Gi' }, limits: { cpu: 1, memory: '1Gi' } },
      ),
      'Guaranteed',
    ],
    ['one container without', pod(both(1, '1Gi'), undefined), 'Burstable'],
    ['limits without requests, before they are defaulted', pod({ limits: { cpu: 1, memory: '1Gi' } }), 'Burstable'],
    ['requests alone', pod({ requests: { cpu: '1m' } }), 'Burstable'],
    ['one resource of two', pod({ requests: { cpu: 1 }, limits: { cpu: 1 } }), 'Burstable'],
    ['a limit of zero', pod({ requests: { cpu: 1, memory: '1Gi' }, limits: { cpu: 1, memory: '0' } }), 'Burstable'],
    ['an init container without', { ...pod(both(1, '1Gi')), initContainers: [{ name: 'i' }] }, 'Burstable'],
    [
      'an init container with',
      { ...pod(both(1, '1Gi')), initContainers: [{ name: 'i', resources: both(5, '5Gi') }] },
      'Guaranteed',
    ],
    [
      'an init container alone',
      { ...pod({}), initContainers: [{ name: 'i', resources: { requests: { cpu: 1 } } }] },
      'Burstable',
    ],
    [
      'an ephemeral container does not count',
      { ...pod(both(1, '1Gi')), ephemeralContainers: [{ name: 'e' }] },
      'Guaranteed',
    ],
    ['no containers', {}, 'BestEffort'],
    [
      'containers of any shape',
      { containers: [null, 5, { resources: 'x' }, { resources: { limits: [] } }] },
      'BestEffort',
    ],
  ] as [string, JsonObject, QosClass][])('%s', (_, spec, expected) => {
    expect(qosClass(spec, build)).toBe(expected)
  })

  test('is that of the pod’s own resources, where its gate is on', () => {
    const spec = { ...pod(undefined), resources: both(1, '1Gi') }
    expect(qosClass(spec, profile('1.32.13'))).toBe('BestEffort')
    expect(qosClass(spec, profile('1.32.13', { PodLevelResources: true }))).toBe('Guaranteed')
    expect(qosClass(spec, profile('1.36.3'))).toBe('Guaranteed')
    expect(qosClass({ ...pod(both(1, '1Gi')), resources: {} }, profile('1.36.3'))).toBe('BestEffort')
    expect(qosClass({ ...pod(both(1, '1Gi')), resources: { limits: { cpu: 1 } } }, profile('1.36.3'))).toBe('Burstable')
  })
})
