import type { Outcome } from '../admission/simulate.js'
import { pointer } from '../source/path.js'
import type { Manifest } from '../workload/manifest.js'
import type { Observation, Value } from './rule.js'

/** One observation for each refusal of the object with one of these ids, at the place that the refusal speaks of. */
export function* refusedObject(
  { object }: Outcome,
  ids: readonly string[],
  dataOf: (manifest: Manifest) => Record<string, Value> = () => ({}),
): Iterable<Observation> {
  const { manifest } = object
  for (const refusal of object.refusals.filter(({ id }) => ids.includes(id))) {
    const root = pointer(manifest.at)
    yield { at: { manifest, path: refusal.path }, data: { name: manifest.name, root, ...dataOf(manifest) }, refusal }
  }
}
