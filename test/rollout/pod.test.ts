import { describe, expect, test } from 'vitest'
import { checkFiles } from '../../src/index.js'
import { FORBIDDEN, type Gates, refused, updated } from './updated.js'

// kubernetes pkg/apis/core/validation/validation.go, ValidatePodUpdate: v1.26.15:4511, v1.28.15:4731, v1.31.14:5097, v1.32.13:5226.
const pod = `
apiVersion: v1
kind: Pod
metadata: { name: web, namespace: shop, labels: { app: web } }
spec:
  containers:
    - name: app
      image: web:1
      resources: { requests: { cpu: 100m, memory: 64Mi }, limits: { cpu: 200m } }
`
const BY = 'PodValidation'
const at = (cluster: string, from: string, to: string, text = pod, gates: Gates = {}) => ({
  update: updated(cluster, text, from, to, gates),
  refusals: refused(cluster, text, from, to, gates),
})
const spec = (added: string) => ['spec:\n', `spec:\n  ${added}\n`] as const

describe('a Pod that runs', () => {
  test('takes an image, a deadline and more tolerations as it runs', () => {
    const taken = (from: string, to: string, text = pod) => at('1.33.4', from, to, text).update
    expect(taken('web:1', 'web:2')).toEqual([
      ['in-place', '/spec/containers/0/image may be changed while the pod runs'],
    ])
    expect(taken(...spec('activeDeadlineSeconds: 60'))).toEqual([
      ['in-place', '/spec/activeDeadlineSeconds may be changed while the pod runs'],
    ])
    expect(taken(...spec('tolerations: [{ key: spot, operator: Exists }]'))).toEqual([
      ['in-place', '/spec/tolerations/0 may be changed while the pod runs'],
    ])
    // Since 1.27 the API server stores 1 for a negative one.
    const negative = pod.replace(...spec('terminationGracePeriodSeconds: -1'))
    expect(taken('Seconds: -1', 'Seconds: 1', negative)).toEqual([['none', 'the spec of the pod stays as it is']])
    expect(at('1.26.15', 'Seconds: -1', 'Seconds: 1', negative).update).toEqual([
      ['in-place', '/spec/terminationGracePeriodSeconds may be changed while the pod runs'],
    ])
  })

  test('stays as it is with other labels, and with what the cluster wrote into it', () => {
    const same = [['none', 'the spec of the pod stays as it is']]
    expect(at('1.33.4', '{ app: web }', '{ app: web, tier: front }').update).toEqual(same)
    const written = spec('serviceAccountName: default\n  priority: 0\n  preemptionPolicy: PreemptLowerPriority')
    expect(at('1.33.4', ...written)).toEqual({ update: same, refusals: [] })
    expect(at('1.33.4', 'cpu: 100m', 'cpu: "0.1"')).toEqual({ update: same, refusals: [] })
    expect(at('1.33.4', ...spec('hostNetwork: false\n  nodeSelector: {}')).update).toEqual(same)
    const limited = `${pod}---\napiVersion: v1\nkind: LimitRange\nmetadata: { name: l, namespace: shop }\nspec: { limits: [{ type: Container, default: { memory: 1Gi } }] }\n`
    expect(at('1.33.4', 'limits: { cpu: 200m }', 'limits: { cpu: 200m, memory: 1Gi }', limited).update).toEqual(same)
  })

  test.each([
    ['/spec/containers/0/env/0', 'image: web:1', 'image: web:1\n      env: [{ name: A, value: b }]'],
    ['/spec/containers/0/securityContext', 'image: web:1', 'image: web:1\n      securityContext: {}'],
    ['/spec/containers/0/name', 'name: app', 'name: web'],
    ['/spec/priorityClassName', ...spec('priorityClassName: system-node-critical')],
    ['/spec/priority', ...spec('priority: 7')],
    ['/spec/nodeSelector/disk', ...spec('nodeSelector: { disk: ssd }')],
    ['/spec/containers/0/resources/requests/cpu', 'cpu: 100m', 'cpu: 90m'],
    ['/spec/terminationGracePeriodSeconds', ...spec('terminationGracePeriodSeconds: 1')],
  ] as const)('is not changed at %s', (path, from, to) => {
    expect(at('1.33.4', from, to)).toEqual({
      update: [['rejected', '', FORBIDDEN]],
      refusals: [[BY, FORBIDDEN, path]],
    })
  })

  test('is refused in the words of its release', () => {
    const said = (cluster: string, gates: Gates = {}) =>
      at(cluster, 'web:1', 'web:1\n      tty: true', pod, gates).refusals[0]?.[1]
    expect(said('1.26.15')).toBe(FORBIDDEN.replaceAll('`,`', '`, `').replace('),`spec.term', ') or `spec.term'))
    expect(said('1.27.16')).toBe(FORBIDDEN)
    const gate = { featureGates: { InPlacePodVerticalScaling: true } }
    expect(said('1.28.15', gate)).toBe(`${FORBIDDEN},\`spec.containers[*].resources\` (for CPU/memory only)`)
    expect(said('1.32.13', gate)).toBe(FORBIDDEN)
    expect(said('1.36.3')).toBe(FORBIDDEN)
  })

  test('keeps its containers in number', () => {
    const two = ['web:1\n', 'web:1\n    - { name: log, image: log:1 }\n'] as const
    const text = pod.replace(/ {6}resources.*\n/, '')
    const message = 'spec.containers: Forbidden: pod updates may not add or remove containers'
    expect(at('1.28.15', ...two, text).refusals).toEqual([[BY, message, '/spec/containers']])
  })

  test('keeps a deadline or gets a nearer one', () => {
    const text = pod.replace(...spec('activeDeadlineSeconds: 60'))
    const said = (cluster: string, to: string) =>
      at(cluster, 'activeDeadlineSeconds: 60', to, text).refusals.map((each) => each[1])
    expect(said('1.33.4', 'activeDeadlineSeconds: 30')).toEqual([])
    expect(said('1.33.4', 'activeDeadlineSeconds: 90')).toEqual([
      'spec.activeDeadlineSeconds: Invalid value: 90: must be less than or equal to previous value',
    ])
    const gone = 'must not update from a positive integer to nil value'
    expect(said('1.33.4', 'hostname: web')[0]).toBe(`spec.activeDeadlineSeconds: Invalid value: "null": ${gone}`)
    expect(said('1.34.4', 'hostname: web')[0]).toBe(`spec.activeDeadlineSeconds: Invalid value: null: ${gone}`)
  })

  test('keeps its tolerations but for their seconds', () => {
    const text = pod.replace(
      ...spec('tolerations: [{ key: a, operator: Exists, effect: NoExecute, tolerationSeconds: 5 }]'),
    )
    const said = (from: string, to: string) => at('1.33.4', from, to, text).refusals.map((each) => each[1])
    expect(said('tolerationSeconds: 5', 'tolerationSeconds: 9')).toEqual([])
    expect(said('key: a', 'key: b')).toEqual([
      'spec.tolerations: Forbidden: existing toleration can not be modified except its tolerationSeconds',
    ])
  })

  test('may lose scheduling gates and gets no new ones', () => {
    const text = pod.replace(...spec('schedulingGates: [{ name: a.b/c }]'))
    expect(at('1.28.15', '[{ name: a.b/c }]', '[]', text).update).toEqual([
      ['in-place', '/spec/schedulingGates may be changed while the pod runs'],
    ])
    expect(at('1.28.15', '[{ name: a.b/c }]', '[{ name: a.b/c }, { name: a.b/d }]', text).refusals).toEqual([
      [
        BY,
        "spec.schedulingGates[1].name: Forbidden: only deletion is allowed, but found new scheduling gate 'a.b/d'",
        '/spec/schedulingGates/1/name',
      ],
    ])
  })

  test('is narrowed while it waits for scheduling gates, since 1.27', () => {
    const affinity = (terms: string) =>
      `affinity: { nodeAffinity: { requiredDuringSchedulingIgnoredDuringExecution: { nodeSelectorTerms: ${terms} } } }`
    const term = (...keys: string[]) =>
      `{ matchExpressions: [${keys.map((key) => `{ key: ${key}, operator: Exists }`).join(', ')}] }`
    const gated = (more = '') => pod.replace(...spec(`schedulingGates: [{ name: a.b/c }]\n  ${more}`))
    const disk = ['[{ name: a.b/c }]\n', '[{ name: a.b/c }]\n  nodeSelector: { disk: ssd }\n'] as const
    expect(at('1.27.16', ...disk, gated()).refusals).toEqual([])
    expect(at('1.26.15', ...disk, gated(), { featureGates: { PodSchedulingReadiness: true } }).refusals[0]?.[2]).toBe(
      '/spec/nodeSelector/disk',
    )
    const only = 'only additions to spec.nodeSelector are allowed (no mutations or deletions)'
    const selected = gated('nodeSelector: { disk: ssd }')
    expect(at('1.33.4', 'disk: ssd', 'disk: hdd', selected).refusals.map((each) => each[1])).toEqual([
      `spec.nodeSelector: Invalid value: map[string]string{"disk":"hdd"}: ${only}`,
    ])
    expect(at('1.34.4', 'disk: ssd', 'disk: hdd', selected).refusals.map((each) => each[1])).toEqual([
      `spec.nodeSelector: Invalid value: {"disk":"hdd"}: ${only}`,
    ])
    const required = gated(affinity(`[${term('a')}]`))
    expect(at('1.33.4', term('a'), term('a', 'b'), required).refusals).toEqual([])
    const path = 'spec.affinity.nodeAffinity.requiredDuringSchedulingIgnoredDuringExecution.nodeSelectorTerms'
    expect(
      at('1.34.4', `[${term('a')}]`, `[${term('a')}, ${term('b')}]`, required).refusals.map((each) => each[1]),
    ).toEqual([
      `${path}: Invalid value: [{"MatchExpressions":[{"Key":"a","Operator":"Exists","Values":null}],"MatchFields":null},{"MatchExpressions":[{"Key":"b","Operator":"Exists","Values":null}],"MatchFields":null}]: ` +
        'no additions/deletions to non-empty NodeSelectorTerms list are allowed',
    ])
    expect(at('1.33.4', term('a'), term('b'), required).refusals.map((each) => each[1])).toEqual([
      `${path}[0]: Invalid value: core.NodeSelectorTerm{MatchExpressions:[]core.NodeSelectorRequirement{` +
        'core.NodeSelectorRequirement{Key:"b", Operator:"Exists", Values:[]string(nil)}}, ' +
        'MatchFields:[]core.NodeSelectorRequirement(nil)}: only additions are allowed (no mutations or deletions)',
    ])
  })

  test('is resized through the pod itself from 1.27 to 1.31 with the gate, and keeps its QoS class', () => {
    const gate = { featureGates: { InPlacePodVerticalScaling: true } }
    const resized = (cluster: string, to: string, gates = gate) => at(cluster, 'cpu: 100m', to, pod, gates)
    expect(resized('1.28.15', 'cpu: 90m').update).toEqual([
      ['in-place', '/spec/containers/0/resources/requests/cpu may be changed while the pod runs'],
    ])
    expect(resized('1.32.13', 'cpu: 90m').refusals.map((each) => each[1])).toEqual([FORBIDDEN])
    const limited = pod.replace('limits: { cpu: 200m }', 'limits: { cpu: 200m, memory: 64Mi }')
    const said = (cluster: string) => at(cluster, 'cpu: 100m', 'cpu: 200m', limited, gate).refusals
    expect(said('1.28.15')).toEqual([[BY, 'metadata: Invalid value: "Guaranteed": Pod QoS is immutable', '/spec']])
    expect(said('1.31.14')).toEqual([[BY, 'metadata: Invalid value: "Burstable": Pod QoS is immutable', '/spec']])
  })

  test('keeps the annotations of AppArmor', () => {
    const key = 'container.apparmor.security.beta.kubernetes.io/app'
    const [from, to] = ['labels: {', `annotations: { ${key}: runtime/default }, labels: {`]
    expect(at('1.29.15', from, to).refusals.map((each) => each[1])).toEqual([
      `metadata.annotations[${key}]: Forbidden: may not add AppArmor annotations`,
    ])
    expect(at('1.29.15', 'runtime/default', 'unconfined', pod.replace(from, to)).refusals[0]?.[1]).toBe(
      `metadata.annotations[${key}]: Forbidden: may not remove or update AppArmor annotations`,
    )
  })

  test('is made now where the old one was never admitted', () => {
    const missing = pod.replace(...spec('priorityClassName: gone'))
    expect(at('1.33.4', '  priorityClassName: gone\n', '', missing)).toEqual({
      update: [['none', 'no such Pod runs: it is made now']],
      refusals: [],
    })
  })
})

describe('a Pod whose class may exist out of view', () => {
  const adHoc = { kubernetes: '1.33', kruise: '1.8.4' }
  const named = pod.replace(...spec('priorityClassName: theirs'))
  const changed = async (from: string, to: string) => {
    const files = (text: string) => [{ path: 'pod.yaml', text }]
    const { report } = await checkFiles(files(named.replace(from, to)), { base: files(named), adHoc })
    const [row] = report.rollout ?? []
    return [row?.outcome, ...report.findings.map(({ ruleId, status }) => `${ruleId} ${status}`)]
  }

  test('is changed as one that runs, and what stands against it is not new', async () => {
    expect(await changed('web:1', 'web:2')).toEqual(['in-place', 'priority-class-missing existing'])
    expect(await changed('web:1', 'web:1\n      tty: true')).toEqual([
      'rejected',
      'priority-class-missing existing',
      'object-refused new',
    ])
  })
})
