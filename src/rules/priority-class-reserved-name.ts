import { refusedObject } from './refused-object.js'
import type { Rule } from './rule.js'

/** A PriorityClass whose name begins with `system-` and that is none of the system's own classes. */
export const priorityClassReservedName: Rule = {
  id: 'priority-class-reserved-name',

  observe: (seen) => refusedObject(seen, ['priority-class-reserved-name']),
}
