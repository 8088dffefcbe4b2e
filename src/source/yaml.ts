// Mirrors apimachinery pkg/util/yaml/decoder.go for the splitting, and go.yaml.in/yaml/v2 for what a document may hold.
import { type Event, parseEvents, YAMLException } from 'js-yaml'
import type { SourceDocument, SourceFile, UnreadableDocument } from './document.js'
import { withoutFlowBreaks } from './flow.js'
import { deepest, Refused } from './limits.js'
import { columnOf } from './place.js'
import { behindProblem, problemAt } from './problem.js'
import { refuseTabs } from './tabs.js'
import { filled } from './template.js'
import { buildTree, type Tree } from './tree.js'

const trailing = 'end of the stream or a document separator is expected'
const shallow = 'deficient indentation'
const control = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]/
const endMark = /^\.\.\.(?=[ \t\r\n]|$)/m
const content = /^[ \t\uFEFF]*[^\s#\uFEFF]/m

/**
 * The documents of a file in its order, read as kubectl reads them: YAML 1.1 scalars, JSON values one behind another, the text split at lines that
 * start with `---`. A document spans all between two such lines; one that holds only comments is none. Nothing is thrown.
 */
export function readDocuments(file: SourceFile): (SourceDocument | UnreadableDocument)[] {
  const documents: (SourceDocument | UnreadableDocument)[] = []
  const { text } = file
  let start = 0
  let separatorProblem: { problem: string; at: number } | undefined
  for (let from = 0; ; ) {
    const separator = nextSeparator(text, from)
    const end = separator < 0 ? text.length : separator
    if (separatorProblem) documents.push(unreadable(file, start, end, separatorProblem.at, separatorProblem.problem))
    else readChunk(file, start, end, documents)
    if (separator < 0) return documents
    const lineEnd = endOfLine(text, separator)
    const behind = text.slice(separator + 3, lineEnd).trim()
    separatorProblem =
      behind === '' || behind.startsWith('#')
        ? undefined
        : { problem: `invalid Yaml document separator: ${behind}`, at: separator }
    from = Math.min(lineEnd + 1, text.length)
    start = separatorProblem ? separator : from
  }
}

/** Whether a document was read. */
export function isReadable(document: SourceDocument | UnreadableDocument): document is SourceDocument {
  return 'root' in document
}

function nextSeparator(text: string, from: number): number {
  if (text.startsWith('---', from) && (from === 0 || text.charCodeAt(from - 1) === 10)) return from
  if (from === 0 && text.startsWith('\uFEFF---')) return 1
  const at = text.indexOf('\n---', from)
  return at < 0 ? -1 : at + 1
}

function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at)
  return end < 0 ? text.length : end
}

function readChunk(
  file: SourceFile,
  start: number,
  end: number,
  documents: (SourceDocument | UnreadableDocument)[],
): void {
  const chunk = start === 0 && end === file.text.length ? file.text : file.text.slice(start, end)
  if (!content.test(chunk)) return
  const values = jsonValues(chunk)
  if (values) {
    let from = 0
    for (const [at, valueEnd] of values.entries()) {
      const until = at === values.length - 1 ? chunk.length : valueEnd
      readOne(file, chunk.slice(from, until), start + from, true, documents)
      from = until
    }
    return
  }
  const mark = endMark.exec(chunk)
  if (!mark || !content.test(chunk.slice(0, mark.index))) {
    readOne(file, chunk, start, /^[\s\uFEFF]*\{/.test(chunk), documents)
    return
  }
  readOne(file, chunk.slice(0, mark.index), start, false, documents)
  ignored(file, start + mark.index, start + mark.index + 3, end, documents)
}

/** Reports text that kubectl drops without a word: it reads one document between two separators. */
function ignored(
  file: SourceFile,
  start: number,
  from: number,
  end: number,
  documents: (SourceDocument | UnreadableDocument)[],
): void {
  const rest = content.exec(file.text.slice(from, end))
  if (!rest) return
  const at = from + rest.index + rest[0].length - 1
  const problem = "kubectl ignores this: it reads one document up to the next '---'"
  documents.push({ ...unreadable(file, start, end, at, problem), ignored: true })
}

/** Where each of several JSON values ends that stand one behind another, undefined for anything else. */
function jsonValues(text: string): number[] | undefined {
  const ends: number[] = []
  let at = 0
  for (;;) {
    while (at < text.length && isSpace(text.charCodeAt(at))) at++
    if (at === text.length) return ends.length > 1 ? ends : undefined
    if (text.charCodeAt(at) !== 123) return undefined
    at = jsonEnd(text, at)
    if (at < 0) return undefined
    ends.push(at)
  }
}

function isSpace(unit: number): boolean {
  return unit === 32 || unit === 10 || unit === 13 || unit === 9 || unit === 0xfeff
}

/** The end of the JSON object that starts at `start`, -1 where brackets or quotes do not close. */
function jsonEnd(text: string, start: number): number {
  let depth = 0
  for (let at = start; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case 123:
      case 91:
        depth++
        break
      case 125:
      case 93:
        if (--depth === 0) return at + 1
        break
      case 34:
        at++
        while (at < text.length && text.charCodeAt(at) !== 34) at += text.charCodeAt(at) === 92 ? 2 : 1
    }
  }
  return -1
}

function readOne(
  file: SourceFile,
  text: string,
  base: number,
  json: boolean,
  documents: (SourceDocument | UnreadableDocument)[],
): void {
  const end = base + text.length
  const read = readable(file, text, base, json)
  if ('problem' in read) {
    const { problem, at } = read
    const without = filled(text)
    const then = without && readable(file, without.text, base, json)
    // Where the problem is the same without what only a template holds, it is a mistake.
    const template = then && !('problem' in then && then.at === at) ? without.mark : undefined
    documents.push({ ...unreadable(file, base, end, at, problem), template })
    return
  }
  const { tree, cut } = read
  if (!(tree.root.kind === 'scalar' && tree.root.value === null && tree.root.start === tree.root.end))
    documents.push({ file, start: base, end: base + cut, root: tree.root, duplicates: tree.duplicates })
  if (cut < text.length) ignored(file, base + cut, base + cut, end, documents)
}

/** What a document's text holds, or why it cannot be read. */
function readable({ invalidAt = -1 }: SourceFile, text: string, base: number, json: boolean): Parsed | Problem {
  try {
    if (!json && invalidAt >= base && invalidAt < base + text.length) throw new Refused(invalidAt, 'this is no UTF-8')
    const bad = control.exec(text)
    if (bad && !(json && bad[0] >= '\x7f')) throw new Refused(base + bad.index, 'control characters are not allowed')
    return parse(text, base, json)
  } catch (error) {
    if (error instanceof Refused) return { problem: error.message, at: error.at }
    if (!(error instanceof YAMLException)) throw error
    const at = Math.min(error.mark?.position ?? 0, text.length)
    const deep = error.reason.startsWith('nesting exceeded')
    return { problem: deep ? `nesting exceeds ${deepest} levels` : problemAt(error.reason, text, at), at: base + at }
  }
}

interface Parsed {
  readonly tree: Tree
  readonly cut: number
}

interface Problem {
  readonly problem: string
  readonly at: number
}

/** Parses a document; `cut` is where it ended, which is the end of the text but for what kubectl ignores. */
function parse(text: string, base: number, json: boolean): Parsed {
  const options = { maxDepth: deepest }
  let parsed = text
  let blanked = false
  let cut = text.length
  // Twice at most: one mending of indentation and one cut.
  for (let tries = 0; ; tries++) {
    let events: Event[]
    try {
      events = parseEvents(parsed, options)
    } catch (error) {
      if (!(error instanceof YAMLException) || tries > 2) throw error
      const at = error.mark?.position ?? 0
      if (error.reason === shallow && !blanked) {
        const { text: even, open } = withoutFlowBreaks(parsed)
        if (open >= 0)
          throw new Refused(
            base + open,
            `found no end to the ${'{['.includes(text.charAt(open)) ? 'bracket' : 'quote'} here`,
          )
        parsed = even
        blanked = true
      } else if (error.reason === trailing && cut === text.length && at > 0) {
        cut = at
        parsed = parsed.slice(0, at)
      } else throw error
      continue
    }
    refuseDirectives(events, base)
    if (cut < text.length && !endsAt(events, text, cut)) throw new Refused(base + cut, behindProblem(text, cut))
    const written = cut < text.length ? text.slice(0, cut) : text
    const tree = buildTree({ text: written, events, base, blanked, json })
    refuseTabs(written, tree.root, base)
    return { tree, cut }
  }
}

/** Whether kubectl's reader takes the document for ended at `cut`: behind a flow collection, or left of a block collection. */
function endsAt(events: readonly Event[], text: string, cut: number): boolean {
  const root = events[1]
  if (root?.type !== 2 && root?.type !== 3) return false
  return root.style === 2 || columnOf(text, root.start) > columnOf(text, cut)
}

function refuseDirectives(events: readonly Event[], base: number): void {
  const first = events[0]
  if (first?.type === 1 && first.directives.length > 0)
    throw new Refused(base, 'found a directive, which kubectl does not read')
}

function unreadable(file: SourceFile, start: number, end: number, at: number, problem: string): UnreadableDocument {
  const said = problem.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').slice(0, 300)
  return { file, start, end, problem: said, at, template: undefined, ignored: false }
}
