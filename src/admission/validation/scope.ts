import type { Build, Values } from '../../cluster/build.js'
import type { Json, Path } from '../../source/path.js'
import type { FieldError, FieldPath } from './field-error.js'

/** What a rule yields: field errors in upstream's order. */
export type Errors = Generator<FieldError, void, undefined>

/** What the caller knows of the object that holds the pod. */
export interface ValidationOptions {
  /** Whether the spec is a Pod's own rather than a template's; default true. */
  readonly isPod?: boolean
  /** Whether ports are checked as a pod's own; as `isPod` where nothing is said. */
  readonly resourceIsPod?: boolean
}

/** A value that upstream prints as a Go literal in older builds and as JSON in newer ones. */
export interface Literal {
  readonly go: string
  readonly json: unknown
}

/** One validation by one build: what the rules ask, and the errors that they make. */
export interface Scope {
  readonly build: Build
  readonly isPod: boolean
  readonly resourceIsPod: boolean
  required(at: FieldPath, message?: string, values?: Values): FieldError
  forbidden(at: FieldPath, message: string, values?: Values): FieldError
  /** Without a message the error has no detail, as where upstream gives ''. */
  invalid(at: FieldPath, value: Json | Literal, message?: string, values?: Values): FieldError
  notSupported(at: FieldPath, value: Json | Literal, supported: readonly string[]): FieldError
  duplicate(at: FieldPath, value: Json | Literal): FieldError
  notFound(at: FieldPath, value: Json, message?: string, values?: Values): FieldError
  tooLong(at: FieldPath, message: string, values: Values): FieldError
  tooMany(at: FieldPath, count: number, max: number): FieldError
  internal(at: FieldPath, message: string, values?: Values): FieldError
}

/** The scope of a validation by `build`. */
export function scopeOf(build: Build, options: ValidationOptions = {}): Scope {
  const say = (message: string | undefined, values: Values | undefined, kind: string) =>
    message === undefined ? { id: kind, detail: '' } : { id: message, detail: build.say(message, values) }
  return {
    build,
    isPod: options.isPod ?? true,
    get resourceIsPod() {
      return options.resourceIsPod ?? options.isPod ?? true
    },
    required: (path, message, values) => ({ type: 'Required', path, ...say(message, values, 'value-required') }),
    forbidden: (path, message, values) => ({ type: 'Forbidden', path, ...say(message, values, '') }),
    invalid: (path, value, message, values) => ({
      type: 'Invalid',
      path,
      ...shown(value, build),
      ...say(message, values, 'value-invalid'),
    }),
    notSupported: (path, value, supported) => {
      const values = supported.map((each) => JSON.stringify(each)).join(', ')
      return { type: 'NotSupported', path, ...shown(value, build), ...say('supported-values', { values }, '') }
    },
    duplicate: (path, value) => ({
      type: 'Duplicate',
      path,
      ...shown(value, build),
      ...say(undefined, undefined, 'value-duplicate'),
    }),
    notFound: (path, value, message, values) => ({
      type: 'NotFound',
      path,
      value,
      ...say(message, values, 'value-not-found'),
    }),
    tooLong: (path, message, values) => ({ type: 'TooLong', path, ...say(message, values, '') }),
    internal: (path, message, values) => ({ type: 'InternalError', path, ...say(message, values, '') }),
    tooMany: (path, count, max) => ({ type: 'TooMany', path, value: count, ...say('too-many-items', { max }, '') }),
  }
}

function shown(value: Json | Literal, build: Build): { value: Json; shown?: string } {
  if (!isLiteral(value)) return { value }
  const json = JSON.stringify(value.json)
  return { value: JSON.parse(json) as Json, shown: build.holds('field-errors-show-json') ? json : value.go }
}

function isLiteral(value: Json | Literal): value is Literal {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && 'go' in value && 'json' in value
}

/** `errors` with the place of the cause, where upstream's path is another one. */
export function* placed(errors: Iterable<FieldError>, place: Path): Errors {
  for (const error of errors) yield { ...error, place }
}
