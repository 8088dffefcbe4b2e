import { expect, test } from 'vitest'
import { adHocCluster, levelOf, readSettings, SettingsError, severityIn } from '../src/settings.js'

const settings = readSettings({
  path: 'c.yml',
  text: `
environments: { prod: { atMost: error }, dev: { atMost: notice } }
defaults: { kubernetes: 1.30 }
clusters:
  - { name: prod-eu, environment: prod }
  - { name: prod-us, environment: prod, atMost: warning }
  - { name: laptop, environment: dev }
rules:
  "a/*": { level: warning, in: [prod-*] }
  one: error
  "b/two": { level: off, in: ["env:dev"] }
  "b/*": { level: error, from: 2027-02-01 }
  "c/*": { locked: true }
  three: { level: notice, locked: false }
`,
})
const [eu, us, laptop] = settings.clusters
const level = (ruleId: string, family: string, cluster = eu, today = '2027-01-31') =>
  levelOf(settings, { ruleId, family }, today, cluster)

test('an entry for the rule comes before one for its family', () => {
  expect(level('one', 'a')).toEqual({ level: 'error', locked: false })
  expect(level('other', 'a')).toEqual({ level: 'warning', locked: false })
  expect(level('other', 'd')).toEqual({ level: undefined, locked: false })
  expect(level('three', 'c')).toEqual({ level: 'notice', locked: true })
})

test('an entry holds for its clusters and from its day', () => {
  expect(level('other', 'a', laptop)).toEqual({ level: undefined, locked: false })
  expect(levelOf(settings, { ruleId: 'other', family: 'a' }, '2027-01-31')).toEqual({ level: undefined, locked: false })
  expect(level('two', 'b')).toEqual({ level: undefined, locked: false })
  expect(level('two', 'b', eu, '2027-02-01')).toEqual({ level: 'error', locked: false })
  expect(level('two', 'b', laptop, '2027-02-01')).toEqual({ level: 'off', locked: false })
  expect(level('two', 'a', laptop)).toEqual({ level: undefined, locked: false })
})

test('an entry for some clusters comes before one for all', () => {
  const { rules, clusters } = readSettings({
    path: 'c.yml',
    text: 'defaults: { kubernetes: 1.30 }\nclusters: [{ name: x }, { name: y }]\nrules: { a/r: warning, r: { level: error, in: [x] } }',
  })
  const levels = clusters.map(
    (cluster) => levelOf({ rules }, { ruleId: 'r', family: 'a' }, '2027-01-01', cluster).level,
  )
  expect(levels).toEqual(['error', 'warning'])
})

test('atMost caps what a level or a policy says', () => {
  const severity = (ruleId: string, cluster: typeof eu) =>
    severityIn(settings, { ruleId, family: 'b' }, 'error', '2027-01-01', cluster)
  expect([eu, us, laptop, undefined].map((cluster) => severity('one', cluster))).toEqual([
    'error',
    'warning',
    'notice',
    'error',
  ])
  expect([eu, us, laptop].map((cluster) => severity('two', cluster))).toEqual(['error', 'warning', 'off'])
  expect(severityIn(settings, { ruleId: 'x', family: 'x' }, 'notice', '2027-01-01', eu)).toBe('notice')
})

test('a cluster of the command line', () => {
  expect(
    adHocCluster({
      kubernetes: '1.32.0-k3s1',
      kruise: 'v1.8.0',
      vcluster: '0.22.1',
      featureGates: ['A=true', 'B=false'],
      kruiseFeatureGates: ['C=true'],
    }),
  ).toEqual({
    name: 'kubernetes=1.32.0-k3s1,kruise=v1.8.0,vcluster=0.22.1',
    environment: null,
    kubernetes: '1.32.0-k3s1',
    kruise: 'v1.8.0',
    vcluster: { version: '0.22.1' },
    featureGates: { A: true, B: false },
    kruiseFeatureGates: { C: true },
    knows: [],
    objects: [],
    places: {},
  })
  expect(adHocCluster({ kubernetes: '1.31 - 1.33', kruise: 'none' })).toEqual({
    name: 'kubernetes=1.31 - 1.33',
    environment: null,
    kubernetes: '1.31 - 1.33',
    featureGates: {},
    kruiseFeatureGates: {},
    knows: [],
    objects: [],
    places: {},
  })
})

test('a cluster of the command line that cannot be', () => {
  const wrong = () =>
    adHocCluster({
      kubernetes: 'none',
      kruise: 'new',
      vcluster: '',
      featureGates: ['A', 'B=1'],
      kruiseFeatureGates: ['=true'],
    })
  expect(wrong).toThrow(SettingsError)
  expect(wrong).toThrow(
    [
      '--kubernetes: "none" is not a version; write 1.28, v1.28.7-gke.1026000 or 1.32.0-k3s1',
      '--kruise: "new" is not a version; write 1.6.3, none or { from: platform/kruise.yaml }',
      '--vcluster: "" is not a version; write 0.22.1, { version: 0.22.1, values: tenants/a/vcluster.yaml } or { from: tenants/a/application.yaml }',
      '--feature-gate: "A" is not NAME=true or NAME=false',
      '--feature-gate: "B=1" is not NAME=true or NAME=false',
      '--kruise-feature-gate: "=true" is not NAME=true or NAME=false',
    ].join('\n'),
  )
})
