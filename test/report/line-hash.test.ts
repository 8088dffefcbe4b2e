import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineHashes } from '../../src/report/line-hash.js'

test('the hashes are those that upload-sarif makes', () => {
  // As github/codeql-action src/fingerprints.test.ts has them.
  expect(lineHashes('')).toEqual(['c129715d7a2bc9a3:1'])
  expect(lineHashes(' a\nb\n  \t\tc\n d')).toEqual([
    '271789c17abda88f:1',
    '54703d4cd895b18:1',
    '180aee12dab6264:1',
    'a23a3dc5e078b07b:1',
  ])
})

test('lines that are alike for all that follows are counted', () => {
  const hashes = lineHashes(`${'a: 1\n'.repeat(60)}end\n`)
  expect(hashes).toHaveLength(62)
  expect(new Set(hashes).size).toBe(62)
  const [first = ''] = hashes[0]!.split(':')
  expect(hashes.slice(0, 3)).toEqual([`${first}:1`, `${first}:2`, `${first}:3`])
})

test('neither the line ends nor the indentation matter', () => {
  const text = 'kind: Pod\n\nspec:\n  a: b\n  c: d\n'
  expect(lineHashes(text.replaceAll('\n', '\r\n'))).toEqual(lineHashes(text))
  expect(lineHashes(text.replaceAll('  ', '\t \t'))).toEqual(lineHashes(text))
  expect(lineHashes(text.replace('c: d', 'c: e'))).not.toEqual(lineHashes(text))
})

test('a hash is the polynomial of the next 100 units, in 64 bits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      const line = text.replaceAll(/[\s]/g, 'x')
      const units = [...Array(line.length).keys()].map((at) => line.charCodeAt(at))
      const all = [...units, 65_535, ...Array(100).fill(0)].slice(0, 100)
      const hash = all.reduce((sum, unit) => BigInt.asUintN(64, sum * 37n + BigInt(unit)), 0n)
      expect(lineHashes(line)).toEqual([`${hash.toString(16)}:1`])
    }),
  )
})

test('a text of 10 MB is hashed in a moment', () => {
  const start = performance.now()
  expect(lineHashes('metadata: { name: x }\n'.repeat(450_000))).toHaveLength(450_001)
  expect(performance.now() - start).toBeLessThan(5_000)
})
