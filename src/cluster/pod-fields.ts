import type { Knowledge } from './knowledge.js'
import type { Library } from './profile.js'
import { inRange } from './range.js'

const known = new WeakMap<Knowledge, Map<string, ReadonlySet<string>>>()

/**
 * The fields of a pod (`spec.containers[].resizePolicy`) that are newer than the Kubernetes structs a component was
 * compiled with. The same set for the same library, so that two cells can be told to have the same.
 */
export function podFieldsUnknownTo({ version }: Library, knowledge: Knowledge): ReadonlySet<string> {
  let byVersion = known.get(knowledge)
  if (!byVersion) {
    byVersion = new Map()
    known.set(knowledge, byVersion)
  }
  let fields = byVersion.get(version.text)
  if (!fields) {
    const newer = Object.entries(knowledge.podFields).filter(([, { holds }]) => !inRange(version, holds))
    fields = new Set(newer.map(([field]) => field))
    byVersion.set(version.text, fields)
  }
  return fields
}
