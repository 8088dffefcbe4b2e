import { isPart } from '../admission/part.js'
import type { Refusal } from '../finding.js'
import { valueAt } from '../source/path.js'
import type { JsonObject, Manifest } from '../workload/manifest.js'

/**
 * Whether a refusal says no more than that something is missing, or a volume that another part may bring, where only a part of
 * an object is written. `value` is what was refused: the manifest's own, or a pod that is made of it.
 */
export function isLeftOut({ id, path }: Refusal, value: JsonObject, manifest: Manifest): boolean {
  const missing = id === 'value-required' || id === 'value-not-found' || isNothing(valueAt(value, path))
  return missing && isPart(manifest)
}

/** Nothing, or what holds nothing. */
function isNothing(written: unknown): boolean {
  if (typeof written === 'object' && written !== null) return Object.values(written).every(isNothing)
  return written === undefined || written === null || written === ''
}
