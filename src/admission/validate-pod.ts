// Mirrors pkg/registry/core/pod/strategy.go of k8s.io/kubernetes: Validate.
import { isObject } from '../workload/manifest.js'
import { objectMetaErrors } from './objects/object-meta.js'
import type { EffectivePod } from './pod.js'
import { placeOf, render } from './validation/field-error.js'
import { validatePodSpec } from './validation/pod-spec.js'
import { scopeOf } from './validation/scope.js'
import type { World } from './world.js'

/** Who refuses a pod that is not valid. */
export const POD_VALIDATION = 'PodValidation'

/** Refuses a pod whose spec is not valid, with one refusal for each error. */
export function podValidation(pod: EffectivePod, world: World): void {
  const metadata = isObject(pod.value.metadata) ? pod.value.metadata : {}
  const { owner } = pod
  // What controllers and syncers name needs no look.
  const written = owner.kind === 'Pod' && pod.namespace === owner.namespace
  const errors = [
    ...(written ? objectMetaErrors(scopeOf(world.cluster), owner, false) : []),
    ...validatePodSpec(pod.spec, metadata, ['spec'], world.cluster, { isPod: true }),
  ]
  for (const error of errors) {
    pod.refuse({ by: POD_VALIDATION, id: error.id, message: render(error), path: placeOf(error) })
  }
}
