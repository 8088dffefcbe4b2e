import type { Position } from './document.js'

/** The lines of a text. A line ends with `\n` or `\r\n`; the break is no part of it. The table is made when first asked for. */
export class LineIndex {
  readonly text: string
  #starts: number[] | undefined

  constructor(text: string) {
    this.text = text
  }

  /** Line and column, from 1, of an offset in UTF-16 units. */
  at(offset: number): Position {
    const starts = this.starts()
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((starts[middle] as number) <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: offset - (starts[low] as number) + 1 }
  }

  /** The offset at which a line (from 1) starts; the text's length beyond the last. */
  start(line: number): number {
    return this.starts()[line - 1] ?? this.text.length
  }

  /** How many lines there are; a text that ends with a line break has an empty last line. */
  count(): number {
    return this.starts().length
  }

  /** A line (from 1) without its break, '' where there is none. */
  lineText(line: number): string {
    const starts = this.starts()
    const start = starts[line - 1]
    if (start === undefined) return ''
    const next = starts[line]
    let end = next === undefined ? this.text.length : next - 1
    if (next !== undefined && end > start && this.text.charCodeAt(end - 1) === 13) end--
    return this.text.slice(start, end)
  }

  private starts(): number[] {
    if (this.#starts) return this.#starts
    const starts = [0]
    for (let at = this.text.indexOf('\n'); at >= 0; at = this.text.indexOf('\n', at + 1)) starts.push(at + 1)
    this.#starts = starts
    return starts
  }
}
