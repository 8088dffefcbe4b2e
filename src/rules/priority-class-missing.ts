import { nameOf, text } from '../workload/manifest.js'
import { landing } from './landing.js'
import type { Rule } from './rule.js'

/** A pod, a template or a subset's patch that names a PriorityClass which is not in the cluster. */
export const priorityClassMissing: Rule = {
  id: 'priority-class-missing',

  *observe({ pods, object }, claimed) {
    for (const outcome of pods) {
      const { pod, workload, subset, assumes } = outcome
      const refusal = pod.refusals.find((each) => each.id === 'priority-class-not-found' && !claimed.has(each))
      const at = refusal && pod.writer(refusal)
      if (!at) continue
      const patched = at.manifest !== workload
      const className = text(refusal.value)
      yield {
        at,
        variant: patched ? 'subset' : object.manifest.kind === 'Pod' ? 'pod' : 'workload',
        data: {
          ...(patched && landing(outcome, pods)),
          className,
          workload: nameOf(workload),
          subset: patched ? subset?.name : undefined,
        },
        refusal,
        affects: workload,
        lacks: { apiVersion: 'scheduling.k8s.io/v1', kind: 'PriorityClass', namespace: null, name: className ?? '' },
        assumes,
      }
    }
  },
}
