// Mirrors pkg/webhook/workloadspread/validating of openkruise/kruise: the handler and validatingWorkloadSpreadFn.
import type { Refusal } from '../../finding.js'
import type { Manifest } from '../../workload/manifest.js'
import type { FieldError } from '../validation/field-error.js'
import { child, type Fields, record } from '../validation/read.js'
import { scopeOf } from '../validation/scope.js'
import type { World } from '../world.js'
import { CRD_VALIDATION, customResourceRefusals } from './custom-resource.js'
import { refusalsOf } from './refusals.js'
import { patchErrors } from './workload-spread-patch.js'
import { spreadSchema } from './workload-spread-schema.js'
import { strategyErrors } from './workload-spread-strategy.js'
import { subsetErrors } from './workload-spread-subsets.js'
import { conflictErrors, targetChangeErrors, targetErrors } from './workload-spread-target.js'

export { targetOf } from './workload-spread-target.js'
export { CRD_VALIDATION }

/** The webhook's name in a refusal. */
export const SPREAD_WEBHOOK = 'vworkloadspread.kb.io'

/** What the cluster says of a WorkloadSpread; `before` is the same object where it exists already. */
export function spreadRefusals(manifest: Manifest, world: World, before?: Manifest): Refusal[] {
  const { cluster } = world
  const invalid = customResourceRefusals(manifest, { schema: spreadSchema(manifest.spec, cluster) }, cluster)
  if (invalid.length > 0) return invalid
  if (!cluster.kruiseEnabled('WorkloadSpread')) {
    if (!cluster.holds('workloadspread-gate-refuses')) return []
    const message = cluster.say('feature-gate-off', { gate: 'WorkloadSpread' })
    return [{ by: SPREAD_WEBHOOK, id: 'feature-gate-off', message, path: [] }]
  }
  return refusalsOf(errorsOf(manifest, world, before), SPREAD_WEBHOOK)
}

function* errorsOf(manifest: Manifest, world: World, before: Manifest | undefined): Iterable<FieldError> {
  const scope = scopeOf(world.cluster.library('kruise'))
  const spec: Fields = record(manifest.value.spec) ?? {}
  yield* targetErrors(scope, child(spec, 'targetRef'), world)
  yield* subsetErrors(scope, spec, (subset) => patchErrors(manifest, subset, world))
  yield* strategyErrors(scope, spec)
  yield* conflictErrors(scope, manifest, world, before, (other) => spreadRefusals(other, world).length > 0)
  if (before) yield* targetChangeErrors(scope, spec, record(before.value.spec) ?? {})
}
