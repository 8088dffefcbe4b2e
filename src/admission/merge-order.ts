// Mirrors the ordering of k8s.io/apimachinery pkg/util/strategicpatch/patch.go (normalizeElementOrder) on Go's sort.SliceStable.
import type { Json } from '../source/path.js'
import { isObject } from './go-values.js'
import { goEqual } from './patch-error.js'

/** What stands for an item of a list while it is ordered. */
export interface Ordered {
  readonly value: Json
}

/** The value that tells items apart: that of the merge key for maps, the item itself otherwise. */
export type Identify = (item: Json) => Json

/** {@link Identify} for maps with `mergeKey`; what is no map, or lacks it, is null. */
export function byMergeKey(mergeKey: string): Identify {
  return (item) => (isObject(item) && Object.hasOwn(item, mergeKey) ? item[mergeKey]! : null)
}

/**
 * `fromPatch` in the order of `patchOrder`, with `serverOnly`, in the order of `serverOrder`, put between: each before the first
 * item of the patch that `serverOrder` has behind it.
 */
export function mergeOrdered<T extends Ordered>(
  fromPatch: readonly T[],
  serverOnly: readonly T[],
  patchOrder: readonly Json[],
  serverOrder: readonly Json[],
  identify: Identify,
): T[] {
  const right = sorted(fromPatch, patchOrder, identify)
  const left = sorted(serverOnly, serverOrder, identify)
  const merged: T[] = []
  while (left.length > 0 || right.length > 0) {
    const [l, r] = [left[0], right[0]]
    const takeLeft = l !== undefined && (r === undefined || precedes(l, r, serverOrder, identify))
    merged.push((takeLeft ? left : right).shift()!)
  }
  return merged
}

function precedes(left: Ordered, right: Ordered, order: readonly Json[], identify: Identify): boolean {
  const l = indexIn(order, left, identify)
  const r = indexIn(order, right, identify)
  return l >= 0 && r >= 0 && l < r
}

function indexIn(order: readonly Json[], item: Ordered, identify: Identify): number {
  return order.findIndex((each) => goEqual(identify(item.value), identify(each)))
}

// An item that `order` lacks is "less" than everything, in both directions: the outcome depends on the comparisons that are made, so
// they are made as Go's sort makes them.
function sorted<T extends Ordered>(items: readonly T[], order: readonly Json[], identify: Identify): T[] {
  // Upstream keeps what its older releases left of `$patch: delete` behind everything else.
  const isDeletion = ({ value }: T) => isObject(value) && value.$patch === 'delete'
  const list = items.filter((item) => !isDeletion(item))
  const places = new Map<T, number>()
  const place = (item: T) => {
    const known = places.get(item) ?? indexIn(order, item, identify)
    places.set(item, known)
    return known
  }
  const less = (left: number, right: number) => {
    const l = place(list[left]!)
    if (l < 0) return true
    const r = place(list[right]!)
    return r < 0 || l < r
  }
  stableSort(list, less)
  return [...list, ...items.filter(isDeletion)]
}

const blockLength = 20

/** Go's stable sort: insertion sort of blocks of 20, then SymMerge (Kim and Kutzner, 2004); `less` compares positions. */
function stableSort<T>(list: T[], less: (left: number, right: number) => boolean): void {
  for (let start = 0; start < list.length; start += blockLength) {
    for (let i = start + 1; i < Math.min(start + blockLength, list.length); i++) {
      for (let j = i; j > start && less(j, j - 1); j--) rotate(list, j - 1, j, j + 1)
    }
  }
  for (let block = blockLength; block < list.length; block *= 2) {
    for (let start = 0; start + block < list.length; start += 2 * block) {
      symMerge(list, less, start, start + block, Math.min(start + 2 * block, list.length))
    }
  }
}

function symMerge<T>(list: T[], less: (l: number, r: number) => boolean, a: number, m: number, b: number): void {
  if (m - a === 1) {
    rotate(
      list,
      a,
      m,
      search(m, b, (at) => less(at, a)),
    )
    return
  }
  if (b - m === 1) {
    rotate(
      list,
      search(a, m, (at) => !less(m, at)),
      m,
      b,
    )
    return
  }
  const mid = (a + b) >> 1
  const n = mid + m
  const start = search(m > mid ? n - b : a, m > mid ? mid : m, (at) => !less(n - 1 - at, at))
  const end = n - start
  if (start < m && m < end) rotate(list, start, m, end)
  if (a < start && start < mid) symMerge(list, less, a, start, mid)
  if (mid < end && end < b) symMerge(list, less, mid, end, b)
}

/** The first position of [from, to) that does not satisfy `before`, by bisection. */
function search(from: number, to: number, before: (at: number) => boolean): number {
  let [low, high] = [from, to]
  while (low < high) {
    const half = (low + high) >> 1
    if (before(half)) low = half + 1
    else high = half
  }
  return low
}

/** Exchanges the neighbours [from, middle) and [middle, to). */
function rotate<T>(list: T[], from: number, middle: number, to: number): void {
  list.splice(from, to - from, ...list.slice(middle, to), ...list.slice(from, middle))
}
