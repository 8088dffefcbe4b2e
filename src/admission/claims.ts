// Mirrors createPersistentVolumeClaims of pkg/controller/statefulset/stateful_pod_control.go of k8s.io/kubernetes, and how
// pkg/controller/cloneset/sync of openkruise/kruise makes claims: a pod is sent only once its claims exist.
import { valueAt } from '../source/path.js'
import { objects, text } from '../workload/manifest.js'
import { claimsPath } from '../workload/template-path.js'
import { claimAdmission } from './objects/claim.js'
import type { EffectivePod } from './pod.js'
import { member, type World } from './world.js'

/** Refuses a pod whose volume claims the cluster refuses; the place is the pod's volume, which stands for the claim. */
export function claims(pod: EffectivePod, world: World): void {
  const path = claimsPath(pod.owner)
  // The copy on the host of a virtual cluster is in another namespace than the workload, and comes without its claims.
  if (!path || pod.namespace !== pod.owner.namespace) return
  for (const claim of objects(valueAt(pod.owner.value, path))) {
    const name = text(member(claim, 'metadata').name)
    const at = objects(pod.spec.volumes).findIndex((volume) => volume.name === name)
    for (const refusal of claimAdmission(claim, pod.namespace, world)) {
      pod.refuse({ ...refusal, path: ['spec', 'volumes', at, 'persistentVolumeClaim'] })
    }
  }
}
