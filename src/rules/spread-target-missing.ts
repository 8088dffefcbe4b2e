import { groupOf, member, type World } from '../admission/world.js'
import { KINDS } from '../workload/kinds.js'
import { type Manifest, nameOf, text } from '../workload/manifest.js'
import type { Rule } from './rule.js'

const KINDS_WITH_PODS = KINDS.filter(({ templates, kind }) => templates && kind !== 'Pod')

/** A WorkloadSpread whose targetRef names a workload that is not in view. */
export const spreadTargetMissing: Rule = {
  id: 'spread-target-missing',

  *observe({ object, world }) {
    const { manifest, refusals } = object
    if (manifest.group !== 'apps.kruise.io' || manifest.kind !== 'WorkloadSpread' || refusals.length > 0) return
    if (!world.cluster.kruiseEnabled('WorkloadSpread')) return
    const { apiVersion, kind, name } = member(manifest.spec, 'targetRef')
    const namespace = manifest.namespace ?? 'default'
    if (world.workload(groupOf(apiVersion), text(kind), namespace, text(name))) return
    const near = similar(groupOf(apiVersion), text(kind), namespace, text(name), world)
    const target = nameOf({ kind: text(kind), namespace, name: text(name) })
    yield {
      at: { manifest, path: ['spec', 'targetRef'] },
      ...(near && { variant: 'near' }),
      data: {
        spread: manifest.name,
        target: `${target} of ${text(apiVersion)}`,
        near: near && `${nameOf(near)} of ${near.apiVersion}`,
      },
      cause: target,
      related: near ? [{ at: { manifest: near, path: ['kind'] }, note: 'a workload of this name' }] : [],
      assumes: [{ kind: text(kind), says: `${target} is not in the cluster` }],
    }
  },
}

/** A workload of that name and another kind, or of that kind in another namespace. */
function similar(group: string, kind: string, namespace: string, name: string, world: World): Manifest | undefined {
  const here = KINDS_WITH_PODS.flatMap((each) => world.workload(each.group, each.kind, namespace, name) ?? [])
  return here[0] ?? world.objectsOf(group, kind, '*').find((each) => each.name === name)
}
