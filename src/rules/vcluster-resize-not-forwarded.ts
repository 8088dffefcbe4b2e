import { containerName } from '../admission/pod.js'
import { objects } from '../workload/manifest.js'
import type { Rule } from './rule.js'

/** A container of a virtual cluster that is made to be resized in place, where the syncer does not forward a resize. */
export const vclusterResizeNotForwarded: Rule = {
  id: 'vcluster-resize-not-forwarded',

  *observe({ pods, world }) {
    const { cluster } = world
    if (!cluster.installed('vcluster') || cluster.holds('syncer-forwards-resize')) return
    for (const { pod, workload } of pods) {
      for (const [index, container] of objects(pod.spec.containers).entries()) {
        const at = pod.origin(['spec', 'containers', index, 'resizePolicy'])
        if (!Array.isArray(container.resizePolicy) || !at || at.path.at(-1) !== 'resizePolicy') continue
        if (!cluster.enabled('InPlacePodVerticalScaling')) return
        yield { at, data: { container: containerName(container) }, affects: workload }
      }
    }
  },
}
