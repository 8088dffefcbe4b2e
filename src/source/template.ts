/** A notation of templates: what opens a placeholder or a directive of it, and what closes it. */
interface Notation {
  readonly open: string
  readonly close: string
}

const NOTATIONS: readonly Notation[] = [
  { open: '{{', close: '}}' },
  { open: '{%', close: '%}' },
  { open: '{#', close: '#}' },
  { open: '<%', close: '%>' },
]

/** Placeholders that are one word. */
const WORDS: readonly (readonly [string, RegExp])[] = [
  ['${', /\$\{[^{}\n]{1,200}\}/g],
  ['%{', /%\{[^{}\n]{1,200}\}/g],
  ['{NAME}', /\{[A-Z][A-Z0-9_]{1,60}\}/g],
  ['@NAME@', /@[A-Z][A-Z0-9_]{1,60}@/g],
]

/** A text whose placeholders are filled with letters, and whose directives on lines of their own are blank; of the same length. */
export interface Filled {
  readonly text: string
  /** The notation of the first of them: `{{`. */
  readonly mark: string
}

/** Fills a template as far as its notation tells; undefined where the text holds no such thing. */
export function filled(text: string): Filled | undefined {
  const spans = [...NOTATIONS.flatMap((each) => spansOf(text, each)), ...WORDS.flatMap((each) => wordsOf(text, each))]
  const [first] = spans.sort((one, other) => one.start - other.start)
  if (!first) return undefined
  const units = text.split('')
  for (const { start, end } of spans) for (let at = start; at < end; at++) if (units[at] !== '\n') units[at] = FILL
  const lines = units.join('').split('\n')
  return { text: lines.map(blankOrFilled).join('\n'), mark: first.mark }
}

/** A private character, so that a line that is all placeholder can be told. */
const FILL = '\uE000'

function blankOrFilled(line: string): string {
  if (!line.includes(FILL)) return line
  return /^[\s\uE000]*$/.test(line) ? ' '.repeat(line.length) : line.replaceAll(FILL, 'x')
}

interface Span {
  readonly start: number
  readonly end: number
  readonly mark: string
}

function spansOf(text: string, { open, close }: Notation): Span[] {
  const spans: Span[] = []
  for (let start = text.indexOf(open); start >= 0; ) {
    const end = text.indexOf(close, start + open.length)
    if (end < 0) break
    spans.push({ start, end: end + close.length, mark: open })
    start = text.indexOf(open, end + close.length)
  }
  return spans
}

function wordsOf(text: string, [mark, pattern]: readonly [string, RegExp]): Span[] {
  return [...text.matchAll(pattern)].map(({ index, 0: word }) => ({ start: index, end: index + word.length, mark }))
}
