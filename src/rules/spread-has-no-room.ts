import { groupOf, member } from '../admission/world.js'
import { nameOf, objects, text } from '../workload/manifest.js'
import type { Rule } from './rule.js'

/** A WorkloadSpread whose subsets together hold fewer pods than its target has. */
export const spreadHasNoRoom: Rule = {
  id: 'spread-has-no-room',

  *observe({ object, world }) {
    const { manifest, refusals } = object
    if (manifest.group !== 'apps.kruise.io' || manifest.kind !== 'WorkloadSpread' || refusals.length > 0) return
    if (!world.cluster.kruiseEnabled('WorkloadSpread')) return
    const limits = objects(manifest.spec.subsets).map(({ maxReplicas }) => maxReplicas)
    if (limits.length === 0 || !limits.every((each) => typeof each === 'number')) return
    const { apiVersion, kind, name } = member(manifest.spec, 'targetRef')
    const target = world.workload(groupOf(apiVersion), text(kind), manifest.namespace ?? '', text(name))
    const replicas = target?.spec.replicas
    const room = limits.reduce((sum, each) => sum + each, 0)
    if (!target || typeof replicas !== 'number' || room >= replicas) return
    yield {
      at: { manifest, path: ['spec', 'subsets'] },
      data: { spread: manifest.name, workload: nameOf(target), room, replicas, left: replicas - room },
      related: [{ at: { manifest: target, path: ['spec', 'replicas'] }, note: 'the pods that there are' }],
      affects: target,
    }
  },
}
