import fc from 'fast-check'
import { expect, test } from 'vitest'
import { manifests } from '../cluster.js'
import { refused } from './refusals.js'

const selector = { matchLabels: { app: 'a' }, matchExpressions: [{ key: 'k', operator: 'In', values: ['v'] }] }
const pod = { metadata: { labels: { app: 'a' } }, spec: { containers: [{ name: 'c', image: 'i:1' }] } }

/** A whole object of each kind: the hostile values take the place of its parts. */
const OBJECTS: Record<string, unknown> = {
  SidecarSet: {
    selector,
    namespaceSelector: selector,
    initContainers: [
      {
        name: 'i',
        image: 'i:1',
        restartPolicy: 'Always',
        resourcesPolicy: { resourcesExpr: { limits: { cpu: 'cpu' } } },
      },
    ],
    containers: [
      {
        name: 'c',
        image: 'i:1',
        shareVolumePolicy: { type: 'enabled' },
        transferEnv: [{ sourceContainerNameFrom: { fieldRef: { fieldPath: 'metadata.name' } } }],
      },
    ],
    volumes: [{ name: 'v', emptyDir: {} }],
    updateStrategy: { partition: '1%', selector, scatterStrategy: [{ key: 'k', value: 'v' }] },
    injectionStrategy: { revision: { revisionName: 'r', policy: 'Always' } },
    patchPodMetadata: [{ annotations: { a: 'b' }, patchPolicy: 'Overwrite' }],
  },
  UnitedDeployment: {
    replicas: 3,
    selector,
    template: { deploymentTemplate: { metadata: { labels: { app: 'a' } }, spec: { template: pod } } },
    topology: {
      scheduleStrategy: { type: 'Adaptive', adaptive: {} },
      subsets: [{ name: 's', replicas: 1, tolerations: [{ key: 'k' }], nodeSelectorTerm: { matchExpressions: [] } }],
    },
    updateStrategy: { manualUpdate: { partitions: { s: 1 } } },
  },
  BroadcastJob: { template: pod, completionPolicy: { type: 'Never', activeDeadlineSeconds: 1 } },
  AdvancedCronJob: {
    schedule: 'TZ=UTC 0 3 * * *',
    timeZone: 'UTC',
    template: {
      jobTemplate: { spec: { template: pod } },
      imageListPullJobTemplate: {
        spec: {
          images: ['a'],
          selector: { names: ['n'] },
          podSelector: selector,
          completionPolicy: { type: 'Always' },
        },
      },
    },
  },
  EphemeralJob: {
    selector,
    template: { ephemeralContainers: [{ name: 'c', image: 'i', volumeMounts: [{ subPath: 's' }] }] },
  },
  ImagePullJob: {
    image: 'i',
    selector: { names: ['n'] },
    podSelector: selector,
    parallelism: '1',
    completionPolicy: { type: 'Always', activeDeadlineSeconds: 1 },
  },
  ImageListPullJob: {
    images: ['i', 'j'],
    selector,
    completionPolicy: { type: 'Always' },
    pullPolicy: { timeoutSeconds: 1 },
  },
  PersistentPodState: {
    targetRef: { apiVersion: 'apps/v1', kind: 'StatefulSet', name: 'n' },
    preferredPersistentTopology: [{ weight: 1, preference: { nodeTopologyKeys: ['k'] } }],
  },
  PodProbeMarker: {
    selector,
    probes: [
      {
        name: 'p',
        containerName: 'c',
        probe: { httpGet: { port: 1, path: '/' } },
        markerPolicy: [{ state: 'Failed', labels: { a: 'b' } }],
        podConditionType: 'c',
      },
    ],
  },
  ResourceDistribution: {
    resource: { apiVersion: 'v1', kind: 'Secret', metadata: { name: 'n' } },
    targets: { includedNamespaces: { list: [{ name: 'n' }] }, namespaceLabelSelector: selector },
  },
  ContainerRecreateRequest: { podName: 'p', containers: [{ name: 'c' }], strategy: { failurePolicy: 'Fail' } },
  PodUnavailableBudget: { selector, maxUnavailable: '1%', targetRef: { apiVersion: 'v1', kind: 'K', name: 'n' } },
}

const hostile = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    '0',
    -1,
    1.5,
    1e21,
    true,
    [],
    {},
    [null],
    [[]],
    ['\u0000'],
    '__proto__',
    '%',
    '((',
    '\ud800',
    'TZ=',
  ),
  fc.jsonValue(),
)

/** `value` with `by` in the place of its part number `where`. */
function changed(value: unknown, where: number, by: unknown): unknown {
  let left = where
  const walk = (each: unknown): unknown => {
    if (left-- === 0) return by
    if (Array.isArray(each)) return each.map(walk)
    if (typeof each !== 'object' || each === null) return each
    return Object.fromEntries(Object.entries(each).map(([key, item]) => [key, walk(item)]))
  }
  return walk(value)
}

/** The kinds of Kubernetes itself: their apiVersion and a whole spec. */
const NATIVE: Record<string, readonly [apiVersion: string, spec: unknown]> = {
  Deployment: ['apps/v1', { replicas: 1, selector, strategy: { rollingUpdate: { maxSurge: '1%' } }, template: pod }],
  ReplicaSet: ['apps/v1', { replicas: 1, selector, template: pod }],
  DaemonSet: ['apps/v1', { selector, updateStrategy: { rollingUpdate: { maxUnavailable: 1 } }, template: pod }],
  StatefulSet: ['apps/v1', { selector, updateStrategy: { rollingUpdate: { partition: 1 } }, template: pod }],
  ReplicationController: ['v1', { replicas: 1, selector: { app: 'a' }, template: pod }],
  Job: ['batch/v1', { completions: 1, selector, manualSelector: true, template: pod }],
  CronJob: ['batch/v1', { schedule: '@daily', concurrencyPolicy: 'Allow', jobTemplate: { spec: { template: pod } } }],
}

const GATES = { ImagePullJobGate: true, ResourceDistributionGate: true }

test('objects with any value anywhere are judged, and each refusal has a place', () => {
  const kinds = fc.constantFrom(...Object.keys(OBJECTS))
  const builds = fc.constantFrom('1.28.15/1.0.0', '1.28.15/1.4.2', '1.32.13/1.6.3', '1.32.13/1.7.5', '1.36.3/1.9.0')
  const text = (kind: string, spec: unknown) => {
    const group = kind === 'PodUnavailableBudget' ? 'policy' : 'apps'
    const version = kind === 'AdvancedCronJob' ? 'v1beta1' : 'v1alpha1'
    return JSON.stringify({ apiVersion: `${group}.kruise.io/${version}`, kind, metadata: { name: 'n' }, spec })
  }
  fc.assert(
    fc.property(kinds, builds, fc.nat(40), hostile, (kind, build, where, by) => {
      const object = text(kind, changed(OBJECTS[kind], where, by))
      if (manifests(object).length === 0) return
      for (const before of [undefined, text(kind, OBJECTS[kind])]) {
        for (const each of refused(build, object, {
          kruiseFeatureGates: GATES,
          ...(before !== undefined && { before }),
        })) {
          expect(each).toMatch(/^\S+ .*: ./s)
        }
      }
    }),
    { numRuns: 250 },
  )
}, 60_000)

test('so are the workloads of Kubernetes itself', () => {
  const kinds = fc.constantFrom(...Object.keys(NATIVE))
  const builds = fc.constantFrom('1.26.15/1.6.3', '1.32.13/1.6.3', '1.36.3/1.9.0')
  const text = (kind: string, spec: unknown) =>
    JSON.stringify({ apiVersion: NATIVE[kind]?.[0], kind, metadata: { name: 'n' }, spec })
  fc.assert(
    fc.property(kinds, builds, fc.nat(25), hostile, (kind, build, where, by) => {
      const whole = NATIVE[kind]?.[1]
      const object = text(kind, changed(whole, where, by))
      if (manifests(object).length === 0) return
      for (const before of [undefined, text(kind, whole)]) {
        const refusals = refused(build, object, before === undefined ? {} : { before })
        for (const each of refusals) expect(each).toMatch(/^\S+ .*: ./s)
      }
    }),
    { numRuns: 250 },
  )
}, 60_000)
