import { nameOf } from '../workload/manifest.js'
import { templatePath } from '../workload/template-path.js'
import type { Rule } from './rule.js'

/** Pods of a virtual cluster that the guest takes and the host refuses, where no other rule has words of its own for it. */
export const vclusterHostRefusesPods: Rule = {
  id: 'vcluster-host-refuses-pods',

  *observe({ pods, world }, claimed) {
    for (const { pod, host, workload } of pods) {
      if (pod.refusals.length > 0 || host?.verdict !== 'rejected') continue
      for (const refusal of host.refusals) {
        if (claimed.has(refusal)) continue
        yield {
          at: host.pod.origin(refusal.path) ?? { manifest: workload, path: templatePath(workload) ?? [] },
          data: { workload: nameOf(workload), by: refusal.by, namespace: host.pod.namespace },
          refusal,
          affects: workload,
          assumes: host.pod.assumes
            .filter(({ kind }) => !world.cluster.host?.closed(kind))
            .map(({ kind, says }) => ({ kind: `${kind} of the host`, says: `on the host, ${says}` })),
        }
      }
    }
  },
}
