// Mirrors k8s.io/apimachinery pkg/util/mergepatch/errors.go, and Go's runtime where the merge panics.
import type { Json } from '../source/path.js'
import { goKind, goPrint, goType, type JsonObject } from './go-values.js'

/** Upstream does not merge this patch, and says so with this text; where it `panics`, it does that instead of returning an error. */
export class PatchError extends Error {
  constructor(
    message: string,
    readonly panics = false,
  ) {
    super(message)
    this.name = 'PatchError'
  }
}

/** A value that is not of the type that it must have. */
export function badType(expected: 'map' | 'slice', actual: Json): PatchError {
  const given = actual === null ? '%!s(<nil>)' : goType(actual)
  return new PatchError(`expected a ${goType(expected === 'map' ? {} : [])}, but received a ${given}`)
}

/** An item of a merged list that lacks the key by which the list is merged. */
export function noMergeKey(item: JsonObject, mergeKey: string): PatchError {
  return new PatchError(`map: ${goPrint(item)} does not contain declared merge key: ${mergeKey}`)
}

/** A `$patch` that is no directive. */
export function badDirective(directive: Json, patch: JsonObject): PatchError {
  const given = directive === null ? '%!s(<nil>)' : goPrint(directive, 's')
  return new PatchError(`unknown patch type: ${given} in map: ${goPrint(patch)}`)
}

/** Go's `==` of two interface values, which panics for two maps or two slices. */
export function goEqual(left: Json, right: Json): boolean {
  const kind = goKind(left)
  if (kind !== goKind(right)) return false
  if (kind === 'map' || kind === 'slice') {
    throw new PatchError(`runtime error: comparing uncomparable type ${goType(left)}`, true)
  }
  return left === right
}

/** `value` as the key of a Go map, which panics for maps and slices. */
export function goMapKey(value: Json): Json {
  if (typeof value === 'object' && value !== null) {
    throw new PatchError(`runtime error: hash of unhashable type ${goType(value)}`, true)
  }
  return value
}
