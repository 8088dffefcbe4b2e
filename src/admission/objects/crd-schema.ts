// Mirrors the validation of k8s.io/kube-openapi with the schemas of openkruise/kruise config/crd/bases.
import type { Json, Path } from '../../source/path.js'
import { fieldPath } from '../../source/path.js'
import type { Errors, Scope } from '../validation/scope.js'

/** The part of an OpenAPI schema that custom resources of workloads are held to. */
export interface Schema {
  readonly type?: 'object' | 'array' | 'string' | 'integer' | 'boolean'
  readonly properties?: Readonly<Record<string, Schema>>
  readonly values?: Schema
  readonly items?: Schema
  readonly required?: readonly string[]
  readonly enum?: readonly string[]
  /** What a mutating webhook has written where nothing was. */
  readonly unset?: string
}

/** The errors of `value` against `schema`; of a value with the wrong type no more is said. */
export function* schemaErrors(scope: Scope, schema: Schema, value: Json, at: Path): Errors {
  const given = typeOf(value)
  if (schema.type && given !== schema.type) {
    const values = { path: fieldPath(at), type: schema.type, given }
    yield scope.invalid(at, given, 'schema-type', values)
    return
  }
  if (schema.enum && typeof value === 'string' && !schema.enum.includes(value)) {
    yield scope.notSupported(at, value, schema.enum)
  }
  if (Array.isArray(value)) {
    if (!schema.items) return
    for (const [index, each] of value.entries()) yield* schemaErrors(scope, schema.items, each, [...at, index])
  } else if (typeof value === 'object' && value !== null) {
    for (const name of schema.required ?? []) {
      if (!Object.hasOwn(value, name)) yield scope.required([...at, name])
    }
    for (const [name, member] of Object.entries(schema.properties ?? {})) {
      if (member.unset !== undefined && (value[name] ?? null) === null) {
        yield* schemaErrors(scope, member, member.unset, [...at, name])
      }
    }
    for (const [name, each] of Object.entries(value)) {
      const known =
        schema.properties && Object.hasOwn(schema.properties, name) ? schema.properties[name] : schema.values
      if (known) yield* schemaErrors(scope, known, each, [...at, name])
    }
  }
}

function typeOf(value: Json): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number'
  return typeof value
}
