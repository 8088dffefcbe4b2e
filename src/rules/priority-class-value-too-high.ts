import { refusedObject } from './refused-object.js'
import type { Rule } from './rule.js'

/** A PriorityClass with a value that is kept for the system's own classes. */
export const priorityClassValueTooHigh: Rule = {
  id: 'priority-class-value-too-high',

  observe: (seen) =>
    refusedObject(seen, ['priority-class-value-too-high'], ({ value }) => ({ value: Number(value.value) })),
}
