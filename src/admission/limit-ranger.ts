// Mirrors plugin/pkg/admission/limitranger/admission.go of k8s.io/kubernetes: PodMutateLimitFunc and PodValidateLimitFunc.
import type { Path } from '../source/path.js'
import { isObject, type JsonObject, objects, text } from '../workload/manifest.js'
import { type Complaint, complaints } from './limit-ranger-constraints.js'
import type { EffectivePod } from './pod.js'
import { largest, limitRangerSum } from './pod-sums.js'
import { quantities } from './validation/resources.js'
import { member, type World } from './world.js'

/** The plugin's name in a refusal. */
export const LIMIT_RANGER = 'LimitRanger'

/** Gives every container and init container the requests and limits that the namespace's LimitRanges default. */
export function limitRangeDefaults(pod: EffectivePod, world: World): void {
  for (const { spec } of world.limitRanges(pod.namespace)) {
    for (const item of objects(spec.limits)) if (item.type === 'Container') applyDefaults(pod, item)
  }
}

/** Gives every container and init container the defaults of one item of a LimitRange. */
export function applyDefaults(pod: EffectivePod, item: JsonObject): void {
  for (const container of pod.containers) apply(container, defaultsOf(item))
}

/**
 * Refuses a pod whose containers, or whose sums over them, are outside what the namespace's LimitRanges allow. Upstream
 * stops at the first LimitRange that refuses, and reads them in no order: each one's refusals are here.
 */
export function limitRanger(pod: EffectivePod, world: World): void {
  for (const { spec } of world.limitRanges(pod.namespace)) {
    for (const item of objects(spec.limits)) {
      for (const [{ id, values }, path] of podComplaints(pod, item, world)) {
        pod.refuse({ by: LIMIT_RANGER, id, message: world.cluster.say(id, values), path })
      }
    }
  }
}

/** What one item of a LimitRange has against a pod, and the place of each cause. */
function* podComplaints(pod: EffectivePod, item: JsonObject, { cluster }: World): Iterable<[Complaint, Path]> {
  const type = text(item.type)
  const { spec } = pod
  if (type === 'Container') {
    for (const list of ['containers', 'initContainers']) {
      for (const [at, { resources }] of objects(spec[list]).entries()) {
        const stated = isObject(resources) ? resources : {}
        const both = { requests: quantities(stated, 'requests'), limits: quantities(stated, 'limits') }
        for (const each of complaints(item, both)) {
          yield [each, ['spec', list, at, 'resources', each.list, each.values.resource]]
        }
      }
    }
  } else if (type === 'Pod') {
    const sums = {
      requests: limitRangerSum(spec, 'requests', cluster),
      limits: limitRangerSum(spec, 'limits', cluster),
    }
    for (const each of complaints(item, sums)) yield [each, largest(spec, each.list, each.values.resource, cluster)]
  }
}

interface Defaults {
  readonly limits: JsonObject
  readonly requests: JsonObject
}

/** An item's defaults as the API server stores them: no default is the max, no defaultRequest the default, else the min. */
export function defaultsOf(item: JsonObject): Defaults {
  const limits = { ...member(item, 'max'), ...member(item, 'default') }
  return { limits, requests: { ...member(item, 'min'), ...limits, ...member(item, 'defaultRequest') } }
}

function apply(container: JsonObject, defaults: Defaults): void {
  for (const key of ['limits', 'requests'] as const) {
    if (Object.keys(defaults[key]).length === 0) continue
    if (!isObject(container.resources)) container.resources = {}
    const { resources } = container
    resources[key] = { ...defaults[key], ...(isObject(resources[key]) ? resources[key] : {}) }
  }
}
