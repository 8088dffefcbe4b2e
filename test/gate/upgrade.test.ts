import { describe, expect, test } from 'vitest'
import { upgrade } from '../../src/gate/upgrade.js'
import { withVersions } from '../../src/gate/upgrade-versions.js'
import type { UpgradeReport } from '../../src/upgrade.js'
import { knowledge } from '../knowledge.js'
import { configured, LIBRARY, type Texts, TODAY } from './judge.js'

const high = `apiVersion: scheduling.k8s.io/v1
kind: PriorityClass
metadata: { name: high }
value: 1000
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
const web = `apiVersion: apps/v1
kind: Deployment
metadata: { name: web, namespace: shop }
spec:
  replicas: 3
  selector: { matchLabels: { app: web } }
  template:
    metadata: { labels: { app: web } }
    spec: { containers: [{ name: app, image: nginx }] }
`
const shop = { 'high.yaml': high, 'spread.yaml': spread, 'web.yaml': web }
const rule = 'subset-patch-changes-priority-class'

const setup = `apiVersion: apps.kruise.io/v1alpha1
kind: SidecarSet
metadata: { name: logs }
spec:
  selector: { matchLabels: { app: web } }
  initContainers: [{ name: setup, image: 'setup:2' }]
---
apiVersion: apps/v1
kind: Deployment
metadata: { name: web }
spec:
  selector: { matchLabels: { app: web } }
  template:
    metadata: { labels: { app: web } }
    spec:
      initContainers: [{ name: setup, image: 'setup:1' }]
      containers: [{ name: web, image: 'web:1' }]
`

/** Two sides of one configuration: every cluster goes to the versions that stand by its name. */
function crossed(config: string, texts: Texts, to: Parameters<typeof withVersions>[1]): Promise<UpgradeReport> {
  const from = configured(config, texts)
  const clusters = from.clusters.map((each) => withVersions(each, to, knowledge))
  const was = new Map(clusters.map(({ name }) => [name, name]))
  return upgrade({ from, to: { ...from, clusters }, was }, LIBRARY, TODAY)
}

const config = (...clusters: string[]) =>
  `defaults: { knows: [PriorityClass] }\nclusters:\n${clusters.map((each) => `  - { ${each} }\n`).join('')}`
const one = (versions: string) => config(`name: prod, ${versions}`)

const told = ({ broken, mended, unchanged }: UpgradeReport) => ({
  broken: broken.map(({ ruleId, clusters, status }) => `${status} ${ruleId} ${clusters}`),
  mended: mended.map(({ ruleId, clusters }) => `${ruleId} ${clusters}`),
  unchanged: unchanged.map(({ ruleId, clusters, status }) => `${status} ${ruleId} ${clusters}`),
})
const needsOf = ({ broken, unchanged }: UpgradeReport) => [...broken, ...unchanged].map(({ needs }) => needs)

describe('what other versions do', () => {
  test('a patch of the class: broken on 1.6.3, mended by 1.8.0, and not by 1.7.4', async () => {
    const at = (from: string, kruise: string) => crossed(one(`kubernetes: '1.28', kruise: ${from}`), shop, { kruise })
    const nothing = { broken: [], mended: [], unchanged: [] }
    expect(told(await at('1.6.3', '1.8.0'))).toEqual({ ...nothing, mended: [`${rule} prod`] })
    expect(told(await at('1.6.3', '1.7.4'))).toEqual({ ...nothing, unchanged: [`existing ${rule} prod`] })
    // v1.7.5 is v1.8.3 under a second name.
    expect(told(await at('1.6.3', '1.7.5'))).toEqual({ ...nothing, mended: [`${rule} prod`] })
    expect(told(await at('1.9.0', '1.7.0'))).toEqual({ ...nothing, broken: [`new ${rule} prod`] })
  })

  test('is said of each cluster by itself', async () => {
    const text = config(
      `name: old, kubernetes: '1.28', kruise: 1.6.3`,
      `name: mid, kubernetes: '1.28', kruise: 1.7.0`,
      `name: new, kubernetes: '1.28', kruise: 1.8.4`,
    )
    expect(told(await crossed(text, shop, { kruise: '1.7.2' }))).toEqual({
      broken: [`new ${rule} new`],
      mended: [],
      unchanged: [`existing ${rule} old,mid`],
    })
  })

  test('is said of each workload by itself: of one text some victims can be old and others new', async () => {
    const pod = (name: string) => `apiVersion: v1
kind: Pod
metadata: { name: ${name} }
spec: { priorityClassName: gone, containers: [{ name: a, image: a }] }
`
    const text = config(
      `name: a, kubernetes: '1.28', paths: ['a/**']`,
      `name: b, kubernetes: '1.28', paths: ['a/**', 'b/**']`,
    )
    const files = { 'a/one.yaml': pod('one'), 'b/two.yaml': pod('two') }
    const from = configured(text, files)
    const [a, b] = from.clusters
    const report = await upgrade(
      { from: { ...from, clusters: [a!] }, to: { ...from, clusters: [b!] }, was: new Map([['b', 'a']]) },
      LIBRARY,
      TODAY,
    )
    expect(report.broken.map(({ file, clusters }) => `${file} ${clusters}`)).toEqual(['b/two.yaml b'])
    expect(report.unchanged.map(({ file, clusters }) => `${file} ${clusters}`)).toEqual(['a/one.yaml b'])
    expect(report.upgrades.map(({ cluster, from: old }) => `${old[0]?.name} ${cluster}`)).toEqual(['a b'])
  })

  test('what the cluster would run otherwise is told by workload, and nothing of what stays', async () => {
    const still = web.replaceAll('web', 'still')
    const report = await crossed(
      one(`kubernetes: '1.28', kruise: 1.6.3`),
      { ...shop, 'still.yaml': still },
      { kruise: '1.8.4' },
    )
    expect(report.runs).toEqual([
      {
        object: { apiVersion: 'apps/v1', kind: 'Deployment', namespace: 'shop', name: 'web' },
        file: 'web.yaml',
        line: 1,
        pods: 3,
        clusters: ['prod'],
        runs: ['pods are created again', 'priority 0 -> 1000'],
      },
    ])
  })

  test('a fix clears it on both sides, and one of a finding that is gone is nobody’s', async () => {
    const back = await crossed(one(`kubernetes: '1.28', kruise: 1.8.4`), shop, { kruise: '1.6.3' })
    expect(back.broken.map(({ fix }) => [fix?.title, fix?.edits.map(({ newText }) => newText)])).toEqual([
      ['write priority 1000 beside the class', [', priority: 1000']],
    ])
    const forth = await crossed(one(`kubernetes: '1.28', kruise: 1.6.3`), shop, { kruise: '1.8.4' })
    expect(forth.mended.map(({ fix }) => fix)).toEqual([undefined])
  })

  test('a range of versions is left where none of it has the finding any more', async () => {
    const range = `name: prod, kubernetes: 1.31 - 1.33, kruise: 1.6.3`
    const report = await crossed(config(range), shop, { kubernetes: '1.32', kruise: '1.8.0' })
    expect(told(report)).toEqual({ broken: [], mended: [`${rule} prod`], unchanged: [] })
    expect(report.upgrades[0]?.from.map(({ kubernetes }) => kubernetes)).toEqual(['1.31.14', '1.32.13', '1.33.13'])
    expect(report.upgrades[0]?.to.map(({ kubernetes }) => kubernetes)).toEqual(['1.32.13'])
  })

  test('a cluster of a provider stays one: its Kubernetes is its own build of the version', async () => {
    const kubernetesOf = async (now: string, next: string) =>
      (await crossed(one(`kubernetes: ${now}`), '', { kubernetes: next })).upgrades[0]?.to[0]?.kubernetes
    expect(await kubernetesOf('1.28.7-gke.1026000', '1.33')).toBe('1.33.13-gke')
    expect(await kubernetesOf('1.28.7-gke.1026000', '1.33.4-eks-1')).toBe('1.33.4-eks-1')
    expect(await kubernetesOf('1.31.4-k3s1', '1.33')).toBe('1.33.13-k3s1')
    expect(await kubernetesOf('1.30+', '1.33')).toBe('1.33.13+')
    expect(await kubernetesOf('1.28', '1.33')).toBe('1.33.13')
  })
})

describe('another reason for the same at the same place', () => {
  const proxy = (policy: string) => `apiVersion: apps.kruise.io/v1alpha1
kind: CloneSet
metadata: { name: web }
spec:
  selector: { matchLabels: { app: web } }
  template:
    metadata: { labels: { app: web } }
    spec:
      initContainers: [{ name: proxy, image: proxy, restartPolicy: ${policy} }]
      containers: [{ name: web, image: web }]
`
  const nothing = { broken: [], mended: [], unchanged: [] }

  test('is unchanged: Kruise drops the field, or Kubernetes does', async () => {
    const rule = 'native-sidecar-becomes-init-container'
    const at = (kubernetes: string, kruise: string, to: Parameters<typeof crossed>[2]) =>
      crossed(one(`kubernetes: ${kubernetes}, kruise: ${kruise}`), proxy('Always'), to).then(told)
    expect(await at('1.28.15', '1.6.4', { kruise: '1.7.0' })).toEqual({
      ...nothing,
      unchanged: [`existing ${rule} prod`],
    })
    expect(await at('1.28.15', '1.6.4', { kruise: '1.7.0', kubernetes: '1.29' })).toEqual({
      ...nothing,
      mended: [`${rule} prod`],
    })
  })

  test('is unchanged where it is milder, and newly broken where it is graver', async () => {
    // A second init container of the name is refused; one in its place never runs what the author wrote.
    const rule = 'sidecar-replaces-container'
    const forth = await crossed(one(`kubernetes: 1.28.15, kruise: 1.6.4`), setup, { kruise: '1.7.0' })
    expect(forth.unchanged.map(({ severity, ruleId }) => [severity, ruleId])).toEqual([['warning', rule]])
    expect(told(forth)).toMatchObject({ broken: [], mended: [] })
    const back = await crossed(one(`kubernetes: 1.28.15, kruise: 1.7.0`), setup, { kruise: '1.6.4' })
    expect(back.broken.map(({ severity, ruleId }) => [severity, ruleId])).toEqual([['error', rule]])
    expect(told(back)).toMatchObject({ mended: [], unchanged: [] })
  })
})

describe('the smallest change that clears a finding', () => {
  const stays = (versions: string, texts: Texts) => crossed(one(versions), texts, {})

  test('is the nearest release, not a second name of a later one', async () => {
    expect(needsOf(await stays(`kubernetes: '1.28', kruise: 1.6.3`, shop))).toEqual([
      [{ clusters: ['prod'], releases: ['kruise 1.8.0'], breaks: [] }],
    ])
  })

  test('may be of each component: a gate that Kubernetes turns on', async () => {
    const pod = `apiVersion: v1
kind: Pod
metadata: { name: a }
spec:
  containers:
    - name: a
      image: a
      resizePolicy: [{ resourceName: cpu, restartPolicy: NotRequired }]
`
    expect(needsOf(await stays(`kubernetes: 1.28.15`, pod))).toEqual([
      [{ clusters: ['prod'], releases: ['kubernetes 1.33.0'], breaks: [] }],
    ])
  })

  test('is none where every release has it', async () => {
    const tooHigh = high.replace('1000', '2000000000')
    expect(needsOf(await stays(`kubernetes: '1.28', kruise: 1.6.3`, tooHigh))).toEqual([
      [{ clusters: ['prod'], releases: [], breaks: [] }],
    ])
  })

  test('is told with what newly breaks there', async () => {
    // Kruise below 1.7 takes the field out of the template; then Kubernetes below 1.33 takes it out of the pods.
    const resized = `apiVersion: apps.kruise.io/v1alpha1
kind: CloneSet
metadata: { name: web }
spec:
  selector: { matchLabels: { app: web } }
  template:
    metadata: { labels: { app: web } }
    spec: { containers: [{ name: web, image: web, resizePolicy: [{ resourceName: cpu, restartPolicy: NotRequired }] }] }
`
    const { unchanged } = await stays(`kubernetes: 1.28.15, kruise: 1.6.4`, resized)
    expect(
      unchanged.map(({ ruleId, needs }) => [
        ruleId,
        needs.map(({ releases, breaks }) => [releases, breaks.map((each) => `${each.severity} ${each.ruleId}`)]),
      ]),
    ).toEqual([['template-field-dropped', [[['kruise 1.7.0'], ['warning field-needs-feature-gate']]]]])
  })

  test('is not one on which the same workload is refused for something else', async () => {
    // The class may be another repository's. Where it is, 1.8.0 clears it; where it is not, it is what 1.8.0 asks for.
    const noClass = { 'spread.yaml': spread, 'web.yaml': web }
    const open = `clusters: [{ name: prod, kubernetes: '1.28', kruise: 1.6.3 }]\n`
    const raised = await crossed(open, noClass, { kruise: '1.8.0' })
    expect(told(raised)).toEqual({
      broken: ['new priority-class-missing prod'],
      mended: [`${rule} prod`],
      unchanged: [],
    })
    const stayed = await crossed(open, noClass, {})
    expect(told(stayed).unchanged).toEqual([`existing ${rule} prod`])
    expect(needsOf(stayed)).toEqual([[{ clusters: ['prod'], releases: [], breaks: [] }]])
  })

  test('takes two components where neither is enough', async () => {
    // Kruise below 1.7 drops the restartPolicy of an init container, and so does Kubernetes below 1.29.
    const proxy = `apiVersion: apps.kruise.io/v1alpha1
kind: CloneSet
metadata: { name: web }
spec:
  selector: { matchLabels: { app: web } }
  template:
    metadata: { labels: { app: web } }
    spec:
      initContainers: [{ name: proxy, image: proxy, restartPolicy: Always }]
      containers: [{ name: web, image: web }]
`
    const needs = async (versions: string) => needsOf(await stays(versions, proxy)).map(([need]) => need?.releases)
    expect(await needs(`kubernetes: 1.28.15, kruise: 1.6.4`)).toEqual([['kruise 1.7.0', 'kubernetes 1.29.0']])
    expect(await needs(`kubernetes: 1.28.15, kruise: 1.7.0`)).toEqual([['kubernetes 1.29.0']])
    expect(await needs(`kubernetes: 1.29.0, kruise: 1.6.4`)).toEqual([['kruise 1.7.0']])
  })

  test('of a virtual cluster may be the host’s', async () => {
    const text = `clusters:
  - { name: host, kubernetes: 1.31.14, kruise: 1.6.4, paths: [host/**] }
  - { name: team-a, kubernetes: 1.32.13, vcluster: 0.24.0, host: host, hostNamespace: team-a, paths: [team-a/**] }
`
    const [sidecar = '', deployment = ''] = setup.split('---\n')
    const files = {
      'host/logs.yaml': sidecar.replace('app: web', 'vcluster.loft.sh/managed-by: team-a'),
      'team-a/web.yaml': deployment,
    }
    const report = await crossed(text, files, {})
    expect(report.unchanged.map(({ ruleId, needs }) => [ruleId, needs.map(({ releases }) => releases)])).toEqual([
      ['vcluster-host-refuses-pods', [['kruise 1.7.0 on host']]],
    ])
  })

  test('differs by cluster, and clusters that are alike have one answer', async () => {
    const text = config(
      `name: a, kubernetes: '1.28', kruise: 1.6.3`,
      `name: b, kubernetes: '1.28', kruise: 1.6.3`,
      `name: c, kubernetes: '1.28', kruise: 1.7.4`,
    )
    expect(needsOf(await crossed(text, shop, {}))).toEqual([
      [{ clusters: ['a', 'b', 'c'], releases: ['kruise 1.8.0'], breaks: [] }],
    ])
  })

  test('of a range is where it would begin', async () => {
    const pod = `apiVersion: v1
kind: Pod
metadata: { name: a }
spec:
  containers: [{ name: a, image: a, resizePolicy: [{ resourceName: cpu, restartPolicy: NotRequired }] }]
`
    const report = await crossed(config(`name: prod, kubernetes: 1.31 - 1.34`), pod, {})
    expect(needsOf(report).map((needs) => needs.map(({ releases }) => releases))).toEqual([[['kubernetes 1.33.0']]])
  })
})
