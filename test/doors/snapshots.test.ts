import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { upgrade } from '../../src/index.js'
import { CONFIG, folder, podOf, refusal, run, seen } from './folder.js'

const shop = readFileSync(join(import.meta.dirname, '../fixtures/kubectl/shop-snapshot.yaml'), 'utf8')
const cluster = (more = ''): string => `clusters: [{ name: shop, snapshot: snapshots/<name>.yaml${more} }]\n`
const small = (more: string): string =>
  `apiVersion: kruise-preflight/v1\nkind: ClusterSnapshot\ntaken: '2026-11-22'\n${more}\n`
const files = (more?: string) => ({ [CONFIG]: cluster(more), 'snapshots/shop.yaml': shop })

describe('a cluster with a snapshot', () => {
  test('runs the versions and has the gates of it', async () => {
    const { report } = await run(folder({ ...files(), 'pod.yaml': podOf('business') }))
    const [judged] = report.clusters
    expect(judged).toMatchObject({ name: 'shop', kubernetes: '1.31.4-gke.1183000', kruise: '1.8.0', openKinds: [] })
    expect(report.findings).toEqual([])
    expect(report.ledger).toEqual({
      documents: 3,
      checked: 1,
      skipped: [
        { file: CONFIG, line: 1, reason: 'a configuration of Kruise Preflight' },
        { file: 'snapshots/shop.yaml', line: 2, reason: 'a snapshot of a cluster' },
      ],
    })
  })

  test('knows the kinds that it lists: what is not there does not exist', async () => {
    const { report } = await run(folder({ ...files(), 'pod.yaml': podOf('gone') }))
    expect(report.findings.map(({ ruleId, severity, assumes }) => [ruleId, severity, assumes])).toEqual([
      ['priority-class-missing', 'error', []],
    ])
  })

  test('takes an object that people wrote down for the one that the cluster told of', async () => {
    const written = `apiVersion: scheduling.k8s.io/v1\nkind: PriorityClass\nmetadata: { name: business }\nvalue: 7\n`
    const pod = `${podOf('business').trimEnd()}\n  priority: 7\n`
    const own = { ...files(', objects: [held/*.yaml]'), 'held/class.yaml': written, 'pod.yaml': pod }
    expect(seen(await run(folder(own)))).toEqual([])
    expect(seen(await run(folder({ ...files(), 'pod.yaml': pod })))).toHaveLength(1)
  })

  test('is judged with a feature gate that nobody could tell from its version', async () => {
    const pod = `apiVersion: v1
kind: Pod
metadata: { name: a }
spec:
  resources: { requests: { cpu: 1 } }
  containers: [{ name: a, image: a, resizePolicy: [{ resourceName: cpu, restartPolicy: NotRequired }] }]
`
    const gates = (on: boolean) => small(`kubernetes: 1.31.4\nfeatureGates: { InPlacePodVerticalScaling: ${on} }`)
    const judged = async (on: boolean) =>
      seen(await run(folder({ [CONFIG]: cluster(), 'snapshots/shop.yaml': gates(on), 'pod.yaml': pod })))
    expect(await judged(true)).not.toEqual(await judged(false))
  })

  test('keeps no gate of today for the versions of tomorrow', async () => {
    const cwd = folder({
      [CONFIG]: cluster(', next: { kubernetes: 1.33 }'),
      'snapshots/shop.yaml': small('kubernetes: 1.31.4\nfeatureGates: { InPlacePodVerticalScaling: false }'),
      'pod.yaml': podOf(''),
    })
    const { report } = await upgrade({ cwd, from: [] })
    expect(report.upgrades[0]?.to[0]?.notes).toEqual([])
  })

  test.each([
    ['29 days', '2026-12-21', []],
    ['30 days', '2026-12-22', []],
    ['31 days', '2026-12-23', [`${CONFIG}:1:36 snapshot-too-old [shop]`]],
  ])('of %s is held to the age that it may have', async (_, today, found) => {
    const checked = await run(folder({ ...files(', maxSnapshotAge: 30d'), 'a.yaml': podOf('business') }), { today })
    expect(seen(checked)).toEqual(found)
  })

  test('is allowed to be another one as any finding is', async () => {
    const allow = 'allow: [{ rule: config-contradicts-snapshot, because: it is upgraded tonight }]\n'
    const own = { ...files(', kubernetes: 1.32'), 'a.yaml': podOf('business') }
    expect(seen(await run(folder(own)))).toEqual([`${CONFIG}:1:71 config-contradicts-snapshot [shop]`])
    expect(seen(await run(folder({ ...own, [CONFIG]: cluster(', kubernetes: 1.32') + allow })))).toEqual([])
  })

  test.each([
    ['1.31', []],
    ['v1.31.4', []],
    ['1.31.4-gke.1183000', []],
    ['1.31.4-gke.9', [`${CONFIG}:1:71 config-contradicts-snapshot [shop]`]],
    ['1.31.5', [`${CONFIG}:1:71 config-contradicts-snapshot [shop]`]],
    ['1.30 - 1.31', []],
    ['1.31.4 - 1.33', []],
    ['1.32 - 1.33', [`${CONFIG}:1:71 config-contradicts-snapshot [shop]`]],
  ])('and kubernetes: %s beside it', async (version, found) => {
    expect(seen(await run(folder({ ...files(`, kubernetes: ${version}`), 'a.yaml': podOf('business') })))).toEqual(
      found,
    )
  })

  test('kruise: none is another thing than none written', async () => {
    const judged = async (more: string, kruise: string) => {
      const text = small(`kubernetes: 1.31.4\n${kruise}`)
      const checked = await run(folder({ [CONFIG]: cluster(more), 'snapshots/shop.yaml': text, 'a.yaml': podOf('') }))
      return [seen(checked).length, checked.report.clusters[0]?.kruise]
    }
    expect(await judged('', 'kruise: 1.8.0')).toEqual([0, '1.8.0'])
    expect(await judged(', kruise: none', 'kruise: 1.8.0')).toEqual([1, '1.8.0'])
    expect(await judged(', kruise: none', 'kruise: none')).toEqual([0, null])
    expect(await judged(', kruise: 1.8.0', 'kruise: none')).toEqual([1, null])
    expect(await judged(', kruise: 1.8.0', '')).toEqual([0, '1.8.0'])
  })

  test.each([
    ['kind: Deployment\n', 'snapshots/shop.yaml:1:7: this is no snapshot'],
    ['apiVersion: kruise-preflight/v9\nkind: ClusterSnapshot\n', 'snapshots/shop.yaml:1:13: snapshots of apiVersion'],
    [small('kubernetes: latest'), 'snapshots/shop.yaml:4:13: kubernetes is no version'],
    [
      small('kubernetes: 1.30').replace('2026-11-22', '2026-13-45'),
      'snapshots/shop.yaml:3:8: taken is no day as 2026-11-22',
    ],
    [small('featureGates: { A: 7 }'), 'snapshots/shop.yaml:4:20: "A" is neither true nor false'],
    [small('items: {}'), 'snapshots/shop.yaml:4:8: items is no list'],
    [small('complete: [[]]'), 'snapshots/shop.yaml:4:12: a kind is a name'],
    [small('vclusters: [1]'), 'snapshots/shop.yaml:4:13: a virtual cluster has a namespace and a version'],
    [small('a: ['), 'snapshots/shop.yaml:'],
    ['', 'snapshots/shop.yaml:1:1: a snapshot is one document'],
    [
      small('refused: [version]'),
      '"snapshots/shop.yaml" does not say which Kubernetes version shop runs; write kubernetes',
    ],
  ])('%j is refused with its place', async (text, said) => {
    const told = await refusal(folder({ [CONFIG]: cluster(), 'snapshots/shop.yaml': text, 'a.yaml': podOf('') }))
    expect(told).toMatch(/^UsageError: /)
    expect(told).toContain(said)
  })

  test('a snapshot that is not there is told at the line that names it', async () => {
    expect(await refusal(folder({ [CONFIG]: cluster(), 'a.yaml': podOf('') }))).toBe(
      `UsageError: ${CONFIG}:1:36: there is no file "snapshots/shop.yaml"`,
    )
  })

  test('the words of a configuration are told what would pass', async () => {
    expect(await refusal(folder({ [CONFIG]: cluster(', maxSnapshotAge: 4 weeks'), 'a.yaml': podOf('') }))).toContain(
      'a number of days',
    )
    expect(await refusal(folder({ [CONFIG]: 'clusters: [{ name: a }]\n', 'a.yaml': podOf('') }))).toContain(
      'kubernetes is missing; write it here, in its environment or in defaults',
    )
  })
})
