import { defaultPriority } from '../admission/priority.js'
import { templateOf } from '../admission/template.js'
import { member, type ResolvedPriority, valuesOf, type World } from '../admission/world.js'
import { KINDS } from '../workload/kinds.js'
import { type JsonObject, type Manifest, text } from '../workload/manifest.js'

/** A workload in view, with the labels of its pods and the priority that its template gives them. */
export interface PodsInView {
  readonly workload: Manifest
  readonly labels: JsonObject
  /** Undefined where the class that they name is not in view. */
  readonly priority: ResolvedPriority | undefined
}

const MAKERS = KINDS.filter(({ templates }) => templates !== undefined)

/** The workloads of a namespace in view, bare Pods among them, and what their templates say of their pods. */
export function podsInView(world: World, namespace: string): PodsInView[] {
  return MAKERS.flatMap(({ group, kind }) => world.objectsOf(group, kind, namespace)).flatMap((workload) => {
    const template = templateOf(workload)
    if (!template) return []
    const className = text(member(template, 'spec').priorityClassName)
    const priority = className ? world.priorityClass(className) : defaultPriority(world)
    return [{ workload, labels: member(member(template, 'metadata'), 'labels'), priority }]
  })
}

/** The classes of users in view whose pods may preempt others, the highest first. */
export function preemptingClasses(world: World): ResolvedPriority[] {
  return world
    .priorityClasses()
    .filter(({ name }) => !name.startsWith('system-'))
    .map(valuesOf)
    .filter(({ preemptionPolicy }) => preemptionPolicy !== 'Never')
    .sort((a, b) => b.priority - a.priority)
}
