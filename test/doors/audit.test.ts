import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Audit, AuditStep } from '../../src/audit.js'
import { type AuditOptions, audit } from '../../src/doors/audit.js'
import { check } from '../../src/doors/check.js'
import { Judge } from '../../src/gate/judge.js'
import { CONFIG, folder } from './folder.js'
import { config, deployment, disk, limits, priorityClass, sidecarSet, spread } from './planted.js'

vi.setConfig({ testTimeout: 60_000 })

const today = '2026-11-22'
const alone = (cwd: string, options: Partial<AuditOptions> = {}) =>
  audit({ folders: [{ cwd, name: '' }], today, ...options })

/** A step in one line, and what it takes. */
function lines({ steps }: Audit): string[] {
  return steps.map(
    (each) => `${words(each)}: ${each.clears.map(({ file, line, ruleId }) => `${file}:${line} ${ruleId}`).join(', ')}`,
  )
}

function words(step: AuditStep): string {
  switch (step.kind) {
    case 'upgrade': {
      const moves = step.moves.map(({ from, clusters }) => `${from} -> ${step.to} on ${clusters.join(' ')}`)
      const breaks = step.breaks.map(({ file, line, ruleId }) => ` breaks ${file}:${line} ${ruleId}`)
      return `${step.component} ${moves.join(', ')}${breaks.join(',')}`
    }
    case 'object': {
      const where = step.at ? `${step.at.file}:${step.at.line}` : 'nowhere'
      return `${step.object.kind} ${step.object.name} at ${where} for ${step.workloads.map(({ name }) => name).join(' ')}`
    }
    case 'fixes':
      return 'safe fixes'
    case 'owner':
      return step.owners.join(' ') || 'nobody'
  }
}

const files = {
  [CONFIG]: config(),
  '.github/CODEOWNERS': '* @acme/platform\n/shop/ @acme/shop # the shop\n/shop/free/\n',
  'platform/normal.yaml': priorityClass('normal'),
  'platform/calm.yaml': priorityClass('calm', 500, 'preemptionPolicy: Never\n'),
  'platform/logs.yaml': sidecarSet('shop'),
  'platform/top.yaml': priorityClass('top', 2_000_000_000),
  'shop/cart.yaml': spread('cart'),
  'shop/checkout.yaml': spread('checkout'),
  'shop/nightly.yaml': spread('nightly', 'calm'),
  'shop/search.yaml': deployment('search', '', limits),
  'shop/web.yaml': deployment('web', '', limits),
  'shop/mail.yaml': deployment('mail', 'priorityClassName: high'),
  'shop/news.yaml': deployment('news', 'priorityClassName: high'),
  'shop/top.yaml': priorityClass('shop-top', 2_000_000_000),
  'shop/free/top.yaml': priorityClass('free-top', 2_000_000_000),
}

describe('what to do', () => {
  test('is an upgrade, then objects, then safe fixes, then the rest by owner', async () => {
    const { audit: found, notes } = await alone(folder(files))
    expect(lines(found)).toEqual([
      'kruise 1.6.3 -> 1.8.0 on prod-eu prod-us: shop/cart.yaml:31 subset-patch-changes-priority-class, shop/checkout.yaml:31 subset-patch-changes-priority-class',
      'SidecarSet logs-shop at platform/logs.yaml:9 for search web: platform/logs.yaml:9 sidecar-lowers-qos-class',
      'PriorityClass high at nowhere for mail news: shop/mail.yaml:14 priority-class-missing, shop/news.yaml:14 priority-class-missing',
      'safe fixes: shop/nightly.yaml:31 subset-patch-changes-priority-class',
      '@acme/platform: platform/top.yaml:4 priority-class-value-too-high',
      '@acme/shop: shop/top.yaml:4 priority-class-value-too-high',
      'nobody: shop/free/top.yaml:4 priority-class-value-too-high',
    ])
    expect(found.clusters).toEqual(['prod-eu', 'prod-us', 'staging'])
    expect(found.report.findings).toHaveLength(9)
    expect(notes).toEqual([])
  })
})

const one = `defaults: { knows: [PriorityClass] }
clusters:
  - { name: prod-eu, kubernetes: 1.28.7, kruise: 1.6.3 }
`

describe('an upgrade', () => {
  test('says what newly breaks there', async () => {
    const { audit: found } = await alone(
      folder({
        [CONFIG]: one,
        'normal.yaml': priorityClass('normal'),
        'cart.yaml': spread('cart'),
        'checkout.yaml': spread('checkout'),
        'search.yaml': spread('search'),
        'disk.yaml': disk('disk'),
      }),
    )
    expect(lines(found)).toEqual([
      'kruise 1.6.3 -> 1.8.0 on prod-eu breaks disk.yaml:35 object-refused, breaks disk.yaml:35 object-refused: cart.yaml:31 subset-patch-changes-priority-class, checkout.yaml:31 subset-patch-changes-priority-class, search.yaml:31 subset-patch-changes-priority-class',
      'nobody: disk.yaml:11 pods-refused',
    ])
  })

  test('is none where it breaks as much as it clears', async () => {
    const { audit: found } = await alone(
      folder({
        [CONFIG]: one,
        'normal.yaml': priorityClass('normal'),
        'cart.yaml': spread('cart'),
        'disk.yaml': disk('disk'),
      }),
    )
    expect(lines(found)).toEqual([
      'safe fixes: cart.yaml:31 subset-patch-changes-priority-class',
      'nobody: disk.yaml:11 pods-refused',
    ])
  })

  test('leaves out a cluster in which it breaks more than it clears', async () => {
    const { audit: found } = await alone(
      folder({
        [CONFIG]: `defaults: { knows: [PriorityClass] }
clusters:
  - { name: prod-eu, kubernetes: 1.28.7, kruise: 1.6.3, paths: ['eu/**', 'all/**'] }
  - { name: prod-us, kubernetes: 1.28.7, kruise: 1.7.2, paths: ['us/**', 'all/**'] }
`,
        'all/normal.yaml': priorityClass('normal'),
        'eu/cart.yaml': spread('cart'),
        'eu/search.yaml': spread('search'),
        'us/checkout.yaml': spread('checkout'),
        'us/disk.yaml': disk('disk'),
        'us/disk2.yaml': disk('disk2'),
      }),
    )
    expect(lines(found)).toEqual([
      'kruise 1.6.3 -> 1.8.0 on prod-eu: eu/cart.yaml:31 subset-patch-changes-priority-class, eu/search.yaml:31 subset-patch-changes-priority-class',
      'safe fixes: us/checkout.yaml:31 subset-patch-changes-priority-class',
      'nobody: us/disk.yaml:11 pods-refused, us/disk2.yaml:11 pods-refused',
    ])
  })

  test('of a virtual cluster is one of its own, and of its host another', async () => {
    const { audit: found } = await alone(join(import.meta.dirname, '../../examples/qos'))
    expect(lines(found)).toEqual([
      'vcluster 0.22.1 -> 0.23.0 on payments-dev: platform/payments-dev.yaml:15 vcluster-syncs-qos-class',
    ])
  })
})

describe('an upgrade of Kubernetes', () => {
  const native = (name: string) =>
    deployment(name).replace(
      '      containers:',
      '      initContainers:\n        - { name: proxy, image: a, restartPolicy: Always }\n      containers:',
    )
  const clusters = (...lines: string[]) => `clusters:\n${lines.map((line) => `  - { ${line} }\n`).join('')}`

  test('moves the beginning of a range, and keeps the provider', async () => {
    const { audit: found } = await alone(
      folder({
        [CONFIG]: clusters('name: fleet, kubernetes: 1.28 - 1.31', 'name: gke, kubernetes: 1.28.7-gke.1026000'),
        'web.yaml': native('web'),
      }),
    )
    expect(lines(found)).toEqual([
      'kubernetes 1.28.15 -> 1.29.0 on fleet, 1.28.7-gke.1026000 -> 1.29.0 on gke: web.yaml:15 native-sidecar-becomes-init-container',
    ])
  })

  test('that a cluster is to get anyway clears what it has today, and not what comes with a newer one', async () => {
    const { audit: found } = await alone(
      folder({
        [CONFIG]: clusters(
          'name: near, kubernetes: 1.28.7, next: { kubernetes: 1.28.15, from: 2027-02-01 }, paths: [near.yaml]',
          'name: far, kubernetes: 1.28.7, next: { kubernetes: 1.33, from: 2027-02-01 }, paths: [far.yaml]',
        ),
        'near.yaml': native('near'),
        'far.yaml': native('far'),
      }),
    )
    expect(lines(found)).toEqual([
      'kubernetes 1.28.7 -> 1.29.0 on near far: far.yaml:15 native-sidecar-becomes-init-container, near.yaml:15 native-sidecar-becomes-init-container',
    ])
  })
})

test('the releases that are tried are few, and most of them on the manifests in question alone', async () => {
  const judged = vi.spyOn(Judge.prototype, 'judge')
  onTestFinished(() => judged.mockRestore())
  const cwd = folder(files)
  await check({ cwd, today })
  const once = judged.mock.calls.length
  judged.mockClear()
  await alone(cwd)
  const whole = judged.mock.calls.filter(([, , only]) => only === undefined).length
  expect([whole - once, judged.mock.calls.length - whole]).toEqual([2, 19])
})

describe('several checkouts', () => {
  test('are one state, named from where they stand, and one that cannot be judged is told', async () => {
    const shop = folder({
      [CONFIG]: one,
      CODEOWNERS: '* @acme/shop\n',
      'cart.yaml': spread('cart'),
      'normal.yaml': priorityClass('normal'),
      'top.yaml': priorityClass('top', 2_000_000_000),
    })
    const platform = folder({
      [CONFIG]: one,
      CODEOWNERS: '* @acme/platform\n',
      'mail.yaml': spread('mail'),
      'normal.yaml': priorityClass('normal'),
    })
    const broken = folder({ [CONFIG]: 'clusters: 1\n' })
    const { audit: found, lineOf } = await audit({
      folders: [
        { cwd: shop, name: 'shop' },
        { cwd: broken, name: 'broken' },
        { cwd: platform, name: 'platform' },
      ],
      today,
    })
    expect(lines(found)).toEqual([
      'kruise 1.6.3 -> 1.8.0 on prod-eu: shop/cart.yaml:31 subset-patch-changes-priority-class, platform/mail.yaml:31 subset-patch-changes-priority-class',
      '@acme/shop: shop/top.yaml:4 priority-class-value-too-high',
    ])
    expect(found.clusters).toEqual(['prod-eu'])
    expect(found.repositories).toEqual(['shop', 'platform'])
    expect(found.failed.map(({ repository, problem }) => `${repository}: ${problem.split('\n')[0]}`)).toEqual([
      'broken: .github/kruise-preflight.yml:1:11: clusters: 1 is not a list of clusters',
    ])
    expect(found.report.clusters.map(({ name, config }) => `${name} ${config}`)).toEqual([
      'prod-eu shop/.github/kruise-preflight.yml',
      'prod-eu platform/.github/kruise-preflight.yml',
    ])
    expect(lineOf('platform/mail.yaml', 1)).toBe('apiVersion: apps/v1')
  })

  test('of which none can be judged are no audit', async () => {
    const broken = folder({ [CONFIG]: 'clusters: 1\n' })
    await expect(audit({ folders: [{ cwd: broken, name: 'a' }], today })).rejects.toThrow('a: .github')
  })
})

describe('days that fall due', () => {
  test('are those of the configuration and of allowances, near or past', async () => {
    const { audit: found } = await alone(
      folder({
        [CONFIG]: `defaults: { knows: [PriorityClass] }
clusters:
  - { name: prod-eu, kubernetes: 1.28.7, kruise: 1.8.4, next: { kruise: 1.6.3, from: 2026-12-01 } }
  - { name: prod-us, kubernetes: 1.28.7, kruise: 1.8.4, next: { kubernetes: 1.29, from: 2026-11-20 } }
  - { name: prod-ap, kubernetes: 1.28.7, kruise: 1.8.4, next: { kubernetes: 1.29, from: 2026-12-23 } }
rules:
  priority-class-never-preempts: { level: error, from: 2026-12-22 }
  priority-class-unlimited: { level: error, from: 2026-11-22 }
allow:
  - { rule: priority-class-value-too-high, path: top.yaml, until: 2026-11-22, because: a test }
  - { rule: priority-class-missing, until: 2026-11-21, because: a test }
`,
        'normal.yaml': priorityClass('normal'),
        'cart.yaml': spread('cart'),
        'top.yaml': priorityClass('top', 2_000_000_000),
      }),
    )
    expect(
      found.dates.map(({ day, inDays, file, line, what }) => `${day} (${inDays}) ${file}:${line} ${what}`),
    ).toEqual([
      '2026-11-20 (-2) .github/kruise-preflight.yml:null prod-us is to run kubernetes 1.29',
      '2026-11-21 (-1) .github/kruise-preflight.yml:11 Allowance of `priority-class-missing`',
      '2026-11-22 (0) .github/kruise-preflight.yml:10 Allowance of `priority-class-value-too-high`: 1 finding counts again from then on',
      '2026-12-01 (9) .github/kruise-preflight.yml:null prod-eu is to run kruise 1.6.3: 1 finding fails from then on',
      '2026-12-22 (30) .github/kruise-preflight.yml:7 `priority-class-never-preempts` is error from then on',
    ])
  })
})
