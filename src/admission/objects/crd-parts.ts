// Mirrors the parts that many schemas of openkruise/kruise config/crd/bases share.
import type { Schema } from './crd-schema.js'

export const string: Schema = { type: 'string' }
export const integer: Schema = { type: 'integer' }
export const boolean: Schema = { type: 'boolean' }
export const strings: Schema = { type: 'array', items: string }
export const labels: Schema = { type: 'object', values: string }

/** An object with those members, the names in `required` among them at least. */
export function object(properties: Readonly<Record<string, Schema>>, ...required: string[]): Schema {
  return required.length > 0 ? { type: 'object', properties, required } : { type: 'object', properties }
}

/** A list of such items. */
export function list(items: Schema): Schema {
  return { type: 'array', items }
}

/** The schema of a kind whose spec is the given one. */
export function kindWith(spec: Schema): Schema {
  return object({ spec })
}

export const requirements: Schema = list(object({ key: string, operator: string, values: strings }, 'key', 'operator'))

/** A label selector. */
export const selector: Schema = object({ matchExpressions: requirements, matchLabels: labels })

export const nodeTerm: Schema = object({ matchExpressions: requirements, matchFields: requirements })

export const tolerations: Schema = list(
  object({ effect: string, key: string, operator: string, tolerationSeconds: integer, value: string }),
)

/** The object that another one stands for. */
export const reference = (...required: string[]): Schema =>
  object({ apiVersion: string, kind: string, name: string }, ...required)

/** The schema of a kind whose mutating webhook has seen to the types: it refuses other ones, and makes nulls go away. */
export function untyped({ type: _, properties, items, ...rest }: Schema): Schema {
  const members = Object.entries(properties ?? {}).map(([name, each]) => [name, untyped(each)] as const)
  return {
    ...rest,
    ...(properties && { properties: Object.fromEntries(members) }),
    ...(items && { items: untyped(items) }),
  }
}
