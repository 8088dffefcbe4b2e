import { describe, expect, test } from 'vitest'
import { indent, judged } from './judged.js'

const pods = (spec = 'containers: [{ name: app, image: nginx }]', labels = '{ app: web }') => `
template:
  metadata: { labels: ${labels} }
  spec:
${indent(4, spec)}`
const cloneSet = (spec = '', template = pods(), selector = '{ matchLabels: { app: web } }') => `
apiVersion: apps.kruise.io/v1alpha1
kind: CloneSet
metadata: { name: web }
spec:
  selector: ${selector}
${indent(2, template)}
${indent(2, spec)}
`
const on = (spec: string, versions = '1.32.13/1.9.0', template = pods()) => judged(versions, cloneSet(spec, template))
const strategy = 'vcloneset.kb.io /spec/updateStrategy'

describe('a CloneSet', () => {
  test('as it should be', () => {
    expect(on('')).toEqual([])
  })

  test('with a value of another type does not reach its webhook', () => {
    const decoding = (field: string, words: string) => `mcloneset.kb.io /${field} json: cannot unmarshal ${words}`
    expect(on('replicas: "3"')).toEqual([
      decoding('spec/replicas', 'string into Go struct field CloneSetSpec.spec.replicas of type int32'),
    ])
    expect(on('updateStrategy: { type: 1 }')).toEqual([
      decoding(
        'spec/updateStrategy/type',
        'number into Go struct field CloneSetUpdateStrategy.spec.updateStrategy.type of type v1alpha1.CloneSetUpdateStrategyType',
      ),
    ])
    const env = 'containers: [{ name: app, image: nginx, env: [{ name: A, value: 1 }] }]'
    expect(on('', '1.32.13/1.9.0', pods(env))).toEqual([
      decoding(
        'spec/template/spec/containers/0/env/0/value',
        'number into Go struct field EnvVar.spec.template.spec.containers.env.value of type string',
      ),
    ])
    expect(on('', '1.32.13/1.9.0', pods(undefined, '{ app: true }'))).toEqual([
      decoding(
        'spec/template/metadata/labels/app',
        'bool into Go struct field ObjectMeta.spec.template.metadata.labels of type string',
      ),
    ])
    expect(on('updateStrategy: { maxSurge: true, type: 1 }')).toEqual([
      decoding(
        'spec/updateStrategy/maxSurge',
        'bool into Go struct field CloneSetUpdateStrategy.spec.updateStrategy.maxSurge of type int32',
      ),
    ])
    const cpu = 'containers: [{ name: app, image: nginx, resources: { limits: { cpu: many } } }]'
    expect(on('replicas: many', '1.32.13/1.9.0', pods(cpu))).toEqual([
      "mcloneset.kb.io /spec/template/spec/containers/0/resources/limits/cpu quantities must match the regular expression '^([+-]?[0-9.]+)([eEinumkKMGTP]*[-+]?[0-9]*)$'",
    ])
    expect(on('progressDeadlineSeconds: soon', '1.32.13/1.8.4')).toEqual([])
  })

  test('has a selector, and replicas that can be counted', () => {
    expect(
      judged(
        '1.32.13/1.9.0',
        'apiVersion: apps.kruise.io/v1alpha1\nkind: CloneSet\nmetadata: { name: Web }\nspec: { replicas: -1 }',
      ),
    ).toEqual([
      "CRDValidation /metadata/name metadata.name: Invalid value: \"Web\": a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or '.', and must start and end with an alphanumeric character (e.g. 'example.com', regex used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*')",
      'CRDValidation /spec/selector spec.selector: Invalid value: "null": spec.selector in body must be of type object: "null"',
      'CRDValidation /spec/replicas .spec.replicas: Invalid value: -1: should be a non-negative integer',
    ])
    const empty =
      'vcloneset.kb.io /spec/selector spec.selector: Invalid value: v1.LabelSelector{MatchLabels:map[string]string(nil), MatchExpressions:[]v1.LabelSelectorRequirement(nil)}: empty selector is invalid for cloneset'
    expect(judged('1.32.13/1.9.0', cloneSet('', pods(), '{}'))).toEqual([empty])
    expect(judged('1.32.13/1.9.0', cloneSet('', pods(undefined, '{ a: b, c: d }')))).toEqual([
      'vcloneset.kb.io /spec/template/metadata/labels spec.template.metadata.labels: Invalid value: map[string]string{"a":"b", "c":"d"}: `selector` does not match template `labels`',
    ])
  })

  test('has pods that are restarted, and judged with its claims', () => {
    const spec =
      'restartPolicy: Never\nactiveDeadlineSeconds: 5\ncontainers: [{ name: app, image: nginx, volumeMounts: [{ name: data, mountPath: /d }] }]'
    const claim = 'volumeClaimTemplates: [{ metadata: { name: data } }]'
    expect(on(claim, '1.32.13/1.9.0', pods(spec))).toEqual([
      'vcloneset.kb.io /spec/template/spec/restartPolicy spec.template.spec.restartPolicy: Unsupported value: "Never": supported values: "Always"',
      'vcloneset.kb.io /spec/template/spec/activeDeadlineSeconds spec.template.spec.activeDeadlineSeconds: Forbidden: activeDeadlineSeconds in cloneset is not Supported',
    ])
  })

  test('on the host network names its host ports from 1.7.0 to 1.8.4', () => {
    const host = pods('hostNetwork: true\ncontainers: [{ name: app, image: nginx, ports: [{ containerPort: 80 }] }]')
    const refused = (versions: string) => on('', versions, host)
    expect(refused('1.32.13/1.6.4')).toEqual([])
    expect(refused('1.32.13/1.7.0')).toEqual([
      'vcloneset.kb.io /spec/template/spec/containers/0/ports/0/hostPort spec.template.spec.containers[0].ports[0].hostPort: Invalid value: 0: must match `containerPort` when `hostNetwork` is true',
    ])
    expect(refused('1.32.13/1.8.4')).toEqual(refused('1.32.13/1.7.0'))
    expect(refused('1.32.13/1.9.0')).toEqual([])
  })

  test.each([
    ['1.3.0', []],
    ['1.8.4', ['failed getValueFromIntOrPercent for partition: invalid type: string is not a percentage']],
    ['1.9.0', ['failed GetScaledValueFromIntOrPercent for partition: invalid type: string is not a percentage']],
  ])('in %s reads a partition in quotes in its own way', (kruise, said) => {
    expect(on('updateStrategy: { partition: "1" }', `1.28.15/${kruise}`)).toEqual(
      said.map((words) => `${strategy}/partition spec.updateStrategy.partition: Invalid value: "1": ${words}`),
    )
  })

  test('takes amounts that it can read, and lets something move', () => {
    const garbage = 'spec.updateStrategy.maxSurge: Invalid value: "a%b"'
    expect(on('updateStrategy: { maxSurge: a%b }', '1.32.13/1.8.4')).toEqual([
      `${strategy}/maxSurge ${garbage}: failed getValueFromIntOrPercent for maxSurge: invalid value for IntOrString: invalid value "a%b": strconv.Atoi: parsing "ab": invalid syntax`,
    ])
    expect(on('updateStrategy: { maxSurge: x% }')).toEqual([
      `${strategy}/maxSurge spec.updateStrategy.maxSurge: Invalid value: "x%": failed GetScaledValueFromIntOrPercent for maxSurge: strconv.ParseFloat: parsing "x": invalid syntax`,
    ])
    const zero = (replicas: number, amounts: string) => on(`replicas: ${replicas}\nupdateStrategy: ${amounts}`)
    expect(zero(0, '{ maxUnavailable: 0 }')).toEqual([])
    expect(zero(2, '{ maxUnavailable: 0, maxSurge: 1 }')).toEqual([])
    expect(zero(2, '{ maxUnavailable: 0% }')).toEqual([
      `${strategy}/maxUnavailable spec.updateStrategy.maxUnavailable: Invalid value: intstr.IntOrString{Type:1, IntVal:0, StrVal:"0%"}: maxUnavailable and maxSurge should not both be less than 1`,
    ])
    expect(zero(2, '{ partition: -1, maxUnavailable: 0.5% }')).toEqual([
      `${strategy}/partition spec.updateStrategy.partition: Invalid value: -1: must be greater than or equal to 0`,
    ])
  })

  test('has a strategy that it knows', () => {
    expect(on('updateStrategy: { type: Recreate }')).toEqual([
      `${strategy}/type spec.updateStrategy.type: Invalid value: "Recreate": must be 'ReCreate', InPlaceIfPossible or 'InPlaceOnly'`,
    ])
    expect(on('replicas: 4\nupdateStrategy: { type: InPlaceOnly, maxSurge: 25% }')).toEqual([
      `${strategy}/maxSurge spec.updateStrategy.maxSurge: Invalid value: "25%": can not use maxSurge with strategy type InPlaceOnly`,
    ])
    const weight = (term: string) => on(`updateStrategy: { priorityStrategy: { weightPriority: [${term}] } }`)
    const said = (words: string) => [
      `${strategy}/priorityStrategy spec.updateStrategy.priorityStrategy: Required value: ${words}`,
    ]
    expect(weight('{ weight: 101, matchSelector: {} }')).toEqual(said('weight must be valid number in the range 1-100'))
    expect(weight('{ weight: 1, matchSelector: {} }')).toEqual(said('selector can not be empty'))
    expect(weight('{ weight: 1, matchSelector: { matchExpressions: [{ key: a, operator: near }] } }')).toEqual(
      said('invalid selector "near" is not a valid label selector operator'),
    )
    expect(on('updateStrategy: { scatterStrategy: [{ key: a, value: b }, { key: a, value: b }] }')).toEqual([
      `${strategy}/scatterStrategy spec.updateStrategy.scatterStrategy: Required value: duplicated key=a value=b`,
    ])
  })

  test('waits for progress longer than for readiness, where it waits', () => {
    const spec = 'minReadySeconds: 10\nprogressDeadlineSeconds: 10'
    expect(on(spec)).toEqual([
      'vcloneset.kb.io /spec/progressDeadlineSeconds spec.progressDeadlineSeconds: Invalid value: 10: must be greater than minReadySeconds',
    ])
    expect(on(spec, '1.32.13/1.8.4')).toEqual([])
  })

  test('deletes pods that there are', () => {
    const at = 'vcloneset.kb.io /spec/scaleStrategy/podsToDelete'
    expect(on('scaleStrategy: { podsToDelete: [b, a] }')).toEqual([
      `${at}/1 spec.scaleStrategy.podsToDelete: Invalid value: "a": find pod a failed: Pod "a" not found`,
      `${at}/0 spec.scaleStrategy.podsToDelete: Invalid value: "b": find pod b failed: Pod "b" not found`,
    ])
    expect(on('scaleStrategy: { podsToDelete: [a, b, a, a] }')).toEqual([
      `${at} spec.scaleStrategy.podsToDelete: Invalid value: []string{"a", "b", "a", "a"}: duplicated items [a a]`,
    ])
    const before = cloneSet('scaleStrategy: { podsToDelete: [a] }')
    expect(judged('1.32.13/1.9.0', before, { before })).toEqual([])
  })
})

describe('an update of a CloneSet', () => {
  const changed = (now: string, was: string, versions = '1.32.13/1.9.0') => judged(versions, now, { before: was })
  const forbidden = (more: string) =>
    `vcloneset.kb.io /spec spec: Forbidden: updates to cloneset spec for fields other than 'replicas', 'template', 'lifecycle', 'scaleStrategy', 'updateStrategy', 'minReadySeconds'${more} and 'revisionHistoryLimit' are forbidden`

  test('keeps the selector, in the words of each release', () => {
    const now = cloneSet('', pods(undefined, '{ app: web, b: c }'), '{ matchLabels: { app: web, b: c } }')
    expect(changed(now, cloneSet())).toEqual([forbidden(", 'progressDeadlineSeconds', 'volumeClaimTemplates'")])
    expect(changed(now, cloneSet(), '1.32.13/1.8.4')).toEqual([forbidden(", 'volumeClaimTemplates'")])
    expect(changed(now, cloneSet(), '1.28.15/1.3.0')).toEqual([forbidden('')])
  })

  test('changes claims from 1.4.0 on', () => {
    const now = cloneSet('volumeClaimTemplates: [{ metadata: { name: data } }]')
    expect(changed(now, cloneSet(), '1.28.15/1.3.0')).toEqual([forbidden('')])
    expect(changed(now, cloneSet(), '1.28.15/1.4.0')).toEqual([])
  })

  test('in place changes images and nothing else', () => {
    const inPlace = (spec: string) => cloneSet('updateStrategy: { type: InPlaceOnly }', pods(spec))
    const was = inPlace('containers: [{ name: app, image: nginx:1 }]')
    const only = (spec: string) => changed(inPlace(spec), was)
    const said = (difference: string) => [
      `vcloneset.kb.io /spec spec: Forbidden: only allowed to update images in spec for InPlaceOnly, but found ${difference}`,
    ]
    expect(only('containers: [{ name: app, image: nginx:2 }]')).toEqual([])
    expect(only('terminationGracePeriodSeconds: 30\ncontainers: [{ name: app, image: nginx:2 }]')).toEqual([])
    expect(only('containers: [{ name: app, image: nginx:1, imagePullPolicy: Always }]')).toEqual([])
    expect(only('containers: [{ name: app, image: nginx:1, imagePullPolicy: Never }]')).toEqual(
      said('replace /containers/0/imagePullPolicy'),
    )
    expect(only('nodeSelector: { a/b: c }\ncontainers: [{ name: app, image: nginx:1 }]')).toEqual(
      said('add /nodeSelector'),
    )
    expect(only('containers: [{ name: app, image: nginx:1 }, { name: b, image: c }]')).toEqual(
      said('add /containers/1'),
    )
  })

  test('in place adds what no webhook has written, where templates are given no defaults', () => {
    const inPlace = (spec: string) => cloneSet('updateStrategy: { type: InPlaceOnly }', pods(spec))
    const before = inPlace('containers: [{ name: app, image: nginx:1 }]')
    const now = inPlace('containers: [{ name: app, image: nginx:1, imagePullPolicy: Always }]')
    const kruiseFeatureGates = { TemplateNoDefaults: true }
    expect(judged('1.32.13/1.9.0', now, { before, kruiseFeatureGates })).toEqual([
      'vcloneset.kb.io /spec spec: Forbidden: only allowed to update images in spec for InPlaceOnly, but found add /containers/0/imagePullPolicy',
    ])
  })
})
