// Mirrors k8s.io/kubernetes/pkg/apis/core/validation/validation.go: ValidateTolerations
import type { Build } from '../../cluster/build.js'
import { type FieldError, type FieldPath, plainPath, quote } from './field-error.js'
import { isLabelValue, isQualifiedName, validateName } from './names.js'
import { type Fields, items, number, text } from './read.js'
import { type Errors, type Literal, type Scope, scopeOf } from './scope.js'

const effects = ['NoSchedule', 'PreferNoSchedule', 'NoExecute']
const comparisons = ['Lt', 'Gt']

/** The errors of a list of tolerations. */
export function validateTolerations(tolerations: unknown, at: FieldPath, build: Build): FieldError[] {
  return [...tolerationErrors(scopeOf(build), { tolerations }, at)]
}

/** The errors of the tolerations of `fields`. */
export function* tolerationErrors(scope: Scope, fields: Fields, at: FieldPath): Errors {
  for (const [toleration, index] of items(fields, 'tolerations')) {
    const here = [...at, index]
    const key = text(toleration, 'key')
    const operator = text(toleration, 'operator')
    const effect = text(toleration, 'effect')
    if (key !== '') yield* validateName(scope, isQualifiedName, key, [...here, 'key'])
    else if (operator !== 'Exists') yield scope.invalid([...here, 'operator'], operator, 'toleration-without-key')
    if (number(toleration, 'tolerationSeconds') !== undefined && effect !== 'NoExecute') {
      yield scope.invalid([...here, 'effect'], effect, 'toleration-seconds-effect')
    }
    yield* operatorAndValue(scope, toleration, operator, here)
    if (effect !== '' && !effects.includes(effect)) yield scope.notSupported([...here, 'effect'], effect, effects)
  }
}

function* operatorAndValue(scope: Scope, toleration: Fields, operator: string, at: FieldPath): Errors {
  const value = text(toleration, 'value')
  const here = [...at, 'operator']
  const place = [...plainPath(at), 'value']
  if (operator === '' || operator === 'Equal') {
    const faults = isLabelValue(value, scope.build)
    if (faults.length === 0) return
    const faultTexts = faults.map(({ message, values }) => scope.build.say(message, values)).join(';')
    yield { ...scope.invalid(here, value, 'toleration-value', { faults: faultTexts }), place }
  } else if (operator === 'Exists') {
    if (value === '') return
    const shown = scope.build.holds('toleration-errors-show-value') ? value : literal(toleration)
    yield { ...scope.invalid(here, shown, 'toleration-value-with-exists'), place }
  } else if (comparisons.includes(operator) && scope.build.holds('toleration-comparisons-known')) {
    if (!scope.build.enabled('TaintTolerationComparisonOperators')) {
      yield scope.notSupported(here, operator, ['Equal', 'Exists', ...comparisons])
    } else yield* integerValue(scope, value, [...at, 'value'])
  } else yield scope.notSupported(here, operator, ['Equal', 'Exists'])
}

function* integerValue(scope: Scope, value: string, at: FieldPath): Errors {
  if (value === '') yield scope.invalid(at, value, 'must-not-be-empty')
  else if (!/^(0|-?[1-9][0-9]*)$/.test(value)) yield scope.invalid(at, value, 'decimal-integer')
  if (!/^[+-]?[0-9]+$/.test(value)) yield scope.invalid(at, value, 'integer-syntax', { value: quote(value) })
  else if (BigInt.asIntN(64, BigInt(value.replace('+', ''))) !== BigInt(value.replace('+', ''))) {
    yield scope.invalid(at, value, 'integer-range', { value: quote(value) })
  }
}

function literal(toleration: Fields): Literal {
  const seconds = number(toleration, 'tolerationSeconds')
  const words = ['key', 'operator', 'value', 'effect'].map((name) => {
    return `${name.charAt(0).toUpperCase()}${name.slice(1)}:${quote(text(toleration, name))}`
  })
  const pointer = `TolerationSeconds:(*int64)(${seconds === undefined ? 'nil' : '0x0'})`
  return { go: `core.Toleration{${[...words, pointer].join(', ')}}`, json: toleration }
}
