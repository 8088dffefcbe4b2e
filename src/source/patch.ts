import jsonPatch, { type Operation } from 'fast-json-patch'
import type { Json } from './path.js'

/** An RFC 6902 operation. Text can follow `add`, `replace` and `remove`. */
export interface PatchOperation {
  readonly op: string
  readonly path: string
  readonly value?: Json
}

/** The steps of an RFC 6901 JSON pointer. */
export function stepsOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** What an `add`, `replace` or `remove` makes of a value, undefined where it does not apply. The value itself stays as it is. */
export function patched(root: Json, operation: PatchOperation): { readonly value: Json } | undefined {
  const { op } = operation
  if (op !== 'add' && op !== 'replace' && op !== 'remove') return undefined
  try {
    return { value: jsonPatch.applyOperation(root, operation as Operation, true, false).newDocument }
  } catch {
    // A path that is not there, or that would reach a prototype.
    return undefined
  }
}

/** Whether two values are the same JSON: the order of keys does not matter, nor what an object's prototype is. */
export function sameJson(one: Json | undefined, other: Json | undefined): boolean {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return one === other
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false
    return one.every((each, at) => sameJson(each, other[at]))
  }
  const names = Object.keys(one)
  if (names.length !== Object.keys(other).length) return false
  return names.every((name) => Object.hasOwn(other, name) && sameJson(one[name], other[name]))
}
