// Mirrors pkg/webhook/workloadspread/validating/workloadspread_validation.go of openkruise/kruise: the check of the patches.
import type { Json } from '../../source/path.js'
import { isObject, type JsonObject, type Manifest, objects } from '../../workload/manifest.js'
import { Origins } from '../../workload/origins.js'
import { PatchError, patchSchema, strategicMerge } from '../strategic-merge.js'
import { claimVolumes, templateOf } from '../template.js'
import { typed } from '../typed.js'
import type { FieldError } from '../validation/field-error.js'
import { scopeOf } from '../validation/scope.js'
import { member, type World } from '../world.js'
import { decodeFault } from './go-decode.js'
import { kruisePodErrors } from './template.js'
import { targetOf } from './workload-spread-target.js'

/** What the webhook says of the patch of the subset at `index`, once the workload that the WorkloadSpread targets exists. */
export function patchErrors(manifest: Manifest, index: number, world: World): FieldError[] {
  const subsets = manifest.spec.subsets
  const subset = Array.isArray(subsets) ? subsets[index] : undefined
  const patch = isObject(subset) ? subset.patch : undefined
  if (patch === undefined || patch === null) return []
  const target = targetOf(manifest, world)
  const template = target && validatedTemplate(target, world)
  const errors = template ? merged(template, patch, index, world) : []
  // Most patches are right: then clusters that do not look at them are like those that do.
  return errors.length > 0 && world.cluster.holds('workloadspread-validates-patch') ? errors : []
}

/** The template that the webhook patches, by kind; undefined where it looks at none. */
function validatedTemplate(target: Manifest, world: World): JsonObject | undefined {
  const { cluster } = world
  const template = templateOf(target)
  if (!template) return undefined
  switch (`${target.group}/${target.kind}`) {
    case 'apps.kruise.io/CloneSet':
      return hasClaims(target) && cluster.holds('workloadspread-adds-claim-volumes')
        ? withClaims(target, template)
        : template
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

function hasClaims(target: Manifest): boolean {
  return claimVolumes(target).length > 0
}

function withClaims(target: Manifest, template: JsonObject): JsonObject {
  const spec = member(template, 'spec')
  const volumes = [...objects(spec.volumes), ...claimVolumes(target)]
  return volumes.length > 0 ? { ...template, spec: { ...spec, volumes } } : template
}

function merged(template: JsonObject, patch: Json, index: number, world: World): FieldError[] {
  const path = ['spec', 'subsets', index, 'patch']
  const library = world.cluster.library('kruise')
  const scope = scopeOf(library)
  const raw = JSON.stringify(patch)
  const schema = patchSchema('Pod', library)
  const origins = new Origins()
  const structs = world.kruiseStructs()
  const original = typed({ metadata: member(template, 'metadata'), spec: member(template, 'spec') }, structs, origins)
  const errors: FieldError[] = []
  let pod: JsonObject = {}
  try {
    if (!isObject(patch)) throw new PatchError(library.say('bad-json-document'))
    pod = strategicMerge(original, patch, { schema }) as JsonObject
  } catch (error) {
    if (!(error instanceof PatchError)) throw error
    // Upstream goes on with what is then no pod at all.
    errors.push(scope.invalid(path, raw, 'spread-patch-merge', { error: error.message }))
    errors.push(scope.invalid(path, raw, 'spread-patch-unmarshal', { error: library.say('json-unexpected-end') }))
  }
  const fault = decodeFault(pod, schema, library)
  if (fault) errors.push(scope.invalid(path, raw, 'spread-patch-unmarshal', { error: fault.error }))
  const decoded = typed(fault?.decoded ?? pod, structs, origins) as JsonObject
  return [...errors, ...kruisePodErrors(decoded, path, world)]
}
