// Mirrors k8s.io/apimachinery/pkg/util/validation/field/errors.go
import type { Json, Path } from '../../source/path.js'

/** The kinds of field errors, with the words that upstream prints for each. */
const words = {
  Required: 'Required value',
  Invalid: 'Invalid value',
  NotFound: 'Not found',
  Duplicate: 'Duplicate value',
  Forbidden: 'Forbidden',
  NotSupported: 'Unsupported value',
  TooLong: 'Too long',
  TooMany: 'Too many',
  InternalError: 'Internal error',
} as const

export type FieldErrorType = keyof typeof words

/** A step into a map whose keys are data, printed `[key]`: `requests[cpu]`. */
export interface MapKey {
  readonly key: string
}

/** A path as upstream prints it: members, indexes and map keys. Any {@link Path} is one. */
export type FieldPath = readonly (string | number | MapKey)[]

/** One error of a validation, in upstream's words. */
export interface FieldError {
  readonly type: FieldErrorType
  /** The path as upstream prints it, which is not always the place. */
  readonly path: FieldPath
  /** The place of the cause, where upstream's path is another one. */
  readonly place?: Path
  /** The value that is wrong; none for the kinds that print no value. */
  readonly value?: Json
  /** How upstream prints a value that is neither text, number nor boolean. */
  readonly shown?: string
  /** The id of the detail in policies/facts, or of the kind's own words where there is no detail. */
  readonly id: string
  /** What follows the value, without the leading colon; '' for none. */
  readonly detail: string
}

/** The path of the cause in the object, map keys as plain steps. */
export function placeOf(error: FieldError): Path {
  return error.place ?? plainPath(error.path)
}

/** `path` with map keys as plain steps. */
export function plainPath(path: FieldPath): Path {
  return path.map((step) => (typeof step === 'object' ? step.key : step))
}

/** `path` as upstream prints it: `spec.containers[0].resources.requests[cpu]`. */
export function showPath(path: FieldPath): string {
  return path
    .map((step, at) => {
      if (typeof step === 'object') return `[${step.key}]`
      if (typeof step === 'number') return `[${step}]`
      return at === 0 ? step : `.${step}`
    })
    .join('')
}

/** The error's text exactly as Go prints it: `spec.containers[0].image: Required value`. */
export function render(error: FieldError): string {
  const value = hasValue(error) ? `: ${error.shown ?? showValue(error.value ?? null)}` : ''
  const detail = error.detail === '' ? '' : `: ${error.detail}`
  return `${showPath(error.path)}: ${words[error.type]}${value}${detail}`
}

/** Several errors as Go prints an aggregate: each text once, one bare, several as `[first, second]`. */
export function renderAll(errors: readonly FieldError[]): string {
  const texts = [...new Set(errors.map(render))]
  return texts.length === 1 ? texts[0]! : `[${texts.join(', ')}]`
}

function hasValue({ type }: FieldError): boolean {
  return type !== 'Required' && type !== 'Forbidden' && type !== 'TooLong' && type !== 'InternalError'
}

function showValue(value: Json): string {
  if (typeof value === 'string') return quote(value)
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)
}

const escapes: Record<string, string> = {
  '\u0007': '\\a',
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\v': '\\v',
  '\\': '\\\\',
  '"': '\\"',
}

/** `text` in double quotes as Go's strconv.Quote writes it. */
export function quote(text: string): string {
  return `"${[...text].map(quoteRune).join('')}"`
}

function quoteRune(rune: string): string {
  const known = escapes[rune]
  if (known) return known
  // The expression takes its time to be compiled, and hardly a rune needs it.
  if ((rune >= ' ' && rune <= '~') || /^[\p{L}\p{M}\p{N}\p{P}\p{S}]$/u.test(rune)) return rune
  const code = rune.codePointAt(0) ?? 0
  if (code < 0x20 || code === 0x7f) return `\\x${code.toString(16).padStart(2, '0')}`
  if (code >= 0xd800 && code < 0xe000) return '\uFFFD'
  return code < 0x10000 ? `\\u${code.toString(16).padStart(4, '0')}` : `\\U${code.toString(16).padStart(8, '0')}`
}
