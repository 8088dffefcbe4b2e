// Mirrors equality.Semantic.DeepEqual of k8s.io/apimachinery pkg/api/equality and third_party/forked/golang/reflect, for the structs of a pod.
import type { Json, Path } from '../source/path.js'
import { isObject } from '../workload/manifest.js'
import { compareQuantities } from '../workload/quantity.js'
import { amount } from '../workload/resources.js'
import type { PatchSchema } from './merge-keys.js'

/**
 * Where the first difference between two values of a struct's `type` stands, [] for the whole; undefined where Go finds them equal:
 * an empty list or mapping is an absent one, a quantity is its amount, and a field that is no pointer is its zero value where
 * nobody writes it.
 */
export function semanticDifference(before: Json, after: Json, type: string, schema: PatchSchema): Path | undefined {
  if (type.startsWith(POINTER)) {
    if (isAbsent(before) || isAbsent(after)) return isAbsent(before) && isAbsent(after) ? undefined : []
    return semanticDifference(before, after, type.slice(POINTER.length), schema)
  }
  if (type.startsWith(LIST)) return listDifference(listOf(before), listOf(after), type.slice(LIST.length), schema)
  if (type === 'Quantity') return sameAmount(before, after) ? undefined : []
  const fields = schema.structs.get(type)
  if (fields && type !== 'IntOrString' && type !== 'Time') {
    const [was, is] = [isObject(before) ? before : {}, isObject(after) ? after : {}]
    for (const name of fields.names) {
      // A field that nobody writes is equal whatever it is, and whether there is one.
      if (isAbsent(was[name] ?? null) && isAbsent(is[name] ?? null)) continue
      const described = fields.get(name)
      if (described === undefined) continue
      const [fieldType = ''] = described.split(', ')
      const each = AMOUNTS.has(name) && fieldType === 'map' ? AMOUNT_MAP : fieldType
      const found = semanticDifference(was[name] ?? null, is[name] ?? null, each, schema)
      if (found) return [name, ...found]
    }
    return undefined
  }
  if (type === 'map' || type === AMOUNT_MAP) return mapDifference(before, after, type === AMOUNT_MAP)
  return isZero(before) && isZero(after) ? undefined : before === after ? undefined : []
}

const POINTER = 'pointer to '
const LIST = 'list of '
/** The fields whose mappings hold quantities: core.ResourceList. */
const AMOUNTS = new Set(['requests', 'limits', 'overhead', 'capacity'])
const AMOUNT_MAP = 'map of amounts'

function isAbsent(value: Json): boolean {
  return value === null || value === undefined
}

function isZero(value: Json): boolean {
  return isAbsent(value) || value === '' || value === 0 || value === false
}

function listOf(value: Json): readonly Json[] {
  return Array.isArray(value) ? value : []
}

function listDifference(
  before: readonly Json[],
  after: readonly Json[],
  type: string,
  schema: PatchSchema,
): Path | undefined {
  for (const [at, each] of after.entries()) {
    if (at >= before.length) return [at]
    const found = semanticDifference(before[at] ?? null, each, type, schema)
    if (found) return [at, ...found]
  }
  return before.length > after.length ? [] : undefined
}

function mapDifference(before: Json, after: Json, ofAmounts: boolean): Path | undefined {
  const [was, is] = [isObject(before) ? before : {}, isObject(after) ? after : {}]
  for (const [key, value] of Object.entries(is)) {
    const there = Object.hasOwn(was, key)
    const same = there && (ofAmounts ? sameAmount(was[key] ?? null, value) : was[key] === value)
    if (!same) return [key]
  }
  return Object.keys(was).some((key) => !Object.hasOwn(is, key)) ? [] : undefined
}

function sameAmount(before: Json, after: Json): boolean {
  return compareQuantities(amount(before), amount(after)) === 0
}
