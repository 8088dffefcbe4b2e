import { describe, expect, test } from 'vitest'
import { indent, judged } from './judged.js'

const target = 'targetRef: { apiVersion: apps.kruise.io/v1alpha1, kind: CloneSet, name: web }'
const spread = (spec: string, name = 'web') => `apiVersion: apps.kruise.io/v1alpha1
kind: WorkloadSpread
metadata: { name: ${name} }
spec:
${indent(2, spec)}
`
const on = (spec: string, versions = '1.32.13/1.9.0') => judged(versions, spread(spec))
const subsets = (...items: string[]) => `${target}\nsubsets: [${items.join(', ')}]`

describe('the target of a WorkloadSpread', () => {
  const ref = (apiVersion: string, kind: string, name = 'web') =>
    `targetRef: { apiVersion: '${apiVersion}', kind: ${kind}, name: '${name}' }\nsubsets: [{ name: a }]`
  const shown = (apiVersion: string, kind: string, name = 'web') =>
    `vworkloadspread.kb.io /spec/targetRef spec.targetRef: Invalid value: v1alpha1.TargetReference{APIVersion:"${apiVersion}", Kind:"${kind}", Name:"${name}"}`

  test.each([
    ['apps/v1', 'CloneSet'],
    ['apps.kruise.io/v1alpha1', 'Deployment'],
    ['batch/v1', 'ReplicaSet'],
    ['apps/v1', 'Job'],
    ['batch/v1', 'StatefulSet'],
    ['v1', 'Deployment'],
    ['apps/v1/v1', 'Deployment'],
  ])('%s %s is in another group', (apiVersion, kind) => {
    expect(on(ref(apiVersion, kind))).toEqual([`${shown(apiVersion, kind)}: TargetReference is not valid for ${kind}.`])
  })

  test('may be a StatefulSet of either group from the release on that knows them', () => {
    expect(on(ref('apps/v1', 'StatefulSet'))).toEqual([])
    expect(on(ref('apps.kruise.io/v1beta1', 'StatefulSet'))).toEqual([])
    const early = { kruiseFeatureGates: { WorkloadSpread: true } }
    expect(judged('1.26.15/1.2.0', spread(ref('apps/v1', 'StatefulSet')), early)).toEqual([
      `${shown('apps/v1', 'StatefulSet')}: TargetReference's GroupKind is not permitted.`,
    ])
  })

  test('may be of a kind that the configuration lists', () => {
    const configuration = (list: string, namespace = 'kruise-system') => `apiVersion: v1
kind: ConfigMap
metadata: { name: kruise-configuration, namespace: ${namespace} }
data: { WorkloadSpread_Watch_Custom_Workload_WhiteList: '${list}' }
`
    const spark = ref('sparkoperator.k8s.io/v1beta2', 'SparkApplication')
    const refused = [
      `${shown('sparkoperator.k8s.io/v1beta2', 'SparkApplication')}: TargetReference's GroupKind is not permitted.`,
    ]
    const under = (held: string, versions = '1.28.15/1.8.4') =>
      judged(versions, `${held}---\n${spread(spark)}`, { kruiseFeatureGates: { WorkloadSpread: true } })
    const list = (group: string, kind: string) =>
      `{"workloads": [{"Group": "${group}", "Version": "v1", "Kind": "${kind}"}]}`
    const listed = configuration(list('sparkoperator.k8s.io', 'SparkApplication'))
    expect(on(spark)).toEqual(refused)
    expect(under(listed)).toEqual([])
    expect(under(listed, '1.26.15/1.5.0')).toEqual([])
    expect(under(listed, '1.26.15/1.4.0')).toEqual(refused)
    expect(under(listed.replaceAll('"Group"', '"group"').replaceAll('"Kind"', '"kind"'))).toEqual([])
    expect(under(configuration(list('sparkoperator.k8s.io', 'ScheduledSparkApplication')))).toEqual(refused)
    expect(under(configuration(list('spark.example.com', 'SparkApplication')))).toEqual(refused)
    expect(under(configuration(list('sparkoperator.k8s.io', 'SparkApplication'), 'default'))).toEqual(refused)
    expect(under(configuration('[]'))).toEqual(refused)
  })

  test('has all of its parts', () => {
    expect(on(ref('apps/v1', 'Deployment', ''))).toEqual([
      `${shown('apps/v1', 'Deployment', '')}: empty TargetReference is not valid for WorkloadSpread.`,
    ])
    expect(on('targetRef: { kind: Deployment, name: web }\nsubsets: []')).toEqual([
      'CRDValidation /spec/targetRef/apiVersion spec.targetRef.apiVersion: Required value',
    ])
    expect(on('subsets: [{ name: a }]')).toEqual(['CRDValidation /spec/targetRef spec.targetRef: Required value'])
  })

  test('without a spec is asked for by the webhook', () => {
    const bare = 'apiVersion: apps.kruise.io/v1alpha1\nkind: WorkloadSpread\nmetadata: { name: web }\n'
    expect(judged('1.32.13/1.9.0', bare)).toEqual([
      'vworkloadspread.kb.io /spec/targetRef spec.targetRef: Required value: no targetRef defined in WorkloadSpread',
      'vworkloadspread.kb.io /spec/subsets spec.subsets: Required value: subsets number must >= 1 in WorkloadSpread',
    ])
  })

  const two = (second: string) => `${spread(subsets('{ name: a }'))}---\n${spread(second, 'second')}`

  test('has one WorkloadSpread: of two that come together the first', () => {
    const taken = ': ws.spec.targetRef is in conflict with other WorkloadSpread web'
    expect(judged('1.32.13/1.9.0', two(subsets('{ name: a }')))).toEqual([
      `${shown('apps.kruise.io/v1alpha1', 'CloneSet')}${taken}`,
    ])
    expect(judged('1.32.13/1.9.0', two(ref('apps.kruise.io/v1beta1', 'CloneSet')))).toEqual([
      `${shown('apps.kruise.io/v1beta1', 'CloneSet')}${taken}`,
    ])
    expect(judged('1.32.13/1.9.0', two(ref('apps/v1', 'Deployment')))).toEqual([])
  })

  test('is free where the other WorkloadSpread is refused itself', () => {
    const refused = `${spread(`${target}\nsubsets: []`)}---\n${spread(subsets('{ name: a }'), 'second')}`
    expect(judged('1.32.13/1.9.0', refused)).toEqual([])
  })

  test('may change its version alone', () => {
    const before = spread(subsets('{ name: a }'))
    const changed = (spec: string) => judged('1.32.13/1.9.0', spread(spec), { before })
    expect(changed(ref('apps.kruise.io/v1beta1', 'CloneSet'))).toEqual([])
    expect(changed(ref('apps.kruise.io/v1alpha1', 'CloneSet', 'other'))).toEqual([
      `${shown('apps.kruise.io/v1alpha1', 'CloneSet', 'other')}: change TargetReference is not permitted for WorkloadSpread`,
    ])
  })
})

describe('the subsets of a WorkloadSpread', () => {
  test('have names of their own', () => {
    expect(on(subsets('{ name: a }', "{ name: '' }", '{ name: a }'))).toEqual([
      'vworkloadspread.kb.io /spec/subsets/1/name spec.subsets[1].name: Invalid value: ""',
      'vworkloadspread.kb.io /spec/subsets/2/name spec.subsets[2].name: Invalid value: "a": duplicated subset name a',
    ])
    expect(on(subsets('{ name: 5 }'))).toEqual([
      'CRDValidation /spec/subsets/0/name spec.subsets[0].name: Invalid value: "integer": spec.subsets[0].name in body must be of type string: "integer"',
    ])
  })

  const max = (...values: string[]) =>
    on(subsets(...values.map((value, at) => `{ name: s${at}, maxReplicas: ${value} }`)))

  test.each([
    [['1', '50%'], 1, '{Type:1, IntVal:0, StrVal:"50%"}: the maxReplicas type of all subsets must be the same'],
    [['-1', '5'], 0, '{Type:0, IntVal:-1, StrVal:""}: maxReplicas is not valid for subset'],
    [['"x%"'], 0, '{Type:1, IntVal:0, StrVal:"x%"}: maxReplicas is not valid for subset'],
    [
      ['60%', '50%', '-5'],
      1,
      '{Type:1, IntVal:0, StrVal:"50%"}: the sum of all subset\'s maxReplicas exceeds 100% is no permitted',
    ],
    [
      ['30%', '60%'],
      0,
      '{Type:1, IntVal:0, StrVal:"30%"}: maxReplicas sum of all subsets must equal 100% when type is specified as percent',
    ],
  ])('%j are not all that can be', (values, at, detail) => {
    expect(max(...values)).toEqual([
      `vworkloadspread.kb.io /spec/subsets/${at}/maxReplicas spec.subsets[${at}].maxReplicas: Invalid value: intstr.IntOrString${detail}`,
    ])
  })

  test('may have numbers in quotes, which are percentages', () => {
    expect(max('"5"', '"95"')).toEqual([])
    expect(on(subsets('{ name: a, maxReplicas: 40% }', '{ name: b }'))).toEqual([])
  })

  test('of a StatefulSet have numbers', () => {
    const spec =
      'targetRef: { apiVersion: apps/v1, kind: StatefulSet, name: db }\nsubsets: [{ name: a, maxReplicas: 100% }]'
    expect(on(spec)).toEqual([
      'vworkloadspread.kb.io /spec/subsets/0/maxReplicas spec.subsets[0].maxReplicas: Invalid value: intstr.IntOrString{Type:1, IntVal:0, StrVal:"100%"}: the maxReplicas type must be Int for StatefulSet',
    ])
  })

  test('choose nodes as pods do, under a name that no field has', () => {
    const subset = `{ name: a,
      requiredNodeSelectorTerm: { matchExpressions: [{ key: zone, operator: In }] },
      preferredNodeSelectorTerms: [{ weight: 101, preference: { matchExpressions: [{ key: zone, operator: Near }] } }],
      tolerations: [{ operator: Equal }] }`
    const at = 'vworkloadspread.kb.io /spec/subsets/0'
    expect(on(subsets(subset))).toEqual([
      `${at}/requiredNodeSelectorTerm/matchExpressions/0/values spec.subsets[0].requiredNodeSelectorTerm.matchExpressions[0].values: Required value: must be specified when \`operator\` is 'In' or 'NotIn'`,
      `${at}/preferredNodeSelectorTerms/0/weight spec.subsets[0].preferredSchedulingTerms[0].weight: Invalid value: 101: must be in the range 1-100`,
      `${at}/preferredNodeSelectorTerms/0/preference/matchExpressions/0/operator spec.subsets[0].preferredSchedulingTerms[0].preference.matchExpressions[0].operator: Invalid value: "Near": not a valid selector operator`,
      `${at}/tolerations/0/operator spec.subsets[0].tolerations[0].operator: Invalid value: "Equal": operator must be Exists when \`key\` is empty, which means "match all values and all keys"`,
    ])
  })
})

describe('the strategy of a WorkloadSpread', () => {
  const strategy = (written: string, versions = '1.32.13/1.9.0', ...of: string[]) =>
    on(`${subsets(...(of.length > 0 ? of : ['{ name: a }']))}\nscheduleStrategy: ${written}`, versions)
  const at = 'vworkloadspread.kb.io /spec/scheduleStrategy'

  test('is one of two', () => {
    expect(strategy('{ type: Random }')).toEqual([
      'CRDValidation /spec/scheduleStrategy/type spec.scheduleStrategy.type: Unsupported value: "Random": supported values: "Adaptive", "Fixed", ""',
    ])
    expect(strategy('{ adaptive: {} }')).toEqual([
      `${at}/type spec.scheduleStrategy.type: Invalid value: "null": the scheduleStrategy's type must be adaptive when using adaptive scheduleStrategy`,
    ])
  })

  test('leaves the last subset open, in the words of each release', () => {
    const limited = ['{ name: a, maxReplicas: 1 }', '{ name: b, maxReplicas: 1 }']
    const said = (words: string) => [
      `${at}/adaptive spec.scheduleStrategy.adaptive: Invalid value: 30: the last subset${words} must be not specified when using adaptive scheduleStrategy`,
    ]
    const written = '{ type: Adaptive, adaptive: { rescheduleCriticalSeconds: 30 } }'
    expect(strategy(written, '1.32.13/1.6.4', ...limited)).toEqual(said(''))
    expect(strategy(written, '1.32.13/1.7.0', ...limited)).toEqual(said("'s maxReplicas"))
  })

  test('waits no longer than the subsets have time', () => {
    const three = ['{ name: a }', '{ name: b }', '{ name: c }']
    const wait = (seconds: number, ...of: string[]) =>
      strategy(`{ type: Adaptive, adaptive: { rescheduleCriticalSeconds: ${seconds} } }`, '1.32.13/1.9.0', ...of)
    expect(wait(147, ...three)).toEqual([])
    expect(wait(148, ...three)).toEqual([
      `${at}/adaptive/rescheduleCriticalSeconds spec.scheduleStrategy.adaptive.rescheduleCriticalSeconds: Invalid value: 148: rescheduleCriticalSeconds < 0 or rescheduleCriticalSeconds > 147 is not permitted`,
    ])
    expect(wait(2147483647)).toEqual([])
    expect(wait(-1)).toEqual([
      `${at}/adaptive/rescheduleCriticalSeconds spec.scheduleStrategy.adaptive.rescheduleCriticalSeconds: Invalid value: -1: rescheduleCriticalSeconds < 0 or rescheduleCriticalSeconds > 2147483647 is not permitted`,
    ])
  })

  test('filters pods by a selector that can be one, where there is a filter', () => {
    const filter = `${subsets('{ name: a }')}\ntargetFilter: { selector: { matchExpressions: [{ key: role, operator: In }] } }`
    expect(on(filter)).toEqual([
      "vworkloadspread.kb.io /spec/targetFilter spec.targetFilter: Invalid value: v1alpha1.TargetFilter{Selector:(*v1.LabelSelector)(0x0), ReplicasPathList:[]string(nil)}: values: Invalid value: []string(nil): for 'in', 'notin' operators, values set can't be empty",
    ])
    expect(on(filter, '1.32.13/1.7.4')).toEqual([])
  })

  test('is not looked at while the feature is off', () => {
    const off = { kruiseFeatureGates: { WorkloadSpread: false } }
    expect(judged('1.32.13/1.9.0', spread(subsets("{ name: '' }")), off)).toEqual([
      'vworkloadspread.kb.io / feature-gate WorkloadSpread is not enabled',
    ])
    expect(judged('1.32.13/1.6.4', spread(subsets("{ name: '' }")), off)).toEqual([])
  })
})

describe('the patch of a subset', () => {
  const cloneSet = `apiVersion: apps.kruise.io/v1alpha1
kind: CloneSet
metadata: { name: web }
spec:
  selector: { matchLabels: { app: web } }
  template:
    metadata: { labels: { app: web } }
    spec: { containers: [{ name: app, image: nginx }] }
`
  const patched = (patch: string, versions = '1.32.13/1.9.0') =>
    judged(versions, `${cloneSet}---\n${spread(subsets(`{ name: a, patch: ${patch} }`))}`)
  const at = 'vworkloadspread.kb.io /spec/subsets/0/patch'

  test('is merged into the template and judged as a pod', () => {
    expect(patched('{ spec: { containers: [{ name: app, image: nginx:1.25 }] } }')).toEqual([])
    expect(patched('{ spec: { containers: [{ name: extra }] } }')).toEqual([
      `${at}/containers/0/image spec.subsets[0].patch.containers[0].image: Required value`,
    ])
    expect(patched('{ spec: { containers: [{ name: extra }] } }', '1.32.13/1.4.2')).toEqual([])
  })

  test('with a value of another type does not decode', () => {
    expect(patched('{ spec: { containers: none } }')).toEqual([
      `${at} spec.subsets[0].patch: Invalid value: "{\\"spec\\":{\\"containers\\":\\"none\\"}}": failed to unmarshal: json: cannot unmarshal string into Go struct field PodSpec.spec.containers of type []v1.Container`,
      `${at}/containers spec.subsets[0].patch.containers: Required value`,
    ])
  })

  test('that cannot be merged leaves no pod', () => {
    expect(patched('{ spec: { containers: [{ image: nginx }] } }')).toEqual([
      `${at} spec.subsets[0].patch: Invalid value: "{\\"spec\\":{\\"containers\\":[{\\"image\\":\\"nginx\\"}]}}": failed to merge patch: map: map[image:nginx] does not contain declared merge key: name`,
      `${at} spec.subsets[0].patch: Invalid value: "{\\"spec\\":{\\"containers\\":[{\\"image\\":\\"nginx\\"}]}}": failed to unmarshal: unexpected end of JSON input`,
      `${at}/containers spec.subsets[0].patch.containers: Required value`,
    ])
  })
})
