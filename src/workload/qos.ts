// Mirrors pkg/apis/core/helper/qos/qos.go of k8s.io/kubernetes: ComputePodQOS.
import type { Build } from '../cluster/build.js'
import { isObject, type JsonObject, objects } from './manifest.js'
import { addQuantities, compareQuantities, type Quantity } from './quantity.js'
import { amount, ZERO } from './resources.js'

/** The QoS classes, the best first. */
export const QOS_CLASSES = ['Guaranteed', 'Burstable', 'BestEffort'] as const

export type QosClass = (typeof QOS_CLASSES)[number]

const CONSIDERED = ['cpu', 'memory']

/** The QoS class that the API server computes from a pod's spec. Init containers count, ephemeral ones do not. */
export function qosClass(spec: JsonObject, build: Build): QosClass {
  const podLevel = isObject(spec.resources) && build.enabled('PodLevelResources') ? [spec] : undefined
  const counted = podLevel ?? [...objects(spec.containers), ...objects(spec.initContainers)]
  const requests = new Map<string, Quantity>()
  const limits = new Map<string, Quantity>()
  let allLimited = true
  for (const { resources } of counted) {
    const listed = isObject(resources) ? resources : {}
    sum(requests, listed.requests)
    if (sum(limits, listed.limits) < CONSIDERED.length) allLimited = false
  }
  if (requests.size + limits.size === 0) return 'BestEffort'
  const equal =
    requests.size === limits.size &&
    [...requests].every(([name, requested]) => {
      const limit = limits.get(name)
      return limit !== undefined && compareQuantities(limit, requested) === 0
    })
  return allLimited && equal ? 'Guaranteed' : 'Burstable'
}

/** Adds the positive amounts of the considered resources; says of how many of them there were some. */
function sum(total: Map<string, Quantity>, list: unknown): number {
  const given = CONSIDERED.map((name) => [name, amount(isObject(list) ? list[name] : undefined)] as const)
  const positive = given.filter(([, quantity]) => compareQuantities(quantity, ZERO) > 0)
  for (const [name, quantity] of positive) total.set(name, addQuantities(total.get(name) ?? ZERO, quantity))
  return positive.length
}
