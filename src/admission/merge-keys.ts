// Mirrors k8s.io/apimachinery pkg/util/strategicpatch/meta.go (PatchMetaFromStruct) and third_party/forked/golang/json/fields.go.
import type { Build } from '../cluster/build.js'
import { PatchError } from './patch-error.js'
import { type Fields, type PodStructs, podStructs, rowFacts } from './pod-structs.js'
import { quote } from './validation/field-error.js'

/** How one build merges the fields of the Go structs below `root`. */
export interface PatchSchema {
  readonly root: string
  /** By struct and JSON name, in the notation of pod-structs.json. */
  readonly structs: PodStructs
  /** Whether what a patch adds loses its parts with a `$patch`, and `$deleteFromPrimitiveList` works on every list. */
  readonly prunesDirectives: boolean
}

/** What a struct tag says of a field: its type, whether it is merged or replaced, and the key of its items ('' for none). */
export interface PatchField {
  readonly type: string
  readonly strategy: string
  readonly mergeKey: string
}

/**
 * The schema that `build` merges patches of a `root` (Pod, PodTemplateSpec) with. A build that listens is asked when something
 * depends on it, so that builds that differ elsewhere are alike; the others share the schema with those that answer alike.
 */
export function patchSchema(root: 'Pod' | 'PodTemplateSpec', build: Pick<Build, 'holds' | 'listens'>): PatchSchema {
  if (build.listens) return schemaOf(root, build)
  const held = new Set([...rowFacts(), 'strategic-merge-prunes-directives'].filter((fact) => build.holds(fact)))
  const key = [root, ...held].join()
  let schema = made.get(key)
  if (!schema) {
    schema = schemaOf(root, { holds: (fact) => held.has(fact) })
    made.set(key, schema)
  }
  return schema
}

const made = new Map<string, PatchSchema>()

function schemaOf(root: string, build: Pick<Build, 'holds'>): PatchSchema {
  return {
    root,
    structs: podStructs(build),
    get prunesDirectives() {
      return build.holds('strategic-merge-prunes-directives')
    },
  }
}

const list = 'list of '
const pointer = 'pointer to '

/** The reflect kind of `type`. */
export function kindOfType(schema: PatchSchema, type: string): string {
  if (type.startsWith(list)) return 'slice'
  if (type.startsWith(pointer)) return 'ptr'
  return schema.structs.has(type) ? 'struct' : type
}

/** The field `key` of `type`; an error where `type` is no struct or has no such field, in upstream's words. */
export function structField(schema: PatchSchema, type: string, key: string): PatchField {
  const name = type.startsWith(pointer) ? type.slice(pointer.length) : type
  const fields = schema.structs.get(name)
  if (!fields) {
    const kind = kindOfType(schema, name)
    throw new PatchError(`merging an object in json but data type is not struct, instead is: ${kind}`)
  }
  const text = fields.get(key) ?? folded(fields, key)
  if (text === undefined) {
    throw new PatchError(`unable to find api field in struct ${name} for the json field ${quote(key)}`)
  }
  const [fieldType = '', how = ''] = text.split(', ')
  const [strategy = '', , mergeKey = ''] = how.split(' ')
  return { type: fieldType, strategy, mergeKey }
}

/** The field `key` of `type` with the type of its items; an error where the field is no list, in upstream's words. */
export function listField(schema: PatchSchema, type: string, key: string): PatchField {
  const field = structField(schema, type, key)
  let items: string
  if (field.type.startsWith(list)) {
    items = field.type.slice(list.length)
    if (items.startsWith(list)) throw new PatchError('unexpected slice of slice')
  } else if (field.type.startsWith(pointer)) {
    const pointed = field.type.slice(pointer.length)
    items = pointed.startsWith(list) ? pointed.slice(list.length) : pointed
  } else {
    throw new PatchError(`expected slice or array type, but got: ${kindOfType(schema, type)}`)
  }
  return { ...field, type: items }
}

function folded(fields: Fields, key: string): string | undefined {
  for (const name of fields.names) {
    const text = fold(name) === fold(key) ? fields.get(name) : undefined
    if (text !== undefined) return text
  }
  return undefined
}

// Go's JSON folds ASCII letters, the long s and the Kelvin sign, nothing else.
function fold(name: string): string {
  return name.replace(/[A-Zſ\u212a]/g, (letter) => (letter === 'ſ' ? 's' : letter.toLowerCase()))
}
