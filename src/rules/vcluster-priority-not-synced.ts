import { valuesOf } from '../admission/world.js'
import type { Rule } from './rule.js'

/** A PriorityClass of a virtual cluster that does not reach the host, where pods are scheduled. */
export const vclusterPriorityNotSynced: Rule = {
  id: 'vcluster-priority-not-synced',

  *observe({ object, world }) {
    const { manifest, refusals } = object
    if (manifest.group !== 'scheduling.k8s.io' || manifest.kind !== 'PriorityClass' || refusals.length > 0) return
    const { className, priority } = valuesOf(manifest)
    if (!world.cluster.installed('vcluster') || priority === 0) return
    const options = world.vcluster()
    if (!options || options.syncPriorityClasses) return
    yield { at: { manifest, path: ['value'] }, data: { className, priority } }
  },
}
