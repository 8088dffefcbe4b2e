import { firstDefault } from '../admission/objects/priority-class.js'
import { refusedObject } from './refused-object.js'
import type { Rule } from './rule.js'

/** A PriorityClass that wants to be the default where another one is it already. */
export const priorityClassSecondDefault: Rule = {
  id: 'priority-class-second-default',

  *observe(seen) {
    const first = firstDefault(seen.world)
    const data = { first: first?.name, firstValue: typeof first?.value.value === 'number' ? first.value.value : 0 }
    for (const observation of refusedObject(seen, ['priority-class-second-default'], () => data)) {
      const at = first && { manifest: first, path: ['globalDefault'] }
      yield { ...observation, ...(at && { related: [{ at, note: 'this class is the default already' }] }) }
    }
  },
}
