import { describe, expect, test } from 'vitest'
import { objects } from '../../src/workload/manifest.js'
import { names, outcome, writer } from './cluster.js'

const united = (subsets: string, template = 'cloneSetTemplate', spec = '') => `
apiVersion: apps.kruise.io/v1alpha1
kind: UnitedDeployment
metadata: { name: web, namespace: shop }
spec:
  replicas: 4
  selector: { matchLabels: { app: web } }
  template:
    ${template}:
      metadata: { labels: { app: web } }
      spec:
        selector: { matchLabels: { app: web } }
        template:
          metadata: { labels: { app: web } }
          spec: { containers: [{ name: app, image: 'web:1', resources: { requests: { cpu: 100m } } }]${spec} }
  topology: { subsets: ${subsets} }
`
const pods = (subsets: string, versions = '1.32.13/1.8.4', template?: string, spec?: string) =>
  outcome(versions, united(subsets, template, spec)).pods

const LIMITS = '{ spec: { containers: [{ name: app, resources: { limits: { cpu: 100m, memory: 1Gi } } }] } }'
const term = '{ matchExpressions: [{ key: zone, operator: In, values: [a] }] }'

describe('the pods of a UnitedDeployment', () => {
  test('are told once where its subsets differ in where their pods run', () => {
    const found = pods(
      `[{ name: a, nodeSelectorTerm: ${term} }, { name: b, tolerations: [{ operator: Exists }] }, { name: c }]`,
    )
    expect(found.map(({ subset, among, verdict }) => [subset, among, verdict])).toEqual([
      [undefined, undefined, 'admitted'],
    ])
    const [{ pod } = found[0]!] = found
    expect(pod.spec.affinity).toEqual({
      nodeAffinity: {
        requiredDuringSchedulingIgnoredDuringExecution: {
          nodeSelectorTerms: [{ matchExpressions: [{ key: 'zone', operator: 'In', values: ['a'] }] }],
        },
      },
    })
    expect(pod.labels).toEqual({ app: 'web', 'apps.kruise.io/subset-name': 'a' })
    expect(
      writer(
        found[0]!,
        'spec',
        'affinity',
        'nodeAffinity',
        'requiredDuringSchedulingIgnoredDuringExecution',
        'nodeSelectorTerms',
        0,
        'matchExpressions',
        0,
      ),
    ).toBe('UnitedDeployment/web spec/topology/subsets/0/nodeSelectorTerm/matchExpressions/0')
  })

  test('have what the patch of their subset makes of the template', () => {
    const found = pods(`[{ name: a, patch: ${LIMITS} }, { name: b }, { name: c, patch: {} }]`)
    expect(found.map(({ among, qosClass }) => [among, qosClass])).toEqual([
      [['a'], 'Guaranteed'],
      [['b', 'c'], 'Burstable'],
    ])
    expect(writer(found[0]!, 'spec', 'containers', 0, 'resources', 'limits', 'cpu')).toBe(
      'UnitedDeployment/web spec/topology/subsets/0/patch/spec/containers/0/resources/limits/cpu',
    )
  })

  test('have no patch before there was one', () => {
    const found = pods(`[{ name: a, patch: ${LIMITS} }]`, '1.28.15/1.4.0')
    expect(found.map(({ qosClass }) => qosClass)).toEqual(['Burstable'])
  })

  test('are not made where the webhook of their own workload refuses what the patch makes of it', () => {
    const ports = '{ spec: { containers: [{ name: app, ports: [{ containerPort: 0 }] }] } }'
    const found = pods(`[{ name: a }, { name: b, patch: ${ports} }]`)
    expect(found.map(({ among, unmade, pod }) => [among, unmade, pod.refusals.map(({ by }) => by)])).toEqual([
      [['a'], false, []],
      [['b'], true, ['vcloneset.kb.io']],
    ])
    const [refusal] = found[1]!.pod.refusals
    expect([refusal?.message, found[1]!.pod.writer(refusal!)?.path.join('/')]).toEqual([
      'spec.template.spec.containers[0].ports[0].containerPort: Required value',
      'spec/topology/subsets/1/patch/spec/containers/0/ports/0/containerPort',
    ])
  })

  test('are not made where the patch cannot be merged, in the words of the merge', () => {
    const found = pods(
      '[{ name: a, patch: { spec: { containers: [{ image: b }] } } }]',
      '1.32.13/1.9.0',
      'deploymentTemplate',
    )
    expect(found.map(({ unmade, pod }) => [unmade, pod.refusals.map(({ by, message }) => [by, message])])).toEqual([
      [true, [['UnitedDeployment', 'map: map[image:b] does not contain declared merge key: name']]],
    ])
  })

  test('have every term of the template narrowed by that of the subset', () => {
    const affinity =
      ', affinity: { nodeAffinity: { requiredDuringSchedulingIgnoredDuringExecution: { nodeSelectorTerms: [{ matchFields: [{ key: metadata.name, operator: In, values: [node] }] }, { matchExpressions: [{ key: disk, operator: Exists }] }] } } }'
    const [first] = pods(`[{ name: a, nodeSelectorTerm: ${term} }]`, '1.32.13/1.8.4', 'statefulSetTemplate', affinity)
    const { nodeAffinity } = first!.pod.spec.affinity as {
      nodeAffinity: {
        requiredDuringSchedulingIgnoredDuringExecution: { nodeSelectorTerms: { matchExpressions: unknown }[] }
      }
    }
    expect(
      nodeAffinity.requiredDuringSchedulingIgnoredDuringExecution.nodeSelectorTerms.map(({ matchExpressions }) =>
        objects(matchExpressions).map(({ key }) => key),
      ),
    ).toEqual([['zone'], ['disk', 'zone']])
  })

  test('are selected by their label', () => {
    const set = `---
apiVersion: apps.kruise.io/v1alpha1
kind: SidecarSet
metadata: { name: log }
spec: { selector: { matchLabels: { apps.kruise.io/subset-name: b } }, containers: [{ name: log, image: 'log:1' }] }
`
    const found = outcome('1.32.13/1.8.4', united('[{ name: a }, { name: b }]') + set).pods
    expect(found.map(({ among, pod }) => [among, names(pod.spec.containers)])).toEqual([
      [['a'], ['app']],
      [['b'], ['log', 'app']],
    ])
  })
})
