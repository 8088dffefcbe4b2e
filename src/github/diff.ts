import type { Changed } from '../finding.js'

/** What differs in one file: ranges of head lines from 1, both ends inclusive, or all of it. */
export type Ranges = Changed['files'] extends ReadonlyMap<string, infer R> ? R : never

/** One `@@` part of a patch: where it stands on the head side, and its head lines with those that are added or border a removal. */
interface Hunk {
  readonly start: number
  readonly lines: readonly { readonly text: string; readonly changed: boolean }[]
}

const HUNK = /^@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/

/**
 * The changed head lines of each file in the output of `git diff --unified=0`, by the file's name on the head side. Files
 * without any hunk (binary, moved, another mode, removed) are not in it.
 */
export function rangesOfDiff(diff: string): Map<string, [number, number][]> {
  const files = new Map<string, [number, number][]>()
  let ranges: [number, number][] | undefined
  const lines = diff.split('\n')
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!
    if (line.startsWith('+++ ')) {
      const name = nameInDiff(line.slice(4))
      ranges = name === undefined ? undefined : []
      if (name !== undefined) files.set(name, ranges!)
      continue
    }
    const hunk = HUNK.exec(line)
    if (!hunk) continue
    const removed = Number(hunk[1] ?? 1)
    const start = Number(hunk[2])
    const added = Number(hunk[3] ?? 1)
    // The body is skipped by count: an added line `++ b/x` would read as the name of a file. `\\ No newline ...` does not count.
    for (let left = removed + added; left > 0 && i + 1 < lines.length; ) if (!lines[++i]!.startsWith('\\')) left--
    if (added > 0) ranges?.push([start, start + added - 1])
    // Only removed: `start` is the line above.
    else ranges?.push([Math.max(1, start), start + 1])
  }
  return files
}

/** The name in a `+++ ` line: in C's quotes where it holds control characters or quotes, with a tab after it where it holds a space. */
function nameInDiff(written: string): string | undefined {
  const whole = written.replace(/\t$/, '')
  const name = whole.startsWith('"') ? unquoted(whole) : whole
  return name.startsWith('b/') ? name.slice(2) : undefined
}

const ESCAPES: Readonly<Record<string, string>> = { a: '\x07', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' }

function unquoted(written: string): string {
  const bytes: Buffer[] = []
  for (const [, octal, escaped, plain] of written.slice(1).matchAll(/\\([0-7]{3})|\\(.)|([^\\"]+)/gu)) {
    if (octal !== undefined) bytes.push(Buffer.from([Number.parseInt(octal, 8)]))
    else bytes.push(Buffer.from(escaped !== undefined ? (ESCAPES[escaped] ?? escaped) : plain!))
  }
  return Buffer.concat(bytes).toString('utf8')
}

/**
 * The changed lines of one file by the `patch` that GitHub's API gives for it, in the text that is checked out. The patch
 * counts lines in the pull request's head, while `pull_request` checks out its merge with the base, so each hunk is
 * placed where its lines really stand. All of the file where one does not fit.
 */
export function rangesOfPatch(patch: string, text: string): Ranges {
  const hunks = hunksOf(patch)
  if (hunks === undefined) return 'whole'
  const lines = text.split('\n').map(withoutReturn)
  const ranges: [number, number][] = []
  let after = 0
  let shift = 0
  for (const hunk of hunks) {
    const index = placeOf(hunk, lines, hunk.start - 1 + shift, after)
    if (index === undefined) return 'whole'
    shift = index - (hunk.start - 1)
    after = index + hunk.lines.length
    for (const [i, { changed }] of hunk.lines.entries()) {
      const line = index + i + 1
      const last = ranges.at(-1)
      if (!changed) continue
      if (last?.[1] === line - 1) last[1] = line
      else ranges.push([line, line])
    }
  }
  return ranges
}

/** The index of the hunk's first line: as counted where it fits there, else the only place after the last hunk where it does. */
function placeOf(hunk: Hunk, lines: readonly string[], counted: number, after: number): number | undefined {
  const fits = (index: number) =>
    index >= after &&
    index + hunk.lines.length <= lines.length &&
    hunk.lines.every((l, i) => l.text === lines[index + i])
  if (hunk.lines.length === 0 || fits(counted)) return Math.max(0, counted)
  let found: number | undefined
  for (let index = after; index < lines.length; index++) {
    if (!fits(index)) continue
    if (found !== undefined) return undefined
    found = index
  }
  return found
}

function hunksOf(patch: string): Hunk[] | undefined {
  const hunks: Hunk[] = []
  let current: { start: number; lines: { text: string; changed: boolean }[]; left: number } | undefined
  // Lines were removed and nothing has come in their place yet.
  let gone = false
  const mark = () => {
    const above = current?.lines.at(-1)
    if (gone && above) above.changed = true
  }
  for (const line of patch.split('\n')) {
    const head = HUNK.exec(line)
    if (head && (current === undefined || current.left === 0)) {
      mark()
      current = { start: Number(head[2]), lines: [], left: Number(head[3] ?? 1) }
      hunks.push(current)
      gone = false
      continue
    }
    if (current === undefined) return undefined
    const text = withoutReturn(line.slice(1))
    switch (line[0]) {
      case '-':
        gone = true
        break
      case '+':
      case ' ':
        if (current.left === 0) return undefined
        if (line[0] === ' ') mark()
        current.lines.push({ text, changed: line[0] === '+' || gone })
        current.left--
        gone = false
        break
      case '\\':
        break
      default:
        return undefined
    }
  }
  mark()
  return current?.left === 0 ? hunks : undefined
}

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line
}
