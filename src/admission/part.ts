import type { Path } from '../source/path.js'
import { leftOut } from '../workload/fragment.js'
import { kindOf } from '../workload/kinds.js'
import type { Manifest } from '../workload/manifest.js'
import { Origins } from '../workload/origins.js'
import { pruned } from './crd-fields.js'
import { type PatchSchema, patchSchema } from './merge-keys.js'
import { NATIVE_STRUCTS } from './objects/native-decode.js'
import { sameFields } from './pod-structs.js'
import { typed } from './typed.js'

/**
 * Whether a manifest is a part of an object, which some tool merges into the whole one or a text quotes: it lacks at least two
 * of the things without which nobody could create it, and all that it has is where it belongs. One missing thing, or a
 * field that is nowhere known, may be a mistake.
 */
export function isPart(manifest: Manifest): boolean {
  let part = known.get(manifest)
  if (part === undefined) {
    part = leftOut(manifest).length > 1 && !hasUnknownField(manifest)
    known.set(manifest, part)
  }
  return part
}

const known = new WeakMap<Manifest, boolean>()

/** A build with all that there is: what it does not know, none does. */
const NEWEST = { holds: () => true }
let schema: PatchSchema | undefined

/** The structs of a pod and of the workloads of Kubernetes, with every field that there is. */
function everything(): PatchSchema {
  if (schema) return schema
  const pods = patchSchema('Pod', NEWEST)
  const own = Object.entries(NATIVE_STRUCTS).map(([name, fields]) => [name, sameFields(fields)] as const)
  schema = { ...pods, structs: new Map([...pods.structs, ...own]) }
  return schema
}

const ENVELOPE: ReadonlySet<unknown> = new Set(['apiVersion', 'kind', 'metadata', 'status'])

function hasUnknownField(manifest: Manifest): boolean {
  const { group, kind, value } = manifest
  if (kindOf(group, kind)?.of === 'kruise') return pruned(manifest, NEWEST).lost.length > 0
  let unknown = false
  const lost = (path: Path): void => {
    // A directive of a strategic merge patch is no field.
    const beside = path.length === 1 && ENVELOPE.has(path[0])
    if (!beside && !String(path.at(-1)).startsWith('$')) unknown = true
  }
  typed(value, everything(), new Origins(), lost, kind)
  return unknown
}
