// The summary and the comment as HTML: whatever stands in a manifest, it is shown and nothing else.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Report } from '../../src/finding.js'
import { renderComment } from '../../src/report/comment.js'
import { renderMarkdown } from '../../src/report/markdown.js'
import { problemsOf, tablesOf } from './page.js'
import { affected, cluster, finding, report } from './sample.js'

/** A report with `a` and `b` wherever a manifest or a configuration may write. */
function evil(a: string, b: string): Report {
  const mean = finding({
    file: a,
    ruleId: b,
    message: a,
    symptom: b,
    refusal: { by: a, message: b, others: [{ by: b, message: a, clusters: [b] }] },
    changedHere: { file: b, line: 1, column: 1 },
    why: a,
    remedy: b,
    clusters: [a, b],
    affects: [affected(a, { namespace: b, kind: a }), affected(b)],
    assumes: [a],
    related: [{ file: a, line: 1, column: 1, endLine: 1, endColumn: 1, note: b }],
    basis: { level: 'source', evidence: [a] },
    fix: { title: a, safe: true, edits: [{ file: a, start: 0, end: 0, newText: b }] },
  })
  const clusters = [cluster(a, { notes: [b], openKinds: [a], environment: b }), cluster(b, { kruise: a }), cluster('z')]
  const object = { apiVersion: a, kind: b, namespace: a, name: b }
  const row = { object, file: a, line: 1, pods: 2, clusters: [a], outcome: 'stuck', because: b, runs: [a, b] } as const
  const allowance = {
    ...{ rule: b, file: a, line: 1, column: 1, because: a, until: '2027-01-01', allows: [mean] },
    ...({ from: 'comment', status: 'new', state: 'counts' } as const),
  }
  return report({
    clusters,
    allowances: [allowance],
    findings: [mean, finding({ ...mean, ruleId: a, message: b, status: 'existing' })],
    mended: [mean],
    rollout: [row, { ...row, refusal: { by: a, message: b } }],
    versions: {
      clusters: [{ name: a, from: clusters[0]!, to: clusters[1]! }],
      broken: [mean],
      mended: [mean],
      unchanged: [],
    },
    ledger: { documents: 9, checked: 4, skipped: [{ file: a, line: 1, reason: b }] },
  })
}

const url = 'https://github.com/o/r/actions/runs/1'
const pages = (a: string, b: string): [name: string, text: string][] => {
  const given = evil(a, b)
  const options = { textOf: () => a, notes: [a, b], isChanged: () => a < b }
  return [
    ['summary', renderMarkdown(given, { ...options, withheld: a })],
    ['summary of all', renderMarkdown(given, { ...options, all: true })],
    ['comment', renderComment(given, { ...options, summaryUrl: url })],
    ['comment on a clean change', renderComment({ ...given, findings: [], versions: undefined! }, { notes: [a, b] })],
  ]
}

const bits = [
  ...[
    '\n',
    '\n\n',
    ' ',
    '  ',
    '\t',
    '`',
    '``',
    '```',
    '~~~',
    '|',
    '\\',
    '\\|',
    '\\\\|',
    '&',
    '&#64;',
    '&lt;',
    '<',
    '>',
  ],
  ...['<b>', '</details>', '</summary>', '<img src=x>', '<!--', '-->', '<![CDATA[', '<?', '<a href="https://x">'],
  ...[
    '@user',
    '@org/team',
    'user@host.de',
    'mailto:a@b.de',
    '<a@b.de>',
    '#12',
    'o/r#1',
    'GH-12',
    'CVE-2024-1',
    'GHSA-a',
  ],
  ...['https://x.de/a', 'www.x.de', 'ftp://x', 'HTTP://X', '<https://x>', '[a](b)', '![a](b)', '[a]: b', '[^1]', '[ ]'],
  ...['0a1b2c3d4e', 'deadbeef', 'o/r@deadbeef0', ':tada:', ':+1:', '$x$', '$$', '$`x`$', '# a', '- a', '1. a', '> a'],
  ...[
    '> [!NOTE]',
    '---',
    '===',
    '***',
    '**',
    '_',
    '~~',
    '\u202e',
    '\u001b',
    '\ud800',
    '😀',
    '界',
    'x',
    '7',
    '{{',
    '"',
    "'",
  ],
]
const mean = fc
  .array(fc.oneof(fc.constantFrom(...bits), fc.string({ maxLength: 4 })), { maxLength: 12 })
  .map((each) => each.join(''))

test.each(bits.map((bit) => [bit]))('%j is shown and nothing else', (bit) => {
  for (const words of [bit, `x ${bit} y`, `${bit}${bit}`, `\`${bit}`, `\`a\`${bit}\``])
    for (const [name, text] of pages(words, `${words}2`)) expect([name, problemsOf(text, [url])]).toEqual([name, []])
})

test('nothing that manifests are made of comes alive, and no table loses a column', () => {
  fc.assert(
    fc.property(mean, mean, (a, b) => {
      for (const [name, text] of pages(a, b)) {
        expect([name, problemsOf(text, [url])]).toEqual([name, []])
        for (const table of tablesOf(text)) {
          const columns = table[0]!.map((each, at) => (at === 0 ? each || 'severity' : each))
          for (const row of table.slice(1)) {
            expect(row).toHaveLength(columns.length)
            // A bar that came alive would push the last cell out, or an answer into a neighbour's column.
            if (columns[0] === 'severity' && columns[1] === 'finding') expect(row.at(-1)).toMatch(/^(?:no|yes)$/)
            if (columns[0] === 'workload') expect(row[2]).toBe('stuck')
          }
        }
        const bars = text.split('\n').flatMap((line) => (/^\| .* \|$/.test(line) ? [line] : []))
        for (const line of bars) expect([3, 4, 5, 6]).toContain(line.match(/(?<!\\)\|/g)!.length - 1)
      }
    }),
    { numRuns: 60 },
  )
}, 60_000)

test('a page that is alive is seen to be', () => {
  expect(problemsOf('@user')).toHaveLength(1)
  expect(problemsOf('see https://x.de')).toEqual(['<a href="https://x.de">'])
  expect(problemsOf('![a](b)')).toEqual(['<img src="b" alt="a">'])
  expect(problemsOf('<details>\n\na')).toEqual(['<details> stays open'])
  expect(problemsOf('costs $1')).toEqual(['formula in costs $1'])
  expect(problemsOf('`@user https://x` and 1000000000')).toEqual([])
  expect(tablesOf('| a | b |\n|---|---|\n| `x\\|y` | z |\n')).toEqual([
    [
      ['a', 'b'],
      ['x|y', 'z'],
    ],
  ])
})
