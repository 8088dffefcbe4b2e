// Mirrors kustomize api/internal/builtins/PatchTransformer.go: which objects a patch is for, and what it writes.
import { isDeepStrictEqual } from 'node:util'
import type { SourceFile } from '../source/document.js'
import { entry, type Node, plainValue, type Span, written } from '../source/node.js'
import { type Json, type Path, valueAt } from '../source/path.js'
import { rangeOf } from '../source/range.js'
import { isReadable, readDocuments } from '../source/yaml.js'
import { isObject, type JsonObject, text } from '../workload/manifest.js'
import { aligned } from './aligned.js'
import { itemsAt, type Kustomization, textOf } from './kustomization.js'

/** An object of the output, and what it is called on its way there. */
export interface Subject {
  readonly value: JsonObject
  readonly names: ReadonlySet<string>
}

/** A place that something was written at. */
export interface WrittenAt {
  readonly file: SourceFile
  readonly span: Span
}

/** The place at which a patch of the kustomization writes what stands at a path of the object; of several the last. */
export function patchedAt(
  at: Kustomization,
  fields: readonly string[],
  subject: Subject,
  path: Path,
  held: ReadonlyMap<string, SourceFile>,
  same: Same = isSame,
): WrittenAt | undefined {
  for (const field of fields) {
    for (const item of [...itemsAt(at.root, field)].reverse()) {
      const target = entry(item, 'target')?.value
      if (target && !isFor(plainValue(target), subject)) continue
      for (const { file, root } of [...patchesOf(at, item, held)].reverse()) {
        const found =
          root.kind === 'seq'
            ? target && byOperation(root, file, subject, path, same)
            : target || isOf(root, subject)
              ? byMerge(root, file, subject, path, same)
              : undefined
        if (found) return found
      }
    }
  }
  return undefined
}

/** Whether what a patch writes is what stands in the output. */
export type Same = (node: Node, value: unknown) => boolean

/** The same value. */
export const isSame: Same = (node, value) => isDeepStrictEqual(plainValue(node), value)

function byMerge(root: Node, file: SourceFile, { value }: Subject, path: Path, same: Same): WrittenAt | undefined {
  const there = aligned(root, value, path)
  if (!there || there.length === 0) return undefined
  return same(written(root, there).node, valueAt(value, path))
    ? { file, span: rangeOf(root, there, file.text) }
    : undefined
}

function byOperation(list: Node, file: SourceFile, subject: Subject, path: Path, same: Same): WrittenAt | undefined {
  const operations = list.kind === 'seq' ? [...list.items].reverse() : []
  for (const operation of operations) {
    const { op, path: pointer } = Object(plainValue(operation)) as { op?: Json; path?: Json }
    const value = entry(operation, 'value')?.value
    if (!value || (op !== 'add' && op !== 'replace') || typeof pointer !== 'string') continue
    const steps = pointer
      .split('/')
      .slice(1)
      .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    const leads = steps.every((step, at) => step === String(path[at]) || (step === '-' && typeof path[at] === 'number'))
    if (!leads || steps.length > path.length) continue
    const whole = valueAt(subject.value, path.slice(0, steps.length)) as Json
    const rest = aligned(value, whole, path.slice(steps.length))
    if (!rest || !same(written(value, rest).node, valueAt(subject.value, path))) continue
    const span = rest.length === 0 ? rangeOf(operation, ['value'], file.text) : rangeOf(value, rest, file.text)
    return { file, span }
  }
  return undefined
}

interface Patch {
  readonly file: SourceFile
  readonly root: Node
}

/** The patches that an entry holds: those of the file that it names, or those that stand in it. */
function patchesOf(at: Kustomization, item: Node, held: ReadonlyMap<string, SourceFile>): Patch[] {
  const named = item.kind === 'map' ? entry(item, 'path')?.value : item
  const name = textOf(named)
  if (name !== '' && !name.includes('\n')) {
    const to = at.references.find(({ node }) => node === named)?.to
    const file = to === undefined ? undefined : held.get(to)
    return file ? rootsOf(file, file) : []
  }
  const inline = item.kind === 'map' ? entry(item, 'patch')?.value : item
  if (inline?.kind !== 'scalar') return []
  return rootsOf(inlined(at.file, inline), at.file)
}

function rootsOf(file: SourceFile, as: SourceFile): Patch[] {
  return readDocuments(file).flatMap((each) => (isReadable(each) ? { file: as, root: each.root } : []))
}

/** The text that stands in a scalar, at its own offsets: all else is blank. Empty where its lines are not those of the file. */
function inlined({ path, text }: SourceFile, { start, end }: Span): SourceFile {
  const first = text.charAt(start)
  const quoted = text.slice(start + 1, end - 1)
  let [from, to] = [start, end]
  if (first === '|') from = text.indexOf('\n', start) + 1
  else if (first === "'" && !quoted.includes("'")) [from, to] = [start + 1, end - 1]
  else return { path, text: '' }
  return { path, text: text.slice(0, from).replace(/[^\n]/g, ' ') + text.slice(from, to) }
}

function kindAndGroup({ apiVersion, kind }: JsonObject): { kind: string; group: string; version: string } {
  const [version = '', group = ''] = text(apiVersion).split('/').reverse()
  return { kind: text(kind), group, version }
}

function isOf(root: Node, { value, names }: Subject): boolean {
  const patch = plainValue(root)
  if (!isObject(patch)) return false
  const [one, other] = [kindAndGroup(patch), kindAndGroup(value)]
  const name = isObject(patch.metadata) ? text(patch.metadata.name) : ''
  return one.kind === other.kind && one.group === other.group && names.has(name)
}

/** Whether a target may choose the object: patterns are anchored, and labels are looked at where they are plain equalities. */
function isFor(target: unknown, { value, names }: Subject): boolean {
  if (!isObject(target)) return false
  const { kind, group, version } = kindAndGroup(value)
  const metadata = isObject(value.metadata) ? value.metadata : {}
  const fits = (pattern: Json | undefined, ...found: string[]) => {
    if (typeof pattern !== 'string' || pattern === '') return true
    // A pattern of the repository is not run: what is more than a name with `.*` in it may fit.
    const pieces = pattern.replace(/^\^|\$$/g, '').split('.*')
    if (/[\\()[\]{}|+?*^$]/.test(pieces.join(''))) return true
    return found.some((each) => {
      let from = 0
      for (const [at, piece] of pieces.entries()) {
        const next = at === 0 ? (each.startsWith(piece) ? 0 : -1) : each.indexOf(piece, from)
        if (next < 0) return false
        from = next + piece.length
      }
      return pieces.length > 1 ? each.endsWith(pieces.at(-1) ?? '') : from === each.length
    })
  }
  const chosen = (selector: Json | undefined, has: Json | undefined) =>
    typeof selector !== 'string' ||
    selector.split(',').every((each) => {
      const [, key, wanted] = /^\s*([\w./-]+)\s*==?\s*([\w.-]*)\s*$/.exec(each) ?? []
      return key === undefined || (isObject(has) && has[key] === wanted)
    })
  return (
    fits(target.kind, kind) &&
    fits(target.group, group) &&
    fits(target.version, version) &&
    fits(target.name, ...names) &&
    chosen(target.labelSelector, metadata.labels) &&
    chosen(target.annotationSelector, metadata.annotations)
  )
}
