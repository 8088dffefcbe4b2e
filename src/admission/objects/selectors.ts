// Mirrors k8s.io/apimachinery/pkg/apis/meta/v1/helpers.go (LabelSelectorAsSelector) and pkg/labels/selector.go (NewRequirement).
import type { Build } from '../../cluster/build.js'
import type { JsonObject } from '../../workload/manifest.js'
import { isEmptySelector, selects } from '../../workload/selector.js'
import { type FieldError, type FieldPath, quote, renderAll } from '../validation/field-error.js'
import { selectorErrors } from '../validation/labels.js'
import { isLabelValue, isQualifiedName } from '../validation/names.js'
import { child, type Fields, items, member, text, textMap, texts } from '../validation/read.js'
import { type Errors, type Scope, scopeOf } from '../validation/scope.js'
import { labelsLiteral, selectorLiteral, stringList } from './go-literals.js'

/** Why a label selector cannot be used, undefined where it can. */
export function selectorFault(selector: Fields | undefined, build: Build): string | undefined {
  for (const [key, value] of textMap(selector, 'matchLabels')) {
    const fault = requirementFault(key, [value], undefined, build)
    if (fault) return fault
  }
  for (const [expression] of items(selector, 'matchExpressions')) {
    const operator = text(expression, 'operator')
    if (!['In', 'NotIn', 'Exists', 'DoesNotExist'].includes(operator)) {
      return build.say('selector-operator-invalid', { operator: quote(operator) })
    }
    const fault = requirementFault(text(expression, 'key'), texts(expression, 'values'), operator, build)
    if (fault) return fault
  }
  return undefined
}

function requirementFault(key: string, values: string[], operator: string | undefined, build: Build) {
  const scope = scopeOf(build)
  const errors: FieldError[] = []
  const say = (faults: readonly { message: string; values?: Record<string, string | number> }[]) =>
    faults.map(({ message, values: filled }) => build.say(message, filled)).join('; ')
  const invalid = (path: FieldPath, value: string, detail: string): FieldError => {
    return { type: 'Invalid', path, value, id: 'selector-fault', detail }
  }
  const keyFaults = isQualifiedName(key, build)
  if (keyFaults.length > 0) errors.push(invalid(['key'], key, say(keyFaults)))
  const shown = { go: stringList(values), json: values }
  if ((operator === 'In' || operator === 'NotIn') && values.length === 0) {
    errors.push(scope.invalid(['values'], shown, 'selector-needs-values'))
  }
  if ((operator === 'Exists' || operator === 'DoesNotExist') && values.length > 0) {
    errors.push(scope.invalid(['values'], shown, 'selector-wants-no-values'))
  }
  for (const [index, value] of values.entries()) {
    const faults = isLabelValue(value, build)
    if (faults.length > 0) errors.push(invalid(['values', index, { key }], value, say(faults)))
  }
  return errors.length > 0 ? renderAll(errors) : undefined
}

/** What upstream's message of an empty selector is, by kind, and whether a missing one is an error of its own. */
export interface SelectorRule {
  readonly empty: string
  readonly required: boolean
}

/** The errors of a workload's selector itself. */
export function* selectorItself(scope: Scope, spec: Fields, rule: SelectorRule, at: FieldPath): Errors {
  const selector = child(spec, 'selector')
  const here = [...at, 'selector']
  if (!selector) {
    if (rule.required) yield scope.required(here)
    return
  }
  yield* selectorErrors(scope, selector, here)
  if (isEmptySelector(selector)) yield scope.invalid(here, selectorLiteral(selector), rule.empty)
}

/** The error of a template whose labels a selector in working order does not match. */
export function* selectorMatches(scope: Scope, spec: Fields, at: FieldPath): Errors {
  const selector = child(spec, 'selector')
  const meta = child(child(spec, 'template'), 'metadata')
  const labels = child(meta, 'labels') ?? {}
  const matches = selector && selects(selector, labels as JsonObject)
  const here = [...at, 'template', 'metadata', 'labels']
  if (!matches) yield scope.invalid(here, labelsLiteral(meta, 'labels'), 'selector-misses-template')
}

/**
 * The errors of a selector and the labels that it is to choose: none chooses nothing, an empty one everything.
 * `unreadable` is upstream's message of one that is no selector at all.
 */
export function* selectsTemplate(scope: Scope, spec: Fields, at: FieldPath, unreadable?: string): Errors {
  const selector = child(spec, 'selector')
  if (selectorFault(selector, scope.build)) {
    yield scope.invalid([...at, 'selector'], selectorLiteral(selector), unreadable)
  } else if (!selector || !isEmptySelector(selector)) yield* selectorMatches(scope, spec, at)
}

/** The error of a selector that an update changes where it must stay. */
export function* selectorImmutable(scope: Scope, spec: Fields, before: Fields, at: FieldPath): Errors {
  const [now, was] = [member(spec, 'selector'), member(before, 'selector')]
  if (sameSelector(now, was)) return
  yield scope.invalid([...at, 'selector'], selectorLiteral(child(spec, 'selector')), 'field-immutable')
}

function sameSelector(now: unknown, was: unknown): boolean {
  return canonical(now) === canonical(was)
}

/** A value's JSON with sorted keys, and without what is empty: what upstream's semantic equality takes for the same. */
export function canonical(value: unknown): string {
  return JSON.stringify(semantic(value) ?? null)
}

function semantic(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map((each) => semantic(each) ?? null)
  if (typeof value !== 'object' || value === null) return value ?? undefined
  const entries = Object.entries(value)
    .map(([key, each]) => [key, semantic(each)] as const)
    .filter(([, each]) => each !== undefined)
    .sort(([left], [right]) => (left < right ? -1 : 1))
  return entries.length === 0 ? undefined : Object.fromEntries(entries)
}
