// Mirrors the full update with which Kruise writes a running pod (pkg/util/inplaceupdate/inplace_update.go and
// pkg/controller/sidecarset/sidecarset_processor.go of openkruise/kruise), and what the API server makes of it.
import { isObject, type JsonObject, objects } from '../workload/manifest.js'
import { defaultPodSpec } from './defaults.js'
import type { EffectivePod } from './pod.js'
import { typed } from './typed.js'
import type { World } from './world.js'

/** The pod's spec as it would be stored after Kruise has read the pod into its structs and written it back. */
export function rewritten(pod: EffectivePod, world: World): JsonObject {
  const spec = typed({ spec: pod.spec }, world.kruiseStructs(), pod.origins).spec as JsonObject
  defaultPodSpec(spec, world.cluster, true)
  return spec
}

/** The containers whose resizePolicy such a write would change: the API server refuses the whole update. */
export function losesResizePolicy(pod: EffectivePod, world: World): number[] {
  if (!world.cluster.enabled('InPlacePodVerticalScaling')) return []
  const after = objects(rewritten(pod, world).containers)
  return objects(pod.spec.containers).flatMap((container, at) => (samePolicies(container, after[at]) ? [] : [at]))
}

function samePolicies(before: JsonObject, after: JsonObject | undefined): boolean {
  const [was, is] = [policies(before), policies(after)]
  return was.size === is.size && [...was].every(([resource, policy]) => is.get(resource) === policy)
}

function policies(container: JsonObject | undefined): Map<unknown, unknown> {
  const listed = isObject(container) ? objects(container.resizePolicy) : []
  return new Map(listed.map(({ resourceName, restartPolicy }) => [resourceName, restartPolicy]))
}
