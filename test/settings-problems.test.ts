import { expect, test } from 'vitest'
import { readSettings, SettingsError, unknownRules } from '../src/settings.js'

/** The lines of what is wrong in a configuration. */
function problems(text: string): string[] {
  try {
    readSettings({ path: 'c.yml', text })
  } catch (error) {
    if (error instanceof SettingsError) return error.message.split('\n')
    throw error
  }
  return []
}

const clusterKeys =
  'name, environment, kubernetes, kruise, vcluster, host, hostNamespace, featureGates, kruiseFeatureGates, knows, objects, snapshot, maxSnapshotAge, paths, destinations, labels, atMost, next'
const rootKeys = 'defaults, environments, clusters, rules, allow, paths, releases, gitops, ignore'

test('unknown keys, with what was perhaps meant', () => {
  expect(problems('clusters:\n  - name: a\n    kuberntes: 1.28\n')).toEqual([
    `c.yml:3:5: unknown key "kuberntes", perhaps "kubernetes"; known are ${clusterKeys}`,
  ])
  expect(problems('cluster: []\ndefaults: { name: x, konws: [] }\nzzz: 1\n')).toEqual([
    `c.yml:1:1: unknown key "cluster", perhaps "clusters"; known are ${rootKeys}`,
    `c.yml:2:13: unknown key "name"; known are ${clusterKeys.slice('name, '.length)}`,
    `c.yml:2:22: unknown key "konws", perhaps "knows"; known are ${clusterKeys.slice('name, '.length)}`,
    `c.yml:3:1: unknown key "zzz"; known are ${rootKeys}`,
  ])
  expect(problems('environments: { a: { environment: b } }\n')).toEqual([
    `c.yml:1:22: unknown key "environment"; known are ${clusterKeys.slice('name, environment, '.length)}`,
  ])
})

test('keys of a prototype are unknown keys and change nothing', () => {
  expect(problems('__proto__: { paths: [1] }\nconstructor: 1\ntoString: 2\n')).toEqual(
    ['__proto__', 'constructor', 'toString'].map(
      (key, index) => `c.yml:${index + 1}:1: unknown key "${key}"; known are ${rootKeys}`,
    ),
  )
  expect(problems('rules: { __proto__: off }\nclusters: [{ name: a, kubernetes: 1.30, __proto__: {} }]\n')).toEqual([
    'c.yml:1:10: "__proto__" is not a rule; write subset-patch-changes-priority-class or priority/*',
    `c.yml:2:41: unknown key "__proto__"; known are ${clusterKeys}`,
  ])
  expect(({} as any).paths).toBeUndefined()
})

test.each([
  ['one.two', '"one.two"'],
  ['1', '"1"'],
  ['1.30.', '"1.30."'],
  ['1.28.7.3', '"1.28.7.3"'],
  ['1_3', '"1_3"'],
  ['true', '"true"'],
  ['">=1.28"', '">=1.28"'],
  ['1.28.x', '"1.28.x"'],
  ['none', '"none"'],
  ['[1.28]', 'a list'],

  ['1.31 -', '"1.31 -"'],
  ['"1.28\\n::error::x"', '"1.28\\n::error::x"'],
  ['"1.28\\u202e\\u009b31m"', '"1.28\\u202e\\u009b31m"'],
  [`"${'9'.repeat(80)}"`, `"${'9'.repeat(60)}..."`],
])('kubernetes: %s is no version', (written, quoted) => {
  expect(problems(`clusters:\n  - name: a\n    kubernetes: ${written}\n`)).toEqual([
    `c.yml:3:17: kubernetes: ${quoted} is not a version; write 1.28, v1.28.7-gke.1026000 or 1.32.0-k3s1`,
  ])
})

test('kubernetes: { from } names a file, and no more', () => {
  expect(problems('clusters: [{ name: a, kubernetes: { from: x } }]\n')).toEqual([])
  expect(problems('clusters: [{ name: a, kubernetes: { form: x } }, { name: b, kubernetes: {} }]\n')).toEqual([
    'c.yml:1:35: kubernetes: from is missing',
    'c.yml:1:37: unknown key "form", perhaps "from"; known is from',
    'c.yml:1:73: kubernetes: from is missing',
  ])
  expect(problems('clusters: [{ name: a, kubernetes: 1.28, next: { kubernetes: { from: x } } }]\n')).toEqual([
    'c.yml:1:61: kubernetes: a mapping is not a version; write 1.28, v1.28.7-gke.1026000 or 1.32.0-k3s1',
  ])
})

test('versions of the others', () => {
  expect(
    problems(`
clusters:
  - name: a
    kubernetes: 1.33 - 1.31
    kruise: latest
    vcluster: { version: x }
    next: { kubernetes: 1.34, vcluster: {} }
  - name: b
    kubernetes:
    kruise: { file: x.yaml }
`),
  ).toEqual([
    'c.yml:4:17: kubernetes: "1.33 - 1.31" ends before it begins; write 1.31 - 1.33',
    'c.yml:5:13: kruise: "latest" is not a version; write 1.6.3, none or { from: platform/kruise.yaml }',
    'c.yml:6:26: version: "x" is not a version; write 0.22.1 or v0.23.0-rc.4',
    'c.yml:7:41: vcluster: the mapping is empty; write version, values or from',
    'c.yml:9:5: kubernetes: nothing is written; write 1.28, v1.28.7-gke.1026000 or 1.32.0-k3s1 or leave it out',
    'c.yml:10:13: kruise: from is missing',
    'c.yml:10:15: unknown key "file"; known is from',
  ])
})

test('kubernetes is required, wherever it comes from', () => {
  expect(
    problems('clusters:\n  - name: a\n  - name: b\n    environment: x\nenvironments: { x: { kubernetes: 1.30 } }\n'),
  ).toEqual(['c.yml:2:5: clusters[0]: kubernetes is missing; write it here, in its environment or in defaults'])
})

test('values of another type', () => {
  expect(
    problems(`
defaults: []
environments: x
clusters:
  - kubernetes: 1.28
  - 3
  -
  - name: a b
    kubernetes: 1.28
    featureGates: { A-b: true, C: "true", D: yes }
    knows: [1.3, pod]
    objects: x
    hostNamespace: Foo
    atMost: off
`),
  ).toEqual([
    'c.yml:2:11: defaults: a list is not a mapping of cluster keys',
    'c.yml:3:15: environments: "x" is not a mapping of environments',
    'c.yml:5:5: clusters[0]: name is missing',
    'c.yml:6:5: clusters[1]: 3 is not a mapping with a name and versions',
    'c.yml:7:4: clusters[2]: nothing is written; write a mapping with a name and versions or leave it out',
    'c.yml:8:11: name: "a b" is not a name; write prod-eu',
    'c.yml:10:21: "A-b" is not the name of a feature gate; write InPlacePodVerticalScaling',
    'c.yml:10:35: C: "true" is not true or false',
    'c.yml:11:13: knows[0]: "1.3" is not a kind; write PriorityClass',
    'c.yml:11:18: knows[1]: "pod" is not a kind; write PriorityClass',
    'c.yml:12:14: objects: "x" is not a list of file patterns; write [cluster-objects/<name>/*.yaml]',
    'c.yml:13:20: hostNamespace: "Foo" is not the name of a namespace; write vcluster-tenant-a',
    'c.yml:14:13: atMost: "off" is not a severity; write notice, warning or error',
  ])
  expect(problems('[]')).toEqual(['c.yml:1:1: a list is not a Kruise Preflight configuration'])
})

test('names that stand for nothing', () => {
  expect(
    problems(`
environments: { prod: {} }
clusters:
  - { name: a, kubernetes: 1.28, environment: prdo }
  - { name: a, kubernetes: 1.28, host: b, objects: ["<environment>/<nmae>.yaml"] }
rules: { x: { level: off, in: ["env:dev", "a*", c] } }
allow: [{ rule: x, because: y, clusters: [aa] }]
`),
  ).toEqual([
    'c.yml:4:47: environment: "prdo" is not in environments, perhaps "prod"; known is prod',
    'c.yml:5:13: name: "a" is already clusters[0]',
    'c.yml:5:40: host: there is no cluster "b"; known is a',
    'c.yml:5:53: objects[0]: "<nmae>" stands for nothing; known are <name> and <environment>',
    'c.yml:6:32: in[0]: there is no environment "dev"; known is prod',
    'c.yml:6:49: in[2]: there is no cluster "c"; known is a',
    'c.yml:7:43: clusters[0]: there is no cluster "aa"; known is a',
  ])
  expect(problems('clusters: [{ name: a, kubernetes: 1.28, environment: prod }]')).toEqual([
    'c.yml:1:54: environment: "prod" is not in environments; there are no environments',
  ])
  expect(problems('clusters: [{ name: a, kubernetes: 1.28, objects: ["<environment>/x"] }]')).toEqual([
    'c.yml:1:51: objects[0]: a has no environment for <environment>',
  ])
  expect(
    problems('defaults: { paths: [<environment>] }\nclusters: [{ name: a, kubernetes: 1.28, paths: [] }]'),
  ).toEqual([])
})

test('a host is another cluster, and hosts do not go round', () => {
  const cluster = (name: string, host: string) => `  - { name: ${name}, kubernetes: 1.30, host: ${host} }\n`
  expect(problems(`clusters:\n${cluster('a', 'a')}`)).toEqual(['c.yml:2:40: host: "a" is the cluster itself'])
  expect(problems(`clusters:\n${cluster('a', 'b')}${cluster('b', 'c')}${cluster('c', 'b')}`)).toEqual([
    'c.yml:3:40: host: b runs on c runs on b',
    'c.yml:4:40: host: c runs on b runs on c',
  ])
})

test('a round of many clusters is told in short', () => {
  const clusters = Array.from({ length: 9 }, (_, at) => `  - { name: c${at}, host: c${(at + 1) % 9} }\n`).join('')
  expect(problems(`defaults: { kubernetes: 1.30 }\nclusters:\n${clusters}`)[8]).toBe(
    'c.yml:11:23: host: c8 runs on c0 runs on c1 runs on c2 runs on c3 runs on ... runs on c8',
  )
})

test('hostile texts take no time', () => {
  expect(problems(`clusters: [{ name: a, kubernetes: "1.1${' '.repeat(50_000)}-" }]`)).toEqual([
    `c.yml:1:35: kubernetes: "1.1${' '.repeat(57)}..." is not a version; write 1.28, v1.28.7-gke.1026000 or 1.32.0-k3s1`,
  ])
  const selector = `${'*a'.repeat(30)}b`
  expect(
    problems(`clusters: [{ name: ${'a'.repeat(100)}, kubernetes: 1.30 }]\nrules: { x: { in: ["${selector}"] } }`),
  ).toEqual([`c.yml:2:20: in[0]: no cluster is named "${selector.slice(0, 60)}..."; known is ${'a'.repeat(100)}`])
  expect(problems(`paths: ${'['.repeat(50_000)}`)).toEqual(['c.yml:1:1007: nesting exceeds 1000 levels'])
})

test('rules and allowances', () => {
  expect(
    problems(`
rules:
  "a b": off
  "x/*": of
  y: { level: fatal }
  z: {}
  w: { in: [], from: 2027-02-30, locked: 1 }
  v: { from: tomorrow }
allow:
  - { rule: x }
  - { rule: "*", because: " " }
`),
  ).toEqual([
    'c.yml:3:3: "a b" is not a rule; write subset-patch-changes-priority-class or priority/*',
    'c.yml:4:10: "x/*": "of" is not a level; write off, notice, warning, error or { level: error, locked: true }',
    'c.yml:5:15: level: "fatal" is not a level; write off, notice, warning or error',
    'c.yml:6:6: z: the mapping is empty; write level, locked, in or from',
    'c.yml:7:12: in: the list is empty; write at least one',
    'c.yml:7:22: from: "2027-02-30" is no day of the calendar',
    'c.yml:7:42: locked: 1 is not true or false',
    'c.yml:8:14: from: "tomorrow" is not a date; write 2027-02-01',
    'c.yml:10:5: allow[0]: because is missing',
    'c.yml:11:13: rule: "*" is not a rule; write subset-patch-changes-priority-class or priority/*',
    'c.yml:11:27: because: " " is not a reason; write upstream chart',
  ])
})

test('rules that there are not', () => {
  const text =
    'rules: { priority/aa: off, "prio/*": off, bb: off, aa: off, "priority/*": off }\nallow: [{ rule: ccc, because: x }]'
  const settings = readSettings({ path: 'c.yml', text })
  const found = unknownRules(settings, [
    { ruleId: 'aa', family: 'priority' },
    { ruleId: 'cc', family: 'qos' },
  ])
  expect(found.map(({ place, problem }) => `${place?.line}:${place?.column}: ${problem}`)).toEqual([
    '1:28: there is no rule "prio/*"; known are priority/*, aa, qos/*, cc',
    '1:43: there is no rule "bb"; known are priority/*, aa, qos/*, cc',
    '2:9: there is no rule "ccc", perhaps "cc"; known are priority/*, aa, qos/*, cc',
  ])
})

test('keys that stand twice', () => {
  expect(problems('clusters:\n  - name: a\n    kubernetes: 1.28\n    kubernetes: one\npaths: []\npaths: []\n')).toEqual(
    [
      'c.yml:4:5: key "kubernetes" stands twice; it first stands at 3:5',
      'c.yml:4:17: kubernetes: "one" is not a version; write 1.28, v1.28.7-gke.1026000 or 1.32.0-k3s1',
      'c.yml:6:1: key "paths" stands twice; it first stands at 5:1',
    ],
  )
})

test('files that are not one document', () => {
  const nothing = 'c.yml:1:1: nothing is written here; write at least clusters, each with a name and kubernetes'
  expect(problems('')).toEqual([nothing])
  expect(problems('# only words\n---\n')).toEqual([nothing])
  expect(problems('paths: []\n---\n# and\npaths: []\n')).toEqual([
    'c.yml:4:1: a second document begins here; a configuration is one document',
  ])
  expect(problems('paths: [\n')).toHaveLength(1)
  expect(problems('clusters:\n  - name: a\n   kubernetes: 1\n')[0]).toMatch(/^c\.yml:3:\d+: \S/)
  expect(problems('---\npaths: []\n')).toEqual([])
  expect(problems('{}')).toEqual([])
})

test('the error tells each problem with its place', () => {
  try {
    readSettings({ path: 'c.yml', text: 'paths: [[]]' })
    expect.unreachable()
  } catch (error) {
    expect((error as SettingsError).problems).toEqual([
      {
        place: { file: 'c.yml', line: 1, column: 9, endLine: 1, endColumn: 11 },
        problem: 'paths[0]: a list is not a file; write manifests/**',
      },
    ])
  }
})
