import { validate as isValid } from 'virtual:schema/config'
import { type Json, type Path, valueAt } from '../source/path.js'
import { resolved, type Schema, schemaAt } from './schema.js'
import { known, listed, notThat, quoted } from './words.js'

/** Something in a configuration that is not as it must be. */
export interface ConfigProblem {
  readonly path: Path
  /** Whether it is the key at `path` that is wrong, not its value. */
  readonly key: boolean
  /** One line: what is wrong, and what would be accepted. */
  readonly problem: string
}

/** An error of ajv that says something a person can act on. */
interface SchemaError {
  readonly instancePath: string
  readonly keyword: string
  readonly params: Readonly<Record<string, any>>
  /** Set where the error is one of a key, not of a value. */
  readonly propertyName?: string
}

/** What in `value` is not as policies/schema/config.json asks, at most one problem for a place. */
export function validate(value: Json): ConfigProblem[] {
  if (isValid(value)) return []
  const problems = new Map<string, ConfigProblem>()
  for (const error of (isValid.errors ?? []) as readonly SchemaError[]) {
    if (error.propertyName !== undefined) continue
    const found = worded(error, value)
    const place = JSON.stringify([found.path, found.key])
    if (!problems.has(place)) problems.set(place, found)
  }
  return [...problems.values()]
}

function worded(error: SchemaError, root: Json): ConfigProblem {
  const path = stepsTo(error.instancePath, root)
  const schema = schemaAt(path)
  const value = valueAt(root, path) as Json
  switch (error.keyword) {
    case 'additionalProperties': {
      const name = String(error.params.additionalProperty)
      const words = `unknown key ${quoted(name)}${known(name, keysOf(schema))}`
      return { path: [...path, name], key: true, problem: words }
    }
    case 'propertyNames': {
      const name = String(error.params.propertyName)
      return { path: [...path, name], key: true, problem: notThat(name, resolved(schema?.propertyNames)) }
    }
    case 'required':
      return problemAt(path, `${error.params.missingProperty} is missing`)
    case 'minProperties':
    case 'minItems': {
      const keys = keysOf(schema)
      const write = keys.length > 0 ? listed(keys, 'or') : 'at least one'
      return problemAt(path, `the ${Array.isArray(value) ? 'list' : 'mapping'} is empty; write ${write}`)
    }
    default:
      return problemAt(path, notThat(value, schema))
  }
}

/** The keys that `schema` knows, but for the one that is there for editors. */
function keysOf(schema: Schema | undefined): string[] {
  return Object.keys(schema?.properties ?? {}).filter((key) => key !== '$schema')
}

/** A problem of the value at `path`. */
export function problemAt(path: Path, problem: string): ConfigProblem {
  return { path, key: false, problem: at(path, problem) }
}

/** `problem` with the key or item that it speaks of before it: `kubernetes: ...`, `objects[0]: ...`. */
function at(path: Path, problem: string): string {
  const keyAt = path.findLastIndex((step) => typeof step === 'string')
  if (keyAt < 0) return problem
  const key = String(path[keyAt])
  const name = /^[A-Za-z][\w-]*$/.test(key) ? key : quoted(key)
  const items = path.slice(keyAt + 1).map((step) => `[${step}]`)
  return `${name}${items.join('')}: ${problem}`
}

/** The path that an RFC 6901 pointer stands for below `root`; a step into a list is a number. */
function stepsTo(pointer: string, root: Json): Path {
  const path: (string | number)[] = []
  for (const part of pointer.split('/').slice(1)) {
    const name = part.replaceAll('~1', '/').replaceAll('~0', '~')
    path.push(Array.isArray(valueAt(root, path)) ? Number(name) : name)
  }
  return path
}
