// Mirrors ValidatePodUpdate of k8s.io/kubernetes pkg/apis/core/validation/validation.go, for what Kruise writes.
import { isDeepStrictEqual } from 'node:util'
import type { Difference } from '../admission/objects/in-place-only.js'
import type { EffectivePod } from '../admission/pod.js'
import { rewritten } from '../admission/rewrite.js'
import type { World } from '../admission/world.js'
import type { Refusal } from '../finding.js'
import { isResize } from './template-change.js'

/** Why the API server refuses what Kruise writes of a running pod: a field that Kruise does not know is gone from it. */
export function refusedWrite(pod: EffectivePod, world: World): Refusal | undefined {
  return isDeepStrictEqual(plain(rewritten(pod, world)), plain(pod.spec)) ? undefined : forbidden(world)
}

/** The value without keys that hold nothing. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}

/** Why the API server refuses new resources that are written with the pod itself. */
export function refusedResize(changes: readonly Difference[], world: World): Refusal | undefined {
  const { cluster } = world
  if (!changes.some(isResize)) return undefined
  const gate = cluster.enabled('InPlacePodVerticalScaling')
  if (gate && cluster.holds('resize-through-pod')) return undefined
  const subresource =
    cluster.holds('resize-subresource') && cluster.holds('in-place-update-resizes-through-subresource')
  return gate && subresource ? undefined : forbidden(world)
}

function forbidden({ cluster }: World): Refusal {
  const resources = cluster.enabled('InPlacePodVerticalScaling') && cluster.holds('resize-through-pod')
  const id = resources ? 'pod-update-forbidden-but-resources' : 'pod-update-forbidden'
  return { by: 'kube-apiserver', id, message: cluster.say(id), path: ['spec'] }
}
