import type { Build } from '../cluster/build.js'
import type { Refusal } from '../finding.js'
import { type Path, valueAt } from '../source/path.js'
import { isObject, type JsonObject, type Manifest, objects, text } from '../workload/manifest.js'
import type { Origin, Origins } from '../workload/origins.js'
import { dropDisabledFields } from './disabled-fields.js'

/** Something that a verdict takes for granted: that no object of that kind and name exists beyond those in view. */
export interface Assumption {
  readonly kind: string
  readonly says: string
  /** The refusal that would not be, by its id, were the object there. */
  readonly refusal?: string
  /** Whether it is told and no verdict is weaker for it: only a freak would turn one. */
  readonly aside?: true
}

/** A value that upstream silently took out, and who did. */
export interface Dropped {
  readonly path: Path
  readonly by: string
}

/** A written field that the API server took out because a feature gate is off. */
export interface Disabled {
  readonly at: Origin
  readonly gate: string
}

/** The pod as the cluster would create it, who wrote each part of it, and who refused it. */
export class EffectivePod {
  readonly refusals: Refusal[] = []
  readonly assumes: Assumption[] = []
  readonly disabled: Disabled[] = []
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

  /** Takes out what the gates of `build` switch off. */
  dropDisabled(build: Build): void {
    dropDisabledFields(this.spec, build, (path, gate) => {
      const at = this.origin(['spec', ...path])
      // What upstream itself wrote is nobody's loss.
      if (at && valueAt(at.manifest.value, at.path) !== undefined) this.disabled.push({ at, gate })
    })
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
