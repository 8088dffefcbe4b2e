import type { Rule } from './rule.js'
import { hostDefaultClass, hostRefusal } from './vcluster-host-priority.js'

/** Pods whose copies keep the guest's priority 0 and no class, on a host whose default class gives another one. */
export const vclusterHostDefaultClass: Rule = {
  id: 'vcluster-host-default-class',

  *observe({ pods, world }, claimed) {
    if (!world.vcluster()?.syncPriorityClasses) return
    const manifest = hostDefaultClass(world)
    for (const outcome of manifest ? pods : []) {
      const refusal = hostRefusal(outcome, ['priority-integer', 'priority-preemption-policy'], claimed)
      if (!refusal || !manifest || outcome.pod.spec.priorityClassName) continue
      yield {
        at: { manifest, path: ['globalDefault'] },
        data: { hostClass: manifest.name },
        refusal,
        affects: outcome.workload,
      }
    }
  },
}
