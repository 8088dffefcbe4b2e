import { text } from '../workload/manifest.js'
import { refusedObject } from './refused-object.js'
import type { Rule } from './rule.js'

/** A PriorityClass with a preemption policy that does not exist. */
export const priorityClassBadPreemptionPolicy: Rule = {
  id: 'priority-class-bad-preemption-policy',

  observe: (seen) =>
    refusedObject(seen, ['priority-class-bad-policy'], ({ value }) => ({ given: text(value.preemptionPolicy) })),
}
