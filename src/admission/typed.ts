// Mirrors how a webhook written in Go answers: encoding/json into the structs it was compiled with, and
// gomodules.xyz/jsonpatch/v2 (CreatePatch), whose array differences go index by index.
import type { Json, Path } from '../source/path.js'
import { isObject } from '../workload/manifest.js'
import type { Origins } from '../workload/origins.js'
import type { PatchSchema } from './merge-keys.js'
import type { Fields } from './pod-structs.js'

/**
 * The part of `value` that the structs know, as a copy: what encoding/json decodes into them. `type` is the struct of
 * the value; `lost` is told of each field that they lack.
 */
export function typed<T extends Json>(
  value: T,
  { root, structs }: PatchSchema,
  origins: Origins,
  lost?: (path: Path) => void,
  type = root,
): T {
  const at: (string | number)[] = []
  const known = (each: Json, of: string): Json => {
    if (typeof each !== 'object' || each === null) return each
    let copy: Json
    if (Array.isArray(each)) {
      const element = elementType(of)
      copy = each.map((item, index) => {
        at.push(index)
        const part = known(item, element)
        at.pop()
        return part
      })
    } else {
      const fields = of === '' ? undefined : structs.get(of)
      const members: { [key: string]: Json } = {}
      copy = members
      for (const [key, item] of Object.entries(each)) {
        const field = fields?.get(key)
        if (fields && field === undefined) {
          lost?.([...at, key])
          continue
        }
        at.push(key)
        const part = known(item, field === undefined ? '' : plainType(field))
        at.pop()
        put(members, key, part)
      }
    }
    origins.inherit(each, copy)
    return copy
  }
  return known(value, type) as T
}

/** Where `value` has fields that the structs lack, `type` being the struct of the value. */
export function lostPaths(value: Json, { structs }: PatchSchema, type: string): Path[] {
  const found: Path[] = []
  const at: (string | number)[] = []
  const look = (each: Json, of: string): void => {
    // Below what is no struct everything is kept.
    if (typeof each !== 'object' || each === null || of === '') return
    if (Array.isArray(each)) {
      const element = elementType(of)
      for (const [index, item] of each.entries()) {
        at.push(index)
        look(item, element)
        at.pop()
      }
      return
    }
    const fields = structs.get(of)
    for (const [key, item] of fields ? Object.entries(each) : []) {
      const field = fields?.get(key)
      if (field === undefined) {
        found.push([...at, key])
        continue
      }
      at.push(key)
      look(item, plainType(field))
      at.pop()
    }
  }
  look(value, type)
  return found
}

/** The fields of the struct at `path` below a value of `type`; undefined where no struct is there. */
export function structAt({ structs }: PatchSchema, type: string, path: Path): Fields | undefined {
  const found = path.reduce<string>((at, step) => {
    return typeof step === 'number' ? elementType(at) : plainType(structs.get(at)?.get(step) ?? '')
  }, type)
  return structs.get(found)
}

/** A member as JSON.parse makes it: an own one whatever its name. */
function put(members: { [key: string]: Json }, key: string, value: Json): void {
  if (key !== '__proto__') members[key] = value
  else Object.defineProperty(members, key, { value, writable: true, enumerable: true, configurable: true })
}

/** The type of a field without its patch strategy and without `pointer to`. */
function plainType(field: string): string {
  let type = plain.get(field)
  if (type === undefined) {
    const [whole = ''] = field.split(', ')
    type = whole.startsWith('pointer to ') ? whole.slice('pointer to '.length) : whole
    plain.set(field, type)
  }
  return type
}

/** The fields of the structs are written in a few hundred ways. */
const plain = new Map<string, string>()

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
      put(result, key, kept ? rebase(raw[key] as Json, before[key] as Json, value, origins) : value)
      origins.write(result, key, origins.member(after, key))
    }
    for (const [key, value] of Object.entries(raw)) {
      if (Object.hasOwn(after, key) || Object.hasOwn(before, key)) continue
      put(result, key, value)
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
