import { defaultPriority, PRIORITY } from '../admission/priority.js'
import { pointer } from '../source/path.js'
import { nameOf, text } from '../workload/manifest.js'
import type { Rule } from './rule.js'

/** A pod or template that itself writes a priority or a preemption policy which its class does not give. */
export const podPriorityNotOfItsClass: Rule = {
  id: 'pod-priority-not-of-its-class',

  *observe({ pods, world }) {
    for (const { pod, workload } of pods) {
      const refusal = pod.refusals.find(({ by, id }) => by === PRIORITY && id !== 'priority-class-not-found')
      const at = refusal && pod.writer(refusal)
      const field = refusal && String(refusal.path[1])
      if (!at || !field || at.manifest !== workload || at.path.at(-1) !== field) continue
      const written = pod.origin(['spec', 'priorityClassName'])
      if (written && written.manifest !== workload) continue
      const className = text(pod.spec.priorityClassName)
      const computed = world.priorityClass(className) ?? defaultPriority(world)
      const gives = String(field === 'priority' ? computed.priority : computed.preemptionPolicy)
      yield {
        at,
        variant: workload.kind === 'Pod' ? 'pod' : 'workload',
        data: {
          workload: nameOf(workload),
          field,
          given: String(pod.spec[field]),
          ...(computed.className ? { className: computed.className, computed: gives } : { unclassed: gives }),
          written: pointer([...workload.at, ...at.path]),
        },
        refusal,
        affects: workload,
      }
    }
  },
}
