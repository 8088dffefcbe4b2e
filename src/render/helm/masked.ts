import type { Json } from '../../source/path.js'
import { isObject } from '../../workload/manifest.js'

/** A key whose value is a secret by its name. */
const SECRET = /pass(?:word|wd|phrase)?$|secret|token|credential|private|(?:api|access|encryption)[-_]?key/i
/** A shorter text stands everywhere by chance. */
const SHORTEST = 4

/** A text without the values that are secrets by their keys: a template may print them into an error. */
export function masked(text: string, values: Iterable<Json | undefined>): string {
  let said = text
  for (const value of values) for (const secret of secretsIn(value, false)) said = said.replaceAll(secret, '[…]')
  return said
}

function* secretsIn(value: Json | undefined, isSecret: boolean): Generator<string> {
  if (typeof value === 'string' || typeof value === 'number') {
    if (isSecret && String(value).length >= SHORTEST) yield String(value)
  } else if (Array.isArray(value)) for (const item of value) yield* secretsIn(item, isSecret)
  else if (isObject(value))
    for (const [key, member] of Object.entries(value)) yield* secretsIn(member as Json, isSecret || SECRET.test(key))
}
