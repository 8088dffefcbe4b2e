// Mirrors k8s.io/kubernetes/pkg/apis/core/validation/validation.go: validatePodResources
import {
  addQuantities,
  compareQuantities,
  formatQuantity,
  parseQuantity,
  type Quantity,
} from '../../workload/quantity.js'
import { type FieldPath, plainPath } from './field-error.js'
import { child, type Fields, items, member, optionalText, text } from './read.js'
import { isHugePages } from './resource-names.js'
import { quantities, resourceName, resourceRequirements } from './resources.js'
import type { Errors, Scope } from './scope.js'

/** The errors of the requests and limits of a whole pod. */
export function* podResources(scope: Scope, spec: Fields, claimNames: ReadonlySet<string>, at: FieldPath): Errors {
  const resources = child(spec, 'resources')
  if (!resources || !scope.build.enabled('PodLevelResources')) return
  if (text(child(spec, 'os'), 'name') === 'windows' && scope.build.holds('pod-resources-refuse-windows')) {
    yield scope.forbidden(at, 'pod-resources-windows')
    return
  }
  if (member(resources, 'claims') !== undefined) yield scope.forbidden([...at, 'claims'], 'pod-resources-claims')
  yield* resourceRequirements(scope, resources, claimNames, at, podResourceName)
  yield* againstRequests(scope, spec, resources, at)
  yield* againstLimits(scope, spec, resources, at)
}

function* podResourceName(scope: Scope, name: string, at: FieldPath): Errors {
  const faults = [...resourceName(scope, name, at)]
  yield* faults
  if (faults.length > 0 || name === 'cpu' || name === 'memory') return
  const pages = scope.build.holds('pod-resources-know-huge-pages')
  if (pages && isHugePages(name)) return
  yield scope.notSupported(at, { go: name, json: name }, ['cpu', ...(pages ? ['hugepages-'] : []), 'memory'])
}

const zero = parseQuantity('0') as Quantity

function* againstRequests(scope: Scope, spec: Fields, resources: Fields, at: FieldPath): Errors {
  const own = quantities(resources, 'requests')
  const missingCounts = !scope.build.holds('pod-resources-skip-missing')
  for (const [name, sum] of [...aggregate(spec, 'requests')].sort()) {
    const request = own.get(name) ?? (missingCounts ? zero : undefined)
    if (!request || compareQuantities(sum, request) <= 0) continue
    const values = { sum: formatQuantity(sum) }
    yield scope.invalid([...at, 'requests', { key: name }], formatQuantity(request), 'pod-request-under-sum', values)
  }
}

function* againstLimits(scope: Scope, spec: Fields, resources: Fields, at: FieldPath): Errors {
  const own = quantities(resources, 'limits')
  for (const [name, sum] of [...aggregate(spec, 'limits')].sort()) {
    const limit = own.get(name)
    if (!limit || !isHugePages(name) || compareQuantities(sum, limit) <= 0) continue
    if (!scope.build.holds('pod-resources-know-huge-pages')) break
    const values = { sum: formatQuantity(sum) }
    yield scope.invalid([...at, 'limits', { key: name }], formatQuantity(limit), 'pod-limit-under-sum', values)
  }
  for (const [container, index] of items(spec, 'containers')) {
    for (const [name, limit] of quantities(child(container, 'resources'), 'limits')) {
      const ofPod = own.get(name)
      if (!ofPod || compareQuantities(limit, ofPod) <= 0) continue
      const here: FieldPath = [...at, 'containers', index, { key: name }, 'limits']
      const place = plainPath([...at.slice(0, -1), 'containers', index, 'resources', 'limits', name])
      yield {
        ...scope.invalid(here, formatQuantity(limit), 'container-limit-over-pod', { limit: formatQuantity(ofPod) }),
        place,
      }
    }
  }
}

/** What the containers ask for together: the sum of those that run, or more where an init container asks for more. */
function aggregate(spec: Fields, kind: 'requests' | 'limits'): Map<string, Quantity> {
  const sum = new Map<string, Quantity>()
  for (const [container] of items(spec, 'containers')) add(sum, quantities(child(container, 'resources'), kind))
  const sidecars = new Map<string, Quantity>()
  const initial = new Map<string, Quantity>()
  for (const [container] of items(spec, 'initContainers')) {
    const own = quantities(child(container, 'resources'), kind)
    if (optionalText(container, 'restartPolicy') === 'Always') {
      add(sum, own)
      add(sidecars, own)
      raise(initial, sidecars)
    } else {
      const together = new Map(own)
      add(together, sidecars)
      raise(initial, together)
    }
  }
  raise(sum, initial)
  return sum
}

function add(sum: Map<string, Quantity>, more: ReadonlyMap<string, Quantity>): void {
  for (const [name, quantity] of more) {
    const before = sum.get(name)
    sum.set(name, before ? addQuantities(before, quantity) : quantity)
  }
}

function raise(most: Map<string, Quantity>, other: ReadonlyMap<string, Quantity>): void {
  for (const [name, quantity] of other) {
    const before = most.get(name)
    if (!before || compareQuantities(quantity, before) > 0) most.set(name, quantity)
  }
}
