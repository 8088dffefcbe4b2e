// Mirrors k8s.io/apimachinery/pkg/apis/meta/v1/validation/validation.go
import type { Build } from '../../cluster/build.js'
import { type FieldError, type FieldPath, plainPath } from './field-error.js'
import { isLabelValue, isQualifiedName, validateName } from './names.js'
import { type Fields, items, record, text, textMap, texts } from './read.js'
import { type Errors, placed, type Scope, scopeOf } from './scope.js'

/** The errors of a mapping of labels; upstream names the mapping, not the key. */
export function validateLabels(labels: unknown, at: FieldPath, build: Build): FieldError[] {
  return [...labelErrors(scopeOf(build), { labels }, 'labels', at)]
}

/** The errors of a label selector. */
export function validateLabelSelector(selector: unknown, at: FieldPath, build: Build): FieldError[] {
  return [...selectorErrors(scopeOf(build), record(selector), at)]
}

/** The errors of the labels `fields[name]`. */
export function* labelErrors(scope: Scope, fields: Fields | undefined, name: string, at: FieldPath): Errors {
  const base = plainPath(at)
  for (const [key, value] of textMap(fields, name)) {
    const place = [...base, key]
    yield* placed(validateName(scope, isQualifiedName, key, at), place)
    yield* placed(validateName(scope, isLabelValue, value, at), place)
  }
}

/** The errors of a label selector that is a mapping; none where there is none. */
export function* selectorErrors(scope: Scope, selector: Fields | undefined, at: FieldPath): Errors {
  if (!selector) return
  yield* labelErrors(scope, selector, 'matchLabels', [...at, 'matchLabels'])
  for (const [requirement, index] of items(selector, 'matchExpressions')) {
    yield* requirementErrors(scope, requirement, [...at, 'matchExpressions', index])
  }
}

function* requirementErrors(scope: Scope, requirement: Fields, at: FieldPath): Errors {
  const values = texts(requirement, 'values')
  const operator = text(requirement, 'operator')
  if (operator === 'In' || operator === 'NotIn') {
    if (values.length === 0) yield scope.required([...at, 'values'], 'selector-values-required')
  } else if (operator === 'Exists' || operator === 'DoesNotExist') {
    if (values.length > 0) yield scope.forbidden([...at, 'values'], 'selector-values-forbidden')
  } else yield scope.invalid([...at, 'operator'], operator, 'selector-operator')
  yield* validateName(scope, isQualifiedName, text(requirement, 'key'), [...at, 'key'])
  if (values.length === 0 || !scope.build.holds('selector-values-checked')) return
  for (const [index, value] of values.entries()) {
    yield* validateName(scope, isLabelValue, value, [...at, 'values', index])
  }
}
