import type { Reading } from '../cluster/reading.js'
import { DEFAULT_CLASSES, lookup, sidecarSetsFor, spreadsOn } from '../workload/inventory.js'
import { isObject, type JsonObject, type Manifest, text } from '../workload/manifest.js'
import type { VclusterOptions } from '../workload/vcluster-carriers.js'
import { type PatchSchema, patchSchema } from './merge-keys.js'

/** What a PriorityClass gives a pod. */
export interface ResolvedPriority {
  readonly className: string
  readonly priority: number
  readonly preemptionPolicy: string
}

/** The values of a PriorityClass; a class without a value has 0. */
export function valuesOf(priorityClass: Manifest): ResolvedPriority {
  const { value, preemptionPolicy } = priorityClass.value
  return {
    className: priorityClass.name,
    priority: typeof value === 'number' ? value : 0,
    preemptionPolicy: text(preemptionPolicy) || 'PreemptLowerPriority',
  }
}

/** What a look-up begins with that is for the objects before the change. */
export const BEFORE = 'before:'

/** One cluster as the simulation sees it: how its builds behave, and the objects that exist in it. */
export class World {
  #structs: PatchSchema | undefined
  #kruiseStructs: PatchSchema | undefined

  constructor(
    readonly cluster: Reading,
    /** PriorityClasses that a virtual cluster's syncer copied here, by their name here. */
    readonly synced: ReadonlyMap<string, ResolvedPriority> = new Map(),
    /** Whether its objects are those that were there before the change. */
    readonly before = false,
  ) {}

  #find(group: string, kind: string, namespace?: string | null, name?: string): readonly Manifest[] {
    return this.#ask(lookup(group, kind, namespace, name))
  }

  #ask(key: string): readonly Manifest[] {
    return this.cluster.ask(`${this.before ? BEFORE : ''}${key}`)
  }

  priorityClasses(): readonly Manifest[] {
    return this.#find('scheduling.k8s.io', 'PriorityClass')
  }

  /** The classes that want to be the default. */
  defaultClasses(): readonly Manifest[] {
    return this.#ask(DEFAULT_CLASSES)
  }

  /** The class of that name among the objects. */
  priorityClassNamed(name: string): Manifest | undefined {
    return this.#find('scheduling.k8s.io', 'PriorityClass', null, name)[0]
  }

  /** What the class of that name gives a pod, undefined where there is none. */
  priorityClass(name: string): ResolvedPriority | undefined {
    const found = this.priorityClassNamed(name)
    return found ? valuesOf(found) : this.synced.get(name)
  }

  limitRanges(namespace: string): readonly Manifest[] {
    return this.#find('', 'LimitRange', namespace)
  }

  resourceQuotas(namespace: string): readonly Manifest[] {
    return this.#find('', 'ResourceQuota', namespace)
  }

  workloadSpreads(namespace: string): readonly Manifest[] {
    return this.#find('apps.kruise.io', 'WorkloadSpread', namespace)
  }

  /** Those that name a workload of its kind and name: of the others nobody has to know for its pods. */
  workloadSpreadsOn(workload: Manifest): readonly Manifest[] {
    return this.#ask(spreadsOn(workload))
  }

  /** Those that may select a pod, with all of their names: of the others nobody has to know for it. */
  sidecarSetsFor(namespace: string, labels: JsonObject): readonly Manifest[] {
    return this.#ask(sidecarSetsFor(namespace, labels))
  }

  sidecarSets(): readonly Manifest[] {
    return this.#find('apps.kruise.io', 'SidecarSet')
  }

  /** The objects of a kind in all namespaces, in the order of reading. */
  all(group: string, kind: string): readonly Manifest[] {
    return this.#find(group, kind)
  }

  /** The objects of a kind in a namespace, in the order of reading. */
  objectsOf(group: string, kind: string, namespace: string | null): readonly Manifest[] {
    return this.#find(group, kind, namespace)
  }

  /** The workload of that group, kind, namespace and name. */
  workload(group: string, kind: string, namespace: string, name: string): Manifest | undefined {
    return this.#find(group, kind, namespace, name)[0]
  }

  /** The objects of the manifest's kind, namespace and name: several where the texts have it twice. */
  versionsOf({ group, kind, namespace, name }: Manifest): readonly Manifest[] {
    return this.#find(group, kind, namespace, name)
  }

  /** The structs of a pod that this cluster's Kruise was compiled with; it drops every field that they lack. */
  kruiseStructs(): PatchSchema {
    this.#kruiseStructs ??= patchSchema('Pod', this.cluster.library('kruise'))
    return this.#kruiseStructs
  }

  /** The structs of a pod in the API server itself. */
  structs(): PatchSchema {
    this.#structs ??= patchSchema('Pod', this.cluster)
    return this.#structs
  }

  /** What the virtual cluster's values say of the copies that its syncer makes. */
  vcluster(): VclusterOptions | undefined {
    return this.cluster.ask('vcluster')
  }

  /** The labels of a namespace. One that nobody wrote down carries its name alone, as every namespace does. */
  namespaceLabels(name: string): JsonObject {
    const written = this.#find('', 'Namespace', null, name)[0]
    return { ...written?.labels, 'kubernetes.io/metadata.name': name }
  }
}

/** The group of an apiVersion; '' is the core group. */
export function groupOf(apiVersion: unknown): string {
  const written = text(apiVersion)
  return written.includes('/') ? written.slice(0, written.indexOf('/')) : ''
}

/** The object at a key, {} where there is none. */
export function member(object: JsonObject, key: string): JsonObject {
  const value = object[key]
  return isObject(value) ? value : {}
}
