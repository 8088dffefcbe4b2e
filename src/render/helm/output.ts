import type { SourceDocument, SourceFile } from '../../source/document.js'
import { written } from '../../source/node.js'
import type { Path } from '../../source/path.js'
import type { Traced } from '../../source/rendered.js'
import type { Assembled } from './assembled.js'
import { trimmed } from './copies.js'
import type { Runs } from './runs.js'
import { type PrintedDocument, tracedIn } from './trace.js'

/** What `helm template` printed, and how to trace it. */
export interface Output {
  readonly text: string
  readonly of: Assembled
  /** Its Chart.yaml. */
  readonly chart: SourceFile
  /** What a template printed when it was marked, from the most telling marking to the least. */
  readonly runs: (source: string) => readonly Runs[]
}

interface Head {
  readonly start: number
  /** Behind the line that names the source. */
  readonly end: number
  readonly source: string
}

/** Where what stands at a path of a document of the output comes from. */
export function tracer(output: Output): (document: SourceDocument, path: Path) => Traced {
  const { of, chart, runs } = output
  let heads: readonly Head[] | undefined
  const known = new WeakMap<SourceDocument, PrintedDocument | null>()
  return (document, path) => {
    let printed = known.get(document)
    if (printed === undefined) {
      heads ??= headsIn(output.text)
      printed = printedFrom(document, output, heads) ?? null
      known.set(document, printed)
    }
    const file = printed && of.files.get(printed.source)
    if (!printed || !file) return { confidence: 'file', file: chart }
    if (!of.sources.has(printed.source)) return asItIs(printed, file, path)
    return tracedIn({ ...of, runs }, printed, path) ?? { confidence: 'file', file }
  }
}

function headsIn(text: string): Head[] {
  return [...text.matchAll(/^---\r?\n# Source: ([^\r\n]+)\r?\n/gm)].map(({ index, 0: line, 1: source = '' }) => {
    return { start: index, end: index + line.length, source }
  })
}

function printedFrom(document: SourceDocument, { text }: Output, heads: readonly Head[]): PrintedDocument | undefined {
  const at = heads.findLastIndex(({ start }) => start < Math.max(document.start, 1))
  const head = heads[at]
  const span = head && trimmed(text, { start: Math.max(head.end, document.start), end: document.end })
  if (!span) return undefined
  const own = text.slice(span.start, span.end)
  const isSame = ({ source, end }: Head, index: number) => {
    const other = source === head.source && trimmed(text, { start: end, end: heads[index + 1]?.start ?? text.length })
    return other && other.end - other.start === own.length && text.startsWith(own, other.start)
  }
  return { document, source: head.source, span, nth: heads.slice(0, at).filter(isSame).length }
}

/** The place in a file that helm prints as it is, as it does the definitions in `crds/`. */
function asItIs({ document, span: { start, end } }: PrintedDocument, file: SourceFile, path: Path): Traced {
  const own = document.file.text.slice(start, end)
  const there = file.text.indexOf(own)
  if (there < 0 || file.text.indexOf(own, there + 1) >= 0) return { confidence: 'file', file }
  const { key, node } = written(document.root, path)
  const first = key?.start ?? node.start
  const last = node.kind === 'scalar' ? node.end : (key?.end ?? node.start)
  return { confidence: 'exact', file, span: { start: first - start + there, end: last - start + there } }
}
