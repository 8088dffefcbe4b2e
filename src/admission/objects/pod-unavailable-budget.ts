// Mirrors pkg/webhook/podunavailablebudget/validating/pub_create_update_handler.go of openkruise/kruise.
import type { Refusal } from '../../finding.js'
import type { Manifest } from '../../workload/manifest.js'
import { isEmptySelector } from '../../workload/selector.js'
import type { FieldError } from '../validation/field-error.js'
import { selectorErrors } from '../validation/labels.js'
import { child, type Fields, record, text, textMap } from '../validation/read.js'
import { type Errors, type Scope, scopeOf } from '../validation/scope.js'
import type { World } from '../world.js'
import { kindWith, object, reference, selector } from './crd-parts.js'
import { customResourceRefusals } from './custom-resource.js'
import { selectorLiteral } from './go-literals.js'
import { intOrString, notMoreThan100Percent, positiveIntOrPercent } from './int-or-string.js'
import { refusalsOf } from './refusals.js'
import { gatesOff, standing } from './review.js'
import { looselyOverlap } from './selector-overlap.js'
import { canonical, selectorFault } from './selectors.js'
import { parsesAsGroupVersion, referenceLiteral, sameReference } from './target-reference.js'

const WEBHOOK = 'vpodunavailablebudget.kb.io'

const SCHEMA = kindWith(object({ selector, targetRef: reference() }))

const OPERATIONS = 'kruise.io/pub-protect-operations'
const TOTAL = 'pub.kruise.io/protect-total-replicas'

/** What the cluster says of a PodUnavailableBudget; `before` is the same object where it exists already. */
export function budgetRefusals(manifest: Manifest, world: World, before?: Manifest): Refusal[] {
  const { cluster } = world
  const invalid = customResourceRefusals(manifest, { schema: SCHEMA }, cluster)
  if (invalid.length > 0) return invalid
  const gates = ['PodUnavailableBudgetDeleteGate', 'PodUnavailableBudgetUpdateGate']
  if (!gates.some((gate) => cluster.kruiseEnabled(gate))) {
    return gatesOff(WEBHOOK, 'pub-gates-off', { gates: gates.join(', ') }, cluster)
  }
  const scope = scopeOf(cluster.library('kruise'))
  const spec = record(manifest.value.spec) ?? {}
  const errors = [...annotationErrors(scope, manifest), ...specErrors(scope, spec)]
  if (before) errors.push(...changeErrors(scope, spec, record(before.value.spec) ?? {}))
  errors.push(...conflictErrors(scope, manifest, spec, world))
  return refusalsOf(errors, WEBHOOK)
}

function* annotationErrors(scope: Scope, { value }: Manifest): Errors {
  const annotations = new Map(textMap(record(value.metadata), 'annotations'))
  const invalid = (annotation: string): FieldError => ({
    ...scope.internal(['metadata'], 'pub-annotation-invalid', { annotation }),
    place: ['metadata', 'annotations', annotation],
  })
  const operations = annotations.get(OPERATIONS)
  if (operations !== undefined && scope.build.holds('pub-checks-operations')) {
    const known = new Set(['DELETE', 'UPDATE'])
    if (scope.build.holds('pub-protects-eviction')) known.add('EVICT')
    if (scope.build.holds('pub-protects-resize')) known.add('RESIZE')
    for (const operation of operations.split(',')) if (!known.has(operation)) yield invalid(OPERATIONS)
  }
  const total = annotations.get(TOTAL)
  if (total === undefined || !scope.build.holds('pub-checks-total-replicas')) return
  if (!/^[+-]?\d+$/.test(total) || Number(total) !== (Number(total) | 0)) yield invalid(TOTAL)
}

function* specErrors(scope: Scope, spec: Fields): Errors {
  const at = ['spec']
  const chosen = child(spec, 'selector')
  const target = child(spec, 'targetRef')
  const both = (name: string, message: string): FieldError => scope.required([...at, name], message)
  if (!chosen && !target) yield { ...both('selector, targetRef', 'pub-no-target'), place: at }
  else if (chosen && target) yield { ...both('selector, targetRef', 'pub-two-targets'), place: [...at, 'targetRef'] }
  else if (target) yield* targetErrors(scope, target)
  else {
    const here = [...at, 'selector']
    yield* selectorErrors(scope, chosen, here)
    if (isEmptySelector(chosen)) yield scope.invalid(here, selectorLiteral(chosen), 'pub-empty-selector')
    if (selectorFault(chosen, scope.build)) {
      yield { ...scope.invalid([...here], selectorLiteral(chosen)), place: here }
    }
  }
  const unavailable = intOrString(spec, 'maxUnavailable')
  const available = intOrString(spec, 'minAvailable')
  if (unavailable === undefined && available === undefined) {
    yield { ...both('maxUnavailable, minAvailable', 'pub-no-amount'), place: at }
  } else if (unavailable !== undefined && available !== undefined) {
    yield { ...both('maxUnavailable, minAvailable', 'pub-two-amounts'), place: [...at, 'minAvailable'] }
  } else {
    const here = [...at, unavailable === undefined ? 'minAvailable' : 'maxUnavailable']
    yield* positiveIntOrPercent(scope, unavailable ?? available ?? 0, here)
    yield* notMoreThan100Percent(scope, unavailable ?? available ?? 0, here)
  }
}

function* targetErrors(scope: Scope, target: Fields): Errors {
  const here = ['spec', 'TargetReference']
  const place = ['spec', 'targetRef']
  const shown = referenceLiteral(target)
  if (['apiVersion', 'kind', 'name'].some((name) => text(target, name) === '')) {
    yield { ...scope.invalid(here, shown, 'pub-empty-target'), place }
  }
  const version = text(target, 'apiVersion')
  if (!parsesAsGroupVersion(version)) {
    yield { ...scope.invalid(here, shown, 'unexpected-group-version', { version }), place }
  }
}

function* changeErrors(scope: Scope, spec: Fields, before: Fields): Errors {
  const same = (name: string): boolean => canonical(spec[name]) === canonical(before[name])
  if (same('selector') && same('targetRef')) return
  const place = ['spec', same('selector') ? 'targetRef' : 'selector']
  yield { ...scope.required(['spec', 'selector, targetRef'], 'pub-target-changed'), place }
}

/** A pod may stand under one budget only: the first other one with the same target, or with a selector for the same labels. */
function* conflictErrors(scope: Scope, manifest: Manifest, spec: Fields, world: World): Errors {
  const target = child(spec, 'targetRef')
  const chosen = child(spec, 'selector')
  const others = world.objectsOf(manifest.group, manifest.kind, manifest.namespace)
  for (const other of standing(others, manifest)) {
    const { name } = other
    const otherSpec = record(other.value.spec)
    const otherTarget = child(otherSpec, 'targetRef')
    const otherSelector = child(otherSpec, 'selector')
    if (target && otherTarget) {
      if (!sameReference(target, otherTarget)) continue
      const error = scope.invalid(['spec', 'targetReference'], referenceLiteral(target), 'pub-target-taken', { name })
      yield { ...error, place: ['spec', 'targetRef'] }
      return
    }
    if (chosen && otherSelector && looselyOverlap(chosen, otherSelector)) {
      yield scope.invalid(['spec', 'selector'], selectorLiteral(chosen), 'pub-selector-taken', { name })
      return
    }
  }
}
