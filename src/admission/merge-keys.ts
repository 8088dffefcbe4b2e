// Mirrors k8s.io/apimachinery pkg/util/strategicpatch/meta.go (PatchMetaFromStruct) and third_party/forked/golang/json/fields.go.
import type { Build } from '../cluster/build.js'
import { PatchError } from './patch-error.js'
import rows from './pod-structs.json' with { type: 'json' }
import { quote } from './validation/field-error.js'

/**
 * A row of pod-structs.json. A field's text is `TYPE[, STRATEGY[ by KEY]]`, where TYPE is a struct's name, a Go kind, `list of TYPE` or
 * `pointer to TYPE`. A later row whose fact holds replaces fields of the earlier ones; null takes one
 * away.
 */
interface Row {
  readonly when?: string
  readonly types: Readonly<Record<string, Readonly<Record<string, string | null>> | null>>
}

/** How one build merges the fields of the Go structs below `root`. */
export interface PatchSchema {
  readonly root: string
  /** By struct and JSON name, in the notation of pod-structs.json. */
  readonly structs: ReadonlyMap<string, ReadonlyMap<string, string>>
  /** Whether what a patch adds loses its parts with a `$patch`, and `$deleteFromPrimitiveList` works on every list. */
  readonly prunesDirectives: boolean
}

/** What a struct tag says of a field: its type, whether it is merged or replaced, and the key of its items ('' for none). */
export interface PatchField {
  readonly type: string
  readonly strategy: string
  readonly mergeKey: string
}

/** The schema that `build` merges patches of a `root` (Pod, PodTemplateSpec) with. */
export function patchSchema(root: 'Pod' | 'PodTemplateSpec', build: Pick<Build, 'holds'>): PatchSchema {
  const held = (rows as readonly Row[]).filter(({ when }) => when === undefined || build.holds(when))
  const prunesDirectives = build.holds('strategic-merge-prunes-directives')
  const key = `${root} ${held.length} ${prunesDirectives}`
  let schema = made.get(key)
  if (!schema) {
    schema = { root, structs: structsOf(held), prunesDirectives }
    made.set(key, schema)
  }
  return schema
}

/** The schemas made so far: the rows hold one after the other, so their number tells which. */
const made = new Map<string, PatchSchema>()

function structsOf(held: readonly Row[]): PatchSchema['structs'] {
  const structs = new Map<string, Map<string, string>>()
  for (const { types } of held) {
    for (const [name, fields] of Object.entries(types)) {
      if (fields === null) {
        structs.delete(name)
        continue
      }
      const known = structs.get(name) ?? new Map<string, string>()
      structs.set(name, known)
      for (const [field, text] of Object.entries(fields)) {
        if (text === null) known.delete(field)
        else known.set(field, text)
      }
    }
  }
  return structs
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
  const text = fields.get(key) ?? [...fields].find(([field]) => fold(field) === fold(key))?.[1]
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

// Go's JSON folds ASCII letters, the long s and the Kelvin sign, nothing else.
function fold(name: string): string {
  return name.replace(/[A-Zſ\u212a]/g, (letter) => (letter === 'ſ' ? 's' : letter.toLowerCase()))
}
