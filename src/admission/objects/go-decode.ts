// Mirrors encoding/json as sigs.k8s.io/json has it: how a document becomes the structs of Go, and what is said where it does not.
import type { Build } from '../../cluster/build.js'
import type { Json, Path } from '../../source/path.js'
import { isObject, type JsonObject } from '../../workload/manifest.js'
import { isQuantity, parseQuantity } from '../../workload/quantity.js'
import type { PatchSchema } from '../merge-keys.js'
import { GO_TYPES } from './go-types.js'

/**
 * Structs by name, each with the types of its fields in the notation of pod-structs.json; undefined for a field that there is not
 * in this build.
 */
export type Structs = Readonly<Record<string, Readonly<Record<string, string | undefined>>>>

/** Why a document does not decode, where that is, and what of it does. */
export interface DecodeFault {
  readonly error: string
  readonly path: Path
  readonly decoded: JsonObject
}

const pointer = 'pointer to '
const list = 'list of '
/** A type whose Go name is not what the notation says: `string as v1.PullPolicy`. */
const alias = ' as '

/** Why `value` is no `root`, undefined where it is. `more` are structs beside those of `schema`. */
export function decodeFault(
  value: JsonObject,
  schema: PatchSchema,
  build: Build,
  more: Structs = {},
  root: string = schema.root,
): DecodeFault | undefined {
  const decoder = new Decoder(schema, more, build)
  const decoded = decoder.decode(value, root, { struct: '', stack: [], path: [] })
  return decoder.fault && { ...decoder.fault, decoded: isObject(decoded) ? decoded : {} }
}

/** Where the decoder is: the innermost struct, the fields on the way, the place in the document. */
interface Here {
  readonly struct: string
  readonly stack: readonly string[]
  readonly path: Path
}

class Decoder {
  fault: { readonly error: string; readonly path: Path } | undefined
  #final = false

  constructor(
    readonly schema: PatchSchema,
    readonly more: Structs,
    readonly build: Build,
  ) {}

  decode(value: Json, written: string, here: Here): Json | undefined {
    if (value === null || this.#final) return undefined
    const [type = '', goName] = written.split(alias)
    if (type.startsWith(pointer)) return this.decode(value, written.slice(pointer.length), here)
    if (type === 'IntOrString') return this.#intOrString(value, here)
    if (type === 'Quantity') return this.#quantity(value, here)
    if (type === 'Time') return value
    if (type.startsWith(list)) {
      if (!Array.isArray(value)) return this.#mismatch(value, this.#goType(written), here)
      const items = written.slice(list.length)
      return value.map((each, at) => this.decode(each, items, { ...here, path: [...here.path, at] }) ?? null)
    }
    if (type === 'string' || type === 'bool') {
      return goKindOf(value) === type ? value : this.#mismatch(value, goName ?? type, here)
    }
    if (type.startsWith('int')) return isInt(value, type) ? value : this.#mismatch(value, goName ?? type, here, true)
    if (!isObject(value)) return this.#mismatch(value, this.#goType(written), here)
    if (type === 'map') return this.#map(value, goName, here)
    return this.#struct(value, type, here)
  }

  #struct(value: JsonObject, type: string, here: Here): JsonObject {
    const decoded: JsonObject = {}
    for (const key of Object.keys(value).sort()) {
      const field = this.#field(type, key)
      const each = value[key] as Json
      const path = [...here.path, key]
      const inner = { struct: type.slice(type.lastIndexOf('.') + 1), stack: [...here.stack, key], path }
      const got = field === undefined ? each : this.decode(each, field, inner)
      if (got !== undefined) decoded[key] = got
    }
    return decoded
  }

  #map(value: JsonObject, goName: string | undefined, here: Here): JsonObject {
    const values = goName === 'v1.ResourceList' ? 'Quantity' : 'string'
    const decoded: JsonObject = {}
    for (const [key, each] of Object.entries(value)) {
      decoded[key] =
        this.decode(each, values, { ...here, path: [...here.path, key] }) ?? (values === 'string' ? '' : '0')
    }
    return decoded
  }

  #field(type: string, key: string): string | undefined {
    const named = Object.hasOwn(GO_TYPES, `${type}.${key}`) ? GO_TYPES[`${type}.${key}`] : undefined
    const own = this.more[type]
    if (own) return Object.hasOwn(own, key) ? own[key] : undefined
    const known = this.schema.structs.get(type)?.get(key)?.split(', ')[0]
    return known === undefined ? undefined : named === undefined ? known : `${known}${alias}${named}`
  }

  #goType(written: string): string {
    const [type = '', goName] = written.split(alias)
    if (type.startsWith(list)) return `[]${this.#goType(written.slice(list.length))}`
    if (goName !== undefined) return goName
    if (type === 'map') return 'map[string]string'
    if (type === 'IntOrString') return 'intstr.IntOrString'
    return type.includes('.') || /^[a-z]/.test(type) ? type : `v1.${type}`
  }

  #intOrString(value: Json, here: Here): Json | undefined {
    if (typeof value === 'string' || isInt(value, 'int32')) return value
    this.#mismatch(value, 'int32', here, true)
    this.#final = true
    return undefined
  }

  #quantity(value: Json, here: Here): Json | undefined {
    const parsed = parseQuantity(typeof value === 'string' ? value.trim() : JSON.stringify(value))
    if (isQuantity(parsed)) return value
    // What unmarshals itself ends the decoding, whatever else was wrong before.
    this.fault = { error: parsed.error, path: here.path }
    this.#final = true
    return undefined
  }

  #mismatch(value: Json, type: string, { struct, stack, path }: Here, number = false): undefined {
    const kind = goKindOf(value)
    const given = kind === 'number' && number ? `number ${value}` : kind
    const field = stack.join('.')
    this.fault ??= { error: this.build.say('cannot-unmarshal', { given, struct, field, type }), path }
  }
}

function goKindOf(value: Json): string {
  if (Array.isArray(value)) return 'array'
  return typeof value === 'boolean' ? 'bool' : typeof value
}

function isInt(value: Json, type: string): boolean {
  if (typeof value !== 'number' || !Number.isInteger(value)) return false
  return type !== 'int32' || (value >= -(2 ** 31) && value < 2 ** 31)
}
