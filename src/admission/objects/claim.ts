// Mirrors pkg/apis/core/validation/validation.go of k8s.io/kubernetes (ValidatePersistentVolumeClaim) and, of its LimitRanger
// plugin, PersistentVolumeClaimValidateLimitFunc.
import type { Refusal } from '../../finding.js'
import { type JsonObject, type Manifest, objects } from '../../workload/manifest.js'
import { LIMIT_RANGER } from '../limit-ranger.js'
import { claimComplaints } from '../limit-ranger-constraints.js'
import { quotaRefusals } from '../resource-quota.js'
import { measuredClaim } from '../resource-quota-objects.js'
import { claimSpec } from '../validation/claim-template.js'
import { placeOf, render } from '../validation/field-error.js'
import { quantities } from '../validation/resources.js'
import { scopeOf } from '../validation/scope.js'
import { member, type World } from '../world.js'
import { objectMetaRefusals } from './object-meta.js'

/** Who refuses a claim whose content is not valid. */
const VALIDATION = 'PersistentVolumeClaimValidation'

/** What the API server says of a PersistentVolumeClaim, the quotas left out: they speak of every object. */
export function claimRefusals(manifest: Manifest, world: World, before?: Manifest): Refusal[] {
  const meta = objectMetaRefusals(manifest, world, before)
  const invalid = before ? meta : [...meta, ...specRefusals(manifest.value, world)]
  return invalid.length > 0 ? invalid : limitRangeRefusals(manifest.value, manifest.namespace ?? 'default', world)
}

/** What the API server says of a claim that a controller makes of a template. */
export function claimAdmission(claim: JsonObject, namespace: string, world: World): Refusal[] {
  for (const refusals of [
    () => specRefusals(claim, world),
    () => limitRangeRefusals(claim, namespace, world),
    () => quotaRefusals(measuredClaim(claim, world.cluster), namespace, world),
  ]) {
    const found = refusals()
    if (found.length > 0) return found
  }
  return []
}

function specRefusals(claim: JsonObject, { cluster }: World): Refusal[] {
  return [...claimSpec(scopeOf(cluster), member(claim, 'spec'), ['spec'])].map((error) => ({
    by: VALIDATION,
    id: error.id,
    message: render(error),
    path: placeOf(error),
  }))
}

/** Upstream stops at the first LimitRange that refuses, and reads them in no order: each one's refusals are here. */
function limitRangeRefusals(claim: JsonObject, namespace: string, world: World): Refusal[] {
  const requests = quantities(member(member(claim, 'spec'), 'resources'), 'requests')
  return world
    .limitRanges(namespace)
    .flatMap(({ spec }) => objects(spec.limits))
    .filter(({ type }) => type === 'PersistentVolumeClaim')
    .flatMap((item) => [...claimComplaints(item, requests)])
    .map(({ id, values }) => ({
      by: LIMIT_RANGER,
      id,
      message: world.cluster.say(id, values),
      path: ['spec', 'resources', 'requests', values.resource],
    }))
}
