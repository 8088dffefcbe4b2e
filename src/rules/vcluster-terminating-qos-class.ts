import type { Rule } from './rule.js'

/** A Job that waits for the end of its pods, where vcluster copies their last status, QoS class and all, into a guest that takes no other class. */
export const vclusterTerminatingQosClass: Rule = {
  id: 'vcluster-terminating-qos-class',

  *observe({ pods, world }) {
    const { cluster } = world
    if (!cluster.holds('syncer-copies-status-of-terminating-pods')) return
    if (!cluster.holds('status-qos-class-immutable')) return
    for (const { host, qosClass, workload } of pods) {
      const waits = workload.kind === 'Job' && workload.spec.podReplacementPolicy === 'Failed'
      if (!waits || host?.verdict !== 'admitted' || host.qosClass === qosClass) continue
      yield {
        at: { manifest: workload, path: ['spec', 'podReplacementPolicy'] },
        data: { guestClass: qosClass, hostClass: host.qosClass, differs: host.causes },
        refusal: {
          by: 'pod-syncer',
          id: 'qos-class-immutable',
          message: cluster.say('qos-class-immutable', { given: host.qosClass }),
          path: ['status', 'qosClass'],
        },
        affects: workload,
      }
    }
  },
}
