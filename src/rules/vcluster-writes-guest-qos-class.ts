import { objects } from '../workload/manifest.js'
import type { Rule } from './rule.js'

/** Pods with readiness gates of their own, where vcluster writes the guest's QoS class with their conditions to a host that takes no other than its own. */
export const vclusterWritesGuestQosClass: Rule = {
  id: 'vcluster-writes-guest-qos-class',

  *observe({ pods, world }) {
    const { cluster } = world
    if (!cluster.holds('syncer-writes-guest-qos-class') || !cluster.host?.holds('status-qos-class-immutable')) return
    for (const { pod, host, qosClass, workload } of pods) {
      const [gate] = objects(pod.spec.readinessGates)
      const at = pod.origin(['spec', 'readinessGates'])
      if (host?.verdict !== 'admitted' || host.qosClass === qosClass || !gate || !at) continue
      yield {
        at,
        data: {
          gate: String(gate.conditionType),
          guestClass: qosClass,
          hostClass: host.qosClass,
          differs: host.causes,
        },
        refusal: {
          by: 'pod-syncer',
          id: 'qos-class-immutable',
          message: cluster.host.say('qos-class-immutable', { given: qosClass }),
          path: ['status', 'qosClass'],
        },
        affects: workload,
      }
    }
  },
}
