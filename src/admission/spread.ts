// Mirrors pkg/util/workloadspread/workloadspread.go of openkruise/kruise: HandlePodCreation, injectWorkloadSpreadIntoPod.
import type { Path } from '../source/path.js'
import { isObject, type JsonObject, type Manifest, objects, text } from '../workload/manifest.js'
import type { Origin } from '../workload/origins.js'
import { isListedForSpreads, SPREAD_KINDS } from './objects/spread-kinds.js'
import type { EffectivePod } from './pod.js'
import { PatchError, patchSchema, strategicMerge } from './strategic-merge.js'
import { groupOf, member, type World } from './world.js'

/** The webhook's name in a refusal. */
export const POD_WEBHOOK = 'mpod.kb.io'

/** One subset of a WorkloadSpread, and where it is written. */
export interface Subset {
  readonly spread: Manifest
  readonly index: number
  readonly name: string
  readonly value: JsonObject
}

/** The WorkloadSpread that spreads a workload's pods: a pod has at most one. */
export function spreadOf(workload: Manifest, world: World): Manifest | undefined {
  if (workload.namespace === null || !world.cluster.installed('kruise')) return undefined
  const spread = world.workloadSpreadsOn(workload).find((each) => targets(each, workload))
  // Clusters that differ in this alone are alike for a workload that nothing spreads.
  const isSpread = spread && world.cluster.kruiseEnabled('WorkloadSpread') && mayBeSpread(workload, world)
  return isSpread ? spread : undefined
}

function mayBeSpread({ group, kind }: Manifest, world: World): boolean {
  const groups = Object.hasOwn(SPREAD_KINDS, kind) ? SPREAD_KINDS[kind] : undefined
  const known = groups && (kind !== 'StatefulSet' || world.cluster.holds('workloadspread-targets-statefulset'))
  return known ? groups.includes(group) : isListedForSpreads(group, kind, world)
}

/** Whether a WorkloadSpread's targetRef names that workload. The version does not matter, the group does. */
export function targets(spread: Manifest, workload: Manifest): boolean {
  const { apiVersion, kind, name } = member(spread.spec, 'targetRef')
  return (
    spread.namespace === workload.namespace &&
    kind === workload.kind &&
    name === workload.name &&
    groupOf(apiVersion) === workload.group
  )
}

/** The subsets of a WorkloadSpread, in the order in which pods fill them. */
export function subsetsOf(spread: Manifest): Subset[] {
  return objects(spread.spec.subsets).map((value, index) => ({ spread, index, name: text(value.name), value }))
}

/** Whether pods are left over when every subset is full: each has a number of its own as its maximum. */
export function overflows(subsets: readonly Subset[]): boolean {
  return subsets.length > 0 && subsets.every(({ value }) => typeof value.maxReplicas === 'number')
}

/** Writes a subset's tolerations, node affinity and patch into the pod. */
export function injectSubset(pod: EffectivePod, subset: Subset, world: World): void {
  const { origins } = pod
  const at: Path = ['spec', 'subsets', subset.index]
  const value = origins.adopt(subset.spread, at, subset.value)
  if (objects(value.tolerations).length > 0) {
    pod.spec.tolerations = [...objects(pod.spec.tolerations), ...objects(value.tolerations)]
  }
  const affinity = ensure(ensure(pod.spec, 'affinity'), 'nodeAffinity')
  const preferred = objects(value.preferredNodeSelectorTerms)
  if (preferred.length > 0) {
    const key = 'preferredDuringSchedulingIgnoredDuringExecution'
    affinity[key] = [...objects(affinity[key]), ...preferred]
  }
  if (isObject(value.requiredNodeSelectorTerm)) requireTerm(affinity, value.requiredNodeSelectorTerm)
  if (isObject(value.patch)) patch(pod, subset, value.patch, world)
}

/** A required term is added to every term that there is, for those are alternatives; where there is none, it is the term. */
function requireTerm(affinity: JsonObject, term: JsonObject): void {
  const required = ensure(affinity, 'requiredDuringSchedulingIgnoredDuringExecution')
  const terms = objects(required.nodeSelectorTerms)
  for (const each of terms) {
    for (const key of ['matchExpressions', 'matchFields']) {
      const added = [...objects(each[key]), ...objects(term[key])]
      if (added.length > 0) each[key] = added
    }
  }
  required.nodeSelectorTerms = terms.length > 0 ? terms : [term]
}

function patch(pod: EffectivePod, subset: Subset, value: JsonObject, world: World): void {
  const before = text(pod.spec.priorityClassName)
  try {
    mergePatch(pod, { manifest: subset.spread, path: ['spec', 'subsets', subset.index, 'patch'] }, value, world)
  } catch (error) {
    if (!(error instanceof PatchError)) throw error
    pod.refuse({ by: POD_WEBHOOK, id: 'subset-patch', message: error.message, path: ['spec'] })
    return
  }
  if (text(pod.spec.priorityClassName) !== before && world.cluster.holds('workloadspread-clears-priority')) {
    delete pod.spec.priority
  }
}

/** Merges the patch that is written at `root` into a pod. Throws a PatchError where that cannot be done. */
export function mergePatch(pod: EffectivePod, root: Origin, value: JsonObject, { cluster }: World): void {
  const { origins } = pod
  const from = (path: Path): Origin => ({ manifest: root.manifest, path: [...root.path, ...path] })
  pod.value = strategicMerge(pod.value, value, {
    schema: patchSchema('Pod', cluster.library('kruise')),
    onCopy: (was, is) => (Array.isArray(is) ? origins.inheritWhole(was, is) : origins.inherit(was, is)),
    onMove: (target, index, list, was) => origins.write(target, index, origins.member(list, was)),
    onWrite: (target, key, path) => origins.write(target, key, from(path)),
    onDelete: (target, key, path) => {
      if (!Array.isArray(target)) origins.write(target, key, from(path))
    },
  }) as JsonObject
}

function ensure(parent: JsonObject, key: string): JsonObject {
  if (!isObject(parent[key])) parent[key] = {}
  return parent[key] as JsonObject
}
