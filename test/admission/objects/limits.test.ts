import { describe, expect, test } from 'vitest'
import { claims } from '../../../src/admission/claims.js'
import { claimRefusals } from '../../../src/admission/objects/claim.js'
import { limitRangeRefusals } from '../../../src/admission/objects/limit-range.js'
import { resourceQuotaRefusals } from '../../../src/admission/objects/resource-quota.js'
import { buildPod } from '../../../src/admission/template.js'
import { limitRange, manifest, quota, said, worldOf } from '../limits.js'

describe('a LimitRange', () => {
  const judged = (label: string, limits: unknown) => said(limitRangeRefusals(limitRange(limits), worldOf(label)))
  const two =
    'resource.Quantity{i:resource.int64Amount{value:2, scale:0}, d:resource.infDecAmount{Dec:(*inf.Dec)(nil)}, s:"2", Format:"DecimalSI"}'

  test('is judged with its defaults; a fault in one stands at what it comes from', () => {
    const faults = (shown: string, one: string) => [
      `spec.limits.0.min.cpu: spec.limits[0].min[cpu]: Invalid value: ${shown}: min value 2 is greater than max value 1`,
      `spec.limits.0.max.cpu: spec.limits[0].defaultRequest[cpu]: Invalid value: ${one}: min value 2 is greater than default request value 1`,
      `spec.limits.0.max.cpu: spec.limits[0].default[cpu]: Invalid value: ${shown}: min value 2 is greater than default value 1`,
    ]
    const item = [{ type: 'Container', min: { cpu: '2' }, max: { cpu: '1' } }]
    expect(judged('1.33.13', item)).toEqual(faults(two, two.replace('value:2', 'value:1').replace('"2"', '"1"')))
    expect(judged('1.34.4', item)).toEqual(faults('"2"', '"1"'))
  })

  test('has one item of each type, and no defaults for pods', () => {
    expect(judged('1.36.3', [{ type: 'Pod', default: { cpu: '1' } }, { type: 'Pod' }, { type: 'Node' }])).toEqual([
      "spec.limits.0.default: spec.limits[0].default: Forbidden: may not be specified when `type` is 'Pod'",
      'spec.limits.1.type: spec.limits[1].type: Duplicate value: "Pod"',
      'spec.limits.2.type: spec.limits[2].type: Invalid value: "Node": must be a standard limit type or fully qualified',
    ])
  })

  test('bounds what claims store', () => {
    expect(judged('1.36.3', [{ type: 'PersistentVolumeClaim' }])).toEqual([
      'spec.limits.0: spec.limits[0].limits: Required value: either minimum or maximum storage value is required, but neither was provided',
    ])
  })
})

describe('a ResourceQuota', () => {
  const judged = (label: string, hard: Record<string, string>, spec: object = {}) =>
    said(resourceQuotaRefusals(quota(hard, {}, spec), worldOf(label)))

  test('limits names that quotas know, in amounts that can be', () => {
    expect(judged('1.36.3', { foo: '1', pods: '-1', 'services.nodeports': '1.5' })).toEqual([
      'spec.hard.foo: spec.hard[foo]: Invalid value: "foo": must be a standard resource type or fully qualified',
      'spec.hard.foo: spec.hard[foo]: Invalid value: "foo": must be a standard resource for quota',
      'spec.hard.pods: spec.hard[pods]: Invalid value: "-1": must be greater than or equal to 0',
      'spec.hard.services.nodeports: spec.hard[services.nodeports]: Invalid value: "1500m": must be an integer',
    ])
  })

  test('has scopes that fit together and to what it limits', () => {
    const scopes = ['BestEffort', 'NotBestEffort', 'Odd']
    const list = '[]core.ResourceQuotaScope{"BestEffort", "NotBestEffort", "Odd"}'
    expect(judged('1.33.13', { cpu: '1' }, { scopes })).toEqual([
      `spec.scopes.0: spec.scopes: Invalid value: ${list}: unsupported scope applied to resource`,
      `spec.scopes.2: spec.scopes: Invalid value: ${list}: unsupported scope`,
      `spec.scopes: spec.scopes: Invalid value: ${list}: conflicting scopes`,
    ])
    expect(judged('1.34.4', { pods: '1' }, { scopes: ['Terminating', 'NotTerminating'] })).toEqual([
      'spec.scopes: spec.scopes: Invalid value: ["Terminating","NotTerminating"]: conflicting scopes',
    ])
  })

  test('selects by operators that fit, spelled as the release spells them', () => {
    const scopeSelector = { matchExpressions: [{ scopeName: 'Terminating', operator: 'In', values: [] }] }
    const words = (exists: string) => [
      `spec.scopeSelector.matchExpressions.0.operator: spec.scopeSelector.matchExpressions.operator: Invalid value: "In": must be '${exists}' when scope is any of ResourceQuotaScopeTerminating, ResourceQuotaScopeNotTerminating, ResourceQuotaScopeBestEffort, ResourceQuotaScopeNotBestEffort or ResourceQuotaScopeCrossNamespacePodAffinity`,
      "spec.scopeSelector.matchExpressions.0.values: spec.scopeSelector.matchExpressions.values: Required value: must be at least one value when `operator` is 'In' or 'NotIn' for scope selector",
    ]
    expect(judged('1.30.14', { pods: '1' }, { scopeSelector })).toEqual(words('Exist'))
    expect(judged('1.31.14', { pods: '1' }, { scopeSelector })).toEqual(words('Exists'))
  })

  test('keeps its scopes', () => {
    const [before, now] = [quota({ pods: '1' }), quota({ pods: '1' }, {}, { scopes: ['BestEffort'] })]
    expect(said(resourceQuotaRefusals(now, worldOf('1.36.3'), before))).toEqual([
      'spec.scopes: spec.scopes: Invalid value: ["BestEffort"]: field is immutable',
    ])
    expect(resourceQuotaRefusals(now, worldOf('1.36.3'), now)).toEqual([])
  })
})

describe('a claim', () => {
  const spec = { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '1Gi' } } }
  const held = [limitRange([{ type: 'PersistentVolumeClaim', min: { storage: '5Gi' }, max: { storage: '10Gi' } }])]
  const words = 'minimum storage usage per PersistentVolumeClaim is 5Gi, but request is 1Gi'

  test('is held to LimitRanges, on its own and as a template', () => {
    const claim = manifest('v1', 'PersistentVolumeClaim', { metadata: { name: 'data' }, spec })
    expect(said(claimRefusals(claim, worldOf('1.32.13', held)))).toEqual([`spec.resources.requests.storage: ${words}`])
    const set = manifest('apps/v1', 'StatefulSet', {
      metadata: { name: 'db' },
      spec: { template: { spec: { containers: [] } }, volumeClaimTemplates: [{ metadata: { name: 'data' }, spec }] },
    })
    const world = worldOf('1.32.13', held)
    const pod = buildPod(set, world)
    if (!pod) throw new Error('no pod')
    claims(pod, world)
    expect(said(pod.refusals)).toEqual([`spec.volumes.0.persistentVolumeClaim: ${words}`])
    expect(pod.origin(['spec', 'volumes', 0])?.path).toEqual(['spec', 'volumeClaimTemplates', 0])
  })

  test('that asks for nothing is not valid', () => {
    const claim = manifest('v1', 'PersistentVolumeClaim', {
      metadata: { name: 'data' },
      spec: { accessModes: ['ReadWriteOnce'] },
    })
    expect(said(claimRefusals(claim, worldOf('1.32.13', held)))).toEqual([
      'spec.resources.requests.storage: spec.resources[storage]: Required value',
    ])
  })
})
