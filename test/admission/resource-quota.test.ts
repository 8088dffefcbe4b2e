import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { objectQuotaRefusals } from '../../src/admission/resource-quota-objects.js'
import { charged, container, manifest, quota, said, worldOf } from './limits.js'

const RELEASES = ['1.26.15', '1.28.15', '1.32.13', '1.36.3']
const app = container('app', { cpu: '500m', memory: '1Gi' }, { cpu: '1' })

describe('a pod', () => {
  test('that leaves out cpu or memory which a quota counts is refused before any amount is looked at', () => {
    const spec = { containers: [app, container('b', { cpu: '1' })], initContainers: [container('init')] }
    const held = [quota({ 'requests.cpu': '0', 'limits.memory': '1Gi', 'limits.cpu': '5', pods: '0' })]
    expect(said(charged('1.32.13', spec, held).refusals)).toEqual([
      'spec.containers.1.resources.limits.cpu: failed quota: quota: must specify limits.cpu for: b,init; limits.memory for: app,b,init; requests.cpu for: init',
    ])
  })

  test('is refused where the largest part of what is too much stands', () => {
    const spec = { containers: [container('a', { cpu: '100m' }), app] }
    const held = [quota({ 'requests.cpu': '1', pods: '3' }, { 'requests.cpu': '500m', pods: '1' })]
    expect(said(charged('1.32.13', spec, held).refusals)).toEqual([
      'spec.containers.1.resources.requests.cpu: exceeded quota: quota, requested: requests.cpu=600m, used: requests.cpu=500m, limited: requests.cpu=1',
    ])
  })

  test('is counted with its devices, huge pages and disks', () => {
    const limits = { 'nvidia.com/gpu': '2', 'hugepages-2Mi': '4Mi', 'ephemeral-storage': '2Gi', cpu: '1' }
    const held = [
      quota({
        'requests.nvidia.com/gpu': '1',
        'hugepages-2Mi': '2Mi',
        'requests.hugepages-2Mi': '8Mi',
        'limits.ephemeral-storage': '1Gi',
      }),
    ]
    expect(said(charged('1.36.3', { containers: [container('a', undefined, limits)] }, held).refusals)).toEqual([
      'spec.containers.0.resources.requests.hugepages-2Mi: exceeded quota: quota, requested: hugepages-2Mi=4Mi,limits.ephemeral-storage=2Gi,requests.nvidia.com/gpu=2, used: hugepages-2Mi=0,limits.ephemeral-storage=0,requests.nvidia.com/gpu=0, limited: hugepages-2Mi=2Mi,limits.ephemeral-storage=1Gi,requests.nvidia.com/gpu=1',
    ])
  })

  test('of a scope is refused at what brings it there', () => {
    const scopeSelector = { matchExpressions: [{ scopeName: 'PriorityClass', operator: 'In', values: ['high'] }] }
    const held = [quota({ pods: '0' }, {}, { scopeSelector })]
    expect(said(charged('1.32.13', { containers: [app], priorityClassName: 'high' }, held).refusals)).toEqual([
      'spec.priorityClassName: exceeded quota: quota, requested: pods=1, used: pods=0, limited: pods=0',
    ])
    expect(charged('1.32.13', { containers: [app], priorityClassName: 'low' }, held).refusals).toEqual([])
    expect(charged('1.32.13', { containers: [app] }, held).refusals).toEqual([])
  })

  test('meets no quota whose status nobody has filled in, and a half-filled one as unknown', () => {
    const metadata = { name: 'quota' }
    const spec = { hard: { pods: '0' } }
    const empty = manifest('v1', 'ResourceQuota', { metadata, spec })
    const half = manifest('v1', 'ResourceQuota', { metadata, spec, status: { hard: { pods: '5' } } })
    expect(charged('1.32.13', { containers: [app] }, [empty]).refusals).toEqual([])
    expect(said(charged('1.32.13', { containers: [app] }, [half]).refusals)).toEqual([
      'spec: status unknown for quota: quota, resources: pods',
    ])
  })

  test('that states its own resources need not state those of its containers, with their gate', () => {
    const spec = { containers: [container('a')], resources: { requests: { cpu: '2' }, limits: { cpu: '2' } } }
    const held = [quota({ 'limits.cpu': '1' })]
    expect(said(charged('1.32.13', spec, held).refusals)).toEqual([
      'spec.containers.0.resources.limits.cpu: failed quota: quota: must specify limits.cpu for: a',
    ])
    expect(said(charged('1.34.4', spec, held).refusals)).toEqual([
      'spec.resources.limits.cpu: exceeded quota: quota, requested: limits.cpu=2, used: limits.cpu=0, limited: limits.cpu=1',
    ])
  })
})

describe('a pod of a class that the provider limits', () => {
  const GKE = '1.30.5-gke.1443001'
  const critical = { containers: [app], priorityClassName: 'system-node-critical' }
  const scoped = (expression: object, spec: object = {}) =>
    quota({ pods: '5' }, {}, { scopeSelector: { matchExpressions: [expression] }, ...spec })
  const ofClass = (operator: string, ...values: string[]) => ({ scopeName: 'PriorityClass', operator, values })
  const under = (label: string, ...held: ReturnType<typeof quota>[]) => said(charged(label, critical, held).refusals)
  const REFUSED = [
    'spec.priorityClassName: insufficient quota to match these scopes: [{PriorityClass In [system-node-critical system-cluster-critical]}]',
  ]

  test('is refused without a quota for it, and only by that provider', () => {
    expect(under(GKE)).toEqual(REFUSED)
    for (const label of ['1.30.5', '1.30.5-eks-ce1d5eb', '1.30.5-gkehub.1', '1.30.5-rc.1'])
      expect(under(label)).toEqual([])
    expect(charged(GKE, { containers: [app], priorityClassName: 'high' }, []).refusals).toEqual([])
    expect(charged(GKE, { containers: [app] }, []).refusals).toEqual([])
  })

  test('takes for granted that no quota is elsewhere', () => {
    expect(charged(GKE, critical, []).assumes).toEqual([
      {
        kind: 'ResourceQuota',
        says: 'no ResourceQuota of namespace default is for pods of PriorityClass system-node-critical',
        refusal: 'quota-scopes-uncovered',
      },
    ])
    expect(charged(GKE, critical, [scoped(ofClass('Exists'))]).assumes).toEqual([])
  })

  test.each([
    ['In', 'system-node-critical', []],
    ['In', 'system-cluster-critical', REFUSED],
    ['NotIn', 'low', []],
    ['NotIn', 'system-node-critical', REFUSED],
  ])('under a quota %s %s', (operator, value, expected) => {
    expect(under(GKE, scoped(ofClass(operator, value)))).toEqual(expected)
  })

  test('needs one of which that scope alone is met, and none without it', () => {
    expect(under(GKE, quota({ pods: '5' }))).toEqual(REFUSED)
    expect(under(GKE, quota({ pods: '5' }, {}, { scopes: ['NotTerminating'] }))).toEqual(REFUSED)
    expect(under(GKE, quota({ pods: '5' }, {}, { scopes: ['PriorityClass'] }))).toEqual([])
    expect(under(GKE, scoped(ofClass('Exists'), { scopes: ['Terminating'] }))).toEqual([])
    const fresh = manifest('v1', 'ResourceQuota', {
      spec: { scopeSelector: { matchExpressions: [ofClass('Exists')] } },
    })
    expect(under(GKE, fresh)).toEqual([])
  })

  test('hears of that before it hears of amounts, and after what it must state', () => {
    expect(under(GKE, quota({ pods: '0' }))).toEqual(REFUSED)
    expect(under(GKE, quota({ 'limits.memory': '1Gi' }))).toEqual([
      'spec.containers.0.resources.limits.memory: failed quota: quota: must specify limits.memory for: app',
    ])
  })

  test('no other object needs such a quota', () => {
    const claim = manifest('v1', 'PersistentVolumeClaim', {
      metadata: { name: 'x' },
      spec: { priorityClassName: 'system-node-critical' },
    })
    expect(objectQuotaRefusals(claim, worldOf(GKE))).toEqual([])
  })
})

describe('an object', () => {
  const count = (apiVersion: string, kind: string, name: string, value: object = {}) => {
    const world = worldOf('1.32.13', [quota({ [name]: '0' })])
    return said(objectQuotaRefusals(manifest(apiVersion, kind, { metadata: { name: 'x' }, ...value }), world))
  }
  const none = (place: string, name: string, requested = 1) => [
    `${place}: exceeded quota: quota, requested: ${name}=${requested}, used: ${name}=0, limited: ${name}=0`,
  ]

  test.each([
    ['apps/v1', 'Deployment', 'count/deployments.apps'],
    ['apps.kruise.io/v1alpha1', 'CloneSet', 'count/clonesets.apps.kruise.io'],
    ['apps.kruise.io/v1beta1', 'StatefulSet', 'count/statefulsets.apps.kruise.io'],
    ['networking.k8s.io/v1', 'Ingress', 'count/ingresses.networking.k8s.io'],
    ['networking.k8s.io/v1', 'NetworkPolicy', 'count/networkpolicies.networking.k8s.io'],
    ['v1', 'ConfigMap', 'configmaps'],
    ['v1', 'Secret', 'count/secrets'],
    ['v1', 'ReplicationController', 'replicationcontrollers'],
    ['v1', 'ResourceQuota', 'resourcequotas'],
    ['v1', 'Service', 'services'],
    ['v1', 'PersistentVolumeClaim', 'persistentvolumeclaims'],
  ])('%s %s counts as %s', (apiVersion, kind, name) => {
    expect(count(apiVersion, kind, name)).toEqual(none('metadata.name', name))
  })

  test('of another group, of no namespace, or an event does not count', () => {
    expect(count('apps/v1', 'StatefulSet', 'count/statefulsets.apps.kruise.io')).toEqual([])
    expect(count('scheduling.k8s.io/v1', 'PriorityClass', 'count/priorityclasses.scheduling.k8s.io')).toEqual([])
    expect(count('v1', 'Event', 'count/events')).toEqual([])
  })

  test('a quota does not count itself', () => {
    const own = quota({ resourcequotas: '0' })
    expect(objectQuotaRefusals(own, worldOf('1.32.13', [own]))).toEqual([])
  })

  test('a service by its ports and balancers', () => {
    const ports = [{ port: 80 }, { port: 443, nodePort: 30443 }]
    const spec = { type: 'LoadBalancer', ports }
    expect(count('v1', 'Service', 'services.loadbalancers', { spec })).toEqual(
      none('spec.type', 'services.loadbalancers'),
    )
    expect(count('v1', 'Service', 'services.nodeports', { spec })).toEqual(none('spec.ports', 'services.nodeports', 2))
    const own = { spec: { ...spec, allocateLoadBalancerNodePorts: false } }
    expect(count('v1', 'Service', 'services.nodeports', own)).toEqual(none('spec.ports', 'services.nodeports', 1))
    expect(count('v1', 'Service', 'services.nodeports', { spec: { ports } })).toEqual([])
  })

  test('a claim by its storage, that of its class, and whole bytes', () => {
    const spec = { storageClassName: 'gold', resources: { requests: { storage: '1500m' } } }
    const at = 'spec.resources.requests.storage'
    expect(count('v1', 'PersistentVolumeClaim', 'requests.storage', { spec })).toEqual(none(at, 'requests.storage', 2))
    const gold = 'gold.storageclass.storage.k8s.io/persistentvolumeclaims'
    expect(count('v1', 'PersistentVolumeClaim', gold, { spec })).toEqual(none('spec.storageClassName', gold))
    expect(count('v1', 'PersistentVolumeClaim', gold, { spec: { ...spec, storageClassName: 'tin' } })).toEqual([])
  })

  test('is charged once, when it is created; an update for what it adds', () => {
    const of = (kind: string, spec: object) => manifest('v1', kind, { metadata: { name: 'x' }, spec })
    const held = worldOf('1.32.13', [quota({ configmaps: '0', services: '0', 'services.loadbalancers': '0' })])
    expect(objectQuotaRefusals(of('ConfigMap', {}), held, of('ConfigMap', {}))).toEqual([])
    const [before, now] = [of('Service', { type: 'ClusterIP' }), of('Service', { type: 'LoadBalancer' })]
    expect(said(objectQuotaRefusals(now, held, before))).toEqual(none('spec.type', 'services.loadbalancers'))
    expect(objectQuotaRefusals(now, held, now)).toEqual([])
  })

  test('claims are selected by their class from 1.33 on', () => {
    const scopeSelector = { matchExpressions: [{ scopeName: 'VolumeAttributesClass', operator: 'Exists' }] }
    const held = [quota({ persistentvolumeclaims: '0' }, {}, { scopeSelector })]
    const claim = manifest('v1', 'PersistentVolumeClaim', {
      metadata: { name: 'x' },
      spec: { volumeAttributesClassName: 'fast' },
    })
    expect(objectQuotaRefusals(claim, worldOf('1.32.13+VolumeAttributesClass', held))).toEqual([])
    expect(objectQuotaRefusals(claim, worldOf('1.33.13', held))).toEqual([])
    expect(said(objectQuotaRefusals(claim, worldOf('1.34.4', held)))).toEqual(
      none('metadata.name', 'persistentvolumeclaims'),
    )
  })
})

test('a quota with more room refuses no pod that one with less admits', () => {
  const millis = fc.integer({ min: 0, max: 3000 })
  fc.assert(
    fc.property(
      fc.constantFrom(...RELEASES),
      fc.array(millis, { minLength: 1, maxLength: 3 }),
      millis,
      millis,
      (label, cpus, one, other) => {
        const spec = { containers: cpus.map((cpu, at) => container(`c${at}`, { cpu: `${cpu}m` })) }
        const under = (cpu: number) => charged(label, spec, [quota({ 'requests.cpu': `${cpu}m` })]).refusals.length
        expect(under(Math.max(one, other))).toBeLessThanOrEqual(under(Math.min(one, other)))
        expect(under(cpus.reduce((sum, cpu) => sum + cpu, 0))).toBe(0)
      },
    ),
    { numRuns: 60 },
  )
})
