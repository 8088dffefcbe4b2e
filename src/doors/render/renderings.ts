import type { Skipped } from '../../finding.js'
import type { Target } from '../../gate/targets.js'
import type { Destination } from '../../render/gitops.js'
import type { NamedRelease } from '../../render/helm/releases.js'
import type { RenderFailure } from '../../rules/rule.js'
import type { ClusterSettings } from '../../settings.js'
import type { SourceFile } from '../../source/document.js'
import type { RenderedFile } from '../../source/rendered.js'
import type { Tree } from '../tree.js'
import { Charts } from './chart-releases.js'
import { type Helm, helmOnPath } from './helm.js'
import { Kustomizations } from './kustomizations.js'
import { type Kustomize, kustomizeOnPath } from './kustomize.js'
import type { Reached } from './reached.js'
import type { Told } from './told.js'

/** What is to be rendered. */
export interface Asked {
  /** The files in which roots are looked for. */
  readonly found: readonly SourceFile[]
  readonly tree: Tree
  /** Whether what a file holds goes to a cluster. */
  goes(file: string): boolean
  readonly clusters: readonly ClusterSettings[]
  /** The cells of these clusters, as charts see them. */
  targets(): readonly Target[]
  /** Where Argo CD and Flux send what. */
  readonly destinations: readonly Destination[]
  /** Releases that the configuration names. */
  readonly releases: readonly NamedRelease[]
  /** What a change can reach, where no more is to be rendered. */
  readonly reached?: Reached | undefined
  /** Who is told what is rendered. */
  readonly steps?: Told | undefined
}

/** What was rendered among some files, and what becomes of those that it was made of. */
export interface Renderings {
  readonly files: readonly RenderedFile[]
  readonly sources: readonly SourceFile[]
  /** Why a file is not judged by itself, by its path. */
  readonly parts: ReadonlyMap<string, string>
  readonly skipped: readonly Skipped[]
  readonly failures: readonly RenderFailure[]
  readonly unrendered: ReadonlySet<string>
  /** How many roots and releases were left out, as the change does not reach them. */
  readonly unreached: number
}

/** The programs that render, looked for when there is something for them. */
export interface Programs {
  kustomize(): Kustomize | undefined
  helm(): Helm | undefined
}

/** So long all that is rendered in a run may take together, in milliseconds. */
const MOST_TIME = 180_000

/** The time that programs take together. */
export class Time {
  #spent = 0

  constructor(readonly most = MOST_TIME) {}

  /** What `work` gives; undefined, without it, where the time is over. */
  spend<T>(work: () => T): T | undefined {
    if (this.#spent > this.most) return undefined
    const start = Date.now()
    const done = work()
    this.#spent += Date.now() - start
    return done
  }

  /** Why something was not rendered: goes on a sentence that begins with `not checked`. */
  get words(): string {
    return `all that is rendered took longer than ${this.most / 1000} s`
  }
}

/** Why a file is not judged by itself that is part of roots which are not rendered. */
export function unreachedWords([root, ...others]: readonly string[]): string {
  return others.length === 0
    ? `part of ${root}, which the change does not reach`
    : `part of ${root} and ${others.length} more, which the change does not reach`
}

/** Those for which it holds, and the others. */
export function parted<T>(all: readonly T[], holds: (each: T) => boolean): [T[], T[]] {
  const [those, others]: [T[], T[]] = [[], []]
  for (const each of all) (holds(each) ? those : others).push(each)
  return [those, others]
}

/** Renders kustomizations and charts, those that are made of the same once. */
export class Renderer {
  readonly #kustomizations: Kustomizations
  readonly #charts: Charts
  #unreached = 0

  constructor(
    { kustomize = kustomizeOnPath, helm = helmOnPath }: Partial<Programs> = {},
    time = new Time(),
    readonly reached: Reached | undefined = undefined,
    readonly told: Told | undefined = undefined,
  ) {
    this.#kustomizations = new Kustomizations(kustomize, time)
    this.#charts = new Charts(helm, time)
  }

  /** What a person should be told, a line each. */
  get notes(): readonly string[] {
    const left = this.#unreached
    return [
      ...this.#kustomizations.notes,
      ...this.#charts.notes,
      ...(left > 0
        ? [`Not rendered, as the change does not reach them: ${left} kustomizations and releases of charts.`]
        : []),
    ]
  }

  /** Renders the roots among the files of a tree. Starts no program where there are none. */
  render(of: Asked): Renderings {
    const asked = { ...of, reached: this.reached, steps: this.told }
    const all = [this.#kustomizations.render(asked), this.#charts.render(asked)]
    const unreached = all.reduce((sum, each) => sum + each.unreached, 0)
    this.#unreached = Math.max(this.#unreached, unreached)
    return {
      files: all.flatMap(({ files }) => files),
      sources: [...new Set(all.flatMap(({ sources }) => sources))],
      parts: new Map(all.flatMap(({ parts }) => [...parts])),
      skipped: all.flatMap(({ skipped }) => skipped),
      failures: all.flatMap(({ failures }) => failures),
      unreached,
      unrendered: new Set(all.flatMap(({ unrendered }) => [...unrendered])),
    }
  }
}
