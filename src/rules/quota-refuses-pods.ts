import { quotasToBeFilled } from '../admission/resource-quota-pods.js'
import { templatePath } from '../workload/template-path.js'
import type { Rule } from './rule.js'

/** Pods that a ResourceQuota in view refuses as soon as its controller has filled in its status, which it does at once. */
export const quotaRefusesPods: Rule = {
  id: 'quota-refuses-pods',

  *observe({ pods, world }) {
    for (const { pod, workload, subset } of pods) {
      if (pod.refusals.length > 0) continue
      for (const refusal of quotasToBeFilled(pod, world)) {
        const unstated = refusal.id === 'quota-must-specify'
        const at = pod.origin(refusal.path) ?? { manifest: workload, path: templatePath(workload) ?? [] }
        const says = `No other LimitRange of namespace ${pod.namespace} gives containers what they leave out`
        yield {
          at,
          ...(unstated && { variant: 'unstated' }),
          data: { namespace: pod.namespace, subset: subset?.name },
          refusal,
          affects: workload,
          assumes: unstated ? [{ kind: 'LimitRange', says }] : [],
        }
      }
    }
  },
}
