import { describe, expect, test } from 'vitest'
import { indent, judged } from './judged.js'

const template = (spec = 'containers: [{ name: app, image: nginx }]') => `
selector: { matchLabels: { app: web } }
template:
  metadata: { labels: { app: web } }
  spec:
${indent(4, spec)}`
const set = (kind: string, version: string, spec: string, pods?: string) => `
apiVersion: apps.kruise.io/${version}
kind: ${kind}
metadata: { name: web }
spec:
${indent(2, template(pods))}
${indent(2, spec)}
`

describe('an Advanced StatefulSet', () => {
  const sts = (spec = '', pods?: string, version = 'v1beta1') => set('StatefulSet', version, spec, pods)
  const on = (spec: string, versions = '1.32.13/1.9.0') => judged(versions, sts(spec))
  const rolling = (written: string, more = '') => on(`updateStrategy: { rollingUpdate: ${written} }\n${more}`)
  const at = 'vstatefulset.kb.io /spec/updateStrategy'
  const path = 'spec.updateStrategy.rollingUpdate'

  test('as it should be, its pods unseen', () => {
    expect(judged('1.32.13/1.9.0', sts('', 'containers: [{ name: app }]'))).toEqual([])
  })

  test.each([
    ['[1, 1]', '1.7.4', ['spec: Invalid value: []int{1, 1}: reserveOrdinals contains duplicated items']],
    ['[1, 1]', '1.8.0', []],
    ['[2, -1]', '1.7.4', ['spec: Invalid value: []int{2, -1}: reserveOrdinals contains -1 which must be order >= 0']],
    [
      '[2, -1]',
      '1.8.0',
      [
        'spec: Invalid value: []intstr.IntOrString{intstr.IntOrString{Type:0, IntVal:2, StrVal:""}, intstr.IntOrString{Type:0, IntVal:-1, StrVal:""}}: 1 th reserve ordinal is negative: -1',
      ],
    ],
    [
      '["1-x"]',
      '1.8.0',
      [
        'spec: Invalid value: []intstr.IntOrString{intstr.IntOrString{Type:1, IntVal:0, StrVal:"1-x"}}: 0 th reserve ordinal is not a valid range: 1-x',
        'spec: Invalid value: []intstr.IntOrString{intstr.IntOrString{Type:1, IntVal:0, StrVal:"1-x"}}: 0 th reserve ordinal is invalid: 1-x, err = strconv.Atoi: parsing "x": invalid syntax',
      ],
    ],
    ['["2-5", 7]', '1.8.0', []],
  ])('reserves %s in %s', (ordinals, kruise, said) => {
    const messages = on(`reserveOrdinals: ${ordinals}`, `1.32.13/${kruise}`)
    expect(messages.map((each) => each.replace(/^vstatefulset\.kb\.io \S+ /, ''))).toEqual(said)
  })

  test('does not decode ranges where it has none', () => {
    expect(on('reserveOrdinals: [1, "2-5"]', '1.32.13/1.7.4')).toEqual([
      'mstatefulset.kb.io /spec/reserveOrdinals/1 json: cannot unmarshal string into Go struct field StatefulSetSpec.spec.reserveOrdinals of type int',
    ])
    expect(judged('1.32.13/1.7.4', sts('reserveOrdinals: ["2-5"]', undefined, 'v1alpha1'))).toEqual([])
  })

  test('moves one pod at a time unless it is parallel', () => {
    const parallel = 'podManagementPolicy: Parallel'
    const shown = (value: string) =>
      `${at}/rollingUpdate/maxUnavailable ${path}.maxUnavailable: Invalid value: ${value}`
    expect(rolling('{ maxUnavailable: 30% }', parallel)).toEqual([])
    expect(rolling('{ maxUnavailable: 1 }')).toEqual([])
    expect(rolling('{ maxUnavailable: "2" }', parallel)).toEqual([
      shown(
        `intstr.IntOrString{Type:1, IntVal:0, StrVal:"2"}: a valid percent string must be a numeric string followed by an ending '%' (e.g. '1%',  or '93%', regex used for validation is '[0-9]+%')`,
      ),
    ])
    expect(rolling('{ maxUnavailable: 0% }')).toEqual([
      shown('0: should not be less than 1'),
      shown('intstr.IntOrString{Type:1, IntVal:0, StrVal:"0%"}: can only work with Parallel PodManagementPolicyType'),
    ])
    expect(on('scaleStrategy: { maxUnavailable: 2 }')).toEqual([
      'vstatefulset.kb.io /spec/scaleStrategy/maxUnavailable spec.scaleStrategy.maxUnavailable: Invalid value: intstr.IntOrString{Type:0, IntVal:2, StrVal:""}: can only work with Parallel PodManagementPolicyType',
    ])
    expect(rolling('{ unorderedUpdate: {} }')).toEqual([
      `${at}/rollingUpdate/unorderedUpdate ${path}.unorderedUpdate: Required value: unorderedUpdate can only work with Parallel PodManagementPolicyType`,
    ])
  })

  test('has numbers within their bounds', () => {
    expect(rolling('{ minReadySeconds: 301, partition: -1 }')).toEqual([
      `${at}/rollingUpdate/partition ${path}.partition: Invalid value: -1: must be greater than or equal to 0`,
      `${at}/rollingUpdate/minReadySeconds ${path}.minReadySeconds: Invalid value: 301: must be no more than 300 seconds`,
    ])
  })

  test('updated in place waits at a gate', () => {
    const policy = 'updateStrategy: { rollingUpdate: { podUpdatePolicy: InPlaceIfPossible } }'
    const gated = (gate: string) => `containers: [{ name: app }]\nreadinessGates: [{ conditionType: ${gate} }]`
    expect(judged('1.32.13/1.9.0', sts(policy, gated('InPlaceUpdateReady')))).toEqual([])
    expect(judged('1.32.13/1.9.0', sts(policy, gated('other')))).toEqual([
      'vstatefulset.kb.io /spec/template/spec/readinessGates spec.template.spec.readinessGates: Invalid value: []v1.PodReadinessGate{v1.PodReadinessGate{ConditionType:"other"}}: must contains InPlaceUpdateReady when podUpdatePolicy is InPlaceIfPossible',
    ])
    expect(rolling('{ podUpdatePolicy: Recreate }')).toEqual([
      `${at}/rollingUpdate/podUpdatePolicy ${path}.podUpdatePolicy: Invalid value: "Recreate": must be 'ReCreate', InPlaceIfPossible or 'InPlaceOnly'`,
    ])
  })

  test('has a strategy that it knows', () => {
    expect(on('updateStrategy: { type: Recreate }')).toEqual([
      `${at} spec.updateStrategy: Invalid value: v1beta1.StatefulSetUpdateStrategy{Type:"Recreate", RollingUpdate:(*v1beta1.RollingUpdateStatefulSetStrategy)(nil)}: must be 'RollingUpdate' or 'OnDelete'`,
    ])
    expect(on('updateStrategy: { type: OnDelete, rollingUpdate: { paused: true } }')).toEqual([
      `${at}/rollingUpdate ${path}: Invalid value: v1beta1.RollingUpdateStatefulSetStrategy{Partition:(*int32)(nil), MaxUnavailable:(*intstr.IntOrString)(nil), PodUpdatePolicy:"", Paused:true, UnorderedUpdate:(*v1beta1.UnorderedUpdateStrategy)(nil), InPlaceUpdateStrategy:(*pub.InPlaceUpdateStrategy)(nil), MinReadySeconds:(*int32)(nil)}: only allowed for updateStrategy 'RollingUpdate'`,
    ])
    expect(on('podManagementPolicy: Ordered\npersistentVolumeClaimRetentionPolicy: { whenDeleted: Remove }')).toEqual([
      "vstatefulset.kb.io /spec/podManagementPolicy spec.podManagementPolicy: Invalid value: \"Ordered\": must be 'OrderedReady' or 'Parallel'",
      'vstatefulset.kb.io /spec/persistentVolumeClaimRetentionPolicy/whenDeleted spec.persistentVolumeClaimRetentionPolicy.whenDeleted: Unsupported value: "Remove": supported values: "Retain", "Delete"',
    ])
  })

  const changed = (now: string, was: string, versions = '1.32.13/1.9.0', gates = {}) =>
    judged(versions, now, { before: was, ...gates })

  test.each([
    [
      '1.6.4',
      "'replicas', 'template', 'reserveOrdinals', 'lifecycle', 'revisionHistoryLimit', 'persistentVolumeClaimRetentionPolicy', `volumeClaimTemplates`",
    ],
    [
      '1.7.0',
      "'replicas', 'ordinals', 'template', 'reserveOrdinals', 'lifecycle', 'revisionHistoryLimit', 'persistentVolumeClaimRetentionPolicy', `volumeClaimTemplates`",
    ],
    [
      '1.8.0',
      "'replicas', 'ordinals', 'template', 'reserveOrdinals', 'lifecycle', 'revisionHistoryLimit', 'persistentVolumeClaimRetentionPolicy', `volumeClaimTemplates`, `VolumeClaimUpdateStrategy`",
    ],
    [
      '1.3.0',
      "'replicas', 'template', 'reserveOrdinals', 'lifecycle', 'revisionHistoryLimit', 'persistentVolumeClaimRetentionPolicy'",
    ],
  ])('keeps its service in %s', (kruise, fields) => {
    expect(changed(sts('serviceName: b'), sts('serviceName: a'), `1.28.15/${kruise}`)).toEqual([
      `vstatefulset.kb.io /spec spec: Forbidden: updates to statefulset spec for fields other than ${fields} and 'updateStrategy' are forbidden`,
    ])
  })

  test('updated in place alone changes what looks like an image', () => {
    const inPlace = (pods: string) =>
      sts(
        'updateStrategy: { rollingUpdate: { podUpdatePolicy: InPlaceOnly } }',
        `readinessGates: [{ conditionType: InPlaceUpdateReady }]\n${pods}`,
      )
    const was = inPlace('containers: [{ name: app, image: nginx:1 }]')
    expect(changed(inPlace('containers: [{ name: app, image: nginx:2, imagePullPolicy: Always }]'), was)).toEqual([])
    expect(changed(inPlace('containers: [{ name: app, image: nginx:1, tty: true }]'), was)).toEqual([
      'vstatefulset.kb.io /spec/template invalid template modified with InPlaceOnly strategy: add /containers/0/tty, currently only image update is allowed for InPlaceOnly',
    ])
  })

  test('that resizes claims changes nothing else of them, with the gate for it', () => {
    const claims = (size: string, mode = 'ReadWriteOnce', name = 'data') =>
      sts(`volumeClaimUpdateStrategy: { type: OnPodRollingUpdate }
volumeClaimTemplates: [{ metadata: { name: ${name} }, spec: { accessModes: [${mode}], resources: { requests: { storage: ${size} } } } }]`)
    const gates = { kruiseFeatureGates: { StatefulSetAutoResizePVCGate: true } }
    const resized = (now: string) => changed(now, claims('1Gi'), '1.32.13/1.9.0', gates)
    expect(resized(claims('2Gi'))).toEqual([])
    expect(resized(claims('1Gi', 'ReadWriteMany'))[0]).toMatch(
      /^vstatefulset\.kb\.io \/spec\/volumeClaimTemplates\/0 spec\.volumeClaimTemplates\[data\]: Invalid value: .*: volumeClaimTemplate can not be modified when OnRollingUpdate$/,
    )
    expect(resized(claims('1Gi', 'ReadWriteOnce', 'other'))).toEqual([
      'vstatefulset.kb.io /spec/volumeClaimTemplates/0/metadata/name spec.volumeClaimTemplates[other].name: Forbidden: volumeClaimTemplate name can not be modified',
    ])
    expect(changed(claims('1Gi', 'ReadWriteMany'), claims('1Gi'))).toEqual([])
  })
})

describe('an Advanced DaemonSet', () => {
  const on = (rolling: string, versions = '1.32.13/1.9.0', version = 'v1alpha1') =>
    judged(versions, set('DaemonSet', version, `updateStrategy: { rollingUpdate: ${rolling} }`))
  const at = 'vdaemonset.kb.io /spec/updateStrategy/rollingUpdate'
  const path = 'spec.updateStrategy.rollingUpdate'

  test('surges or is unavailable, not both', () => {
    expect(on('{}')).toEqual([])
    expect(on('{ maxSurge: 10% }')).toEqual([])
    expect(on('{ maxSurge: 1, maxUnavailable: 1 }')).toEqual([
      `${at}/maxSurge ${path}.maxSurge: Invalid value: intstr.IntOrString{Type:0, IntVal:1, StrVal:""}: may not be set when maxUnavailable is non-zero`,
    ])
    expect(on('{ maxUnavailable: 0 }')).toEqual([
      `${at}/maxUnavailable ${path}.maxUnavailable: Required value: cannot be 0 when maxSurge is 0`,
    ])
    expect(on('{ rollingUpdateType: InPlaceIfPossible, maxSurge: 1 }')).toEqual([
      `${at}/maxSurge ${path}.maxSurge: Required value: must be 0 for InPlaceIfPossible type`,
    ])
    expect(on('{ maxUnavailable: 101% }')).toEqual([
      `${at}/maxUnavailable ${path}.maxUnavailable: Invalid value: intstr.IntOrString{Type:1, IntVal:0, StrVal:"101%"}: must not be greater than 100%`,
    ])
  })

  test('stores Surging as what it meant, in v1alpha1', () => {
    expect(on('{ rollingUpdateType: Surging }')).toEqual([])
    expect(on('{ rollingUpdateType: Surging, maxUnavailable: 1 }')).toEqual([
      `${at}/maxSurge ${path}.maxSurge: Invalid value: intstr.IntOrString{Type:0, IntVal:1, StrVal:""}: may not be set when maxUnavailable is non-zero`,
    ])
    expect(on('{ rollingUpdateType: Surging }', '1.32.13/1.9.0', 'v1beta1')).toEqual([
      `${at}/rollingUpdateType ${path}.rollingUpdate.type: Unsupported value: "Surging": supported values: "Standard", "InPlaceIfPossible"`,
    ])
  })

  test('has a partition that each release can read', () => {
    expect(on('{ partition: 50% }')).toEqual([])
    expect(on('{ partition: 50% }', '1.32.13/1.8.4')).toEqual([
      'mdaemonset.kb.io /spec/updateStrategy/rollingUpdate/partition json: cannot unmarshal string into Go struct field RollingUpdateDaemonSet.spec.updateStrategy.rollingUpdate.partition of type int32',
    ])
    expect(on('{ partition: -1 }')).toEqual([
      `${at}/partition ${path}.rollingUpdate.partition: Invalid value: -1: must be greater than or equal to 0`,
    ])
  })

  test('has no hook before an update in place', () => {
    expect(judged('1.32.13/1.9.0', set('DaemonSet', 'v1alpha1', 'lifecycle: { inPlaceUpdate: {} }'))).toEqual([
      'vdaemonset.kb.io /spec/lifecycle/inPlaceUpdate spec.lifecycle.inPlaceUpdate: Forbidden: inPlaceUpdate hook has not supported yet',
    ])
  })

  test('keeps its selector, from 1.6.0 on', () => {
    const was = set('DaemonSet', 'v1alpha1', '').replace(
      'selector: { matchLabels: { app: web } }',
      'selector: { matchLabels: { app: old } }',
    )
    const now = set('DaemonSet', 'v1alpha1', '')
    expect(judged('1.28.15/1.5.5', now, { before: was })).toEqual([])
    expect(judged('1.28.15/1.6.0', now, { before: was })).toEqual([
      "vdaemonset.kb.io /spec spec: Forbidden: updates to daemonset spec for fields other than 'BurstReplicas', 'template', 'lifecycle',  'updateStrategy', 'minReadySeconds', and 'revisionHistoryLimit' are forbidden",
    ])
  })
})
