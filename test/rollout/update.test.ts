import { describe, expect, test } from 'vitest'
import { simulate } from '../../src/gate.js'
import { configured, LIBRARY } from '../gate/judge.js'

type Gates = { featureGates?: Record<string, boolean>; kruiseFeatureGates?: Record<string, boolean> }

/** What becomes of the object when `from` stands as `to` in its manifest: the outcome, why, and what refuses. */
function updated(cluster: string, manifests: string, from: string, to: string, gates: Gates = {}) {
  const [kubernetes, kruise] = cluster.split('/')
  const config = JSON.stringify({ clusters: [{ name: 'prod', kubernetes, ...(kruise && { kruise }), ...gates }] })
  expect(manifests).toContain(from)
  const head = configured(config, manifests.replace(from, to))
  const { updates } = simulate(head, LIBRARY, configured(config, manifests)).clusters[0]!
  return updates.map(({ outcome, because, refusals }) => [outcome, because, ...refusals.map(({ message }) => message)])
}

const FORBIDDEN =
  'spec: Forbidden: pod updates may not change fields other than `spec.containers[*].image`,`spec.initContainers[*].image`,' +
  '`spec.activeDeadlineSeconds`,`spec.tolerations` (only additions to existing tolerations),' +
  '`spec.terminationGracePeriodSeconds` (allow it to be set to 1 if it was previously negative)'
const STUCK = 'every write of the running pods is refused'
const IN_PLACE = ['in-place', 'nothing else than what may be changed in place is changed']

const cloneSet = `
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
      containers:
        - name: web
          image: web:1
          resources: { requests: { cpu: 100m, memory: 64Mi }, limits: { cpu: 200m } }
`

describe('a CloneSet', () => {
  const web = (from: string, to: string, cluster = '1.28.15/1.8.4', gates: Gates = {}) =>
    updated(cluster, cloneSet, from, to, gates)

  test('an image, a label or both in place', () => {
    expect(web('web:1', 'web:2')).toEqual([IN_PLACE])
    expect(web('labels: { app: web } }\n    spec', 'labels: { app: web, tier: front } }\n    spec')).toEqual([IN_PLACE])
  })

  test('a field that is what it was by default changes nothing', () => {
    expect(web('image: web:1', 'image: web:1\n          imagePullPolicy: Always')).toEqual([
      ['none', 'the template of the pods stays as it is'],
    ])
    expect(web('replicas: 3', 'replicas: 5')).toEqual([['none', 'the template of the pods stays as it is']])
  })

  test('anything else makes new pods, and names what', () => {
    expect(web('image: web:1', 'image: web:1\n          command: [web]')).toEqual([
      ['recreate', '/spec/containers/0/command cannot be changed in place'],
    ])
    expect(web('cpu: 100m', 'cpu: 90m')).toEqual([
      ['recreate', '/spec/containers/0/resources/requests/cpu cannot be changed in place'],
    ])
  })

  test('ReCreate makes new pods for an image; a partition or a pause holds them', () => {
    const policy = (strategy: string) =>
      updated('1.28.15/1.8.4', cloneSet.replace('type: InPlaceIfPossible', strategy), 'web:1', 'web:2')
    expect(policy('type: ReCreate')).toEqual([['recreate', 'the update policy is ReCreate']])
    expect(policy('maxUnavailable: 1')).toEqual([['recreate', 'the update policy is ReCreate']])
    const kept = ['none', 'the partition keeps every pod on the revision that it has']
    expect(policy('type: InPlaceIfPossible, partition: 3')).toEqual([kept])
    expect(policy('type: InPlaceIfPossible, partition: 100%')).toEqual([kept])
    expect(policy('type: InPlaceIfPossible, partition: 99%')).toEqual([IN_PLACE])
    expect(policy('type: InPlaceIfPossible, partition: 2')).toEqual([IN_PLACE])
    expect(policy('type: InPlaceIfPossible, paused: true')).toEqual([['none', 'the update is paused']])
  })

  test('resources in place with both gates; a plain update of them is refused since the subresource', () => {
    const gates = { kruiseFeatureGates: { InPlaceWorkloadVerticalScaling: true } }
    const both = { ...gates, featureGates: { InPlacePodVerticalScaling: true } }
    const resized = (cluster: string, on: Gates) => web('cpu: 100m', 'cpu: 90m', cluster, on)
    expect(resized('1.31.14/1.8.4', both)).toEqual([IN_PLACE])
    expect(resized('1.31.14/1.8.4', gates)).toEqual([['stuck', STUCK, FORBIDDEN]])
    expect(resized('1.32.13/1.8.4', both)).toEqual([['stuck', STUCK, FORBIDDEN]])
    expect(resized('1.32.13/1.9.0', both)).toEqual([IN_PLACE])
    expect(resized('1.31.14/1.6.4', both)).toEqual([
      ['recreate', '/spec/containers/0/resources/requests/cpu cannot be changed in place'],
    ])
    expect(web('limits: { cpu: 200m }', 'limits: { cpu: 200m, memory: 64Mi }', '1.33.4/1.9.0', gates)).toEqual([
      ['recreate', '/spec/containers/0/resources/limits/memory cannot be changed in place'],
    ])
  })

  test('InPlaceOnly takes the default of Kruise for no change, and refuses another policy', () => {
    const only = cloneSet.replace('type: InPlaceIfPossible', 'type: InPlaceOnly')
    const web = (to: string) => updated('1.28.15/1.8.4', only, 'image: web:1', `image: ${to}`)
    expect(web('web:1\n          imagePullPolicy: Always')).toEqual([
      ['none', 'the template of the pods stays as it is'],
    ])
    expect(web('web:2\n          imagePullPolicy: Always')).toEqual([IN_PLACE])
    expect(web('web:2\n          imagePullPolicy: IfNotPresent')).toEqual([
      [
        'rejected',
        '',
        'spec: Forbidden: only allowed to update images in spec for InPlaceOnly, but found replace /containers/0/imagePullPolicy',
      ],
    ])
  })

  test('a QoS class never changes in place', () => {
    const gates = { kruiseFeatureGates: { InPlaceWorkloadVerticalScaling: true } }
    const limited = cloneSet.replace('limits: { cpu: 200m }', 'limits: { cpu: 200m, memory: 64Mi }')
    expect(updated('1.33.4/1.9.0', limited, 'cpu: 100m', 'cpu: 200m', gates)).toEqual([
      ['recreate', 'the QoS class changes from Burstable to Guaranteed, which cannot be done in place'],
    ])
  })

  const sidecarSet = `---
apiVersion: apps.kruise.io/v1alpha1
kind: SidecarSet
metadata: { name: log }
spec:
  selector: { matchLabels: { app: web } }
  containers:
    - { name: log, image: log:1 }
`

  test('with a sidecar that took its resizePolicy it is stuck, in the words of the API server', () => {
    const gates = { featureGates: { InPlacePodVerticalScaling: true } }
    const both = cloneSet + sidecarSet
    expect(updated('1.32.13/1.6.4', both, 'web:1', 'web:2', gates)).toEqual([['stuck', STUCK, FORBIDDEN]])
    expect(updated('1.28.15/1.6.4', both, 'web:1', 'web:2', gates)).toEqual([
      ['stuck', STUCK, `${FORBIDDEN},\`spec.containers[*].resources\` (for CPU/memory only)`],
    ])
    expect(updated('1.28.15/1.7.4', both, 'web:1', 'web:2', gates)).toEqual([IN_PLACE])
    expect(updated('1.28.15/1.6.4', both, 'web:1', 'web:2')).toEqual([IN_PLACE])
  })

  test('a sidecar that this change brings is not in the pods that run', () => {
    const config = JSON.stringify({
      clusters: [
        {
          name: 'prod',
          kubernetes: '1.32.13',
          kruise: '1.6.4',
          featureGates: { InPlacePodVerticalScaling: true },
        },
      ],
    })
    const head = configured(config, cloneSet.replace('web:1', 'web:2') + sidecarSet)
    const { updates } = simulate(head, LIBRARY, configured(config, cloneSet)).clusters[0]!
    expect(updates.map(({ outcome }) => outcome)).toEqual(['in-place'])
  })

  test('a SidecarSet renews images alone, and only by rolling update', () => {
    const both = cloneSet + sidecarSet
    const renewed = (from: string, to: string, text = both) => updated('1.28.15/1.8.4', text, from, to)
    expect(renewed('log:1', 'log:2')).toEqual([['in-place', 'only images of sidecars change']])
    expect(renewed('image: log:1', 'image: log:1, command: [log]')).toEqual([
      ['none', 'more than images changes: pods keep their sidecars until they are made anew'],
    ])
    const notUpdate = both.replace(
      '  containers:\n    - { name: log',
      '  updateStrategy: { type: NotUpdate }\n  containers:\n    - { name: log',
    )
    expect(renewed('log:1', 'log:2', notUpdate)).toEqual([
      ['none', 'with NotUpdate pods keep their sidecars until they are made anew'],
    ])
    expect(renewed('log:1', 'log:2', sidecarSet)).toEqual([['none', 'no pod in view has the sidecars']])
    // Its controller does not ask which API server it is, and does not panic over the answer.
    expect(updated('1.28.15-eks-ce1d5eb/1.9.0', both, 'log:1', 'log:2')).toEqual([
      ['in-place', 'only images of sidecars change'],
    ])
  })
})

describe('the other workloads', () => {
  const workload = (apiVersion: string, kind: string, spec: string) => `
apiVersion: ${apiVersion}
kind: ${kind}
metadata: { name: web, namespace: shop }
spec:
  selector: { matchLabels: { app: web } }
  ${spec}
  template:
    metadata: { labels: { app: web } }
    spec:
      readinessGates: [{ conditionType: InPlaceUpdateReady }]
      containers: [{ name: web, image: 'web:1' }]
`
  const image = (apiVersion: string, kind: string, spec: string) =>
    updated('1.28.15/1.8.4', workload(apiVersion, kind, spec), 'web:1', 'web:2')

  test.each([
    ['apps/v1', 'Deployment', 'replicas: 2', ['recreate', 'a Deployment makes new pods for a new template']],
    ['apps/v1', 'Deployment', 'paused: true', ['none', 'the update is paused']],
    ['apps/v1', 'Deployment', 'replicas: 0', ['none', 'Deployment has no pods']],
    ['apps/v1', 'StatefulSet', 'serviceName: web', ['recreate', 'a StatefulSet makes new pods for a new template']],
    [
      'apps/v1',
      'StatefulSet',
      'updateStrategy: { type: OnDelete }',
      ['none', 'with OnDelete pods are made anew only when somebody deletes them'],
    ],
    [
      'apps/v1',
      'StatefulSet',
      'updateStrategy: { type: RollingUpdate, rollingUpdate: { partition: 1 } }',
      ['none', 'the partition keeps every pod on the revision that it has'],
    ],
    ['apps/v1', 'ReplicaSet', 'replicas: 2', ['none', 'a ReplicaSet uses its template only for pods to come']],
    [
      'apps.kruise.io/v1beta1',
      'StatefulSet',
      'updateStrategy: { rollingUpdate: { podUpdatePolicy: InPlaceIfPossible } }',
      IN_PLACE,
    ],
    ['apps.kruise.io/v1beta1', 'StatefulSet', 'replicas: 2', ['recreate', 'the update policy is ReCreate']],
    [
      'apps.kruise.io/v1alpha1',
      'DaemonSet',
      'updateStrategy: { type: RollingUpdate, rollingUpdate: { rollingUpdateType: InPlaceIfPossible } }',
      IN_PLACE,
    ],
  ])('%s %s with %s', (apiVersion, kind, spec, expected) => {
    expect(image(apiVersion, kind, spec)).toEqual([expected])
  })

  describe('an Advanced DaemonSet gives its pods a readiness gate, and asks for it', () => {
    const daemonSet = (strategy: string) =>
      workload('apps.kruise.io/v1alpha1', 'DaemonSet', strategy).replace(/ +readinessGates.*\n/, '')
    const rolling = (type: string) =>
      daemonSet(`updateStrategy: { type: RollingUpdate, rollingUpdate: { rollingUpdateType: ${type} } }`)

    test('while it updates in place', () => {
      expect(updated('1.28.15/1.8.4', rolling('InPlaceIfPossible'), 'web:1', 'web:2')).toEqual([IN_PLACE])
      const untyped = daemonSet('updateStrategy: { rollingUpdate: { rollingUpdateType: InPlaceIfPossible } }')
      expect(updated('1.28.15/1.8.4', untyped, 'web:1', 'web:2')).toEqual([IN_PLACE])
    })

    test('and pods that are older have none', () => {
      const before = rolling('Standard')
      const after = rolling('InPlaceIfPossible').replace('web:1', 'web:2')
      expect(updated('1.28.15/1.8.4', before, before, after)).toEqual([
        ['recreate', 'the running pods have no readiness gate InPlaceUpdateReady'],
      ])
      const gated = (text: string) =>
        text.replace('containers:', 'readinessGates: [{ conditionType: InPlaceUpdateReady }]\n      containers:')
      expect(updated('1.28.15/1.8.4', gated(before), gated(before), gated(after))).toEqual([IN_PLACE])
    })
  })

  test('an Advanced DaemonSet is stored without defaults: one that is written makes new pods', () => {
    const strategy = 'updateStrategy: { type: RollingUpdate, rollingUpdate: { rollingUpdateType: InPlaceIfPossible } }'
    const text = workload('apps.kruise.io/v1alpha1', 'DaemonSet', strategy)
    expect(updated('1.28.15/1.8.4', text, "'web:1'", "'web:1', imagePullPolicy: Always")).toEqual([
      ['recreate', '/spec/containers/0/imagePullPolicy cannot be changed in place'],
    ])
  })

  describe('in place, where the manager panics', () => {
    const inPlace = (kind: string) => {
      if (kind === 'CloneSet') return cloneSet
      const [key, version] = kind === 'DaemonSet' ? ['rollingUpdateType', 'v1alpha1'] : ['podUpdatePolicy', 'v1beta1']
      return workload(
        `apps.kruise.io/${version}`,
        kind,
        `updateStrategy: { rollingUpdate: { ${key}: InPlaceIfPossible } }`,
      )
    }
    const PANICS = ['stuck', 'kruise-manager panics before it writes a pod: 1.28 is not in dotted-tri format']

    test.each(['CloneSet', 'StatefulSet', 'DaemonSet'])('a %s is stuck', (kind) => {
      for (const version of ['1.28.15-eks-ce1d5eb', '1.28.15-aliyun.1', '1.28+'])
        expect(updated(`${version}/1.9.0`, inPlace(kind), 'web:1', 'web:2')).toEqual([PANICS])
    })

    test.each([
      '1.28.15-gke.100/1.9.0',
      '1.28.15/1.9.0',
      '1.28.15+k3s1/1.9.0',
      '1.31.2-eks-ce1d5eb/1.9.0',
      '1.28.15-eks-ce1d5eb/1.8.4',
    ])('it is not with %s', (cluster) => {
      expect(updated(cluster, cloneSet, 'web:1', 'web:2')).toEqual([IN_PLACE])
    })

    test('what makes new pods, and what makes none, goes on', () => {
      const eks = '1.28.15-eks-ce1d5eb/1.9.0'
      expect(updated(eks, cloneSet, 'image: web:1', 'image: web:1\n          command: [web]')).toEqual([
        ['recreate', '/spec/containers/0/command cannot be changed in place'],
      ])
      expect(updated(eks, workload('apps.kruise.io/v1beta1', 'StatefulSet', 'replicas: 2'), 'web:1', 'web:2')).toEqual([
        ['recreate', 'the update policy is ReCreate'],
      ])
      const paused = cloneSet.replace('InPlaceIfPossible', 'InPlaceIfPossible, paused: true')
      expect(updated(eks, paused, 'web:1', 'web:2')).toEqual([['none', 'the update is paused']])
    })
  })

  test('what is refused says so', () => {
    const text = workload('apps/v1', 'Deployment', 'replicas: 2')
    const [[outcome, , message] = []] = updated(
      '1.28.15/1.8.4',
      text,
      'matchLabels: { app: web }',
      'matchLabels: { app: shop }',
    )
    expect([outcome, message]).toEqual([
      'rejected',
      expect.stringContaining('spec.template.metadata.labels: Invalid value'),
    ])
  })
})
