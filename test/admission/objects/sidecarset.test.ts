import { describe, expect, test } from 'vitest'
import { refused } from './refusals.js'

const set = (spec: string, name = 'log', version = 'v1alpha1') => `
apiVersion: apps.kruise.io/${version}
kind: SidecarSet
metadata: {name: ${name}}
spec: {selector: {matchLabels: {app: web}}, ${spec}}
`
const agent = 'containers: [{name: agent, image: a:1}]'
const says = (versions: string, spec: string) => refused(versions, set(spec))
const said = (place: string, message: string) => [`vsidecarset.kb.io ${place}: ${message}`]

describe('a SidecarSet by itself', () => {
  test('is admitted where nothing is wrong', () => {
    for (const kruise of ['1.0.0', '1.3.0', '1.5.5', '1.6.3', '1.7.5', '1.8.4', '1.9.0']) {
      expect(says(`1.28.15/${kruise}`, agent)).toEqual([])
    }
  })

  test('cannot have a native sidecar that rolls, which is the default', () => {
    const native = (more: string) => `initContainers: [{name: p, image: p:1, restartPolicy: Always}]${more}`
    const refusal = said(
      'spec.initContainers.0.restartPolicy',
      'spec.updateStrategy: Required value: The initContainer in-place upgrade is not currently supported.',
    )
    expect(says('1.32.13/1.7.2', native(''))).toEqual(refusal)
    expect(says('1.32.13/1.9.0', native(', updateStrategy: {type: RollingUpdate}'))).toEqual(refusal)
    expect(says('1.32.13/1.9.0', native(', updateStrategy: {type: NotUpdate}'))).toEqual([])
    expect(says('1.32.13/1.6.3', native(''))).toEqual([])
  })

  test('is checked as a pod whose init containers get no defaults for startup probes', () => {
    const probed = `${agent}, updateStrategy: {type: NotUpdate}, initContainers: [{name: p, image: p:1, restartPolicy: Always, startupProbe: {httpGet: {port: 80}}}]`
    expect(says('1.32.13/1.9.0', probed)).toContain(
      'vsidecarset.kb.io spec.initContainers.0.startupProbe.httpGet.scheme: spec.initContainers[0].startupProbe.httpGet.scheme: Unsupported value: "": supported values: "HTTP", "HTTPS"',
    )
  })

  test('has no time to sleep before the pod of the check has a grace period', () => {
    const sleeping = 'containers: [{name: agent, image: a:1, lifecycle: {preStop: {sleep: {seconds: 15}}}}]'
    const at = 'spec.containers.0.lifecycle.preStop'
    const shown = 'spec.containers[0].lifecycle.preStop'
    expect(says('1.32.13/1.7.2', sleeping)).toEqual(said(at, `${shown}: Required value: must specify a handler type`))
    expect(says('1.32.13/1.8.4', sleeping)).toEqual(
      said(
        `${at}.sleep`,
        `${shown}.sleep: Invalid value: 15: must be greater than 0 and less than terminationGracePeriodSeconds (0)`,
      ),
    )
    expect(says('1.32.13/1.9.0', sleeping)).toEqual([])
  })

  test('is refused with a partition and a selector, the strategy printed with its defaults', () => {
    const both = `${agent}, updateStrategy: {partition: "0%", selector: {matchLabels: {canary: "yes"}}}`
    const words =
      'updateStrategy: Invalid value: "&{Type:RollingUpdate Paused:false Selector:&LabelSelector{MatchLabels:map[string]string{canary: yes,},MatchExpressions:[]LabelSelectorRequirement{},} Partition:0% MaxUnavailable:1 PriorityStrategy:<nil> ScatterStrategy:[]}": Partition and Selector cannot be used together'
    expect(says('1.32.13/1.8.4', both)).toEqual(said('spec.updateStrategy.partition', words))
    expect(says('1.32.13/1.7.5', both)).toHaveLength(1)
    expect(says('1.32.13/1.7.4', both)).toEqual([])
    expect(says('1.32.13/1.9.0', `${agent}, updateStrategy: {partition: 0, selector: {matchLabels: {a: b}}}`)).toEqual(
      [],
    )
  })

  test('shows the structs of the API that the build reads', () => {
    const shared = 'containers: [{name: agent, image: a:1, shareVolumePolicy: {type: "on"}}]'
    const words = (version: string) =>
      said(
        'spec.containers.0.shareVolumePolicy',
        `spec.container.shareVolumePolicy: Invalid value: ${version}.ShareVolumePolicy{Type:"on"}: unsupported share volume policy`,
      )
    expect(says('1.32.13/1.8.4', shared)).toEqual(words('v1alpha1'))
    expect(says('1.32.13/1.9.0', shared)).toEqual(words('v1beta1'))
  })

  test('says a namespace in one way, until the one replaces the other', () => {
    const both = `${agent}, namespace: a, namespaceSelector: {matchLabels: {team: x}}`
    expect(says('1.32.13/1.8.4', both)).toEqual(
      said(
        'spec.namespaceSelector',
        'spec.namespace, namespaceSelector: Required value: namespace and namespaceSelector are mutually exclusive',
      ),
    )
    expect(says('1.32.13/1.9.0', both)).toEqual([])
    expect(says('1.32.13/1.3.0', both)).toEqual([])
  })

  test('may only name a revision that there is', () => {
    const named = (revision: string) => `${agent}, injectionStrategy: {revision: ${revision}}`
    expect(says('1.32.13/1.9.0', named('{revisionName: log-1}'))).toEqual(
      said(
        'spec.injectionStrategy.revision',
        'revision: Invalid value: "null": Cannot find specific ControllerRevision, err: ControllerRevision.apps "log-1" not found',
      ),
    )
    expect(says('1.32.13/1.6.3', named('{customVersion: v1, policy: Partial}')).at(-1)).toBe(
      `vsidecarset.kb.io spec.injectionStrategy.revision.policy: revision.policy: Invalid value: v1alpha1.SidecarSetInjectRevision{CustomVersion:(*string)(0x0), RevisionName:(*string)(nil), Policy:"Partial"}: Invalid policy Partial, only support 'Always' currently`,
    )
    expect(says('1.32.13/1.9.0', named('{revisionName: r, policy: Sometimes}'))).toEqual([
      'CRDValidation spec.injectionStrategy.revision.policy: spec.injectionStrategy.revision.policy: Unsupported value: "Sometimes": supported values: "Always", "Partial"',
    ])
  })

  test('writes annotations that the list of Kruise allows', () => {
    const patch = set(`${agent}, patchPodMetadata: [{annotations: {team: a}}]`)
    const place = 'spec.patchPodMetadata'
    expect(refused('1.32.13/1.9.0', patch)).toEqual(
      said(place, 'spec.patchPodMetadata: Required value: SidecarSet patch metadata whitelist not found'),
    )
    const listed = (keys: string) => `
apiVersion: v1
kind: ConfigMap
metadata: {name: kruise-configuration, namespace: kruise-system}
data:
  SidecarSet_PatchPodMetadata_WhiteList: '{"rules":[{"allowedAnnotationKeyExprs":["${keys}"]}]}'
---${patch}`
    expect(refused('1.32.13/1.9.0', listed('^te'))).toEqual([])
    expect(refused('1.32.13/1.9.0', listed('^to'))).toEqual(
      said(
        `${place}.0.annotations.team`,
        'spec.patchPodMetadata: Required value: sidecarSet patch metadata annotation(team) is not allowed',
      ),
    )
    expect(
      refused('1.32.13/1.9.0', patch, { kruiseFeatureGates: { SidecarSetPatchPodMetadataDefaultsAllowed: true } }),
    ).toEqual([])
    expect(refused('1.28.15/1.2.0', patch)).toEqual([])
  })

  test('computes resources in expressions that can be read', () => {
    const policy = (cpu: string, more = '') =>
      `containers: [{name: agent, image: a:1, resourcesPolicy: {targetContainersMode: sum, resourcesExpr: {limits: {cpu: "${cpu}"}}${more}}}]`
    const place = 'spec.containers.0.resourcesPolicy'
    const fault = (cpu: string) =>
      says('1.32.13/1.9.0', policy(cpu)).map((each) => each.replace(/^.*invalid expression: /, ''))
    expect(says('1.32.13/1.9.0', policy('cpu *'))).toEqual(
      said(
        `${place}.resourcesExpr.limits.cpu`,
        'spec[0].resourcesPolicy.resourcesExpr.limits.cpu: Invalid value: "cpu *": invalid expression: parse error: syntax error at line 1, col 6',
      ),
    )
    expect(fault('max(cpu*50%, 100m)')).toEqual([])
    expect(fault('memory + 1')).toEqual(['undefined variable: memory'])
    expect(fault('cpu - 2')).toEqual(['calculation result is negative: -1'])
    expect(fault('avg(cpu, 1)')).toEqual(['unknown function: avg'])
    expect(fault('100m * 2Gi')).toEqual(['multiplication of two quantities'])
    expect(fault('cpu / 0')).toEqual(['division by zero'])
    expect(fault('max(cpu)')).toEqual(['max function requires exactly 2 arguments, got 1'])
    expect(says('1.32.13/1.9.0', policy('cpu', ', targetContainersNameRegex: "a("'))).toEqual(
      said(
        `${place}.targetContainersNameRegex`,
        'spec[0].resourcesPolicy.targetContainersNameRegex: Invalid value: "a(": invalid regex pattern: error parsing regexp: missing closing ): `a(`',
      ),
    )
    expect(says('1.32.13/1.8.4', policy('cpu *'))).toEqual([])
  })

  test('says how the resources of others add up: the webhook writes an empty mode where there is none', () => {
    const policy = (mode: string) =>
      `containers: [{name: agent, image: a:1, resourcesPolicy: {${mode}resourcesExpr: {}}}]`
    const path = 'spec.containers[0].resourcesPolicy.targetContainersMode'
    const refusal = (given: string) => [
      `CRDValidation ${path.replace('[0]', '.0')}: ${path}: Unsupported value: "${given}": supported values: "sum", "max"`,
    ]
    expect(says('1.32.13/1.9.0', policy('targetContainersMode: all, '))).toEqual(refusal('all'))
    for (const unset of ['', 'targetContainersMode: null, ', 'targetContainerMode: sum, ']) {
      expect(says('1.32.13/1.9.0', policy(unset))).toEqual(refusal(''))
    }
    expect(says('1.32.13/1.8.4', policy(''))).toEqual([])
  })

  test('must decode before anything else is said', () => {
    expect(says('1.32.13/1.9.0', `${agent}, revisionHistoryLimit: many`)).toEqual([
      'msidecarset.kb.io spec.revisionHistoryLimit: json: cannot unmarshal string into Go struct field SidecarSetSpec.spec.revisionHistoryLimit of type int32',
    ])
  })
})

describe('two SidecarSets', () => {
  const two = (left: string, right: string) => `${set(left, 'first')}---${set(right, 'second')}`
  const taken = said(
    'spec.containers.0.name',
    'spec.containers: Invalid value: "agent": container agent already exist in first',
  )

  test('do not bring the same container, the first one stands', () => {
    expect(refused('1.32.13/1.9.0', two(agent, agent))).toEqual(taken)
    expect(refused('1.32.13/1.9.0', two('initContainers: [{name: agent, image: a:1}]', agent))).toEqual([])
  })

  test('meet where their namespaces may', () => {
    const chosen = (labels: string) => `${agent}, namespaceSelector: {matchLabels: ${labels}}`
    expect(refused('1.32.13/1.8.4', two(`${agent}, namespace: a`, `${agent}, namespace: b`))).toEqual([])
    expect(refused('1.32.13/1.9.0', two(`${agent}, namespace: a`, `${agent}, namespace: b`))).toEqual([])
    expect(refused('1.32.13/1.9.0', two(chosen('{team: a}'), chosen('{team: b}')))).toEqual([])
    expect(refused('1.32.13/1.9.0', two(chosen('{team: a}'), chosen('{env: b}')))).toEqual(taken)
    // What has a namespace has no selector, which this release asks by mistake.
    expect(refused('1.32.13/1.8.4', two(`${agent}, namespace: a`, chosen('{team: a}')))).toEqual([])
  })

  test('share a volume that is the same', () => {
    const volume = (name: string, source: string) =>
      `containers: [{name: ${name}, image: a:1}], volumes: [{name: v, ${source}}]`
    expect(refused('1.32.13/1.9.0', two(volume('a', 'emptyDir: {}'), volume('b', 'emptyDir: {}')))).toEqual([])
    expect(refused('1.32.13/1.9.0', two(volume('a', 'emptyDir: {}'), volume('b', 'hostPath: {path: /v}')))).toEqual(
      said('spec.volumes.0', 'spec.volumes: Invalid value: "v": volume v is in conflict with sidecarset first'),
    )
  })

  test('are not compared where the second is wrong by itself', () => {
    const wrong = 'containers: [{name: agent}]'
    expect(refused('1.32.13/1.7.2', two(agent, wrong))).toHaveLength(1)
    expect(refused('1.32.13/1.6.3', two(agent, wrong))).toHaveLength(2)
  })
})

describe('an update of a SidecarSet', () => {
  test('brings no container, and no other way of upgrading', () => {
    const more = set('containers: [{name: agent, image: a:1}, {name: more, image: m:1}]')
    const hot = set('containers: [{name: agent, image: a:1, upgradeStrategy: {upgradeType: HotUpgrade}}]')
    const before = set(agent)
    expect(refused('1.32.13/1.9.0', more, { before })).toEqual(
      said('spec.containers.1.name', 'spec.containers.name: Invalid value: "more": container more is not found'),
    )
    expect(refused('1.28.15/1.1.0', more, { before })).toEqual([])
    expect(refused('1.32.13/1.9.0', hot, { before })).toEqual(
      said(
        'spec.containers.0.upgradeStrategy.upgradeType',
        'spec.containers.upgradeStrategy.upgradeType: Invalid value: "agent": container agent upgradeType is immutable',
      ),
    )
    expect(refused('1.32.13/1.9.0', before, { before: more })).toEqual([])
  })
})

test('a SidecarSet that selects nothing is in nobody’s way', () => {
  const set = (name: string, selector: string) =>
    `apiVersion: apps.kruise.io/v1alpha1\nkind: SidecarSet\nmetadata: { name: ${name} }\nspec:\n${selector}  containers: [{ name: c, image: "i:1" }]\n`
  const selector = '  selector: { matchLabels: { app: web } }\n'
  expect(refused('1.32.13/1.6.3', `${set('a', '')}---\n${set('b', selector)}`)).toEqual([])
  expect(refused('1.32.13/1.6.3', `${set('a', selector)}---\n${set('b', '')}`)).toEqual([
    'vsidecarset.kb.io spec.selector: spec.selector: Required value: no selector defined for SidecarSet',
  ])
})
