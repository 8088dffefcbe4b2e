import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { agrees, headHunks, hunkAround, lineMap, linesOf } from '../../src/github/review-lines.js'

/** The length of the longest common subsequence, by the table. */
function common(a: readonly string[], b: readonly string[]): number {
  const table = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0))
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++)
      table[i]![j] = a[i - 1] === b[j - 1] ? table[i - 1]![j - 1]! + 1 : Math.max(table[i - 1]![j]!, table[i]![j - 1]!)
  return table[a.length]![b.length]!
}

const text = fc
  .tuple(fc.array(fc.constantFrom('a', 'b', 'c', '', 'a\r'), { maxLength: 14 }), fc.boolean())
  .map(([lines, ends]) => lines.join('\n') + (ends ? '\n' : ''))

describe('the lines of one text in another', () => {
  it('are as many as the longest common subsequence has, the same and in order', () => {
    fc.assert(
      fc.property(text, text, (from, to) => {
        const [a, b] = [linesOf(from), linesOf(to)]
        const map = lineMap(from, to)
        const pairs = a.flatMap((_, i) => {
          const line = map(i + 1)
          return line === undefined ? [] : [[i + 1, line] as const]
        })
        for (const [line, other] of pairs) expect(b[other - 1]).toBe(a[line - 1])
        for (const [i, [, other]] of pairs.entries()) if (i > 0) expect(other).toBeGreaterThan(pairs[i - 1]![1])
        expect(pairs.length).toBe(common(a, b))
      }),
      { numRuns: 3000 },
    )
  })

  it('leave out what only the first has', () => {
    const map = lineMap('base\na\nb\nmore\nc\n', 'a\nb\nc\nd\n')
    expect([0, 1, 2, 3, 4, 5, 6].map(map)).toEqual([undefined, undefined, 1, 2, undefined, 3, undefined])
  })

  it('stay where they are in the same text, and are none in one that is all other', () => {
    expect(lineMap('a\nb', 'a\nb')(2)).toBe(2)
    expect([1, 2].map(lineMap('a\nb', 'c\nd'))).toEqual([undefined, undefined])
    expect(lineMap('', 'a')(1)).toBe(undefined)
  })

  it('are found around thousands of lines that differ, and then not between them', () => {
    const many = (word: string, count: number) => Array.from({ length: count }, (_, i) => `${word} ${i}`)
    const a = ['first', ...many('old', 3000), 'same', ...many('old', 3000), 'last'].join('\n')
    const b = ['first', ...many('new', 3000), 'same', ...many('new', 2000), 'last'].join('\n')
    const map = lineMap(a, b)
    expect([1, 3002, 6003].map(map)).toEqual([1, undefined, 5003])
  })
})

describe('the hunks of a patch', () => {
  const patch = [
    '@@ -1,2 +1,3 @@ kind: X',
    ' a',
    '+@@ -1,9 +1,9 @@',
    ' b\r',
    '@@ -10 +11,2 @@',
    '-c',
    '+d',
    '+e',
    '\\ No newline at end of file',
    '@@ -20,2 +21,0 @@',
    '-f',
    '-g',
  ].join('\n')

  it('are lines of the head', () => {
    expect(headHunks(patch)).toEqual([
      { from: 1, lines: ['a', '@@ -1,9 +1,9 @@', 'b\r'] },
      { from: 11, lines: ['d', 'e'] },
    ])
  })

  it('hold a range where one of them holds all of it', () => {
    const hunks = headHunks(patch)
    const held = (from: number, to: number) => hunkAround(hunks, from, to)?.from
    expect([
      held(1, 1),
      held(1, 3),
      held(3, 4),
      held(0, 1),
      held(3, 11),
      held(11, 12),
      held(12, 13),
      held(21, 21),
    ]).toEqual([1, 1, undefined, undefined, undefined, 11, undefined, undefined])
  })

  it('are held against the text', () => {
    const hunks = headHunks('@@ -1 +1,2 @@\n a\n+b')
    expect(agrees(hunks, 'a\r\nb\r\n')).toBe(true)
    expect(agrees(hunks, 'a\nc\n')).toBe(false)
    expect(agrees(hunks, 'a')).toBe(false)
  })
})
