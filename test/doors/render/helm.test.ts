import path from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { helmOnPath } from '../../../src/doors/render/helm.js'
import type { Checked, CheckOptions } from '../../../src/index.js'
import { CONFIG, folder, left, run } from '../folder.js'

// The one that CI builds comes before any other.
const { HELM, KUSTOMIZE, PATH = '' } = process.env
const search = [...[HELM, KUSTOMIZE].flatMap((each) => (each ? [path.dirname(each)] : [])), PATH].join(path.delimiter)
vi.stubEnv('PATH', search)
afterAll(() => vi.unstubAllEnvs())
const helm = helmOnPath(search)
if (!helm) console.log('skipped: charts are rendered, as there is no helm on the PATH and HELM names none')
vi.setConfig({ testTimeout: 60_000 })

type Files = Readonly<Record<string, string | Buffer>>

const CHART = 'apiVersion: v2\nname: shop\nversion: 1.0.0\n'
/** The CPU request stands at 17:25, its limit is 2. */
const web = (requests = '{ cpu: {{ .Values.cpu }} }', more = ''): string => `apiVersion: apps/v1
kind: Deployment
metadata:
  name: {{ .Release.Name }}
spec:
  replicas: 1
  selector:
    matchLabels: { app: web }
  template:
    metadata:
      labels: { app: web }
    spec:${more}
      containers:
        - name: web
          image: web:1
          resources:
            requests: ${requests}
            limits: { cpu: 2 }
`
const chart = (more: Files = {}): Files => ({
  'shop/Chart.yaml': CHART,
  'shop/values.yaml': 'name: web\ncpu: 1\n',
  'shop/templates/web.yaml': web(),
  ...more,
})
const prod = 'clusters: [{ name: prod, kubernetes: 1.30.14 }]\n'
const two =
  'clusters:\n  - { name: prod, kubernetes: 1.31.14 }\n  - { name: dev, kubernetes: 1.29.15, kruise: 1.8.0 }\n'

/** The findings as `file:line:column rule [clusters]`, or the file alone where no line is known. */
function places({ report }: Checked, status?: 'new' | 'existing'): string[] {
  return report.findings
    .filter((each) => status === undefined || each.status === status)
    .map(({ file, line, column, confidence, ruleId, clusters }) => {
      return `${confidence === 'file' ? file : `${file}:${line}:${column}`} ${ruleId} [${clusters.join(' ')}]`
    })
}

function rendered(files: Files, options: Partial<CheckOptions> = {}): Promise<Checked> {
  return run(folder({ [CONFIG]: prod, ...files }), { render: 'on-path', ...options })
}

const application = (name: string, helm: string, more: Readonly<Record<string, string>> = {}): string => {
  const { cluster = 'prod', path: folder = 'shop', namespace = 'shops' } = more
  return `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: { name: ${name}, namespace: argocd }
spec:
  source:
    repoURL: https://example.com/shop.git
    path: ${folder}
    helm:
${helm.replaceAll(/^/gm, '      ')}
  destination: { name: ${cluster}, namespace: ${namespace} }
`
}
const argo = (config: string): string => `gitops: true\n${config}`
const origin = { origin: 'https://example.com/shop.git' }

describe.skipIf(!helm)('a mistake in a chart', () => {
  test('stands in the template where the text is literal', async () => {
    expect(places(await rendered(chart({ 'shop/templates/web.yaml': web('{ cpu: 3 }') })))).toEqual([
      'shop/templates/web.yaml:17:25 object-refused [prod]',
    ])
  })

  test('stands in values.yaml where the value came from there', async () => {
    expect(places(await rendered(chart({ 'shop/values.yaml': 'name: web\ncpu: 3\n' })))).toEqual([
      'shop/values.yaml:2:1 object-refused [prod]',
    ])
  })

  test('stands in the values file of an environment, for the cluster that is called so', async () => {
    const files = chart({
      [CONFIG]: two,
      'shop/values-prod.yaml': 'replicas: 2\ncpu: 3\n',
      'shop/values-dev.yaml': 'cpu: 500m\n',
    })
    expect(places(await rendered(files))).toEqual(['shop/values-prod.yaml:2:1 object-refused [prod]'])
  })

  test('of a values file that is called after no cluster counts for all', async () => {
    const files = chart({ [CONFIG]: two, 'shop/values-large.yaml': 'cpu: 3\n', 'shop/values-small.yaml': 'cpu: 1\n' })
    expect(places(await rendered(files))).toEqual(['shop/values-large.yaml:1:1 object-refused [prod dev]'])
  })

  test('is not told of the values of another environment', async () => {
    const named =
      'environments: { prod: {} }\nclusters:\n  - { name: eu, environment: prod, kubernetes: 1.31.14 }\n  - { name: us, environment: prod, kubernetes: 1.30.14 }\n  - { name: lab, kubernetes: 1.29.15 }\n'
    const files = chart({ [CONFIG]: named, 'shop/values-prod.yaml': 'cpu: 3\n', 'shop/values-dev.yaml': 'cpu: 4\n' })
    expect(places(await rendered(files))).toEqual([
      'shop/values-dev.yaml:1:1 object-refused [lab]',
      'shop/values-prod.yaml:1:1 object-refused [eu us]',
    ])
  })

  test('in a folder with spaces, with CRLF', async () => {
    const files: Files = Object.fromEntries(
      Object.entries(chart({ 'shop/values.yaml': 'name: web\ncpu: 3\n' })).map(([name, text]) => {
        return [name.replace('shop/', 'my charts/the shop/'), String(text).replaceAll('\n', '\r\n')]
      }),
    )
    expect(places(await rendered(files))).toEqual(['my charts/the shop/values.yaml:2:1 object-refused [prod]'])
  })

  test('in a chart that is vendored in another one', async () => {
    const files = chart({
      'shop/Chart.yaml': `${CHART}dependencies:\n  - { name: cart, version: 1.0.0 }\n`,
      'shop/charts/cart/Chart.yaml': 'apiVersion: v2\nname: cart\nversion: 1.0.0\n',
      'shop/charts/cart/values.yaml': 'cpu: 1\n',
      'shop/charts/cart/templates/cart.yaml': web().replace('.Release.Name }}', '.Chart.Name }}'),
      'shop/values.yaml': 'cpu: 1\ncart:\n  cpu: 3\n',
    })
    expect(places(await rendered(files))).toEqual(['shop/values.yaml:3:3 object-refused [prod]'])
  })
})

describe.skipIf(!helm)('a chart is rendered for its clusters', () => {
  test('once for each version where it asks for it', async () => {
    const asking = '{ cpu: {{ if semverCompare ">=1.30-0" .Capabilities.KubeVersion.Version }}3{{ else }}1{{ end }} }'
    const files = chart({ [CONFIG]: two, 'shop/templates/web.yaml': web(asking) })
    expect(places(await rendered(files))).toEqual(['shop/templates/web.yaml:17:97 object-refused [prod]'])
  })

  test('for each minor of a range', async () => {
    const asking = '{ cpu: {{ if eq .Capabilities.KubeVersion.Minor "31" }}3{{ else }}1{{ end }} }'
    const config = 'clusters: [{ name: prod, kubernetes: 1.30 - 1.32 }]\n'
    const checked = await rendered(chart({ [CONFIG]: config, 'shop/templates/web.yaml': web(asking) }))
    expect(places(checked)).toEqual(['shop/templates/web.yaml:17:78 object-refused [prod]'])
  })

  test('with what Kruise serves there', async () => {
    const asking =
      '{ cpu: {{ if .Capabilities.APIVersions.Has "apps.kruise.io/v1alpha1/CloneSet" }}3{{ else }}1{{ end }} }'
    const files = chart({ [CONFIG]: two, 'shop/templates/web.yaml': web(asking) })
    expect(places(await rendered(files))).toEqual(['shop/templates/web.yaml:17:103 object-refused [dev]'])
  })

  test('whose version it refuses', async () => {
    const files = chart({ [CONFIG]: two, 'shop/Chart.yaml': `${CHART}kubeVersion: '>=1.30'\n` })
    const { report } = await rendered(files)
    expect(report.findings.map(({ file, line, refusal }) => `${file}:${line} ${refusal?.message}`)).toEqual([
      'shop/Chart.yaml:4 chart requires kubeVersion: >=1.30 which is incompatible with Kubernetes v1.29.15',
    ])
  })
})

describe.skipIf(!helm)('a chart is rendered as the configuration installs it', () => {
  const releases = `environments: { live: {} }
clusters:
  - { name: eu, environment: live, kubernetes: 1.31.14 }
  - { name: lab, kubernetes: 1.29.15 }
releases:
  - { chart: shop, name: the-shop, namespace: shops, values: [envs/common.yaml, "envs/<environment>.yaml"], clusters: ["env:live"] }
  - { chart: ./shop/, values: ["envs/<name>.yaml"], clusters: [lab] }
`

  test('with its values in their order, for the clusters that it chooses', async () => {
    const files = chart({
      [CONFIG]: releases,
      'envs/common.yaml': 'cpu: 3\n',
      'envs/live.yaml': 'cpu: 1\n',
      'envs/lab.yaml': 'cpu: 4\n',
    })
    const { report } = await rendered(files)
    expect(
      report.findings.map(({ file, line, clusters, affects }) => [
        `${file}:${line}`,
        clusters,
        affects.map(({ namespace, name }) => `${namespace}/${name}`),
      ]),
    ).toEqual([['envs/lab.yaml:1', ['lab'], ['default/shop']]])
    const mistaken = await rendered({ ...files, 'envs/live.yaml': 'replicas: 1\n', 'envs/lab.yaml': 'cpu: 1\n' })
    expect(
      mistaken.report.findings.map(({ file, clusters, object }) => [
        file,
        clusters,
        `${object?.namespace}/${object?.name}`,
      ]),
    ).toEqual([['envs/common.yaml', ['eu'], 'shops/the-shop']])
  })

  test('and a values file that is not there is told at its line', async () => {
    const { report } = await rendered(chart({ [CONFIG]: releases, 'envs/common.yaml': '', 'envs/live.yaml': '' }))
    expect(
      report.findings.map(({ file, line, column, clusters, refusal }) => [
        `${file}:${line}:${column}`,
        clusters,
        refusal?.message,
      ]),
    ).toEqual([['.github/kruise-preflight.yml:7:14', ['lab'], 'open envs/lab.yaml: no such file or directory']])
  })
})

describe.skipIf(!helm)('a chart is rendered as Argo CD and Flux do', () => {
  test('values of an Application stand in it', async () => {
    const files = chart({
      [CONFIG]: argo(prod),
      'apps/web.yaml': application('web', 'valuesObject:\n  cpu: 3'),
    })
    expect(places(await rendered(files, origin))).toEqual(['apps/web.yaml:10:9 object-refused [prod]'])
  })

  test('a parameter stands where it is given', async () => {
    const files = chart({
      [CONFIG]: argo(prod),
      'apps/web.yaml': application('web', 'parameters:\n  - name: cpu\n    value: "3"'),
    })
    expect(places(await rendered(files, origin))).toEqual(['apps/web.yaml:11:18 object-refused [prod]'])
  })

  test('values files in its order, for the cluster that it names', async () => {
    const files = chart({
      [CONFIG]: argo(two),
      'envs/common.yaml': 'cpu: 4\n',
      'envs/prod.yaml': 'cpu: 1\n',
      'envs/dev.yaml': 'replicas: 1\n',
      'apps/prod.yaml': application('web-prod', 'valueFiles: [../envs/common.yaml, ../envs/prod.yaml]'),
      'apps/dev.yaml': application('web-dev', 'valueFiles: [../envs/common.yaml, ../envs/dev.yaml]', {
        cluster: 'dev',
      }),
    })
    expect(places(await rendered(files, origin))).toEqual(['envs/common.yaml:1:1 object-refused [dev]'])
  })

  test('two releases of one chart live together', async () => {
    const sized = web(
      '{ cpu: {{ .Values.cpu }} }',
      '\n      priorityClassName: {{ .Values.class | default "" | quote }}',
    )
    const files = chart({
      [CONFIG]: argo(prod.replace(' }', ', knows: [PriorityClass] }')),
      'shop/templates/web.yaml': sized,
      'shop/templates/class.yaml':
        '{{ if .Values.makes }}\napiVersion: scheduling.k8s.io/v1\nkind: PriorityClass\nmetadata: { name: {{ .Values.makes }} }\nvalue: 1\n{{ end }}\n',
      'apps/one.yaml': application('one', 'valuesObject: { makes: gold }'),
      'apps/two.yaml': application('two', 'valuesObject: { class: gold }'),
    })
    expect(places(await rendered(files, origin))).toEqual([])
  })

  test('what a release lacks is missing', async () => {
    const sized = web('{ cpu: {{ .Values.cpu }} }', '\n      priorityClassName: gold')
    const files = chart({
      [CONFIG]: argo(prod.replace(' }', ', knows: [PriorityClass] }')),
      'shop/templates/web.yaml': sized,
      'apps/one.yaml': application('one', 'valuesObject: {}'),
      'apps/two.yaml': application('two', 'valuesObject: {}'),
    })
    const { report } = await rendered(files, origin)
    expect(
      report.findings.map(({ file, line, affects }) => [`${file}:${line}`, affects.map(({ name }) => name)]),
    ).toEqual([['shop/templates/web.yaml:13', ['one', 'two']]])
  })

  test('objects stand in the namespace that it is sent to', async () => {
    const limit =
      'apiVersion: v1\nkind: LimitRange\nmetadata: { name: small, namespace: small }\nspec:\n  limits:\n    - { type: Container, max: { cpu: 1500m } }\n'
    const files = chart({
      [CONFIG]: argo(`${prod}`),
      'shop/values.yaml': 'cpu: 1\n',
      'limits/small.yaml': limit,
      'apps/limits.yaml': application('limits', 'releaseName: limits', { path: 'limits', namespace: 'small' }),
      'apps/small.yaml': application('in-small', 'releaseName: a', { namespace: 'small' }),
      'apps/large.yaml': application('in-large', 'releaseName: b', { namespace: 'large' }),
    })
    const { report } = await rendered(files, origin)
    expect(report.findings.map(({ affects }) => affects.map(({ namespace, name }) => `${namespace}/${name}`))).toEqual([
      ['small/a'],
    ])
  })

  test('a HelmRelease gives values, a name and a namespace', async () => {
    const release = `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: { name: shop, namespace: flux-system }
spec:
  targetNamespace: shops
  releaseName: the-shop
  chart:
    spec:
      chart: ./shop
      sourceRef: { kind: GitRepository, name: here }
  values:
    cpu: 3
---
apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: { name: here, namespace: flux-system }
spec:
  url: https://example.com/shop.git
`
    const files = chart({ [CONFIG]: argo(prod), 'clusters/prod/shop.yaml': release })
    const checked = await rendered(files, origin)
    expect(places(checked)).toEqual(['clusters/prod/shop.yaml:12:5 object-refused [prod]'])
    expect(checked.report.findings[0]?.object).toEqual({
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      namespace: 'shops',
      name: 'the-shop',
    })
  })

  test('one that nobody sends anywhere is not rendered', async () => {
    const files = chart({
      [CONFIG]: argo(prod),
      'shop/values.yaml': 'cpu: 3\n',
      'other/web.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: a }\n',
      'apps/web.yaml': application('web', 'releaseName: a', { path: 'other' }),
    })
    const checked = await rendered(files, origin)
    expect(places(checked)).toEqual([])
    expect(left(checked)).toEqual([
      '.github/kruise-preflight.yml:1 a configuration of Kruise Preflight',
      'apps/web.yaml:1 it goes nowhere: nothing of Argo CD or Flux, and the paths of no cluster, send it to a cluster',
      'shop/Chart.yaml:1 it goes nowhere: nothing of Argo CD or Flux, and the paths of no cluster, send it to a cluster',
      'shop/values.yaml:1 it goes nowhere: nothing of Argo CD or Flux, and the paths of no cluster, send it to a cluster',
      'shop/templates/web.yaml:4 a template: it holds {{ and does not parse',
    ])
  })

  test('an overlay that goes to two namespaces is judged in each', async () => {
    const limit =
      'apiVersion: v1\nkind: LimitRange\nmetadata: { name: small, namespace: small }\nspec:\n  limits:\n    - { type: Container, max: { cpu: 1500m } }\n'
    const files = {
      [CONFIG]: argo(two),
      'web/kustomization.yaml': 'resources: [web.yaml]\n',
      'web/web.yaml': web('{ cpu: 1 }').replace('{{ .Release.Name }}', 'web'),
      'limits/small.yaml': limit,
      'apps/limits.yaml': application('limits', 'releaseName: limits', { path: 'limits', namespace: 'small' }),
      'apps/small.yaml': application('in-small', 'releaseName: a', { path: 'web', namespace: 'small' }),
      'apps/large.yaml': application('in-large', 'releaseName: b', { path: 'web', namespace: 'large', cluster: 'dev' }),
    }
    const { report } = await rendered(files, origin)
    expect(
      report.findings.map(({ affects, clusters }) => [
        affects.map(({ namespace, name }) => `${namespace}/${name}`),
        clusters,
      ]),
    ).toEqual([[['small/web'], ['prod']]])
  })

  test('what is not in this repository stands in the ledger', async () => {
    const remote = application('redis', 'releaseName: redis').replace('path: shop', 'chart: redis')
    const set = `apiVersion: argoproj.io/v1alpha1
kind: ApplicationSet
metadata: { name: pulls, namespace: argocd }
spec:
  generators:
    - pullRequest: {}
  template: {}
`
    const files = chart({ [CONFIG]: argo(prod), 'apps/redis.yaml': remote, 'apps/pulls.yaml': set })
    const { report } = await rendered(files, origin)
    expect(report.ledger.leftOut?.map(({ file, line, reason }) => `${file}:${line} ${reason}`)).toEqual([
      'apps/pulls.yaml:6 the generator pullRequest is not evaluated',
      'apps/redis.yaml:1 not checked: it installs chart redis of https://example.com/shop.git, which is not in this repository',
    ])
  })

  test('values that nobody sees are no reason to say that a chart fails', async () => {
    const release = `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: { name: shop, namespace: flux-system }
spec:
  chart: { spec: { chart: ./shop, sourceRef: { kind: GitRepository, name: flux-system } } }
  valuesFrom: [{ kind: Secret, name: shop-values }]
`
    const files = chart({
      [CONFIG]: argo(prod),
      'clusters/prod/shop.yaml': release,
      'shop/templates/web.yaml': web('{ cpu: {{ required "give a cpu" .Values.none }} }'),
    })
    const checked = await rendered(files, origin)
    expect(places(checked)).toEqual([])
    expect(left(checked)).toContain(
      'shop/Chart.yaml:1 not checked: chart shop: it does not render without the values of Secret shop-values',
    )
  })

  test('values of another repository are not at hand', async () => {
    const files = chart({
      [CONFIG]: argo(prod),
      'apps/web.yaml': application('web', 'valueFiles: [https://example.com/values.yaml]'),
    })
    const checked = await rendered(files, origin)
    expect(left(checked)).toContain(
      'shop/Chart.yaml:1 not checked: chart shop: Application web has values of another repository: https://example.com/values.yaml',
    )
  })

  test('a values file that is not there stops it', async () => {
    const files = chart({ [CONFIG]: argo(prod), 'apps/web.yaml': application('web', 'valueFiles: [gone.yaml]') })
    const { report } = await rendered(files, origin)
    expect(report.findings.map(({ file, line, refusal }) => `${file}:${line} ${refusal?.message}`)).toEqual([
      'apps/web.yaml:3 open shop/gone.yaml: no such file or directory',
    ])
  })
})

describe.skipIf(!helm)('a change to a chart', () => {
  const sides = (before: Files, after: Files, options: Partial<CheckOptions> = {}) => {
    const cwd = folder({ [CONFIG]: prod, ...after })
    return run(cwd, { render: 'on-path', base: folder({ [CONFIG]: prod, ...before }), ...options })
  }

  test('brings what its values bring, and not what stood', async () => {
    const bad = chart({ 'shop/values.yaml': 'name: web\ncpu: 3\n' })
    expect(places(await sides(bad, bad, { whole: true }), 'existing')).toEqual([
      'shop/values.yaml:2:1 object-refused [prod]',
    ])
    expect(places(await sides(chart(), bad), 'new')).toEqual(['shop/values.yaml:2:1 object-refused [prod]'])
  })

  test('in a helper that is no YAML counts', async () => {
    const helped = (cpu: number) =>
      chart({
        'shop/templates/web.yaml': web('{ cpu: {{ include "cpu" . }} }'),
        'shop/templates/_helpers.tpl': `{{ define "cpu" }}${cpu}{{ end }}\n`,
      })
    const checked = await sides(helped(1), helped(3))
    expect(places(checked, 'new')).toEqual(['shop/templates/_helpers.tpl:1:19 object-refused [prod]'])
    expect(places(await sides(helped(3), helped(3), { whole: true }), 'existing')).toEqual([
      'shop/templates/_helpers.tpl:1:19 object-refused [prod]',
    ])
  })

  test('renders what it reaches', async () => {
    const apart = (cpu: number): Files => ({
      ...chart({ 'shop/values.yaml': `cpu: ${cpu}\n` }),
      'cart/Chart.yaml': 'apiVersion: v2\nname: cart\nversion: 1.0.0\n',
      'cart/templates/web.yaml': web('{ cpu: 3 }'),
      'over/kustomization.yaml': 'resources: [web.yaml]\n',
      'over/web.yaml': web('{ cpu: 4 }').replace('{{ .Release.Name }}', 'over'),
    })
    const checked = await sides(apart(1), apart(3))
    expect(places(checked)).toEqual(['shop/values.yaml:1:1 object-refused [prod]'])
    expect(checked.notes.filter((note) => note.startsWith('Not'))).toEqual([
      'Not rendered, as the change does not reach them: 2 kustomizations and releases of charts.',
    ])
    expect(left(checked).filter((each) => !each.includes('no apiVersion'))).toEqual([
      '.github/kruise-preflight.yml:1 a configuration of Kruise Preflight',
      'cart/templates/web.yaml:4 part of cart, which the change does not reach',
      'over/kustomization.yaml:1 part of over, which the change does not reach',
      'over/web.yaml:1 part of over, which the change does not reach',
      'shop/templates/web.yaml:4 part of shop, which is rendered',
    ])
    expect(places(await sides(apart(1), apart(1)))).toEqual([])
  })

  test('of what acts on others reaches all', async () => {
    const limit = (cpu: number) =>
      `apiVersion: v1\nkind: LimitRange\nmetadata: { name: small }\nspec:\n  limits:\n    - { type: Container, max: { cpu: ${cpu} } }\n`
    const apart = (cpu: number): Files => ({
      ...chart(),
      'limits/kustomization.yaml': 'resources: [limit.yaml]\n',
      'limits/limit.yaml': limit(cpu),
    })
    const checked = await sides(apart(2), apart(1))
    expect(places(checked, 'new')).toEqual([expect.stringMatching(/^shop\/templates\/web\.yaml:/)])
  })

  test('meets what acts on others and is not changed', async () => {
    const apart = (cpu: number): Files => ({
      ...chart({ 'shop/values.yaml': `cpu: ${cpu}\n` }),
      'shop/templates/web.yaml': web().replace('{ cpu: 2 }', '{ cpu: {{ .Values.cpu }} }'),
      'limits/kustomization.yaml': 'resources: [limit.yaml]\n',
      'limits/limit.yaml':
        'apiVersion: v1\nkind: LimitRange\nmetadata: { name: small }\nspec:\n  limits:\n    - { type: Container, max: { cpu: 2 } }\n',
    })
    expect(places(await sides(apart(1), apart(3)), 'new')).toEqual(['shop/values.yaml:1:1 pods-refused [prod]'])
  })

  test('mends what it mends', async () => {
    const { report } = await sides(chart({ 'shop/values.yaml': 'cpu: 3\n' }), chart())
    expect(report.findings).toEqual([])
    expect(report.mended?.map(({ file, ruleId }) => `${file} ${ruleId}`)).toEqual(['shop/values.yaml object-refused'])
  })

  test('says what becomes of running pods', async () => {
    const { report } = await sides(chart(), chart({ 'shop/templates/web.yaml': web().replace('web:1', 'web:2') }))
    expect(
      report.rollout?.map(({ object, outcome, file, line }) => `${object.name} ${outcome} ${file}:${line}`),
    ).toEqual(['shop recreate shop/templates/web.yaml:1'])
  })
})

describe('what is not rendered is named', () => {
  test('without helm', async () => {
    vi.stubEnv('PATH', folder({}))
    const checked = await rendered(chart())
    vi.stubEnv('PATH', search)
    expect(checked.notes).toEqual([
      'Charts are not rendered: helm is not on the PATH. https://helm.sh/docs/intro/install/ says how to install it.',
    ])
    expect(left(checked)).toEqual([
      '.github/kruise-preflight.yml:1 a configuration of Kruise Preflight',
      'shop/Chart.yaml:1 not checked: chart shop: helm is not on the PATH',
      'shop/templates/web.yaml:4 a template: it holds {{ and does not parse',
      'shop/values.yaml:1 not a Kubernetes object: no apiVersion and kind',
    ])
  })

  test.skipIf(!helm)('what it needs and does not have', async () => {
    const files = chart({
      'shop/Chart.yaml': `${CHART}dependencies:\n  - name: redis\n    version: 19.0.0\n    repository: https://charts.example.com\n`,
    })
    expect(left(await rendered(files))).toEqual([
      '.github/kruise-preflight.yml:1 a configuration of Kruise Preflight',
      'shop/Chart.yaml:5 not checked: chart shop needs redis 19.0.0, which is not vendored: run helm dependency build and commit what it puts into charts/',
      'shop/templates/web.yaml:4 a template: it holds {{ and does not parse',
      'shop/values.yaml:1 not a Kubernetes object: no apiVersion and kind',
    ])
  })

  test.skipIf(!helm)('and what is rendered has its parts in the ledger', async () => {
    const files = chart({
      'shop/templates/_helpers.tpl': '',
      'shop/crds/a.yaml': 'kind: A\n',
      'shop/docs/b.yaml': '{}',
    })
    const checked = await rendered(files)
    expect(left(checked)).toEqual([
      '.github/kruise-preflight.yml:1 a configuration of Kruise Preflight',
      'shop/crds/a.yaml:1 part of shop, which is rendered',
      'shop/templates/web.yaml:4 part of shop, which is rendered',
      'shop/Chart.yaml:1 not a Kubernetes object: no apiVersion and kind',
      'shop/docs/b.yaml:1 not a Kubernetes object: no apiVersion and kind',
      'shop/values.yaml:1 not a Kubernetes object: no apiVersion and kind',
      'shop/Chart.yaml:1 not a Kubernetes object: no apiVersion and kind',
    ])
  })

  test.skipIf(!helm)('a chart that does not render is a finding', async () => {
    const { report } = await rendered(
      chart({ 'shop/templates/web.yaml': web('{ cpu: {{ required "give a cpu" .Values.none }} }') }),
    )
    expect(
      report.findings.map(({ file, line, column, ruleId, refusal }) => [
        `${file}:${line}:${column} ${ruleId}`,
        refusal?.message,
      ]),
    ).toEqual([['shop/templates/web.yaml:17:30 chart-does-not-render', expect.stringContaining('give a cpu')]])
  })

  test.skipIf(!helm)('helm says it without values that are secrets', async () => {
    const files = chart({
      'shop/values-prod.yaml': 'admin: { password: hunter2, name: carla }\ncpu: 1\n',
      'shop/templates/web.yaml': '{{ fail (printf "not %s and %s" .Values.admin.password .Values.admin.name) }}\n',
    })
    const { report } = await rendered(files)
    expect(report.findings.map(({ refusal }) => refusal?.message)).toEqual([
      'execution error at (shop/templates/web.yaml:1:3): not […] and carla',
    ])
    expect(JSON.stringify(report)).not.toContain('hunter2')
  })

  describe.skipIf(!helm)('with its own values alone', () => {
    test.each([
      ['a value that nobody gives', '{ cpu: {{ required "give a cpu" .Values.none }} }', 'warning'],
      ['a template that is none', '{ cpu: {{ if }} }', 'error'],
    ])('%s', async (_, requests, severity) => {
      const { report } = await rendered(chart({ 'shop/templates/web.yaml': web(requests) }))
      const all = report.findings.filter(({ ruleId }) => ruleId === 'chart-does-not-render')
      expect(all.map((each) => each.severity)).toEqual([severity])
    })
  })

  test.skipIf(!helm)('a comment in a template allows', async () => {
    const allowing = web('{ cpu: 3 }').replace(
      '            requests',
      '            # kruise-preflight: allow object-refused because we know\n            requests',
    )
    const { report } = await rendered(chart({ 'shop/templates/web.yaml': allowing }))
    expect(report.findings).toEqual([])
    expect(report.allowances?.map(({ file, line }) => `${file}:${line}`)).toEqual(['shop/templates/web.yaml:17'])
  })
})
