import { describe, expect, test } from 'vitest'
import type { JsonObject } from '../../src/workload/manifest.js'
import { names, outcome, podOf } from './cluster.js'

const text = (...objects: JsonObject[]): string => objects.map((each) => JSON.stringify(each)).join('\n---\n')

const workload = (apiVersion: string, kind: string, spec: JsonObject = {}, metadata: JsonObject = {}): JsonObject => ({
  apiVersion,
  kind,
  metadata: { name: 'web', namespace: 'shop', ...metadata },
  spec: {
    selector: { matchLabels: { app: 'web' } },
    template: {
      metadata: { labels: { app: 'web' } },
      spec: {
        containers: [{ name: 'app', image: 'app:1' }],
        ...(kind === 'Job' && { restartPolicy: 'Never' }),
        ...spec,
      },
    },
  },
})

const spread = (targetRef: JsonObject, subsets: JsonObject[], metadata: JsonObject = {}): JsonObject => ({
  apiVersion: 'apps.kruise.io/v1alpha1',
  kind: 'WorkloadSpread',
  metadata: { name: 'ws', namespace: 'shop', ...metadata },
  spec: { targetRef, subsets },
})

const DEPLOYMENT = { apiVersion: 'apps/v1', kind: 'Deployment', name: 'web' }

const subsetsOf = (versions: string, ...objects: JsonObject[]) =>
  outcome(versions, text(...objects)).pods.map(({ subset }) => subset?.name ?? null)

describe('which workloads a spread targets', () => {
  const seen = (
    apiVersion: string,
    kind: string,
    targetRef: JsonObject,
    versions = '1.28.15/1.8.4',
    metadata: JsonObject = {},
  ) => subsetsOf(versions, workload(apiVersion, kind), spread(targetRef, [{ name: 'a' }], metadata))

  test('of another kind only where the configuration lists it', () => {
    const list = JSON.stringify({ workloads: [{ group: 'apps.kruise.io', version: 'v1alpha1', kind: 'DaemonSet' }] })
    const configuration = {
      apiVersion: 'v1',
      kind: 'ConfigMap',
      metadata: { name: 'kruise-configuration', namespace: 'kruise-system' },
      data: { WorkloadSpread_Watch_Custom_Workload_WhiteList: list },
    }
    const target = { apiVersion: 'apps.kruise.io/v1alpha1', kind: 'DaemonSet', name: 'web' }
    const held = [workload('apps.kruise.io/v1alpha1', 'DaemonSet'), spread(target, [{ name: 'a' }])]
    expect(subsetsOf('1.28.15/1.8.4', ...held)).toEqual([null])
    expect(subsetsOf('1.28.15/1.8.4', ...held, configuration)).toEqual(['a'])
    const gates = { kruiseFeatureGates: { WorkloadSpread: true } }
    const early = outcome('1.26.15/1.4.0', text(...held, configuration), gates)
    expect(early.pods.map(({ subset }) => subset)).toEqual([undefined])
    expect(outcome('1.26.15/1.5.0', text(...held, configuration), gates).pods[0]?.subset?.name).toBe('a')
  })

  test.each([
    ['apps/v1', 'Deployment'],
    ['apps/v1', 'ReplicaSet'],
    ['apps/v1', 'StatefulSet'],
    ['batch/v1', 'Job'],
    ['apps.kruise.io/v1alpha1', 'CloneSet'],
    ['apps.kruise.io/v1beta1', 'StatefulSet'],
  ])('%s %s', (apiVersion, kind) => {
    expect(seen(apiVersion, kind, { apiVersion, kind, name: 'web' })).toEqual(['a'])
    expect(seen(apiVersion, kind, { apiVersion, kind, name: 'other' })).toEqual([null])
    expect(seen(apiVersion, kind, { apiVersion, kind, name: 'web' }, '1.28.15/1.8.4', { namespace: 'other' })).toEqual([
      null,
    ])
    expect(seen(apiVersion, kind, { apiVersion, kind, name: 'web' }, '1.28.15')).toEqual(
      kind === 'CloneSet' || apiVersion.includes('kruise') ? [] : [null],
    )
  })

  test('by group, whatever the version', () => {
    expect(seen('apps/v1', 'Deployment', { ...DEPLOYMENT, apiVersion: 'apps/v1beta2' })).toEqual(['a'])
    expect(
      seen('apps.kruise.io/v1beta1', 'StatefulSet', {
        apiVersion: 'apps.kruise.io/v1alpha1',
        kind: 'StatefulSet',
        name: 'web',
      }),
    ).toEqual(['a'])
    expect(
      seen('apps/v1', 'StatefulSet', { apiVersion: 'apps.kruise.io/v1alpha1', kind: 'StatefulSet', name: 'web' }),
    ).toEqual([null])
    expect(seen('apps/v1', 'Deployment', { kind: 'Deployment', name: 'web' })).toEqual([null])
  })

  test('no DaemonSet, and StatefulSets from 1.3 on', () => {
    expect(seen('apps/v1', 'DaemonSet', { apiVersion: 'apps/v1', kind: 'DaemonSet', name: 'web' })).toEqual([null])
    const ref = { apiVersion: 'apps/v1', kind: 'StatefulSet', name: 'web' }
    const held = text(workload('apps/v1', 'StatefulSet'), spread(ref, [{ name: 'a' }]))
    const subset = (versions: string) =>
      podOf(versions, held, { kruiseFeatureGates: { WorkloadSpread: true } }).subset?.name
    expect(subset('1.28.15/1.2.0')).toBeUndefined()
    expect(subset('1.28.15/1.3.0')).toBe('a')
  })

  test('not with the gate off', () => {
    const held = text(workload('apps/v1', 'Deployment'), spread(DEPLOYMENT, [{ name: 'a' }]))
    const subsets = (gates: Record<string, boolean>) =>
      outcome('1.28.15/1.8.4', held, { kruiseFeatureGates: gates }).pods.map(({ subset }) => subset?.name ?? null)
    expect(subsets({ WorkloadSpread: false })).toEqual([null])
    expect(subsets({})).toEqual(['a'])
  })
})

describe('which subsets there are', () => {
  test.each([
    [
      [{ name: 'a', maxReplicas: 1 }, { name: 'b' }],
      ['a', 'b'],
    ],
    [
      [
        { name: 'a', maxReplicas: 1 },
        { name: 'b', maxReplicas: 2 },
      ],
      ['a', 'b', null],
    ],
    [
      [
        { name: 'a', maxReplicas: '30%' },
        { name: 'b', maxReplicas: '70%' },
      ],
      ['a', 'b'],
    ],
    [[{ name: 'a' }], ['a']],
    [[], [null]],
  ] as [JsonObject[], (string | null)[]][])('%j', (subsets, expected) => {
    expect(subsetsOf('1.28.15/1.8.4', workload('apps/v1', 'Deployment'), spread(DEPLOYMENT, subsets))).toEqual(expected)
  })

  test('pods of a refused spread are looked at as if it were accepted, and that is said', () => {
    const cloneSet = workload('apps.kruise.io/v1alpha1', 'CloneSet')
    const ref = { apiVersion: 'apps.kruise.io/v1alpha1', kind: 'CloneSet', name: 'web' }
    const wrong = spread(ref, [{ name: 'a', patch: { spec: { containers: [{ name: 'new' }] } } }])
    const { pods } = outcome('1.28.15/1.8.4', text(cloneSet, wrong))
    expect(pods[0]?.assumes).toContainEqual({ kind: 'WorkloadSpread', says: 'WorkloadSpread ws is accepted' })
  })
})

describe('what a subset writes into the pod', () => {
  const write = (subset: JsonObject, spec: JsonObject = {}) =>
    podOf(
      '1.28.15/1.8.4',
      text(workload('apps/v1', 'Deployment', spec), spread(DEPLOYMENT, [{ name: 'a', ...subset }])),
    ).pod.spec
  const term = (key: string) => ({ matchExpressions: [{ key, operator: 'Exists' }] })
  const required = (...nodeSelectorTerms: JsonObject[]) => ({
    affinity: { nodeAffinity: { requiredDuringSchedulingIgnoredDuringExecution: { nodeSelectorTerms } } },
  })

  test('its tolerations behind the template’s', () => {
    const spec = write({ tolerations: [{ key: 'b' }] }, { tolerations: [{ key: 'a', operator: 'Exists' }] })
    expect((spec.tolerations as JsonObject[]).map(({ key }) => key)).toEqual(['a', 'b'])
  })

  test('its required term, into every term that there is', () => {
    expect(write({ requiredNodeSelectorTerm: term('x') })).toMatchObject(required(term('x')))
    expect(
      write(
        { requiredNodeSelectorTerm: term('x') },
        required(term('a'), { matchFields: [{ key: 'metadata.name', operator: 'In', values: ['n'] }] }),
      ),
    ).toMatchObject(
      required(
        { matchExpressions: [...term('a').matchExpressions, ...term('x').matchExpressions] },
        { matchFields: [{ key: 'metadata.name', operator: 'In', values: ['n'] }], ...term('x') },
      ),
    )
  })

  test('its preferred terms behind the template’s', () => {
    const preferred = (key: string) => ({ weight: 1, preference: term(key) })
    const key = 'preferredDuringSchedulingIgnoredDuringExecution'
    const spec = write(
      { preferredNodeSelectorTerms: [preferred('x')] },
      { affinity: { nodeAffinity: { [key]: [preferred('a')] } } },
    )
    expect(spec.affinity).toEqual({ nodeAffinity: { [key]: [preferred('a'), preferred('x')] } })
  })

  test('its patch, which sees what it wrote before', () => {
    const spec = write({
      requiredNodeSelectorTerm: term('x'),
      patch: { spec: { affinity: null, containers: [{ name: 'app', env: [{ name: 'S', value: 'a' }] }] } },
    })
    expect(spec).not.toHaveProperty('affinity')
    expect(names((spec.containers as JsonObject[])[0]?.env)).toEqual(['S'])
  })

  test('a patch that upstream cannot merge refuses the pod, in the webhook’s name, and nothing else speaks', () => {
    const wrong = text(
      workload('apps/v1', 'Deployment'),
      spread(DEPLOYMENT, [{ name: 'a', patch: { spec: { containers: [{ image: 'x' }] } } }]),
    )
    for (const mode of ['stop', 'look-past'] as const) {
      const { pod, verdict } = podOf('1.28.15/1.8.4', wrong, { mode })
      expect(verdict).toBe('rejected')
      expect(pod.refusals.map(({ by, id, message }) => [by, id, message])).toEqual([
        ['mpod.kb.io', 'subset-patch', 'map: map[image:x] does not contain declared merge key: name'],
      ])
    }
  })

  test('nothing without the pod webhook', () => {
    const held = text(
      workload('apps/v1', 'Deployment'),
      spread(DEPLOYMENT, [{ name: 'a', tolerations: [{ key: 'b' }] }]),
    )
    const { pod } = podOf('1.28.15/1.8.4', held, { kruiseFeatureGates: { PodWebhook: false } })
    expect(pod.spec).not.toHaveProperty('tolerations')
  })
})
