import type { Refusal } from '../finding.js'
import { type Path, valueAt } from '../source/path.js'
import { type JsonObject, objects } from '../workload/manifest.js'

/**
 * Whether a refusal only follows from another one in `all` of the same object: a mount of a volume that is there is "Not
 * found" where the volume has an error of its own, a value that does not decode is none for what looks at it next, a selector
 * that is missing matches no labels, and one with an error in it is none.
 */
export function isConsequence({ id, path }: Refusal, value: JsonObject, all: readonly Refusal[]): boolean {
  const undecoded = all.filter((other) => other.id === 'cannot-unmarshal')
  if (id !== 'cannot-unmarshal' && undecoded.some((other) => startsWith(path, other.path))) return true
  if (id === 'value-required' && undecoded.length > 0) return !isEmpty(valueAt(value, path))
  if (id === 'selector-misses-template') {
    return all.some((other) => other.id === 'value-required' && other.path.at(-1) === 'selector')
  }
  const isBelow = ({ path: other }: Refusal): boolean => other.length > path.length && startsWith(other, path)
  // Upstream says of the whole selector too that it is none, beside what is wrong in it.
  if (path.at(-1) === 'selector' && UNREADABLE.includes(id) && all.some(isBelow)) return true
  const list = path.findLastIndex((step) => step === 'volumeMounts' || step === 'volumeDevices')
  if (id !== 'value-not-found' || list < 2) return false
  const name = valueAt(value, path)
  return objects(valueAt(value, [...path.slice(0, list - 2), 'volumes'])).some((volume) => volume.name === name)
}

const UNREADABLE = ['selector-unreadable', 'value-invalid']

function startsWith(path: Path, start: Path): boolean {
  return start.every((step, at) => path[at] === step)
}

/** What decodes, and is nothing. */
function isEmpty(written: unknown): boolean {
  return !written || (typeof written === 'object' && Object.keys(written).length === 0)
}
