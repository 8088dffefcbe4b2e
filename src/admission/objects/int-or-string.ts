// Mirrors k8s.io/apimachinery/pkg/util/intstr/intstr.go, ValidatePositiveIntOrPercent of k8s.io/kubernetes
// pkg/apis/apps/validation, and GetScaledValueFromIntOrPercent of openkruise/kruise pkg/util/tools.go.
import type { Build } from '../../cluster/build.js'
import { type FieldPath, quote } from '../validation/field-error.js'
import { type Fields, member } from '../validation/read.js'
import type { Errors, Literal, Scope } from '../validation/scope.js'

/** A number, or a text that is a percentage (`20%`) or nothing that upstream can read. */
export type IntOrString = number | string

/** What a number or percentage comes to, or why it comes to nothing; then it counts as 0. */
export interface Scaled {
  readonly value: number
  readonly error?: string
}

/** The number or text `fields[name]`. */
export function intOrString(fields: Fields | undefined, name: string): IntOrString | undefined {
  const value = member(fields, name)
  return typeof value === 'string' || typeof value === 'number' ? value : undefined
}

/** The value as upstream prints the struct: `intstr.IntOrString{Type:1, IntVal:0, StrVal:"20%"}`. */
export function literalOf(value: IntOrString): Literal {
  const go =
    typeof value === 'string' ? `{Type:1, IntVal:0, StrVal:${quote(value)}}` : `{Type:0, IntVal:${value}, StrVal:""}`
  return { go: `intstr.IntOrString${go}`, json: value }
}

/** GetValueFromIntOrPercent of `total`, rounded up: every text counts as a percentage, with or without its sign. */
export function legacyScaled(value: IntOrString, total: number, build: Build): Scaled {
  if (typeof value === 'number') return { value }
  const read = atoi(value.replaceAll('%', ''), build)
  if (typeof read === 'number') return { value: Math.ceil((read * total) / 100) }
  return { value: 0, error: build.say('int-or-percent-unreadable', { given: quote(value), error: read.error }) }
}

/** Kruise's own GetScaledValueFromIntOrPercent of `total`, rounded up: a text must be a percentage, fractions included. */
export function scaled(value: IntOrString, total: number, build: Build): Scaled {
  if (typeof value === 'number') return { value }
  if (!value.endsWith('%')) return { value: 0, error: build.say('not-a-percentage') }
  const number = value.slice(0, -1)
  if (!/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/.test(number)) {
    return { value: 0, error: build.say('float-syntax', { given: quote(number) }) }
  }
  return { value: Math.ceil((Number(number) * total) / 100) }
}

/** strconv.Atoi: the number, or the error. */
export function atoi(text: string, build: Build): number | { readonly error: string } {
  if (!/^[+-]?\d+$/.test(text)) return { error: build.say('atoi-syntax', { given: quote(text) }) }
  const value = BigInt(text.replace('+', ''))
  if (value !== BigInt.asIntN(64, value)) return { error: build.say('atoi-range', { given: quote(text) }) }
  return Number(value)
}

const percent = /^[0-9]+%$/

/** The number of a percentage or of an integer, 0 for any other text (getIntOrPercentValue). */
export function intOrPercentValue(value: IntOrString): number {
  if (typeof value === 'number') return value
  const number = percent.test(value) ? value.slice(0, -1) : value
  return /^[+-]?\d+$/.test(number) ? Number(number) : 0
}

/** The errors of what must be a percentage or an integer from 0 on. */
export function* positiveIntOrPercent(scope: Scope, value: IntOrString, at: FieldPath): Errors {
  if (typeof value === 'number') yield* nonNegative(scope, value, at)
  else if (!percent.test(value)) yield scope.invalid(at, literalOf(value), 'percent-format')
}

/** The error of a percentage above 100. */
export function* notMoreThan100Percent(scope: Scope, value: IntOrString, at: FieldPath): Errors {
  if (typeof value === 'string' && percent.test(value) && intOrPercentValue(value) > 100) {
    yield scope.invalid(at, literalOf(value), 'percent-over-100')
  }
}

/** The error of an integer below 0. */
export function* nonNegative(scope: Scope, value: number | undefined, at: FieldPath): Errors {
  if (value !== undefined && value < 0) yield scope.invalid(at, value, 'must-not-be-negative')
}
