// Mirrors pkg/controller/uniteddeployment/adapter of openkruise/kruise: the workload that a UnitedDeployment makes for a subset.
import type { Refusal } from '../finding.js'
import type { Path } from '../source/path.js'
import { isObject, type JsonObject, type Manifest } from '../workload/manifest.js'
import { objectRefusals } from './objects/index.js'
import { PatchError } from './strategic-merge.js'
import { patchedTemplate, type Topology } from './topology.js'
import { member, type World } from './world.js'

/** What the workload of a subset is, by the template that it is made of. */
const MADE = {
  statefulSetTemplate: { apiVersion: 'apps/v1', kind: 'StatefulSet' },
  advancedStatefulSetTemplate: { apiVersion: 'apps.kruise.io/v1beta1', kind: 'StatefulSet' },
  cloneSetTemplate: { apiVersion: 'apps.kruise.io/v1alpha1', kind: 'CloneSet' },
  deploymentTemplate: { apiVersion: 'apps/v1', kind: 'Deployment' },
} as const

/**
 * The workload that a UnitedDeployment makes for a subset, as they all are but for their names; undefined for another kind of
 * object, or without a template. What its controller adds (labels, node affinity, the patch of the subset) is left out.
 */
export function subsetWorkload(manifest: Manifest): Manifest | undefined {
  if (manifest.group !== 'apps.kruise.io' || manifest.kind !== 'UnitedDeployment') return undefined
  const templates = member(manifest.spec, 'template')
  for (const [name, kind] of Object.entries(MADE)) {
    const template = templates[name]
    if (!isObject(template)) continue
    const value: JsonObject = {
      ...kind,
      metadata: { name: manifest.name, namespace: manifest.namespace },
      spec: { ...member(template, 'spec'), replicas: 1, selector: manifest.spec.selector ?? null },
    }
    return manifest.making({ ...kind, value })
  }
  return undefined
}

/** Why the workload of a UnitedDeployment's subset is not created, with paths in its pod. */
export function subsetWorkloadRefusals(manifest: Manifest, subset: Topology | undefined, world: World): Refusal[] {
  const made = subsetWorkload(manifest)
  if (!made) return []
  const template = member(made.spec, 'template')
  try {
    const patched = subset ? patchedTemplate(template, subset.value, world) : template
    const value = { ...made.value, spec: { ...made.spec, template: patched } }
    const refusals = objectRefusals(patched === template ? made : made.making({ ...made, value }), world)
    return refusals.map((refusal) => ({ ...refusal, path: inPod(refusal.path) }))
  } catch (error) {
    if (!(error instanceof PatchError)) throw error
    return [{ by: manifest.kind, id: 'subset-patch', message: error.message, path: [] }]
  }
}

/** A path below the template of a workload as one of the pod; [] for what is elsewhere. */
function inPod(path: Path): Path {
  return path[0] === 'spec' && path[1] === 'template' ? path.slice(2) : []
}
