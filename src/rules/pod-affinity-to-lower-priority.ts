import { member } from '../admission/world.js'
import { type JsonObject, nameOf, objects, text } from '../workload/manifest.js'
import { selects } from '../workload/selector.js'
import { podsInView } from './in-view.js'
import type { Rule } from './rule.js'

const REQUIRED = 'requiredDuringSchedulingIgnoredDuringExecution'

/** A required podAffinity that only pods of lower priority satisfy: the pods that preemption would take away. */
export const podAffinityToLowerPriority: Rule = {
  id: 'pod-affinity-to-lower-priority',

  *observe({ pods, world }) {
    for (const { pod, workload } of pods) {
      const { affinity, priority, preemptionPolicy } = pod.spec
      if (pod.refusals.length > 0 || typeof priority !== 'number' || preemptionPolicy === 'Never') continue
      const terms = objects(member(member({ affinity: affinity ?? null }, 'affinity'), 'podAffinity')[REQUIRED])
      for (const [index, term] of terms.entries()) {
        const matched = namespacesOf(term, pod.namespace)
          .flatMap((namespace) => podsInView(world, namespace))
          .filter(({ labels }) => selects(term.labelSelector, labels))
        const lower = matched.every((each) => each.priority && each.priority.priority < priority)
        const at = pod.origin(['spec', 'affinity', 'podAffinity', REQUIRED, index])
        if (matched.length === 0 || !lower || !at) continue
        const highest = Math.max(...matched.map((each) => each.priority?.priority ?? 0))
        yield {
          at,
          data: { priority, others: matched.map((each) => nameOf(each.workload)), highest },
          related: matched.map((each) => ({
            at: { manifest: each.workload, path: ['kind'] },
            note: `its pods have priority ${each.priority?.priority}`,
          })),
          affects: workload,
        }
      }
    }
  },
}

/** The namespaces in which a term looks for pods; none where labels of namespaces decide. */
function namespacesOf({ namespaces, namespaceSelector }: JsonObject, own: string): string[] {
  if (namespaceSelector !== undefined && namespaceSelector !== null) return []
  return Array.isArray(namespaces) && namespaces.length > 0 ? namespaces.map(text) : [own]
}
