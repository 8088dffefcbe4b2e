// Mirrors how a webhook written in Go answers: encoding/json into the structs it was compiled with, and
// gomodules.xyz/jsonpatch/v2 (CreatePatch), whose array differences go index by index.
import type { Json, Path } from '../source/path.js'
import { isObject } from '../workload/manifest.js'
import type { Origins } from '../workload/origins.js'

/** The part of `value` that the structs know: a copy without the fields in `unknown` (`spec.containers[].resizePolicy`). */
export function typed<T extends Json>(value: T, unknown: ReadonlySet<string>, origins: Origins): T {
  if (unknown.size === 0) return origins.copy(value)
  return origins.copy(value, (path) => !unknown.has(fieldName(path)))
}

/** `path` as a field of a struct: list indexes are `[]`. */
export function fieldName(path: Path): string {
  return path.map((step, at) => (typeof step === 'number' ? '[]' : at === 0 ? step : `.${step}`)).join('')
}

/**
 * What the API server stores when a webhook answers with the difference between `before` and `after`, both typed,
 * and the request held `raw`: fields that the structs do not know stay where they stood, by index, whatever the
 * webhook put there.
 */
export function rebase(raw: Json, before: Json, after: Json, origins: Origins): Json {
  if (isObject(raw) && isObject(before) && isObject(after)) {
    const result: { [key: string]: Json } = {}
    origins.inherit(after, result)
    for (const [key, value] of Object.entries(after)) {
      const kept = Object.hasOwn(raw, key) && Object.hasOwn(before, key)
      result[key] = kept ? rebase(raw[key] as Json, before[key] as Json, value, origins) : value
      origins.write(result, key, origins.member(after, key))
    }
    for (const [key, value] of Object.entries(raw)) {
      if (Object.hasOwn(after, key) || Object.hasOwn(before, key)) continue
      result[key] = value
      origins.write(result, key, origins.member(raw, key))
    }
    return result
  }
  if (Array.isArray(raw) && Array.isArray(before) && Array.isArray(after) && !isSimple(before) && !isSimple(after)) {
    const result = after.map((value, at) =>
      at < before.length ? rebase(raw[at] as Json, before[at] as Json, value, origins) : value,
    )
    origins.inheritWhole(after, result)
    return result
  }
  return after
}

function isSimple(list: readonly Json[]): boolean {
  return list.every((item) => typeof item !== 'object' || item === null)
}
