import type { Knowledge } from './knowledge.js'
import type { Library } from './profile.js'
import { inRange } from './range.js'

const known = new WeakMap<Knowledge, Map<string, ReadonlySet<string>>>()

/**
 * The fields of a pod (`spec.containers[].resizePolicy`) that are newer than the Kubernetes structs a component was
 * compiled with. Libraries that lack the same fields share one set, so that two cells can be told to have the same.
 */
export function podFieldsUnknownTo({ version }: Library, knowledge: Knowledge): ReadonlySet<string> {
  let sets = known.get(knowledge)
  if (!sets) {
    sets = new Map()
    known.set(knowledge, sets)
  }
  let fields = sets.get(version.text)
  if (!fields) {
    const newer = Object.keys(knowledge.podFields).filter(
      (field) => !inRange(version, knowledge.podFields[field]!.holds),
    )
    const shared = newer.join()
    fields = sets.get(shared) ?? new Set(newer)
    sets.set(shared, fields).set(version.text, fields)
  }
  return fields
}
