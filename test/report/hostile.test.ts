import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planAnnotations, renderAnnotations } from '../../src/report/annotations.js'
import { excerpt } from '../../src/report/excerpt.js'
import { renderJson } from '../../src/report/json.js'
import { renderJunit } from '../../src/report/junit.js'
import { renderMarkdown } from '../../src/report/markdown.js'
import { renderSarif } from '../../src/report/sarif.js'
import { renderText } from '../../src/report/text.js'
import { affected, cluster, finding, report } from './sample.js'
import { sarifProblems } from './sarif-problems.js'
import { readXml } from './xml-reader.js'

const bits = [
  '::error::',
  '##[add-mask]',
  '\n',
  '\r',
  '\t',
  '\u001b[31m',
  '\u202e',
  '`',
  '|',
  '<b>',
  '</details>',
  '@user',
  ' ',
  '  ',
  '{',
  ': ',
  '- ',
  '"',
  "'",
  '#',
  '界',
  '😀',
  'e\u0301',
  '\ud800',
  '\0',
  'data:',
  'x',
]
const mean = fc
  .array(fc.oneof(fc.constantFrom(...bits), fc.string({ maxLength: 5 })), { maxLength: 30 })
  .map((each) => each.join(''))
const line = mean.map((text) => text.replaceAll(/[\r\n]/g, ''))
const at = fc.integer({ min: 1, max: 200 })

test('no report obeys what stands in a manifest, whatever it is and wherever', () => {
  fc.assert(
    fc.property(mean, mean, line, at, at, at, fc.boolean(), (a, b, source, from, to, endLine, colour) => {
      const evil = report({
        clusters: [cluster(a, { notes: [b], openKinds: [a] }), cluster(b, { environment: a })],
        findings: [
          finding({
            file: a,
            ruleId: b,
            message: a,
            symptom: b,
            refusal: { by: a, message: b },
            why: a,
            remedy: b,
            line: 1,
            endLine: endLine > 150 ? 2 : 1,
            column: from,
            endColumn: to,
            clusters: [a, b],
            affects: [affected(a), affected(b)],
            assumes: [a],
            related: [{ file: a, line: 1, column: 1, endLine: 1, endColumn: 1, note: b }],
            basis: { level: 'source', evidence: [a] },
            fix: {
              title: a,
              safe: true,
              edits: [{ file: a, start: 0, end: Math.min(from, source.length), newText: b }],
            },
          }),
        ],
        ledger: { documents: 1, checked: 0, skipped: [{ file: a, line: 1, reason: b }] },
      })
      const text = renderText(evil, { lineOf: () => source, textOf: () => source, colour })
      for (const each of text.split('\n')) {
        const bare = each.replaceAll(/\x1b\[\d[\d;]*m/g, '')
        expect(colour ? bare : each).not.toMatch(/[\x00-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]|##\[|^\s*::/)
      }
      const json = renderJson(evil)
      expect(json).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]|##\[|^\s*::/m)
      expect(JSON.parse(json)).toEqual(evil)
      const commands = renderAnnotations(planAnnotations(evil).annotations)
      expect(commands).toMatch(/^::error file=[^\n\r]*\n$/)
      expect(commands).not.toMatch(/[\x00-\x09\x0b-\x1f]|##\[/)
      const named = evil.findings.map((each) => ({ ...each, ruleId: `r${b}` }))
      const sarif = renderSarif({ ...evil, findings: named }, { textOf: () => source })
      expect(sarif).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]|##\[|^\s*::/m)
      expect(sarifProblems(sarif, { outside: true })).toEqual([])
      const junit = renderJunit(evil, { fails: () => colour })
      expect(junit).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]|##\[|^\s*::/m)
      expect(readXml(junit).attributes).toMatchObject({ tests: '3', failures: colour ? '1' : '0' })
      const summary = renderMarkdown(evil)
      expect(summary.replaceAll(/^(`{3,})text\n.*\n\1$/gm, '').match(/^<\/?[a-z]+>/gm)).toEqual([
        '<details>',
        '</details>',
      ])
      expect(summary).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/)
    }),
    { numRuns: 150 },
  )
})

test('what stands outside the cause, behind no comment mark, is never shown', () => {
  const key = fc.constantFrom('a: ', '- ', '  - name: x, ', '{ ', 'k: { token: ', '"q": ', '[', '? ', "k: '")
  fc.assert(
    fc.property(key, fc.constantFrom('', ', ', ' } , ', "' "), fc.boolean(), (lead, tail, several) => {
      const source = `${lead}hunter2 ${tail}CAUSE${tail}hunter2`
      const column = source.indexOf('CAUSE') + 1
      const shown = excerpt(finding({ column, endLine: several ? 29 : 28, endColumn: column + 5 }), source, 100).text
      expect(shown).not.toContain('hunter2')
    }),
  )
})

test('a line of 2 million characters takes no time', () => {
  const start = performance.now()
  for (const filler of ['x', ' ', '- ', 'a ', '{', '"', 'a: ', '😀', '}', ' #', '\\`'])
    for (const column of [1, 1_000_000, 2_000_000])
      for (const path of ['/spec', '/data/x'])
        excerpt(finding({ column, endColumn: column + 500_000, path }), filler.repeat(2_000_000 / filler.length), 110)
  expect(performance.now() - start).toBeLessThan(5_000)
})
