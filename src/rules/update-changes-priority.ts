import { inSamePlace, podsThatMayRun } from '../admission/simulate.js'
import type { Change, Observation, Rule } from './rule.js'

/** Pods that get another priority than those that run. */
export const updateChangesPriority: Rule = {
  id: 'update-changes-priority',

  *observeChange(change) {
    const running = podsThatMayRun(change.was)
    for (const outcome of change.is.pods) {
      const { pod, verdict, workload } = outcome
      const before = running.find((each) => inSamePlace(each, outcome))
      // Of a class that is not in view nobody knows the priority.
      if (before?.verdict !== 'admitted' || verdict !== 'admitted') continue
      const [old, now] = [before.pod, pod].map(({ spec }) =>
        typeof spec.priority === 'number' ? spec.priority : 0,
      ) as [number, number]
      if (old === now) continue
      const name = String(pod.spec.priorityClassName ?? '')
      yield {
        at: causeOf(change, name) ?? pod.origin(['spec', 'priorityClassName']) ?? { manifest: workload, path: [] },
        variant: now > old ? 'raised' : 'lowered',
        data: { was: old, is: now, class: name || undefined },
        affects: workload,
      }
      return
    }
  },
}

/** The value of the class itself, where that or the whole of it is what changes. */
function causeOf({ was, is }: Change, name: string): Observation['at'] | undefined {
  const [old, now] = [was, is].map(({ world }) => world.priorityClassNamed(name))
  return now && now.value.value !== old?.value.value ? { manifest: now, path: ['value'] } : undefined
}
