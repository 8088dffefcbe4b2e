import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import config from '../policies/schema/config.json' with { type: 'json' }
import { placeOf } from '../src/settings/problems.js'
import { type ClusterSettings, NO_SETTINGS, readSettings, type Settings, selectClusters } from '../src/settings.js'

const sample = readFileSync(join(import.meta.dirname, 'settings/sample.yml'), 'utf8')
const settings = readSettings({ path: '.github/kruise-preflight.yml', text: sample })

/** Settings with the texts that their places span instead of the places. */
function shown(settings: Settings) {
  const text = (span: { start: number; end: number }) => settings.file!.text.slice(span.start, span.end)
  return {
    ...settings,
    file: settings.file?.path,
    clusters: settings.clusters.map((cluster) => ({
      ...cluster,
      places: Object.fromEntries(Object.entries(cluster.places).map(([key, span]) => [key, text(span)])),
    })),
    rules: settings.rules.map((rule) => ({ ...rule, at: text(rule.at) })),
    allow: settings.allow.map((allowance) => ({ ...allowance, at: text(allowance.at), file: allowance.file.path })),
  }
}

function read(text: string): Settings {
  return readSettings({ path: 'c.yml', text })
}

function only(text: string): ClusterSettings {
  return read(text).clusters[0]!
}

test('the sample of the design, with every key resolved', () => {
  expect(shown(settings)).toEqual({
    file: '.github/kruise-preflight.yml',
    clusters: [
      {
        name: 'prod-eu',
        environment: 'prod',
        kubernetes: '1.28.7-gke.1026000',
        kruise: { from: 'platform/kruise/prod-eu.yaml' },
        featureGates: { InPlacePodVerticalScaling: true },
        kruiseFeatureGates: { InPlaceWorkloadVerticalScaling: true },
        knows: ['PriorityClass', 'LimitRange', 'SidecarSet'],
        objects: ['cluster-objects/prod-eu/*.yaml'],
        paths: ['clusters/prod-eu/**'],
        atMost: 'error',
        next: { kubernetes: '1.32', from: '2027-02-01' },
        places: {
          name: 'prod-eu',
          environment: 'prod',
          kubernetes: '1.28.7-gke.1026000',
          kruise: '{ from: platform/kruise/prod-eu.yaml }',
          featureGates: '{ InPlacePodVerticalScaling: true }',
          kruiseFeatureGates: '{ InPlaceWorkloadVerticalScaling: true }',
          knows: '[PriorityClass, LimitRange, SidecarSet]',
          objects: '["cluster-objects/<name>/*.yaml"]',
          paths: '["clusters/prod-eu/**"]',
          atMost: 'error',
          next: '{ kubernetes: 1.32, from: 2027-02-01 }',
        },
      },
      {
        name: 'tenant-a',
        environment: null,
        kubernetes: '1.32.0-k3s1',
        vcluster: { version: '0.22.1', values: 'tenants/a/vcluster.yaml' },
        host: 'prod-eu',
        hostNamespace: 'vcluster-tenant-a',
        featureGates: {},
        kruiseFeatureGates: {},
        knows: ['PriorityClass', 'LimitRange', 'SidecarSet'],
        objects: ['cluster-objects/tenant-a/*.yaml'],
        places: {
          name: 'tenant-a',
          kubernetes: '1.32.0-k3s1',
          vcluster: '0.22.1',
          host: 'prod-eu',
          hostNamespace: 'vcluster-tenant-a',
          knows: '[PriorityClass, LimitRange, SidecarSet]',
          objects: '["cluster-objects/<name>/*.yaml"]',
        },
      },
    ],
    environments: ['prod', 'dev'],
    rules: [
      { rule: 'priority/*', level: 'error', locked: true, at: '"priority/*"' },
      { rule: 'fields/*', level: 'error', locked: false, in: ['env:prod'], from: '2027-02-01', at: '"fields/*"' },
    ],
    allow: [
      {
        rule: 'resize/*',
        path: 'charts/vendor/**',
        clusters: ['prod-eu'],
        until: '2027-01-31',
        because: 'upstream chart',
        file: '.github/kruise-preflight.yml',
        at: '{ rule: "resize/*", path: "charts/vendor/**", clusters: [prod-eu], until: 2027-01-31, because: upstream chart }',
      },
    ],
    paths: ['manifests/**'],
    ignore: ['**/testdata/**'],
  })
  expect(Object.keys(settings.clusters[1]!)).not.toContain('kruise')
})

const design = join(import.meta.dirname, '../../shared/design.md')

test.skipIf(!existsSync(design))('the sample is the one of the design (skipped without ../shared)', () => {
  expect(readFileSync(design, 'utf8')).toContain(`\`\`\`yaml\n${sample}\`\`\``)
})

test('a place is that of the version in the file', () => {
  const { file, clusters } = settings
  expect(placeOf(file!, clusters[0]!.places.kubernetes!)).toEqual({
    file: '.github/kruise-preflight.yml',
    line: 11,
    column: 17,
    endLine: 11,
    endColumn: 35,
  })
  expect(placeOf(file!, clusters[1]!.places.vcluster!)).toMatchObject({ line: 19, column: 26, endColumn: 32 })
})

test.each([
  ['1.30', '1.30'],
  ['1.30 # newest', '1.30'],
  ['"1.30"', '1.30'],
  ['1.10', '1.10'],
  ['&v 1.20', '1.20'],
  ['1.31 - 1.33', '1.31 - 1.33'],
  ['v1.28.7-gke.1026000', 'v1.28.7-gke.1026000'],
  ['1.31.4-eks-2d5f260', '1.31.4-eks-2d5f260'],
  ['1.32.0+k3s1', '1.32.0+k3s1'],
  ['1.28+', '1.28+'],
])('kubernetes: %s is %s', (written, version) => {
  expect(only(`clusters:\n  - name: a\n    kubernetes: ${written}\n`).kubernetes).toBe(version)
})

test('every version is read from its text, in JSON too', () => {
  const text =
    '{"clusters": [{"name": "a", "kubernetes": 1.30, "kruise": 1.10, "vcluster": {"version": 0.20, "values": "/x.yaml"}, "objects": ["/tmp/host/objects.yaml"], "paths": [], "featureGates": {}, "next": {"kubernetes": 1.40, "kruise": 1.20, "vcluster": 0.30}}]}'
  expect(only(text)).toMatchObject({
    kubernetes: '1.30',
    kruise: '1.10',
    vcluster: { version: '0.20', values: '/x.yaml' },
    objects: ['/tmp/host/objects.yaml'],
    paths: [],
    next: { kubernetes: '1.40', kruise: '1.20', vcluster: { version: '0.30' } },
  })
})

test('a version behind an alias is that of the anchor', () => {
  const { clusters, file } = read(
    'defaults: { kruise: &k 1.10 }\nclusters:\n  - { name: a, kubernetes: 1.30, kruise: *k }\n  - { name: b, kubernetes: *k }\n',
  )
  expect(clusters.map(({ kruise }) => kruise)).toEqual(['1.10', '1.10'])
  expect(clusters[1]!.kubernetes).toBe('1.10')
  expect(placeOf(file!, clusters[1]!.places.kubernetes!)).toMatchObject({ line: 1, column: 24 })
})

test('a key comes from the cluster, else its environment, else the defaults, and never from two of them', () => {
  const { clusters } = read(`
defaults:
  environment: dev
  kubernetes: 1.28
  kruise: 1.6.3
  vcluster: 0.22.1
  knows: [PriorityClass]
  featureGates: { A: true }
  objects: ["<environment>/<name>.yaml"]
environments:
  dev: { atMost: notice, kubernetes: 1.30 }
  prod: { kruise: none, featureGates: { B: false }, knows: [] }
clusters:
  - { name: one }
  - { name: two, environment: prod, vcluster: none, kubernetes: 1.32, hostNamespace: "<name>-x" }
`)
  const [one, two] = clusters.map(({ places: _, ...cluster }) => cluster)
  expect(one).toEqual({
    name: 'one',
    environment: 'dev',
    kubernetes: '1.30',
    kruise: '1.6.3',
    vcluster: { version: '0.22.1' },
    knows: ['PriorityClass'],
    featureGates: { A: true },
    kruiseFeatureGates: {},
    objects: ['dev/one.yaml'],
    atMost: 'notice',
  })
  expect(two).toEqual({
    name: 'two',
    environment: 'prod',
    kubernetes: '1.32',
    hostNamespace: 'two-x',
    knows: [],
    featureGates: { B: false },
    kruiseFeatureGates: {},
    objects: ['prod/two.yaml'],
  })
})

test('names and levels that YAML would take for something else are texts', () => {
  const { clusters, rules } = read(
    'environments: { 2: { atMost: error } }\nclusters: [{ name: on, environment: 2, kubernetes: 1.30 }, { name: 1_0, kubernetes: 1.31 }]\nrules: { a: off, b: { level: off, in: [1_0] } }\n',
  )
  expect(clusters.map(({ name, environment }) => [name, environment])).toEqual([
    ['on', '2'],
    ['1_0', null],
  ])
  expect(rules.map(({ level, in: clusters }) => [level, clusters])).toEqual([
    ['off', undefined],
    ['off', ['1_0']],
  ])
})

test('clusters are selected by name, pattern and environment, in the order of the file', () => {
  const some = read(`
environments: { prod: {}, dev: {}, empty: {} }
defaults: { kubernetes: 1.30 }
clusters:
  - { name: prod-eu, environment: prod }
  - { name: eks/prod-us, environment: prod }
  - { name: dev, environment: dev }
  - { name: lone }
`)
  const names = (...selectors: string[]) => selectClusters(some, selectors).map(({ name }) => name)
  expect(names()).toEqual(['prod-eu', 'eks/prod-us', 'dev', 'lone'])
  expect(names('lone', 'prod-*')).toEqual(['prod-eu', 'lone'])
  expect(names('*prod-*')).toEqual(['prod-eu', 'eks/prod-us'])
  expect(names('env:prod', 'prod-eu')).toEqual(['prod-eu', 'eks/prod-us'])
  expect(names('?ev', 'l*n*e', 'env:d*')).toEqual(['dev', 'lone'])
  expect(names('**')).toHaveLength(4)
  expect(() => names('prod-ue')).toThrow(
    'there is no cluster "prod-ue", perhaps "prod-eu"; known are prod-eu, eks/prod-us, dev, lone',
  )
  expect(() => names('dev', 'x-*', 'env:prd', 'env:empty', '!dev')).toThrow(
    [
      'no cluster is named "x-*"; known are prod-eu, eks/prod-us, dev, lone',
      'there is no environment "prd", perhaps "prod"; known are prod, dev, empty',
      'no cluster is in the environment "empty"',
      'there is no cluster "!dev", perhaps "dev"; known are prod-eu, eks/prod-us, dev, lone',
    ].join('\n'),
  )
  expect(() => selectClusters(NO_SETTINGS, ['a'])).toThrow('there is no cluster "a"; none is known')
})

test('an editor can tell every key, and refuses the others', () => {
  const untold: string[] = []
  const open: string[] = []
  const look = (schema: any, at: string) => {
    if (schema.properties && schema.additionalProperties !== false) open.push(at)
    for (const [key, each] of Object.entries<any>(schema.properties ?? {})) {
      const target = each.$ref && (config.$defs as any)[each.$ref.replace('#/$defs/', '')]
      if (!each.description && !target?.description) untold.push(`${at}.${key}`)
      look(each, `${at}.${key}`)
    }
    for (const each of [schema.items, schema.additionalProperties]) if (typeof each === 'object') look(each, `${at}[]`)
  }
  look(config, 'config')
  for (const [name, schema] of Object.entries(config.$defs)) look(schema, name)
  expect([untold, open]).toEqual([[], []])
})
