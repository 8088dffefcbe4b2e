import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Edit } from '../../src/finding.js'
import type { Hunk } from '../../src/github/review-lines.js'
import { lineMap, linesOf } from '../../src/github/review-lines.js'
import { overlap, suggested, suggestionOf } from '../../src/github/suggestion.js'

const file = 'a.yaml'
const all = (text: string): Hunk[] => [{ from: 1, lines: linesOf(text) }]
/** An edit that replaces `old`, which stands once in `text`. */
const edit = (text: string, old: string, newText: string): Edit => {
  const start = text.indexOf(old)
  if (start < 0 || text.indexOf(old, start + 1) >= 0) throw new Error(`'${old}' does not stand once in the text`)
  return { file, start, end: start + old.length, newText }
}
const fix = (...edits: Edit[]) => ({ title: 'mend it', safe: true, edits })
const of = (judged: string, edits: Edit[], at: number, { head = judged, hunks = all(head) } = {}) =>
  suggestionOf(fix(...edits), file, at, { judged, head, hunks, map: lineMap(judged, head) })

const text = 'a: 1\nb: 2\nc: 3\nd: 4\ne: 5\n'

describe('a suggestion', () => {
  it('replaces a line', () => {
    expect(of(text, [edit(text, '2', '20')], 2)).toEqual({ from: 2, to: 2, lines: ['b: 20'] })
  })

  it('puts lines behind or before the one that it stands on', () => {
    expect(of(text, [edit(text, 'b: 2', 'b: 2\nx: 0')], 2)).toEqual({ from: 2, to: 2, lines: ['b: 2', 'x: 0'] })
    expect(of(text, [edit(text, 'b: 2', 'x: 0\nb: 2')], 2)).toEqual({ from: 2, to: 2, lines: ['x: 0', 'b: 2'] })
  })

  it('removes lines', () => {
    expect(of(text, [edit(text, 'b: 2\nc: 3\n', '')], 2)).toEqual({ from: 2, to: 3, lines: [] })
  })

  it('is one for edits on several lines, with what stands between, and with its own line', () => {
    expect(of(text, [edit(text, '4', '40'), edit(text, '2', '20')], 2)).toEqual({
      from: 2,
      to: 4,
      lines: ['b: 20', 'c: 3', 'd: 40'],
    })
    expect(of(text, [edit(text, '4', '40')], 2)).toEqual({ from: 2, to: 4, lines: ['b: 2', 'c: 3', 'd: 40'] })
    expect(of(text, [edit(text, '1', '10')], 3)).toEqual({ from: 1, to: 3, lines: ['a: 10', 'b: 2', 'c: 3'] })
  })

  it('stands on the lines of the head where the base brought others', () => {
    const judged = `# of the base\n${text}`
    expect(of(judged, [edit(judged, '3', '30')], 3, { head: text })).toEqual({ from: 3, to: 3, lines: ['c: 30'] })
  })

  it('is none where the head has not all of its lines, or others between them', () => {
    const judged = text.replace('c: 3\n', 'c: 3\nof: base\n')
    expect(of(judged, [edit(judged, 'base', 'head')], 3, { head: text })).toBe(undefined)
    expect(of(judged, [edit(judged, 'c: 3\nof: base\nd: 4\n', '')], 3, { head: text })).toBe(undefined)
    const head = text.replace('c: 3\n', 'c: 3\nof: head\n')
    expect(of(text, [edit(text, 'c: 3\nd: 4\n', '')], 3, { head })).toBe(undefined)
  })

  it('is none across hunks, or outside of them', () => {
    const hunks = [
      { from: 1, lines: ['a: 1', 'b: 2'] },
      { from: 4, lines: ['d: 4'] },
    ]
    expect(of(text, [edit(text, '2', '20')], 1, { hunks })).toEqual({ from: 1, to: 2, lines: ['a: 1', 'b: 20'] })
    expect(of(text, [edit(text, '3', '30')], 2, { hunks })).toBe(undefined)
    expect(of(text, [edit(text, '2', '20'), edit(text, '4', '40')], 2, { hunks })).toBe(undefined)
  })

  it('is none in another file, for an unsafe fix, for edits over each other, and for none', () => {
    const sides = { judged: text, head: text, hunks: all(text), map: lineMap(text, text) }
    const one = edit(text, '2', '20')
    expect(suggestionOf(fix({ ...one, file: 'b.yaml' }), file, 2, sides)).toBe(undefined)
    expect(suggestionOf({ ...fix(one), safe: false }, file, 2, sides)).toBe(undefined)
    expect(suggestionOf(fix(one, { ...one, newText: '30' }), file, 2, sides)).toBe(undefined)
    expect(suggestionOf(fix({ ...one, end: text.length + 1 }), file, 2, sides)).toBe(undefined)
    expect(suggestionOf(fix(), file, 2, sides)).toBe(undefined)
    expect(suggestionOf(undefined, file, 2, sides)).toBe(undefined)
    expect(suggestionOf(fix(edit(text, '2', '2')), file, 2, sides)).toBe(undefined)
  })

  it('is none where GitHub may read it otherwise: carriage returns, a last line that does not end, an empty line, no text', () => {
    const windows = text.replaceAll('\n', '\r\n')
    expect(of(windows, [edit(windows, '2', '20')], 2)).toBe(undefined)
    expect(of(text, [edit(text, 'b: 2\n', 'b: 2\r\n')], 2)).toBe(undefined)
    const open = text.slice(0, -1)
    expect(of(open, [edit(open, '5', '50')], 5)).toBe(undefined)
    expect(of(open, [edit(open, '4', '40')], 4)).toEqual({ from: 4, to: 4, lines: ['d: 40'] })
    expect(of(text, [edit(text, 'b: 2', '')], 2)).toBe(undefined)
    const odd = text.replace('b: 2', 'b: \ufffd2')
    expect(of(odd, [edit(odd, '2', '20')], 2)).toBe(undefined)
  })

  it('is at most 40 lines long', () => {
    const lines = (count: number) => Array.from({ length: count }, (_, i) => `x${i}: 0\n`).join('')
    const [forty, more] = [39, 40].map((count) => of(text, [{ file, start: 5, end: 5, newText: lines(count) }], 2))
    expect(forty?.lines.length).toBe(40)
    expect(more).toBe(undefined)
  })

  it('is at most 4,000 characters long', () => {
    const of4 = (length: number) =>
      of(text, [edit(text, '2', 'x'.repeat(length - 'b: '.length))], 2)?.lines.join('').length
    expect([3_999, 4_000, 4_001].map(of4)).toEqual([3_999, 4_000, undefined])
  })

  it('overlaps another on the same line', () => {
    const on = (from: number, to: number) => ({ from, to, lines: [] })
    expect([overlap(on(1, 2), on(2, 3)), overlap(on(1, 2), on(3, 3)), overlap(on(3, 9), on(4, 5))]).toEqual([
      true,
      false,
      true,
    ])
  })

  it('makes of the head what its edits make of it, whatever they are', () => {
    const words = fc.array(fc.constantFrom('a', 'b', '', 'é😀'), { minLength: 1, maxLength: 8 })
    let found = 0
    fc.assert(
      fc.property(
        words,
        fc.boolean(),
        fc.array(fc.tuple(fc.nat(20), fc.nat(6), fc.constantFrom('', 'x', '\n', 'x\ny', 'x\n')), {
          minLength: 1,
          maxLength: 3,
        }),
        fc.integer({ min: 1, max: 8 }),
        (lines, ends, raw, at) => {
          const head = lines.join('\n') + (ends ? '\n' : '')
          let from = 0
          const edits = raw.flatMap(([skip, length, newText]) => {
            const start = from + skip
            const end = Math.min(start + length, head.length)
            if (start > head.length) return []
            from = end
            return [{ file, start, end, newText }]
          })
          const suggestion = of(head, edits, at)
          if (!suggestion) return
          found++
          let wanted = ''
          let last = 0
          for (const each of edits) {
            wanted += head.slice(last, each.start) + each.newText
            last = each.end
          }
          // As a person would: the lines above, those of the suggestion, the lines below.
          const rows = head.split('\n')
          const after = [...rows.slice(0, suggestion.from - 1), ...suggestion.lines, ...rows.slice(suggestion.to)].join(
            '\n',
          )
          expect(after).toBe(wanted + head.slice(last))
          expect(suggested(head, suggestion)).toBe(after)
          expect(suggestion.from <= at && at <= suggestion.to).toBe(true)
        },
      ),
      { numRuns: 3000 },
    )
    expect(found).toBeGreaterThan(300)
  })
})
