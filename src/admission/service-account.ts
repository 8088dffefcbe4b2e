// Mirrors plugin/pkg/admission/serviceaccount/admission.go of k8s.io/kubernetes: Admit.
import { text } from '../workload/manifest.js'
import type { EffectivePod } from './pod.js'
import { member } from './world.js'

const MIRROR_POD = 'kubernetes.io/config.mirror'

/** Gives a pod without a service account that of its namespace, `default`. The token's volume and mounts are not modelled. */
export function serviceAccount(pod: EffectivePod): void {
  if (Object.hasOwn(member(member(pod.value, 'metadata'), 'annotations'), MIRROR_POD)) return
  if (!text(pod.spec.serviceAccountName)) pod.spec.serviceAccountName = 'default'
}
