// Mirrors how an update of a running Pod reaches its validation: the patch of kubectl apply, the decoding of the API server,
// plugin/pkg/admission/priority/admission.go and the order of rest.DefaultUpdatedObjectInfo of k8s.io/kubernetes.
import { isDeepStrictEqual } from 'node:util'
import type { Json } from '../source/path.js'
import { isObject, type JsonObject, type Manifest, objects, text } from '../workload/manifest.js'
import { defaultPodSpec } from './defaults.js'
import { podUpdateErrors, resizesThroughPod } from './objects/pod-update.js'
import type { EffectivePod } from './pod.js'
import { resizedQuota } from './resource-quota-pods.js'
import { buildPod } from './template.js'
import { POD_VALIDATION } from './validate-pod.js'
import { placeOf, render } from './validation/field-error.js'
import { member, type World } from './world.js'

/**
 * The Pod that is there once `manifest` is applied to the running one, with what refuses the update. `before` is the manifest
 * that made the running pod, `running` the pod as it is stored.
 */
export function updatedPod(
  manifest: Manifest,
  before: Manifest,
  running: EffectivePod,
  world: World,
): EffectivePod | undefined {
  const pod = buildPod(manifest, world)
  if (!pod) return undefined
  const { cluster } = world
  const stored = running.spec
  apply(pod.spec, before.spec, stored)
  const account = text(pod.spec.serviceAccountName) || text(pod.spec.serviceAccount)
  pod.spec.serviceAccountName = account || (stored.serviceAccountName ?? '')
  for (const field of ['priority', 'preemptionPolicy']) {
    const [given, kept] = [pod.spec[field] ?? null, stored[field] ?? null]
    if (given === null && kept !== null) pod.spec[field] = kept
  }
  defaultPodSpec(pod.spec, cluster, true)
  pod.dropDisabled(cluster)
  const was = { metadata: member(before.value, 'metadata'), spec: stored }
  const is = { metadata: member(pod.value, 'metadata'), spec: pod.spec }
  for (const error of podUpdateErrors(was, is, world.structs(), cluster)) {
    pod.refuse({ by: POD_VALIDATION, id: error.id, message: render(error), path: placeOf(error) })
  }
  if (pod.refusals.length === 0 && resizesThroughPod(cluster)) {
    for (const refusal of resizedQuota(stored, pod, world)) pod.refuse(refusal)
  }
  return pod
}

/** Lays over the stored object what changed between the manifests, in `now` itself, which is what its author wrote. */
function apply(now: JsonObject, before: JsonObject, stored: JsonObject): void {
  for (const [key, value] of Object.entries(stored)) {
    if (!Object.hasOwn(now, key)) {
      if (!Object.hasOwn(before, key)) now[key] = copy(value)
      continue
    }
    const [is, was] = [now[key] as Json, before[key] ?? null]
    if (isDeepStrictEqual(is, was)) now[key] = copy(value)
    else if (isObject(is) && isObject(value)) apply(is, isObject(was) ? was : {}, value)
    else if (NAMED.has(key) && Array.isArray(is)) now[key] = applyList(objects(is), objects(was), objects(value))
  }
}

/** The lists whose items are merged by their names. */
const NAMED = new Set(['containers', 'initContainers', 'ephemeralContainers', 'volumes', 'env', 'imagePullSecrets'])

/** The items that are written, in their order, among those that others put into the stored list. */
function applyList(now: readonly JsonObject[], before: readonly JsonObject[], stored: readonly JsonObject[]): Json[] {
  const names = (list: readonly JsonObject[]) => new Set(list.map(({ name }) => name))
  const [written, mine] = [names(now), names(before)]
  const left = now.map((item): JsonObject => {
    const old = stored.find(({ name }) => name === item.name)
    if (old) apply(item, before.find(({ name }) => name === item.name) ?? {}, old)
    return item
  })
  const merged = stored.flatMap((item): JsonObject[] => {
    if (!written.has(item.name ?? null)) return mine.has(item.name ?? null) ? [] : [copy(item)]
    const next = left.shift()
    return next ? [next] : []
  })
  return [...merged, ...left]
}

function copy<T extends Json>(value: T): T {
  return structuredClone(value)
}
