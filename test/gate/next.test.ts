import { describe, expect, test } from 'vitest'
import { check } from '../../src/gate.js'
import { renderText } from '../../src/report/text.js'
import { configured, LIBRARY, simulated, type Texts } from './judge.js'

const search = `apiVersion: apps.kruise.io/v1alpha1
kind: CloneSet
metadata: { name: search }
spec:
  replicas: 3
  updateStrategy: { maxUnavailable: 20%, maxSurge: '1' }
  selector: { matchLabels: { app: s } }
  template:
    metadata: { labels: { app: s } }
    spec: { containers: [{ name: s, image: s }] }
`
const tooHigh = `apiVersion: scheduling.k8s.io/v1
kind: PriorityClass
metadata: { name: high }
value: 2000000000
`

const judged = (config: string, texts: Texts = search, today = '2026-11-21', base?: string) =>
  check(configured(config, texts), LIBRARY, { today, ...(base && { before: { base: configured(config, base) } }) })

const prod = (next: string, kruise = '1.8.4') =>
  `clusters:\n  - { name: prod, kubernetes: 1.31.14, kruise: ${kruise}, next: { ${next} } }\n`

describe('what a cluster runs next', () => {
  const told = async (...args: Parameters<typeof judged>) =>
    (await judged(...args)).findings.map(({ ruleId, severity, clusters, coming }) => [
      ruleId,
      severity,
      clusters,
      coming,
    ])
  const coming = (failsFrom: string | null, versions = 'kruise 1.9.0') => [{ versions, failsFrom, clusters: ['prod'] }]

  test('warns before its day, and fails from it', async () => {
    const config = prod('kruise: 1.9.0, from: 2027-02-01')
    const refused = (severity: string, failsFrom: string | null) => [
      ['object-refused', severity, ['prod'], coming(failsFrom)],
    ]
    expect(await told(config)).toEqual(refused('warning', '2027-02-01'))
    expect(await told(config, search, '2027-01-31')).toEqual(refused('warning', '2027-02-01'))
    expect(await told(config, search, '2027-02-01')).toEqual(refused('error', null))
    expect(await told(config, search, '2028-01-01')).toEqual(refused('error', null))
    expect(await told(prod('kruise: 1.9.0'), search, '2028-01-01')).toEqual(refused('warning', null))
  })

  test('changes nothing of what holds today already, and mends nothing yet', async () => {
    const config = prod('kruise: 1.9.0, kubernetes: 1.32, from: 2027-02-01')
    expect(await told(config, tooHigh)).toEqual([['priority-class-value-too-high', 'error', ['prod'], undefined]])
    expect(await told(prod('kruise: 1.8.4, from: 2027-02-01', '1.9.0'))).toEqual([
      ['object-refused', 'error', ['prod'], undefined],
    ])
  })

  test('is told apart from the clusters that have it today', async () => {
    const config = `${prod('kruise: 1.9.0, from: 2027-02-01')}  - { name: old, kubernetes: 1.31.14, kruise: 1.8.4 }
  - { name: new, kubernetes: 1.31.14, kruise: 1.9.0 }
`
    expect(await told(config)).toEqual([['object-refused', 'error', ['prod', 'new'], coming('2027-02-01')]])
    const report = await judged(config)
    expect(report.clusters.map(({ name, kruise, next }) => [name, kruise, next])).toEqual([
      ['prod', '1.8.4', { kubernetes: '1.31.14', kruise: '1.9.0', vcluster: null }],
      ['old', '1.8.4', undefined],
      ['new', '1.9.0', undefined],
    ])
    const text = renderText(report, { lineOf: () => undefined, colour: false })
    expect(text).toContain(`   = in:    clusters 1 of 3: new (kubernetes 1.31.14, kruise 1.9.0)
            prod from kruise 1.9.0, an error from 2027-02-01
`)
    expect(text).toContain('1 error in 1 document, for 3 clusters.')
  })

  test('may be gates, and a range', async () => {
    const pod = `apiVersion: v1
kind: Pod
metadata: { name: a }
spec:
  containers: [{ name: a, image: a, resizePolicy: [{ resourceName: cpu, restartPolicy: NotRequired }] }]
`
    const off = `clusters: [{ name: prod, kubernetes: '1.33', next: { featureGates: { InPlacePodVerticalScaling: false } } }]\n`
    expect(await told(off, pod)).toEqual([
      ['field-needs-feature-gate', 'warning', ['prod'], coming(null, 'InPlacePodVerticalScaling=false')],
    ])
    const range = `clusters: [{ name: prod, kubernetes: 1.33 - 1.34, next: { kubernetes: 1.32 - 1.33 } }]\n`
    expect(await told(range, pod)).toEqual([
      ['field-needs-feature-gate', 'warning', ['prod'], coming(null, 'kubernetes 1.32 - 1.33')],
    ])
  })

  test('is no cluster of a simulation, and no part of what a change does', async () => {
    const config = prod('kruise: 1.9.0, from: 2027-02-01')
    expect(simulated(configured(config, search)).clusters.map(({ cluster }) => cluster.kruise)).toEqual(['1.8.4'])
    const image = await judged(config, search, '2026-11-21', search.replace('image: s', 'image: r'))
    expect(image.rollout?.map(({ outcome, clusters }) => [outcome, clusters])).toEqual([['recreate', ['prod']]])
    expect(image.findings.filter(({ status }) => status === 'new').map(({ ruleId }) => ruleId)).not.toContain(
      'object-refused',
    )
    expect(image.findings.map(({ ruleId, status }) => `${status} ${ruleId}`)).toContain('existing object-refused')
  })

  test('is said with the version where the tables do not have it', async () => {
    const report = await judged(prod('kubernetes: 1.99, from: 2027-02-01'))
    expect(report.clusters[0]?.notes).toEqual(['kubernetes 1.99 is not in the tables; judged as 1.37.1'])
    await expect(judged(prod('kruise: { from: x.yaml }'))).rejects.toThrow(
      'cluster prod: kruise is to be read from x.yaml, which was not given',
    )
  })
})
