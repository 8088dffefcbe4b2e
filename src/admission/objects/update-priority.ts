// Mirrors apis/apps/pub/update_priority.go and apis/apps/v1alpha1/scatter_strategy.go of openkruise/kruise: FieldsValidation.
import { isEmptySelector } from '../../workload/selector.js'
import type { FieldError, FieldPath } from '../validation/field-error.js'
import { child, type Fields, items, number, text } from '../validation/read.js'
import type { Errors, Scope } from '../validation/scope.js'
import { selectorFault } from './selectors.js'

/** The first error of a priorityStrategy, which upstream says of the whole of it. */
export function* priorityStrategyErrors(scope: Scope, strategy: Fields | undefined, at: FieldPath): Errors {
  const error = strategy && priorityError(scope, strategy, at)
  if (error) yield error
}

function priorityError(scope: Scope, strategy: Fields, at: FieldPath): FieldError | undefined {
  const weights = items(strategy, 'weightPriority')
  const orders = items(strategy, 'orderPriority')
  if (weights.length > 0 && orders.length > 0) return scope.required(at, 'priority-strategy-both')
  for (const [term] of weights) {
    const weight = number(term, 'weight') ?? 0
    if (weight < 0 || weight > 100) return scope.required(at, 'priority-strategy-weight')
    const selector = child(term, 'matchSelector')
    if (isEmptySelector(selector)) return scope.required(at, 'priority-strategy-selector')
    const fault = selectorFault(selector, scope.build)
    if (fault) return scope.required(at, 'priority-strategy-selector-fault', { fault })
  }
  if (orders.some(([term]) => text(term, 'orderedKey') === '')) return scope.required(at, 'priority-strategy-order')
  return undefined
}

/** The first error of the scatterStrategy of `fields`. */
export function* scatterStrategyErrors(scope: Scope, fields: Fields, at: FieldPath): Errors {
  const seen = new Set<string>()
  for (const [term] of items(fields, 'scatterStrategy')) {
    const key = text(term, 'key')
    const value = text(term, 'value')
    if (key === '') {
      yield scope.required(at, 'scatter-strategy-key')
      return
    }
    if (seen.has(`${key}:${value}`)) {
      yield scope.required(at, 'scatter-strategy-twice', { key, value })
      return
    }
    seen.add(`${key}:${value}`)
  }
}
