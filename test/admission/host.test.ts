import { describe, expect, test } from 'vitest'
import { configured, simulated } from '../gate/judge.js'

const CLASS = (name: string, value: number, more = '') =>
  `apiVersion: scheduling.k8s.io/v1\nkind: PriorityClass\nmetadata: { name: ${name} }\nvalue: ${value}\n${more}`

const pod = (spec = '', resources = '{}') =>
  `apiVersion: v1\nkind: Pod\nmetadata: { name: p }\nspec: { ${spec} containers: [{ name: a, image: "a:1", resources: ${resources} }] }\n`

/** What becomes of the copy of the first pod: verdict, classes and refusals. */
function host(vcluster: string, text: string, { guest = '1.32.13', on = '1.32.13', held = '', values = '' } = {}) {
  const config = `clusters:
  - { name: guest, kubernetes: ${guest}, vcluster: { version: ${vcluster}${values && ', values: v.yaml'} }, host: host, hostNamespace: team }
  - { name: host, kubernetes: ${on}, paths: ["none/**"], objects: ["o/*"] }
`
  const repository = configured(config, text, { objects: { host: held }, named: { 'v.yaml': values } })
  const copy = simulated(repository).clusters[0]?.pods[0]
  return [
    copy?.host?.verdict,
    copy?.qosClass,
    copy?.host?.qosClass,
    ...(copy?.host?.refusals ?? []).map(({ message }) => message),
  ]
}

const LIMITS = `apiVersion: v1
kind: LimitRange
metadata: { name: l, namespace: team }
spec: { limits: [{ type: Container, default: { cpu: 1, memory: 1Gi } }] }
`
const IMMUTABLE = 'status.qosClass: Invalid value: "Burstable": field is immutable'
const POLICY = (given: string, computed: string) =>
  `the string value of PreemptionPolicy (${given}) must not be provided in pod spec; priority admission controller computed ${computed} from the given PriorityClass name`

describe('the class of the copy', () => {
  test('is written back by old syncers, and refused by guests from 1.32 on', () => {
    const [limited, same] = [{ held: LIMITS.replace(', memory: 1Gi', '') }, {}]
    expect(host('0.22.1', pod(), limited)).toEqual([
      'stuck',
      'BestEffort',
      'Burstable',
      expect.stringContaining(IMMUTABLE),
    ])
    expect(host('0.22.6', pod(), limited)).toEqual([
      'stuck',
      'BestEffort',
      'Burstable',
      expect.stringContaining(IMMUTABLE),
    ])
    expect(host('0.23.0', pod(), limited)).toEqual(['admitted', 'BestEffort', 'Burstable'])
    expect(host('0.22.1', pod(), { ...limited, guest: '1.31.14' })).toEqual(['admitted', 'BestEffort', 'Burstable'])
    expect(host('0.22.1', pod(), { ...limited, on: '1.31.14' })[0]).toBe('stuck')
    expect(host('0.22.1', pod(), same)).toEqual(['admitted', 'BestEffort', 'BestEffort'])
  })

  test('is changed by the init container that pods with a subdomain get', () => {
    const named = 'hostname: h, subdomain: s,'
    expect(host('0.22.1', pod(named))).toEqual(['stuck', 'BestEffort', 'Burstable', expect.stringContaining(IMMUTABLE)])
    const equal = '{ requests: { cpu: 1, memory: 1Gi }, limits: { cpu: 1, memory: 1Gi } }'
    expect(host('0.22.1', pod(named, equal))).toEqual(['admitted', 'Guaranteed', 'Guaranteed'])
    const off = 'sync:\n  toHost:\n    pods:\n      rewriteHosts:\n        enabled: false\n'
    expect(host('0.22.1', pod(named), { values: off })).toEqual(['admitted', 'BestEffort', 'BestEffort'])
  })
})

describe('the priority of the copy', () => {
  const never = `${CLASS('calm', 5, 'preemptionPolicy: Never\n')}---\n`
  // The class comes first in the text, so the pod's own cluster knows it; its pod is the only one.
  const named = `${never}${pod('priorityClassName: calm,')}`

  test('goes, and its policy stays: a class that never preempts is refused', () => {
    expect(host('0.23.0', named)).toEqual([
      'rejected',
      'BestEffort',
      'BestEffort',
      POLICY('Never', 'PreemptLowerPriority'),
    ])
    expect(host('0.23.0', `${CLASS('calm', 5)}---\n${pod('priorityClassName: calm,')}`)[0]).toBe('admitted')
  })

  test('meets the host’s default class', () => {
    const byDefault = (more = '') => ({ held: CLASS('d', 1000, `globalDefault: true\n${more}`) })
    expect(host('0.23.0', pod(), byDefault())[0]).toBe('admitted')
    expect(host('0.23.0', pod(), byDefault('preemptionPolicy: Never\n')).slice(3)).toEqual([
      POLICY('PreemptLowerPriority', 'Never'),
    ])
    const synced = 'sync:\n  toHost:\n    priorityClasses:\n      enabled: true\n'
    expect(host('0.23.0', named, { values: synced })[0]).toBe('admitted')
    expect(host('0.23.0', pod(), { ...byDefault(), values: synced }).slice(3)).toEqual([
      'the integer value of priority (0) must not be provided in pod spec; priority admission controller computed 1000 from the given PriorityClass name',
    ])
  })
})

describe('the class that the syncer gives every copy', () => {
  const gives = (name: string, more = '') => `sync:\n  toHost:\n    pods:\n      priorityClassName: ${name}\n${more}`
  const held = `${CLASS('gold', 1000)}---\n${CLASS('calm', 5, 'preemptionPolicy: Never\n')}---\n${CLASS('d', 7, 'globalDefault: true\n')}`
  const own = `${CLASS('high', 2000)}---\n${pod('priorityClassName: high,')}`
  const none = (name: string) => `no PriorityClass with name ${name} was found`

  test('comes where it would have none, and only from 0.23 on', () => {
    expect(host('0.23.0', pod(), { values: gives('gold') }).slice(3)).toEqual([none('gold')])
    expect(host('0.23.0', own, { values: gives('gold') }).slice(3)).toEqual([none('gold')])
    expect(host('0.22.6', pod(), { values: gives('gold') })[0]).toBe('admitted')
    for (const text of [pod(), own]) expect(host('0.23.0', text, { values: gives('gold'), held })[0]).toBe('admitted')
    const synced = gives('gold', '    priorityClasses: { enabled: true }\n')
    expect(host('0.23.0', own, { values: synced })[0]).toBe('admitted')
    expect(host('0.23.0', pod(), { values: synced }).slice(3)).toEqual([none('gold')])
  })

  test('meets the policy that stays', () => {
    expect(host('0.23.0', pod(), { values: gives('calm'), held }).slice(3)).toEqual([
      POLICY('PreemptLowerPriority', 'Never'),
    ])
  })

  test('may be one that the host limits', () => {
    expect(host('0.23.0', pod(), { values: gives('system-cluster-critical'), on: '1.32.4-gke.1' }).slice(3)).toEqual([
      'insufficient quota to match these scopes: [{PriorityClass In [system-node-critical system-cluster-critical]}]',
    ])
    expect(host('0.23.0', pod(), { values: gives('system-cluster-critical') })[0]).toBe('admitted')
  })
})

test('without a host in the configuration nothing is said of it', () => {
  const repository = configured('clusters: [{ name: g, kubernetes: 1.32.13, vcluster: 0.22.1 }]', pod())
  expect(simulated(repository).clusters[0]?.pods[0]?.host).toBeNull()
})
