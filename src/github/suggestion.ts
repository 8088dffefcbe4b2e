import type { Edit, Fix } from '../finding.js'
import { type Hunk, hunkAround, linesOf } from './review-lines.js'

/** Whole lines of the head, from 1, both ends inclusive, and what GitHub puts in their place; none removes them. */
export interface Suggestion {
  readonly from: number
  readonly to: number
  readonly lines: readonly string[]
}

/** One file on both sides of the mapping: as it was judged, and at the head of the pull request with its part of the diff. */
export interface Sides {
  readonly judged: string
  readonly head: string
  readonly hunks: readonly Hunk[]
  /** The line of the head that a line of the judged text is. */
  readonly map: (line: number) => number | undefined
}

/** A person reads what he is to commit. */
const MOST_LINES = 40
/** In UTF-16 units, of all of its lines. */
const LONGEST = 4_000

/**
 * The suggestion on the line `at` of the head that does what a safe fix does; undefined where GitHub could not apply it, or
 * would make something else of it. That the fix clears its finding in every cluster and adds none is the gate's to check:
 * a finding has no other fix (src/gate/fixes.ts).
 */
export function suggestionOf(fix: Fix | undefined, file: string, at: number, sides: Sides): Suggestion | undefined {
  const { judged, head, hunks, map } = sides
  const edits = [...(fix?.edits ?? [])].sort((a, b) => a.start - b.start)
  if (!fix?.safe || edits.length === 0 || !isOrdered(edits, file, judged)) return undefined
  const moved = movedTo(head, judged, map, edits)
  const wanted = moved && edited(head, moved)
  if (wanted === undefined || wanted === head) return undefined
  const suggestion = replaced(linesOf(head), linesOf(wanted), at, hunks)
  return suggestion && isPlain(suggestion, head) && suggested(head, suggestion) === wanted ? suggestion : undefined
}

/** What GitHub makes of the head's text where somebody commits the suggestion. */
export function suggested(head: string, { from, to, lines }: Suggestion): string {
  const all = head.split('\n')
  all.splice(from - 1, to - from + 1, ...lines)
  return all.join('\n')
}

/** Whether two suggestions touch the same lines. */
export function overlap(a: Suggestion, b: Suggestion): boolean {
  return a.from <= b.to && b.from <= a.to
}

function isOrdered(edits: readonly Edit[], file: string, text: string): boolean {
  let end = 0
  for (const edit of edits) {
    if (edit.file !== file || edit.start < end || edit.end < edit.start || edit.end > text.length) return false
    end = edit.end
  }
  return true
}

/** The edits in the head's text; undefined where it lacks a line that they touch, or has others between those of one edit. */
function movedTo(head: string, judged: string, map: Sides['map'], edits: readonly Edit[]): Edit[] | undefined {
  if (head === judged) return [...edits]
  const [from, to] = [startsOf(judged), startsOf(head)]
  const moved: Edit[] = []
  for (const edit of edits) {
    const [first, last] = [lineAt(from, edit.start), lineAt(from, Math.max(edit.start, edit.end - 1))]
    const line = map(first)
    for (let i = first; i <= last; i++) if (line === undefined || map(i) !== line + i - first) return undefined
    const shift = to[line! - 1]! - from[first - 1]!
    moved.push({ ...edit, start: edit.start + shift, end: edit.end + shift })
  }
  return moved.every((edit, i) => i === 0 || edit.start >= moved[i - 1]!.end) ? moved : undefined
}

function edited(text: string, edits: readonly Edit[]): string {
  let result = ''
  let at = 0
  for (const { start, end, newText } of edits) {
    result += text.slice(at, start) + newText
    at = end
  }
  return result + text.slice(at)
}

/** What differs between two texts' lines, with the line `at`, as whole lines of one hunk. */
function replaced(
  before: readonly string[],
  after: readonly string[],
  at: number,
  hunks: readonly Hunk[],
): Suggestion | undefined {
  let start = 0
  while (start < before.length && start < after.length && before[start] === after[start]) start++
  let end = 0
  const most = Math.min(before.length, after.length) - start
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end++
  // Lines that only come have none to stand on but the comment's own or a neighbour: `at` is always part of it.
  const from = Math.min(at, start + 1)
  const to = Math.max(at, before.length - end)
  if (!hunkAround(hunks, from, to)) return undefined
  const shift = after.length - before.length
  return { from, to, lines: after.slice(from - 1, to + shift) }
}

/**
 * Whether GitHub's reading of it is known: no carriage returns, a last line that ends, a single empty line that could be
 * nothing, and no bytes that were no text.
 */
function isPlain({ from, to, lines }: Suggestion, head: string): boolean {
  const old = head.split('\n')
  const all = [...old.slice(from - 1, to), ...lines]
  return (
    to < old.length &&
    Math.max(lines.length, to - from + 1) <= MOST_LINES &&
    lines.join('\n').length <= LONGEST &&
    !(lines.length === 1 && lines[0] === '') &&
    !all.some((line) => /[\r\0\ufffd\ufeff\u2028\u2029]/.test(line))
  )
}

/** The offsets at which lines start. */
function startsOf(text: string): number[] {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

/** The line, from 1, of an offset. */
function lineAt(starts: readonly number[], offset: number): number {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (starts[middle]! <= offset) low = middle
    else high = middle - 1
  }
  return low + 1
}
