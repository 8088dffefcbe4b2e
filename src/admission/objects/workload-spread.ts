// Mirrors pkg/webhook/workloadspread/validating/workloadspread_validation.go of openkruise/kruise: the check of the patches.
import type { Refusal } from '../../finding.js'
import { isObject, type JsonObject, type Manifest, objects } from '../../workload/manifest.js'
import { Origins } from '../../workload/origins.js'
import { defaultPodSpec } from '../defaults.js'
import { type Subset, subsetsOf } from '../spread.js'
import { PatchError, patchSchema, strategicMerge } from '../strategic-merge.js'
import { claimVolumes, templateOf } from '../template.js'
import { typed } from '../typed.js'
import { placeOf, render } from '../validation/field-error.js'
import { validatePodSpec } from '../validation/pod-spec.js'
import { groupOf, member, type World } from '../world.js'

/** The webhook's name in a refusal. */
export const SPREAD_WEBHOOK = 'vworkloadspread.kb.io'

/** What the webhook says of a WorkloadSpread's patches, once the workload that it targets exists. */
export function spreadRefusals(manifest: Manifest, world: World): Refusal[] {
  if (!world.cluster.holds('workloadspread-validates-patch')) return []
  const target = targetOf(manifest, world)
  const template = target && validatedTemplate(target, world)
  if (!template) return []
  return subsetsOf(manifest).flatMap((subset) => patchRefusals(template, subset, world))
}

/** The workload that a WorkloadSpread targets, if it is in view. */
export function targetOf(spread: Manifest, world: World): Manifest | undefined {
  const { apiVersion, kind, name } = member(spread.spec, 'targetRef')
  if (typeof kind !== 'string' || typeof name !== 'string' || spread.namespace === null) return undefined
  return world.workload(groupOf(apiVersion), kind, spread.namespace, name)
}

/** The template that the webhook patches, by kind; undefined where it looks at none. */
function validatedTemplate(target: Manifest, world: World): JsonObject | undefined {
  const { cluster } = world
  const template = templateOf(target)
  if (!template) return undefined
  switch (`${target.group}/${target.kind}`) {
    case 'apps.kruise.io/CloneSet':
      return cluster.holds('workloadspread-adds-claim-volumes') ? withClaims(target, template) : template
    case 'apps/Deployment':
    case 'apps/ReplicaSet':
    case 'batch/Job':
      return template
    case 'apps/StatefulSet':
      return cluster.holds('workloadspread-validates-statefulset') ? withClaims(target, template) : undefined
    default:
      return undefined
  }
}

function withClaims(target: Manifest, template: JsonObject): JsonObject {
  const spec = member(template, 'spec')
  const volumes = [...objects(spec.volumes), ...claimVolumes(target)]
  return volumes.length > 0 ? { ...template, spec: { ...spec, volumes } } : template
}

function patchRefusals(template: JsonObject, subset: Subset, world: World): Refusal[] {
  const { patch } = subset.value
  if (!isObject(patch)) return []
  const path = ['spec', 'subsets', subset.index, 'patch']
  const library = world.cluster.library('kruise')
  const unknown = world.unknownFields()
  const origins = new Origins()
  try {
    const original = typed({ metadata: member(template, 'metadata'), spec: member(template, 'spec') }, unknown, origins)
    const merged = strategicMerge(original, patch, { schema: patchSchema('Pod', library) }) as JsonObject
    const pod = typed(merged, unknown, origins)
    const spec = member(pod, 'spec')
    defaultPodSpec(spec, library, false)
    return validatePodSpec(spec, member(pod, 'metadata'), path, library, { isPod: false }).map((error) => ({
      by: SPREAD_WEBHOOK,
      id: error.id,
      message: render(error),
      ...(error.value !== undefined && { value: error.value }),
      path: placeOf(error),
    }))
  } catch (error) {
    if (!(error instanceof PatchError)) throw error
    return [{ by: SPREAD_WEBHOOK, id: 'subset-patch', message: error.message, path }]
  }
}
