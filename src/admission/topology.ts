// Mirrors pkg/controller/uniteddeployment/adapter of openkruise/kruise: attachNodeAffinity, attachTolerations and the patch of
// ApplySubsetTemplate, by which the pods of a UnitedDeployment's subsets differ.
import type { Path } from '../source/path.js'
import { isObject, type JsonObject, type Manifest, objects, text } from '../workload/manifest.js'
import type { EffectivePod } from './pod.js'
import { mergePatch } from './spread.js'
import { patchSchema, strategicMerge } from './strategic-merge.js'
import { member, type World } from './world.js'

/** One subset of a UnitedDeployment. */
export interface Topology {
  readonly index: number
  readonly name: string
  readonly value: JsonObject
}

const SUBSET_NAME = 'apps.kruise.io/subset-name'

/** The subsets of a UnitedDeployment; none for any other object. */
export function topologiesOf({ group, kind, spec }: Manifest): Topology[] {
  if (group !== 'apps.kruise.io' || kind !== 'UnitedDeployment') return []
  return objects(member(spec, 'topology').subsets).map((value, index) => ({ index, name: text(value.name), value }))
}

/** A pod template with a subset's patch merged into it. Throws a PatchError where that cannot be done. */
export function patchedTemplate(template: JsonObject, { patch }: JsonObject, { cluster }: World): JsonObject {
  if (!isObject(patch) || !cluster.holds('united-deployment-subset-patch')) return template
  const schema = patchSchema('PodTemplateSpec', cluster.library('kruise'))
  return strategicMerge(template, patch, { schema }) as JsonObject
}

/** Writes a subset's name, node selector, tolerations and patch into a pod of its UnitedDeployment. */
export function injectTopology(pod: EffectivePod, { index, name, value }: Topology, world: World): void {
  const at: Path = ['spec', 'topology', 'subsets', index]
  const own = pod.origins.adopt(pod.owner, at, value)
  ensure(ensure(pod.value, 'metadata'), 'labels')[SUBSET_NAME] = name
  const expressions = objects(member(own, 'nodeSelectorTerm').matchExpressions)
  if (expressions.length > 0) {
    const affinity = ensure(ensure(pod.spec, 'affinity'), 'nodeAffinity')
    const required = ensure(affinity, 'requiredDuringSchedulingIgnoredDuringExecution')
    const terms = objects(required.nodeSelectorTerms)
    required.nodeSelectorTerms = terms.length > 0 ? terms : [{}]
    for (const term of objects(required.nodeSelectorTerms)) {
      term.matchExpressions = [...objects(term.matchExpressions), ...expressions]
    }
  }
  const tolerations = objects(own.tolerations)
  if (tolerations.length > 0) pod.spec.tolerations = [...objects(pod.spec.tolerations), ...tolerations]
  if (isObject(own.patch) && world.cluster.holds('united-deployment-subset-patch')) {
    mergePatch(pod, { manifest: pod.owner, path: [...at, 'patch'] }, own.patch, world)
  }
}

function ensure(parent: JsonObject, key: string): JsonObject {
  if (!isObject(parent[key])) parent[key] = {}
  return parent[key] as JsonObject
}
