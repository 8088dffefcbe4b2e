// Mirrors pkg/apis/batch/validation/validation.go of k8s.io/kubernetes: validatePodTemplateUpdate and validatePodResourceUpdatesOnly,
// and validationOptionsForJob of pkg/registry/batch/job/strategy.go.
import type { Refusal } from '../../finding.js'
import { isObject, type JsonObject, type Manifest, objects } from '../../workload/manifest.js'
import { patchSchema } from '../merge-keys.js'
import { semanticDifference } from '../semantic-difference.js'
import { storedTemplate } from '../template.js'
import { scopeOf } from '../validation/scope.js'
import { member, type World } from '../world.js'
import { refusalsOf } from './refusals.js'

/** What the API server says of a Job whose pod template changes: only one that is suspended may say anew where its pods go. */
export function jobTemplateRefusals(manifest: Manifest, world: World, before?: Manifest): Refusal[] {
  if (!before) return []
  const { cluster } = world
  const suspended = before.spec.suspend === true
  const started = member(before.value, 'status').startTime !== undefined
  const now = storedTemplate(manifest, world)
  let was = storedTemplate(before, world)
  if (suspended && !started) was = redirected(was, now)
  const resources = suspended && !started && cluster.enabled('MutablePodResourcesForSuspendedJobs')
  if (resources) was = { metadata: now.metadata ?? null, spec: resized(member(was, 'spec'), member(now, 'spec')) }
  const found = semanticDifference(was, now, 'PodTemplateSpec', patchSchema('PodTemplateSpec', cluster))
  if (!found) return []
  const [path, type] = resources ? [['spec', 'template', 'spec'], 'PodSpec'] : [['spec', 'template'], 'PodTemplateSpec']
  // What upstream prints of the value is all of it, in a form of its own for each build.
  const shown = cluster.holds('field-errors-show-json') ? '{…}' : `core.${type}{…}`
  const error = scopeOf(cluster).invalid(path, null, 'field-immutable')
  return refusalsOf([{ ...error, shown, place: ['spec', 'template', ...found] }], 'JobValidation')
}

/** The old template with what says where the pods go, and what they are called, as it is now. */
function redirected(was: JsonObject, now: JsonObject): JsonObject {
  const [old, spec] = [member(was, 'spec'), member(now, 'spec')]
  const { labels, annotations } = member(now, 'metadata')
  const { nodeAffinity: _, ...others } = member(old, 'affinity')
  const { nodeAffinity } = member(spec, 'affinity')
  const affinity = { ...others, ...(nodeAffinity !== undefined && { nodeAffinity }) }
  const alone = Object.keys(affinity).length === 0 && !isObject(spec.affinity)
  return {
    metadata: { ...member(was, 'metadata'), labels: labels ?? null, annotations: annotations ?? null },
    spec: {
      ...old,
      affinity: alone || (!isObject(old.affinity) && !isObject(spec.affinity)) ? null : affinity,
      nodeSelector: spec.nodeSelector ?? null,
      tolerations: spec.tolerations ?? null,
      schedulingGates: spec.schedulingGates ?? null,
    },
  }
}

/** The old pod with the new resources of the containers that kept their places. */
function resized(was: JsonObject, now: JsonObject): JsonObject {
  const spec = { ...was }
  for (const list of ['containers', 'initContainers']) {
    const [old, containers] = [objects(was[list]), objects(now[list])]
    if (old.length !== containers.length || old.length === 0) continue
    spec[list] = old.map((container, at) =>
      containers[at]?.name === container.name
        ? { ...container, resources: containers[at]?.resources ?? null }
        : container,
    )
  }
  return spec
}
