// Mirrors plugin/pkg/admission/limitranger/admission.go of k8s.io/kubernetes: the defaults of a LimitRange.
import { isObject, type JsonObject, objects } from '../workload/manifest.js'
import type { EffectivePod } from './pod.js'
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

interface Defaults {
  readonly limits: JsonObject
  readonly requests: JsonObject
}

/** An item's defaults as the API server stores them: no default is the max, no defaultRequest the default, else the min. */
function defaultsOf(item: JsonObject): Defaults {
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
