import { describe, expect, test } from 'vitest'
import { checkFiles, simulateFiles } from '../../src/index.js'
import { CONFIG } from './folder.js'

const application = (version: string, values = ''): string => `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: { name: kruise }
spec:
  source: { repoURL: "https://openkruise.github.io/charts", chart: kruise, targetRevision: "${version}"${values} }
`

const prod = (keys: string) => ({
  path: CONFIG,
  text: `clusters:\n  - name: prod\n    kubernetes: 1.28\n    ${keys}\n`,
})

/** The versions of the clusters, or what is said instead. */
async function versions(files: readonly { path: string; text: string }[]) {
  const checked = await checkFiles(files).catch((error: Error) => error.message)
  if (typeof checked === 'string') return checked
  const { report, notes } = checked
  return [...report.clusters.map(({ kubernetes, kruise }) => `${kubernetes} ${kruise}`), ...notes]
}

const kruiseOf = (text: string, name = 'kruise.yaml') =>
  versions([prod(`kruise: { from: ${name} }`), { path: name, text }])

describe('Kruise', () => {
  test.each([
    ['a chart', application('1.8.3'), '1.28.15 1.8.3'],
    ['the chart that runs the release before it', application('1.8.1'), '1.28.15 1.8.0'],
    ['the chart whose image was forgotten', application('1.7.3'), '1.28.15 1.7.2'],
    [
      'an image of that number, which is itself',
      'apiVersion: v1\nkind: Pod\nmetadata: { name: a }\nspec: { containers: [{ name: a, image: "openkruise/kruise-manager:v1.8.1" }] }\n',
      '1.28.15 1.8.1',
    ],
    [
      'a tag in values',
      application('1.8.1', ', helm: { valuesObject: { manager: { image: { tag: v1.9.0 } } } }'),
      '1.28.15 1.9.0',
    ],
  ])('from %s', async (_, text, said) => {
    expect(await kruiseOf(text)).toEqual([said])
  })

  test('from a range within a minor, which is said', async () => {
    expect(await kruiseOf(application('~1.8.1'))).toEqual([
      '1.28.15 1.8.4',
      'Cluster prod: Kruise "~1.8.1" in kruise.yaml is a range; judged as the newest known release of 1.8.',
    ])
    expect(await kruiseOf(application('1.7.x'))).toContain('1.28.15 1.7.5')
  })

  test.each([
    ['^1.7.0', 'sets the Kruise version "^1.7.0", which is no one release; write the version itself'],
    ['*', 'sets the Kruise version "*", which is no one release; write the version itself'],
    ['{{kruise}}', 'sets the Kruise version "{{kruise}}", which is no one release; write the version itself'],
    ['main', 'sets the Kruise version "main", which is no one release; write the version itself'],
  ])('not from %s', async (version, problem) => {
    expect(await kruiseOf(application(version))).toBe(`${CONFIG}:4:13: "kruise.yaml" ${problem}`)
  })

  test('not from a file that says nothing of it, or several things, or is not there', async () => {
    expect(await kruiseOf('a: 1\n')).toBe(
      `${CONFIG}:4:13: "kruise.yaml" sets no Kruise version; write the version itself`,
    )
    expect(await kruiseOf(`${application('1.7.2')}---\n${application('1.8.0')}`)).toBe(
      `${CONFIG}:4:13: "kruise.yaml" sets several Kruise versions: "1.7.2", "1.8.0"; write one itself`,
    )
    expect(await versions([prod('kruise: { from: gone.yaml }')])).toBe(`${CONFIG}:4:13: there is no file "gone.yaml"`)
    expect(await versions([prod('kruise: { from: ../a.yaml }')])).toBe(
      `${CONFIG}:4:13: "../a.yaml" leads out of the working directory; name files from the folder of .github`,
    )
  })

  test('from a file with the name of the cluster, next too', async () => {
    const config = {
      path: CONFIG,
      text: `defaults: { kubernetes: 1.28, kruise: { from: "platform/<name>.yaml" } }
clusters: [{ name: a }, { name: b, next: { kruise: { from: platform/a.yaml } } }]
`,
    }
    const files = [
      config,
      { path: 'platform/a.yaml', text: application('1.9.0') },
      { path: 'platform/b.yaml', text: application('1.8.4') },
    ]
    const { report } = await checkFiles(files)
    expect(report.clusters.map(({ name, kruise, next }) => [name, kruise, next?.kruise])).toEqual([
      ['a', '1.9.0', undefined],
      ['b', '1.8.4', '1.9.0'],
    ])
  })
})

const job = `apiVersion: apps.kruise.io/v1alpha1
kind: ImagePullJob
metadata: { name: pull }
spec: { image: a:1, completionPolicy: { type: Always }, selector: { names: [node-1] } }
`

describe('the gates of Kruise', () => {
  const verdict = async (
    text: string,
    keys = '',
    name = 'kruise.yaml',
    more: { path: string; text: string }[] = [],
  ) => {
    const files = [
      prod(`kruise: { from: ${name} }${keys}`),
      { path: name, text },
      { path: 'job.yaml', text: job },
      ...more,
    ]
    const { clusters } = await simulateFiles(files).then(({ simulation }) => simulation)
    return clusters[0]?.objects.find(({ kind }) => kind === 'ImagePullJob')?.verdict
  }

  test('are those of the chart, unless values or the configuration say otherwise', async () => {
    expect(await verdict(application('1.8.3'))).toBe('admitted')
    expect(await verdict(application('1.8.3', ', helm: { valuesObject: { featureGates: "" } }'))).toBe('rejected')
    expect(await verdict(application('1.8.3'), '\n    kruiseFeatureGates: { ImagePullJobGate: false }')).toBe(
      'rejected',
    )
    const image =
      'apiVersion: v1\nkind: Pod\nmetadata: { name: a }\nspec: { containers: [{ name: a, image: "openkruise/kruise-manager:v1.8.3" }] }\n'
    expect(await verdict(image)).toBe('rejected')
    expect(await verdict(image.replace('" }', '", args: ["--feature-gates=ImagePullJobGate=true"] }'))).toBe('admitted')
  })

  test('of a dependency stand in values.yaml beside it', async () => {
    const chart = 'apiVersion: v2\nname: platform\ndependencies: [{ name: kruise, alias: k, version: 1.8.3 }]\n'
    const values = (text: string) => [{ path: 'p/values.yaml', text }]
    expect(await verdict(chart, '', 'p/Chart.yaml', values('k: { featureGates: "" }\n'))).toBe('rejected')
    expect(await verdict(chart, '', 'p/Chart.yaml', values('kruise: { featureGates: "" }\n'))).toBe('admitted')
  })
})

describe('Kubernetes', () => {
  const from = (text: string, name = 'prod') =>
    versions([
      { path: CONFIG, text: `clusters:\n  - name: ${name}\n    kubernetes: { from: cluster.yaml }\n` },
      { path: 'cluster.yaml', text },
    ])
  const eks = (name: string, version: string) =>
    `apiVersion: eksctl.io/v1alpha5\nkind: ClusterConfig\nmetadata: { name: ${name}, version: "${version}" }\n`

  test('is read from the file, for the cluster of that name', async () => {
    expect(await from(eks('x', '1.30'))).toEqual(['1.30.14 null'])
    expect(await from(`${eks('dev', '1.32')}---\n${eks('prod', '1.30')}`)).toEqual(['1.30.14 null'])
  })

  test('is not guessed', async () => {
    expect(await from(`${eks('a', '1.32')}---\n${eks('b', '1.30')}`)).toBe(
      `${CONFIG}:3:17: "cluster.yaml" sets several Kubernetes versions, none for prod: "1.32", "1.30"; write one itself`,
    )
    expect(await from(eks('prod', 'latest'))).toBe(
      `${CONFIG}:3:17: "cluster.yaml" sets the Kubernetes version "latest", which is none; write the version itself`,
    )
    expect(await from('a: 1\n')).toBe(
      `${CONFIG}:3:17: "cluster.yaml" sets no Kubernetes version; write the version itself`,
    )
    expect(await versions([{ path: CONFIG, text: 'clusters: [{ name: a, kubernetes: { form: x } }]\n' }])).toMatch(
      /unknown key "form", perhaps "from"/,
    )
  })
})

test('a change of the file is a change of the versions, at its line', async () => {
  const spread = `apiVersion: v1
kind: Pod
metadata: { name: a }
spec: { containers: [{ name: a, image: a, resizePolicy: [{ resourceName: cpu, restartPolicy: NotRequired }] }] }
`
  const files = (version: string) => [
    prod('kruise: { from: kruise.yaml }'),
    { path: 'kruise.yaml', text: application(version) },
    { path: 'job.yaml', text: job },
    { path: 'pod.yaml', text: spread },
  ]
  const { report } = await checkFiles(files('1.4.0'), { base: files('1.8.3') })
  expect(report.versions?.clusters.map(({ name, from, to }) => [name, from.kruise, to.kruise])).toEqual([
    ['prod', '1.8.3', '1.4.0'],
  ])
  const back = await checkFiles(files('1.8.3'), { base: files('1.4.0') })
  expect(back.report.versions?.clusters.map(({ from, to }) => [from.kruise, to.kruise])).toEqual([['1.4.0', '1.8.3']])
  const lines = [...report.findings, ...back.report.findings].flatMap(({ changedHere }) =>
    changedHere ? [changedHere] : [],
  )
  expect(lines.every(({ file, line }) => file === 'kruise.yaml' && line === 5)).toBe(true)
})
