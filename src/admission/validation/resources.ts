// Mirrors k8s.io/kubernetes/pkg/apis/core/validation/validation.go: validateResourceRequirements
import {
  compareQuantities,
  formatQuantity,
  int64Value,
  isQuantity,
  parseQuantity,
  type Quantity,
} from '../../workload/quantity.js'
import { type FieldPath, plainPath, quote } from './field-error.js'
import { isDNS1123Label, isQualifiedName, validateName } from './names.js'
import { child, type Fields, items, text } from './read.js'
import {
  allowsOvercommit,
  isContainerResource,
  isExtendedResource,
  isHugePages,
  isIntegerResource,
  isNativeResource,
  isQuotaResource,
  isStandardResource,
  isWholePages,
} from './resource-names.js'
import type { Errors, Literal, Scope } from './scope.js'

/** The rule that the name of a resource must keep where it stands. */
export type NameRule = (scope: Scope, name: string, at: FieldPath) => Errors

/** The quantities of `fields[name]` by resource, sorted (upstream's order is random); what is none is left out. */
export function quantities(fields: Fields | undefined, name: string): Map<string, Quantity> {
  const found = Object.entries(child(fields, name) ?? {}).flatMap(([resource, value]): [string, Quantity][] => {
    if (typeof value !== 'string' && typeof value !== 'number') return []
    const quantity = parseQuantity(String(value).trim())
    return isQuantity(quantity) ? [[resource, quantity]] : []
  })
  return new Map(found.sort(([left], [right]) => (left < right ? -1 : 1)))
}

/** The errors of a container's requests and limits. */
export function* resourceRequirements(
  scope: Scope,
  fields: Fields | undefined,
  claimNames: ReadonlySet<string> | undefined,
  at: FieldPath,
  nameRule: NameRule = containerResourceName,
): Errors {
  const limits = quantities(fields, 'limits')
  const requests = quantities(fields, 'requests')
  for (const [name, quantity] of limits)
    yield* amount(scope, name, quantity, [...at, 'limits', { key: name }], nameRule)
  for (const [name, quantity] of requests) {
    const here: FieldPath = [...at, 'requests', { key: name }]
    yield* resourceNameAndAmount(scope, name, quantity, here, nameRule)
    yield* againstLimit(scope, name, quantity, limits.get(name), at)
    yield* pages(scope, name, quantity, here)
  }
  const names = [...limits.keys(), ...requests.keys()]
  if (names.some(isHugePages) && !names.some((name) => name === 'cpu' || name === 'memory')) {
    yield scope.forbidden(at, 'huge-pages-need-cpu-or-memory')
  }
  yield* claims(scope, fields, claimNames ?? new Set(), [...at, 'claims'])
}

function* amount(scope: Scope, name: string, quantity: Quantity, at: FieldPath, nameRule: NameRule): Errors {
  yield* resourceNameAndAmount(scope, name, quantity, at, nameRule)
  yield* pages(scope, name, quantity, at)
}

function* resourceNameAndAmount(
  scope: Scope,
  name: string,
  quantity: Quantity,
  at: FieldPath,
  nameRule: NameRule,
): Errors {
  yield* nameRule(scope, name, at)
  yield* quantityValue(scope, name, quantity, at)
}

/** The errors of an amount: one below zero, or a fraction of what is indivisible. */
export function* quantityValue(scope: Scope, name: string, quantity: Quantity, at: FieldPath): Errors {
  if (quantity.mantissa < 0n) yield scope.invalid(at, formatQuantity(quantity), 'must-not-be-negative')
  if (isIntegerResource(name) && int64Value(quantity, -3) % 1000n !== 0n)
    yield scope.invalid(at, quantityLiteral(quantity), 'must-be-integer')
}

/** A quantity as errors show it where they are not given its text. */
export function quantityLiteral(quantity: Quantity): Literal {
  const { mantissa, scale, written = '', format, small } = quantity
  // What is no small whole number is behind a pointer, whose address nobody can know.
  const [number, decimal] = small ? [`value:${mantissa}, scale:${scale}`, 'nil'] : ['value:0, scale:0', '0x0']
  const go = `resource.Quantity{i:resource.int64Amount{${number}}, d:resource.infDecAmount{Dec:(*inf.Dec)(${decimal})}, s:${JSON.stringify(written)}, Format:"${format}"}`
  return { go, json: formatQuantity(quantity) }
}

function* againstLimit(
  scope: Scope,
  name: string,
  quantity: Quantity,
  limit: Quantity | undefined,
  at: FieldPath,
): Errors {
  if (!limit) {
    if (!allowsOvercommit(name)) yield scope.required([...at, 'limits'], 'limit-required')
    return
  }
  const order = compareQuantities(quantity, limit)
  const message = order !== 0 && !allowsOvercommit(name) ? 'request-must-equal-limit' : 'request-over-limit'
  if (order <= 0 && (order === 0 || message === 'request-over-limit')) return
  const values = { resource: name, limit: formatQuantity(limit) }
  const place = plainPath([...at, 'requests', name])
  yield { ...scope.invalid([...at, 'requests'], formatQuantity(quantity), message, values), place }
}

function* pages(scope: Scope, name: string, quantity: Quantity, at: FieldPath): Errors {
  if (!isHugePages(name) || isWholePages(name, quantity)) return
  const written = formatQuantity(quantity)
  yield scope.invalid(at, written, 'huge-pages-multiple', { quantity: written, resource: name })
}

/** The rule for the names in a container's requests and limits. */
export function* containerResourceName(scope: Scope, name: string, at: FieldPath): Errors {
  yield* resourceName(scope, name, at)
  if (!name.includes('/')) {
    if (!isContainerResource(name)) yield scope.invalid(at, nameLiteral(scope, name), 'resource-not-for-containers')
  } else if (!isNativeResource(name) && !isExtendedResource(name)) {
    yield scope.invalid(at, nameLiteral(scope, name), 'resource-not-extended')
  }
}

/** The name of a resource as upstream prints it, which is not always as a text. */
function nameLiteral(scope: Scope, name: string): Literal {
  return { go: scope.build.holds('resource-names-bare') ? name : quote(name), json: name }
}

/** The rule for the names of all resources. */
export function* resourceName(scope: Scope, name: string, at: FieldPath): Errors {
  const faults = isQualifiedName(name, scope.build)
  for (const { message, values } of faults) yield scope.invalid(at, nameLiteral(scope, name), message, values)
  if (faults.length > 0 || name.includes('/') || isStandardResource(name)) return
  yield scope.invalid(at, nameLiteral(scope, name), 'resource-not-standard')
}

/** The rule for the names that a quota may limit. */
export function* quotaResourceName(scope: Scope, name: string, at: FieldPath): Errors {
  yield* resourceName(scope, name, at)
  if (!name.includes('/') && !isQuotaResource(name))
    yield scope.invalid(at, nameLiteral(scope, name), 'quota-resource-not-standard')
}

function* claims(scope: Scope, fields: Fields | undefined, podClaims: ReadonlySet<string>, at: FieldPath): Errors {
  const written = items(fields, 'claims')
  if (written.length === 0 || !scope.build.holds('resource-claims-known')) return
  const withRequest = scope.build.holds('resource-claim-requests-known')
  const seen = new Set<string>()
  for (const [claim, index] of written) {
    const here = [...at, index]
    const name = text(claim, 'name')
    if (name === '') {
      yield scope.required(here)
      continue
    }
    if (seen.has(name)) yield scope.duplicate(here, name)
    else {
      const request = withRequest ? text(claim, 'request') : ''
      if (request !== '') yield* validateName(scope, isDNS1123Label, request, [...here, 'request'])
      const key = request === '' ? name : `${name}/${request}`
      if (seen.has(key)) yield scope.duplicate(here, key)
      else if (request === '') {
        for (const other of seen) if (other.startsWith(`${name}/`)) yield scope.duplicate(here, name)
      }
      seen.add(key)
    }
    if (podClaims.has(name)) continue
    if (podClaims.size === 0) yield scope.notFound(here, name, 'claim-names-empty')
    else yield scope.notFound(here, name, 'claim-names', { names: [...podClaims].sort().join(', ') })
  }
}
