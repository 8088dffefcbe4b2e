import { expect } from 'vitest'
import { configured, simulated } from '../gate/judge.js'

export type Gates = { featureGates?: Record<string, boolean>; kruiseFeatureGates?: Record<string, boolean> }

/** What becomes of the objects when `from` stands as `to` in their manifests, on `kubernetes/kruise`. */
function simulatedChange(cluster: string, manifests: string, from: string, to: string, gates: Gates) {
  const [kubernetes, kruise] = cluster.split('/')
  const config = JSON.stringify({ clusters: [{ name: 'prod', kubernetes, ...(kruise && { kruise }), ...gates }] })
  expect(manifests).toContain(from)
  return simulated(configured(config, manifests.replace(from, to)), configured(config, manifests)).clusters[0]!
}

/** The outcome of each update, why, and what refuses it. */
export function updated(cluster: string, manifests: string, from: string, to: string, gates: Gates = {}) {
  const { updates } = simulatedChange(cluster, manifests, from, to, gates)
  return updates.map(({ outcome, because, refusals }) => [outcome, because, ...refusals.map(({ message }) => message)])
}

/** What refuses the changed objects, with who says it and the path of its cause. */
export function refused(cluster: string, manifests: string, from: string, to: string, gates: Gates = {}) {
  const { objects } = simulatedChange(cluster, manifests, from, to, gates)
  return objects.flatMap(({ refusals }) => refusals.map(({ by, message, path }) => [by, message, path]))
}

/** What the API server says of a write to a pod that changes more than it may. */
export const FORBIDDEN =
  'spec: Forbidden: pod updates may not change fields other than `spec.containers[*].image`,`spec.initContainers[*].image`,' +
  '`spec.activeDeadlineSeconds`,`spec.tolerations` (only additions to existing tolerations),' +
  '`spec.terminationGracePeriodSeconds` (allow it to be set to 1 if it was previously negative)'
export const STUCK = 'every write of the running pods is refused'
export const IN_PLACE = ['in-place', 'nothing else than what may be changed in place is changed']
