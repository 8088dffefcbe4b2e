import { describe, expect, test } from 'vitest'
import { refused } from './refusals.js'

const pod = 'template: {metadata: {labels: {app: a}}, spec: {containers: [{name: c, image: i:1}]}}'
const deployment = `deploymentTemplate: {metadata: {labels: {app: a}}, spec: {selector: {matchLabels: {app: a}}, ${pod}}}`
const united = (topology: string, { template = deployment, more = '', replicas = 'replicas: 5,' } = {}) => `
apiVersion: apps.kruise.io/v1alpha1
kind: UnitedDeployment
metadata: {name: multi}
spec: {${replicas} selector: {matchLabels: {app: a}}, template: {${template}}, topology: ${topology}${more}}
`
const subsets = (...list: string[]) => `{subsets: [${list.join(', ')}]}`
const said = (place: string, message: string) => [`vuniteddeployment.kb.io ${place}: ${message}`]
const at = 'spec.topology.subsets'

describe('the subsets of a UnitedDeployment', () => {
  const says = (versions: string, ...list: string[]) => refused(versions, united(subsets(...list)))

  test('have replicas or a range, never both; the struct is printed without the addresses that nobody knows', () => {
    const subset = (name: string, replicas: string, min: string) =>
      `v1alpha1.Subset{Name:"${name}", NodeSelectorTerm:v1.NodeSelectorTerm{MatchExpressions:[]v1.NodeSelectorRequirement(nil), MatchFields:[]v1.NodeSelectorRequirement(nil)}, Tolerations:[]v1.Toleration(nil), Replicas:(*intstr.IntOrString)(${replicas}), MinReplicas:(*intstr.IntOrString)(${min}), MaxReplicas:(*intstr.IntOrString)(nil), Patch:runtime.RawExtension{Raw:[]uint8(nil), Object:runtime.Object(nil)}}`
    expect(says('1.32.13/1.9.0', '{name: a, replicas: 1}', '{name: b, minReplicas: 1}')).toEqual(
      said(
        at,
        `${at}: Invalid value: []v1alpha1.Subset{${subset('a', '0x0', 'nil')}, ${subset('b', 'nil', '0x0')}}: subset.Replicas and subset.MinReplicas/subset.MaxReplicas are mutually exclusive in a UnitedDeployment`,
      ),
    )
  })

  test('add up to no more than all', () => {
    const over = (total: string) => [
      ...said(
        at,
        `${at}: Invalid value: 6: sum of indicated subset replicas 6 should not be greater than UnitedDeployment replicas ${total}`,
      ),
      ...said(
        at,
        `${at}: Invalid value: 6: if replicas of all subsets are provided, the sum of indicated subset replicas 6 should equal UnitedDeployment replicas ${total}`,
      ),
    ]
    // From the release on that has ranges, the address of the number is printed.
    expect(says('1.32.13/1.9.0', '{name: a, replicas: 4}', '{name: b, replicas: 40%}')).toEqual(over('0'))
    expect(says('1.28.15/1.5.0', '{name: a, replicas: 4}', '{name: b, replicas: 40%}')).toEqual(over('5'))
    expect(says('1.32.13/1.9.0', '{name: a, replicas: 50%}', '{name: b}')).toEqual([])
  })

  test('have amounts that can be read', () => {
    const fault = (amount: string) => says('1.32.13/1.9.0', `{name: a, replicas: ${amount}}`, '{name: b}')
    const shown = (type: string, detail: string) =>
      said(
        `${at}.0.replicas`,
        `${at}[0].replicas: Invalid value: intstr.IntOrString{${type}}: subset replicas ${detail}`,
      )
    expect(fault('-1')).toEqual(shown('Type:0, IntVal:-1, StrVal:""', '(-1) should not be less than 0'))
    expect(fault('"2"')).toEqual(
      shown('Type:1, IntVal:0, StrVal:"2"', "(2) only support integer value or percentage value with a suffix '%'"),
    )
    expect(fault('120%')).toEqual(shown('Type:1, IntVal:0, StrVal:"120%"', '(120%) should be in range [0, 100]'))
    expect(fault('x%')).toEqual(
      shown(
        'Type:1, IntVal:0, StrVal:"x%"',
        '(x%) should be correct percentage integer: strconv.ParseInt: parsing "x": invalid syntax',
      ),
    )
  })

  test('leave one of them without a maximum, and of each the minimum below it', () => {
    expect(says('1.32.13/1.9.0', '{name: a, maxReplicas: 3}', '{name: b, maxReplicas: 3}')).toEqual(
      said(at, `${at}: Invalid value: 2: at least one subset.maxReplicas must be empty`),
    )
    expect(says('1.32.13/1.9.0', '{name: a, minReplicas: 3, maxReplicas: 1}', '{name: b}')).toEqual(
      said(
        `${at}.0.minReplicas`,
        `${at}[0].minReplicas: Invalid value: intstr.IntOrString{Type:0, IntVal:1, StrVal:""}: subset[0].minReplicas must be more than or equal to maxReplicas`,
      ),
    )
  })

  test('are adaptive without replicas, from the release on that looks', () => {
    const adaptive = united('{scheduleStrategy: {type: Adaptive}, subsets: [{name: a, replicas: 1}, {name: b}]}')
    expect(refused('1.32.13/1.9.0', adaptive)).toEqual(
      said(
        `${at}.0.replicas`,
        `${at}[0].replicas: Forbidden: specify replicas use minReplicas/maxReplicas to enable adaptive strategy`,
      ),
    )
    expect(refused('1.32.13/1.8.4', adaptive)).toEqual([])
    const odd = united('{scheduleStrategy: {type: Odd}, subsets: [{name: a}]}')
    expect(refused('1.32.13/1.8.4', odd)).toEqual([
      'CRDValidation spec.topology.scheduleStrategy.type: spec.topology.scheduleStrategy.type: Unsupported value: "Odd": supported values: "Adaptive", "Fixed", ""',
    ])
    expect(refused('1.32.13/1.6.3', odd)).toEqual([])
  })
})

describe('the template of a UnitedDeployment', () => {
  const says = (template: string) => refused('1.32.13/1.9.0', united(subsets('{name: a}'), { template }))

  test('is one', () => {
    expect(says('')).toEqual(
      said(
        'spec.template',
        'spec.template: Required value: should provide one of statefulSetTemplate, advancedStatefulSetTemplate, cloneSetTemplate, or deploymentTemplate',
      ),
    )
  })

  test('is checked in a Deployment, in stateful sets as far as its labels go, and not in a CloneSet', () => {
    const bad = 'template: {metadata: {labels: {app: b}}, spec: {containers: [{name: c}]}}'
    const of = (name: string) =>
      says(`${name}: {metadata: {labels: {app: a}}, spec: {selector: {matchLabels: {app: a}}, ${bad}}}`)
    const labels = (name: string) =>
      said(
        `spec.template.${name}.spec.template.metadata.labels`,
        `spec.template.${name}.spec.template.metadata.labels: Invalid value: map[string]string{"app":"b"}: \`selector\` does not match template \`labels\``,
      )
    expect(of('cloneSetTemplate')).toEqual([])
    expect(of('advancedStatefulSetTemplate')).toEqual(labels('advancedStatefulSetTemplate'))
    expect(of('deploymentTemplate')).toEqual([
      ...labels('deploymentTemplate'),
      ...said(
        'spec.template.deploymentTemplate.spec.template.spec.containers.0.image',
        'spec.template.deploymentTemplate.spec.template.spec.containers[0].image: Required value',
      ),
    ])
  })

  test('names the wrong template for the labels of an Advanced StatefulSet', () => {
    expect(says(`advancedStatefulSetTemplate: {metadata: {labels: {app: x}}, spec: {selector: {}, ${pod}}}`)).toEqual(
      said(
        'spec.template.advancedStatefulSetTemplate.metadata.labels',
        'spec.template.statefulSetTemplate.metadata.labels: Invalid value: map[string]string{"app":"x"}: `selector` does not match template `labels`',
      ),
    )
  })
})

test('an update leaves the nodes of a subset where they are', () => {
  const before = united(subsets('{name: a, tolerations: [{key: k, operator: Exists}]}', '{name: b}'))
  const after = united(subsets('{name: b}', '{name: a, tolerations: [{operator: Exists}]}'))
  expect(refused('1.32.13/1.9.0', after, { before })).toEqual(
    said(`${at}.1.tolerations`, `${at}[1].tolerations: Forbidden: may not be changed in an update`),
  )
  expect(refused('1.32.13/1.9.0', united(subsets('{name: new}')), { before })).toEqual([])
})

test('partitions name subsets', () => {
  const more = ', updateStrategy: {manualUpdate: {partitions: {zc: 1}}}'
  expect(refused('1.32.13/1.6.3', united(subsets('{name: a}'), { more }))).toEqual(
    said(
      'spec.updateStrategy.manualUpdate.partitions.zc',
      'spec.updateStrategy.partitions: Invalid value: map[string]int32{"zc":1}: subset zc does not exist',
    ),
  )
})

test('a selector that a CloneSet template leaves out goes to the API server as null', () => {
  const template = `cloneSetTemplate: {metadata: {labels: {app: a}}, spec: {${pod}}}`
  const at = 'spec.template.cloneSetTemplate.spec.selector'
  expect(refused('1.32.13/1.9.0', united(subsets('{name: a}'), { template }))).toEqual([
    `CRDValidation ${at}: ${at}: Invalid value: "null": ${at} in body must be of type object: "null"`,
  ])
})

test('what is written as null is as if it were not there', () => {
  expect(
    refused('1.32.13/1.9.0', united('{scheduleStrategy: null, subsets: [{name: a, nodeSelectorTerm: null}]}')),
  ).toEqual([])
})
