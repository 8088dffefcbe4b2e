// Mirrors how k8s.io/apiserver decodes a body: sigs.k8s.io/json into the kind's struct, strictly, as kubectl asks for.
import type { Refusal } from '../../finding.js'
import type { Json } from '../../source/path.js'
import { isObject, type Manifest } from '../../workload/manifest.js'
import type { World } from '../world.js'

/** Who refuses a body that does not decode. */
const DECODING = 'Decoding'

/** Kinds whose structs are known whole: each field's Go type. */
const STRUCTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  PriorityClass: {
    apiVersion: 'string',
    kind: 'string',
    metadata: 'v1.ObjectMeta',
    value: 'int32',
    globalDefault: 'bool',
    description: 'string',
    preemptionPolicy: 'v1.PreemptionPolicy',
  },
}

/** What the API server says of a body with a value of another type or a field that the kind does not have. */
export function decodeErrors(manifest: Manifest, world: World): Refusal[] {
  const struct = STRUCTS[manifest.kind]
  if (!struct) return []
  const version = manifest.apiVersion.slice(manifest.apiVersion.indexOf('/') + 1)
  const refuse = (id: string, field: string, error: string): Refusal => ({
    by: DECODING,
    id,
    message: world.cluster.say('cannot-be-handled', { kind: manifest.kind, version, error }),
    path: [field],
  })
  for (const [field, value] of Object.entries(manifest.value)) {
    const type = Object.hasOwn(struct, field) ? struct[field] : undefined
    const given = type && mismatch(value, type)
    if (!given) continue
    const values = { given, struct: manifest.kind, field, type }
    return [refuse('cannot-unmarshal', field, world.cluster.say('cannot-unmarshal', values))]
  }
  const unknown = Object.keys(manifest.value).find((field) => !Object.hasOwn(struct, field))
  return unknown === undefined
    ? []
    : [refuse('unknown-field', unknown, world.cluster.say('unknown-field', { field: unknown }))]
}

/** How encoding/json names a value that does not fit the type, undefined where it fits. null fits everything. */
function mismatch(value: Json, type: string): string | undefined {
  if (value === null) return undefined
  const given = Array.isArray(value) ? 'array' : typeof value === 'boolean' ? 'bool' : typeof value
  if (type === 'int32' && typeof value === 'number') return isInt32(value) ? undefined : `number ${value}`
  if (type === 'bool') return given === 'bool' ? undefined : given
  if (type === 'v1.ObjectMeta') return isObject(value) ? undefined : given
  return type !== 'int32' && given === 'string' ? undefined : given
}

function isInt32(value: number): boolean {
  return Number.isInteger(value) && value >= -(2 ** 31) && value < 2 ** 31
}

/** A text as Go's %q prints it. */
export function quoted(text: string): string {
  return JSON.stringify(text)
}
