import { describe, expect, it } from 'vitest'
import { rangesOfDiff, rangesOfPatch } from '../../src/github/diff.js'

describe('git diff --unified=0', () => {
  const ranges = (...lines: string[]) => Object.fromEntries(rangesOfDiff(lines.join('\n')))

  it('gives added and replaced lines, and the lines around a removal', () => {
    expect(
      ranges(
        'diff --git a/x.yaml b/x.yaml',
        'index 1..2 100644',
        '--- a/x.yaml',
        '+++ b/x.yaml',
        '@@ -2 +2 @@ kind: A',
        '-b',
        '+B',
        '@@ -5,0 +6,3 @@',
        ...['+1', '+2', '+3'],
        '@@ -9,2 +11,0 @@',
        ...['-x', '-y'],
      ),
    ).toEqual({
      'x.yaml': [
        [2, 2],
        [6, 8],
        [11, 12],
      ],
    })
  })

  it('marks the first line where the head of a file was removed', () => {
    expect(ranges('+++ b/x.yaml', '@@ -1,2 +0,0 @@', '-a', '-b')).toEqual({ 'x.yaml': [[1, 1]] })
  })

  it('is not misled by lines that look like headers', () => {
    expect(
      ranges(
        '+++ b/x.yaml',
        '@@ -1,2 +1,2 @@',
        '--- a/evil.yaml',
        '-@@ -1 +1 @@',
        '+++ b/evil.yaml',
        '+@@ -1,0 +1,99 @@',
        '@@ -9 +9 @@',
        '-a',
        '\\ No newline at end of file',
        '+++ b/evil.yaml',
        '\\ No newline at end of file',
        'diff --git a/y.yaml b/y.yaml',
        '--- a/y.yaml',
        '+++ b/y.yaml',
        '@@ -0,0 +1 @@',
        '+a',
      ),
    ).toEqual({
      'x.yaml': [
        [1, 2],
        [9, 9],
      ],
      'y.yaml': [[1, 1]],
    })
  })

  it('reads names as git writes them', () => {
    expect(
      Object.keys(
        ranges(
          '+++ b/a b.yaml\t',
          '+++ "b/new\\nline\\t\\"q\\" \\\\.yaml"',
          '+++ "b/\\303\\274.yaml"',
          '+++ b/ß.yaml',
          '+++ /dev/null',
        ),
      ),
    ).toEqual(['a b.yaml', 'new\nline\t"q" \\.yaml', 'ü.yaml', 'ß.yaml'])
  })
})

describe("the patch of GitHub's API", () => {
  const patch = ['@@ -1,4 +1,4 @@ name', ' a', ' b', '-c', '+C', ' d'].join('\n')

  it('gives head lines where they stand', () => {
    expect(rangesOfPatch(patch, 'a\nb\nC\nd\ne\n')).toEqual([[3, 3]])
  })

  it('follows them to where the merge with the base has moved them', () => {
    expect(rangesOfPatch(patch, 'new\nfrom\nmain\na\nb\nC\nd\n')).toEqual([[6, 6]])
  })

  it('counts from the last hunk', () => {
    const two = `${patch}\n@@ -10,2 +10,3 @@\n x\n+y\n z`
    const filler = ['5', '6', '7', '8', '9']
    expect(rangesOfPatch(two, ['0', 'a', 'b', 'C', 'd', ...filler, 'x', 'y', 'z', 'x', 'y', 'z'].join('\n'))).toEqual([
      [4, 4],
      [12, 12],
    ])
  })

  it('takes the whole file where a hunk fits nowhere or in two places', () => {
    expect(rangesOfPatch(patch, 'a\nb\nc\nd\n')).toBe('whole')
    expect(rangesOfPatch(patch, 'x\na\nb\nC\nd\na\nb\nC\nd\n')).toBe('whole')
    expect(rangesOfPatch('', 'a\n')).toBe('whole')
    expect(rangesOfPatch('@@ -1,4 +1,4 @@\n a', 'a\n')).toBe('whole')
  })

  it('marks the lines around a removal, and none beside a replacement', () => {
    expect(rangesOfPatch('@@ -1,4 +1,3 @@\n a\n-b\n c\n d', 'a\nc\nd')).toEqual([[1, 2]])
    expect(rangesOfPatch('@@ -1,2 +1 @@\n a\n-b', 'a\n')).toEqual([[1, 1]])
    expect(rangesOfPatch('@@ -1,2 +0,0 @@\n-a\n-b', '')).toEqual([])
  })

  it('reads files that end without a line break, and with CRLF', () => {
    expect(
      rangesOfPatch('@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+b\n\\ No newline at end of file', 'b'),
    ).toEqual([[1, 1]])
    expect(rangesOfPatch('@@ -1,2 +1,2 @@\n a\r\n-b\r\n+c\r', 'a\r\nc\r\n')).toEqual([[2, 2]])
    expect(rangesOfPatch('@@ -1,2 +1,2 @@\n a\r\n-b\r\n+c\r', 'a\nc\n')).toEqual([[2, 2]])
  })

  it('does not take an added line for a header', () => {
    expect(rangesOfPatch('@@ -0,0 +1,2 @@\n+@@ -1 +1 @@\n+b', '@@ -1 +1 @@\nb\n')).toEqual([[1, 2]])
  })
})
