import { describe, expect, test } from 'vitest'
import type { Audit, AuditFinding } from '../../src/audit.js'
import {
  AUDIT_TITLE,
  auditBody,
  auditLines,
  auditMark,
  auditMarkdown,
  isClean,
  MOST_BODY,
} from '../../src/report/audit.js'
import { readHistory } from '../../src/report/audit-history.js'

const finding = (file: string, more: Partial<AuditFinding> = {}): AuditFinding => ({
  ruleId: 'priority-class-missing',
  family: 'priority',
  severity: 'error',
  message: 'Deployment shop/web gets no pods: no PriorityClass "high" is declared.',
  symptom: '',
  file,
  line: 14,
  column: 7,
  endLine: 14,
  endColumn: 12,
  changedHere: null,
  object: { apiVersion: 'apps/v1', kind: 'Deployment', namespace: 'shop', name: 'web' },
  path: '/spec',
  clusters: ['prod-eu', 'prod-us'],
  affects: [],
  related: [],
  why: '',
  remedy: '',
  assumes: [],
  basis: { level: 'recorded', evidence: [] },
  fingerprint: file,
  status: 'new',
  owners: [],
  ...more,
})

const workload = (name: string) => ({ kind: 'Deployment', namespace: 'shop', name, file: `shop/${name}.yaml`, line: 1 })

const cart = finding('shop/cart.yaml', {
  ruleId: 'subset-patch-changes-priority-class',
  message: 'Subset "reserved" of Deployment shop/cart gets no pods.',
})
const mail = finding('shop/mail.yaml')
const news = finding('shop/news.yaml')
const logs = finding('platform/logs.yaml', {
  ruleId: 'sidecar-lowers-qos-class',
  severity: 'warning',
  message: 'SidecarSet "logs" makes pods Burstable.',
})
const calm = finding('shop/calm.yaml', {
  fix: { title: 'write priority 500', safe: true, edits: [{ file: 'shop/calm.yaml', start: 0, end: 0, newText: '' }] },
})
const top = finding('platform/top.yaml', { owners: ['@acme/platform'] })
const free = finding('free.yaml', { severity: 'notice', fix: { title: 'take it out', safe: false, edits: [] } })

const state = (more: Partial<Audit> = {}): Audit => ({
  schemaVersion: 1,
  today: '2026-11-22',
  repositories: [''],
  clusters: ['prod-eu', 'prod-us', 'staging'],
  report: {
    schemaVersion: 1,
    clusters: [],
    findings: [cart, mail, news, logs, calm, top, free],
    ledger: {
      documents: 12,
      checked: 11,
      skipped: [{ file: 'charts/a.yaml', line: 1, reason: 'a template: it holds {{ and does not parse' }],
    },
  },
  steps: [
    {
      kind: 'upgrade',
      component: 'kruise',
      to: '1.8.0',
      moves: [{ from: '1.6.3', clusters: ['prod-eu', 'prod-us'] }],
      clears: [cart],
      breaks: [
        {
          ruleId: 'object-refused',
          severity: 'error',
          message: 'WorkloadSpread shop/disk is refused.',
          file: 'shop/disk.yaml',
          line: 35,
        },
      ],
    },
    {
      kind: 'object',
      object: { apiVersion: 'scheduling.k8s.io/v1', kind: 'PriorityClass', namespace: null, name: 'high' },
      at: null,
      clears: [mail, news],
      workloads: [workload('mail'), workload('news')],
    },
    {
      kind: 'object',
      object: { apiVersion: 'apps.kruise.io/v1alpha1', kind: 'SidecarSet', namespace: null, name: 'logs' },
      at: { file: 'platform/logs.yaml', line: 9 },
      clears: [logs],
      workloads: [workload('a'), workload('b'), workload('c')],
    },
    { kind: 'fixes', clears: [calm] },
    { kind: 'owner', owners: ['@acme/platform', 'ada@example.com'], clears: [top] },
    { kind: 'owner', owners: [], clears: [free] },
  ],
  dates: [
    {
      day: '2026-11-20',
      inDays: -2,
      what: 'prod-us is to run kubernetes 1.29',
      file: '.github/kruise-preflight.yml',
      line: null,
    },
    { day: '2026-11-22', inDays: 0, what: 'Allowance of `priority-class-missing`', file: 'a.yaml', line: 3 },
    {
      day: '2026-11-23',
      inDays: 1,
      what: 'prod-eu is to run kruise 1.8.4: 3 findings fail from then on',
      file: null,
      line: null,
    },
  ],
  failed: [],
  ...more,
})

const commit = 'bbcd538c8e72b8c175046e27cc8f907076331401'
const first = auditBody(state(), { commit })

test('the first body', async () => {
  await expect(first).toMatchFileSnapshot('golden/audit.md')
})

test('a later one, with the trend since then', async () => {
  const later = {
    ...state({ today: '2026-11-29', dates: [] }),
    report: { ...state().report, findings: [logs, top] },
    steps: state().steps.slice(2, 3),
  }
  await expect(auditBody(later, { commit: 'a'.repeat(40), previous: first })).toMatchFileSnapshot(
    'golden/audit-later.md',
  )
})

test('the one with which it is closed', async () => {
  const clean = state({ today: '2026-12-06', dates: [], steps: [], report: { ...state().report, findings: [] } })
  expect(isClean(clean)).toBe(true)
  await expect(auditBody(clean, { commit: null, previous: first })).toMatchFileSnapshot('golden/audit-clean.md')
})

test('several repositories, one of which could not be judged', async () => {
  const failed = [{ repository: 'broken', problem: '.github/kruise-preflight.yml:1:1: `x` is <b>no</b> key @acme/all' }]
  const several = state({ repositories: ['shop', 'platform'], failed, steps: [], dates: [] })
  await expect(auditBody(several, { commit: null })).toMatchFileSnapshot('golden/audit-several.md')
})

describe('it is not clean', () => {
  const clean = { dates: [], steps: [], report: { ...state().report, findings: [] } }
  test.each<[string, Partial<Audit>]>([
    ['with a finding', { ...clean, report: { ...state().report, findings: [free] } }],
    ['with a day that falls due', { ...clean, dates: state().dates }],
    ['with a checkout that could not be judged', { ...clean, failed: [{ repository: 'a', problem: 'b' }] }],
    [
      'where nothing was checked',
      { ...clean, report: { ...clean.report, ledger: { documents: 1, checked: 0, skipped: [] } } },
    ],
  ])('%s', (_, more) => {
    expect(isClean(state(more))).toBe(false)
  })
})

test('the log has it in lines', () => {
  expect(auditLines(state({ failed: [{ repository: '', problem: 'a\n##[error]b' }] }))).toEqual([
    '7 findings (5 errors, 1 warning and 1 notice) in 11 documents, for 3 clusters',
    'Not judged: .: a ##\\u005berror]b',
    '1. Kruise 1.6.3 -> 1.8.0 on 2 clusters (prod-eu, prod-us) clears 1 of 7, and newly breaks 1 error',
    '2. One PriorityClass (`high`, which is not there): 2 workloads, 2 findings',
    '3. One SidecarSet (`logs`, in `platform/logs.yaml:9`): 3 workloads, 1 finding',
    '4. 1 safe fix in 1 file; `kruise-preflight fix` applies it',
    '5. The rest by owner: `@acme/platform` `ada@example.com` 1, nobody 1',
    '2026-11-20, 2 days ago: prod-us is to run kubernetes 1.29 (`.github/kruise-preflight.yml`)',
    '2026-11-22, today: Allowance of `priority-class-missing` (`a.yaml:3`)',
    '2026-11-23, in 1 day: prod-eu is to run kruise 1.8.4: 3 findings fail from then on',
  ])
})

test('a job summary has no mark and no history', () => {
  const summary = auditMarkdown(state(), { commit })
  expect(first).toContain(summary)
  expect(summary).not.toContain('<!--')
})

test('many objects and owners are told in few lines', () => {
  const steps = [
    ...Array.from({ length: 12 }, (_, at) => ({
      ...state().steps[2],
      object: { apiVersion: 'v1', kind: 'A', namespace: 'n', name: `o${at}` },
    })),
    ...Array.from({ length: 22 }, (_, at) => ({ kind: 'owner', owners: [`@o${at}`], clears: [top] })),
  ] as Audit['steps']
  const lines = auditLines(state({ steps, dates: [] }))
  expect(lines[10]).toBe('10. One A (`n/o9`, in `platform/logs.yaml:9`): 3 workloads, 1 finding')
  expect(lines[11]).toBe('11. 2 more objects: 2 findings')
  expect(lines[12]).toMatch(/^12\. The rest by owner: `@o0` 1, .*, `@o19` 1 and 2 more$/)
})

describe('the history', () => {
  const runs = (body: string) => readHistory(body, '2030-01-01').runs
  const on = (today: string, previous?: string) => auditBody(state({ today }), { commit, previous })

  test('has a run of each day once, and the rules of two', () => {
    const twice = on('2026-11-22', first)
    expect(twice).toBe(first)
    const third = on('2026-11-30', on('2026-11-29', twice))
    expect(runs(third).map(({ day, rules }) => `${day} ${rules ? 'with' : 'without'} rules`)).toEqual([
      '2026-11-22 without rules',
      '2026-11-29 with rules',
      '2026-11-30 with rules',
    ])
    expect(runs(third)[2]).toEqual({
      day: '2026-11-30',
      commit: 'bbcd538c8e72',
      ...{ error: 5, warning: 1, notice: 1 },
      rules: { 'priority-class-missing': 5, 'sidecar-lowers-qos-class': 1, 'subset-patch-changes-priority-class': 1 },
    })
  })

  test('has the last 52 runs, and tells the last ten', () => {
    let body: string | undefined
    const days = Array.from({ length: 53 }, (_, at) => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10))
    const lengths = days.map((day) => {
      body = on(day, body)
      return runs(body).length
    })
    expect(lengths.slice(-3)).toEqual([51, 52, 52])
    expect(runs(body as string)[0]?.day).toBe('2026-01-02')
    expect((body as string).match(/^\| 2026-/gm)).toHaveLength(10)
  })

  test('has no commit that is none', () => {
    const body = auditBody(state(), { commit: 'refs/heads/main' })
    expect(runs(body).map((run) => run.commit)).toEqual([null])
  })

  const written = (history: string) => `${auditMark()}\n\nx\n<!-- kruise-preflight-history: ${history} -->`
  test.each([
    ['no history', `${auditMark()}\n\nx`],
    ['a body of nothing', ''],
    ['no JSON', written('{')],
    ['no object', written('null')],
    ['a list', written('[]')],
    ['another version', written('{"v":2,"runs":[]}')],
    ['no runs', written('{"v":1,"runs":{}}')],
    ['too many runs', written(`{"v":1,"runs":[${'["2026-11-20",null,1,1,1],'.repeat(52)}["2026-11-21",null,1,1,1]]}`)],
    ['a run that is none', written('{"v":1,"runs":[null]}')],
    ['a run with too little', written('{"v":1,"runs":[["2026-11-20",null,1,1]]}')],
    ['a run with too much', written('{"v":1,"runs":[["2026-11-20",null,1,1,1,{},1]]}')],
    ['a day that is none', written('{"v":1,"runs":[["<b>",null,1,1,1]]}')],
    ['a day that is to come', written('{"v":1,"runs":[["2026-11-23",null,1,1,1]]}')],
    ['days in another order', written('{"v":1,"runs":[["2026-11-20",null,1,1,1],["2026-11-19",null,1,1,1]]}')],
    ['a commit that is none', written('{"v":1,"runs":[["2026-11-20","@acme/all",1,1,1]]}')],
    ['a count below nothing', written('{"v":1,"runs":[["2026-11-20",null,-1,1,1]]}')],
    ['a count that is none', written('{"v":1,"runs":[["2026-11-20",null,"1",1,1]]}')],
    ['a count that is too large', written('{"v":1,"runs":[["2026-11-20",null,1e300,1,1]]}')],
    ['a rule that is none', written('{"v":1,"runs":[["2026-11-20",null,1,1,1,{"<img>":1}]]}')],
    ['a prototype', written('{"v":1,"runs":[["2026-11-20",null,1,1,1,{"__proto__":1}]]}')],
    ['rules that are no object', written('{"v":1,"runs":[["2026-11-20",null,1,1,1,[1]]]}')],
    ['more than it ever is', written(`{"v":1,"runs":[]${' '.repeat(24_000)}}`)],
    ['one that does not stand last', `${written('{"v":1,"runs":[]}')}\nmore`],
  ])('begins anew where an edit left %s, and says so', (_, previous) => {
    const body = on('2026-11-22', previous)
    expect(body).toContain('\nThe history of this issue could not be read, and begins anew.\n')
    expect(runs(body).map(({ day }) => day)).toEqual(['2026-11-22'])
  })

  test('is read in the line ends of a browser', () => {
    expect(runs(`${first.replaceAll('\n', '\r\n')}\r\n`)).toEqual(runs(first))
  })
})

describe('what a manifest or CODEOWNERS says is only shown', () => {
  const mean =
    '@acme/all <!-- x --> <img src=x> ![a](https://evil.example/a.png) #1 `@acme/all` ::error::x\n- [ ] a | b'
  const meanest: AuditFinding = finding(`${mean}.yaml`, {
    message: mean,
    clusters: [mean],
    owners: [],
    fix: { title: mean, safe: true, edits: [{ file: mean, start: 0, end: 0, newText: mean }] },
  })
  const body = auditBody(
    state({
      repositories: [mean, 'b'],
      report: {
        ...state().report,
        findings: [meanest],
        ledger: { documents: 2, checked: 1, skipped: [{ file: mean, line: 1, reason: mean }] },
      },
      steps: [
        {
          kind: 'upgrade',
          component: 'kruise',
          to: '1.8.0',
          moves: [{ from: mean, clusters: [mean] }],
          clears: [meanest],
          breaks: [meanest],
        },
        {
          kind: 'object',
          object: { apiVersion: 'v1', kind: mean, namespace: mean, name: mean },
          at: { file: mean, line: 1 },
          clears: [meanest],
          workloads: [workload(mean), workload('b')],
        },
        { kind: 'owner', owners: [mean], clears: [meanest] },
      ],
      dates: [{ day: '2026-11-23', inDays: 1, what: mean, file: mean, line: 1 }],
      failed: [{ repository: mean, problem: mean }],
    }),
    { commit: null },
  )
  /** The text without its code, which GitHub shows as it stands. */
  const alive = body.replace(/<code>.*?<\/code>/g, '').replace(/(`+)(?!`).*?(?<!`)\1(?!`)/g, '')

  test('and nobody is called', () => {
    expect(body).toContain('acme/all')
    expect(alive).not.toMatch(/@\w/)
  })

  test('and nothing is a link, an image, HTML or a comment', () => {
    expect(alive).not.toMatch(/<img|:\/\//)
    // GitHub reads no markdown in the line of an HTML element.
    expect(alive.replace(/^<details>.*/gm, '')).not.toMatch(/(?<!\\)\[.*\]\(/)
    expect(alive.match(/<!--/g)).toHaveLength(2)
  })

  test('and nothing is a line of its own, nor an issue', () => {
    expect(body).not.toMatch(/^- \[ \]|^::/m)
    expect(alive).not.toMatch(/(?<!&)#\d/)
  })
})

describe('65,536 characters', () => {
  const many = (count: number, pad = 0) => {
    const findings = Array.from({ length: count }, (_, at) =>
      finding(`shop/${at}.yaml`, at === 0 ? { message: 'x'.repeat(pad) } : {}),
    )
    return state({
      report: { ...state().report, findings },
      steps: [{ kind: 'owner', owners: [], clears: findings }],
      dates: [],
    })
  }
  const lengthOf = (audit: Audit) => auditBody(audit, { commit, limit: Number.POSITIVE_INFINITY }).length
  /** A state whose whole body has so many characters. */
  const sized = (size: number): Audit => {
    let count = Math.ceil((size - lengthOf(many(1))) / (lengthOf(many(400)) - lengthOf(many(399)))) + 30
    while (lengthOf(many(count)) > size) count--
    return many(count, size - lengthOf(many(count)))
  }

  test.each([MOST_BODY - 1, MOST_BODY])('a body of %d is whole', (size) => {
    const body = auditBody(sized(size), { commit })
    expect(body).toHaveLength(size)
    expect(body).not.toContain('had no room')
  })

  test('one of one more is cut, says what it left out, and is within them', () => {
    const audit = sized(MOST_BODY + 1)
    const body = auditBody(audit, { commit })
    const shown = body.match(/^- error/gm)?.length ?? 0
    const left = audit.report.findings.length - shown
    expect(body.length).toBeLessThanOrEqual(MOST_BODY)
    expect(left).toBeGreaterThan(0)
    expect(body).toContain(`\n- and ${left} more\n`)
    expect(body).toMatch(
      new RegExp(`\\n${left} lines? had no room here; .kruise-preflight check. prints them all\\.\\n`),
    )
    expect(readHistory(body, '2030-01-01').runs).toHaveLength(1)
  })

  test('hold 5,000 findings of 5,000 owners with the meanest names', () => {
    const findings = Array.from({ length: 5000 }, (_, at) =>
      finding(`${'<&\u0000😀'.repeat(200)}${at}`, { message: '&\u0007'.repeat(5000), clusters: ['&'.repeat(5000)] }),
    )
    const steps = findings.map((each, at) => ({
      kind: 'owner' as const,
      owners: [`@${'&'.repeat(3000)}${at}`],
      clears: [each],
    }))
    const dates = findings.map((_, at) => ({
      day: '2026-11-23',
      inDays: 1,
      what: '<'.repeat(9000),
      file: '&'.repeat(9000),
      line: at,
    }))
    const body = auditBody(state({ report: { ...state().report, findings }, steps, dates }), { commit })
    expect(body.length).toBeLessThanOrEqual(MOST_BODY)
    expect(body).toContain('5000 errors')
    expect(body).toMatch(/\d+ lines had no room here/)
    expect(readHistory(body, '2030-01-01').runs).toHaveLength(1)
  }, 60_000)
})

test('the title stays', () => {
  expect(AUDIT_TITLE).toBe('Kruise Preflight audit')
})
