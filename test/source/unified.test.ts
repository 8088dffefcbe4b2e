// Diffs of changes, held against git itself.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applyChanges, type Change } from '../../src/source/changes.js'
import { offsetAfter, offsetBefore } from '../../src/source/moved.js'
import { unifiedDiff } from '../../src/source/unified.js'

const text = 'a\nb\nc\nd\ne\nf\ng\nh\ni\nj\nk\nl\n'

describe('a diff', () => {
  test('of a line that is added', () => {
    const at = text.indexOf('f') + 1
    expect(unifiedDiff('x/a.yaml', text, [{ start: at, end: at, newText: '\nnew: 1' }])).toBe(
      '--- a/x/a.yaml\n+++ b/x/a.yaml\n@@ -4,6 +4,7 @@\n d\n e\n f\n+new: 1\n g\n h\n i\n',
    )
  })

  test('of a line that goes, and of nothing', () => {
    expect(unifiedDiff('a', 'a\nb\n', [{ start: 0, end: 2, newText: '' }])).toBe(
      '--- a/a\n+++ b/a\n@@ -1,2 +1 @@\n-a\n b\n',
    )
    expect(unifiedDiff('a', 'a\nb\n', [{ start: 0, end: 1, newText: 'a' }])).toBe('')
    expect(unifiedDiff('a', 'a\n', [])).toBe('')
  })

  test('keeps \\r\\n, and says where a last line has no line break', () => {
    const at = 'a: 1\r\nb: 2'.length
    expect(unifiedDiff('a', 'a: 1\r\nb: 2', [{ start: at, end: at, newText: '\r\nc: 3' }])).toBe(
      [
        '--- a/a\n+++ b/a\n@@ -1,2 +1,3 @@\n a: 1\r\n-b: 2\n\\ No newline at end of file\n',
        '+b: 2\r\n+c: 3\n\\ No newline at end of file\n',
      ].join(''),
    )
  })

  test('has one hunk for what is close, and two for what is not', () => {
    const change = (letter: string): Change => {
      const start = text.indexOf(letter)
      return { start, end: start + 1, newText: letter.toUpperCase() }
    }
    const hunks = (...letters: string[]) => unifiedDiff('a', text, letters.map(change)).match(/^@@.*@@$/gm)
    expect(hunks('b', 'i')).toEqual(['@@ -1,12 +1,12 @@'])
    expect(hunks('b', 'j')).toEqual(['@@ -1,5 +1,5 @@', '@@ -7,6 +7,6 @@'])
  })
})

describe('git apply', () => {
  let folder = ''
  beforeAll(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'kruise-preflight-diff-')))
    spawnSync('git', ['init', '-q'], { cwd: folder })
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  const applied = (name: string, before: string, diff: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), before)
    const { status, stderr } = spawnSync('git', ['apply', '--whitespace=nowarn'], {
      cwd: folder,
      input: diff,
      encoding: 'utf8',
    })
    return { status, stderr, text: readFileSync(join(folder, name), 'utf8') }
  }

  test.each(['plain.yaml', 'with blank.yaml', 'b/a b/c.yaml', 'grüße.yaml', 'say "a\\b".yaml', 'tab\tbed.yaml'])(
    'takes a file named %j',
    (name) => {
      const diff = unifiedDiff(name, text, [{ start: 0, end: 1, newText: 'x' }])
      expect(applied(name, text, diff)).toEqual({ status: 0, stderr: '', text: `x${text.slice(1)}` })
    },
  )

  test('makes of the old text what the changes make of it, whatever they are', () => {
    const line = fc.constantFrom('a', 'b', 'key: value', '', '  - x', '---', '+++ b', '\ufeffa')
    const texts = fc
      .tuple(
        fc.array(fc.tuple(line, fc.constantFrom('\n', '\n', '\r\n')), { minLength: 1, maxLength: 30 }),
        fc.boolean(),
      )
      .map(([lines, ends]) => {
        const whole = lines.map((each) => each.join('')).join('')
        return ends ? whole : whole.replace(/\r?\n$/, '')
      })
      .filter((each) => each !== '')
    const edits = fc.array(fc.tuple(fc.nat(200), fc.nat(12), fc.constantFrom('', 'x', '\ny', 'z\n', '\r\nw: 1')), {
      minLength: 1,
      maxLength: 4,
    })
    fc.assert(
      fc.property(texts, edits, (before, wanted) => {
        let from = 0
        const changes = wanted
          .map(([at, length, newText]) => ({ at: at % (before.length + 1), length, newText }))
          .sort((a, b) => a.at - b.at)
          .flatMap(({ at, length, newText }): Change[] => {
            if (at < from) return []
            from = Math.min(before.length, at + length) + 1
            return [{ start: at, end: from - 1, newText }]
          })
        const after = applyChanges(before, changes)
        const diff = unifiedDiff('p/a.yaml', before, changes)
        if (after === before) {
          expect(diff).toBe('')
          return
        }
        // git takes a file without a line for one that is deleted.
        if (after === '') return
        expect(applied('p/a.yaml', before, diff)).toEqual({ status: 0, stderr: '', text: after })
      }),
      { numRuns: 150 },
    )
  }, 60_000)
})

test('an offset is found again before and after changes', () => {
  const changes = [
    { start: 2, end: 4, newText: '' },
    { start: 6, end: 6, newText: 'xyz' },
  ]
  const after = applyChanges('abcdefghij', changes)
  expect(after).toBe('abefxyzghij')
  expect([...'abefghij'].map((each) => offsetBefore(changes, after.indexOf(each)))).toEqual([0, 1, 4, 5, 6, 7, 8, 9])
  expect(offsetBefore(changes, after.indexOf('y'))).toBe(6)
  expect([...'abcdefghij'].map((each) => offsetAfter(changes, 'abcdefghij'.indexOf(each)))).toEqual([
    0, 1, 2, 2, 2, 3, 4, 8, 9, 10,
  ])
})
