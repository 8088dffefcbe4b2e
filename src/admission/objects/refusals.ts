import type { Refusal } from '../../finding.js'
import { type FieldError, placeOf, render } from '../validation/field-error.js'

/** Field errors as the refusals of `by`, each text once, as upstream's aggregate has them. */
export function refusalsOf(errors: Iterable<FieldError>, by: string): Refusal[] {
  const refusals = new Map<string, Refusal>()
  for (const error of errors) {
    const message = render(error)
    if (refusals.has(message)) continue
    const value = error.value === undefined ? {} : { value: error.value }
    refusals.set(message, { by, id: error.id, message, path: placeOf(error), ...value })
  }
  return [...refusals.values()]
}
