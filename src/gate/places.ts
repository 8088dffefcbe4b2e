import type { ObjectRef, Place } from '../finding.js'
import type { Spot } from '../rules/rule.js'
import type { SourceDocument, SourceFile } from '../source/document.js'
import { LineIndex } from '../source/lines.js'
import type { Span } from '../source/node.js'
import { type Json, type Path, pointer, valueAt } from '../source/path.js'
import { rangeOf } from '../source/range.js'
import { isRendered, type RenderedFile, type Traced } from '../source/rendered.js'
import { isReadable, readDocuments } from '../source/yaml.js'
import { isObject, type Manifest, objects, text } from '../workload/manifest.js'
import type { Origin } from '../workload/origins.js'

/** A place, and whether it is more than the file that something comes from. */
export interface Sourced extends Place {
  readonly confidence?: 'file'
}

/** Turns origins into lines and columns, and keeps each file's table of lines. */
export class Places {
  readonly #lines = new WeakMap<SourceFile, LineIndex>()

  /**
   * The range of what is written there: a scalar with its key, of a mapping or list the key alone. Of what was rendered, the
   * range that it comes from, or, where only the file is known, its start.
   */
  of(at: Origin | Spot): Sourced {
    const { file, span } = sourceOf(at)
    if (!span) return { file: file.path, line: 1, column: 1, endLine: 1, endColumn: 1, confidence: 'file' }
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
    const { file, span } = sourceOf(at)
    // Of a file as such, what was rendered tells one place from another.
    return { file: file.path, start: span ? span.start : -1 - rangeIn(at).span.start }
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

function rangeIn(at: Origin | Spot): { file: SourceFile; span: Span } {
  if (!('manifest' in at)) return at
  const { manifest, path } = at
  const { file } = manifest.document
  return { file, span: rangeOf(manifest.node, path, file.text) }
}

/** The range in a file that somebody wrote; no span where it is not known. */
function sourceOf(at: Origin | Spot): { file: SourceFile; span?: Span } {
  const { file } = 'manifest' in at ? at.manifest.document : at
  if (!('manifest' in at) && at.isFile) return { file }
  if (!isRendered(file)) return rangeIn(at)
  const traced = tracedIn(file, at)
  if (!traced) return { file }
  return traced.confidence === 'exact' ? traced : { file: traced.file }
}

const traces = new WeakMap<SourceFile, Map<string, Traced | undefined>>()

function tracedIn(file: RenderedFile, at: Origin | Spot): Traced | undefined {
  const { start } = rangeIn(at).span
  const known = traces.get(file) ?? new Map<string, Traced | undefined>()
  traces.set(file, known)
  const path = 'manifest' in at ? [...at.manifest.at, ...at.path] : at.path
  const key = `${'manifest' in at ? at.manifest.document.start : start} ${pointer(path)}`
  if (!known.has(key)) {
    const document = 'manifest' in at ? at.manifest.document : documentAt(file, start)
    known.set(key, document && file.traced(document, path))
  }
  return known.get(key)
}

function documentAt(file: SourceFile, offset: number): SourceDocument | undefined {
  return readDocuments(file)
    .filter(isReadable)
    .find(({ start, end }) => start <= offset && offset < end)
}
