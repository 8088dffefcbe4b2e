import { expect, test } from 'vitest'
import { CONFIGURATION, type Finding, type Report } from '../../src/finding.js'
import { renderText } from '../../src/report/text.js'
import { affected, cluster, finding, report, spreadLine } from './sample.js'

const lineOf = () => spreadLine
const text = (of: Report, line: string | undefined = spreadLine) =>
  renderText(of, { lineOf: () => line, colour: false, all: true })
/** The three lines of the excerpt of a finding on `line`. */
const shown = (line: string, more: Partial<Finding>) =>
  text(report({ findings: [finding({ line: 1, endLine: 1, ...more })] }), line)
    .split('\n')
    .slice(1, 4)

test('a finding reads as the design draws it', () => {
  expect(text(report())).toBe(`\
spread.yaml:28:11: error: Subset "stable-nodes" of Deployment shop/web gets no pods; they land in "spot-nodes" at priority 0. [subset-patch-changes-priority-class]
    |
 28 |           priorityClassName: high-priority # the class
    |           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    = upstream:  the integer value of priority (0) must not be provided in pod spec; priority admission controller computed 1000000000 from the given PriorityClass name
    = you would see: Deployment Healthy, FailedCreate events on its ReplicaSet, missingReplicas on the WorkloadSpread
    = do:    add \`priority: 1000000000\` beside it, or run kruise 1.8.0; 1.7.2 is not enough
    = in:    prod 1 of 2: prod-eu (kubernetes 1.28.7, kruise 1.6.3)
    = known: recorded (a09, a02)

1 error in 4 documents, for 2 clusters.
`)
})

test('every part has its line, in order, wrapped with a hanging indent', () => {
  const place = { line: 3, column: 5, endLine: 3, endColumn: 9 }
  const full = finding({
    severity: 'warning',
    line: 7,
    endLine: 7,
    refusal: { by: 'Priority', message: 'no' },
    why: 'upstream writes the priority twice: once before the webhook changes the class of the pod and once after it, and the second pass compares',
    changedHere: { file: 'class.yaml', line: 9, column: 3 },
    related: [{ file: 'web.yaml', ...place, note: 'the first priority comes from here' }],
    clusters: ['prod-eu', 'prod-us', 'tenant'],
    affects: ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => affected(name)),
    assumes: ['PriorityClass high-priority is not in the cluster'],
    fix: { title: 'write the class of the subset in full', safe: true, edits: [] },
    basis: { level: 'source', evidence: ['one', 'two', 'three', 'four'] },
    status: 'existing',
  })
  const clusters = [
    cluster('prod-eu', { environment: 'prod' }),
    cluster('prod-us', { environment: 'prod' }),
    cluster('tenant', {
      kubernetes: '1.32.0',
      kruise: null,
      vcluster: '0.22.1',
      host: 'prod-eu',
      notes: ['judged as 1.32.0'],
    }),
  ]
  const ledger = {
    documents: 6,
    checked: 3,
    skipped: [
      { file: 'c/a.yaml', line: 1, reason: 'a template' },
      { file: 'c/b.yaml', line: 1, reason: 'a template' },
      { file: 'c/c.yaml', line: 4, reason: 'no kind' },
    ],
  }
  const why = 'upstream writes the priority twice: once before the webhook changes the class of the pod and once'
  expect(text(report({ clusters, findings: [full, finding()], ledger })).split('\n\n')[0]).toBe(`\
spread.yaml:7:11: warning: Subset "stable-nodes" of Deployment shop/web gets no pods; they land in "spot-nodes" at priority 0. [subset-patch-changes-priority-class]
   |
 7 |           priorityClassName: high-priority # the class
   |           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
   = upstream:  no
   = you would see: Deployment Healthy, FailedCreate events on its ReplicaSet, missingReplicas on the WorkloadSpread
   = why:   ${why} after it,
            and the second pass compares
   = do:    add \`priority: 1000000000\` beside it, or run kruise 1.8.0; 1.7.2 is not enough
   = at:    class.yaml:9:3 this change brings it about
   = at:    web.yaml:3:5 the first priority comes from here
   = in:    prod 2 of 2: prod-eu, prod-us (kubernetes 1.28.7, kruise 1.6.3)
            clusters 1 of 1: tenant (kubernetes 1.32.0, vcluster 0.22.1 on prod-eu)
   = known: source (one, two, three and 1 more)
   = affects: CloneSet shop/a (a.yaml:1), CloneSet shop/b (b.yaml:1), CloneSet shop/c (c.yaml:1), CloneSet shop/d
              (d.yaml:1), CloneSet shop/e (e.yaml:1) and 2 more
   = assumes: PriorityClass high-priority is not in the cluster
   = fix:   write the class of the subset in full`)
  expect(
    text(report({ clusters, findings: [full, finding()], ledger }))
      .split('\n\n')
      .at(-1),
  ).toBe(`\
note: judged as 1.32.0 (tenant)
1 error and 1 warning (1 new) in 3 documents, for 3 clusters.
3 skipped: a template (c/a.yaml:1, c/b.yaml:1); no kind (c/c.yaml:4).
`)
})

test('a clean report names the open kinds once', () => {
  const clusters = [
    cluster('a', { openKinds: ['SidecarSet', 'LimitRange'] }),
    cluster('b', { openKinds: ['SidecarSet'] }),
  ]
  expect(text(report({ clusters, findings: [] }))).toBe(`\
No findings in 4 documents, for 2 clusters.
Open: objects of these kinds may exist that are not in view: LimitRange, SidecarSet.
`)
  expect(
    text({ schemaVersion: 1, clusters: [], findings: [], ledger: { documents: 0, checked: 0, skipped: [] } }),
  ).toBe('No findings in 0 documents, for 0 clusters.\n')
})

test('200 clusters are folded', () => {
  const clusters = Array.from({ length: 200 }, (_, at) => cluster(`c${at}`, { environment: 'prod' }))
  const out = text(
    report({ clusters, findings: [finding({ clusters: clusters.slice(0, 180).map(({ name }) => name) })] }),
  )
  expect(out).toContain(
    '= in:    prod 180 of 200: c0, c1, c2, c3, c4, c5 (kubernetes 1.28.7, kruise 1.6.3) and 174 more\n',
  )
})

test('carets stand under wide, combined and astral characters and behind tabs', () => {
  const line = '\tname: 数据😀e\u0301x # c'
  const column = line.indexOf('数') + 1
  expect(shown(line, { column, endColumn: line.indexOf('x') + 2 })).toEqual([
    '   |',
    ' 1 |     name: 数据😀e\u0301x # c',
    '   |           ^^^^^^^^',
  ])
})

test('a long line is cut on both sides of the cause', () => {
  const line = `${' '.repeat(3000)}name: ${'x'.repeat(2000)}`
  const [, source = '', carets = ''] = shown(line, { column: 3001, endColumn: 5007 })
  expect(source).toBe(` 1 | …${' '.repeat(57)}name: ${'x'.repeat(50)}…`)
  expect(carets).toBe(`   | ${' '.repeat(58)}${'^'.repeat(57)}`)
  expect(source.length).toBe(120)
})

test('a place behind the end of its line still has a caret', () => {
  expect(shown('abc:', { column: 90, endColumn: 91 })).toEqual(['   |', ' 1 | abc:', '   |     ^'])
})

test('of a line only the part of the finding is shown', () => {
  const flow = 'spec: { priorityClassName: high, env: [{ name: A, value: hunter2 }] }'
  expect(shown(flow, { column: 9, endColumn: 32 })).toEqual([
    '   |',
    ' 1 | spec: … priorityClassName: high, …',
    '   |         ^^^^^^^^^^^^^^^^^^^^^^^',
  ])
  expect(shown(flow, { column: 1, endColumn: flow.length + 1 })[1]).toBe(' 1 | spec: …')
  expect(shown('  password: hunter2', { column: 3, endColumn: 20, path: '/stringData/password' })[1]).toBe(
    ' 1 |   password: …',
  )
  expect(shown('- value: hunter2', { column: 3, endColumn: 17, path: '/spec/containers/0/env/0/value' })[1]).toBe(
    ' 1 | - value: …',
  )
  expect(shown('- --token=hunter2', { column: 3, endColumn: 18, path: '/spec/containers/0/args/0' })[1]).toBe(
    ' 1 | - …',
  )
  expect(shown('  a: b: hunter2', { column: 7, endColumn: 8, object: null, path: '' })[1]).toBe(' 1 |   a: … : …')
  expect(shown('token: hunter2', { column: 1, endColumn: 15, object: null, path: '' })[1]).toBe(' 1 | token: …')
  expect(shown('- secret: hunter2', { column: 3, endColumn: 18, endLine: 3 })[1]).toBe(' 1 | - secret: …')
  expect(shown('- name: proxy', { column: 3, endColumn: 18, endLine: 3 })[1]).toBe(' 1 | - name: proxy')
})

test('a file that is not at hand has no excerpt', () => {
  const out = renderText(report(), { lineOf: () => undefined, colour: false })
  expect(out.split('\n')[1]).toMatch(/^ {4}= upstream: {2}the integer value/)
})

test('nothing in a name reaches the terminal or the runner', () => {
  const evil = '\u001b[31mred\u202e\n::error::x\r\n##[add-mask]x'
  const out = text(
    report({
      clusters: [cluster(evil, { notes: [evil], environment: evil, openKinds: [evil] })],
      findings: [
        finding({
          file: evil,
          message: evil,
          symptom: evil,
          remedy: evil,
          why: `${'x'.repeat(108)} ::error::x`,
          refusal: { by: evil, message: evil },
          related: [{ file: evil, line: 1, column: 1, endLine: 1, endColumn: 1, note: evil }],
          clusters: [evil],
          affects: [affected(evil), affected(evil)],
          assumes: [evil],
          basis: { level: 'source', evidence: [evil] },
          fix: { title: evil, safe: false, edits: [] },
        }),
      ],
      ledger: { documents: 1, checked: 0, skipped: [{ file: evil, line: 1, reason: evil }] },
    }),
    `          ${evil}${evil}${evil}`,
  )
  for (const line of out.split('\n')) {
    expect(line).not.toMatch(/^\s*::/)
    expect(line).not.toContain('##[')
    expect(line).not.toMatch(/[\x00-\x1f\x7f-\x9f\u202a-\u202e]/)
  }
  expect(out).toContain('\n             \\u003a:error::x\n')
  expect(out).toContain('upstream:  \\u001b[31mred\\u202e\\u000a::error::x\\u000d\\u000a##\\u005badd-mask]x\n')
})

test('a short fix shows its change', () => {
  const file = `a: 1\nspec:\n  priorityClassName: high\n`
  const fix = {
    title: 'write its value too',
    safe: true,
    edits: [{ file: 'spread.yaml', start: 36, end: 36, newText: '\n  priority: 10' }],
  }
  const of = (text: string) =>
    renderText(report({ findings: [finding({ fix })] }), { lineOf, textOf: () => text, colour: false })
  expect(of(file)).toContain('    = fix:   write its value too\n      +   priority: 10\n\n')
  expect(of('x: { y: 1, z: 2,                                 }')).toContain('= fix:   write its value too\n\n')
})

test('a fix that takes a block away does not show the values in it', () => {
  const block = (key: string) => `- name: x\n  ${key}: hunter2\n- name: y\n`
  const of = (text: string) => {
    const edits = [{ file: 'spread.yaml', start: 0, end: text.indexOf('- name: y'), newText: '' }]
    const fix = { title: 't', safe: true, edits }
    return renderText(report({ findings: [finding({ fix })] }), { lineOf, textOf: () => text, colour: false })
  }
  expect(of(block('value'))).not.toContain('hunter2')
  expect(of(block('image'))).toContain('    = fix:   t\n      - - name: x\n      -   image: hunter2\n\n')
})

test('colour only when asked', () => {
  const out = renderText(report(), { lineOf, colour: true })
  expect(out).toContain('\x1b[1mspread.yaml:28:11:\x1b[0m \x1b[1;31merror:\x1b[0m Subset')
  expect(out.replaceAll(/\x1b\[[\d;]*m/g, '')).toBe(text(report()))
})

test('where releases say the same in other words, each text stands with its clusters', () => {
  const others = [{ by: 'Priority', message: 'the string value', clusters: ['prod-us'] }]
  const refusal = { by: 'Priority', message: 'the integer value', others }
  const words = text(report({ findings: [finding({ refusal, clusters: ['prod-eu', 'prod-us'] })] }))
  expect(words.split('\n').slice(4, 6)).toEqual([
    '    = upstream on prod-eu:  the integer value',
    '    = upstream on prod-us:  the string value',
  ])
})

test('of a rule with many findings the first hundred of each severity are printed, and the rest is counted', () => {
  const many = (count: number, more: Partial<Finding>) => Array.from({ length: count }, () => finding(more))
  const of = (errors: number) =>
    text(
      report({
        findings: [...many(errors, { ruleId: 'a' }), ...many(1, { ruleId: 'a', severity: 'warning' }), ...many(3, {})],
      }),
    )
  const heads = (words: string) => words.split('\n').filter((line) => line.startsWith('spread.yaml:28:11: '))
  expect(heads(of(100))).toHaveLength(104)
  expect(of(100)).not.toContain('not shown')
  expect(heads(of(101))).toHaveLength(104)
  expect(of(101)).toContain('\n\nnote: 1 more finding of a not shown; --format json has them all\n')
})

test('the configuration is not counted among what was not checked', () => {
  const config = { file: '.github/kruise-preflight.yml', line: 1, reason: CONFIGURATION }
  const of = (...skipped: Report['ledger']['skipped']) =>
    text(report({ findings: [], ledger: { documents: 5, checked: 4, skipped } }))
      .split('\n')
      .slice(1)
  expect(of(config)).toEqual([''])
  expect(of(config, { file: 'a.yaml', line: 2, reason: 'no kind' })).toEqual(['1 skipped: no kind (a.yaml:2).', ''])
})
