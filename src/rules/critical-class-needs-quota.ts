import { nameOf, text } from '../workload/manifest.js'
import { landing } from './landing.js'
import type { Rule } from './rule.js'

/** Pods of a PriorityClass that the provider's API server lets in only under a ResourceQuota, where none is for them. */
export const criticalClassNeedsQuota: Rule = {
  id: 'critical-class-needs-quota',

  *observe({ pods, object }, claimed) {
    for (const outcome of pods) {
      const { pod, workload, subset, assumes } = outcome
      const refusal = pod.refusals.find((each) => each.id === 'quota-scopes-uncovered' && !claimed.has(each))
      const at = refusal && pod.writer(refusal)
      if (!at) continue
      const patched = at.manifest !== workload
      yield {
        at,
        ...(patched ? { variant: 'subset' } : object.manifest.kind === 'Pod' && { variant: 'pod' }),
        data: {
          ...(patched && landing(outcome, pods)),
          className: text(pod.spec.priorityClassName),
          namespace: pod.namespace,
          workload: nameOf(workload),
          subset: patched ? subset?.name : undefined,
        },
        refusal,
        affects: workload,
        assumes,
      }
    }
  },
}
