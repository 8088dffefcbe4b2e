// Mirrors github/codeql-action src/fingerprints.ts, which warns of every result whose hash is another than its own.

const [TAB, LINE_FEED, RETURN, SPACE, END] = [9, 10, 13, 32, 65_535]
/** How many units a hash covers: blanks do not count, so that another indentation is the same line. */
const COVERED = 100
const FACTOR = 37

/**
 * What GitHub knows the lines of a text by (`primaryLocationLineHash`): a hash of the text from the start of each line
 * on, in 64 bits, and the how manieth it is of those that are equal.
 */
export function lineHashes(text: string): string[] {
  const units = new Uint16Array(text.length + 1 + COVERED)
  const starts: number[] = []
  let length = 0
  let afterReturn = false
  let atStart = true
  for (let at = 0; at <= text.length; at++) {
    const unit = at < text.length ? text.charCodeAt(at) : END
    const isBlank = unit === SPACE || unit === TAB || (afterReturn && unit === LINE_FEED)
    afterReturn = unit === RETURN
    if (isBlank) continue
    if (atStart) starts.push(length)
    atStart = unit === LINE_FEED || unit === RETURN
    units[length++] = atStart ? LINE_FEED : unit
  }
  const seen = new Map<string, number>()
  return starts.map((start) => {
    const hash = hashOf(units, start)
    const count = (seen.get(hash) ?? 0) + 1
    seen.set(hash, count)
    return `${hash}:${count}`
  })
}

function hashOf(units: Uint16Array, start: number): string {
  let low = 0
  let high = 0
  for (let at = start; at < start + COVERED; at++) {
    const sum = low * FACTOR + (units[at] ?? 0)
    high = (high * FACTOR + Math.floor(sum / 2 ** 32)) >>> 0
    low = sum >>> 0
  }
  return high === 0 ? low.toString(16) : `${high.toString(16)}${low.toString(16).padStart(8, '0')}`
}
