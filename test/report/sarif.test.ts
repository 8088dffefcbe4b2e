import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { Allowance, Finding } from '../../src/finding.js'
import { lineHashes } from '../../src/report/line-hash.js'
import { renderSarif, type SarifOptions } from '../../src/report/sarif.js'
import { affected, cluster, finding, report, spreadLine } from './sample.js'
import { sarifProblems } from './sarif-problems.js'

const text = `${'# line\n'.repeat(27)}${spreadLine}\nend: 😀 of it\n`
const start = text.indexOf('priorityClassName')
const full = finding({
  file: 'apps/größe 1#.yaml',
  changedHere: { file: 'class.yaml', line: 4, column: 3 },
  clusters: ['prod-eu', 'prod-us'],
  affects: [affected('web'), affected('api', { file: '../other/api.yaml', line: 7, clusters: ['prod-us'] })],
  related: [{ file: 'web.yaml', line: 9, column: 5, endLine: 10, endColumn: 1, note: 'the pod has [its] class here' }],
  why: 'The plugin runs twice.\nIt refuses.',
  assumes: ['PriorityClass x is not in the cluster'],
  fix: {
    title: 'write the priority',
    safe: false,
    edits: [
      { file: 'apps/größe 1#.yaml', start, end: start + 'priorityClassName'.length, newText: 'priority' },
      { file: 'apps/größe 1#.yaml', start: text.indexOf(' of it'), end: text.length, newText: '' },
      { file: 'unseen.yaml', start: 3, end: 3, newText: 'x' },
    ],
  },
})
const page = `### a\n\n**error**: s. Affected: all.\n\n**You would see.** Nothing.\n\n**Why.** Because \`x\`.\n\n**Do.** That.\n\n#### ${full.ruleId}: a failing example\n\n\`\`\`yaml\na: b\n\`\`\`\n\n#### ${full.ruleId}: situations\n\n| a |\n`
const options: SarifOptions = {
  version: '1.2.3',
  textOf: (file) => (file === full.file ? text : undefined),
  wordsOf: (id) => (id === full.ruleId ? { summary: 'a patch changes a class', severity: 'error', page } : undefined),
}
const whole = report({
  clusters: [
    cluster('prod-eu', { environment: 'prod', notes: ['1.28 is judged as 1.28.15'] }),
    cluster('prod-us', { environment: 'prod', kubernetes: '1.32.0', kruise: '1.8.0' }),
  ],
  findings: [
    full,
    finding({
      ruleId: 'other-rule',
      severity: 'notice',
      status: 'existing',
      object: null,
      affects: [],
      file: 'a.yaml',
      fingerprint: 'f2',
      basis: { level: 'derived', evidence: [] },
    }),
  ],
  mended: [],
  ledger: { documents: 5, checked: 4, skipped: [{ file: 'charts/a b.yaml', line: 3, reason: 'a template' }] },
})
const runOf = (printed: string) => JSON.parse(printed).runs[0]
const run = (given: Parameters<typeof report>[0], more?: SarifOptions) => runOf(renderSarif(report(given), more))

test('the whole of it, as it is printed', async () => {
  const printed = renderSarif(whole, options)
  expect(sarifProblems(printed)).toEqual([])
  await expect(printed).toMatchFileSnapshot('golden/report.sarif')
})

test('a clean report is a run without results', () => {
  const printed = renderSarif(report({ findings: [] }))
  expect(sarifProblems(printed)).toEqual([])
  const { results, tool, invocations } = runOf(printed)
  expect([results, tool.driver.rules, invocations[0].toolExecutionNotifications]).toEqual([[], [], []])
  expect(invocations[0].executionSuccessful).toBe(true)
})

test('the three severities are the three levels', () => {
  const findings = (['error', 'warning', 'notice'] as const).map((severity) => finding({ severity, ruleId: severity }))
  const { results, tool } = run({ findings })
  expect(results.map(({ level }: any) => level)).toEqual(['error', 'warning', 'note'])
  expect(
    tool.driver.rules.map((each: any) => [
      each.id,
      each.defaultConfiguration.level,
      each.properties['problem.severity'],
    ]),
  ).toEqual([
    ['error', 'error', 'error'],
    ['warning', 'warning', 'warning'],
    ['notice', 'note', 'recommendation'],
  ])
})

test('with a base each result says whether it is new; without one none does', () => {
  const findings = [finding(), finding({ status: 'existing' })]
  const states = (given: object) => run(given).results.map(({ baselineState }: any) => baselineState)
  expect(states({ findings })).toEqual(['new', 'unchanged'])
  expect(states({ findings: [finding()] })).toEqual([undefined])
  expect(states({ findings: [finding()], rollout: [], mended: [] })).toEqual(['new'])
  const [only] = run({ findings: [finding()] }, { compared: true }).results
  expect(only.baselineState).toBe('new')
})

test('a line is known by its own hash where its text is at hand, else by what the finding is known by', () => {
  const of = (textOf: SarifOptions['textOf']) => {
    const { partialFingerprints } = run(
      { findings: [finding({ fingerprint: '0123456789abcdef' })] },
      textOf && { textOf },
    ).results[0]
    return partialFingerprints
  }
  expect(of(undefined)).toEqual({
    primaryLocationLineHash: '0123456789abcdef:1',
    'kruisePreflight/v1': '0123456789abcdef',
  })
  expect(of(() => text)).toEqual({
    primaryLocationLineHash: lineHashes(text)[27],
    'kruisePreflight/v1': '0123456789abcdef',
  })
  expect(of(() => 'shorter than the finding is deep').primaryLocationLineHash).toBe('0123456789abcdef:1')
})

test('two findings of a rule on one line are two results for GitHub, which knows them by the line', () => {
  const findings = [
    finding({ fingerprint: 'aa' }),
    finding({ fingerprint: 'bb' }),
    finding({ fingerprint: 'cc', ruleId: 'other' }),
    finding({ fingerprint: 'dd', line: 27, endLine: 27 }),
  ]
  const hashes = lineHashes(text)
  const { results } = run({ findings }, { textOf: () => text })
  expect(results.map(({ partialFingerprints }: any) => partialFingerprints.primaryLocationLineHash)).toEqual([
    hashes[27],
    'bb:1',
    hashes[27],
    hashes[26],
  ])
})

test('which of two findings on a line has its hash does not hang on their order or status', () => {
  const hashesOf = (findings: Finding[]) =>
    Object.fromEntries(
      run({ findings }, { textOf: () => text }).results.map(({ partialFingerprints }: any) => [
        partialFingerprints['kruisePreflight/v1'],
        partialFingerprints.primaryLocationLineHash,
      ]),
    )
  const [a, b] = [finding({ fingerprint: 'aa' }), finding({ fingerprint: 'bb' })]
  const once = { aa: lineHashes(text)[27], bb: 'bb:1' }
  for (const findings of [
    [a, b],
    [b, a],
    [{ ...a, status: 'existing' as const }, b],
  ])
    expect(hashesOf(findings)).toEqual(once)
})

test('two that are alike in all, as of two configurations, are two results', () => {
  const findings = [finding({ config: 'a' }), finding({ config: 'b' }), finding({ config: 'c' })]
  const printed = renderSarif(report({ findings }))
  expect(sarifProblems(printed)).toEqual([])
  expect(
    runOf(printed).results.map(({ partialFingerprints }: any) => partialFingerprints.primaryLocationLineHash),
  ).toEqual(['f1:1', 'f1:2', 'f1:3'])
})

test('new results come first and errors before others, with the rules in that order', () => {
  const findings = (['existing', 'new'] as const).flatMap((status) =>
    (['notice', 'warning', 'error'] as const).map((severity) =>
      finding({ status, severity, ruleId: `${status}-${severity}` }),
    ),
  )
  const { results, tool } = run({ findings })
  const order = ['new-error', 'new-warning', 'new-notice', 'existing-error', 'existing-warning', 'existing-notice']
  expect(results.map(({ ruleId }: any) => ruleId)).toEqual(order)
  expect(tool.driver.rules.map(({ id }: any) => id)).toEqual(order)
})

test('what was mended is no result, for GitHub would open an alert', () => {
  expect(run({ findings: [], mended: [finding()] }).results).toEqual([])
})

test('what is allowed is no result, for GitHub would open an alert: each allowance is said with its place', () => {
  const allowance: Allowance = {
    rule: 'resize/*',
    file: 'a b.yaml',
    line: 3,
    column: 5,
    until: '2027-01-31',
    because: 'upstream [chart](x)\nis slow',
    from: 'comment',
    status: 'new',
    state: 'counts',
    allows: [finding(), finding()],
  }
  const of = (count: number) =>
    renderSarif(report({ findings: [], mended: [], allowances: Array.from({ length: count }, () => allowance) }))
  expect(sarifProblems(of(1))).toEqual([])
  const { results, invocations } = runOf(of(1))
  expect(results).toEqual([])
  expect(invocations[0].toolConfigurationNotifications).toEqual([
    {
      level: 'note',
      descriptor: { id: 'allowance' },
      message: {
        text: 'An allowance (new) allows 2 times resize/* until 2027-01-31: upstream [chart] (x) is slow',
      },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'a%20b.yaml', uriBaseId: '%SRCROOT%' },
            region: { startLine: 3, startColumn: 5 },
          },
        },
      ],
    },
  ])
  const said = (count: number) => runOf(of(count)).invocations[0].toolConfigurationNotifications
  expect([said(100).length, said(101).length, said(101).at(-1).message.text]).toEqual([100, 101, '1 more allowance'])
})

test('the category of an upload is there only where it is asked for', () => {
  const of = (category?: string) => run({ findings: [] }, category === undefined ? {} : { category }).automationDetails
  expect([of(), of(''), of('prod'), of('prod/'), of('a/b')]).toEqual([
    undefined,
    undefined,
    { id: 'prod/' },
    { id: 'prod/' },
    { id: 'a/b/' },
  ])
})

test("the properties hold the clusters and the refusal in upstream's words", () => {
  const refusal = { by: 'Priority', message: 'no', others: [{ by: 'Other', message: 'nein', clusters: ['prod-us'] }] }
  const { properties } = run({ findings: [finding({ refusal })] }).results[0]
  expect([properties.clusters, properties.refusal]).toEqual([['prod-eu'], refusal])
  expect(run({ findings: [{ ...finding(), refusal: undefined } as never] }).results[0].properties).not.toHaveProperty(
    'refusal',
  )
})

test('a region ends where the finding does; an empty one goes on to the end of its line', () => {
  const region = (more: object) => run({ findings: [finding(more)] }).results[0].locations[0].physicalLocation.region
  expect(region({})).toEqual({ startLine: 28, startColumn: 11, endLine: 28, endColumn: 43 })
  expect(region({ endLine: 30, endColumn: 1 })).toEqual({ startLine: 28, startColumn: 11, endLine: 30, endColumn: 1 })
  expect(region({ endColumn: 12 })).toEqual({ startLine: 28, startColumn: 11, endLine: 28, endColumn: 12 })
  expect(region({ endColumn: 11 })).toEqual({ startLine: 28, startColumn: 11 })
  expect(region({ endColumn: 2 })).toEqual({ startLine: 28, startColumn: 11 })
  expect(region({ endLine: 27 })).toEqual({ startLine: 28, startColumn: 11 })
})

test('a rule of security has its score and its tag, another has neither', () => {
  const { rules } = run(
    { findings: [finding()] },
    { wordsOf: () => ({ summary: 's', severity: 'notice', security: 5 }) },
  ).tool.driver
  expect(rules[0].properties).toEqual({
    tags: ['kubernetes', 'priority', 'security'],
    precision: 'very-high',
    'problem.severity': 'recommendation',
    'security-severity': '5.0',
  })
  expect(run({ findings: [finding()] }).tool.driver.rules[0].properties).toEqual({
    tags: ['kubernetes', 'priority'],
    precision: 'very-high',
    'problem.severity': 'error',
  })
})

test('what a manifest says becomes no link, no control character and no runner command', () => {
  const evil = '[click](https://evil.example) [x](1) \u001b[31m\u202e\u2028\n::error::##[add-mask]\ud800 ]]> {0}'
  const findings = [
    finding({
      ruleId: evil,
      family: evil,
      file: evil,
      message: evil,
      symptom: evil,
      remedy: evil,
      why: evil,
      refusal: { by: evil, message: evil },
      object: { apiVersion: evil, kind: evil, namespace: evil, name: evil },
      affects: [affected(evil), affected(`${evil}2`)],
      related: [{ file: evil, line: 1, column: 1, endLine: 1, endColumn: 2, note: evil }],
      clusters: [evil],
      assumes: [evil],
      fix: { title: evil, safe: true, edits: [{ file: evil, start: 0, end: 0, newText: evil }] },
    }),
  ]
  const printed = renderSarif(report({ findings, clusters: [cluster(evil, { notes: [evil] })] }), {
    textOf: () => evil,
  })
  expect(sarifProblems(printed)).toEqual([])
  expect(printed).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u202e]|##\[|^\s*::/m)
  const { message, relatedLocations, fixes } = runOf(printed).results[0]
  expect(message.text).not.toMatch(/[\x00-\x09\x0b-\x1f\u202e]/)
  expect(message.text.match(/\]\(.*?\)/g)).toEqual(['](1)', '](2)', '](3)'])
  for (const each of relatedLocations) expect(each.message.text).not.toContain('](')
  expect(relatedLocations).toHaveLength(3)
  expect(fixes[0].artifactChanges[0].replacements[0].insertedContent.text).toBe(evil)
})

test('what is wrong with a log is seen', () => {
  const wrong = (change: (run: any) => void) => {
    const log = JSON.parse(renderSarif(whole, options))
    change(log.runs[0])
    return sarifProblems(JSON.stringify(log))
  }
  const place = (run: any) => run.results[0].locations[0].physicalLocation
  expect(wrong(() => {})).toEqual([])
  expect(wrong((run) => (run.results[0].level = 'fatal'))).toEqual([
    '/runs/0/results/0/level must be equal to one of the allowed values',
  ])
  expect(wrong((run) => delete run.results[0].message)).toEqual([
    "/runs/0/results/0 must have required property 'message'",
  ])
  expect(wrong((run) => (place(run).region.startLine = 0))).toContain(
    '/runs/0/results/0/locations/0/physicalLocation/region/startLine must be >= 1',
  )
  expect(wrong((run) => (place(run).artifactLocation.uri = 'a b'))).toEqual([
    '/runs/0/results/0/locations/0/physicalLocation/artifactLocation/uri must match format "uri-reference"',
  ])
  expect(wrong((run) => (place(run).artifactLocation.uri = '../a'))).toEqual(['result 0: ../a is not below its base'])
  expect(wrong((run) => (place(run).region.endColumn = 2))).toEqual(['result 0: region'])
  expect(wrong((run) => (run.results[0].message.text += ' [x](7)'))).toEqual(['result 0: a link leads to 7'])
  expect(wrong((run) => (run.results[0].ruleIndex = 1))).toEqual(['result 0: rule'])
  expect(wrong((run) => delete run.results[0].partialFingerprints.primaryLocationLineHash)).toEqual([
    'result 0: fingerprint',
  ])
  expect(wrong((run) => (run.tool.driver.rules[1].help.text = ''))).toEqual(['other-rule: help'])
  expect(wrong((run) => (run.tool.driver.rules[1].properties['security-severity'] = '11.0'))).toContain(
    'other-rule: score',
  )
  expect(wrong((run) => (run.automationDetails = { id: 'no-category' }))).toEqual(['the category has no slash'])
  expect(wrong((run) => (place(run).artifactLocation = { uri: 'file:///a' }))).toEqual([
    'result 0: file:///a is not from the root of the repository',
  ])
  expect(wrong((run) => (place(run).artifactLocation = { uri: '../a' }))).toEqual([
    'result 0: ../a is not from the root of the repository',
  ])
  const tags = (count: number) => (run: any) => (run.tool.driver.rules[1].properties.tags = names(count))
  const names = (count: number) => Array.from({ length: count }, (_, at) => `t${at}`)
  expect([9, 10, 11].map((count) => wrong(tags(count)))).toEqual([[], [], ['other-rule: tags']])
  const places = (count: number) => (run: any) =>
    (run.results[0].relatedLocations = names(count).map((_, at) => ({
      ...run.results[0].relatedLocations[0],
      id: at + 1,
    })))
  expect([99, 100, 101].map((count) => wrong(places(count)))).toEqual([[], [], ['result 0: places']])
})

test.each([
  [1_022, 1_023],
  [1_023, 1_024],
  [1_024, 1_024],
  [5_000, 1_024],
])('words of %i characters are described in %i', (given, said) => {
  const { rules } = run(
    { findings: [finding({ why: 'w'.repeat(given) })] },
    { wordsOf: () => ({ summary: 's'.repeat(given), severity: 'error' }) },
  ).tool.driver
  // The summary gets its full stop.
  expect(rules[0].shortDescription.text).toHaveLength(said)
  expect(rules[0].fullDescription.text).toHaveLength(Math.min(given, 1_024))
})

test.each([
  [99, 99, []],
  [100, 100, []],
  [101, 100, ['1 finding has more places than the 100 that GitHub shows of each. --format json has them all.']],
])('of %i places %i are related ones', (count, kept, left) => {
  const related = Array.from({ length: count }, (_, at) => ({
    file: 'a.yaml',
    line: at + 1,
    column: 1,
    endLine: at + 1,
    endColumn: 2,
    note: `n${at}`,
  }))
  const { results, invocations } = run({ findings: [finding({ related, affects: [] })] })
  expect(results[0].relatedLocations).toHaveLength(kept)
  expect(invocations[0].toolExecutionNotifications.map(({ message }: any) => message.text)).toEqual(left)
})

test('a wide matrix with many workloads does not grow beyond what can be written', () => {
  const names = Array.from({ length: 200 }, (_, at) => `cluster-${at}`)
  const affects = Array.from({ length: 300 }, (_, at) => affected(`w${at}`, { clusters: names }))
  const findings = Array.from({ length: 1_500 }, (_, at) => finding({ clusters: names, affects, fingerprint: `${at}` }))
  const printed = renderSarif(report({ findings, clusters: names.map((name) => cluster(name)) }))
  expect(sarifProblems(printed)).toEqual([])
  expect(Buffer.byteLength(printed)).toBeLessThanOrEqual(10_000_000)
  const { results, invocations } = runOf(printed)
  const [{ message }] = invocations[0].toolExecutionNotifications
  expect(message.text).toMatch(new RegExp(`^${1_500 - results.length} findings are left out, `))
}, 60_000)

test('places are bounded: 100 of a result, of which the message names 5', () => {
  const affects = Array.from({ length: 2_000 }, (_, at) => affected(`w${at}`))
  const { relatedLocations, message, properties } = run({ findings: [finding({ affects })] }).results[0]
  expect(relatedLocations).toHaveLength(100)
  expect(message.text).toMatch(/\nAffects: \[CloneSet shop\/w0\]\(1\), .*\[CloneSet shop\/w4\]\(5\) and 1995 more$/)
  expect([properties.affects.length, properties.affectsTotal]).toEqual([100, 2_000])
})

test.each([
  [24_999, 24_999],
  [25_000, 25_000],
  [25_001, 25_000],
])(
  'of %i findings %i are results',
  (count, kept) => {
    const findings = Array.from({ length: count }, (_, at) =>
      finding({
        severity: at === 0 ? 'notice' : 'error',
        fingerprint: at.toString(16),
        affects: [],
        refusal: { by: '', message: '' },
      }),
    )
    const told: string[] = []
    const { results, invocations } = run({ findings }, { sizeOf: () => 0, tell: (words) => told.push(words) })
    expect(results).toHaveLength(kept)
    const left =
      '1 finding is left out, the least grave: this file holds at most 25000 results and 10000000 bytes. --format json has them all.'
    const unseen = `${kept - 5_000} findings are in this file and not shown by GitHub, the least grave: it shows 5000.`
    expect(told).toEqual(count === kept ? [unseen] : [left, unseen])
    const { toolExecutionNotifications: said } = invocations[0]
    expect(said.map(({ message }: any) => message.text)).toEqual(told)
    expect(said.map(({ descriptor }: any) => descriptor.id)).toEqual(
      count === kept ? ['results-not-shown'] : ['results-left-out', 'results-not-shown'],
    )
    // What is left out is the notice.
    if (count > kept) expect(new Set(results.map(({ level }: any) => level))).toEqual(new Set(['error']))
  },
  60_000,
)

test.each([
  [4_999, []],
  [5_000, []],
  [5_001, ['1 finding is in this file and not shown by GitHub, the least grave: it shows 5000.']],
])(
  'of %i results GitHub shows 5,000',
  (count, said) => {
    const findings = Array.from({ length: count }, (_, at) =>
      finding({ severity: at === 0 ? 'notice' : 'error', affects: [] }),
    )
    const told: string[] = []
    const { results } = run({ findings }, { sizeOf: () => 0, tell: (words) => told.push(words) })
    expect(told).toEqual(said)
    expect([results.length, results.at(-1).level]).toEqual([count, 'note'])
  },
  60_000,
)

test.each([
  [24_999, 24_999],
  [25_000, 25_000],
  [25_001, 25_000],
])(
  'of %i rules %i are described',
  (count, kept) => {
    const findings = Array.from({ length: count }, (_, at) => finding({ ruleId: `r${at}`, affects: [] }))
    const { tool, results } = run({ findings }, { sizeOf: () => 0 })
    expect([tool.driver.rules.length, results.length]).toEqual([kept, kept])
    expect(tool.driver.rules[results[kept - 1].ruleIndex].id).toBe(results[kept - 1].ruleId)
  },
  60_000,
)

test('a file that is cut describes the rules of what is left', () => {
  const findings = Array.from({ length: 100 }, (_, at) => finding({ ruleId: `r${at}` }))
  const { tool, results } = run({ findings }, { limit: 60_000 })
  expect(results.length).toBeLessThan(100)
  expect(tool.driver.rules.map(({ id }: any) => id)).toEqual(results.map(({ ruleId }: any) => ruleId))
})

test('bytes are bounded too, and what is new and grave stays', () => {
  const findings = [
    ...Array.from({ length: 30 }, () => finding({ status: 'existing' })),
    finding({ severity: 'warning', fingerprint: 'a' }),
    finding({ fingerprint: 'b' }),
  ]
  const printed = (limit: number) => renderSarif(report({ findings }), { limit })
  const size = Buffer.byteLength(printed(1e9))
  expect(printed(size)).toBe(printed(1e9))
  expect(printed(size + 1)).toBe(printed(1e9))
  const less = printed(size - 1)
  expect(Buffer.byteLength(less)).toBeLessThan(size)
  const { results, invocations } = runOf(less)
  expect(results.map(({ partialFingerprints }: any) => partialFingerprints['kruisePreflight/v1']).slice(0, 3)).toEqual([
    'b',
    'a',
    'f1',
  ])
  const left = 32 - results.length
  expect(left).toBeGreaterThan(0)
  expect(invocations[0].toolExecutionNotifications[0].message.text).toMatch(
    new RegExp(`^${left} findings are left out`),
  )
  expect(runOf(printed(10)).results).toEqual([])
})

test('30,000 findings with long texts take a bounded time and fit what GitHub takes', () => {
  const findings = Array.from({ length: 30_000 }, (_, at) =>
    finding({
      line: (at % 900) + 1,
      endLine: (at % 900) + 1,
      file: `manifests/${at % 40}.yaml`,
      fingerprint: (at * 0x9e3779b1).toString(16),
      ruleId: `rule-${at % 50}`,
      message: `Pods of Deployment shop/web-${Math.sin(at)} are refused.`,
      affects: [affected(`web-${at}`), affected(`api-${at * 7}`)],
    }),
  )
  const textOf = () => `${spreadLine}\n`.repeat(900)
  const begin = performance.now()
  const printed = renderSarif(report({ findings }), { textOf, sizeOf: (each) => gzipSync(each).length })
  expect(performance.now() - begin).toBeLessThan(30_000)
  const { results, tool } = runOf(printed)
  expect([results.length, tool.driver.rules.length]).toEqual([25_000, 50])
  expect(gzipSync(printed).length).toBeLessThan(10_000_000)
}, 60_000)

test('what is not judged by itself is said in a note, and nothing where there is none', () => {
  const leftOut = [
    { file: 'all.yaml', line: 9, reason: 'made by Deployment shop/web, with which it is judged' },
    { file: 'all.yaml', line: 30, reason: 'made by Deployment shop/web, with which it is judged' },
  ]
  const notes = (more: object) =>
    run({ findings: [], ledger: { documents: 1, checked: 1, skipped: [], ...more } }).invocations[0]
      .toolExecutionNotifications
  expect(notes({ leftOut })).toEqual([
    {
      level: 'note',
      descriptor: { id: 'objects-left-out' },
      message: {
        text: '2 objects left out: made by Deployment shop/web, with which it is judged (all.yaml:9, all.yaml:30)',
      },
    },
  ])
  expect(notes({})).toEqual([])
})
