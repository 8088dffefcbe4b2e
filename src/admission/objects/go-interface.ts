// Mirrors how Go's fmt prints an unstructured object with %#v.
import type { Json } from '../../source/path.js'
import { quote } from '../validation/field-error.js'

/** A decoded JSON value as Go prints it: `map[string]interface {}{"a":[]interface {}{1, "b"}}`. */
export function goInterface(value: Json): string {
  if (value === null) return 'interface {}(nil)'
  if (Array.isArray(value)) return `[]interface {}{${value.map(goInterface).join(', ')}}`
  if (typeof value === 'object') {
    const members = Object.keys(value).sort()
    return `map[string]interface {}{${members.map((key) => `${quote(key)}:${goInterface(value[key] as Json)}`).join(', ')}}`
  }
  return typeof value === 'string' ? quote(value) : String(value)
}
