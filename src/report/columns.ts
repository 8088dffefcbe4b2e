// Made on use: it costs more than the rest of a small run's text.
let clusters: Intl.Segmenter | undefined
const wide =
  /^(?:[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f1e6}-\u{1f1ff}\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}|\p{Emoji}\ufe0f)/u

/** One character as a person sees it and the columns of a terminal that it takes. */
export interface Cell {
  readonly text: string
  readonly width: number
}

/** The characters of `text`, which holds no control characters. */
export function cells(text: string): Cell[] {
  if (/^[\x20-\x7e]*$/.test(text)) return Array.from(text, (each) => ({ text: each, width: 1 }))
  clusters ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return Array.from(clusters.segment(text), ({ segment }) => ({ text: segment, width: widthOf(segment) }))
}

/** The columns that `text` takes on a terminal. */
export function width(text: string): number {
  if (/^[\x20-\x7e]*$/.test(text)) return text.length
  return cells(text).reduce((sum, cell) => sum + cell.width, 0)
}

/** `text` in lines of at most `columns` where words allow: the first begins with `head`, the others are indented as deep. */
export function wrapped(head: string, text: string, columns: number): string[] {
  const indent = ' '.repeat(width(head))
  const lines: string[] = []
  let line = head
  let used = width(head)
  let empty = true
  for (const word of text.split(' ')) {
    const wordWidth = width(word)
    if (!empty && used + 1 + wordWidth > columns) {
      lines.push(line)
      line = indent
      used = indent.length
      empty = true
    }
    line += empty ? word : ` ${word}`
    used += wordWidth + (empty ? 0 : 1)
    empty = false
  }
  return [...lines, line]
}

function widthOf(segment: string): number {
  if (wide.test(segment)) return 2
  return /^\p{Mark}+$/u.test(segment) ? 0 : 1
}
