import type { Json, Path } from '../source/path.js'
import { isObject, type JsonObject } from './go-values.js'
import type { PatchSchema } from './merge-keys.js'

/**
 * What a merge tells of each object and list that it made for the result, from the outside in, after the whole merge has succeeded.
 * An object or list of the result that is not told of is the original's own, by identity.
 */
export interface MergeObserver {
  /**
   * `to` stands in the result for `from` of the original. Of objects: every key holds what it held in `from`, or the told copy of it,
   * unless onWrite says otherwise. Of lists: every item is told by itself, for items change their places.
   */
  onCopy?(from: object, to: object): void
  /** Item `index` of the list `target` is the item `was` of the original's list `from`, or the told copy of it. */
  onMove?(target: Json[], index: number, from: Json[], was: number): void
  /**
   * `target[key]` is what the patch has at `patchPath`. Called for each key and item of what the patch added, too: `target` is then a
   * copy of a part of the patch, without what upstream leaves out of it.
   */
  onWrite?(target: object, key: string | number, patchPath: Path): void
  /** The original's `key` is not in `target`, because of what the patch has at `patchPath`. Of a list it is the index in the original. */
  onDelete?(target: object, key: string | number, patchPath: Path): void
}

/** An item of a list while it is merged: its value, and where it stood in the original's list, or where it stands in the patch. */
export interface Item {
  value: Json
  readonly from: { readonly was: number } | { readonly path: Path }
}

/** How a part of the patch is taken over: nulls of objects left out, and objects that have a `$patch`. */
export interface Taking {
  readonly dropNulls?: boolean
  /** The schema that tells whether they are left out; asked where there is one. */
  readonly prunes?: Pick<PatchSchema, 'prunesDirectives'>
}

type Key = string | number

interface Trace {
  /** The part of the original that it stands for; none of a part of the patch, which `path` names. */
  readonly base?: JsonObject | Json[] | undefined
  readonly path?: Path | undefined
  readonly writes: ReadonlyMap<Key, Path>
  readonly drops: ReadonlyMap<Key, Path>
  readonly items?: readonly Item[] | undefined
}

/** Remembers of each object and list that a merge made where its parts come from. */
export class Traces {
  readonly #traces = new WeakMap<object, Trace>()

  /** A copy of the patch's `value` at `path`; undefined where upstream leaves it out. */
  take(value: Json, path: Path, taking: Taking): Json | undefined {
    if (Array.isArray(value)) {
      const items = value.flatMap((each, at): Item[] => {
        const taken = this.take(each, [...path, at], taking)
        return taken === undefined ? [] : [{ value: taken, from: { path: [...path, at] } }]
      })
      return this.#list({ path, writes: new Map(), drops: new Map(), items })
    }
    if (!isObject(value)) return value
    const entries = Object.entries(value).filter(([, each]) => !(taking.dropNulls && each === null))
    if (entries.some(([key]) => key === '$patch') && taking.prunes?.prunesDirectives) return undefined
    const kept = entries.flatMap(([key, each]): [string, Json][] => {
      const taken = this.take(each, [...path, key], taking)
      return taken === undefined ? [] : [[key, taken]]
    })
    const copy: JsonObject = Object.fromEntries(kept)
    const writes = new Map(kept.map(([key]) => [key, [...path, key]]))
    this.#traces.set(copy, { path, writes, drops: new Map() })
    return copy
  }

  /** The place in the patch that `value` comes from as a whole; undefined for the original's, changed or not. */
  pathOf(value: Json): Path | undefined {
    const trace = typeof value === 'object' && value !== null ? this.#traces.get(value) : undefined
    return trace?.base === undefined ? trace?.path : undefined
  }

  /** Begins a changed copy of `original`. */
  draft(original: JsonObject): Draft {
    return new Draft(original, this.#traces.get(original), (copy, trace) => this.#traces.set(copy, trace))
  }

  /** The items of a list, each with where it comes from. */
  itemsOf(list: Json[]): Item[] {
    const known = this.#traces.get(list)?.items
    return list.map((value, was) => ({ value, from: known?.[was]?.from ?? { was } }))
  }

  /** The list of `items`, which stands for `original`; `drops` are the indexes in it that are gone. */
  list(original: Json[], items: readonly Item[], drops: ReadonlyMap<number, Path>): Json[] {
    const trace = this.#traces.get(original)
    const base = trace ? (trace.base as Json[] | undefined) : original
    const unmoved = ({ value, from }: Item, at: number) => 'was' in from && from.was === at && value === base?.[at]
    if (base && items.length === base.length && items.every(unmoved)) return base
    return this.#list({
      base,
      path: trace?.path,
      writes: new Map(),
      drops: new Map([...(trace?.drops ?? []), ...drops]),
      items,
    })
  }

  #list(trace: Trace & { readonly items: readonly Item[] }): Json[] {
    const list = trace.items.map(({ value }) => value)
    this.#traces.set(list, { ...trace, items: trace.items.map(({ value, from }) => ({ value, from })) })
    return list
  }

  /** The list of `items`, all of which the patch has in its list at `path`. */
  patchList(items: readonly Item[], path: Path): Json[] {
    return this.#list({ path, writes: new Map(), drops: new Map(), items })
  }

  /** Tells `observer` of every part of `result` that the merge made. */
  tell(result: Json, observer: MergeObserver): void {
    if (typeof result !== 'object' || result === null) return
    const trace = this.#traces.get(result)
    if (!trace) return
    const { base, writes, drops, items } = trace
    if (base) observer.onCopy?.(base, result)
    if (base) for (const [key, path] of drops) observer.onDelete?.(result, key, path)
    for (const [key, path] of writes) observer.onWrite?.(result, key, path)
    for (const [at, { from }] of items?.entries() ?? []) {
      if ('path' in from) observer.onWrite?.(result, at, from.path)
      else observer.onMove?.(result as Json[], at, base as Json[], from.was)
    }
    for (const value of Object.values(result)) this.tell(value, observer)
  }
}

/** An object of the original while the patch changes it. */
export class Draft {
  readonly #base: JsonObject | undefined
  readonly #fields: Map<string, Json>
  readonly #writes: Map<Key, Path>
  readonly #drops: Map<Key, Path>

  constructor(
    readonly original: JsonObject,
    readonly trace: Trace | undefined,
    readonly remember: (copy: JsonObject, trace: Trace) => void,
  ) {
    this.#base = trace ? (trace.base as JsonObject | undefined) : original
    this.#fields = new Map(Object.entries(original))
    this.#writes = new Map(trace?.writes)
    this.#drops = new Map(trace?.drops)
  }

  has(key: string): boolean {
    return this.#fields.has(key)
  }

  get(key: string): Json {
    return this.#fields.get(key)!
  }

  keys(): string[] {
    return [...this.#fields.keys()]
  }

  /** Writes the patch's value; one that equals the original's is no change. */
  write(key: string, value: Json, path: Path): void {
    const same = this.#base && Object.hasOwn(this.#base, key) && equal(this.#base[key]!, value)
    this.#fields.set(key, same ? this.#base![key]! : value)
    if (same) this.#writes.delete(key)
    else this.#writes.set(key, path)
    this.#drops.delete(key)
  }

  /** Puts what became of the value that was there: a changed copy, or, with `path`, a part of the patch. */
  put(key: string, value: Json, path: Path | undefined): void {
    if (path) this.write(key, value, path)
    else this.#fields.set(key, value)
  }

  drop(key: string, path: Path): void {
    this.#fields.delete(key)
    this.#writes.delete(key)
    if (this.#base && Object.hasOwn(this.#base, key)) this.#drops.set(key, path)
  }

  /** The changed copy; the original itself where nothing differs. */
  done(): JsonObject {
    const base = this.#base
    const fields = [...this.#fields]
    if (base && fields.length === Object.keys(base).length && fields.every(([key, value]) => base[key] === value)) {
      return base
    }
    const copy: JsonObject = Object.fromEntries(fields)
    this.remember(copy, { base, path: this.trace?.path, writes: this.#writes, drops: this.#drops })
    return copy
  }
}

function equal(left: Json, right: Json): boolean {
  if (left === right) return true
  if (Array.isArray(left)) {
    return Array.isArray(right) && left.length === right.length && left.every((each, at) => equal(each, right[at]!))
  }
  if (!isObject(left) || !isObject(right)) return false
  const keys = Object.keys(left)
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && equal(left[key]!, right[key]!))
  )
}
