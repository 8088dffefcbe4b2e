import type { EffectivePod } from '../admission/pod.js'
import { defaultPriority, PRIORITY } from '../admission/priority.js'
import type { World } from '../admission/world.js'
import type { Refusal } from '../finding.js'
import { pointer } from '../source/path.js'
import { nameOf, text } from '../workload/manifest.js'
import type { Origin } from '../workload/origins.js'
import { templatePath } from '../workload/template-path.js'
import { landing } from './landing.js'
import type { Rule, Value } from './rule.js'

/** A WorkloadSpread subset whose patch changes the priority of a pod to which the Priority plugin has given one already. */
export const subsetPatchChangesPriorityClass: Rule = {
  id: 'subset-patch-changes-priority-class',

  *observe({ pods, world }) {
    for (const outcome of pods) {
      const { subset, pod, workload } = outcome
      // The last word is about the patched pod; an earlier one is about what the workload itself writes.
      const refusal = subset && pod.refusals.findLast(({ by }) => by === PRIORITY)
      if (!refusal) continue
      const patched = (field: string): Origin | undefined => {
        const at = pod.origin(['spec', field])
        return at?.manifest === subset.spread ? at : undefined
      }
      const named = patched('priorityClassName')
      const at = patched(String(refusal.path[1])) ?? named
      const unseen = refusal.id === 'priority-class-not-found'
      if (!at || (unseen && pod.writer(refusal)?.manifest !== subset.spread)) continue
      if (unseen && !failsAnyhow(world, patched('priority'))) continue
      const className = text(pod.spec.priorityClassName)
      const template = templatePath(workload) ?? []
      const first = { manifest: workload, path: [...template, 'spec', 'priorityClassName'] }
      yield {
        at,
        variant: unseen ? 'class-unseen' : named ? (className ? 'class' : 'class-removed') : `${refusal.path[1]}-alone`,
        data: {
          ...(named && !unseen && neededBeside(pod, world)),
          ...landing(outcome, pods),
          subset: subset.name,
          workload: nameOf(workload),
          className: className || undefined,
          patch: pointer([...subset.spread.at, 'spec', 'subsets', subset.index, 'patch', 'spec']),
        },
        refusal: unseen ? integerRefusal(pod, world) : refusal,
        claims: [refusal],
        related: [{ at: first, note: 'the pod has its first priority from here' }],
        affects: workload,
      }
    }
  },
}

/** Whether a class that may exist out of view is refused all the same: its value is not the pod's, and nothing clears that. */
function failsAnyhow(world: World, patchedPriority: Origin | undefined): boolean {
  const { cluster } = world
  return !patchedPriority && !cluster.closed('PriorityClass') && !cluster.holds('workloadspread-clears-priority')
}

/** What the patch must set beside the class, so that nothing is left for the plugin to find different. */
function neededBeside(pod: EffectivePod, world: World): Record<string, Value> {
  const { priority, preemptionPolicy } = world.priorityClass(text(pod.spec.priorityClassName)) ?? defaultPriority(world)
  return { priority, policy: pod.spec.preemptionPolicy === preemptionPolicy ? undefined : preemptionPolicy }
}

/** Whatever the value of a class that is not in view: unless it is the one that the pod has, the plugin refuses the pod. */
function integerRefusal(pod: EffectivePod, world: World): Refusal {
  const given = typeof pod.spec.priority === 'number' ? pod.spec.priority : 0
  const computed = `(the value of ${text(pod.spec.priorityClassName)})`
  const message = world.cluster.say('priority-integer', { given, computed })
  return { by: PRIORITY, id: 'priority-integer', message, path: ['spec', 'priority'] }
}
