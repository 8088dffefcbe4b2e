import { preemptingClasses } from './in-view.js'
import type { Rule } from './rule.js'

/** Up to so many seconds nobody minds; a pod has 30 where it asks for no number. */
const BRIEF = 60

/** Pods that may be preempted, and ask for more than a minute to end. */
export const lowPriorityPodsLeaveSlowly: Rule = {
  id: 'low-priority-pods-leave-slowly',

  *observe({ pods, world }) {
    for (const { pod, workload } of pods) {
      const { terminationGracePeriodSeconds: seconds, priority } = pod.spec
      if (typeof seconds !== 'number' || seconds <= BRIEF || typeof priority !== 'number') continue
      const highest = preemptingClasses(world)[0]
      const at = pod.origin(['spec', 'terminationGracePeriodSeconds'])
      if (!at || !highest || highest.priority <= priority) continue
      yield { at, data: { seconds, priority, className: highest.className }, affects: workload }
    }
  },
}
