import { describe, expect, test } from 'vitest'
import { plan } from '../../src/gate/upgrade-plan.js'
import { withVersions } from '../../src/gate/upgrade-versions.js'
import type { PlanReport } from '../../src/upgrade.js'
import { knowledge } from '../knowledge.js'
import { configured, LIBRARY, type Texts, TODAY } from './judge.js'

/** The plan for the clusters of a configuration; to the versions where they are given. */
function planned(config: string, texts: Texts, to?: Parameters<typeof withVersions>[1]): Promise<PlanReport> {
  const from = configured(config, texts)
  const was = new Map(from.clusters.map(({ name }) => [name, name]))
  if (!to) return plan({ from, to: from, was }, LIBRARY, TODAY)
  const clusters = from.clusters.map((each) => withVersions(each, to, knowledge))
  return plan({ from, to: { ...from, clusters }, was }, LIBRARY, TODAY)
}

const one = (versions: string) => `clusters:\n  - { name: prod, ${versions} }\n`
const ids = (all: readonly { readonly ruleId: string }[]) => all.map(({ ruleId }) => ruleId)
const steps = ({ plans }: PlanReport) =>
  plans.flatMap((each) =>
    each.steps.map(({ releases, broken, mended, unknown }) =>
      [
        releases.join(', '),
        ...ids(broken),
        ...ids(mended).map((id) => `-${id}`),
        ...ids(unknown).map((id) => `?${id}`),
      ].join(' '),
    ),
  )

/** In-place updates of it end the manager of Kruise 1.9.0 where the API server reports its minor with a plus. */
const agent = `apiVersion: apps.kruise.io/v1alpha1
kind: DaemonSet
metadata: { name: agent }
spec:
  updateStrategy: { type: RollingUpdate, rollingUpdate: { rollingUpdateType: InPlaceIfPossible } }
  selector: { matchLabels: { app: agent } }
  template:
    metadata: { labels: { app: agent } }
    spec: { containers: [{ name: agent, image: 'agent:2' }] }
`

/** Kubernetes keeps the field from 1.30 on, and Kruise below 1.9 does not know it. */
const logs = `apiVersion: apps.kruise.io/v1alpha1
kind: SidecarSet
metadata: { name: logs }
spec:
  selector: { matchLabels: { app: web } }
  updateStrategy: { type: RollingUpdate }
  containers: [{ name: logs, image: 'logs:2' }]
---
apiVersion: apps/v1
kind: Deployment
metadata: { name: web }
spec:
  selector: { matchLabels: { app: web } }
  template:
    metadata: { labels: { app: web } }
    spec:
      securityContext: { appArmorProfile: { type: RuntimeDefault } }
      containers: [{ name: web, image: 'web:1' }]
`

const web = (name: string) => `apiVersion: apps.kruise.io/v1alpha1
kind: CloneSet
metadata: { name: ${name} }
spec:
  updateStrategy: { maxUnavailable: '20' }
  selector: { matchLabels: { app: ${name} } }
  template:
    metadata: { labels: { app: ${name} } }
    spec: { containers: [{ name: app, image: 'app:1' }] }
`

describe('the releases ahead', () => {
  test('are the newest patch of each minor, one component at a time, seen from today', async () => {
    expect(steps(await planned(one(`kubernetes: 1.35.2, kruise: 1.7.3`), web('a')))).toEqual([
      'kruise 1.7.4',
      'kruise 1.8.4',
      'kruise 1.9.0 object-refused object-refused',
      'kubernetes 1.35.4',
      'kubernetes 1.36.3',
      'kubernetes 1.37.1',
    ])
  })

  test('end where they are to lead, with all of it together at last', async () => {
    const config = one(`kubernetes: 1.35.2, kruise: 1.7.3`)
    expect(steps(await planned(config, '', { kubernetes: '1.37.0', kruise: '1.8.2' }))).toEqual([
      'kruise 1.7.4',
      'kruise 1.8.2',
      'kubernetes 1.35.4',
      'kubernetes 1.36.3',
      'kubernetes 1.37.0',
      'kruise 1.8.2, kubernetes 1.37.0',
    ])
    expect(steps(await planned(config, '', { kubernetes: '1.36' }))).toEqual(['kubernetes 1.35.4', 'kubernetes 1.36.3'])
    expect((await planned(config, '', { kubernetes: '1.35.2' })).plans).toEqual([])
  })

  test('of a range begin behind its newest, and one that is in no table is judged as another, which is said', async () => {
    const { plans } = await planned(`clusters: [{ name: a, kubernetes: 1.34 - 1.36, kruise: 1.9.0 }]\n`, '')
    expect(plans.map(({ now, steps: all }) => [now.kubernetes, all.map(({ releases }) => releases)])).toEqual([
      ['1.34.4 - 1.36.3', [['kubernetes 1.37.1']]],
    ])
    const to = await planned(one(`kubernetes: 1.37.1, kruise: 1.8.4`), '', { kruise: '1.99.0' })
    expect(to.plans[0]?.steps.map(({ releases, notes }) => [releases, notes])).toEqual([
      [['kruise 1.99.0'], ['kruise 1.99.0 is not in the tables; judged as 1.9.0']],
    ])
  })

  test('are told once for clusters that are alike', async () => {
    const config = `clusters:
  - { name: a, kubernetes: 1.37.1, kruise: 1.8.4 }
  - { name: b, kubernetes: 1.37.1, kruise: 1.9.0 }
  - { name: c, kubernetes: 1.37.1, kruise: 1.8.4 }
`
    const { plans } = await planned(config, web('a'))
    expect(plans.map((each) => [each.clusters, each.steps.length])).toEqual([
      [['a', 'c'], 1],
      [['b'], 0],
    ])
  })

  test('count apart what may break, where it is not known for certain', async () => {
    expect(steps(await planned(one(`kubernetes: 1.30.14-eks-1, kruise: 1.8.4`), agent))[0]).toBe(
      'kruise 1.9.0 ?in-place-update-panics',
    )
  })
})

describe('the order', () => {
  const orders = ({ plans }: PlanReport) =>
    plans.flatMap((each) => each.orders.map(({ order, best, between }) => [order.join(' > '), best, ids(between)]))

  test('Kubernetes first, where the new Kruise does not get on with the old Kubernetes', async () => {
    const report = await planned(one(`kubernetes: 1.30.14-eks-1, kruise: 1.8.4`), agent, {
      kubernetes: '1.31',
      kruise: '1.9.0',
    })
    expect(orders(report)).toEqual([
      ['kruise 1.9.0 > kubernetes 1.31.14', false, ['in-place-update-panics']],
      ['kubernetes 1.31.14 > kruise 1.9.0', true, []],
    ])
    expect(report.plans[0]?.steps.at(-1)).toMatchObject({ broken: [], unknown: [] })
  })

  test('Kruise first, where the old Kruise does not know what the new Kubernetes keeps', async () => {
    const report = await planned(one(`kubernetes: 1.28.15, kruise: 1.6.3`), logs, {
      kubernetes: '1.36',
      kruise: '1.9.0',
    })
    expect(orders(report)).toEqual([
      ['kruise 1.9.0 > kubernetes 1.36.3', true, []],
      ['kubernetes 1.36.3 > kruise 1.9.0', false, ['sidecar-update-loses-field']],
    ])
  })

  test('any, where nothing breaks on the way; and none for one component', async () => {
    const config = one(`kubernetes: 1.31.14, kruise: 1.8.4`)
    const both = await planned(config, web('a'), { kubernetes: '1.32', kruise: '1.9.0' })
    // What breaks at the end too is not the order's.
    expect(orders(both)).toEqual([
      ['kruise 1.9.0 > kubernetes 1.32.13', true, []],
      ['kubernetes 1.32.13 > kruise 1.9.0', true, []],
    ])
    expect(orders(await planned(config, web('a'), { kruise: '1.9.0' }))).toEqual([])
  })
})

describe('what to change before', () => {
  test('is told by file, once, with the first release of a component that brings it, by cluster', async () => {
    const config = `clusters:
  - { name: a, kubernetes: 1.37.1, kruise: 1.7.0 }
  - { name: b, kubernetes: 1.28.15, kruise: 1.6.3 }
`
    const { changes } = await planned(config, { 'z.yaml': web('z'), 'a/b.yaml': logs })
    expect(changes.map(({ file, line, ruleId, before }) => [`${file}:${line} ${ruleId}`, before])).toEqual([
      ['a/b.yaml:17 sidecar-update-loses-field', [{ release: 'kubernetes 1.30.14', clusters: ['b'] }]],
      ['z.yaml:5 object-refused', [{ release: 'kruise 1.9.0', clusters: ['a', 'b'] }]],
      ['z.yaml:5 object-refused', [{ release: 'kruise 1.9.0', clusters: ['a', 'b'] }]],
    ])
  })

  test('has a fix only where today takes it too', async () => {
    const spread = (version: string) => `apiVersion: apps.kruise.io/v1alpha1
kind: WorkloadSpread
metadata: { name: web }
spec:
  targetRef: { apiVersion: apps/v1, kind: Deployment, name: web }
  subsets: [{ name: s, patch: { spec: { priorityClassName: system-node-critical } } }]
---
apiVersion: apps/v1
kind: Deployment
metadata: { name: web }
spec:
  selector: { matchLabels: { app: web } }
  template:
    metadata: { labels: { app: web } }
    spec: { containers: [{ name: web, image: 'web:${version}' }] }
`
    const { changes } = await planned(one(`kubernetes: 1.31.14, kruise: 1.8.4`), spread('1'), { kruise: '1.7.4' })
    expect(
      changes.map(({ ruleId, fix, before }) => [ruleId, fix?.title, before.map(({ release }) => release)]),
    ).toEqual([['subset-patch-changes-priority-class', 'write priority 2000001000 beside the class', ['kruise 1.7.4']]])
  })
})
