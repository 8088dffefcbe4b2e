import type { PodOutcome } from '../admission/simulate.js'
import type { Value } from './rule.js'

/**
 * Where the pods of a refused subset go: a failed attempt takes up the subset's room, so the next attempt lands in the
 * next subset. A StatefulSet waits for its ordinal, and a subset without a maximum is never full: then nowhere.
 */
export function landing({ workload, subset }: PodOutcome, pods: readonly PodOutcome[]): Record<string, Value> {
  if (!subset || workload.kind === 'StatefulSet' || subset.value.maxReplicas === undefined) return {}
  const next = pods.slice(subset.index + 1).find(({ verdict }) => verdict === 'admitted')
  if (!next) return {}
  const priority = next.pod.spec.priority
  return {
    landing: next.subset ? `in "${next.subset.name}"` : 'outside every subset',
    landingPriority: typeof priority === 'number' ? priority : undefined,
  }
}
