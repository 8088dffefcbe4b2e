// Mirrors plugin/pkg/admission/priority/admission.go of k8s.io/kubernetes: admitPod.
import { text } from '../workload/manifest.js'
import type { EffectivePod } from './pod.js'
import { type ResolvedPriority, valuesOf, type World } from './world.js'

/** The plugin's name in a refusal. */
export const PRIORITY = 'Priority'

/** What a pod without a class gets: the values of the globalDefault class (of several the lowest), else 0. */
export function defaultPriority(world: World): ResolvedPriority {
  const lowest = [...world.defaultClasses()].map(valuesOf).sort((a, b) => a.priority - b.priority)[0]
  return lowest ?? { className: '', priority: 0, preemptionPolicy: 'PreemptLowerPriority' }
}

/** Gives the pod the priority of its class, and refuses one that already carries another. Runs twice when a webhook changed the pod. */
export function priority(pod: EffectivePod, world: World): void {
  const { spec } = pod
  const name = text(spec.priorityClassName)
  const named = name ? world.priorityClass(name) : undefined
  if (name && !named) {
    const id = 'priority-class-not-found'
    pod.assumes.push({ kind: 'PriorityClass', says: `PriorityClass ${name} is not in the cluster`, refusal: id })
    pod.refuse({
      by: PRIORITY,
      id,
      message: world.cluster.say('priority-class-not-found', { name }),
      value: name,
      path: ['spec', 'priorityClassName'],
    })
    return
  }
  const computed = named ?? defaultPriority(world)
  if (typeof spec.priority === 'number' && spec.priority !== computed.priority) {
    pod.refuse({
      by: PRIORITY,
      id: 'priority-integer',
      message: world.cluster.say('priority-integer', { given: spec.priority, computed: computed.priority }),
      path: ['spec', 'priority'],
    })
    return
  }
  const policy = text(spec.preemptionPolicy)
  if (policy && policy !== computed.preemptionPolicy) {
    pod.refuse({
      by: PRIORITY,
      id: 'priority-preemption-policy',
      message: world.cluster.say('priority-preemption-policy', { given: policy, computed: computed.preemptionPolicy }),
      path: ['spec', 'preemptionPolicy'],
    })
    return
  }
  if (!name && computed.className) spec.priorityClassName = computed.className
  spec.priority = computed.priority
  spec.preemptionPolicy = computed.preemptionPolicy
}
