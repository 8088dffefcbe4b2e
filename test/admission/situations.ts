import fc from 'fast-check'
import { World } from '../../src/admission/world.js'
import { Reading } from '../../src/cluster/reading.js'
import { knownReleases } from '../../src/cluster/releases.js'
import type { Json } from '../../src/source/path.js'
import type { JsonObject, Manifest } from '../../src/workload/manifest.js'
import { knowledge } from '../knowledge.js'
import { cellOf, manifests } from './cluster.js'

/** A workload and what there is in its cluster that touches its pods. Every part but the workload may be left out. */
export interface Situation {
  /** As `1.28.15/1.6.3`: kubernetes, kruise. */
  readonly versions: string
  readonly featureGates: Record<string, boolean>
  readonly kruiseFeatureGates: Record<string, boolean>
  readonly workload: JsonObject
  readonly spread?: JsonObject | undefined
  readonly sidecarSet?: JsonObject | undefined
  readonly classes: readonly JsonObject[]
  readonly limitRange?: JsonObject | undefined
}

/** The objects of a situation, the workload first. */
export function objectsOf({ workload, spread, sidecarSet, classes, limitRange }: Situation): JsonObject[] {
  return [workload, spread, sidecarSet, ...classes, limitRange].filter((each) => each !== undefined)
}

/** Objects as a text of documents. */
export function documents(all: readonly JsonObject[]): string {
  return all.map((each) => JSON.stringify(each)).join('\n---\n')
}

/** The objects as they are read from such a text, and the cluster that holds them. */
export function held(situation: Situation, all = objectsOf(situation)): { read: Manifest[]; world: World } {
  const read = manifests(documents(all))
  const { versions, featureGates, kruiseFeatureGates } = situation
  return { read, world: new World(new Reading(cellOf(versions, read, { featureGates, kruiseFeatureGates }))) }
}

const SPREAD_KINDS = [
  ['apps/v1', 'Deployment'],
  ['apps/v1', 'StatefulSet'],
  ['apps.kruise.io/v1alpha1', 'CloneSet'],
  ['apps.kruise.io/v1beta1', 'StatefulSet'],
  ['batch/v1', 'Job'],
] as const
const KINDS = [
  ...SPREAD_KINDS,
  ['apps/v1', 'DaemonSet'],
  ['apps.kruise.io/v1alpha1', 'DaemonSet'],
  ['v1', 'Pod'],
] as const

const maybe = (arbitrary: fc.Arbitrary<JsonObject>) => fc.option(arbitrary, { nil: undefined })
const json = (...values: Json[]) => fc.constantFrom(...values)

/** A mapping of which any part may be left out, but for `required`. */
function mapping(parts: Record<string, fc.Arbitrary<Json>>, required: string[] = []): fc.Arbitrary<JsonObject> {
  return fc.record(parts, { requiredKeys: required })
}

/** Any workload with any of the objects that touch it, in a cluster of any known releases; with `flaws` some are refused. */
export function situations({ flaws }: { flaws: boolean }): fc.Arbitrary<Situation> {
  const or = (good: fc.Arbitrary<Json>, ...bad: Json[]) =>
    flaws ? fc.oneof({ weight: 6, arbitrary: good }, { weight: 1, arbitrary: json(...bad) }) : good
  const small = mapping({ cpu: or(json('100m', '250m', '0'), '1x', -1), memory: json('64Mi', '0.125Gi', 67108864) })
  const large = mapping({ cpu: json('1', 2, '2500m'), memory: or(json('1Gi', '2G'), '-1', '1m') })
  const both = mapping({ cpu: json('500m', '1'), memory: json('128Mi', '0.5Gi') }, ['cpu', 'memory'])
  const resources = fc.oneof(
    { weight: 4, arbitrary: fc.constant({}) },
    both.map((each) => ({ requests: each, limits: each })),
    both.map((limits) => ({ limits })),
    fc.oneof(small, large).map((requests) => ({ requests })),
    fc.tuple(small, large).map(([requests, limits]) => ({ requests, limits })),
    ...(flaws ? [fc.tuple(large, small).map(([requests, limits]) => ({ requests, limits }))] : []),
  )
  const container = (name: string) =>
    mapping(
      {
        image: or(json('web:1', 'web', 'web@sha256:abc'), '', ' web'),
        resources,
        ports: or(json([{ containerPort: 80 }]), [{ containerPort: 0, name: 'a_b' }]),
        env: or(json([{ name: 'A', value: 'b' }]), [{ name: '', value: 'b' }], [{ name: 'A', value: 1 }]),
        volumeMounts: or(json([{ name: 'cache', mountPath: '/cache' }]), [{ name: 'none', mountPath: '/a' }]),
        imagePullPolicy: or(json('Always', 'Never'), 'Sometimes'),
        resizePolicy: json([{ resourceName: 'cpu', restartPolicy: 'NotRequired' }]),
      },
      ['image', 'resources'],
    ).map((each): JsonObject => ({ name, ...each }))
  const classNames = or(json('high', 'low', 'system-cluster-critical'), 'none')

  const podSpec = fc
    .record({
      app: container('app'),
      helper: maybe(container('helper')),
      init: maybe(container('init')),
      restarts: fc.boolean(),
      rest: mapping({
        priorityClassName: classNames,
        ...(flaws && { priority: json(0, 1000), preemptionPolicy: json('Never', 'PreemptLowerPriority') }),
        hostNetwork: fc.boolean(),
        nodeSelector: or(json({ disk: 'ssd' }), { 'a b': 'c' }),
        terminationGracePeriodSeconds: json(0, 10),
        tolerations: or(json([{ key: 'spot', operator: 'Exists' }]), [{ key: 'spot', operator: 'Is' }]),
      }),
    })
    .map(({ app, helper, init, restarts, rest }): JsonObject => {
      return {
        ...rest,
        volumes: [{ name: 'cache', emptyDir: {} }],
        containers: helper ? [app, helper] : [app],
        ...(init && { initContainers: [{ ...init, ...(restarts && { restartPolicy: 'Always' }) }] }),
      }
    })
  const subset = mapping({
    maxReplicas: or(json(1, '50%'), -1),
    patch: or(
      json(
        {},
        { spec: {} },
        { metadata: { labels: { subset: 'a' } } },
        { spec: { containers: [{ name: 'app', resources: { limits: { cpu: '3' } } }] } },
        { spec: { nodeSelector: { disk: null } } },
      ),
      { spec: { priorityClassName: 'high' } },
      { spec: { priorityClassName: 'low', priority: 10, preemptionPolicy: 'Never' } },
      { spec: { containers: [{ name: 'app', $patch: 'delete' }] } },
      { spec: { volumes: [{ name: 'data', emptyDir: {} }] } },
      { spec: { containers: 'app' } },
    ),
    tolerations: json([{ key: 'a', operator: 'Exists' }]),
    requiredNodeSelectorTerm: or(json({ matchExpressions: [{ key: 'zone', operator: 'In', values: ['a'] }] }), {
      matchExpressions: [{ key: 'zone', operator: 'In' }],
    }),
  })
  const spread = fc.record({
    on: fc.constantFrom(...SPREAD_KINDS),
    subsets: fc.array(subset, { minLength: 1, maxLength: 2 }),
  })
  const sidecarSet = fc.record({ log: container('log'), init: maybe(container('prepare')), shared: fc.boolean() })
  const priorityClass = (name: string) =>
    mapping(
      {
        value: or(json(0, 1000, -5), 2_000_000_000, '10'),
        preemptionPolicy: or(json('Never', 'PreemptLowerPriority'), 'Sometimes'),
        globalDefault: fc.boolean(),
      },
      ['value'],
    ).map(
      (each): JsonObject => ({
        apiVersion: 'scheduling.k8s.io/v1',
        kind: 'PriorityClass',
        metadata: { name },
        ...each,
      }),
    )

  return fc
    .record({
      kubernetes: releases('kubernetes'),
      kruise: fc.option(releases('kruise'), { nil: undefined, freq: 8 }),
      featureGates: flaws ? gates('kubernetes') : fc.constant({}),
      kruiseFeatureGates: flaws ? gates('kruise') : fc.constant({}),
      workload: fc
        .record({ kind: fc.constantFrom(...KINDS), spec: podSpec })
        .map(({ kind, spec }) => workload(kind, spec)),
      spread: fc.option(
        spread.map(({ on, subsets }) => workloadSpread(on, subsets)),
        { nil: undefined },
      ),
      sidecarSet: fc.option(
        sidecarSet.map(({ log, init, shared }) => sidecars(log, init, shared)),
        { nil: undefined },
      ),
      high: priorityClass('high'),
      low: flaws ? maybe(priorityClass('low')) : priorityClass('low').map(({ globalDefault: _, ...each }) => each),
      limitRange: maybe(
        mapping({
          default: large,
          defaultRequest: small,
          ...(flaws && { max: large, min: small }),
        }).map((each) => ({
          apiVersion: 'v1',
          kind: 'LimitRange',
          metadata: { name: 'limits', namespace: 'shop' },
          spec: { limits: [{ type: 'Container', ...each }] },
        })),
      ),
    })
    .map(({ kubernetes, kruise, high, low, ...rest }) => ({
      ...rest,
      versions: kruise === undefined ? kubernetes : `${kubernetes}/${kruise}`,
      classes: low ? [high, low] : [high],
    }))
}

function releases(of: 'kubernetes' | 'kruise'): fc.Arbitrary<string> {
  return fc.constantFrom(...knownReleases(knowledge, of).map(({ text }) => text))
}

function gates(of: 'kubernetes' | 'kruise'): fc.Arbitrary<Record<string, boolean>> {
  return fc.dictionary(fc.constantFrom(...Object.keys(knowledge.gates[of]).sort()), fc.boolean(), { maxKeys: 2 })
}

function workload([apiVersion, kind]: readonly [string, string], spec: JsonObject): JsonObject {
  const metadata = { labels: { app: 'web' }, annotations: { note: 'a' } }
  const named = { name: 'web', namespace: 'shop' }
  if (kind === 'Pod') return { apiVersion, kind, metadata: { ...named, ...metadata }, spec }
  const gate = apiVersion.startsWith('apps.kruise.io') && { readinessGates: [{ conditionType: 'InPlaceUpdateReady' }] }
  const template = { metadata, spec: kind === 'Job' ? { ...spec, restartPolicy: 'Never' } : { ...spec, ...gate } }
  if (kind === 'Job') return { apiVersion, kind, metadata: named, spec: { template } }
  const claim = { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '1Gi' } } }
  const claims = { serviceName: 'web', volumeClaimTemplates: [{ metadata: { name: 'data' }, spec: claim }] }
  const selector = { matchLabels: { app: 'web' } }
  const more = kind === 'StatefulSet' ? claims : kind === 'DaemonSet' && gate ? { updateStrategy: ROLLING } : {}
  return { apiVersion, kind, metadata: named, spec: { selector, template, ...more } }
}

const ROLLING = { type: 'RollingUpdate', rollingUpdate: { maxUnavailable: 1 } }

function workloadSpread([apiVersion, kind]: readonly [string, string], subsets: readonly JsonObject[]): JsonObject {
  return {
    apiVersion: 'apps.kruise.io/v1alpha1',
    kind: 'WorkloadSpread',
    metadata: { name: 'web', namespace: 'shop' },
    spec: {
      targetRef: { apiVersion, kind, name: 'web' },
      subsets: subsets.map((each, at) => ({ name: `subset-${at}`, ...each })),
    },
  }
}

function sidecars(log: JsonObject, init: JsonObject | undefined, shared: boolean): JsonObject {
  return {
    apiVersion: 'apps.kruise.io/v1alpha1',
    kind: 'SidecarSet',
    metadata: { name: 'log' },
    spec: {
      selector: { matchLabels: { app: 'web' } },
      containers: [{ ...log, ...(shared && { shareVolumePolicy: { type: 'enabled' } }) }],
      ...(init && { initContainers: [init] }),
      volumes: [{ name: 'cache', emptyDir: {} }],
    },
  }
}
