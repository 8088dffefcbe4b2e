// Mirrors how a webhook written in Go answers: encoding/json into the structs it was compiled with, and
// gomodules.xyz/jsonpatch/v2 (CreatePatch), whose array differences go index by index.
import type { Json, Path } from '../source/path.js'
import { isObject } from '../workload/manifest.js'
import type { Origins } from '../workload/origins.js'
import type { PatchSchema } from './merge-keys.js'

/**
 * The part of `value` that the structs know, as a copy: what encoding/json decodes into them. `type` is the struct of
 * the value; `lost` is told of each field that they lack.
 */
export function typed<T extends Json>(
  value: T,
  structs: PatchSchema,
  origins: Origins,
  lost: (path: Path) => void = () => {},
  type = structs.root,
): T {
  const known = (each: Json, of: string, path: Path): Json => {
    if (typeof each !== 'object' || each === null) return each
    const element = elementType(of)
    const fields = structs.structs.get(of)
    let copy: Json
    if (Array.isArray(each)) {
      copy = each.map((item, at) => known(item, element, [...path, at]))
    } else {
      copy = {}
      for (const [key, item] of Object.entries(each)) {
        const field = fields?.get(key)
        if (fields && field === undefined) lost([...path, key])
        else
          Object.defineProperty(copy, key, {
            ...OWN,
            value: known(item, fields ? plainType(field ?? '') : '', [...path, key]),
          })
      }
    }
    origins.inherit(each, copy)
    return copy
  }
  return known(value, type, []) as T
}

/** The fields of the struct at `path` below a value of `type`; undefined where no struct is there. */
export function structAt({ structs }: PatchSchema, type: string, path: Path): ReadonlyMap<string, string> | undefined {
  const found = path.reduce<string>((at, step) => {
    return typeof step === 'number' ? elementType(at) : plainType(structs.get(at)?.get(step) ?? '')
  }, type)
  return structs.get(found)
}

/** A member as JSON.parse makes it: an own one whatever its name. */
const OWN = { writable: true, enumerable: true, configurable: true }

/** The type of a field without its patch strategy and without `pointer to`. */
function plainType(field: string): string {
  const [type = ''] = field.split(', ')
  return type.startsWith('pointer to ') ? type.slice('pointer to '.length) : type
}

/** The type of a list's items; '' for what is no list. */
function elementType(type: string): string {
  return type.startsWith('list of ') ? plainType(type.slice('list of '.length)) : ''
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
