// Mirrors validateSelector of several validating webhooks of openkruise/kruise (pkg/webhook/{sidecarset,podprobemarker}).
import { isEmptySelector } from '../../workload/selector.js'
import { type FieldPath, plainPath } from '../validation/field-error.js'
import { selectorErrors } from '../validation/labels.js'
import type { Fields } from '../validation/read.js'
import type { Errors, Scope } from '../validation/scope.js'
import { selectorLiteral } from './go-literals.js'
import { selectorFault } from './selectors.js'

/** The errors of a label selector that must select something; `empty` is the message for one that does not. */
export function* strictSelector(scope: Scope, selector: Fields | undefined, at: FieldPath, empty: string): Errors {
  yield* selectorErrors(scope, selector, at)
  if (isEmptySelector(selector)) yield scope.invalid(at, selectorLiteral(selector), empty)
  if (!selectorFault(selector, scope.build)) return
  yield { ...scope.invalid([...at, 'selector'], selectorLiteral(selector)), place: plainPath(at) }
}
