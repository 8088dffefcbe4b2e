import type { Sighting } from './causes.js'
import { identity } from './pairs.js'
import { canonicalPath, objectOf } from './places.js'

/** A cause, one workload that meets it and one cluster in which it does: what is new or not. */
function keyOf({ ruleId, observation, cell }: Sighting): string {
  const { at, variant, refusal, affects, data } = observation
  const object = objectOf(at)
  const inManifest = 'manifest' in at
  return JSON.stringify([
    ruleId,
    object ? [object.kind, object.namespace, object.name] : inManifest ? null : at.file.path,
    inManifest ? canonicalPath(at.manifest, at.path) : object ? at.path : data,
    variant,
    refusal && [refusal.id, refusal.value],
    affects && identity(affects),
    cell?.settings.name,
  ])
}

/** Tells the sightings that were there before a change: the same cause for the same workload in the same cluster. */
export function standingIn(base: readonly Sighting[]): (sighting: Sighting) => boolean {
  const known = new Set(base.map(keyOf))
  return (sighting) => known.has(keyOf(sighting))
}
