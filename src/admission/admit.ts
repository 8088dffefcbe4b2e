// Mirrors the order of AllOrderedPlugins (pkg/kubeapiserver/options/plugins.go of k8s.io/kubernetes) and of the pod webhook
// (pkg/webhook/pod/mutating/pod_create_update_handler.go of openkruise/kruise).
import { type JsonObject, objects } from '../workload/manifest.js'
import { claims } from './claims.js'
import { defaultPodSpec } from './defaults.js'
import { limitRangeDefaults, limitRanger } from './limit-ranger.js'
import { otherWebhooks } from './other-webhooks.js'
import type { EffectivePod } from './pod.js'
import { defaultPodLevelResources } from './pod-level-defaults.js'
import { priority } from './priority.js'
import { resourceQuota } from './resource-quota-pods.js'
import { serviceAccount } from './service-account.js'
import { injectSidecars } from './sidecarset.js'
import { injectSubset, type Subset } from './spread.js'
import { rebase, typed } from './typed.js'
import { podValidation } from './validate-pod.js'
import type { World } from './world.js'

/**
 * Sends a pod through the cluster's admission. Stops where upstream stops, at the first step that refuses, unless
 * `on` asks to look past refusals, as if what was refused had been mended.
 */
export function admit(pod: EffectivePod, world: World, subset: Subset | undefined, on: 'stop' | 'look-past'): void {
  const steps = [
    claims,
    defaulting,
    limitRangeDefaults,
    serviceAccount,
    priority,
    otherWebhooks,
    (of: EffectivePod, into: World) => podWebhook(of, into, subset),
    preparation,
    podValidation,
    limitRanger,
    resourceQuota,
  ]
  for (const step of steps) {
    step(pod, world)
    if (on === 'stop' && pod.refusals.length > 0) return
  }
}

/**
 * What is done when the pod is about to be stored, after every webhook saw it (PrepareForCreate of pkg/registry/core/pod of
 * k8s.io/kubernetes): what the gates of the API server switch off goes.
 */
function preparation(pod: EffectivePod, { cluster }: World): void {
  pod.dropDisabled(cluster)
  defaultPodLevelResources(pod.spec, cluster, 'to be stored')
}

function defaulting(pod: EffectivePod, world: World): void {
  defaultPodSpec(pod.spec, world.cluster, true)
}

/** Kruise's pod webhook, and the in-tree plugins again where it changed the pod. */
function podWebhook(pod: EffectivePod, world: World, subset: Subset | undefined): void {
  const { cluster } = world
  if (!cluster.installed('kruise') || !cluster.kruiseEnabled('PodWebhook')) return
  const { origins, value: raw } = pod
  const before = typed(raw, world.kruiseStructs(), origins)
  pod.value = origins.copy(before)
  if (subset) injectSubset(pod, subset, world)
  const gated = injectReadinessGate(pod, world)
  const injected = injectSidecars(pod, world)
  if (!subset && !injected && !gated) {
    pod.value = raw
    return
  }
  const after = typed(pod.value, world.kruiseStructs(), origins)
  const keeps = cluster.holds('pod-webhook-patches-typed-pod')
  pod.value = keeps ? (rebase(raw, before, after, origins) as JsonObject) : after
  for (const again of [defaulting, limitRangeDefaults, serviceAccount, priority]) again(pod, world)
}

/** Pods of Kruise's own workloads wait for Kruise before they are ready; that alone changes them. */
function injectReadinessGate(pod: EffectivePod, world: World): boolean {
  const owned = pod.owner.group === 'apps.kruise.io'
  if (!owned && !world.cluster.kruiseEnabled('KruisePodReadinessGate')) return false
  const gates = objects(pod.spec.readinessGates)
  if (gates.some(({ conditionType }) => conditionType === READY_GATE)) return true
  pod.spec.readinessGates = [...gates, { conditionType: READY_GATE }]
  return true
}

const READY_GATE = 'KruisePodReady'
