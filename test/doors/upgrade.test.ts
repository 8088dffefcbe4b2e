import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { type UpgradeOptions, upgrade, upgradeFiles, upgradePlan, upgradePlanFiles } from '../../src/doors/upgrade.js'
import { renderUpgradeJson } from '../../src/report/upgrade-json.js'
import { renderUpgradeMarkdown } from '../../src/report/upgrade-markdown.js'
import { renderUpgradePlanJson } from '../../src/report/upgrade-plan-json.js'
import { renderUpgradePlanMarkdown } from '../../src/report/upgrade-plan-markdown.js'
import { renderUpgradePlanText } from '../../src/report/upgrade-plan-text.js'
import { renderUpgradeText } from '../../src/report/upgrade-text.js'
import { CONFIG, classNamed, podOf } from './folder.js'

const root = join(import.meta.dirname, '../..')
const compared = (options: Omit<UpgradeOptions, 'cwd'>) => upgrade({ cwd: root, today: '2026-11-21', ...options })
const priority = (from: string, to: string) => compared({ paths: ['examples/priority'], from: [from], to })

describe('examples/priority', () => {
  test('what Kruise 1.8.4 mends in prod-eu', async () => {
    const { report, notes } = await priority('prod-eu', 'kubernetes=1.33,kruise=1.8.4')
    expect(notes).toEqual([])
    expect(renderUpgradeText(report)).toBe(`prod-eu: kubernetes 1.28.7-gke.1026000 -> 1.33.13-gke, kruise 1.6.3 -> 1.8.4

Newly mended:
examples/priority/manifests/checkout.yaml:22:11: error: Subset "reserved" of Deployment shop/checkout gets no pods; they land in "spot" at priority 0. [subset-patch-changes-priority-class]

What runs otherwise:
  Deployment shop/checkout (8 pods)
      reserved: pods are created again
      reserved: priority 0 -> 100000

Nothing newly broken, 1 error newly mended, nothing unchanged, in 4 documents.
`)
  })

  test('what a cluster that goes on to Kruise 1.7.2 still lacks, and what would do', async () => {
    const { report } = await priority('prod-eu', 'kruise=1.7.2')
    expect(renderUpgradeText(report)).toBe(`prod-eu: kruise 1.6.3 -> 1.7.2

Unchanged:
examples/priority/manifests/checkout.yaml:22:11: error: Subset "reserved" of Deployment shop/checkout gets no pods; they land in "spot" at priority 0. [subset-patch-changes-priority-class]
    = needs:   kruise 1.8.0

Nothing newly broken, nothing newly mended, 1 error unchanged, in 4 documents.
`)
  })

  test('what would break if staging were as prod-eu is', async () => {
    const { report } = await priority('staging', 'prod-eu')
    expect(
      renderUpgradeText(report),
    ).toBe(`staging as prod-eu: kubernetes 1.32.13 -> 1.28.7-gke.1026000, kruise 1.9.0 -> 1.6.3

Newly broken:
examples/priority/manifests/checkout.yaml:22:11: error: Subset "reserved" of Deployment shop/checkout gets no pods; they land in "spot" at priority 0. [subset-patch-changes-priority-class]
    = upstream:  the integer value of priority (0) must not be provided in pod spec; priority admission controller computed 100000 from the given PriorityClass name
    = do:      Write in the patch, beside the class, what the class gives: \`priority: 100000\`. Every release accepts
               that. Pods that run already stay where they are.
    = fix:     write priority 100000 beside the class, which clears it today as well
    = needs:   kruise 1.8.0

What runs otherwise:
  Deployment shop/checkout (8 pods)
      reserved: pods are refused: the integer value of priority (0) must not be provided in pod spec; priority admission controller computed 100000 from the given PriorityClass name
      reserved: priority 100000 -> 0

1 error newly broken, nothing newly mended, nothing unchanged, in 4 documents.
`)
    expect(
      renderUpgradeMarkdown(report),
    ).toBe(`## Kruise Preflight: 1 error newly broken, nothing newly mended, nothing unchanged, in 4 documents
- staging as prod-eu: kubernetes 1.32.13 -&gt; 1.28.7-gke.1026000, kruise 1.9.0 -&gt; 1.6.3

### Newly broken

<b>error</b> Subset "reserved" of Deployment shop/checkout gets no pods; they land in "spot" at priority 0.

\`examples/priority/manifests/checkout.yaml:22:11\` \`subset-patch-changes-priority-class\`

\`\`\`text
the integer value of priority (0) must not be provided in pod spec; priority admission controller computed 100000 from the given PriorityClass name
\`\`\`

**Do** Write in the patch, beside the class, what the class gives: \`priority: 100000\`. Every release accepts that. Pods that run already stay where they are.

**Fix** write priority 100000 beside the class, which clears it today as well

**Needs** kruise 1.8.0

<details><summary>What runs otherwise (1)</summary>

- **Deployment shop/checkout (8 pods)**
  - reserved: pods are refused: the integer value of priority (0) must not be provided in pod spec; priority admission controller computed 100000 from the given PriorityClass name
  - reserved: priority 100000 -&gt; 0

</details>
`)
  })

  test('JSON is as its schema says', async () => {
    const read = (name: string) => JSON.parse(readFileSync(join(root, `policies/schema/${name}.json`), 'utf8'))
    const ajv = new Ajv2020({ strict: true, allowUnionTypes: true })
    ajv.addSchema(read('report'))
    const valid = ajv.compile(read('upgrade'))
    for (const to of ['kruise=1.7.2', 'prod-eu', 'kubernetes=1.99']) {
      const { report } = await priority('prod-us', to)
      valid(JSON.parse(renderUpgradeJson(report)))
      expect(valid.errors).toBe(null)
    }
    const planned = ajv.compile(read('plan'))
    const { report } = await upgradePlan({ cwd: root, paths: ['examples/qos', 'examples/priority'] })
    planned(JSON.parse(renderUpgradePlanJson(report)))
    expect(planned.errors).toBe(null)
  })
})

describe('--plan', () => {
  test('a virtual cluster: the release that mends it, and the one that it cannot go to', async () => {
    const { report } = await upgradePlan({
      cwd: root,
      paths: ['examples/qos'],
      from: ['payments-dev'],
      today: '2026-11-21',
    })
    expect(renderUpgradePlanText(report)).toBe(`payments-dev: kubernetes 1.32.0-k3s1, vcluster 0.22.1 on host-eu
  vcluster 0.22.6               nothing changes
  vcluster 0.23.3 to 0.32.3     1 error mended: StatefulSet payments/ledger
  vcluster 0.33.4 to 0.36.1     1 error breaks, 1 error mended: Application argocd/payments-dev, StatefulSet
                                payments/ledger
  kubernetes 1.32.13 to 1.37.1  nothing changes

To change before:
  examples/qos/platform/payments-dev.yaml
    15:21 error: Virtual cluster "payments-dev" is not installed or upgraded: its values choose the distro "k3s", which this chart no longer has. [vcluster-distro-removed]
      = before:  vcluster 0.33.4
      = do:      Stay below vcluster 0.33.0, or make a new virtual cluster of the distro k8s: one that exists cannot
                 change its distro.

1 finding to mend before, 0 with a fix, for 1 cluster and 3 documents.
`)
  })

  test('up to versions, with the order and the fix', async () => {
    const paths = ['examples/priority']
    const { report } = await upgradePlan({ cwd: root, paths, from: ['staging'], to: 'kubernetes=1.31,kruise=1.7.2' })
    expect(
      renderUpgradePlanMarkdown(report),
    ).toBe(`## Kruise Preflight: 1 finding to mend before, 1 with a fix, for 1 cluster and 4 documents

### staging: kubernetes 1.32.13, kruise 1.9.0

| release | what it does |
|---|---|
| kruise 1.7.2 | 1 error breaks: Deployment shop/checkout |
| kubernetes 1.31.14 | nothing changes |
| kruise 1.7.2, kubernetes 1.31.14 | 1 error breaks: Deployment shop/checkout |

Order: any, nothing breaks on the way only

### To change before

- error \`examples/priority/manifests/checkout.yaml:22\` Subset "reserved" of Deployment shop/checkout gets no pods; they land in "spot" at priority 0. \`subset-patch-changes-priority-class\`
  - before kruise 1.7.2
  - fix: write priority 100000 beside the class; it can be made today
`)
  })

  test('versions that no configuration knows of, with no target too', async () => {
    const files = [{ path: 'a.yaml', text: podOf('gone') }]
    const { report } = await upgradePlanFiles(files, { from: ['kubernetes=1.36,kruise=1.8.4'] })
    expect(report.plans.map(({ clusters, steps }) => [clusters, steps.map(({ releases }) => releases)])).toEqual([
      [['kubernetes=1.36,kruise=1.8.4'], [['kruise 1.9.0'], ['kubernetes 1.37.1']]],
    ])
    const to = await upgradePlanFiles(files, { from: ['kubernetes=1.36,kruise=1.8.4'], to: 'kubernetes=1.37' })
    expect(to.report.plans[0]?.steps.map(({ releases }) => releases)).toEqual([['kubernetes 1.37.1']])
    await expect(upgradePlanFiles(files, {})).rejects.toThrow('no cluster is configured; write --from kubernetes=V,')
    await expect(upgradePlan({ cwd: root, paths: ['examples/priority'], to: 'staging' })).rejects.toThrow(
      '--to staging: a plan leads to versions; write kubernetes=V,kruise=V,vcluster=V',
    )
  })
})

describe('virtual clusters', () => {
  test('move with their host, and need what mends them', async () => {
    const { report } = await compared({ paths: ['examples/qos'], from: ['host-eu'], to: 'kubernetes=1.33' })
    expect(report.upgrades.map(({ cluster, from, to }) => [cluster, from[0]?.kubernetes, to[0]?.kubernetes])).toEqual([
      ['host-eu', '1.31.4-eks-2d5f260', '1.33.13-eks'],
      ['payments-dev', '1.32.0-k3s1', '1.32.0-k3s1'],
    ])
    expect(report.unchanged.map(({ ruleId, needs }) => [ruleId, needs])).toEqual([
      ['vcluster-syncs-qos-class', [{ clusters: ['payments-dev'], releases: ['vcluster 0.23.0'], breaks: [] }]],
    ])
    const guest = await compared({ paths: ['examples/qos'], from: ['payments-dev'], to: 'vcluster=0.23' })
    expect(guest.report.mended.map(({ ruleId }) => ruleId)).toEqual(['vcluster-syncs-qos-class'])
    expect(renderUpgradeText(guest.report)).toMatch(/^payments-dev: vcluster 0\.22\.1 -> 0\.23\.3\n/)
  })
})

describe('which clusters are compared', () => {
  const files = (config: string) => [
    { path: CONFIG, text: config },
    { path: 'a.yaml', text: podOf('gone') },
  ]
  const two = `environments: { prod: {} }
clusters:
  - { name: a, environment: prod, kubernetes: '1.28', kruise: 1.6.3 }
  - { name: b, kubernetes: '1.29' }
`
  const moves = async (config: string, selection: Parameters<typeof upgradeFiles>[1]) => {
    const { report, notes } = await upgradeFiles(files(config), selection)
    const versions = report.upgrades.map(({ cluster, to: [to] }) => `${cluster} ${to?.kubernetes} ${to?.kruise}`)
    return [...versions, ...notes]
  }

  test('every one, or those that --from names', async () => {
    const to = 'kubernetes=1.33'
    expect(await moves(two, { to })).toEqual(['a 1.33.13 1.6.3', 'b 1.33.13 null'])
    expect(await moves(two, { to, from: ['env:prod'] })).toEqual(['a 1.33.13 1.6.3'])
    expect(await moves(two, { to, from: ['b', 'a'] })).toEqual(['a 1.33.13 1.6.3', 'b 1.33.13 null'])
  })

  test('a component is installed where one cluster is asked about, and in none of several', async () => {
    const to = 'kruise=1.9'
    expect(await moves(two, { to, from: ['b'] })).toEqual(['b 1.29.15 1.9.0'])
    expect(await moves(two, { to })).toEqual([
      'a 1.28.15 1.9.0',
      'b 1.29.15 null',
      'Where no kruise is installed, none is judged: b.',
    ])
    expect(await moves(two, { to: 'kruise=none', from: ['a'] })).toEqual(['a 1.28.15 null'])
  })

  test('without --to what the configuration says is next', async () => {
    const next = two.replace("'1.29' }", "'1.29', next: { kubernetes: '1.31', kruise: 1.8.4, from: 2027-02-01 } }")
    expect(await moves(next, {})).toContain('b 1.31.14 1.8.4')
    await expect(moves(two, {})).rejects.toThrow(
      '--to is missing, and no cluster has `next` in its configuration; write ',
    )
  })

  test('versions that no configuration knows of', async () => {
    expect(await moves('clusters: []\n', { from: ['kubernetes=1.28,kruise=1.6.3'], to: 'kruise=1.8.4' })).toEqual([
      'kubernetes=1.28,kruise=1.8.4 1.28.15 1.8.4',
    ])
    const { report } = await upgradeFiles(files(two), { from: ['kruise=none'], to: 'a' })
    expect(report.upgrades.map(({ from, to }) => [from, to].map(([each]) => each?.kruise))).toEqual([[null, '1.6.3']])
  })

  test('gates are set by their names', async () => {
    const text = `${podOf('gone').replace('priorityClassName: gone', 'schedulerName: x')}`
    const resized = text.replace(
      'image: a }',
      'image: a, resizePolicy: [{ resourceName: cpu, restartPolicy: NotRequired }] }',
    )
    const { report } = await upgradeFiles([{ path: 'a.yaml', text: resized }], {
      from: ['kubernetes=1.28'],
      to: 'featureGates.InPlacePodVerticalScaling=true',
    })
    expect(report.mended.map(({ ruleId }) => ruleId)).toEqual(['field-needs-feature-gate'])
  })

  test('the files of several configurations each by their own', async () => {
    const { report } = await upgradeFiles(
      [
        { path: `x/${CONFIG}`, text: `clusters: [{ name: a, kubernetes: '1.28' }]\n` },
        { path: 'x/a.yaml', text: podOf('gone') },
        { path: `y/${CONFIG}`, text: `clusters: [{ name: a, kubernetes: '1.29' }]\n` },
        { path: 'y/a.yaml', text: classNamed('gone') },
      ],
      { from: ['a'], to: 'kubernetes=1.33' },
    )
    expect(report.unchanged.map(({ file, config }) => `${file} ${config}`)).toEqual([`x/a.yaml x/${CONFIG}`])
    expect(
      report.upgrades.map(({ cluster, from: [from] }) => `${cluster} ${from?.kubernetes} ${from?.config}`),
    ).toEqual([`a 1.28.15 x/${CONFIG}`, `a 1.29.15 y/${CONFIG}`])
    expect(report.ledger).toMatchObject({ documents: 4, checked: 2 })
  })

  test.each([
    [['nope'], 'kruise=1.9', /^there is no cluster "nope"; known are a, b$/],
    [['a'], 'nope', /^there is no cluster "nope"; known are a, b$/],
    [['a'], 'kruise=one', /^--to: kruise: "one" is not a version; write 1\.6\.3, none or /],
    [['a'], 'kubernetes=none', /^--to: kubernetes: "none" is not a version; write 1\.28, /],
    [
      ['a'],
      'kubernets=1.33',
      /^--to: "kubernets=1\.33" is none of kubernetes=V, kruise=V, vcluster=V, featureGates\.NAME=true, /,
    ],
    [['a'], 'constructor=1', /^--to: "constructor=1" is none of /],
    [['a'], 'featureGates.X=yes', /^--to: "featureGates\.X=yes" is none of /],
    [['a'], 'kruise=1.8,kruise=1.9', /^--to: kruise stands twice$/],
    [['a'], 'kruise=1.8,', /^--to: "" is none of /],
    [['kruise=one'], 'a', /^--from: kruise: "one" is not a version; /],
    [['a', 'kruise=1.9'], 'b', /^--from stands several times; versions are one cluster, and stand alone$/],
    [['*'], 'b', /^one cluster is compared with another, and \* names 2: a, b$/],
  ])('--from %s --to %s cannot be', async (from, to, words) => {
    await expect(moves(two, { from, to })).rejects.toThrow(words)
  })
})
