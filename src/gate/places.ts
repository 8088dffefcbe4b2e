import type { ObjectRef, Place } from '../finding.js'
import type { Spot } from '../rules/rule.js'
import type { SourceFile } from '../source/document.js'
import { LineIndex } from '../source/lines.js'
import { type Span, written } from '../source/node.js'
import { type Json, type Path, valueAt } from '../source/path.js'
import { isObject, type Manifest, objects, text } from '../workload/manifest.js'
import type { Origin } from '../workload/origins.js'

/** Turns origins into lines and columns, and keeps each file's table of lines. */
export class Places {
  readonly #lines = new WeakMap<SourceFile, LineIndex>()

  /** The range of what is written there: a scalar with its key, of a mapping or list the key alone. */
  of(at: Origin | Spot): Place {
    const { file, span } = rangeOf(at)
    let lines = this.#lines.get(file)
    if (!lines) {
      lines = new LineIndex(file.text)
      this.#lines.set(file, lines)
    }
    const [start, end] = [lines.at(span.start), lines.at(span.end)]
    return { file: file.path, line: start.line, column: start.column, endLine: end.line, endColumn: end.column }
  }

  /** The file and the offset at which it begins. */
  start(at: Origin | Spot): { file: string; start: number } {
    const { file, span } = rangeOf(at)
    return { file: file.path, start: span.start }
  }
}

/** The object that a place is in; null for a place in no manifest. */
export function objectOf(at: Origin | Spot): ObjectRef | null {
  return 'manifest' in at ? refOf(at.manifest) : (at.object ?? null)
}

/** A manifest as the outputs name it. */
export function refOf({ apiVersion, kind, namespace, name }: Manifest): ObjectRef {
  return { apiVersion, kind, namespace, name }
}

/**
 * What a place is called in any version of its object: a path in which an item of a list goes by its name, where it has
 * one of its own, and the text that stands there. Line and order of items do not matter.
 */
export function canonicalPath({ value }: Manifest, path: Path): Json[] {
  const steps: Json[] = []
  let at: Json | undefined = value
  for (const step of path) {
    const name = typeof step === 'number' ? nameIn(at, step) : undefined
    steps.push(name === undefined ? step : { name })
    at = valueAt(at, [step]) as Json | undefined
    if (at === undefined) break
  }
  const said = at === undefined || typeof at === 'object' || path.some((step) => UNTOLD.has(step)) ? null : at
  return [...steps, ...path.slice(steps.length), said]
}

/** What may be a secret, or come from one. */
const UNTOLD: ReadonlySet<string | number> = new Set(['env', 'args', 'command', 'annotations', 'data', 'stringData'])

function nameIn(list: Json | undefined, index: number): string | undefined {
  const items = objects(list)
  const name = Array.isArray(list) ? text(isObject(list[index]) ? list[index].name : undefined) : ''
  return name !== '' && items.filter((item) => item.name === name).length === 1 ? name : undefined
}

function rangeOf(at: Origin | Spot): { file: SourceFile; span: Span } {
  if (!('manifest' in at)) return at
  const { manifest, path } = at
  const { file } = manifest.document
  const { key, node } = written(manifest.node, path)
  if (node.kind === 'scalar') return { file, span: { start: key?.start ?? node.start, end: node.end } }
  return { file, span: key ?? firstLine(node, file.text) }
}

/** Of a mapping or list without a key of its own: what stands on its first line. */
function firstLine(node: Span, text: string): Span {
  const broken = text.indexOf('\n', node.start)
  const end = broken < 0 ? node.end : Math.min(node.end, broken)
  return { start: node.start, end: node.start + text.slice(node.start, end).trimEnd().length }
}
