import { text } from '../workload/manifest.js'
import type { Rule } from './rule.js'
import { hostDefaultClass, hostRefusal } from './vcluster-host-priority.js'

/** Pods whose preemption policy a syncer leaves in the copy while it takes the class away, so that the host refuses it. */
export const vclusterKeepsPreemptionPolicy: Rule = {
  id: 'vcluster-keeps-preemption-policy',

  *observe({ pods, world }, claimed) {
    const { cluster } = world
    const options = world.vcluster()
    if (!options || options.syncPriorityClasses || !cluster.holds('syncer-keeps-preemption-policy')) return
    // Then the copy has a class, which is not the host's default.
    if (options.hostPriorityClass && cluster.holds('syncer-sets-priority-class')) return
    for (const outcome of pods) {
      const refusal = hostRefusal(outcome, ['priority-preemption-policy'], claimed)
      if (!refusal) continue
      const { pod, workload } = outcome
      const hostDefault = hostDefaultClass(world)
      const guestNever = pod.spec.preemptionPolicy === 'Never'
      const own = pod.origin(['spec', 'priorityClassName']) ?? { manifest: workload, path: [] }
      const named = world.priorityClassNamed(text(pod.spec.priorityClassName))
      yield {
        at: guestNever || !hostDefault ? own : { manifest: hostDefault, path: ['globalDefault'] },
        ...(!guestNever && { variant: 'host-default' }),
        data: { className: text(pod.spec.priorityClassName), hostClass: hostDefault?.name },
        refusal,
        related:
          guestNever && named
            ? [{ at: { manifest: named, path: ['preemptionPolicy'] }, note: 'the policy of the class' }]
            : [],
        affects: workload,
      }
    }
  },
}
