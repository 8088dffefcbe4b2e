import type { Observation } from '../rules/rule.js'
import { renderingOf } from '../source/rendered.js'
import type { Sighting } from './causes.js'
import { identity } from './pairs.js'
import { canonicalPath, objectOf } from './places.js'

/** A rule, the place that it speaks of and one workload, whatever the reason and wherever it is so. */
export function placeOf({ ruleId, observation, cell }: Sighting): string {
  const { at, affects, data } = observation
  const object = objectOf(at)
  const inManifest = 'manifest' in at
  return JSON.stringify([
    ruleId,
    object ? [object.kind, object.namespace, object.name] : inManifest ? null : at.file.path,
    // What is seen of a cluster stands at its version, and is the same cause at the next one.
    inManifest ? canonicalPath(at.manifest, at.path) : object || cell ? at.path : data,
    affects && identity(affects),
  ])
}

/** A cause and one workload that meets it, wherever it does. */
export function causeOf(sighting: Sighting): string {
  const { variant, refusal, cause } = sighting.observation
  return JSON.stringify([placeOf(sighting), variant, cause, refusal && [refusal.id, refusal.value]])
}

const causes = new WeakMap<Observation, string>()

/** The same in one cluster: what is new or not. */
function keyOf(sighting: Sighting): string {
  const { observation, cell } = sighting
  let cause = causes.get(observation)
  if (cause === undefined) {
    cause = causeOf(sighting)
    causes.set(observation, cause)
  }
  return JSON.stringify([cell?.settings.name, cause])
}

/**
 * Tells the sightings that were there before a change: the same cause for the same workload in the same cluster. What was
 * rendered of one root does not stand for what is of another, as long as that root `isThere`.
 */
export function standingIn(
  base: readonly Sighting[],
  isThere: (root: string) => boolean = () => true,
): (sighting: Sighting) => boolean {
  const [anywhere, unbound, bound] = [new Set<string>(), new Set<string>(), new Set<string>()]
  for (const sighting of base) {
    const [key, root] = [keyOf(sighting), rootOf(sighting)]
    anywhere.add(key)
    if (root === undefined || !isThere(root)) unbound.add(key)
    else bound.add(`${root} ${key}`)
  }
  return (sighting) => {
    const [key, root] = [keyOf(sighting), rootOf(sighting)]
    return root === undefined ? anywhere.has(key) : unbound.has(key) || bound.has(`${root} ${key}`)
  }
}

function rootOf({ observation: { at, affects } }: Sighting): string | undefined {
  const files = [affects?.document.file, 'manifest' in at ? at.manifest.document.file : at.file]
  return files.map((file) => (file ? renderingOf(file) : '')).find((root) => root !== '')
}
