// Mirrors k8s.io/component-helpers/resource/helpers.go (PodRequests, PodLimits) and the copies of it in
// plugin/pkg/admission/limitranger/admission.go of k8s.io/kubernetes.
import type { Build } from '../cluster/build.js'
import type { Path } from '../source/path.js'
import { isObject, type JsonObject, objects } from '../workload/manifest.js'
import { addQuantities, compareQuantities, type Quantity, scaledValue } from '../workload/quantity.js'
import { isHugePages } from './validation/resource-names.js'
import { quantities } from './validation/resources.js'
import { member } from './world.js'

/** Amounts by resource. */
export type Amounts = ReadonlyMap<string, Quantity>

type List = 'requests' | 'limits'

/** What the whole pod requests or limits as LimitRanger sums it: pod-level cpu and memory replace the sums. */
export function limitRangerSum(spec: JsonObject, list: List, build: Build): Amounts {
  if (!build.holds('pod-limits-count-any-container')) return sumOfAll(spec, list)
  return withPodLevel(containerSum(spec, list, build), spec, list, build, isCpuOrMemory)
}

/** What the whole pod requests or limits as the ResourceQuota plugin sums it, overhead included. */
export function quotaSum(spec: JsonObject, list: List, build: Build): Amounts {
  const sum = new Map(withPodLevel(containerSum(spec, list, build), spec, list, build, podLevelNames(build)))
  for (const [name, overhead] of quantities(spec, 'overhead')) {
    const before = sum.get(name)
    const unlimited = !before || before.mantissa === 0n
    if (list === 'limits' && unlimited && build.holds('quota-overhead-needs-limit')) continue
    sum.set(name, before ? addQuantities(before, overhead) : overhead)
  }
  return sum
}

/** Whether the pod itself states an amount of a resource that counts at its level: IsPodLevelResourcesSet. */
export function hasPodLevelResources(spec: JsonObject, build: Build): boolean {
  if (!build.enabled('PodLevelResources')) return false
  const resources = member(spec, 'resources')
  const names = [...quantities(resources, 'requests').keys(), ...quantities(resources, 'limits').keys()]
  return names.some(podLevelNames(build))
}

/** Where the largest part of a sum stands: the pod's own amount, else the container that states the most. */
export function largest(spec: JsonObject, list: List, resource: string, build: Build): Path {
  if (build.enabled('PodLevelResources') && quantities(member(spec, 'resources'), list).has(resource))
    return ['spec', 'resources', list, resource]
  let found: { amount: Quantity; path: Path } | undefined
  for (const key of ['containers', 'initContainers']) {
    for (const [at, container] of objects(spec[key]).entries()) {
      const amount = stated(container, list).get(resource)
      if (!amount || (found && compareQuantities(amount, found.amount) <= 0)) continue
      found = { amount, path: ['spec', key, at, 'resources', list, resource] }
    }
  }
  return found?.path ?? ['spec', 'containers']
}

function isCpuOrMemory(name: string): boolean {
  return name === 'cpu' || name === 'memory'
}

function podLevelNames(build: Build): (name: string) => boolean {
  return (name) => isCpuOrMemory(name) || (isHugePages(name) && build.holds('pod-resources-know-huge-pages'))
}

function withPodLevel(
  sum: Amounts,
  spec: JsonObject,
  list: List,
  build: Build,
  counts: (name: string) => boolean,
): Amounts {
  if (!isObject(spec.resources) || !build.enabled('PodLevelResources')) return sum
  const own = [...quantities(spec.resources, list)].filter(([name]) => counts(name))
  return new Map([...sum, ...own])
}

function stated({ resources }: JsonObject, list: List): Map<string, Quantity> {
  return quantities(isObject(resources) ? resources : {}, list)
}

/** The sum over what runs together; an init container that needs more while it runs raises it. */
function containerSum(spec: JsonObject, list: List, build: Build): Amounts {
  const sidecars = build.enabled('SidecarContainers')
  const sum = new Map<string, Quantity>()
  const started = new Map<string, Quantity>()
  const most = new Map<string, Quantity>()
  for (const container of objects(spec.containers)) add(sum, stated(container, list))
  for (const container of objects(spec.initContainers)) {
    const own = stated(container, list)
    if (sidecars && container.restartPolicy === 'Always') {
      add(sum, own)
      add(started, own)
      raise(most, started)
    } else {
      add(own, started)
      raise(most, own)
    }
  }
  raise(sum, most)
  return sum
}

/** The sum as older releases made it: of what every container states, in decimal units. */
function sumOfAll(spec: JsonObject, list: List): Amounts {
  const lists = objects(spec.containers).map((container) => stated(container, list))
  const sum = new Map<string, Quantity>()
  for (const name of lists[0]?.keys() ?? []) {
    if (!lists.every((each) => each.has(name))) continue
    const scale = name === 'cpu' ? -3 : 0
    const mantissa = lists.reduce((total, each) => total + scaledValue(each.get(name) as Quantity, scale), 0n)
    sum.set(name, { mantissa, scale, format: 'DecimalSI', small: true })
  }
  for (const container of objects(spec.initContainers)) raise(sum, stated(container, list))
  return sum
}

function add(sum: Map<string, Quantity>, more: Amounts): void {
  for (const [name, amount] of more) {
    const before = sum.get(name)
    sum.set(name, before ? addQuantities(before, amount) : amount)
  }
}

function raise(most: Map<string, Quantity>, other: Amounts): void {
  for (const [name, amount] of other) {
    const before = most.get(name)
    if (!before || compareQuantities(amount, before) > 0) most.set(name, amount)
  }
}
