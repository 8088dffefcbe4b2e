/** Kept free for `- and N more` of a section, and for the line that says what had no room. */
const MORE = 40
const LAST = 120

/** A text of sections that grows up to so many characters; lines that do not fit are counted. */
export class Room {
  readonly #parts: string[] = []
  #left: number
  #without = 0

  constructor(most: number) {
    this.#left = most - LAST
  }

  /** Keeps characters free for a text that is put elsewhere. */
  keep(text: string): void {
    this.#left -= text.length
  }

  /** A section with the lines that fit; `more` were left out of them already. One without lines is its head alone. */
  section(head: string, lines: readonly string[], more = 0, tail = ''): void {
    if (lines.length === 0 && head.startsWith('\n###')) return
    if (lines.length === 0 && tail !== '') return
    const frame = head.length + tail.length + MORE
    if (frame > this.#left) {
      this.#without += Math.max(1, lines.length + Math.max(0, more))
      return
    }
    let left = this.#left - frame
    const taken: string[] = []
    for (const line of lines) {
      if (line.length + 1 > left) break
      taken.push(`${line}\n`)
      left -= line.length + 1
    }
    const cut = lines.length - taken.length
    this.#without += cut
    const rest = cut + Math.max(0, more)
    const told = rest > 0 ? `- and ${rest} more\n` : ''
    if (lines.length > 0 && taken.length === 0) return
    this.#parts.push(head, ...taken, told, tail)
    this.#left = left + MORE - told.length
  }

  /** The text, and in the end what `last` says of the number of lines that had no room. */
  text(last: (without: number) => string): string {
    return [...this.#parts, ...(this.#without > 0 ? [last(this.#without)] : [])].join('')
  }
}
