// Mirrors encoding/json over the structs of k8s.io/api with their `omitempty`, and MarshalJSON of k8s.io/apimachinery
// pkg/api/resource/quantity.go: what is written of a struct is the same for every way to say it.
import type { Json } from '../source/path.js'
import { isObject, type JsonObject } from '../workload/manifest.js'
import { formatQuantity, isQuantity, parseQuantity } from '../workload/quantity.js'
import type { PatchSchema } from './merge-keys.js'

/** A value of a struct's `type` as Go writes it: zero values left out where the field is no pointer, quantities in canonical form. */
export function marshalled(value: JsonObject, type: string, schema: PatchSchema): JsonObject {
  return structOf(value, type, schema)
}

const POINTER = 'pointer to '
const LIST = 'list of '
const AMOUNTS = new Set(['requests', 'limits', 'overhead', 'capacity'])

function structOf(value: JsonObject, type: string, schema: PatchSchema): JsonObject {
  const fields = schema.structs.get(type)
  if (!fields) return value
  const entries = Object.entries(value).flatMap(([name, each]): [string, Json][] => {
    const [fieldType = ''] = (fields.get(name) ?? '').split(', ')
    const written = fieldOf(each, fieldType, AMOUNTS.has(name), schema)
    return written === undefined ? [] : [[name, written]]
  })
  return Object.fromEntries(entries)
}

/** What is written of a field; undefined for nothing. */
function fieldOf(value: Json, type: string, ofAmounts: boolean, schema: PatchSchema): Json | undefined {
  if (value === null) return undefined
  if (type.startsWith(POINTER)) return itemOf(value, type.slice(POINTER.length), schema)
  if (type === '') return value
  if (Array.isArray(value)) {
    if (value.length === 0) return undefined
    const element = type.startsWith(LIST) ? type.slice(LIST.length) : ''
    return value.map((each) => itemOf(each, element, schema))
  }
  if (isObject(value)) {
    const written = type === 'map' ? mapOf(value, ofAmounts) : itemOf(value, type, schema)
    return isObject(written) && Object.keys(written).length === 0 ? undefined : written
  }
  return value === '' || value === 0 || value === false ? undefined : itemOf(value, type, schema)
}

function itemOf(value: Json, type: string, schema: PatchSchema): Json {
  if (type === 'Quantity') return canonical(value)
  return isObject(value) ? structOf(value, type, schema) : value
}

function mapOf(value: JsonObject, ofAmounts: boolean): JsonObject {
  if (!ofAmounts) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, canonical(each)]))
}

function canonical(value: Json): Json {
  if (typeof value !== 'string' && typeof value !== 'number') return value
  const quantity = parseQuantity(String(value).trim())
  return isQuantity(quantity) ? formatQuantity(quantity) : value
}
