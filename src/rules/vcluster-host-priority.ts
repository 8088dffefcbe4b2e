import type { PodOutcome } from '../admission/simulate.js'
import { World } from '../admission/world.js'
import type { Refusal } from '../finding.js'
import type { Manifest } from '../workload/manifest.js'

/** A pod that the guest takes, and the refusal with one of these ids that its copy meets on the host. */
export function hostRefusal(
  { pod, host }: PodOutcome,
  ids: readonly string[],
  claimed: ReadonlySet<Refusal>,
): Refusal | undefined {
  if (pod.refusals.length > 0 || !host) return undefined
  return host.refusals.find((each) => host.verdict === 'rejected' && ids.includes(each.id) && !claimed.has(each))
}

/** The PriorityClass of the host that pods without a class get. */
export function hostDefaultClass(world: World): Manifest | undefined {
  const { host } = world.cluster
  return host && new World(host).defaultClasses()[0]
}
