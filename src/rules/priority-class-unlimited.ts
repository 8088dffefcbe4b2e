import { member, valuesOf } from '../admission/world.js'
import { type Manifest, objects } from '../workload/manifest.js'
import type { Rule } from './rule.js'

/** A PriorityClass that may preempt, and that no ResourceQuota in view limits. */
export const priorityClassUnlimited: Rule = {
  id: 'priority-class-unlimited',

  *observe({ object, world }) {
    const { manifest, refusals } = object
    if (manifest.group !== 'scheduling.k8s.io' || manifest.kind !== 'PriorityClass' || refusals.length > 0) return
    const { className, priority, preemptionPolicy } = valuesOf(manifest)
    if (priority <= 0 || preemptionPolicy === 'Never' || manifest.value.globalDefault === true) return
    if (className.startsWith('system-')) return
    if (world.objectsOf('', 'ResourceQuota', '*').some((quota) => limits(quota, className))) return
    yield {
      at: { manifest, path: ['value'] },
      data: { className, priority },
      assumes: [{ kind: 'ResourceQuota', says: `No ResourceQuota limits PriorityClass ${className}` }],
    }
  },
}

/** Whether a quota counts pods by that class. */
function limits({ spec }: Manifest, className: string): boolean {
  return objects(member(spec, 'scopeSelector').matchExpressions).some(({ scopeName, operator, values }) => {
    const listed = Array.isArray(values) && values.includes(className)
    if (scopeName !== 'PriorityClass') return false
    return operator === 'Exists' || (operator === 'In' && listed) || (operator === 'NotIn' && !listed)
  })
}
