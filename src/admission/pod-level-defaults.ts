// Mirrors defaultHugePagePodLimits and defaultPodRequests of pkg/apis/core/v1/defaults.go of k8s.io/kubernetes, and
// DefaultPodLevelResources of its pkg/api/pod/util.go.
import type { Build } from '../cluster/build.js'
import { isObject, type JsonObject, objects } from '../workload/manifest.js'
import { addQuantities, compareQuantities, formatQuantity, type Quantity } from '../workload/quantity.js'
import { amount, ZERO } from '../workload/resources.js'

type List = 'requests' | 'limits'

/**
 * Fills in the resources of a pod as a whole, where it states some, from those of its containers: with each defaulting, or
 * with a gate once, when it is about to be stored and every webhook has seen it. Then limits are filled in too.
 */
export function defaultPodLevelResources(spec: JsonObject, build: Build, when: 'by default' | 'to be stored'): void {
  const { resources } = spec
  if (!isObject(resources)) return
  const once = build.enabled('PodLevelResourcesFixDefaulting')
  if (!build.enabled('PodLevelResources') || once !== (when === 'to be stored')) return
  const given = (list: List): JsonObject => (isObject(resources[list]) ? { ...resources[list] } : {})
  const [requests, limits] = [given('requests'), given('limits')]
  if (Object.keys(requests).length + Object.keys(limits).length === 0) return
  const ofContainers = totals(spec, 'limits')
  for (const [name, sum] of ofContainers) {
    if (isHugePages(name) && !Object.hasOwn(requests, name) && !Object.hasOwn(limits, name))
      limits[name] = formatQuantity(sum)
  }
  if (once || Object.keys(limits).length > 0) {
    for (const [name, sum] of totals(spec, 'requests'))
      if (isCompute(name) && !Object.hasOwn(requests, name)) requests[name] = formatQuantity(sum)
    for (const [name, limit] of Object.entries(limits))
      if ((isCompute(name) || isHugePages(name)) && !Object.hasOwn(requests, name)) requests[name] = limit
  }
  if (once) limitWhatContainersLimit(spec, requests, limits, ofContainers)
  if (Object.keys(limits).length > 0) resources.limits = limits
  if (Object.keys(requests).length > 0) resources.requests = requests
}

/** A pod is limited to what its containers are, if every one is, or to what it requests where that is more. */
function limitWhatContainersLimit(
  spec: JsonObject,
  requests: JsonObject,
  limits: JsonObject,
  ofContainers: ReadonlyMap<string, Quantity>,
): void {
  const containers = [...objects(spec.containers), ...objects(spec.initContainers)]
  for (const [name, request] of Object.entries(requests)) {
    if (!(isCompute(name) || isHugePages(name)) || Object.hasOwn(limits, name)) continue
    const sum = ofContainers.get(name)
    if (!sum || !containers.every((each) => given(each, 'limits').some(([limited]) => limited === name))) continue
    limits[name] = formatQuantity(compareQuantities(amount(request), sum) > 0 ? amount(request) : sum)
  }
}

function isCompute(name: string): boolean {
  return name === 'cpu' || name === 'memory'
}

function isHugePages(name: string): boolean {
  return name.startsWith('hugepages-')
}

/** What the containers have together: the sum of those that run beside each other, or the largest that starts before them. */
function totals(spec: JsonObject, list: List): Map<string, Quantity> {
  const running = new Map<string, Quantity>()
  const add = (to: Map<string, Quantity>, container: JsonObject): void => {
    for (const [name, quantity] of given(container, list)) to.set(name, addQuantities(to.get(name) ?? ZERO, quantity))
  }
  for (const container of objects(spec.containers)) add(running, container)
  const started = new Map<string, Quantity>()
  const largest = new Map<string, Quantity>()
  for (const container of objects(spec.initContainers)) {
    const beside = new Map(started)
    add(beside, container)
    if (container.restartPolicy === 'Always') {
      add(running, container)
      add(started, container)
    }
    raise(largest, container.restartPolicy === 'Always' ? started : beside)
  }
  raise(running, largest)
  return running
}

function raise(to: Map<string, Quantity>, by: ReadonlyMap<string, Quantity>): void {
  for (const [name, quantity] of by) {
    const known = to.get(name)
    if (!known || compareQuantities(quantity, known) > 0) to.set(name, quantity)
  }
}

function given({ resources }: JsonObject, list: List): [string, Quantity][] {
  const listed = isObject(resources) && isObject(resources[list]) ? resources[list] : {}
  return Object.entries(listed).map(([name, written]) => [name, amount(written)])
}
