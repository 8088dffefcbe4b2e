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

/** The object without the fields that its CustomResourceDefinition lacks; itself where there are none. */
export function pruned(manifest: Manifest, build: Pick<Build, 'holds'>): Pruned {
  const fields = crdFields(manifest, build)
  if (fields === undefined || fields === 1) return { manifest, lost: [] }
  let known = results.get(manifest)
  if (!known) {
    known = new Map()
    results.set(manifest, known)
  }
  let result = known.get(fields)
  if (!result) {
    const lost: Path[] = []
    const value = prune(manifest.value, { ...ENVELOPE, ...fields }, [], lost) as JsonObject
    result = { manifest: lost.length > 0 ? manifest.holding(value) : manifest, lost }
    known.set(fields, result)
  }
  return result
}

/** The same object in the same table is pruned once. */
const results = new WeakMap<Manifest, Map<CrdFields, Pruned>>()

/** What every object has. The status is not pruned: what is created loses it whole, and nobody expects otherwise. */
const ENVELOPE = { apiVersion: 1, kind: 1, metadata: 1, status: 1 } as const

/** Names that are marks here; a field that is called so is unknown. */
const MARKS = new Set(['[]', '*', '...'])

function prune(value: Json, fields: CrdFields, path: Path, lost: Path[]): Json {
  if (fields === 1 || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const items = fields['[]']
    return items === undefined ? value : value.map((item, at) => prune(item, items, [...path, at], lost))
  }
  const keeps = fields['...'] !== undefined
  const result = new Map<string, Json>()
  for (const [name, each] of Object.entries(value)) {
    const field = Object.hasOwn(fields, name) && !MARKS.has(name) ? fields[name] : fields['*']
    if (field !== undefined) result.set(name, prune(each, field, [...path, name], lost))
    else if (keeps) result.set(name, each)
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
