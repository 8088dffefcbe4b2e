// Mirrors k8s.io/apimachinery pkg/util/strategicpatch/patch.go: StrategicMergePatch and mergeMap.
import type { Json, Path } from '../source/path.js'
import { goKind, isObject, type JsonObject } from './go-values.js'
import { listField, type PatchSchema, structField } from './merge-keys.js'
import { checkOrder, deleteFromList, elementKind, type Merge, mergeList, partition, putInOrder } from './merge-list.js'
import { type Draft, type MergeObserver, Traces } from './merge-trace.js'
import { badDirective, badType, goMapKey, PatchError } from './patch-error.js'

export { type PatchSchema, patchSchema } from './merge-keys.js'
export type { MergeObserver } from './merge-trace.js'
export { PatchError } from './patch-error.js'

/** What a merge rests on, and who is told what it did. */
export interface MergeOptions extends MergeObserver {
  readonly schema: PatchSchema
}

/**
 * The strategic merge of `patch` into `original`, as `strategicpatch.StrategicMergePatch` of the build does it that `schema` describes.
 * Neither is changed. What the patch does not change are the original's own objects (`original` itself where nothing differs); what it
 * changes are copies of them, what it adds are copies of its own: see {@link MergeObserver}. A value that the patch writes and that
 * equals the original's is no change, so it keeps its origin. Where Go merges keys in random order and that matters (an item that is
 * both deleted and added, a patch with two mistakes), it is the patch's order here. Throws a {@link PatchError}.
 */
export function strategicMerge(original: Json, patch: Json, options: MergeOptions): Json {
  const { schema } = options
  const traces = new Traces()
  const merge: Merge = { schema, traces, map: (...parts) => mergeMap(merge, ...parts) }
  const merged = merge.map(document(original), document(patch), [], schema.root)
  traces.tell(merged, options)
  return merged
}

function document(value: Json): JsonObject {
  if (value === null) return {}
  if (!isObject(value)) throw new PatchError('invalid JSON document')
  return value
}

const orderPrefix = '$setElementOrder'
const deletionPrefix = '$deleteFromPrimitiveList'

function mergeMap(merge: Merge, original: JsonObject, patch: JsonObject, path: Path, type: string): JsonObject {
  if (Object.hasOwn(patch, '$patch')) return follow(merge, patch, path)
  const draft = merge.traces.draft(original)
  const pending = new Map(Object.entries(patch))
  retainKeys(draft, pending, path)
  setElementOrders(merge, draft, pending, path, type)
  for (const [key, value] of pending) mergeKey(merge, draft, key, value, [...path, key], type)
  return draft.done()
}

/** A `$patch` beside other keys: the patch takes the original's place, or nothing does. */
function follow({ traces }: Merge, patch: JsonObject, path: Path): JsonObject {
  const { $patch: directive = null, ...rest } = patch
  if (directive === 'replace') return traces.take(rest, path, {}) as JsonObject
  if (directive === 'delete') return traces.take({}, [...path, '$patch'], {}) as JsonObject
  throw badDirective(directive, patch)
}

function retainKeys(draft: Draft, pending: Map<string, Json>, path: Path): void {
  const list = pending.get('$retainKeys')
  if (list === undefined) return
  pending.delete('$retainKeys')
  const malformed = () => new PatchError('invalid patch format of retainKeys')
  if (!Array.isArray(list)) throw malformed()
  const kept = new Set(list.map(goMapKey))
  for (const [key, value] of pending) {
    if (value === null || key.startsWith(deletionPrefix) || key.startsWith(orderPrefix)) continue
    if (!kept.has(key)) throw malformed()
  }
  for (const key of draft.keys()) if (!kept.has(key)) draft.drop(key, [...path, '$retainKeys'])
}

function setElementOrders(merge: Merge, draft: Draft, pending: Map<string, Json>, path: Path, type: string): void {
  const { schema, traces } = merge
  for (const [directive, order] of [...pending]) {
    if (!directive.startsWith(orderPrefix)) continue
    pending.delete(directive)
    if (!Array.isArray(order)) throw badType('slice', order)
    const key = listName(directive, orderPrefix, 'setElementOrder list')
    const [original, patch] = [listOf(draft.has(key) ? draft.get(key) : undefined), listOf(pending.get(key))]
    const field = listField(schema, type, key)
    checkOrder(patch ?? [], order, field.mergeKey)
    if (!original && !patch) continue
    const at = [...path, key]
    const view = original ? traces.itemsOf(original) : []
    const merges = original && (!patch || field.strategy === 'merge')
    const taking = original ? {} : { prunes: schema }
    const { items, drops } = !merges
      ? { items: traces.itemsOf(traces.take(patch!, at, taking) as Json[]), drops: new Map() }
      : patch
        ? mergeList(merge, view, patch, at, field)
        : { items: [...view], drops: new Map() }
    const parts = partition(items, order, field.mergeKey)
    const serverOrder = view.map(({ value }) => value)
    const ordered = putInOrder(parts, order, serverOrder, field, elementKind(serverOrder, patch ?? []))
    if (merges) draft.put(key, traces.list(original, ordered, drops), undefined)
    else draft.write(key, traces.patchList(ordered, at), at)
    pending.delete(key)
  }
}

function listOf(value: Json | undefined): Json[] | undefined {
  if (value !== undefined && !Array.isArray(value)) throw badType('slice', value)
  return value
}

/** The list that `$setElementOrder/NAME` or `$deleteFromPrimitiveList/NAME` speaks of. */
function listName(directive: string, prefix: string, what: string): string {
  if (!directive.startsWith(`${prefix}/`)) throw new PatchError(`invalid patch format of ${what}`)
  return directive.slice(prefix.length + 1)
}

function mergeKey(merge: Merge, draft: Draft, written: string, value: Json, at: Path, type: string): void {
  const { schema, traces } = merge
  const deletes = written.startsWith(deletionPrefix)
  const key = (deletes && listName(written, deletionPrefix, 'primitive list')) || written
  if (value === null) return draft.drop(key, at)
  const current = draft.has(key) ? draft.get(key) : undefined
  if (current === undefined || goKind(current) !== goKind(value)) {
    if (deletes) return
    const taken = traces.take(value, at, { dropNulls: true, prunes: schema })
    return taken === undefined ? draft.drop(key, at) : draft.write(key, taken, at)
  }
  if (isObject(value)) {
    const field = structField(schema, type, key)
    const merged =
      field.strategy === 'replace'
        ? traces.take(value, at, {})!
        : merge.map(current as JsonObject, value, at, field.type)
    draft.put(key, merged, traces.pathOf(merged))
  } else if (Array.isArray(value)) {
    const field = listField(schema, type, key)
    if (field.strategy !== 'merge' && !(deletes && schema.prunesDirectives)) {
      return draft.write(key, traces.take(value, at, {})!, at)
    }
    const list = current as Json[]
    const { items, drops } = (deletes ? deleteFromList : mergeList)(merge, traces.itemsOf(list), value, at, field)
    draft.put(key, traces.list(list, items, drops), undefined)
  } else {
    draft.write(key, value, at)
  }
}
