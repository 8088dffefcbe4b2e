import type { SourceDocument, SourceFile, UnreadableDocument } from './document.js'
import { LineIndex } from './lines.js'
import { withHash } from './marks.js'
import { nearest } from './nearest.js'
import type { Span } from './node.js'
import { lineEnd, lineStart } from './place.js'
import { isReadable } from './yaml.js'

/** One rule that a comment allows on one line: `# kruise-preflight: allow RULE until 2027-03-31 because REASON`. */
export interface Suppression {
  /** The id of a rule, `family/id` or `family/*`. */
  readonly rule: string
  /** The comment; of its second rule and later ones, the comment from that rule's name on. */
  readonly span: Span
  /** The last day on which it holds. */
  readonly until?: string
  readonly because: string
  /** The line, from 1, that it speaks of: its own, or the one below where it stands alone. */
  readonly line: number
}

/** A comment that is meant to allow something and cannot be read so. */
export interface MisreadSuppression {
  readonly span: Span
  readonly problem: string
  /** The comment that would pass. */
  readonly write: string
}

/** What the comments of a file allow, in its order. */
export interface Suppressions {
  readonly allowed: readonly Suppression[]
  readonly misread: readonly MisreadSuppression[]
}

const NAME = 'kruise-preflight'
const NONE: Suppressions = { allowed: [], misread: [] }

/** Behind a `#`: the name that a comment of ours begins with, or what looks like it, a colon and a word. */
const BEGIN = /#+[ \t]*(kruise[ _-]?preflight|[a-z_-]{13,19}(?=[ \t]*:|[ \t]+al))[ \t]*(:?)[ \t]*([^\s,]*)/iy

/** Reads what the comments of a file allow. `documents` are those of the file: what is quoted, or a line of a block, is no comment. */
export function suppressionsIn(
  file: SourceFile,
  documents: () => readonly (SourceDocument | UnreadableDocument)[],
): Suppressions {
  const { text } = file
  const found = beginnings(text)
  if (found.length === 0) return NONE
  const read = documents()
  const isValue = within(read.filter(isReadable).flatMap(({ root }) => withHash(root)))
  const isUnread = within(read.filter((each) => !isReadable(each)))
  // Where no value can be told from a comment, a comment stands on a line of its own.
  const isComment = (at: number): boolean => !isValue(at) && (!isUnread(at) || standsAlone(text, at))
  const lineOf = linesSpokenOf(text)
  const allowed: Suppression[] = []
  const misread: MisreadSuppression[] = []
  const comments = found.filter(({ at }) => isComment(at))
  for (const [index, { at, begin }] of comments.entries()) {
    const [, name = '', colon = '', verb = ''] = begin
    if (!isMeant(name, colon, verb)) continue
    const next = comments[index + 1]?.at ?? text.length
    const end = Math.min(lineEnd(text, at), next)
    const span = { start: at, end: at + text.slice(at, end).trimEnd().length }
    const from = at + begin[0].length
    const parsed = parse(text.slice(from, span.end))
    const line = lineOf(at)
    const wrong = name !== NAME || colon === '' || verb !== 'allow' ? misspelt(name, colon, verb) : parsed.problem
    if (wrong !== undefined) misread.push({ span, problem: wrong, write: written(parsed) })
    else
      for (const [nth, { rule, at: place }] of parsed.rules.entries()) {
        const { until, because } = parsed
        const start = nth === 0 ? at : from + place
        allowed.push({ rule, span: { start, end: span.end }, ...(until && { until }), because, line })
      }
  }
  return { allowed, misread }
}

interface Beginning {
  readonly at: number
  readonly begin: RegExpExecArray
}

/** Each `#` that could begin a comment of ours, wherever it stands. */
function beginnings(text: string): Beginning[] {
  const found: Beginning[] = []
  for (let at = text.indexOf('#'); at >= 0; at = text.indexOf('#', at + 1)) {
    if (at > 0 && !' \t\r\n\uFEFF'.includes(text.charAt(at - 1))) continue
    BEGIN.lastIndex = at
    const begin = BEGIN.exec(text)
    if (begin) found.push({ at, begin })
  }
  return found
}

/** Whether somebody meant to allow something there, and does not only speak of this tool. */
function isMeant(name: string, colon: string, verb: string): boolean {
  if (name === NAME && colon !== '') return true
  const near = nearest(name.toLowerCase(), [NAME]) !== undefined
  return near && /^al/i.test(verb) && nearest(verb, ['allow']) !== undefined
}

function misspelt(name: string, colon: string, verb: string): string {
  if (name !== NAME) return `${quoted(name)} is not ${quoted(NAME)}`
  if (colon === '') return `${quoted(':')} is missing behind ${quoted(NAME)}`
  return verb === '' ? `${quoted('allow')} is missing` : `${quoted(verb)} is unknown; known is ${quoted('allow')}`
}

interface Parsed {
  readonly rules: readonly { readonly rule: string; readonly at: number }[]
  readonly until?: string
  readonly because: string
  readonly problem?: string
}

/** Reads what follows `allow`; of several problems the first is told. */
function parse(text: string): Parsed {
  const [, before = text, because = ''] = /^(.*?)(?<![^\s])because(?![^\s])(.*)$/.exec(text) ?? []
  const [, listed = before, until] = /^(.*?)(?<![^\s])until(?![^\s])(.*)$/.exec(before) ?? []
  const names = [...listed.matchAll(/[^,]+|(?<=,)(?=,|$)/g)]
  const rules = names.map(({ 0: each, index }) => ({
    rule: each.trim(),
    at: index + each.length - each.trimStart().length,
  }))
  const day = until?.trim()
  const problem = problemOf(rules, day, because.trim())
  const isDay = day !== undefined && dayProblem(day) === undefined
  return { rules, because: because.trim(), ...(isDay && { until: day }), ...(problem !== undefined && { problem }) }
}

function problemOf(rules: Parsed['rules'], day: string | undefined, because: string): string | undefined {
  if (rules.every(({ rule }) => rule === '')) return 'no rule is named'
  for (const { rule } of rules) {
    if (rule === '') return 'a rule is missing beside a comma'
    if (/\s/.test(rule)) {
      const [, ...others] = rule.split(/\s+/)
      return `${quoted(others.join(' '))} is unknown here; after a rule come a comma, "until" or "because"`
    }
  }
  if (day !== undefined) {
    const wrong = dayProblem(day)
    if (wrong !== undefined) return wrong
  }
  if (because === '') return 'the reason is missing'
  const late = /(?<=\s)until\s+\d{4}-\d\d-\d\d(?=\W*$)/.exec(because)?.[0]
  return late && `${quoted(late)} stands behind "because", where it is a part of the reason`
}

function dayProblem(day: string): string | undefined {
  if (day === '') return '"until" names no day'
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return `${quoted(day)} is not a date as 2027-03-31 is`
  const real = new Date(`${day}T00:00:00Z`)
  const isReal = !Number.isNaN(real.getTime()) && real.toISOString().startsWith(day)
  return isReal ? undefined : `${quoted(day)} is no day of the calendar`
}

/** The comment as it would pass, with what of it can be read. */
function written({ rules, until, because }: Parsed): string {
  const names = rules.flatMap(({ rule }) => rule.split(/\s+/)[0] || [])
  const reason = because.replace(/\suntil\s+\d{4}-\d\d-\d\d\W*$/, '')
  const late = /\suntil\s+(\d{4}-\d\d-\d\d)\W*$/.exec(because)?.[1]
  return suppressionWords(names.join(', ') || 'RULE', { until: until ?? late, because: reason || undefined })
}

/** The comment that allows a rule. */
export function suppressionWords(
  rule: string,
  { until, because }: { readonly until?: string | undefined; readonly because?: string | undefined } = {},
): string {
  const reason = because === undefined ? 'REASON' : because.length > LONGEST ? `${because.slice(0, LONGEST)}…` : because
  return `# ${NAME}: allow ${rule}${until === undefined ? '' : ` until ${until}`} because ${reason.replaceAll('`', "'")}`
}

const LONGEST = 80

function quoted(text: string): string {
  const short = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
  return `"${short.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')}"`
}

/** Whether nothing of a document stands in front of a comment on its line: blanks, a separator, the dash of an item below. */
function standsAlone(text: string, at: number): boolean {
  return /^\uFEFF?[ \t]*(?:---|-)?[ \t]*$/.test(text.slice(lineStart(text, at), at))
}

/** The line that a comment speaks of. One that stands alone speaks of the line below it, over other comments and a separator. */
function linesSpokenOf(text: string): (at: number) => number {
  const lines = new LineIndex(text)
  const below = new Map<number, number>()
  const isBetween = (line: number): boolean => /^(?:\uFEFF?[ \t]*#|---[ \t]*(?:#|$))/.test(lines.lineText(line))
  return (at) => {
    const { line } = lines.at(at)
    const start = lineStart(text, at)
    // Behind another comment, what stands in front of that one tells.
    const first = text.slice(start, at).search(/(?<=^\uFEFF?|[ \t])#/)
    if (!standsAlone(text, first < 0 ? at : start + first)) return line
    let next = line + 1
    while (!below.has(next) && isBetween(next)) next++
    const found = below.get(next) ?? next
    for (let each = line + 1; each < next; each++) below.set(each, found)
    return found
  }
}

/** Tells the offsets that lie in one of the spans, which are in order. */
function within(spans: readonly Span[]): (at: number) => boolean {
  return (at) => {
    let low = 0
    let high = spans.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((spans[middle] as Span).end <= at) low = middle + 1
      else high = middle
    }
    const span = spans[low]
    return span !== undefined && span.start <= at
  }
}
