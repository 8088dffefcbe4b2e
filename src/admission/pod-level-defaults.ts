// Mirrors defaultHugePagePodLimits and defaultPodRequests of pkg/apis/core/v1/defaults.go of k8s.io/kubernetes.
import { isObject, type JsonObject, objects } from '../workload/manifest.js'
import { addQuantities, compareQuantities, formatQuantity, type Quantity } from '../workload/quantity.js'
import { amount, ZERO } from '../workload/resources.js'

type List = 'requests' | 'limits'

/** Fills in the resources of a pod as a whole, where it states some, from those of its containers. */
export function defaultPodLevelResources(spec: JsonObject): void {
  const { resources } = spec
  if (!isObject(resources)) return
  const given = (list: List): JsonObject => (isObject(resources[list]) ? { ...resources[list] } : {})
  const [requests, limits] = [given('requests'), given('limits')]
  if (Object.keys(requests).length + Object.keys(limits).length === 0) return
  for (const [name, sum] of totals(spec, 'limits')) {
    if (isHugePages(name) && !Object.hasOwn(requests, name) && !Object.hasOwn(limits, name))
      limits[name] = formatQuantity(sum)
  }
  if (Object.keys(limits).length > 0) resources.limits = limits
  else return
  for (const [name, sum] of totals(spec, 'requests'))
    if (isCompute(name) && !Object.hasOwn(requests, name)) requests[name] = formatQuantity(sum)
  for (const [name, limit] of Object.entries(limits))
    if ((isCompute(name) || isHugePages(name)) && !Object.hasOwn(requests, name)) requests[name] = limit
  if (Object.keys(requests).length > 0) resources.requests = requests
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
