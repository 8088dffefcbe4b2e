import { isDeepStrictEqual } from 'node:util'
import type { Json, Path } from '../source/path.js'
import { isObject, type JsonObject, type Manifest, text } from './manifest.js'

/** One value of an object that a change sets, takes away or makes another. */
export interface Part {
  /** Where it is in the object now; where it was, for what is gone. */
  readonly path: Path
  /** The object without this part of the change. */
  readonly undone: () => Manifest
}

/** What differs between two versions of an object, in the order of the new one. Items of a list go by their names, where all have one. */
export function partsOf(before: Manifest, now: Manifest): Part[] {
  return differences(before.value, now.value, []).map(({ path, set }) => ({
    path,
    undone: () => now.holding(withValue(now.value, set.path, set.value) as JsonObject),
  }))
}

interface Difference {
  readonly path: Path
  /** What undoes it: the value that stood at a path of the new object; undefined for none. */
  readonly set: { readonly path: Path; readonly value: Json | undefined }
}

function differences(was: Json | undefined, is: Json | undefined, path: Path): Difference[] {
  if (isDeepStrictEqual(was, is)) return []
  if (isObject(was) && isObject(is)) {
    const keys = [...Object.keys(is), ...Object.keys(was).filter((key) => !Object.hasOwn(is, key))]
    return keys.flatMap((key) => differences(own(was, key), own(is, key), [...path, key]))
  }
  if (Array.isArray(was) && Array.isArray(is)) return inLists(was, is, path)
  return [{ path, set: { path, value: was } }]
}

function inLists(was: readonly Json[], is: readonly Json[], path: Path): Difference[] {
  const nameOf = byName(was) && byName(is) ? nameIn : undefined
  if (!nameOf && was.length !== is.length) return [{ path, set: { path, value: [...was] } }]
  const before = (item: Json, at: number) => (nameOf ? was.find((each) => nameOf(each) === nameOf(item)) : was[at])
  const here = is.flatMap((item, at) => differences(before(item, at), item, [...path, at]))
  const gone = nameOf ? was.filter((item) => !is.some((each) => nameOf(each) === nameOf(item))) : []
  return [...here, ...gone.map((item) => ({ path, set: { path, value: [...is, item] } }))]
}

function byName(list: readonly Json[]): boolean {
  const names = list.map(nameIn)
  return names.every((name) => name !== '') && new Set(names).size === names.length
}

function nameIn(item: Json): string {
  return isObject(item) ? text(item.name) : ''
}

function own(object: JsonObject, key: string): Json | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined
}

/** A copy of `root` with `value` at `path`, or without anything there. */
function withValue(root: Json, path: Path, value: Json | undefined): Json {
  const [step, ...rest] = path
  if (step === undefined) return value ?? null
  const inner = (at: Json | undefined) => (rest.length === 0 ? value : withValue(at ?? {}, rest, value))
  if (Array.isArray(root)) {
    const made = inner(root[step as number])
    return root.flatMap((each, at) => (at === step ? (made === undefined ? [] : [made]) : [each]))
  }
  const { [step]: at, ...others } = root as JsonObject
  const made = inner(at)
  return made === undefined ? others : { ...(root as JsonObject), [step]: made }
}
