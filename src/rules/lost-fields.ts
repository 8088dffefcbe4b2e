import { crdFields, fieldsAt } from '../admission/crd-fields.js'
import { droppedFields, unreadFields } from '../admission/dropped.js'
import { patchSchema } from '../admission/merge-keys.js'
import { structAt } from '../admission/typed.js'
import type { Cluster } from '../cluster/profile.js'
import type { Refusal } from '../finding.js'
import { nearest } from '../source/nearest.js'
import { fieldPath, type Path, pointer, valueAt } from '../source/path.js'
import { isObject, type Manifest, text } from '../workload/manifest.js'
import { templatePath } from '../workload/template-path.js'

/** Which Kruise releases lose a field. */
export interface History {
  /** The first release from which on it is kept, as people write it; undefined where the newest loses it. */
  readonly since: string | undefined
  /** The first release that loses it after one that kept it, where the newest does too. */
  readonly until: string | undefined
  /** The newest known release. */
  readonly newest: string | undefined
}

/** Which Kruise releases lose the field at `path`. A release that does not serve the kind keeps nothing. */
export function historyOf(manifest: Manifest, path: Path, cluster: Cluster): History {
  const releases = cluster.releases('kruise')
  const losses = lossesOf(manifest, releases)
  const lost = losses.map((pointers) => !pointers || path.some((_, at) => pointers.has(pointer(path.slice(0, at + 1)))))
  const last = lost.lastIndexOf(true)
  const kept = lost.lastIndexOf(false)
  const gone = last === lost.length - 1 && kept >= 0
  return {
    since: releases[last + 1]?.name,
    until: gone ? releases[kept + 1]?.name : undefined,
    newest: releases.at(-1)?.name,
  }
}

/** What each release loses of a manifest, as JSON pointers; undefined where it does not serve the kind. */
function lossesOf(manifest: Manifest, releases: ReturnType<Cluster['releases']>) {
  let known = losses.get(manifest)
  if (!known) {
    known = releases.map(({ cluster }) => {
      if (manifest.group.endsWith('kruise.io') && !crdFields(manifest, cluster)) return undefined
      const dropped = droppedFields(manifest, cluster).map(({ path }) => path)
      return new Set([...dropped, ...unreadFields(manifest, cluster)].map(pointer))
    })
    losses.set(manifest, known)
  }
  return known
}

const losses = new WeakMap<Manifest, (Set<string> | undefined)[]>()

/** The names of the fields that the newest Kubernetes has beside the one at `path` of the core API's part at `part`. */
export function namesBeside(path: Path, part: Part, cluster: Cluster): string[] {
  const newest = cluster.releases('kubernetes').at(-1)?.cluster
  const fields = newest && structAt(patchSchema('Pod', newest), part.type, path.slice(part.at.length, -1))
  return [...(fields?.keys() ?? [])]
}

/** The names of the fields that a CustomResourceDefinition of the cluster has beside the one at `path`. */
export function crdNamesBeside(manifest: Manifest, path: Path, cluster: Cluster): string[] {
  const steps = path.slice(0, -1).map((step) => (typeof step === 'number' ? '[]' : step))
  const fields = fieldsAt(crdFields(manifest, cluster), steps)
  return typeof fields === 'object' ? Object.keys(fields).filter((name) => /^\w/.test(name)) : []
}

/** The name that was meant by the last step of `path`. */
export function meant(path: Path, names: readonly string[]): string | undefined {
  return nearest(String(path.at(-1)), names)
}

/** A part of a manifest that is a struct of the core API. */
export interface Part {
  readonly at: Path
  readonly type: string
}

/** The part of the core API that `path` stands in. */
export function partOf(manifest: Manifest, path: Path): Part {
  if (manifest.kind === 'SidecarSet') {
    return { at: path.slice(0, 2), type: path[1] === 'volumes' ? 'list of Volume' : 'list of Container' }
  }
  if (manifest.kind === 'WorkloadSpread') return { at: path.slice(0, 4), type: 'Pod' }
  return { at: templatePath(manifest) ?? [], type: 'Pod' }
}

const LISTS: Readonly<Record<string, string>> = {
  containers: 'container',
  initContainers: 'init container',
  volumes: 'volume',
}

/** A field of a pod in words: `securityContext.appArmorProfile`, and whose it is, `container "web"`. */
export function worded(manifest: Manifest, path: Path): { field: string; whose: string } {
  const lists = path.findLastIndex((step, at) => typeof path[at + 1] === 'number' && Object.hasOwn(LISTS, step))
  if (lists >= 0 && path.length > lists + 2) {
    const name = text(valueAt(manifest.value, [...path.slice(0, lists + 2), 'name']))
    return { field: fieldPath(path.slice(lists + 2)), whose: `${LISTS[String(path[lists])]} "${name}"` }
  }
  const below = path.slice(partOf(manifest, path).at.length)
  if (manifest.kind === 'WorkloadSpread') return { field: fieldPath(below), whose: 'the patch' }
  if (below[0] === 'spec' && below.length > 1) return { field: fieldPath(below.slice(1)), whose: 'the pod spec' }
  return { field: fieldPath(below), whose: 'the template' }
}

/**
 * The refusals of the hole that a lost field leaves: what held it holds nothing else but a name. `placeOf` is where the
 * part that a refusal speaks of is written, undefined where that is another manifest.
 */
export function holeRefusals(
  manifest: Manifest,
  path: Path,
  refusals: readonly Refusal[],
  placeOf: (refusal: Refusal) => Path | undefined,
): Refusal[] {
  const holder = path.slice(0, -1)
  const value = valueAt(manifest.value, holder)
  if (!isObject(value) || Object.keys(value).some((key) => key !== path.at(-1) && key !== 'name')) return []
  return refusals.filter((refusal) => {
    const place = placeOf(refusal)
    if (!place) return false
    const at = pointer(place)
    if (at === pointer(holder) || at === pointer(path)) return true
    // Upstream may name a field that nobody wrote.
    return at.startsWith(`${pointer(holder)}/`) && valueAt(manifest.value, place) === undefined
  })
}
