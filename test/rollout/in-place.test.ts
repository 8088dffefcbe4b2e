import { describe, expect, test } from 'vitest'
import { FORBIDDEN, type Gates, IN_PLACE, STUCK, updated } from './updated.js'

const workload = (kind: string, strategy: string, more = '') => `
apiVersion: apps.kruise.io/${kind === 'StatefulSet' ? 'v1beta1' : 'v1alpha1'}
kind: ${kind}
metadata: { name: web, namespace: shop }
spec:
  ${kind === 'DaemonSet' ? '' : 'replicas: 3'}
  ${kind === 'StatefulSet' ? 'serviceName: web' : ''}
  selector: { matchLabels: { app: web } }
  updateStrategy: ${strategy}
  template:
    metadata:
      labels: { app: web, tier: front }
      annotations: { config: a }
    spec:
      readinessGates: [{ conditionType: InPlaceUpdateReady }]
      containers:
        - name: web
          image: web:1
          env:
            - { name: TIER, valueFrom: { fieldRef: { fieldPath: "metadata.labels['tier']" } } }
        - { name: log, image: log:1 }
${more}`
const cloneSet = workload('CloneSet', '{ type: InPlaceIfPossible }')
const inPlace = (words: string) => [['in-place', `${IN_PLACE[1]}; ${words}`]]

// openkruise/kruise@v1.9.0 pkg/util/inplaceupdate/inplace_update_defaults.go:325, pkg/util/containermeta/env_hash.go:128.
describe('metadata that containers read into their environment', () => {
  const relabelled = (to: string, gates: Gates = {}) => updated('1.33.4/1.8.4', cloneSet, 'tier: front', to, gates)

  test('restarts them, and nobody else', () => {
    expect(relabelled('tier: back')).toEqual(inPlace('web: restarted for the metadata in the environment'))
    expect(relabelled('tier: front, zone: a')).toEqual([IN_PLACE])
    expect(updated('1.33.4/1.8.4', cloneSet, 'config: a', 'config: b')).toEqual([IN_PLACE])
  })

  test('stays what it was where the gate is off, or the daemon that it needs', () => {
    const kept = 'web: the environment keeps the old metadata, as the feature gate InPlaceUpdateEnvFromMetadata is off'
    expect(relabelled('tier: back', { kruiseFeatureGates: { InPlaceUpdateEnvFromMetadata: false } })).toEqual(
      inPlace(kept),
    )
    expect(relabelled('tier: back', { kruiseFeatureGates: { KruiseDaemon: false } })).toEqual(inPlace(kept))
  })
})

describe('what the strategy adds', () => {
  const image = (kind: string, strategy: string, cluster = '1.33.4/1.8.4') =>
    updated(cluster, workload(kind, strategy), 'web:1', 'web:2')

  test('a grace period comes first', () => {
    const grace = inPlace('written 15 s after the pods are not ready')
    expect(image('CloneSet', '{ type: InPlaceIfPossible, inPlaceUpdateStrategy: { gracePeriodSeconds: 15 } }')).toEqual(
      grace,
    )
    const rolling = 'podUpdatePolicy: InPlaceIfPossible, inPlaceUpdateStrategy: { gracePeriodSeconds: 15 }'
    expect(image('StatefulSet', `{ rollingUpdate: { ${rolling} } }`)).toEqual(grace)
  })

  test('a CloneSet that may have no pod unavailable makes others new beside them', () => {
    expect(image('CloneSet', '{ type: InPlaceIfPossible, maxUnavailable: 0, maxSurge: 1 }')).toEqual(
      inPlace('pods beyond the replicas (maxSurge 1) are made new'),
    )
    const both = '{ type: InPlaceIfPossible, maxUnavailable: 0, maxSurge: 0 }'
    expect(image('CloneSet', both).map(([outcome]) => outcome)).toEqual(['rejected'])
  })

  test('paused, or all kept by the partition, no pod changes', () => {
    const kept = [['none', 'the partition keeps every pod on the revision that it has']]
    const paused = [['none', 'the update is paused']]
    const rolling = (more: string) => `{ rollingUpdate: { podUpdatePolicy: InPlaceIfPossible, ${more} } }`
    expect(image('StatefulSet', rolling('partition: 3'))).toEqual(kept)
    expect(image('StatefulSet', rolling('partition: 2'))).toEqual([IN_PLACE])
    expect(image('StatefulSet', rolling('paused: true'))).toEqual(paused)
    const daemon = (more: string) =>
      image(
        'DaemonSet',
        `{ type: RollingUpdate, rollingUpdate: { rollingUpdateType: InPlaceIfPossible, ${more} } }`,
        '1.33.4/1.9.0',
      )
    expect(daemon('partition: 100%')).toEqual(kept)
    expect(daemon('partition: 0')).toEqual([IN_PLACE])
    expect(daemon('partition: 50%')).toEqual(inPlace('but for the pods that the partition keeps (50%)'))
    expect(daemon('selector: { matchLabels: { disk: ssd } }')).toEqual(
      inPlace('on the nodes that the selector of the update matches'),
    )
    expect(daemon('paused: true')).toEqual(paused)
  })
})

describe('updates that never end', () => {
  // pkg/controller/statefulset/stateful_set_control.go:912 and pkg/controller/cloneset/sync/cloneset_update.go:318 of v1.9.0.
  test('InPlaceOnly and a change that the webhook lets through', () => {
    const policy = '{ rollingUpdate: { podUpdatePolicy: InPlaceOnly } }'
    const text = workload('StatefulSet', policy).replace(
      'image: web:1',
      'image: web:1\n          imagePullPolicy: Never',
    )
    expect(updated('1.33.4/1.8.4', text, 'imagePullPolicy: Never', 'imagePullPolicy: Always')).toEqual([
      ['stuck', STUCK, 'find strategy is InPlaceOnly but Pod web-2 can not update in-place'],
    ])
    const claims =
      'volumeClaimTemplates: [{ metadata: { name: data }, spec: { accessModes: [ReadWriteOnce], resources: { requests: { storage: 1Gi } } } }]'
    const cloned = workload('CloneSet', '{ type: InPlaceOnly }', `  ${claims}\n`)
    const gate = { kruiseFeatureGates: { RecreatePodWhenChangeVCTInCloneSetGate: true } }
    expect(updated('1.33.4/1.8.4', cloned, 'storage: 1Gi', 'storage: 2Gi', gate)).toEqual([
      ['stuck', STUCK, 'find Pod web- update strategy is InPlaceOnly but can not update in-place'],
    ])
  })

  // pkg/controller/statefulset/stateful_pod_control.go:161 of v1.9.0; recorded as `pod updates may not change fields other than`.
  test('an Advanced StatefulSet with one more claim template writes it into its pods, whatever their strategy', () => {
    const claims =
      'volumeClaimTemplates: [{ metadata: { name: data }, spec: { accessModes: [ReadWriteOnce], resources: { requests: { storage: 1Gi } } } }]'
    const stateful = workload('StatefulSet', '{ type: OnDelete }')
    const added = ['  updateStrategy:', `  ${claims}\n  updateStrategy:`] as const
    expect(updated('1.33.4/1.8.4', stateful, ...added)).toEqual([['stuck', STUCK, FORBIDDEN]])
    const none = stateful.replace('replicas: 3', 'replicas: 0')
    expect(updated('1.33.4/1.8.4', none, ...added)).toEqual([['none', 'the template of the pods stays as it is']])
  })

  test('an image that the API server does not take, where no webhook looks at the pods', () => {
    const stateful = workload('StatefulSet', '{ rollingUpdate: { podUpdatePolicy: InPlaceIfPossible } }')
    expect(updated('1.33.4/1.8.4', stateful, 'image: web:1', 'image: " web:2"')).toEqual([
      [
        'stuck',
        STUCK,
        'spec.containers[0].image: Invalid value: " web:2": must not have leading or trailing whitespace',
      ],
    ])
  })
})

describe('workloads that use their template for pods to come', () => {
  test.each(['BroadcastJob', 'Job'])('a %s', (kind) => {
    const text = `
apiVersion: ${kind === 'Job' ? 'batch/v1' : 'apps.kruise.io/v1alpha1'}
kind: ${kind}
metadata: { name: job, namespace: shop }
spec:
  ${kind === 'Job' ? 'suspend: true' : ''}
  template:
    spec:
      restartPolicy: Never
      nodeSelector: { disk: ssd }
      containers: [{ name: job, image: 'job:1' }]
`
    expect(updated('1.33.4/1.8.4', text, 'disk: ssd', 'disk: hdd')).toEqual([
      ['none', `a ${kind} uses its template only for pods to come`],
    ])
  })
})
