import config from '../../policies/schema/config.json' with { type: 'json' }
import type { Node } from '../source/node.js'
import type { Json, Path } from '../source/path.js'

/** The part of JSON Schema that policies/schema/config.json uses. */
export interface Schema {
  readonly $ref?: string
  readonly title?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly string[]
  readonly examples?: readonly Json[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly propertyNames?: Schema
  readonly additionalProperties?: boolean | Schema
  readonly items?: Schema
}

const root = config as Schema & { readonly $defs: Readonly<Record<string, Schema>> }

/** Where editors find the configuration's schema. */
export function schemaAddress(): string {
  return config.$id
}

/** What the configuration's schema asks for at `path`, undefined where it knows no such place. */
export function schemaAt(path: Path): Schema | undefined {
  let schema: Schema | undefined = root
  for (const step of path) schema = child(schema, step)
  return schema
}

/**
 * The value of a configuration's `node`. Where the schema asks for text, a plain number or boolean is the text that
 * stands in the file: `kubernetes: 1.30` is "1.30", `"fields/*": off` is "off".
 */
export function configValue(node: Node, text: string, schema: Schema | undefined = root): Json {
  switch (node.kind) {
    case 'scalar': {
      const plain = typeof node.value === 'number' || typeof node.value === 'boolean'
      return plain && takes(schema, 'string') ? text.slice(node.start, node.end) : node.value
    }
    case 'seq':
      return node.items.map((item, at) => configValue(item, text, child(schema, at)))
    case 'map':
      return Object.fromEntries(
        node.entries.map(({ name, value }) => [name, configValue(value, text, child(schema, name))]),
      )
  }
}

function takes(schema: Schema | undefined, type: string): boolean {
  return [schema?.type ?? []].flat().includes(type)
}

function child(schema: Schema | undefined, step: string | number): Schema | undefined {
  if (typeof step === 'number') return resolved(schema?.items)
  if (schema?.properties && Object.hasOwn(schema.properties, step)) return resolved(schema.properties[step])
  return typeof schema?.additionalProperties === 'object' ? resolved(schema.additionalProperties) : undefined
}

const known = new Map<Schema, Schema>()

/** A schema with what it refers to; its own words come first. */
export function resolved(schema: Schema | undefined): Schema | undefined {
  if (schema?.$ref === undefined) return schema
  let whole = known.get(schema)
  if (!whole) {
    whole = { ...root.$defs[schema.$ref.replace('#/$defs/', '')], ...schema }
    known.set(schema, whole)
  }
  return whole
}
