import { containerName, type EffectivePod } from '../admission/pod.js'
import { type JsonObject, objects } from '../workload/manifest.js'
import type { Origin } from '../workload/origins.js'
import { qosClass } from '../workload/qos.js'
import type { Rule } from './rule.js'

/** A sidecar without equal requests and limits in pods that would be Guaranteed without it. */
export const sidecarLowersQosClass: Rule = {
  id: 'sidecar-lowers-qos-class',

  *observe({ pods, world }) {
    for (const { pod, workload, qosClass: now } of pods) {
      if (now === 'Guaranteed' || pod.refusals.length > 0) continue
      const [own, sidecars] = divided(pod)
      const before = qosClass({ ...pod.spec, ...own }, world.cluster)
      if (before !== 'Guaranteed') continue
      for (const [container, at] of sidecars) {
        if (qosClass({ containers: [container] }, world.cluster) === 'Guaranteed') continue
        yield {
          at,
          data: { sidecar: containerName(container), sidecarSet: at.manifest.name, now },
          affects: workload,
        }
      }
    }
  },
}

/** The pod's own containers by list, and those that SidecarSets put in, each with the place of its name. */
function divided(pod: EffectivePod): [Record<string, JsonObject[]>, [JsonObject, Origin][]] {
  const own: Record<string, JsonObject[]> = {}
  const sidecars: [JsonObject, Origin][] = []
  for (const list of ['containers', 'initContainers']) {
    own[list] = objects(pod.spec[list]).filter((container, index) => {
      const at = pod.origin(['spec', list, index, 'name'])
      if (at?.manifest.kind !== 'SidecarSet') return true
      sidecars.push([container, at])
      return false
    })
  }
  return [own, sidecars]
}
