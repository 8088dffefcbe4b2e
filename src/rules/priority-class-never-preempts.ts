import { valuesOf } from '../admission/world.js'
import type { Rule } from './rule.js'

/** A PriorityClass above another one whose pods preempt nobody. */
export const priorityClassNeverPreempts: Rule = {
  id: 'priority-class-never-preempts',

  *observe({ object, world }) {
    const { manifest, refusals } = object
    if (manifest.group !== 'scheduling.k8s.io' || manifest.kind !== 'PriorityClass' || refusals.length > 0) return
    const { className, priority, preemptionPolicy } = valuesOf(manifest)
    const others = world.priorityClasses().map(valuesOf)
    const lower = others.filter((each) => each.priority < priority).map((each) => each.className)
    if (preemptionPolicy !== 'Never' || (lower.length === 0 && priority <= 0)) return
    yield { at: { manifest, path: ['preemptionPolicy'] }, data: { className, priority, lower } }
  },
}
