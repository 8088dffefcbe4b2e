import { expect, test } from 'vitest'
import type { SourceDocument } from '../../src/source/document.js'
import { LineIndex } from '../../src/source/lines.js'
import { plainValue } from '../../src/source/node.js'
import { isReadable, readDocuments } from '../../src/source/yaml.js'
import {
  type VclusterCarrier,
  vclusterCarrier,
  vclusterCarriers,
  vclusterOptions,
} from '../../src/workload/vcluster-carriers.js'

function document(text: string): SourceDocument {
  return readDocuments({ path: 'a.yaml', text }).filter(isReadable)[0]!
}

/** A carrier with the place of its version as `line:column text`. */
function shown(text: string, found: VclusterCarrier | undefined = vclusterCarrier(document(text))) {
  if (!found?.version) return found
  const { span, path, text: version } = found.version
  const { line, column } = new LineIndex(text).at(span.start)
  return { ...found, version: `${version} at ${line}:${column} ${text.slice(span.start, span.end)} ${path.join('/')}` }
}

const options = (text: string) => vclusterOptions(plainValue(document(text).root))

const standard = {
  rewriteHosts: true,
  rewriteHostsResources: { cpu: '30m', memory: '64Mi' },
  rewriteHostsLimits: { cpu: '30m', memory: '64Mi' },
  syncPriorityClasses: false,
}
const limitRange = {
  default: { 'ephemeral-storage': '8Gi', memory: '512Mi', cpu: '1' },
  defaultRequest: { 'ephemeral-storage': '3Gi', memory: '128Mi', cpu: '100m' },
}

test('a dependency in Chart.yaml', () => {
  const text = `apiVersion: v2
name: tenants
dependencies:
  - { name: redis, version: 1.0.0 }
  - name: vcluster
    version: 0.20   # not 0.2
    repository: https://charts.loft.sh
  - { name: vcluster-k8s, alias: b, version: "~0.19.0" }
`
  expect(vclusterCarriers(document(text)).map((each) => shown(text, each))).toEqual([
    {
      kind: 'chart-dependency',
      chart: 'vcluster',
      alias: 'vcluster',
      version: '0.20 at 6:14 0.20 dependencies/1/version',
    },
    {
      kind: 'chart-dependency',
      chart: 'vcluster-k8s',
      alias: 'b',
      version: '~0.19.0 at 8:46 "~0.19.0" dependencies/2/version',
    },
  ])
})

test('an Argo CD Application with an object of values', () => {
  const text = `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: { name: tenant-a, namespace: argocd }
spec:
  destination: { namespace: vcluster-a }
  source:
    repoURL: https://charts.loft.sh
    chart: vcluster
    targetRevision: 0.22.1
    helm:
      values: "ignored: true"
      valuesObject:
        policies: { resourceQuota: { enabled: true } }
`
  expect(shown(text)).toEqual({
    kind: 'argocd',
    chart: 'vcluster',
    version: '0.22.1 at 9:21 0.22.1 spec/source/targetRevision',
    values: { policies: { resourceQuota: { enabled: true } } },
    valuesPath: ['spec', 'source', 'helm', 'valuesObject'],
    namespace: 'vcluster-a',
  })
})

test('an Argo CD Application with several sources, values in a text and parameters', () => {
  const text = `apiVersion: argoproj.io/v1alpha1
kind: Application
spec:
  sources:
    - { repoURL: https://example.com/git, ref: values }
    - chart: vcluster
      targetRevision: 0.22.1
      helm:
        values: |
          controlPlane:
            statefulSet:
              image:
                tag: 0.23.0-rc.4
          sync: { toHost: { priorityClasses: { enabled: true } } }
        parameters:
          - { name: sync.toHost.priorityClasses.enabled, value: "false" }
          - { name: 'controlPlane.annotations.a\\.b/c', value: "1" }
          - { name: "tolerations[0].key", value: x }
          - { name: __proto__.polluted, value: "true" }
`
  expect(shown(text)).toEqual({
    kind: 'argocd',
    chart: 'vcluster',
    version: '0.23.0-rc.4 at 13:22 0.23.0-rc.4 spec/sources/1/helm/values',
    values: JSON.parse(
      '{"controlPlane":{"statefulSet":{"image":{"tag":"0.23.0-rc.4"}},"annotations":{"a.b/c":"1"}},"sync":{"toHost":{"priorityClasses":{"enabled":false}}},"__proto__":{"polluted":true}}',
    ),
    valuesPath: ['spec', 'sources', 1, 'helm', 'values'],
  })
  expect(({} as any).polluted).toBeUndefined()
  expect(vclusterOptions(vclusterCarrier(document(text))!.values!).syncPriorityClasses).toBe(false)
})

test('an Argo CD parameter that sets the tag of the image', () => {
  const text = `apiVersion: argoproj.io/v1alpha1
kind: ApplicationSet
spec:
  template:
    spec:
      source:
        chart: vcluster
        targetRevision: 0.22.*
        helm:
          parameters: [{ name: controlPlane.statefulSet.image.tag, value: 0.24.1 }]
`
  expect(shown(text)).toMatchObject({
    version: '0.24.1 at 10:75 0.24.1 spec/template/spec/source/helm/parameters/0/value',
    values: { controlPlane: { statefulSet: { image: { tag: '0.24.1' } } } },
  })
  expect(shown(text.replace(', value: 0.24.1', ''))).toMatchObject({
    version: '0.22.* at 8:25 0.22.* spec/template/spec/source/targetRevision',
  })
})

test('a Flux HelmRelease, in a List too', () => {
  const release = `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: { name: a, namespace: flux }
spec:
  chart: { spec: { chart: vcluster, version: 0.21.6, sourceRef: { kind: HelmRepository, name: loft } } }
  values: { experimental: { syncSettings: { targetNamespace: pods } } }
`
  expect(shown(release)).toEqual({
    kind: 'flux',
    chart: 'vcluster',
    version: '0.21.6 at 5:46 0.21.6 spec/chart/spec/version',
    values: { experimental: { syncSettings: { targetNamespace: 'pods' } } },
    valuesPath: ['spec', 'values'],
    namespace: 'pods',
  })
  const list = `apiVersion: v1
kind: List
items:
  - kind: Service
  - apiVersion: helm.toolkit.fluxcd.io/v2
    kind: HelmRelease
    metadata: { name: a, namespace: flux }
    spec: { targetNamespace: t, chart: { spec: { chart: vcluster } }, values: { controlPlane: { statefulSet: { image: { tag: v0.22.0 } } } } }
`
  expect(shown(list)).toEqual({
    kind: 'flux',
    chart: 'vcluster',
    version: 'v0.22.0 at 8:126 v0.22.0 items/1/spec/values/controlPlane/statefulSet/image/tag',
    values: { controlPlane: { statefulSet: { image: { tag: 'v0.22.0' } } } },
    valuesPath: ['items', 1, 'spec', 'values'],
    namespace: 't',
  })
})

test('values files of both eras, and those of a chart around it', () => {
  expect(shown('sync: { toHost: { pods: {} } }\n')).toEqual({
    kind: 'values',
    values: { sync: { toHost: { pods: {} } } },
    valuesPath: [],
  })
  const old = 'syncer: { image: ghcr.io/loft-sh/vcluster:0.19.0 }\nvcluster: { image: rancher/k3s:v1.29.0-k3s1 }\n'
  expect(shown(old)).toMatchObject({
    kind: 'values',
    version: '0.19.0 at 1:18 ghcr.io/loft-sh/vcluster:0.19.0 syncer/image',
    valuesPath: [],
  })
  const around = 'redis: {}\nvcluster:\n  controlPlane:\n    statefulSet: { image: { tag: "0.22.1" } }\n'
  expect(shown(around)).toEqual({
    kind: 'values',
    version: '0.22.1 at 4:34 "0.22.1" vcluster/controlPlane/statefulSet/image/tag',
    values: { controlPlane: { statefulSet: { image: { tag: '0.22.1' } } } },
    valuesPath: ['vcluster'],
  })
})

test.each([
  'kind: ConfigMap\napiVersion: v1\ncontrolPlane: { distro: {} }',
  'apiVersion: argoproj.io/v1alpha1\nkind: Application\nspec: { source: { chart: redis, targetRevision: 1.0.0 } }',
  'apiVersion: example.com/v1\nkind: Application\nspec: { source: { chart: vcluster, targetRevision: 1.0.0 } }',
  'apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nspec: { chart: vcluster }',
  'controlPlane: {}\nsync: {}\npolicies: []',
  'replicas: 1\nimage: vcluster:1',
  'vcluster: 0.22.1',
  '[controlPlane]',
  'text',
  'apiVersion: v2\ndependencies: { name: vcluster }',
])('no carrier: %j', (text) => {
  expect(vclusterCarrier(document(text))).toBeUndefined()
})

test('nothing set is what the chart does by default', () => {
  expect(options('{}')).toEqual({ ...standard, setBy: {} })
  expect(vclusterOptions(null)).toEqual({ ...standard, setBy: {} })
  expect(vclusterOptions(['a'])).toEqual({ ...standard, setBy: {} })
  expect(vclusterOptions('text')).toEqual({ ...standard, setBy: {} })
})

test('values since 0.20', () => {
  expect(
    options(`
controlPlane:
  statefulSet: { image: { tag: 0.22.1 } }
  distro: { k3s: { enabled: true, image: { tag: v1.32.0-k3s1 } }, k8s: { version: v1.30.0 } }
sync:
  toHost:
    priorityClasses: { enabled: true }
    pods: { rewriteHosts: { enabled: false }, priorityClassName: gold }
policies: { limitRange: { enabled: true } }
`),
  ).toEqual({
    ...standard,
    guestVersion: 'v1.32.0-k3s1',
    distro: 'k3s',
    rewriteHosts: false,
    syncPriorityClasses: true,
    hostPriorityClass: 'gold',
    hostLimitRange: limitRange,
    imageTag: '0.22.1',
    setBy: {
      imageTag: ['controlPlane', 'statefulSet', 'image', 'tag'],
      distro: ['controlPlane', 'distro', 'k3s', 'enabled'],
      guestVersion: ['controlPlane', 'distro', 'k3s', 'image', 'tag'],
      hostLimitRange: ['policies', 'limitRange', 'enabled'],
      rewriteHosts: ['sync', 'toHost', 'pods', 'rewriteHosts', 'enabled'],
      syncPriorityClasses: ['sync', 'toHost', 'priorityClasses', 'enabled'],
      hostPriorityClass: ['sync', 'toHost', 'pods', 'priorityClassName'],
    },
  })
})

test('values up to 0.19', () => {
  expect(
    options(`
vcluster: { image: 'mirror:5000/rancher/k3s:v1.29.0-k3s1@sha256:00' }
syncer: { image: 'ghcr.io/loft-sh/vcluster:0.19.5', extraArgs: [--x, --override-hosts=false] }
sync: { priorityclasses: { enabled: true } }
isolation: { enabled: true, limitRange: { default: { cpu: 2 }, defaultRequest: { memory: null } } }
`),
  ).toEqual({
    ...standard,
    guestVersion: 'v1.29.0-k3s1',
    distro: 'k3s',
    rewriteHosts: false,
    syncPriorityClasses: true,
    hostLimitRange: {
      default: { ...limitRange.default, cpu: '2' },
      defaultRequest: { 'ephemeral-storage': '3Gi', cpu: '100m' },
    },
    imageTag: '0.19.5',
    setBy: {
      imageTag: ['syncer', 'image'],
      distro: ['vcluster', 'image'],
      guestVersion: ['vcluster', 'image'],
      hostLimitRange: ['isolation', 'enabled'],
      rewriteHosts: ['syncer', 'extraArgs', 1],
      syncPriorityClasses: ['sync', 'priorityclasses', 'enabled'],
    },
  })
  expect(options('isolation: { enabled: true, limitRange: { enabled: false } }').hostLimitRange).toBeUndefined()
  expect(options('isolation: { limitRange: { enabled: true } }').hostLimitRange).toBeUndefined()
})

test.each([
  ['{ limitRange: { enabled: true } }', 'policies/limitRange/enabled'],
  ['{ resourceQuota: { enabled: true } }', 'policies/resourceQuota/enabled'],
  ['{ resourceQuota: { enabled: true }, limitRange: { enabled: auto } }', 'policies/resourceQuota/enabled'],
  ['{ resourceQuota: { enabled: "true" }, limitRange: { enabled: "true" } }', 'policies/limitRange/enabled'],
  ['{ resourceQuota: { enabled: false }, limitRange: { enabled: true } }', 'policies/limitRange/enabled'],
  ['{ resourceQuota: { enabled: true }, limitRange: { enabled: false } }', undefined],
  ['{ resourceQuota: { enabled: auto }, limitRange: { enabled: auto } }', undefined],
  ['{ resourceQuota: { enabled: false } }', undefined],
  ['{}', undefined],
])('policies: %s make a LimitRange by %s', (policies, by) => {
  const { hostLimitRange, setBy } = options(`policies: ${policies}`)
  expect(setBy.hostLimitRange?.join('/')).toBe(by)
  expect(hostLimitRange).toEqual(by && limitRange)
})

test.each([
  ['{ version: v1.31.0 }', 'v1.31.0', undefined],
  ['{ enabled: true, version: v1.31.0 }', 'v1.31.0', 'k8s'],
  ['{ image: { tag: v1.33.1 } }', 'v1.33.1', undefined],
  ['{ version: v1.32.0, image: { tag: v1.33.1 } }', 'v1.32.0', undefined],
  ['{ version: v1.30.1, apiServer: { image: { tag: v1.31.0 } } }', 'v1.31.0', undefined],
  ['{ version: "", image: { tag: null } }', undefined, undefined],
])('distro.k8s: %s runs a guest of %s', (k8s, version, distro) => {
  const found = options(`controlPlane: { distro: { k8s: ${k8s}, k3s: { image: { tag: v1.1.1-k3s1 } } } }`)
  expect([found.guestVersion, found.distro]).toEqual([version, distro])
})

test.each([
  ['vcluster: { image: k0sproject/k0s:v1.29.1-k0s.0 }', 'v1.29.1-k0s.0', 'k0s'],
  ['api: { image: registry.k8s.io/kube-apiserver:v1.29.0 }', 'v1.29.0', 'k8s'],
  ['controlPlane: { distro: { k0s: { enabled: true, image: { tag: v1.30.2-k0s.0 } } } }', 'v1.30.2-k0s.0', 'k0s'],
  ['vcluster: { image: "mirror:5000/k3s" }', undefined, undefined],
])('%s runs a guest of %s', (text, version, distro) => {
  const found = options(text)
  expect([found.guestVersion, found.distro]).toEqual([version, distro])
})

test('requests and limits of the hosts container', () => {
  const resources = (text: string) => {
    const found = options(`sync: { toHost: { pods: { rewriteHosts: { initContainer: { resources: ${text} } } } } }`)
    return [found.rewriteHostsResources, found.rewriteHostsLimits]
  }
  expect(resources('{}')).toEqual([standard.rewriteHostsResources, standard.rewriteHostsLimits])
  expect(resources('{ requests: { cpu: 10m }, limits: { memory: null, cpu: 1 } }')).toEqual([
    { cpu: '10m', memory: '64Mi' },
    { cpu: '1' },
  ])
})
