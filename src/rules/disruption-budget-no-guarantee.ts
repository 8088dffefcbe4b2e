import { isObject } from '../workload/manifest.js'
import { selects } from '../workload/selector.js'
import { podsInView, preemptingClasses } from './in-view.js'
import type { Rule } from './rule.js'

/** A PodDisruptionBudget whose pods have a lower priority than pods that preempt: it does not hold against them. */
export const disruptionBudgetNoGuarantee: Rule = {
  id: 'disruption-budget-no-guarantee',

  *observe({ object, world }) {
    const { manifest, refusals } = object
    if (manifest.group !== 'policy' || manifest.kind !== 'PodDisruptionBudget' || refusals.length > 0) return
    const { selector } = manifest.spec
    const highest = preemptingClasses(world)[0]
    if (!highest || !isObject(selector)) return
    for (const { workload, labels, priority } of podsInView(world, manifest.namespace ?? '')) {
      if (!selects(selector, labels) || !priority || priority.priority >= highest.priority) continue
      yield {
        at: { manifest, path: ['spec'] },
        data: { name: manifest.name, className: highest.className, value: highest.priority },
        affects: workload,
      }
    }
  },
}
