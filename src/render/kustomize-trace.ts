import type { SourceDocument, SourceFile } from '../source/document.js'
import { plainValue, written } from '../source/node.js'
import { type Path, valueAt } from '../source/path.js'
import { rangeOf } from '../source/range.js'
import type { Traced } from '../source/rendered.js'
import { isReadable, readDocuments } from '../source/yaml.js'
import { isObject, type JsonObject, type Manifest, manifestsOf, text } from '../workload/manifest.js'
import { aligned } from './aligned.js'
import type { Kustomization } from './kustomization.js'
import { type Chain, chainsTo, namesThrough, nameThrough } from './kustomize-chains.js'
import { generatorOf, writtenIn } from './kustomize-fields.js'
import { isSame, type Same, type Subject, type WrittenAt } from './kustomize-patches.js'
import type { Reach } from './kustomize-roots.js'

/** Where kustomize says that an object of its output comes from, as the house names files. */
export interface KustomizeOrigin {
  /** The file that it was read from. */
  readonly path?: string
  /** The kustomization whose generator made it. */
  readonly configuredIn?: string
}

/**
 * Where what stands at a path of an object of the output was written: by what changed it last, else by the object's own
 * file. A place is named only where what is found there is what stands in the output.
 */
export function traceKustomize(
  document: SourceDocument,
  path: Path,
  reach: Reach,
  origin: KustomizeOrigin | undefined,
): Traced {
  const there = written(document.root, path).path
  const value = plainValue(document.root)
  const unknown = { confidence: 'file' as const, file: reach.root.file }
  if (!isObject(value)) return unknown
  const found =
    origin?.configuredIn === undefined
      ? throughFiles(document, value, there, reach, origin)
      : throughGenerator(value, reach, origin.configuredIn)
  if (found.length === 0) return unknown
  const [first, ...others] = found as [Traced, ...Traced[]]
  // An object may come in by several ways; where they differ in what wrote it, none is named.
  if (others.every((each) => isAlike(first, each))) return first
  const files = new Set(found.map(({ file }) => file))
  return files.size === 1 ? { confidence: 'file', file: first.file } : unknown
}

function isAlike(one: Traced, other: Traced): boolean {
  if (one.file !== other.file || one.confidence !== other.confidence) return false
  if (one.confidence === 'file' || other.confidence === 'file') return true
  return one.span.start === other.span.start && one.span.end === other.span.end
}

function throughGenerator(value: JsonObject, reach: Reach, configuredIn: string): Traced[] {
  const name = nameOf(value)
  return chainsTo(({ file }) => file.path === configuredIn, reach).flatMap((chain) => {
    const at = chain.find(({ file }) => file.path === configuredIn) as Kustomization
    // Behind it a hash may be hung.
    const own = generatorOf(at, text(value.kind), (each) => {
      const made = nameThrough(chain, each)
      return each !== '' && (name === made || (name.startsWith(made) && /^-[a-z0-9]+$/.test(name.slice(made.length))))
    })
    return own ? { confidence: 'exact' as const, ...own } : { confidence: 'file' as const, file: at.file }
  })
}

function throughFiles(
  document: SourceDocument,
  value: JsonObject,
  path: Path,
  reach: Reach,
  origin: KustomizeOrigin | undefined,
): Traced[] {
  const names = origin?.path === undefined ? [...reach.resources] : [origin.path]
  const found = names.flatMap((name) => {
    const file = reach.files.get(name)
    if (!file) return []
    return chainsTo((each) => each.references.some(({ use, to }) => use === 'resource' && to === name), reach).flatMap(
      (chain) => {
        const own = sourceOf(value, file, chain)
        return own ? { chain, own } : []
      },
    )
  })
  // What is called as it is in the output comes before what only may have been renamed.
  const best = Math.max(...found.map(({ own }) => own.likeness))
  return found
    .filter(({ own }) => own.likeness === best)
    .map(({ chain, own }) => throughChain(document, value, path, chain, own.manifest, reach))
}

function throughChain(
  document: SourceDocument,
  value: JsonObject,
  path: Path,
  chain: Chain,
  manifest: Manifest,
  reach: Reach,
): Traced {
  const { file } = manifest.document
  const subject: Subject = { value, names: new Set([...namesThrough(chain, manifest.name), nameOf(value)]) }
  const inChain = (same: Same): WrittenAt | undefined => {
    for (const each of chain) {
      const found = writtenIn(each, subject, path, reach.files, same)
      if (found) return found
    }
    return undefined
  }
  const there = aligned(manifest.node, value, path)
  const own = there && { file, span: rangeOf(manifest.node, there, file.text) }
  const isOwn = there && isSame(written(manifest.node, there).node, valueAt(value, path))
  const isWhole = path.length === 0 || written(document.root, path).node.kind !== 'scalar'
  const place =
    path.length === 0
      ? own
      : (inChain(isSame) ?? (isOwn ? own : undefined) ?? (isWhole ? (own ?? inChain(() => true)) : undefined))
  return place ? { confidence: 'exact', ...place } : { confidence: 'file', file }
}

/** The object of a file that became the one of the output; `likeness` tells how well their names agree. */
function sourceOf(
  value: JsonObject,
  file: SourceFile,
  chain: Chain,
): { readonly manifest: Manifest; readonly likeness: number } | undefined {
  const [name, namespace] = [nameOf(value), text(isObject(value.metadata) ? value.metadata.namespace : '')]
  const alike = manifestsIn(file).filter(({ kind, group }) => kind === value.kind && group === groupOf(value))
  // The namespace that the last kustomization names is the object's.
  const named = chain.map((each) => text(each.value.namespace)).find((each) => each !== '')
  if (named !== undefined && namespace !== '' && named !== namespace) return undefined
  const likeness = (each: Manifest) => (nameThrough(chain, each.name) === name ? 2 : each.name === name ? 1 : 0)
  const own = (each: Manifest) => (named === undefined && namespace !== '' ? each.namespace === namespace : true)
  for (const wanted of [2, 1]) {
    const found = alike.filter((each) => likeness(each) === wanted)
    const [only, ...others] = found.length > 1 ? found.filter(own) : found
    if (only && others.length === 0) return { manifest: only, likeness: wanted }
    if (only) return undefined
  }
  // A patch may rename what is alone of its kind.
  return alike.length === 1 && alike[0] ? { manifest: alike[0], likeness: 0 } : undefined
}

const known = new WeakMap<SourceFile, readonly Manifest[]>()

function manifestsIn(file: SourceFile): readonly Manifest[] {
  let found = known.get(file)
  if (!found) {
    found = readDocuments(file)
      .filter(isReadable)
      .flatMap((each) => {
        const all = manifestsOf(each)
        return 'reason' in all ? [] : all
      })
    known.set(file, found)
  }
  return found
}

function nameOf({ metadata }: JsonObject): string {
  return isObject(metadata) ? text(metadata.name) : ''
}

function groupOf({ apiVersion }: JsonObject): string {
  const version = text(apiVersion)
  return version.includes('/') ? version.slice(0, version.indexOf('/')) : ''
}
