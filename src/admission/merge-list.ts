// Mirrors k8s.io/apimachinery pkg/util/strategicpatch/patch.go: mergeSlice and what it and $setElementOrder check and order.
import type { Json, Path } from '../source/path.js'
import { type GoKind, goKind, goPrint, isObject, type JsonObject } from './go-values.js'
import { kindOfType, type PatchField, type PatchSchema } from './merge-keys.js'
import { byMergeKey, mergeOrdered } from './merge-order.js'
import type { Item, Traces } from './merge-trace.js'
import { badDirective, badType, goEqual, goMapKey, noMergeKey, PatchError } from './patch-error.js'

/** What every step of one merge works with. */
export interface Merge {
  readonly schema: PatchSchema
  readonly traces: Traces
  map(original: JsonObject, patch: JsonObject, path: Path, type: string): JsonObject
}

/** A merged list, and the indexes in the original's that are gone, with what in the patch takes them away. */
export interface MergedList {
  readonly items: readonly Item[]
  readonly drops: Map<number, Path>
}

/**
 * The patch's list at `path` merged into the items of the original's. `view` is the original's array as Go has it in memory: upstream
 * deletes and appends in place, and a caller that orders by the original's order afterwards sees what is left of it.
 */
export function mergeList(merge: Merge, view: Item[], patch: Json[], path: Path, field: PatchField): MergedList {
  const drops = new Map<number, Path>()
  if (view.length === 0 && patch.length === 0) return { items: view, drops }
  const kind = elementKind(valuesOf(view), patch)
  const parts =
    kind === 'map' ? mergeMaps(merge, view, patch, path, field, drops) : mergeScalars(view, patch, path, drops)
  const items = putInOrder(
    partition(parts.merged, parts.order, field.mergeKey),
    parts.order,
    parts.serverOrder(),
    field,
    kind,
  )
  return { items, drops }
}

/** The original's items without those of `$deleteFromPrimitiveList` at `path`. */
export function deleteFromList(merge: Merge, view: Item[], gone: Json[], path: Path, field: PatchField): MergedList {
  const drops = new Map<number, Path>()
  if (view.length === 0 && gone.length === 0) return { items: view, drops }
  if (elementKind(valuesOf(view), gone) === 'map') return mergeList(merge, view, gone, path, field)
  const items = view.filter((item) => {
    const at = gone.indexOf(item.value)
    if (at >= 0) drop(drops, item, [...path, at])
    return at < 0
  })
  return { items, drops }
}

interface Parts {
  readonly merged: Item[]
  /** The order of the items that the patch has. */
  readonly order: readonly Json[]
  /** The order of the others, read when all is merged. */
  serverOrder(): Json[]
}

function mergeScalars(view: Item[], patch: Json[], path: Path, drops: Map<number, Path>): Parts {
  const both: Item[] = [...view, ...patch.map((value, at) => ({ value, from: { path: [...path, at] } }))]
  const all = both.length
  let length = all
  for (let i = 0; i < length - 1; i++) {
    for (let j = i + 1; j < length; j++) {
      if (both[i]!.value !== both[j]!.value) continue
      drop(drops, both[j]!, path)
      both[j] = both[--length]!
      j--
    }
  }
  // Where the decoder's array had room for the patch's items, Go has moved the original's own items.
  if (all <= decodedCapacity(view.length)) for (const at of view.keys()) view[at] = both[at]!
  return { merged: both.slice(0, length), order: patch, serverOrder: () => valuesOf(view) }
}

/** The room that a decoded list of that length has: appending doubles it. */
function decodedCapacity(length: number): number {
  return length === 0 ? 0 : 2 ** Math.ceil(Math.log2(length))
}

function mergeMaps(
  { map, schema, traces }: Merge,
  view: Item[],
  patch: Json[],
  path: Path,
  { mergeKey, type }: PatchField,
  drops: Map<number, Path>,
): Parts {
  if (mergeKey === '') throw new PatchError(`cannot merge lists without merge key for ${kindOfType(schema, type)}`)
  const live = [...view]
  const ordinary: { value: JsonObject; at: Path }[] = []
  let replacedAt: Path | undefined
  for (const [index, value] of (patch as JsonObject[]).entries()) {
    const at = [...path, index]
    if (!Object.hasOwn(value, '$patch')) {
      ordinary.push({ value, at })
    } else if (value.$patch === 'delete') {
      const key = keyOf(value, mergeKey)
      for (let gone = find(valuesOf(live), mergeKey, key); gone >= 0; gone = find(valuesOf(live), mergeKey, key)) {
        drop(drops, live[gone]!, at)
        view.copyWithin(gone, gone + 1, live.length)
        live.splice(gone, 1)
      }
    } else if (value.$patch === 'replace') {
      replacedAt = at
    } else if (value.$patch === 'merge') {
      throw new PatchError('merging lists cannot yet be specified in the patch')
    } else {
      throw badDirective(value.$patch!, value)
    }
  }
  const taken = ({ value, at }: { value: JsonObject; at: Path }): Item => ({
    value: traces.take(value, at, {})!,
    from: { path: at },
  })
  if (replacedAt) {
    for (const item of live) drop(drops, item, replacedAt)
    const merged = ordinary.map(taken)
    return { merged, order: [], serverOrder: () => valuesOf(merged) }
  }
  const kept = [...live]
  for (const each of ordinary) {
    const found = find(valuesOf(live), mergeKey, keyOf(each.value, mergeKey))
    const item = live[found]
    if (item) {
      item.value = map(item.value as JsonObject, each.value, each.at, type)
    } else {
      const added = taken(each)
      if (live.length < view.length) view[live.length] = added
      live.push(added)
    }
  }
  return { merged: live, order: ordinary.map(({ value }) => value), serverOrder: () => valuesOf(kept) }
}

/** The kind of all the lists' elements. */
export function elementKind(...lists: readonly Json[][]): GoKind {
  const [first, ...others] = lists.flat()
  if (first === undefined) throw new PatchError('no elements in any of the given slices')
  if (first === null) throw new PatchError('runtime error: invalid memory address or nil pointer dereference', true)
  const kind = goKind(first)
  if (kind === 'slice') throw new PatchError('lists of lists are not supported')
  if (others.some((each) => goKind(each) !== kind)) {
    throw new PatchError(`list element types are not identical: ${goPrint(lists as Json[][])}`)
  }
  return kind
}

/** The items that `by` has, and those that it has not. */
export function partition(items: readonly Item[], by: readonly Json[], mergeKey: string): [Item[], Item[]] {
  const keys = mergeKey === '' ? new Set(by.map(goMapKey)) : undefined
  const parts: [Item[], Item[]] = [[], []]
  for (const item of items) {
    if (keys) {
      parts[keys.has(goMapKey(item.value)) ? 0 : 1].push(item)
    } else {
      if (!isObject(item.value)) throw badType('map', item.value)
      parts[find(by, mergeKey, keyOf(item.value, mergeKey)) >= 0 ? 0 : 1].push(item)
    }
  }
  return parts
}

/** The two parts as one list: the first in the order of `order`, the second in that of `serverOrder`. */
export function putInOrder(
  [fromPatch, serverOnly]: [Item[], Item[]],
  order: readonly Json[],
  serverOrder: readonly Json[],
  { mergeKey }: PatchField,
  kind: GoKind,
): Item[] {
  if (kind === 'map') {
    for (const each of [valuesOf(fromPatch), order, valuesOf(serverOnly), serverOrder].flat()) {
      if (!isObject(each)) throw badType('map', each)
      keyOf(each, mergeKey)
    }
  }
  const identify = kind === 'map' ? byMergeKey(mergeKey) : (item: Json) => item
  return mergeOrdered(fromPatch, serverOnly, order, serverOrder, identify)
}

/** Checks that `order`, a `$setElementOrder`, has the items of the patch's list in their order. */
export function checkOrder(patch: Json[], order: Json[], mergeKey: string): void {
  if (order.length === 0 || patch.length === 0) return
  const items = patch.filter((item) => {
    if (mergeKey !== '' && !isObject(item)) throw badType('map', item)
    return mergeKey === '' || (item as JsonObject).$patch !== 'delete'
  })
  let [at, ordered] = [0, 0]
  while (at < items.length && ordered < order.length) {
    const item = items[at]!
    if (isObject(item) && Object.hasOwn(item, '$patch')) {
      at++
    } else {
      if (sameItem(item, order[ordered]!, mergeKey)) at++
      ordered++
    }
  }
  if (at < items.length && ordered >= order.length) {
    throw new PatchError(
      `The order in patch list:\n${goPrint(patch)}\n doesn't match $setElementOrder list:\n${goPrint(order)}\n`,
    )
  }
}

function sameItem(left: Json, right: Json, mergeKey: string): boolean {
  if (mergeKey === '') return goEqual(left, right)
  for (const each of [left, right]) if (!isObject(each)) throw badType('map', each)
  const [key, other] = [keyOf(left as JsonObject, mergeKey), keyOf(right as JsonObject, mergeKey)]
  return goEqual(key, other)
}

function keyOf(item: JsonObject, mergeKey: string): Json {
  if (!Object.hasOwn(item, mergeKey)) throw noMergeKey(item, mergeKey)
  return item[mergeKey]!
}

function find(list: readonly Json[], mergeKey: string, value: Json): number {
  return list.findIndex((each, at) => {
    if (!isObject(each)) throw new PatchError(`value for key ${at} is not a map`)
    return Object.hasOwn(each, mergeKey) && goEqual(each[mergeKey]!, value)
  })
}

function drop(drops: Map<number, Path>, { from }: Item, path: Path): void {
  if ('was' in from) drops.set(from.was, path)
}

function valuesOf(items: readonly Item[]): Json[] {
  return items.map(({ value }) => value)
}
