/** A part of a pull request's diff on the side of the head: the number of its first line, from 1, and its lines. */
export interface Hunk {
  readonly from: number
  readonly lines: readonly string[]
}

const HUNK = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/

/** The hunks of a `patch` of GitHub's API on the side of the head, where a comment may stand: lines that came, and those around. */
export function headHunks(patch: string): Hunk[] {
  const hunks: { from: number; lines: string[]; most: number }[] = []
  for (const line of patch.split('\n')) {
    const head = HUNK.exec(line)
    if (head) hunks.push({ from: Number(head[1]), lines: [], most: Number(head[2] ?? 1) })
    const hunk = hunks.at(-1)
    const isOfHead = !head && (line.startsWith('+') || line.startsWith(' '))
    if (hunk && isOfHead && hunk.lines.length < hunk.most) hunk.lines.push(line.slice(1))
  }
  return hunks.flatMap(({ from, lines }) => (lines.length > 0 ? [{ from, lines }] : []))
}

/** Whether a text has the lines of these hunks where they say; a carriage return is no part of the line. */
export function agrees(hunks: readonly Hunk[], text: string): boolean {
  const lines = linesOf(text)
  return hunks.every((hunk) => hunk.lines.every((line, i) => bare(line) === bare(lines[hunk.from - 1 + i])))
}

/** The hunk that holds all of these lines, from 1, both ends inclusive. */
export function hunkAround(hunks: readonly Hunk[], from: number, to = from): Hunk | undefined {
  return hunks.find((hunk) => hunk.from <= from && to < hunk.from + hunk.lines.length)
}

/** The lines of a text without their line feeds; after the last line feed there is no line. */
export function linesOf(text: string): string[] {
  const lines = text.split('\n')
  if (lines.at(-1) === '') lines.pop()
  return lines
}

/** Beyond so many lines that differ nobody looks for the same ones between them. */
const MOST_DIFFERENT = 2_000

/**
 * The line of `to` that a line of `from` is, both from 1: the longest common subsequence of their lines (E. Myers, "An O(ND)
 * Difference Algorithm", 1986). Undefined for a line that is not there, and between too many differences.
 */
export function lineMap(from: string, to: string): (line: number) => number | undefined {
  if (from === to) return (line) => line
  const [a, b] = [linesOf(from), linesOf(to)]
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start++
  let end = 0
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end++
  const middle = matched(a.slice(start, a.length - end), b.slice(start, b.length - end))
  return (line) => {
    if (line < 1 || line > a.length) return undefined
    if (line <= start) return line
    if (line > a.length - end) return line + b.length - a.length
    const found = middle[line - 1 - start] ?? -1
    return found < 0 ? undefined : found + 1 + start
  }
}

/** For each line of `a` its index in `b`, or -1. */
function matched(a: readonly string[], b: readonly string[]): Int32Array {
  const found = new Int32Array(a.length).fill(-1)
  const most = Math.min(a.length + b.length, MOST_DIFFERENT)
  // The furthest index in `a` on each diagonal (index in a - index in b), and how it was before each further difference.
  const furthest = new Int32Array(2 * most + 3)
  const middle = most + 1
  const trace: Int32Array[] = []
  for (let d = 0; d <= most; d++) {
    trace.push(furthest.slice(middle - d - 1, middle + d + 2))
    for (let k = -d; k <= d; k += 2) {
      const down = k === -d || (k !== d && furthest[middle + k - 1]! < furthest[middle + k + 1]!)
      let x = down ? furthest[middle + k + 1]! : furthest[middle + k - 1]! + 1
      while (x < a.length && x - k < b.length && a[x] === b[x - k]) x++
      furthest[middle + k] = x
      if (x >= a.length && x - k >= b.length) return walkedBack(trace, a.length, b.length, found)
    }
  }
  return found
}

function walkedBack(trace: readonly Int32Array[], length: number, other: number, found: Int32Array): Int32Array {
  let [x, y] = [length, other]
  for (let d = trace.length - 1; d >= 0; d--) {
    const before = trace[d]!
    const at = (k: number) => before[k + d + 1]!
    const k = x - y
    const down = k === -d || (k !== d && at(k - 1) < at(k + 1))
    const fromX = d === 0 ? 0 : down ? at(k + 1) : at(k - 1)
    const fromY = d === 0 ? 0 : fromX - (down ? k + 1 : k - 1)
    const startX = d === 0 ? 0 : down ? fromX : fromX + 1
    while (x > startX) found[--x] = --y
    ;[x, y] = [fromX, fromY]
  }
  return found
}

function bare(line: string | undefined): string | undefined {
  return line?.endsWith('\r') ? line.slice(0, -1) : line
}
