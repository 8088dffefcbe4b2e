import type { SourceDocument, SourceFile } from '../../source/document.js'
import { type Node, type Span, written } from '../../source/node.js'
import type { Json, Path } from '../../source/path.js'
import type { Traced } from '../../source/rendered.js'
import { copyOf, trimmed } from './copies.js'
import { knownValue, type Meaning, meaningOf, part } from './meaning.js'
import { type Run, type Runs, runAt } from './runs.js'
import { outputAt, type Printed, surroundingsAt } from './surroundings.js'
import type { Scope } from './values.js'

/** What a chart printed when its templates were marked. */
export interface MarkedChart extends Printed {
  /** What helm's output calls a template: its number, and the chart that it prints for. */
  readonly sources: ReadonlyMap<string, { readonly number: number; readonly scope: Scope }>
  /** By the name of a template: what it printed, from the most telling marking to the least. */
  readonly runs: (name: string) => readonly Runs[]
}

/** A document of helm's output with the name of the template that printed it. */
export interface PrintedDocument {
  readonly document: SourceDocument
  readonly source: string
  /** Where its text starts and ends in the output, without white space and without the line that names its source. */
  readonly span: Span
  /** How many documents of this source before it read the same. */
  readonly nth: number
}

/** Where what stands at a path of a document comes from; undefined where no template can be named. */
export function tracedIn(
  chart: MarkedChart,
  { document, source, span, nth }: PrintedDocument,
  path: Path,
): Traced | undefined {
  const text = document.file.text.slice(span.start, span.end)
  const printing = chart.sources.get(source)
  const own = printing && chart.templates[printing.number]
  if (!own) return undefined
  // One chart may be there twice under other names, each with values of its own.
  const templates = chart.templates.with(printing.number, { ...own, scope: printing.scope })
  let file: SourceFile | undefined
  for (const marked of chart.runs(source)) {
    const start = copyIn(marked, { document, text, nth })
    if (start === undefined) continue
    const copy = new Copy({ ...chart, templates }, document, marked, start - span.start)
    const found = copy.placeOf(path)
    if (found) return { confidence: 'exact', ...found }
    file ??= copy.fileOf(path)
  }
  return { confidence: 'file', file: file ?? own.file }
}

const copies = new WeakMap<SourceDocument, Map<Runs, number | undefined>>()

/** The offset of a document's copy, looked for once. */
function copyIn(
  marked: Runs,
  { document, text, nth }: { document: SourceDocument; text: string; nth: number },
): number | undefined {
  let known = copies.get(document)
  if (!known) {
    known = new Map()
    copies.set(document, known)
  }
  if (!known.has(marked)) known.set(marked, copyOf(text, marked, nth))
  return known.get(marked)
}

/** A place in a template, a values file or Chart.yaml. */
interface Found {
  readonly file: SourceFile
  readonly span: Span
}

/** A document beside its marked copy, `shift` units further. */
class Copy {
  readonly #chart: MarkedChart
  readonly #document: SourceDocument
  readonly #marked: Runs
  readonly #shift: number

  constructor(chart: MarkedChart, document: SourceDocument, marked: Runs, shift: number) {
    this.#chart = chart
    this.#document = document
    this.#marked = marked
    this.#shift = shift
  }

  placeOf(path: Path): Found | undefined {
    const { key, node, path: known } = written(this.#document.root, path)
    const single = node.kind === 'scalar' || isEmptyNode(node)
    if (single) {
      const start = key && key.start < node.start ? key.start : node.start
      return this.#literal({ start, end: node.end }) ?? this.#literal(node) ?? this.#value(known, node)
    }
    if (key) return this.#literal(key) ?? this.#value(known, node)
    const first = node.kind === 'map' ? node.entries[0]?.key : node.items[0]
    return this.#value(known, node) ?? (first && node.kind === 'map' ? this.#literal(first) : undefined)
  }

  /** The template that the line at a path stands in. */
  fileOf(path: Path): SourceFile | undefined {
    const { key, node } = written(this.#document.root, path)
    const run = this.#runAt(key?.start ?? node.start)
    const place = run?.from ?? run?.within.action
    return place && this.#chart.templates[place.file]?.file
  }

  #runAt(offset: number): Run | undefined {
    return runAt(this.#marked, offset + this.#shift)
  }

  /** Where a text stands as it is in a template. */
  #literal(span: Span): Found | undefined {
    const [first, last] = [this.#runAt(span.start), this.#runAt(span.end - 1)]
    if (!first?.from || !last?.from || first.from.file !== last.from.file) return undefined
    const start = first.from.at + span.start + this.#shift - first.start
    const end = last.from.at + span.end + this.#shift - last.start
    const { file } = this.#chart.templates[first.from.file]!
    const there = file.text.slice(start, end)
    const here = this.#document.file.text.slice(span.start, span.end)
    return !there.includes('{{') && unindented(there) === unindented(here) ? { file, span: { start, end } } : undefined
  }

  /** Where a value was written that an action printed. */
  #value(path: Path, node: Node): Found | undefined {
    const inner = this.#inQuotes(node)
    const run = this.#runAt(inner.start)
    const { action, outer } = run?.within ?? {}
    if (!run || run.from || !action || !outer) return undefined
    const printed = trimmed(this.#marked.text, run)
    if (!printed) return undefined
    const extent = { start: printed.start - this.#shift, end: printed.end - this.#shift }
    const pipeline = outputAt(this.#chart, action)?.pipeline
    const whole = pipeline && meaningOf(pipeline, surroundingsAt(this.#chart, action, outer))
    if (!whole) return undefined
    const alone = isSame(extent, inner) || isSame(extent, node)
    const steps = alone && node.kind === 'scalar' ? [] : this.#below(extent, path)
    const meaning = steps?.reduce<Meaning | undefined>((found, step) => found && part(found, step), whole)
    return meaning && this.#written(meaning, node)
  }

  /** A scalar without quotes that a template has around an action. */
  #inQuotes(node: Node): Span {
    const { text } = this.#document.file
    const quote = text.charAt(node.start)
    const quoted = (quote === '"' || quote === "'") && node.end - node.start > 2 && text.charAt(node.end - 1) === quote
    return quoted && this.#runAt(node.start)?.from ? { start: node.start + 1, end: node.end - 1 } : node
  }

  /** The steps from what an action printed to a path that is in it. */
  #below(extent: Span, path: Path): Path | undefined {
    const { root, file } = this.#document
    for (let length = 0; length <= path.length; length++) {
      const { key, node, whole } = written(root, path.slice(0, length))
      if (!whole) return undefined
      if (!within(node, extent)) continue
      const step = path[length - 1]
      if (step === undefined) return path
      if (typeof step === 'string') return key && within(key, extent) ? path.slice(length - 1) : path.slice(length)
      // Whether the dash is the template's own.
      if (node.start === extent.start && file.text.charAt(extent.start) !== '-') return path.slice(length)
      const list = written(root, path.slice(0, length - 1)).node
      const before = list.kind === 'seq' ? list.items.filter(({ start }) => start < extent.start).length : 0
      return [step - before, ...path.slice(length)]
    }
    return undefined
  }

  /** Where that is written which is meant, if it is what was printed. */
  #written(meaning: Meaning, node: Node): Found | undefined {
    const { values } = this.#chart
    if (!reads(knownValue(meaning, values), node)) return undefined
    if (meaning.kind === 'literal') return meaning
    const found =
      meaning.kind === 'value'
        ? values.written(meaning.scope, meaning.path)
        : meaning.kind === 'chart' && meaning.scope.chart?.written
          ? { file: meaning.scope.chart.written.file, ...written(meaning.scope.chart.written.root, meaning.path) }
          : undefined
    if (!found || (node.kind === 'scalar' && !reads(scalarOf(found.node), node))) return undefined
    const { file, key } = found
    if (found.node.kind !== 'scalar') return key && { file, span: key }
    const start = key && key.start < found.node.start ? key.start : found.node.start
    return { file, span: { start, end: found.node.end } }
  }
}

function isEmptyNode(node: Node): boolean {
  return (node.kind === 'map' && node.entries.length === 0) || (node.kind === 'seq' && node.items.length === 0)
}

function isSame(one: Span, other: Span): boolean {
  return one.start === other.start && one.end === other.end
}

function within(inner: Span, outer: Span): boolean {
  return outer.start <= inner.start && inner.end <= outer.end
}

/** A text whose lines begin where the first does not tell. */
function unindented(text: string): string {
  return text.replaceAll(/\n[ \t]+/g, '\n')
}

function scalarOf(node: Node): Json | undefined {
  return node.kind === 'scalar' ? node.value : undefined
}

/** Whether a value is what a document says, by its words: a template prints 80 and "80" alike. */
function reads(value: Json | undefined, node: Node): boolean {
  switch (node.kind) {
    case 'scalar':
      return (
        value !== undefined && (value === null || typeof value !== 'object') && String(value) === String(node.value)
      )
    case 'seq':
      return (
        Array.isArray(value) &&
        value.length === node.items.length &&
        node.items.every((each, at) => reads(value[at], each))
      )
    case 'map': {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
      const names = Object.keys(value)
      return (
        names.length === node.entries.length && node.entries.every(({ name, value: each }) => reads(value[name], each))
      )
    }
  }
}
