import { type JsonObject, objects } from '../workload/manifest.js'
import type { Origins } from '../workload/origins.js'

/** A list with items added behind those there are. The items keep their origins, and the list its own. */
export function append(list: unknown, added: readonly JsonObject[], origins: Origins): JsonObject[] {
  const result = [...objects(list), ...added]
  if (Array.isArray(list)) origins.inheritWhole(list, result)
  return result
}

/** A list with those items added whose `key` none before them has. */
export function appendNew(list: unknown, added: readonly JsonObject[], key: string, origins: Origins): JsonObject[] {
  const seen = new Set(objects(list).map((each) => each[key]))
  return append(
    list,
    added.filter((each) => !seen.has(each[key]) && seen.add(each[key])),
    origins,
  )
}
