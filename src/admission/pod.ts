import type { Refusal } from '../finding.js'
import type { Path } from '../source/path.js'
import { isObject, type JsonObject, type Manifest, objects, text } from '../workload/manifest.js'
import type { Origin, Origins } from '../workload/origins.js'

/** Something that a verdict takes for granted: that no object of that kind and name exists beyond those in view. */
export interface Assumption {
  readonly kind: string
  readonly says: string
}

/** A value that upstream silently took out, and who did. */
export interface Dropped {
  readonly path: Path
  readonly by: string
}

/** The pod as the cluster would create it, who wrote each part of it, and who refused it. */
export class EffectivePod {
  readonly refusals: Refusal[] = []
  readonly assumes: Assumption[] = []
  readonly #writers = new Map<Refusal, Origin | undefined>()

  constructor(
    public value: JsonObject,
    readonly origins: Origins,
    /** The workload whose pod it is; a bare Pod is its own. */
    readonly owner: Manifest,
    readonly namespace = owner.namespace ?? 'default',
  ) {}

  /** The pod's spec; every pod has one. */
  get spec(): JsonObject {
    if (!isObject(this.value.spec)) this.value.spec = {}
    return this.value.spec as JsonObject
  }

  get labels(): JsonObject {
    const { metadata } = this.value
    return isObject(metadata) && isObject(metadata.labels) ? metadata.labels : {}
  }

  /** The containers of the pod, then its init containers. */
  get containers(): JsonObject[] {
    return [...objects(this.spec.containers), ...objects(this.spec.initContainers)]
  }

  /** Who wrote the value at `path`, undefined where upstream itself did. */
  origin(path: Path): Origin | undefined {
    return this.origins.of(this.value, path)
  }

  /** Adds a refusal; the same words twice are one. */
  refuse(refusal: Refusal): void {
    if (this.refusals.some((each) => each.message === refusal.message)) return
    this.refusals.push(refusal)
    this.#writers.set(refusal, this.origin(refusal.path))
  }

  /** Who wrote what is refused, as it was then: a later step may have put something else there. */
  writer(refusal: Refusal): Origin | undefined {
    return this.#writers.get(refusal) ?? this.origin(refusal.path)
  }
}

/** The name of a container. */
export function containerName(container: JsonObject): string {
  return text(container.name)
}
