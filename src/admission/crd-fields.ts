// Mirrors k8s.io/apiextensions-apiserver/pkg/apiserver/schema/pruning (Prune) with the schemas of openkruise/kruise config/crd/bases.
import type { Build } from '../cluster/build.js'
import type { Json, Path } from '../source/path.js'
import type { JsonObject, Manifest } from '../workload/manifest.js'
import rows from './crd-fields.json' with { type: 'json' }

/**
 * The fields below a place of a custom resource. 1 is a place below which nothing is pruned; `[]` stands for the items of
 * a list, `*` for every key of a map, and `...` says that fields without a name here are kept.
 */
export type CrdFields = 1 | { readonly [name: string]: CrdFields }

/** A row of crd-fields.json: kinds by `group/version/kind`, an RFC 7396 merge patch of the rows before whose facts hold. */
interface Row {
  readonly when?: string
  readonly kinds: Patch
}

type Patch = { readonly [name: string]: Patch | number | null }

/** An object as the API server stores it, and what it pruned. */
export interface Pruned {
  readonly manifest: Manifest
  readonly lost: readonly Path[]
}

/** The fields of a kind in the CustomResourceDefinitions of `build`; undefined where the kind is none of Kruise's. */
export function crdFields({ apiVersion, kind }: Pick<Manifest, 'apiVersion' | 'kind'>, build: Pick<Build, 'holds'>) {
  const name = `${apiVersion}/${kind}`
  const asked = (rows as readonly Row[]).filter(({ kinds }) => Object.hasOwn(kinds, name))
  const held = asked.filter(({ when }) => when === undefined || build.holds(when))
  if (held.length === 0) return undefined
  const key = `${name} ${held.map(({ when }) => when ?? '').join()}`
  let fields = made.get(key)
  if (!fields) {
    fields = held.reduce<CrdFields>((all, { kinds }) => merged(all, kinds[name] as Patch), {})
    made.set(key, fields)
  }
  return fields
}

const made = new Map<string, CrdFields>()

function merged(value: CrdFields | undefined, patch: Patch | number): CrdFields {
  if (typeof patch === 'number') return 1
  const result = new Map(Object.entries(typeof value === 'object' ? value : {}))
  for (const [name, change] of Object.entries(patch)) {
    if (change === null) result.delete(name)
    else result.set(name, merged(result.get(name), change))
  }
  return Object.fromEntries(result)
}

/** A place of a custom resource in the definitions of one build, which is asked for what differs there when it is looked up. */
export interface CrdPlace {
  /** What is below the field of that name, 1 where nothing is pruned; undefined where there is none. */
  at(name: string): CrdPlace | 1 | undefined
  has(name: string): boolean
}

/** What a row does to a place. */
interface Change {
  readonly when: string | undefined
  readonly to: Patch | number | null
}

/** The place at `path` of a kind in the CustomResourceDefinitions of `build`; undefined where there is none. */
export function crdPlace(
  { apiVersion, kind }: Pick<Manifest, 'apiVersion' | 'kind'>,
  build: Pick<Build, 'holds'>,
  path: readonly string[] = [],
): CrdPlace | 1 | undefined {
  const all = (rows as readonly Row[]).map(({ when, kinds }): PatchOf => ({ when, patch: kinds }))
  const root = placeOf(all, build).at(`${apiVersion}/${kind}`)
  return path.reduce<CrdPlace | 1 | undefined>((at, step) => (typeof at === 'object' ? at.at(step) : undefined), root)
}

/** A patch of a mapping, and the fact with which there is one. */
interface PatchOf {
  readonly when: string | undefined
  readonly patch: Patch
}

function placeOf(patches: readonly PatchOf[], build: Pick<Build, 'holds'>): CrdPlace {
  const known = new Map<string, CrdPlace | 1 | undefined>()
  const at = (name: string): CrdPlace | 1 | undefined => {
    if (known.has(name)) return known.get(name)
    const changes = patches.flatMap(({ when, patch }): Change[] => {
      return Object.hasOwn(patch, name) ? [{ when, to: patch[name]! }] : []
    })
    const place = changed(changes, build)
    known.set(name, place)
    return place
  }
  return { at, has: (name) => at(name) !== undefined }
}

/** What the changes of a place, oldest first, leave there: as RFC 7396 merges those whose facts hold. */
function changed(changes: readonly Change[], build: Pick<Build, 'holds'>): CrdPlace | 1 | undefined {
  const holds = ({ when }: Pick<Change, 'when'>): boolean => when === undefined || build.holds(when)
  // What is older than the last whole value does not matter.
  const whole = changes.findLastIndex((change) => (typeof change.to !== 'object' || !change.to) && holds(change))
  const patches = changes.slice(whole + 1).flatMap(({ when, to }): PatchOf[] => {
    return typeof to === 'object' && to ? [{ when, patch: to }] : []
  })
  if (typeof changes[whole]?.to === 'number') {
    const held = patches.filter(holds)
    return held.length > 0 ? placeOf(held, build) : 1
  }
  return patches.some(({ when }) => when === undefined) || patches.some(holds) ? placeOf(patches, build) : undefined
}

/** The object without the fields that its CustomResourceDefinition lacks; itself where there are none. */
export function pruned(manifest: Manifest, build: Pick<Build, 'holds'>): Pruned {
  const known = results.get(manifest) ?? []
  results.set(manifest, known)
  // One that answers otherwise is asked nothing that pruning again would not ask.
  const same = known.find(({ asked }) => asked.every(([fact, held]) => build.holds(fact) === held))
  if (same) return same.result
  const asked = new Map<string, boolean>()
  const holds = (fact: string): boolean => {
    const held = build.holds(fact)
    asked.set(fact, held)
    return held
  }
  const result = prunedBy(crdPlace(manifest, { holds }), manifest)
  known.push({ asked: [...asked], result })
  return result
}

/** What each object became, with the facts that were asked for in their order and whether they held. */
const results = new WeakMap<Manifest, { readonly asked: readonly [string, boolean][]; readonly result: Pruned }[]>()

function prunedBy(place: CrdPlace | 1 | undefined, manifest: Manifest): Pruned {
  if (place === undefined || place === 1) return { manifest, lost: [] }
  const lost: Path[] = []
  const envelope = { at: (name: string) => place.at(name) ?? (ENVELOPE.has(name) ? 1 : undefined) }
  const value = prune(manifest.value, envelope, [], lost) as JsonObject
  return { manifest: lost.length > 0 ? manifest.holding(value) : manifest, lost }
}

/** What every object has. The status is not pruned: what is created loses it whole, and nobody expects otherwise. */
const ENVELOPE: ReadonlySet<string> = new Set(['apiVersion', 'kind', 'metadata', 'status'])

/** Names that are marks here; a field that is called so is unknown. */
const MARKS: ReadonlySet<string> = new Set(['[]', '*', '...'])

function prune(value: Json, place: Pick<CrdPlace, 'at'> | 1, path: Path, lost: Path[]): Json {
  if (place === 1 || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const items = place.at('[]')
    return items === undefined ? value : value.map((item, at) => prune(item, items, [...path, at], lost))
  }
  const result = new Map<string, Json>()
  for (const [name, each] of Object.entries(value)) {
    const field = (MARKS.has(name) ? undefined : place.at(name)) ?? place.at('*')
    if (field !== undefined) result.set(name, prune(each, field, [...path, name], lost))
    else if (place.at('...') !== undefined) result.set(name, each)
    else lost.push([...path, name])
  }
  return Object.fromEntries(result)
}

/** The fields at a place below `fields`, undefined where the schema names nothing there. */
export function fieldsAt(fields: CrdFields | undefined, path: readonly string[]): CrdFields | undefined {
  return path.reduce<CrdFields | undefined>(
    (at, step) => (typeof at === 'object' && Object.hasOwn(at, step) ? at[step] : undefined),
    fields,
  )
}
