import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Allowance, Finding, Severity } from '../../src/finding.js'
import { type JunitOptions, renderJunit } from '../../src/report/junit.js'
import { affected, cluster, finding, report } from './sample.js'
import { type Element, readXml } from './xml-reader.js'

/** What `--fail-on error` fails. */
const fails = ({ severity, status }: Finding) => severity === 'error' && status === 'new'
const read = (given: Parameters<typeof report>[0], options: Partial<JunitOptions> = {}): Element =>
  readXml(renderJunit(report(given), { fails, ...options }))
const suites = (root: Element) => root.children
const casesOf = (root: Element) =>
  suites(root).flatMap(({ children }) => children.filter(({ name }) => name === 'testcase'))
/** A test case as `name: outcome message`. */
const told = (root: Element) =>
  casesOf(root).map(({ attributes, children }) => {
    const [outcome] = children
    return `${attributes.classname}: ${outcome?.name} ${outcome?.attributes.message ?? outcome?.text}`
  })

test('the whole of it, as it is printed', async () => {
  const all = report({
    findings: [
      finding({
        changedHere: { file: 'class.yaml', line: 4, column: 3 },
        why: 'The plugin runs twice.\nIt refuses.',
        affects: [affected('web'), affected('api', { line: 7 })],
        related: [{ file: 'web.yaml', line: 9, column: 5, endLine: 9, endColumn: 8, note: 'the class <here>' }],
        assumes: ['PriorityClass "x" is not in the cluster'],
        fix: { title: 'write the priority', safe: false, edits: [] },
      }),
      finding({ ruleId: 'duplicate-key', family: 'manifests', severity: 'warning', message: 'Key "a" stands twice.' }),
      finding({ message: 'Subset "b" & others get no pods.', status: 'existing' }),
    ],
    ledger: { documents: 6, checked: 5, skipped: [{ file: 'charts/a.yaml', line: 3, reason: 'a template' }] },
  })
  const printed = renderJunit(all, { fails })
  readXml(printed)
  await expect(printed).toMatchFileSnapshot('golden/report.xml')
})

test('what fails is what fails the run; the rest is shown as skipped, with why', () => {
  const findings = [
    finding({ message: 'One.' }),
    finding({ message: 'Two.', severity: 'warning' }),
    finding({ message: 'Three.', severity: 'notice' }),
    finding({ message: 'Four.', status: 'existing' }),
  ]
  const outcomes = (options?: Partial<JunitOptions>) => told(read({ findings }, options)).slice(1)
  const rule = 'priority.subset-patch-changes-priority-class'
  expect(outcomes()).toEqual([
    `${rule}: failure One.`,
    `${rule}: skipped warning: Two.`,
    `${rule}: skipped notice: Three.`,
    `${rule}: skipped error, there before this change: Four.`,
  ])
  expect(outcomes({ fails: () => true }).map((each) => each.split(' ')[1])).toEqual(Array(4).fill('failure'))
  expect(outcomes({ fails: () => false }).map((each) => each.split(' ')[1])).toEqual(Array(4).fill('skipped'))
})

test('the counts are those of the test cases', () => {
  const findings = (['error', 'warning', 'notice'] as Severity[]).flatMap((severity) =>
    [1, 2].map((at) => finding({ severity, message: `${severity} ${at}`, ruleId: severity })),
  )
  const skipped = [{ file: 'a.yaml', line: 1, reason: 'a template' }]
  const root = read({ findings, ledger: { documents: 4, checked: 3, skipped } })
  const counts = ({ attributes: { name, tests, failures, errors, skipped } }: Element) =>
    `${name} ${tests} ${failures} ${errors} ${skipped}`
  expect([root, ...suites(root)].map(counts)).toEqual([
    'Kruise Preflight 8 2 0 5',
    'kruise-preflight 2 0 0 1',
    'priority.error 2 2 0 0',
    'priority.warning 2 0 0 2',
    'priority.notice 2 0 0 2',
  ])
})

test('a clean report has a test case that passes, for a report without any fails a build of Jenkins', () => {
  const root = read({ findings: [] })
  expect(told(root)).toEqual(['kruise-preflight: system-out no findings in 4 documents, for 2 clusters'])
})

test('no two test cases are called the same, and none by a line', () => {
  const findings = [
    finding({ fingerprint: 'aa', line: 1 }),
    finding({ fingerprint: 'bb', line: 2 }),
    finding({ fingerprint: 'bb', line: 3 }),
    finding({ fingerprint: 'cc', line: 4, ruleId: 'other' }),
    finding({ fingerprint: 'dd', line: 5, message: 'M.' }),
  ]
  const names = casesOf(read({ findings })).map(({ attributes }) => attributes.name?.replace(finding().message, '*'))
  expect(names.slice(1)).toEqual([
    'spread.yaml: * (aa)',
    'spread.yaml: * (bb)',
    'spread.yaml: * (bb, 2)',
    'spread.yaml: M.',
    'spread.yaml: *',
  ])
  const moved = casesOf(read({ findings: findings.map((each) => ({ ...each, line: each.line + 7 })) }))
  expect(moved.map(({ attributes }) => attributes.name?.replace(finding().message, '*'))).toEqual(names)
})

test('file and line are those of the cause', () => {
  const [, one] = casesOf(read({ findings: [finding({ file: 'größe 1#.yaml', line: 3 })] }))
  expect([one?.attributes.file, one?.attributes.line]).toEqual(['größe 1#.yaml', '3'])
})

test('what XML has no place for is written out, and nothing ends its element', () => {
  const evil =
    ']]>&amp;<b a="1">\'\u0000\u0008\u000b\u001b[31m\u007f\u0085\ufffe\uffff\ud800\u202e\n::error::##[add-mask]\t😀'
  const one = finding({
    file: evil,
    ruleId: evil,
    family: evil,
    message: evil,
    symptom: evil,
    remedy: evil,
    why: evil,
    refusal: { by: evil, message: evil },
    clusters: [evil],
    affects: [affected(evil), affected(evil)],
    related: [{ file: evil, line: 1, column: 1, endLine: 1, endColumn: 2, note: evil }],
    assumes: [evil],
    basis: { level: 'source', evidence: [evil] },
  })
  const ledger = { documents: 2, checked: 1, skipped: [{ file: evil, line: 1, reason: evil }] }
  const printed = renderJunit(report({ findings: [one], clusters: [cluster(evil)], ledger }), { fails })
  expect(printed).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e\ufffe\uffff]|##\[|^\s*::|<!\[CDATA/m)
  const { file } = casesOf(readXml(printed))[2]?.attributes ?? {}
  expect(file).toBe(
    ']]>&amp;<b a="1">\'\\u0000\\u0008\\u000b\\u001b[31m\\u007f\\u0085\\ufffe\\uffff\\ud800\\u202e\\u000a::error::##[add-mask]\\u0009😀',
  )
})

test('whatever a report says is read back as it was said', () => {
  const seen = fc.string({ unit: 'binary', maxLength: 40 })
  fc.assert(
    fc.property(seen, seen, (a, b) => {
      const [own, one] = casesOf(
        read({ findings: [finding({ file: a, message: b, ruleId: a })], clusters: [cluster(b)] }),
      )
      expect([own?.attributes.classname, one?.attributes.line]).toEqual(['kruise-preflight', '28'])
    }),
  )
})

test.each([
  [9_999, 9_999, undefined],
  [10_000, 10_000, undefined],
  [10_001, 10_000, '1 more finding, 1 of which fails the run, is not in this file; --format json has them all.'],
  [
    30_000,
    10_000,
    '20000 more findings, 14999 of which fail the run, are not in this file; --format json has them all.',
  ],
])(
  'of %i findings %i are test cases',
  (count, kept, left) => {
    const findings = Array.from({ length: count }, (_, at) =>
      finding({ severity: at < 5_001 ? 'warning' : 'error', message: `M${at}.`, fingerprint: `${at}` }),
    )
    const begin = performance.now()
    const told: string[] = []
    const root = read({ findings }, { fails: count > 20_000 ? fails : () => true, tell: (words) => told.push(words) })
    expect(told).toEqual(left === undefined ? [] : [left])
    expect(performance.now() - begin).toBeLessThan(20_000)
    const all = casesOf(root)
    expect(all.filter(({ attributes }) => attributes.classname?.startsWith('priority.'))).toHaveLength(kept)
    const last = all.at(-1)?.children[0]
    expect([last?.name, last?.attributes.message]).toEqual(['failure', left ?? `M${count - 1}.`])
  },
  60_000,
)

test('bytes are bounded: details go first, then what does not fail, and what is left out is counted', () => {
  const findings = [
    ...Array.from({ length: 50 }, (_, at) =>
      finding({ severity: 'notice', message: `N${at}.`, why: 'w'.repeat(3_000) }),
    ),
    finding({ message: 'The one that fails.', why: 'w'.repeat(3_000) }),
  ]
  const printed = (limit: number) => renderJunit(report({ findings }), { fails, limit })
  for (const limit of [10_000, 30_000, 100_000, 200_000]) {
    const text = printed(limit)
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(limit)
    const cases = casesOf(readXml(text))
    const kept = cases.filter(({ attributes }) => attributes.classname?.startsWith('priority.'))
    expect(kept.at(-1)?.children[0]?.attributes.message).toBe('The one that fails.')
    expect(kept.at(-1)?.children[0]?.text).toContain('www')
    if (kept.length < 51) expect(told(readXml(text)).at(-1)).toContain(`: skipped ${51 - kept.length} more finding`)
  }
  expect(casesOf(readXml(printed(300_000)))).toHaveLength(52)
})

const allowance = (more: Partial<Allowance> = {}): Allowance => ({
  rule: 'resize/*',
  file: 'shop/web.yaml',
  line: 12,
  column: 7,
  until: '2027-01-31',
  because: 'upstream\n"chart" <a&b>',
  from: 'comment',
  status: 'existing',
  state: 'counts',
  allows: [finding(), finding()],
  ...more,
})

test('what is allowed is shown as skipped, with its reason, and fails nothing', () => {
  const allowances = [
    allowance(),
    allowance({ line: 40, status: 'new' }),
    allowance({ file: '.github/kruise-preflight.yml', line: 3, from: 'config', state: 'not-needed', allows: [] }),
  ]
  const of = (all: readonly Allowance[]) => read({ findings: [], mended: [], allowances: all })
  const root = of(allowances)
  const suite = suites(root).at(-1)
  expect(suite?.attributes).toEqual({
    ...{ name: 'kruise-preflight.allowed', tests: '3', failures: '0', errors: '0', skipped: '3', time: '0' },
  })
  expect(
    suite?.children.map(({ attributes, children }) => [
      attributes.name,
      attributes.line,
      children[0]?.attributes.message,
    ]),
  ).toEqual([
    [
      'shop/web.yaml: resize/*: upstream "chart" <a&b>',
      '12',
      'allows 2 times resize/* until 2027-01-31: upstream "chart" <a&b>',
    ],
    [
      'shop/web.yaml: resize/*: upstream "chart" <a&b> (2)',
      '40',
      '(new) allows 2 times resize/* until 2027-01-31: upstream "chart" <a&b>',
    ],
    [
      '.github/kruise-preflight.yml: resize/*: upstream "chart" <a&b>',
      '3',
      'is not needed for resize/* until 2027-01-31: upstream "chart" <a&b>',
    ],
  ])
  const many = suites(of(Array.from({ length: 1_001 }, (_, at) => allowance({ because: `${at}` })))).at(-1)
  expect([many?.attributes.tests, many?.children.at(-1)?.children[0]?.attributes.message]).toEqual([
    '1001',
    '1 more allowance',
  ])
  expect(suites(of([])).map(({ attributes }) => attributes.name)).toEqual(['kruise-preflight'])
})

test('what is not judged by itself is said with the verdict', () => {
  const leftOut = [{ file: '-', line: 9, reason: 'made by Deployment shop/web, with which it is judged' }]
  expect(told(read({ findings: [], ledger: { documents: 1, checked: 1, skipped: [], leftOut } }))).toEqual([
    'kruise-preflight: system-out no findings in 1 document, for 2 clusters\n1 object left out: made by Deployment shop/web, with which it is judged (-:9)',
  ])
})
