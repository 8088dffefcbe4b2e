// Mirrors pkg/apis/core/validation/validation.go of k8s.io/kubernetes: ValidateLimitRange.
import type { Refusal } from '../../finding.js'
import type { Path } from '../../source/path.js'
import { type JsonObject, type Manifest, objects, text } from '../../workload/manifest.js'
import { compareQuantities, formatQuantity, int64Value, parseQuantity, type Quantity } from '../../workload/quantity.js'
import { defaultsOf } from '../limit-ranger.js'
import { sixDecimals } from '../limit-ranger-constraints.js'
import { type FieldPath, plainPath } from '../validation/field-error.js'
import { isQualifiedName, validateName } from '../validation/names.js'
import { allowsOvercommit } from '../validation/resource-names.js'
import { containerResourceName, quantities, quantityLiteral, resourceName } from '../validation/resources.js'
import { type Errors, type Literal, type Scope, scopeOf } from '../validation/scope.js'
import { member, type World } from '../world.js'
import { objectMetaErrors } from './object-meta.js'
import { refusalsOf } from './refusals.js'

/** What the API server says of a LimitRange; an update is judged as a creation is. */
export function limitRangeRefusals(manifest: Manifest, world: World): Refusal[] {
  return refusalsOf(limitRangeErrors(scopeOf(world.cluster), manifest), 'LimitRangeValidation')
}

function* limitRangeErrors(scope: Scope, manifest: Manifest): Errors {
  const { spec } = manifest
  yield* objectMetaErrors(scope, manifest, false)
  const types = new Set<string>()
  for (const [index, item] of objects(spec.limits).entries()) {
    const at = ['spec', 'limits', index]
    const type = text(item.type)
    yield* typeErrors(scope, type, [...at, 'type'])
    if (types.has(type)) yield scope.duplicate([...at, 'type'], type)
    types.add(type)
    for (const error of itemErrors(scope, type === 'Container' ? stored(item) : item, at)) {
      const place = writtenAt(item, plainPath(error.path).slice(at.length))
      yield place ? { ...error, place: [...at, ...place] } : error
    }
  }
}

/** An item with the defaults that the API server writes into it before it looks. */
function stored(item: JsonObject): JsonObject {
  const { limits, requests } = defaultsOf(item)
  return { ...item, default: limits, defaultRequest: requests }
}

/** Where the amount that a default took over is written, for one that is not. */
function writtenAt(item: JsonObject, [bound, resource]: Path): Path | undefined {
  if ((bound !== 'default' && bound !== 'defaultRequest') || resource === undefined) return undefined
  const sources = [bound, 'default', 'max', 'min'].filter((each) => Object.hasOwn(member(item, each), resource))
  return sources[0] === undefined ? undefined : [sources[0], resource]
}

function* typeErrors(scope: Scope, type: string, at: FieldPath): Errors {
  const faults = [...validateName(scope, isQualifiedName, type, at)]
  yield* faults
  const standard = ['Container', 'Pod', 'PersistentVolumeClaim'].includes(type)
  if (faults.length === 0 && !standard && !type.includes('/')) yield scope.invalid(at, type, 'limit-range-type')
}

const BOUNDS = ['max', 'min', 'default', 'defaultRequest', 'maxLimitRequestRatio'] as const

type Bounds = Readonly<Record<(typeof BOUNDS)[number], Map<string, Quantity>>>

function* itemErrors(scope: Scope, item: JsonObject, at: FieldPath): Errors {
  const type = text(item.type)
  const nameRule = type === 'Pod' || type === 'Container' ? containerResourceName : resourceName
  const bounds = Object.fromEntries(BOUNDS.map((bound) => [bound, quantities(item, bound)])) as Bounds
  for (const bound of BOUNDS) {
    if (type === 'Pod' && (bound === 'default' || bound === 'defaultRequest')) {
      if (bounds[bound].size > 0) yield scope.forbidden([...at, bound], 'limit-range-pod-defaults')
      bounds[bound].clear()
    }
    if (bound === 'maxLimitRequestRatio' && type === 'PersistentVolumeClaim') {
      const bounded = bounds.min.has('storage') || bounds.max.has('storage')
      if (!bounded)
        yield { ...scope.required([...at, 'limits'], 'limit-range-claim-needs-bound'), place: plainPath(at) }
    }
    for (const resource of bounds[bound].keys()) yield* nameRule(scope, resource, [...at, bound, { key: resource }])
  }
  const resources = new Set(BOUNDS.flatMap((bound) => [...bounds[bound].keys()]))
  for (const resource of [...resources].sort()) yield* orderErrors(scope, resource, bounds, at)
}

/** Which bound may not exceed which, how upstream names them, and at which it sees the fault, showing which. */
const ORDER = [
  ['min', 'min', 'max', 'max', 'min', 'min'],
  ['min', 'min', 'defaultRequest', 'default request', 'defaultRequest', 'defaultRequest'],
  ['defaultRequest', 'default request', 'max', 'max', 'defaultRequest', 'defaultRequest'],
  ['defaultRequest', 'default request', 'default', 'default limit', 'defaultRequest', 'defaultRequest'],
  ['min', 'min', 'default', 'default', 'default', 'min'],
  ['default', 'default', 'max', 'max', 'default', 'max'],
] as const

/** A quantity that is also in the words of its error: printed once, it keeps its text. */
function printed(quantity: Quantity): Literal {
  return quantityLiteral({ ...quantity, written: formatQuantity(quantity) })
}

function* orderErrors(scope: Scope, resource: string, bounds: Bounds, at: FieldPath): Errors {
  for (const [lower, low, upper, high, where, shown] of ORDER) {
    const less = bounds[lower].get(resource)
    const more = bounds[upper].get(resource)
    if (!less || !more) continue
    // Go's Cmp leaves its receiver as large as what it is compared with, and an error shows which it is.
    if (!more.small) bounds[lower].set(resource, { ...less, small: false })
    if (compareQuantities(less, more) <= 0) continue
    const values = { low, less: formatQuantity(less), high, more: formatQuantity(more) }
    const value = printed(shown === lower ? { ...less, small: less.small && more.small } : more)
    yield scope.invalid([...at, where, { key: resource }], value, 'limit-range-out-of-order', values)
  }
  yield* ratioErrors(scope, resource, bounds, at)
  const limit = bounds.default.get(resource)
  const request = bounds.defaultRequest.get(resource)
  if (limit && request && !allowsOvercommit(resource) && compareQuantities(limit, request) !== 0) {
    const values = { limit: formatQuantity(limit), request: formatQuantity(request), resource }
    const here = [...at, 'defaultRequest', { key: resource }]
    yield scope.invalid(here, printed(request), 'limit-range-defaults-differ', values)
  }
}

const ONE = parseQuantity('1') as Quantity
const MOST_MILLIS = (2n ** 63n - 1n) / 1000n

function* ratioErrors(scope: Scope, resource: string, bounds: Bounds, at: FieldPath): Errors {
  const ratio = bounds.maxLimitRequestRatio.get(resource)
  if (!ratio) return
  const here = [...at, 'maxLimitRequestRatio', { key: resource }]
  const values = { ratio: formatQuantity(ratio) }
  if (compareQuantities(ratio, ONE) < 0)
    yield scope.invalid(here, printed(ratio), 'limit-range-ratio-below-one', values)
  const min = bounds.min.get(resource)
  const max = bounds.max.get(resource)
  if (!min || !max) return
  const scale = [ratio, min, max].every((each) => int64Value(each) < MOST_MILLIS) ? -3 : 0
  const reach = Number(int64Value(max, scale)) / Number(int64Value(min, scale))
  const given = scale === 0 ? Number(int64Value(ratio)) : Number(int64Value(ratio, -3)) / 1000
  if (given > reach) {
    const all = { ...values, reach: sixDecimals(reach) }
    yield scope.invalid(here, printed(ratio), 'limit-range-ratio-out-of-reach', all)
  }
}
