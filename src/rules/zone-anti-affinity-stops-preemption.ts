import { member } from '../admission/world.js'
import { objects, text } from '../workload/manifest.js'
import type { Rule } from './rule.js'

const REQUIRED = 'requiredDuringSchedulingIgnoredDuringExecution'

/** A required podAntiAffinity over more than one node, in pods that count on preemption. */
export const zoneAntiAffinityStopsPreemption: Rule = {
  id: 'zone-anti-affinity-stops-preemption',

  *observe({ pods }) {
    for (const { pod, workload } of pods) {
      const { affinity, priority, preemptionPolicy } = pod.spec
      if (typeof priority !== 'number' || priority <= 0 || preemptionPolicy === 'Never') continue
      const terms = objects(member(member({ affinity: affinity ?? null }, 'affinity'), 'podAntiAffinity')[REQUIRED])
      for (const [index, { topologyKey }] of terms.entries()) {
        const at = pod.origin(['spec', 'affinity', 'podAntiAffinity', REQUIRED, index, 'topologyKey'])
        if (!at || topologyKey === 'kubernetes.io/hostname') continue
        yield { at, data: { topologyKey: text(topologyKey), priority }, affects: workload }
      }
    }
  },
}
