import type { Allowance } from '../finding.js'
import { type AllowanceSetting, chooser } from '../settings.js'
import type { SourceFile } from '../source/document.js'
import { LineIndex } from '../source/lines.js'
import type { Node, Span } from '../source/node.js'
import { type Json, type Path, pointer } from '../source/path.js'
import { isRendered } from '../source/rendered.js'
import { type MisreadSuppression, type Suppressions, suppressionsIn } from '../source/suppressions.js'
import type { Manifest } from '../workload/manifest.js'
import { identity } from './pairs.js'
import { canonicalPath } from './places.js'
import { type Repository, readContents } from './repository.js'

/** An allowance as it is asked for, whether or not it counts. */
export interface Asked extends Pick<Allowance, 'rule' | 'until' | 'because' | 'from'> {
  readonly file: SourceFile
  readonly span: Span
  /** Of a comment, the line that it speaks of. */
  readonly line?: number
  /** Of an entry of the configuration. */
  readonly setting?: AllowanceSetting
  /** Whether the file is one of an entry's. */
  readonly holdsFor: (file: string) => boolean
}

/** All that is asked for in a repository. */
export interface Asking {
  readonly comments: readonly Asked[]
  readonly entries: readonly Asked[]
  readonly misread: readonly (MisreadSuppression & { readonly file: SourceFile })[]
}

const known = new WeakMap<SourceFile, Suppressions>()

/** The allowances of a repository: comments in any of its files, and entries of the configuration. */
export function askedIn(repository: Repository): Asking {
  const { files, objects, named, settings, root, sources = [] } = repository
  const all = new Set([
    ...files.filter((file) => !isRendered(file)),
    ...sources,
    ...[...objects.values()].flat(),
    ...named.values(),
  ])
  if (settings.file) all.add(settings.file)
  const read = [...all].map((file) => ({ file, ...readOnce(file) }))
  const below = root === '' ? '' : `${root}/`
  return {
    comments: read.flatMap(({ file, allowed }) =>
      allowed.map((each) => ({ ...each, from: 'comment' as const, file, holdsFor: () => true })),
    ),
    entries: settings.allow.map((setting) => {
      const { rule, path, until, because, file, at } = setting
      const chosen = path === undefined ? () => true : chooser([path])
      return {
        rule,
        ...(until !== undefined && { until }),
        because,
        from: 'config' as const,
        file,
        span: firstLine(at, file.text),
        setting,
        holdsFor: (name: string) => chosen(name.startsWith(below) ? name.slice(below.length) : name),
      }
    }),
    misread: read.flatMap(({ file, misread }) => misread.map((each) => ({ ...each, file }))),
  }
}

function readOnce(file: SourceFile): Suppressions {
  let found = known.get(file)
  if (!found) {
    found = suppressionsIn(file, () => readContents([file]).documents)
    known.set(file, found)
  }
  return found
}

function firstLine({ start, end }: Span, text: string): Span {
  const broken = text.indexOf('\n', start)
  const until = broken < 0 ? end : Math.min(end, broken)
  return { start, end: start + text.slice(start, until).trimEnd().length }
}

/** Tells the comments that a change adds, or makes last longer: those that do not stand at the same place of the same object in the base. */
export function addedTo({ comments }: Asking): (asked: Asked) => boolean {
  const files = new Set(comments.map(({ file }) => file))
  let before: Map<string, Asked[]> | undefined
  return (asked) => {
    if (files.has(asked.file)) return false
    before ??= byAnchor(comments)
    const same = before.get(anchorOf(asked)) ?? []
    return !same.some(({ until }) => until === undefined || (asked.until !== undefined && asked.until <= until))
  }
}

function byAnchor(comments: readonly Asked[]): Map<string, Asked[]> {
  const found = new Map<string, Asked[]>()
  for (const each of comments) {
    const anchor = anchorOf(each)
    found.set(anchor, [...(found.get(anchor) ?? []), each])
  }
  return found
}

const indexes = new WeakMap<SourceFile, LineIndex>()

const manifests = new WeakMap<SourceFile, readonly Manifest[]>()

function manifestsIn(file: SourceFile): readonly Manifest[] {
  const found = manifests.get(file) ?? readContents([file]).manifests
  manifests.set(file, found)
  return found
}

function linesOf(file: SourceFile): LineIndex {
  const lines = indexes.get(file) ?? new LineIndex(file.text)
  indexes.set(file, lines)
  return lines
}

/** What stands on the line that a comment speaks of, where it is another than its own; undefined where nothing does. */
export function lineBelow({ file, span, line = 0 }: Asked): Span | undefined {
  const lines = linesOf(file)
  const start = lines.start(line)
  if (start <= span.start || start >= file.text.length) return undefined
  const text = lines.lineText(line)
  const indent = /^[ \t]*/.exec(text)?.[0].length ?? 0
  return { start: start + Math.min(indent, text.trimEnd().length), end: start + text.trimEnd().length }
}

/** The rule and what the comment speaks of, wherever that stands in its file: other lines and other values do not matter. */
function anchorOf({ rule, file, line = 0 }: Asked): string {
  const lines = linesOf(file)
  const [from, to] = [lines.start(line), lines.start(line + 1)]
  for (const manifest of manifestsIn(file)) {
    if (manifest.node.end <= from || manifest.node.start >= to) continue
    const path = beginningOn(manifest.node, from, to)
    if (path) return JSON.stringify([rule, identity(manifest), placeIn(manifest, path)])
  }
  return JSON.stringify([rule, file.path, lines.lineText(line).trim()])
}

function placeIn(manifest: Manifest, path: Path): Json[] | string {
  return manifest.value ? canonicalPath(manifest, path).slice(0, -1) : pointer(path)
}

/** The path of the outermost part of a node that begins between two offsets. */
function beginningOn(node: Node, from: number, to: number): Path | undefined {
  if (node.start >= from && node.start < to) return []
  if (node.end <= from || node.start >= to || node.kind === 'scalar') return undefined
  const parts =
    node.kind === 'map'
      ? node.entries.map(({ name, key, value }) => ({ step: name, start: key.start, value }))
      : node.items.map((value, step) => ({ step, start: value.start, value }))
  for (const { step, start, value } of parts) {
    if (start >= from && start < to) return [step]
    const below = beginningOn(value, from, to)
    if (below) return [step, ...below]
  }
  return undefined
}
