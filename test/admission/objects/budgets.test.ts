import { describe, expect, test } from 'vitest'
import { refused } from './refusals.js'

const object = (apiVersion: string, kind: string, spec: string, name = 'it', annotations = '{}') => `
apiVersion: ${apiVersion}/v1alpha1
kind: ${kind}
metadata: {name: ${name}, namespace: shop, annotations: ${annotations}}
spec: {${spec}}
`

describe('a PodUnavailableBudget', () => {
  const budget = (spec: string, name?: string, annotations?: string) =>
    object('policy.kruise.io', 'PodUnavailableBudget', spec, name, annotations)
  const says = (text: string, versions = '1.32.13/1.9.0', before?: string) =>
    refused(versions, text, before === undefined ? {} : { before })
  const said = (place: string, message: string) => [`vpodunavailablebudget.kb.io ${place}: ${message}`]
  const web = 'selector: {matchLabels: {app: web}}'

  test('has one target and one amount', () => {
    expect(
      says(budget(`${web}, maxUnavailable: 1, targetRef: {apiVersion: apps/v1, kind: Deployment, name: web}`)),
    ).toEqual(
      said('spec.targetRef', 'spec.selector, targetRef: Required value: selector and targetRef are mutually exclusive'),
    )
    expect(says(budget(web))).toEqual(
      said(
        'spec',
        'spec.maxUnavailable, minAvailable: Required value: no maxUnavailable or minAvailable defined in PodUnavailableBudget',
      ),
    )
    expect(says(budget(`${web}, minAvailable: 130%`))).toEqual(
      said(
        'spec.minAvailable',
        'spec.minAvailable: Invalid value: intstr.IntOrString{Type:1, IntVal:0, StrVal:"130%"}: must not be greater than 100%',
      ),
    )
    expect(says(budget('targetRef: {apiVersion: a/b/c, kind: K, name: web}, maxUnavailable: 1'))).toEqual(
      said(
        'spec.targetRef',
        'spec.TargetReference: Invalid value: v1alpha1.TargetReference{APIVersion:"a/b/c", Kind:"K", Name:"web"}: unexpected GroupVersion string: a/b/c',
      ),
    )
  })

  test('protects operations that the release knows', () => {
    const annotated = (value: string) =>
      budget(`${web}, maxUnavailable: 1`, 'it', `{kruise.io/pub-protect-operations: "${value}"}`)
    const wrong = said(
      'metadata.annotations.kruise.io/pub-protect-operations',
      'metadata: Internal error: annotation[kruise.io/pub-protect-operations] is invalid',
    )
    expect(says(annotated('DELETE,EVICT'))).toEqual([])
    expect(says(annotated('DELETE, EVICT'))).toEqual(wrong)
    expect(says(annotated('RESIZE'))).toEqual([])
    expect(says(annotated('RESIZE'), '1.32.13/1.8.4')).toEqual(wrong)
  })

  test('shares its pods with no other', () => {
    const two = (left: string, right: string) =>
      says(`${budget(`${left}, maxUnavailable: 1`, 'first')}---${budget(`${right}, maxUnavailable: 1`)}`)
    const shown =
      'v1.LabelSelector{MatchLabels:map[string]string{"app":"web"}, MatchExpressions:[]v1.LabelSelectorRequirement(nil)}'
    expect(two(web, web)).toEqual(
      said(
        'spec.selector',
        `spec.selector: Invalid value: ${shown}: pub.spec.selector is in conflict with other PodUnavailableBudget first`,
      ),
    )
    // Selectors that name other labels do not meet for this webhook, though one pod may have both.
    expect(two('selector: {matchLabels: {tier: web}}', web)).toEqual([])
    expect(two('selector: {matchExpressions: [{key: app, operator: NotIn, values: [web]}]}', web)).toEqual([])
    expect(two('selector: {matchExpressions: [{key: app, operator: Exists}]}', web)).toHaveLength(1)
  })

  test('keeps its target', () => {
    const before = budget(`${web}, maxUnavailable: 1`)
    expect(says(before.replace('app: web', 'app: api'), '1.32.13/1.9.0', before)).toEqual(
      said('spec.selector', 'spec.selector, targetRef: Required value: selector and targetRef cannot be modified'),
    )
  })

  test('is held to its schema first', () => {
    expect(says(budget('selector: web, maxUnavailable: 1'))).toEqual([
      'CRDValidation spec.selector: spec.selector: Invalid value: "string": spec.selector in body must be of type object: "string"',
    ])
  })
})

describe('a PersistentPodState', () => {
  const state = (spec: string, name?: string) => object('apps.kruise.io', 'PersistentPodState', spec, name)
  const db = 'targetRef: {apiVersion: apps/v1, kind: StatefulSet, name: db}'
  const topology = 'requiredPersistentTopology: {nodeTopologyKeys: [zone]}'
  const shown = (kind: string) => `v1alpha1.TargetReference{APIVersion:"apps/v1", Kind:"${kind}", Name:"db"}`

  test('stands for a StatefulSet, or what the configuration lists', () => {
    const deployment = state(`${db.replace('StatefulSet', 'Deployment')}, ${topology}`)
    const words = (more: string) => [
      `vpersistentpodstate.kb.io spec.targetRef: spec.TargetReference: Invalid value: ${shown('Deployment')}: TargetReference.Kind must be StatefulSet${more}`,
    ]
    expect(refused('1.32.13/1.9.0', deployment)).toEqual(words(' or in PPS_Watch_Custom_Workload_WhiteList'))
    expect(refused('1.28.15/1.3.0', deployment)).toEqual(words(''))
    const configuration = `
apiVersion: v1
kind: ConfigMap
metadata: {name: kruise-configuration, namespace: kruise-system}
data: {PPS_Watch_Custom_Workload_WhiteList: '{"workloads":[{"Group":"apps","Kind":"Deployment"}]}'}
---`
    expect(refused('1.32.13/1.9.0', configuration + deployment)).toEqual([])
  })

  test('is the only one of its workload, and says something', () => {
    const whole = state(`${db}, ${topology}`)
    expect(refused('1.32.13/1.9.0', `${state(`${db}, ${topology}`, 'first')}---${whole}`)).toEqual([
      `vpersistentpodstate.kb.io spec.targetRef: spec.targetReference: Invalid value: ${shown('StatefulSet')}: targetReference is in conflict with other PersistentPodState first`,
    ])
    expect(refused('1.32.13/1.9.0', state(`${db}, persistentPodAnnotations: [{key: k}]`))).toEqual([
      `vpersistentpodstate.kb.io spec: spec: Invalid value: v1alpha1.PersistentPodStateSpec{TargetReference:${shown('StatefulSet')}, PersistentPodAnnotations:[]v1alpha1.PersistentPodAnnotation{v1alpha1.PersistentPodAnnotation{Key:"k"}}, RequiredPersistentTopology:(*v1alpha1.NodeTopologyTerm)(nil), PreferredPersistentTopology:[]v1alpha1.PreferredTopologyTerm(nil), PersistentPodStateRetentionPolicy:""}: TopologyConstraint and TopologyPreference cannot be empty at the same time`,
    ])
  })
})

describe('a PodProbeMarker', () => {
  const marker = (probes: string) =>
    object('apps.kruise.io', 'PodProbeMarker', `selector: {matchLabels: {app: web}}, probes: [${probes}]`)
  const probe = (handler: string, more = ', podConditionType: c') =>
    marker(`{name: idle, containerName: app, probe: {${handler}}${more}}`)
  const says = (versions: string, text: string) => refused(versions, text)
  const said = (place: string, message: string) => [`vpodprobemarker.kb.io ${place}: ${message}`]
  const at = 'spec.probes.0.probe'

  test('probes in the ways of its release', () => {
    const tcp = probe('tcpSocket: {port: 80}')
    expect(says('1.28.15/1.5.5', tcp)).toEqual(
      said(`${at}.tcpSocket`, 'spec.probe.probe: Forbidden: current only support exec probe'),
    )
    expect(says('1.32.13/1.6.3', tcp)).toEqual([])
    const http = probe('httpGet: {port: 80, path: /}')
    expect(says('1.32.13/1.8.4', http)).toEqual(
      said(`${at}.httpGet`, 'spec.probe.probe: Forbidden: current no support http probe'),
    )
    expect(says('1.32.13/1.9.0', http)).toEqual(
      said(
        `${at}.httpGet.scheme`,
        'spec.probe.httpGet.scheme: Unsupported value: "": supported values: "HTTP", "HTTPS"',
      ),
    )
    expect(says('1.32.13/1.9.0', probe('grpc: {port: 80}'))).toEqual(
      said(at, 'spec.probe: Required value: must specify a handler type'),
    )
  })

  test('waits no negative time', () => {
    expect(says('1.32.13/1.9.0', probe('exec: {command: [a]}, periodSeconds: -1'))).toEqual(
      said(`${at}.periodSeconds`, 'spec.probe.periodSeconds: Invalid value: -1: must be greater than or equal to 0'),
    )
  })

  test('probes no other host, in two lines of releases', () => {
    const host = probe('tcpSocket: {port: 80, host: 10.0.0.1}')
    const words = said(
      `${at}.tcpSocket.host`,
      'spec.probe.tcpSocket.host: Invalid value: "10.0.0.1": host field in probes is not allowed',
    )
    const answers = ['1.7.4', '1.7.5', '1.8.2', '1.8.3', '1.9.0'].map((kruise) => says(`1.32.13/${kruise}`, host))
    expect(answers).toEqual([[], words, [], words, words])
  })

  test('has names that are its own', () => {
    const one = '{name: idle, containerName: app, probe: {exec: {command: [a]}}, podConditionType: c}'
    expect(says('1.32.13/1.9.0', marker(`${one}, ${one}`))).toEqual(
      said('spec.probes.1.name', 'spec.probes: Invalid value: "idle": probe name must be unique in PodProbeMarker.'),
    )
    expect(says('1.28.15/1.4.2', marker(`${one}, ${one}`))[0]).toContain('Invalid value: v1.LabelSelector{')
  })

  test('marks something', () => {
    expect(says('1.32.13/1.9.0', probe('exec: {command: [a]}', ''))).toEqual(
      said(
        'spec.probes.0',
        'spec.probes: Invalid value: v1alpha1.PodContainerProbe{Name:"idle", ContainerName:"app", Probe:v1alpha1.ContainerProbeSpec{Probe:v1.Probe{ProbeHandler:v1.ProbeHandler{Exec:(*v1.ExecAction)(0x0), HTTPGet:(*v1.HTTPGetAction)(nil), TCPSocket:(*v1.TCPSocketAction)(nil), GRPC:(*v1.GRPCAction)(nil)}, InitialDelaySeconds:0, TimeoutSeconds:0, PeriodSeconds:0, SuccessThreshold:0, FailureThreshold:0, TerminationGracePeriodSeconds:(*int64)(nil)}}, MarkerPolicy:[]v1alpha1.ProbeMarkerPolicy(nil), PodConditionType:""}: podConditionType and markerPolicy cannot be empty at the same time',
      ),
    )
    const policy = (state: string, more: string) =>
      says('1.32.13/1.9.0', probe('exec: {command: [a]}', `, markerPolicy: [{state: ${state}${more}}]`))
    const place = 'spec.probes.0.markerPolicy.0'
    expect(policy('"True"', '')).toEqual(
      said(`${place}.state`, "spec.markerPolicy.state: Required value: marker policy state must be 'True' or 'False'"),
    )
    expect(policy('Failed', '')).toEqual(
      said(place, "spec.markerPolicy: Required value: marker policy annotations or labels can't be both empty"),
    )
    expect(policy('Failed', ', labels: {a: b}')).toEqual([])
  })
})

describe('a ResourceDistribution', () => {
  const resource = 'resource: {apiVersion: v1, kind: ConfigMap, metadata: {name: c}}'
  const distribution = (spec: string) => object('apps.kruise.io', 'ResourceDistribution', spec)
  const says = (spec: string, before?: string, versions = '1.32.13/1.9.0') =>
    refused(versions, distribution(spec), {
      kruiseFeatureGates: { ResourceDistributionGate: true },
      ...(before !== undefined && { before: distribution(before) }),
    })
  const said = (place: string, message: string) => [`vresourcedistribution.kb.io ${place}: ${message}`]

  test('needs its gate', () => {
    const text = distribution(`${resource}, targets: {allNamespaces: true}`)
    expect(refused('1.32.13/1.9.0', text)).toEqual(said('', 'feature-gate ResourceDistributionGate is not enabled'))
    expect(refused('1.28.15/1.4.2', text)).toEqual([])
  })

  test('brings a Secret or a ConfigMap, always the same', () => {
    expect(says('resource: {apiVersion: v1, kind: Pod, list: [1, null]}, targets: {}')).toEqual(
      said(
        'spec.resource',
        'spec.resource: Invalid value: unstructured.Unstructured{Object:map[string]interface {}{"apiVersion":"v1", "kind":"Pod", "list":[]interface {}{1, interface {}(nil)}}}: unknown or unsupported resource GroupKind, only support [Secret ConfigMap]',
      ),
    )
    expect(says(`${resource}, targets: {}`, `${resource.replace('name: c', 'name: d')}, targets: {}`)).toEqual(
      said('spec.resource', 'spec.resource: Invalid value: "null": resource apiVersion, kind, and name are immutable'),
    )
  })

  test('is held to what the API server asks of an object within an object', () => {
    const at = 'spec.resource.kind'
    expect(says('resource: {apiVersion: v1}, targets: {}')).toEqual([
      `CRDValidation ${at}: ${at}: Required value: must not be empty`,
    ])
  })

  test('goes to namespaces that are not left out again', () => {
    const both = `${resource}, targets: {includedNamespaces: {list: [{name: a}]}, excludedNamespaces: {list: [{name: a}]}}`
    const names = '[]v1alpha1.ResourceDistributionNamespace{v1alpha1.ResourceDistributionNamespace{Name:"a"}}'
    const list = `v1alpha1.ResourceDistributionTargetNamespaces{List:${names}}`
    const shown = `v1alpha1.ResourceDistributionTargets{AllNamespaces:false, ExcludedNamespaces:${list}, IncludedNamespaces:${list}, NamespaceLabelSelector:v1.LabelSelector{MatchLabels:map[string]string(nil), MatchExpressions:[]v1.LabelSelectorRequirement(nil)}}`
    const words = (spelled: string) =>
      said(
        'spec.targets',
        `spec.targets: Invalid value: ${shown}: ambiguous targets because namespace [a] is in both IncludedNamespaces.List and ${spelled}.List`,
      )
    expect(says(both)).toEqual(words('ExcludedNamespaces'))
    expect(says(both, undefined, '1.32.13/1.6.3')).toEqual(words('ExcludedNamesapces'))
  })
})
