import { describe, expect, test } from 'vitest'
import { memoryTree } from '../../src/doors/memory.js'
import { type Checkout, type Destination, type KnownCluster, reachedBy, readGitOps } from '../../src/render/gitops.js'
import { isReadable, readDocuments } from '../../src/source/yaml.js'
import { manifestsOf } from '../../src/workload/manifest.js'

type Texts = Readonly<Record<string, string>>

const ORIGIN = 'git@github.com:team/deploy.git'
const REPO = 'https://github.com/team/deploy'

function checkoutOf(texts: Texts, more: Partial<Checkout> = {}): Checkout {
  const tree = memoryTree(Object.entries(texts).map(([path, text]) => ({ path, text })))
  const isOutside = (name: string) => name.startsWith('..')
  return { ...tree, isOutside, names: Object.keys(texts).sort(), root: '.', origin: ORIGIN, ...more }
}

function read(texts: Texts, clusters: readonly (KnownCluster | string)[] = [], more: Partial<Checkout> = {}) {
  const checkout = checkoutOf(texts, more)
  const manifests = Object.entries(texts).flatMap(([path, text]) =>
    readDocuments({ path, text })
      .filter(isReadable)
      .flatMap((each) => {
        const found = manifestsOf(each)
        return Array.isArray(found) ? found : []
      }),
  )
  const known = clusters.map((each) => (typeof each === 'string' ? { name: each } : each))
  const { destinations, notEvaluated } = readGitOps(manifests, checkout, known)
  return {
    destinations,
    checkout,
    said: destinations.map(line),
    left: notEvaluated.map(({ by, path, reason }) => `${by.kind}/${by.name} ${path.join('.')}: ${reason}`),
  }
}

/** `web: apps/web -> prod (in-cluster) in shop, values a.yaml {"a":1}`. */
function line({ name, source, cluster, clusters, namespace, values, forced }: Destination): string {
  const what = source.chart ? `${source.chart}@${source.revision}` : source.path
  const given = values.map((each) =>
    'file' in each ? `${each.file}${each.isHere ? '' : ' (elsewhere)'}` : JSON.stringify(each.inline),
  )
  return [
    `${name}: ${what}${source.isHere || source.chart ? '' : ` of ${source.repo}`}`,
    `-> ${clusters.join(' ') || 'none'} (${cluster})`,
    ...(namespace ? [`${forced ? 'all ' : ''}in ${namespace}`] : []),
    ...(given.length > 0 ? [`values ${given.join(' ')}`] : []),
  ].join(' ')
}

const pod = 'apiVersion: v1\nkind: Pod\nmetadata: { name: a }\n'

const application = (name: string, spec: string): string =>
  `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: { name: ${name}, namespace: argocd }\nspec:\n${spec
    .trim()
    .replaceAll(/^/gm, '  ')}\n`

const set = (spec: string): string =>
  `apiVersion: argoproj.io/v1alpha1\nkind: ApplicationSet\nmetadata: { name: set, namespace: argocd }\nspec:\n${spec
    .trim()
    .replaceAll(/^/gm, '  ')}\n`

describe('an Application', () => {
  const spec = (path: string, destination: string, repo = REPO) =>
    `source: { repoURL: "${repo}", path: ${path}, targetRevision: HEAD }\ndestination: ${destination}`

  test('sends a path to a cluster by its name, its server, or the folder that it stands in', () => {
    const texts = {
      'apps/web/a.yaml': pod,
      'argo/a.yaml': application('by-name', spec('apps/web', '{ name: prod-eu, namespace: shop }')),
      'argo/b.yaml': application('by-server', spec('./apps/web/', '{ server: "https://1.2.3.4:6443/" }')),
      'argo/c.yaml': application('local', spec('/apps/web', '{ server: "https://kubernetes.default.svc" }')),
      'clusters/dev/d.yaml': application('folder', spec('apps/web', '{ name: in-cluster, namespace: shop }')),
      'argo/e.yaml': application('unknown', spec('apps/web', '{ name: other }')),
    }
    const clusters = ['dev', { name: 'prod-eu', destinations: ['https://1.2.3.4:6443'] }]
    expect(read(texts, clusters).said).toEqual([
      'by-name: apps/web -> prod-eu (prod-eu) in shop',
      'by-server: apps/web -> prod-eu (https://1.2.3.4:6443/)',
      'local: apps/web -> none (https://kubernetes.default.svc)',
      'folder: apps/web -> dev (in-cluster) in shop',
      'unknown: apps/web -> none (other)',
    ])
    expect(read(texts, ['only']).said.at(2)).toBe('local: apps/web -> only (https://kubernetes.default.svc)')
    const named = [...clusters, { name: 'hub', destinations: ['in-cluster'] }]
    expect(read(texts, named).said.at(2)).toBe('local: apps/web -> hub (https://kubernetes.default.svc)')
  })

  test.each([
    ['https://github.com/team/deploy.git', ORIGIN, true],
    ['git@github.com:Team/Deploy', ORIGIN, true],
    ['ssh://git@github.com:22/team/deploy.git', ORIGIN, true],
    ['https://github.com/fork/deploy', ORIGIN, true],
    ['https://github.com/team/other', ORIGIN, false],
    ['https://github.com/team/other', undefined, true],
    ['{{ .Values.repoURL }}', ORIGIN, true],
  ])('%s is the repository whose origin is %s: %s', (repo, origin, isHere) => {
    const texts = { 'apps/web/a.yaml': pod, 'a.yaml': application('a', spec('apps/web', '{ name: x }', repo)) }
    expect(read(texts, [], { origin }).destinations[0]?.source.isHere).toBe(isHere)
  })

  test('of another repository is named and not followed', () => {
    const texts = { 'a.yaml': application('a', spec('apps/web', '{ name: x }', 'https://github.com/b/c')) }
    const { said, destinations, checkout } = read(texts, ['x'])
    expect(said).toEqual(['a: apps/web of https://github.com/b/c -> x (x)'])
    expect([...reachedBy(destinations[0]!, checkout)]).toEqual([])
  })

  test('gives a chart its values in the order of Helm, from several sources', () => {
    const texts = {
      'values/prod.yaml': 'a: 1',
      'a.yaml': application(
        'a',
        `
sources:
  - repoURL: https://charts.example
    chart: web
    targetRevision: 1.2.3
    helm:
      valueFiles: [$values/values/prod.yaml, base.yaml, $gone/x.yaml]
      values: "b: 2"
      parameters: [{ name: c.d, value: "3" }]
  - { repoURL: "${REPO}", ref: values }
destination: { name: prod, namespace: web }`,
      ),
      'charts/own/Chart.yaml': 'name: own',
      'charts/own/values-prod.yaml': 'a: 1',
      'b.yaml': application(
        'b',
        `
source:
  repoURL: ${REPO}
  path: charts/own
  helm: { valueFiles: [values-prod.yaml, /values/prod.yaml, gone.yaml], ignoreMissingValueFiles: true, valuesObject: { b: 1 }, values: "c: 1" }
destination: { name: prod }`,
      ),
    }
    const { said, destinations, checkout } = read(texts, ['prod'])
    expect(said).toEqual([
      'a: web@1.2.3 -> prod (prod) in web values values/prod.yaml base.yaml (elsewhere) $gone/x.yaml (elsewhere) {"b":2} {"c":{"d":"3"}}',
      'b: charts/own -> prod (prod) values charts/own/values-prod.yaml values/prod.yaml {"b":1}',
    ])
    expect([...reachedBy(destinations[1]!, checkout)].sort()).toEqual([
      'charts/own/Chart.yaml',
      'charts/own/values-prod.yaml',
      'values/prod.yaml',
    ])
  })

  test('takes a folder of manifests as Argo CD does', () => {
    const texts = (directory: string) => ({
      'apps/a.yaml': pod,
      'apps/b.json': '{}',
      'apps/sub/c.yaml': pod,
      'apps/sub/d-secret.yaml': pod,
      'x.yaml': application('a', `source: { repoURL: "${REPO}", path: apps${directory} }\ndestination: { name: p }`),
    })
    const reached = (directory: string) => {
      const { destinations, checkout } = read(texts(directory))
      return [...reachedBy(destinations[0]!, checkout)]
    }
    expect(reached('')).toEqual(['apps/a.yaml', 'apps/b.json'])
    expect(reached(', directory: { recurse: true }')).toEqual([
      'apps/a.yaml',
      'apps/b.json',
      'apps/sub/c.yaml',
      'apps/sub/d-secret.yaml',
    ])
    expect(reached(', directory: { recurse: true, exclude: "{*-secret.yaml,b.json}" }')).toEqual([
      'apps/a.yaml',
      'apps/sub/c.yaml',
    ])
    expect(reached(', directory: { recurse: true, include: "sub/*" }')).toEqual([
      'apps/sub/c.yaml',
      'apps/sub/d-secret.yaml',
    ])
  })

  test('that is no such thing is none', () => {
    expect(read({ 'a.yaml': application('a', 'source: 7\ndestination: []') })).toMatchObject({ said: [], left: [] })
    expect(read({ 'a.yaml': application('a', `source: { repoURL: "${REPO}" }\ndestination: {}`) }).left).toEqual([
      'Application/a spec.source: a: a source without path and chart is not evaluated',
    ])
  })
})

describe('an ApplicationSet', () => {
  const folders = {
    'apps/web/a.yaml': pod,
    'apps/api/a.yaml': pod,
    'apps/api/deep/a.yaml': pod,
    'apps/.hidden/a.yaml': pod,
    'apps/old/a.yaml': pod,
  }

  test('of a list, with fasttemplate', () => {
    const texts = {
      ...folders,
      's.yaml': set(`
generators:
  - list:
      elements:
        - { app: web, cluster: prod, values: { ns: shop } }
        - { app: api, cluster: dev, values: { ns: api } }
template:
  metadata: { name: "{{app}}-{{ cluster }}" }
  spec:
    source: { repoURL: "${REPO}", path: "apps/{{app}}" }
    destination: { name: "{{cluster}}", namespace: "{{values.ns}}" }`),
    }
    expect(read(texts, ['dev', 'prod']).said).toEqual([
      'web-prod: apps/web -> prod (prod) in shop',
      'api-dev: apps/api -> dev (dev) in api',
    ])
  })

  test('of folders in git, with what is excluded', () => {
    const texts = (template: string, isGo = false) => ({
      ...folders,
      's.yaml': set(`
goTemplate: ${isGo}
generators:
  - git: { repoURL: "${REPO}", directories: [{ path: apps/* }, { path: apps/old, exclude: true }], values: { env: prod } }
template:
  metadata: { name: ${template} }
  spec:
    source: { repoURL: "${REPO}", path: "${isGo ? '{{ .path.path }}' : '{{path}}'}" }
    destination: { server: https://kubernetes.default.svc, namespace: "${isGo ? '{{index .path.segments 1}}' : '{{path[1]}}'}" }`),
    })
    expect(read(texts('"{{path.basename}}-{{values.env}}"'), ['prod']).said).toEqual([
      'api-prod: apps/api -> prod (https://kubernetes.default.svc) in api',
      'web-prod: apps/web -> prod (https://kubernetes.default.svc) in web',
    ])
    const go = `'{{ .path.basename | upper | lower }}-{{ default "x" .nothing }}{{printf "-%s" .values.env}}'`
    expect(read(texts(go, true), ['prod']).said).toEqual([
      'api-x-prod: apps/api -> prod (https://kubernetes.default.svc) in api',
      'web-x-prod: apps/web -> prod (https://kubernetes.default.svc) in web',
    ])
  })

  test('of files in git, in a matrix with clusters by label', () => {
    const texts = {
      ...folders,
      'config/web.json': '{ "app": "web", "to": { "ns": "shop" } }',
      'config/deep/api.yaml': '- { app: api, to: { ns: a } }\n',
      's.yaml': set(`
generators:
  - matrix:
      generators:
        - git: { repoURL: "${REPO}", files: [{ path: "config/**/*.*" }] }
        - clusters: { selector: { matchLabels: { env: prod } }, values: { of: "{{app}}" } }
template:
  metadata: { name: "{{values.of}}-{{nameNormalized}}-{{path.filename}}" }
  spec:
    source: { repoURL: "${REPO}", path: "apps/{{app}}" }
    destination: { server: "{{server}}", namespace: "{{to.ns}}" }`),
    }
    const clusters = [
      { name: 'prod_eu', labels: { env: 'prod' }, destinations: ['https://eu'] },
      { name: 'prod-us', labels: { env: 'prod' } },
      { name: 'dev', labels: { env: 'dev' } },
    ]
    expect(read(texts, clusters).said).toEqual([
      'api-prod-eu-api.yaml: apps/api -> prod_eu (https://eu) in a',
      'api-prod-us-api.yaml: apps/api -> prod-us (prod-us) in a',
      'web-prod-eu-web.json: apps/web -> prod_eu (https://eu) in shop',
      'web-prod-us-web.json: apps/web -> prod-us (prod-us) in shop',
    ])
    expect(read(texts, ['prod']).left).toEqual([
      'ApplicationSet/set spec.generators.0: the generator clusters selects by labels, and no cluster of the configuration has `labels`',
    ])
  })

  test('that merges', () => {
    const texts = {
      ...folders,
      's.yaml': set(`
generators:
  - merge:
      mergeKeys: [cluster]
      generators:
        - list: { elements: [{ cluster: a, app: web }, { cluster: b, app: web }] }
        - list: { elements: [{ cluster: b, app: api }, { cluster: c, app: api }] }
template:
  metadata: { name: "{{cluster}}" }
  spec:
    source: { repoURL: "${REPO}", path: "apps/{{app}}" }
    destination: { name: "{{cluster}}" }`),
    }
    expect(read(texts).said).toEqual(['a: apps/web -> none (a)', 'b: apps/api -> none (b)'])
  })

  test('says what it does not evaluate, by name', () => {
    const texts = {
      ...folders,
      's.yaml': set(`
templatePatch: "x"
generators:
  - scmProvider: { github: { organization: x } }
  - pullRequest: { github: {} }
  - clusterDecisionResource: {}
  - plugin: {}
  - git: { repoURL: https://github.com/b/c, directories: [{ path: "*" }] }
  - list: { elements: [{ a: 1 }] }
template:
  metadata: { name: a }
  spec:
    source: { repoURL: "${REPO}", path: "{{ nothing }}" }
    destination: { name: x }`),
    }
    expect(read(texts)).toMatchObject({
      said: [],
      left: [
        'ApplicationSet/set spec.templatePatch: templatePatch is not evaluated',
        'ApplicationSet/set spec.generators.0: the generator scmProvider is not evaluated',
        'ApplicationSet/set spec.generators.1: the generator pullRequest is not evaluated',
        'ApplicationSet/set spec.generators.2: the generator clusterDecisionResource is not evaluated',
        'ApplicationSet/set spec.generators.3: the generator plugin is not evaluated',
        'ApplicationSet/set spec.generators.4: the generator git reads another repository: https://github.com/b/c',
        'ApplicationSet/set spec.template.spec.source: the template {{ nothing }} is not evaluated',
      ],
    })
  })

  test('is bounded: a pattern of many stars and a matrix of many sets end', () => {
    const many = Array.from({ length: 200 }, (_, at) => `{ a: ${at} }`).join(', ')
    const texts = {
      [`apps/${'a'.repeat(2000)}/a.yaml`]: pod,
      's.yaml': set(`
generators:
  - git: { repoURL: "${REPO}", directories: [{ path: "apps/${'*a'.repeat(1000)}*b" }] }
  - matrix: { generators: [{ list: { elements: [${many}] } }, { list: { elements: [${many}] } }] }
template: { metadata: { name: x }, spec: { source: { repoURL: "${REPO}", path: apps }, destination: { name: p } } }`),
    }
    const { destinations, left } = read(texts)
    expect(destinations.length).toBe(1000)
    expect(left).toEqual([
      'ApplicationSet/set spec.generators.1: it makes more than 1000 Applications, of which 1000 are followed',
    ])
  })
})

describe('Flux', () => {
  const kustomization = (name: string, path: string, more = '') =>
    `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: { name: ${name}, namespace: flux-system }\nspec:\n  path: ${path}\n  sourceRef: { kind: GitRepository, name: flux-system }\n${more}`
  const release = `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: { name: web, namespace: shop }
spec:
  chart: { spec: { chart: web, version: 1.2.3, sourceRef: { kind: HelmRepository, name: charts } } }
  valuesFrom: [{ kind: ConfigMap, name: web-values }, { kind: Secret, name: s }]
  values: { b: 2 }
---
apiVersion: source.toolkit.fluxcd.io/v1
kind: HelmRepository
metadata: { name: charts, namespace: shop }
spec: { url: https://charts.example }
---
apiVersion: v1
kind: ConfigMap
metadata: { name: web-values, namespace: shop }
data: { values.yaml: "a: 1" }
`
  const texts = {
    'clusters/prod/flux-system/gotk-sync.yaml': `apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: { name: flux-system, namespace: flux-system }
spec: { url: "ssh://git@github.com/team/deploy", ref: { branch: main } }
---
${kustomization('flux-system', './clusters/prod')}`,
    'clusters/prod/apps.yaml': kustomization(
      'apps',
      './apps/prod',
      '  targetNamespace: all\n  postBuild: { substitute: { env: prod, nr: 3 }, substituteFrom: [{ kind: Secret, name: s }] }\n',
    ),
    'clusters/dev/apps.yaml': kustomization('apps', './apps/dev'),
    'apps/prod/kustomization.yaml': 'resources: [../base]\n',
    'apps/dev/pod.yaml': pod,
    'apps/dev/sub/kustomization.yaml': 'resources: [a.yaml]\n',
    'apps/dev/sub/a.yaml': pod,
    'apps/dev/sub/b.yaml': pod,
    'apps/base/kustomization.yaml': 'resources: [release.yaml]\n',
    'apps/base/release.yaml': release,
  }

  test('sends a path to the cluster of its folder, and a release along with the Kustomization that takes it', () => {
    const { said, left, destinations, checkout } = read(texts, ['dev', 'prod'])
    expect(said).toEqual([
      'flux-system: clusters/prod -> prod (null)',
      'apps: apps/prod -> prod (null) all in all',
      'apps: apps/dev -> dev (null)',
      'web: web@1.2.3 -> prod (null) in shop values {"a":1} {"b":2}',
    ])
    expect(left).toEqual([
      'Kustomization/apps spec.postBuild: postBuild.substitute is not evaluated',
      'Kustomization/apps spec.postBuild: postBuild.substituteFrom is not evaluated',
      'HelmRelease/web spec.valuesFrom: the values of Secret s are not in view',
    ])
    expect([...reachedBy(destinations[2]!, checkout)].sort()).toEqual([
      'apps/dev/pod.yaml',
      'apps/dev/sub/a.yaml',
      'apps/dev/sub/kustomization.yaml',
    ])
  })

  test('sends to the cluster of a kubeConfig, and charts from git', () => {
    const remote = {
      'charts/web/Chart.yaml': 'name: web\n',
      'a.yaml': `${kustomization('a', './charts', '  kubeConfig: { secretRef: { name: prod-kubeconfig } }\n')}---
${release
  .split('---')[0]!
  .replace('kind: HelmRepository, name: charts', 'kind: GitRepository, name: flux-system')
  .replace('chart: web,', 'chart: ./charts/web, valuesFiles: [charts/web/v.yaml],')}`,
    }
    expect(read(remote, ['prod', 'dev']).said).toEqual([
      'a: charts -> prod (prod)',
      'web: charts/web -> none (null) in shop values charts/web/v.yaml {"b":2}',
    ])
  })

  test('a kustomization of kustomize is none of Flux', () => {
    const texts = { 'k/kustomization.yaml': 'apiVersion: kustomize.config.k8s.io/v1beta1\nkind: Kustomization\n' }
    expect(read(texts).said).toEqual([])
  })
})
