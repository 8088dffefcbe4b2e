import { describe, expect, test } from 'vitest'
import { FORBIDDEN, IN_PLACE, refused, STUCK, updated } from './updated.js'

const united = (template: string, strategy = '', subsets = '[{ name: a, replicas: 2 }, { name: b }]', more = '') => `
apiVersion: apps.kruise.io/v1alpha1
kind: UnitedDeployment
metadata: { name: web, namespace: shop }
spec:
  replicas: 5
  ${strategy}
  selector: { matchLabels: { app: web } }
  topology: { subsets: ${subsets} }
  template:
    ${template}:
      metadata: { labels: { app: web } }
      spec:
        selector: { matchLabels: { app: web } }
        ${more}
        template:
          metadata: { labels: { app: web } }
          spec:
            containers: [{ name: web, image: web:1 }]
`
const image = (text: string) => updated('1.33.4/1.8.4', text, 'web:1', 'web:2')

// openkruise/kruise@v1.9.0 pkg/controller/uniteddeployment/revision.go:258, adapter/cloneset_adapter.go:130.
describe('the subsets of a UnitedDeployment', () => {
  test('are updated as the workloads that they are', () => {
    expect(image(united('deploymentTemplate'))).toEqual([
      ['recreate', 'a Deployment makes new pods for a new template'],
    ])
    expect(image(united('cloneSetTemplate'))).toEqual([['recreate', 'the update policy is ReCreate']])
    expect(image(united('cloneSetTemplate', '', undefined, 'updateStrategy: { type: InPlaceIfPossible }'))).toEqual([
      IN_PLACE,
    ])
  })

  test('get pods of a new revision for whatever changes in the template', () => {
    const changed = (template: string, more: string) =>
      updated('1.33.4/1.8.4', united(template, '', undefined, more), 'minReadySeconds: 5', 'minReadySeconds: 6')
    expect(changed('deploymentTemplate', 'minReadySeconds: 5')).toEqual([
      ['recreate', 'a Deployment makes new pods for a new template'],
    ])
    const inPlace = 'minReadySeconds: 5\n        updateStrategy: { type: InPlaceIfPossible }'
    expect(changed('cloneSetTemplate', inPlace)).toEqual([IN_PLACE])
    expect(updated('1.33.4/1.8.4', united('cloneSetTemplate'), 'replicas: 5', 'replicas: 7')).toEqual([
      ['none', 'the template of the pods stays as it is'],
    ])
  })

  test('are kept by the partitions of a manual update, each by its own, and by no other', () => {
    const manual = (partitions: string) =>
      `updateStrategy: { type: Manual, manualUpdate: { partitions: ${partitions} } }`
    const kept = ['none', 'the partition keeps every pod on the revision that it has']
    expect(image(united('cloneSetTemplate', manual('{ a: 2, b: 5 }')))).toEqual([kept])
    expect(image(united('cloneSetTemplate', manual('{ a: 2 }')))).toEqual([
      ['recreate', 'b: the update policy is ReCreate'],
    ])
    const own = 'updateStrategy: { type: InPlaceIfPossible, partition: 5 }'
    expect(image(united('cloneSetTemplate', '', undefined, own))).toEqual([IN_PLACE])
  })

  test('have patches of their own', () => {
    const subsets = (value: string) =>
      `[{ name: a, patch: { spec: { containers: [{ name: web, env: [{ name: A, value: ${value} }] }] } } }, { name: b }]`
    const text = united('cloneSetTemplate', '', subsets('x'), 'updateStrategy: { type: InPlaceIfPossible }')
    expect(updated('1.33.4/1.8.4', text, 'value: x', 'value: z')).toEqual([
      ['recreate', 'a: /spec/containers/0/env/0/value cannot be changed in place'],
    ])
    expect(updated('1.33.4/1.8.4', text, 'name: b }', 'name: c }')).toEqual([
      ['none', 'the template of the pods stays as it is'],
    ])
  })

  test('get stuck as their workloads do', () => {
    const text = united('cloneSetTemplate', '', undefined, 'updateStrategy: { type: InPlaceIfPossible }')
    const resources = text.replace('image: web:1', 'image: web:1, resources: { requests: { cpu: 100m } }')
    const gate = { kruiseFeatureGates: { InPlaceWorkloadVerticalScaling: true } }
    expect(updated('1.33.4/1.8.4', resources, 'cpu: 100m', 'cpu: 90m', gate)).toEqual([['stuck', STUCK, FORBIDDEN]])
  })
})

// kubernetes@v1.28.15 pkg/apis/batch/validation/validation.go:457, v1.36.3 validatePodTemplateUpdate.
describe('the template of a Job', () => {
  const job = (suspend: boolean) => `
apiVersion: batch/v1
kind: Job
metadata: { name: job, namespace: shop }
spec:
  suspend: ${suspend}
  template:
    metadata: { labels: { app: job } }
    spec:
      restartPolicy: Never
      nodeSelector: { disk: ssd }
      containers: [{ name: job, image: 'job:1', resources: { requests: { cpu: 100m } } }]
`
  const message = (shown: string, path = 'spec.template') => `${path}: Invalid value: ${shown}: field is immutable`

  test('stays', () => {
    const said = (cluster: string, from: string, to: string, suspend = false) =>
      refused(cluster, job(suspend), from, to)
    const image = ['job:1', 'job:2'] as const
    const place = '/spec/template/spec/containers/0/image'
    expect(said('1.28.15/1.8.4', ...image)).toEqual([['JobValidation', message('core.PodTemplateSpec{…}'), place]])
    expect(said('1.34.4/1.8.4', ...image, true)).toEqual([['JobValidation', message('{…}'), place]])
    expect(said('1.28.15/1.8.4', 'disk: ssd', 'disk: hdd').map(([, text]) => text)).toEqual([
      message('core.PodTemplateSpec{…}'),
    ])
    expect(said('1.28.15/1.8.4', 'restartPolicy: Never', 'restartPolicy: Never\n      hostNetwork: false')).toEqual([])
    expect(updated('1.28.15/1.8.4', job(false), ...image)).toEqual([
      ['rejected', '', message('core.PodTemplateSpec{…}')],
    ])
  })

  test('of one that is suspended may name other nodes and labels, and from 1.36 other resources', () => {
    const said = (cluster: string, from: string, to: string) => refused(cluster, job(true), from, to)
    expect(said('1.28.15/1.8.4', 'disk: ssd', 'disk: hdd')).toEqual([])
    expect(said('1.28.15/1.8.4', 'app: job', 'app: batch')).toEqual([])
    expect(said('1.28.15/1.8.4', 'nodeSelector:', 'tolerations: [{ operator: Exists }]\n      nodeSelector:')).toEqual(
      [],
    )
    const affinity =
      'affinity: { nodeAffinity: { requiredDuringSchedulingIgnoredDuringExecution: { nodeSelectorTerms: [{ matchFields: [] }] } } }'
    expect(said('1.28.15/1.8.4', 'nodeSelector:', `${affinity}\n      nodeSelector:`)).toEqual([])
    const more = ['cpu: 100m', 'cpu: 200m'] as const
    expect(said('1.35.4/1.8.4', ...more).map(([, text]) => text)).toEqual([message('{…}')])
    expect(said('1.36.3/1.8.4', ...more)).toEqual([])
    expect(said('1.36.3/1.8.4', 'job:1', 'job:2').map(([, text]) => text)).toEqual([
      message('{…}', 'spec.template.spec'),
    ])
  })
})
