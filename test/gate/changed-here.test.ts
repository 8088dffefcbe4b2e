import { describe, expect, test } from 'vitest'
import { checkFiles } from '../../src/index.js'

const CONFIG = '.github/kruise-preflight.yml'
const config = (kruise: string, kubernetes = '1.28') => `defaults: { knows: [PriorityClass, LimitRange, SidecarSet] }
clusters:
  - name: prod
    kubernetes: ${kubernetes}
    kruise: ${kruise}
`
const spread = `apiVersion: apps.kruise.io/v1alpha1
kind: WorkloadSpread
metadata: { name: web, namespace: shop }
spec:
  targetRef: { apiVersion: apps/v1, kind: Deployment, name: web }
  subsets:
    - name: stable
      patch: { spec: { priorityClassName: high } }
`
const web = (name = 'web', labels = 'app: web', image = 'nginx:1.25') => `apiVersion: apps/v1
kind: Deployment
metadata: { name: ${name}, namespace: shop }
spec:
  replicas: 3
  selector: { matchLabels: { app: web } }
  template:
    metadata:
      labels:
        ${labels}
    spec:
      containers:
        - name: app
          image: ${image}
          resources: { requests: { cpu: 100m }, limits: { cpu: 400m } }
`
const high = `apiVersion: scheduling.k8s.io/v1
kind: PriorityClass
metadata: { name: high }
value: 1000
`
const range = (max: string) => `apiVersion: v1
kind: LimitRange
metadata: { name: limits, namespace: shop }
spec:
  limits:
    - type: Container
      max:
        memory: 1Gi
        cpu: ${max}
`
type Texts = Readonly<Record<string, string>>
const filesOf = (texts: Texts) => Object.entries(texts).map(([path, text]) => ({ path, text }))

/** Each new finding: the rule, the cause's place, and the line that brings it about. */
async function told(base: Texts, head: Texts): Promise<string[]> {
  const { report } = await checkFiles(filesOf(head), { base: filesOf(base) })
  return report.findings
    .filter(({ status }) => status === 'new')
    .map(({ ruleId, file, line, changedHere: at }) => {
      return `${ruleId} ${file}:${line} <- ${at ? `${at.file}:${at.line}:${at.column}` : 'nowhere'}`
    })
}

const rule = 'subset-patch-changes-priority-class'
const all = { [CONFIG]: config('1.6.3'), 'class.yaml': high, 'spread.yaml': spread, 'web.yaml': web() }

describe('the line of a change that brings a finding about', () => {
  test('is the cause, where the change writes it', async () => {
    const { 'spread.yaml': _, ...base } = all
    expect(await told(base, all)).toEqual([`${rule} spread.yaml:8 <- spread.yaml:8:24`])
    const other = {
      ...all,
      'spread.yaml': spread.replace('priorityClassName: high', 'terminationGracePeriodSeconds: 3'),
    }
    expect(await told(other, all)).toEqual([`${rule} spread.yaml:8 <- spread.yaml:8:24`])
  })

  test('is the version that is raised or lowered', async () => {
    expect(await told({ ...all, [CONFIG]: config('1.8.4') }, all)).toEqual([`${rule} spread.yaml:8 <- ${CONFIG}:5:13`])
  })

  test('is the version among other changes of the same commit', async () => {
    const before = { ...all, [CONFIG]: config('1.8.4', '1.27'), 'web.yaml': web('web', 'app: web', 'nginx:1.24') }
    expect(await told(before, all)).toEqual([`${rule} spread.yaml:8 <- ${CONFIG}:5:13`])
  })

  test('is the workload that an old cause meets now: the new one, or its label that now matches', async () => {
    const sidecars = `apiVersion: apps.kruise.io/v1alpha1
kind: SidecarSet
metadata: { name: logs }
spec:
  selector: { matchLabels: { logs: wanted } }
  containers:
    - name: agent
      image: agent:1
      resources: { limits: { cpu: 3 } }
`
    const base = { [CONFIG]: config('1.8.4'), 'a.yaml': range('2'), 'logs.yaml': sidecars, 'web.yaml': web() }
    const labelled = web('web', 'app: web\n        logs: wanted', 'nginx:1.26')
    expect(await told(base, { ...base, 'web.yaml': labelled })).toEqual(['pods-refused logs.yaml:9 <- web.yaml:11:9'])
    expect(await told(base, { ...base, 'more.yaml': web('more', 'app: web\n        logs: wanted') })).toEqual([
      'pods-refused logs.yaml:9 <- more.yaml:3:13',
    ])
  })

  test('is the limit that pods do not keep any more', async () => {
    const base = { [CONFIG]: config('1.8.4'), 'range.yaml': range('2'), 'web.yaml': web() }
    const head = {
      ...base,
      'range.yaml': range('200m').replace('1Gi', '2Gi'),
      'web.yaml': web('web', 'app: web', 'nginx:1.26'),
    }
    expect(await told(base, head)).toEqual(['pods-refused web.yaml:15 <- range.yaml:9:9'])
  })

  test('is that of an object which a cluster holds beside the manifests', async () => {
    const held = {
      [CONFIG]: `${config('1.8.4')}    objects: ["held/*.yaml"]\nignore: ["held/**"]\n`,
      'web.yaml': web(),
      'other.yaml': web('other'),
    }
    const base = { ...held, 'held/range.yaml': range('2') }
    expect(await told(base, { ...base, 'held/range.yaml': range('200m') })).toEqual([
      'pods-refused other.yaml:15 <- held/range.yaml:9:9',
      'pods-refused web.yaml:15 <- held/range.yaml:9:9',
    ])
    expect(
      await told(held, { ...base, 'held/range.yaml': range('200m'), 'web.yaml': web('web', 'app: web', 'a') }),
    ).toEqual([
      'pods-refused other.yaml:15 <- held/range.yaml:3:13',
      'pods-refused web.yaml:15 <- held/range.yaml:3:13',
    ])
    const ranked = {
      ...base,
      'web.yaml': web().replace('      containers', '      priorityClassName: high\n      containers'),
    }
    const valued = { ...ranked, 'held/class.yaml': high }
    expect(await told(valued, { ...valued, 'held/class.yaml': high.replace('1000', '2000') })).toEqual([
      'update-changes-priority held/class.yaml:4 <- held/class.yaml:4:1',
    ])
  })

  test('is nowhere, where the change only takes something away', async () => {
    const pod = `apiVersion: v1
kind: Pod
metadata: { name: a }
spec: { priorityClassName: high, containers: [{ name: a, image: a }] }
`
    const base = { [CONFIG]: config('1.8.4'), 'pod.yaml': pod, 'class.yaml': high }
    const { 'class.yaml': _, ...head } = base
    expect(await told(base, head)).toEqual(['priority-class-missing pod.yaml:4 <- nowhere'])
  })

  test('is found in a text that nobody can read', async () => {
    const base = { [CONFIG]: config('1.8.4'), 'a.yaml': 'a: 1\n' }
    expect(await told(base, { ...base, 'a.yaml': 'a: 1\nb: [\n' })).toEqual([
      'unparseable-document a.yaml:2 <- a.yaml:2:4',
    ])
  })
})
