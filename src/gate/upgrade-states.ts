import type { Component, Knowledge } from '../cluster/knowledge.js'
import { type Ahead, type Release, releasesAhead } from '../cluster/releases.js'
import { compareVersions, type Version } from '../cluster/version.js'
import type { ClusterSettings } from '../settings.js'
import type { Planned } from '../upgrade.js'
import { Allowances } from './allow.js'
import { hostOf, type MatrixCell } from './cells.js'
import type { Draft, Words } from './findings.js'
import type { Judge, Judgement } from './judge.js'
import type { Repository } from './repository.js'
import { type Compared, compare } from './upgrade-compare.js'
import { COMPONENTS } from './upgrade-needs.js'
import { withVersions } from './upgrade-versions.js'

/** Clusters with one of them on other releases, and what that does. */
export interface State {
  readonly releases: readonly string[]
  readonly repository: Repository
  readonly cells: readonly MatrixCell[]
  readonly compared: Compared
}

/** One cluster, as it would be on other releases. */
export class Planning {
  readonly #allowances: Allowances

  constructor(
    readonly cell: MatrixCell,
    readonly from: Repository,
    readonly now: Judgement,
    readonly judge: Judge,
    readonly words: Words,
  ) {
    const { policies, today } = words
    this.#allowances = new Allowances(from, { policies, today, isWhole: false, isCompared: false })
  }

  /** The newest patch of each minor ahead; where the target is another cluster, up to its releases, and all of these together. */
  ahead(target: ClusterSettings, knowledge: Knowledge): State[] {
    const { settings, profile } = this.cell
    const goal = settings === target ? undefined : this.profileOf(target)
    const moving = COMPONENTS.filter((of) => goal && goal[of]?.display !== profile[of]?.display)
    const steps = COMPONENTS.flatMap((of) => {
      const [release, last] = [profile[of], goal?.[of]]
      if (!release || (goal && (!moving.includes(of) || !last))) return []
      const ahead = releasesAhead(knowledge, release).filter(
        ({ release: { judged } }) =>
          !last || (compareVersions(judged, last.judged) < 0 && !sameMinor(judged, last.judged)),
      )
      const shown = newestOfMinors(ahead).map((each) => each.release)
      return [...shown, ...(last ? [last] : [])].map((each) =>
        this.on([nameOf(of, each)], withVersions(settings, { [of]: each.display }, knowledge)),
      )
    })
    if (moving.length === 0 || (moving.length === 1 && steps.length > 0)) return steps
    return [...steps, this.on(this.names(moving, target), target)]
  }

  /** `kruise 1.8.4` for each of the components. */
  names(moving: readonly Component[], target: ClusterSettings): string[] {
    const profile = this.profileOf(target)
    return moving.map((of) => nameOf(of, profile[of]))
  }

  /** The profile of the cluster with other settings; the newest of a range. */
  profileOf(cluster: ClusterSettings): MatrixCell['profile'] {
    const { cells } = this.judge.judge({ ...this.from, clusters: this.#with(cluster) }, undefined, new Set())
    return (cells.findLast(({ settings }) => settings === cluster) as MatrixCell).profile
  }

  on(releases: readonly string[], cluster: ClusterSettings): State {
    const repository = { ...this.from, clusters: this.#with(cluster) }
    const then = this.judge.judge(repository)
    const was = new Map(repository.clusters.flatMap(({ name }) => (this.#own(name) ? [[name, name] as const] : [])))
    return {
      releases,
      repository,
      cells: then.cells,
      compared: this.#withoutAllowed(compare(this.now, then, was, this.words), then),
    }
  }

  /** What somebody knows and accepts breaks nothing. */
  #withoutAllowed({ broken, mended, unchanged }: Compared, then: Judgement): Compared {
    const [kept, stays] = [broken, unchanged].map((each) => this.#allowances.part(each, then).kept)
    return { broken: kept ?? [], mended, unchanged: stays ?? [] }
  }

  /** The cluster, what it runs on, and the virtual clusters that run on it. */
  #with(cluster: ClusterSettings): ClusterSettings[] {
    const host = hostOf(cluster, this.from)
    const guests = this.from.clusters.filter(({ host: of, name }) => of === cluster.name && name !== cluster.name)
    return [cluster, ...(host ? [host] : []), ...guests]
  }

  #own(name: string): boolean {
    const { settings } = this.cell
    return (
      name === settings.name || this.from.clusters.some((each) => each.name === name && each.host === settings.name)
    )
  }
}

/** A draft in few words. */
export function planned({ finding }: Draft): Planned {
  const { ruleId, severity, message, file, line, affects, object } = finding
  const named = affects.length > 0 ? affects : object ? [object] : []
  return {
    ruleId,
    severity,
    message,
    file,
    line,
    affects: named.map(({ kind, namespace, name }) => ({ kind, namespace, name })),
  }
}

function newestOfMinors(ahead: readonly Ahead[]): Ahead[] {
  return ahead.filter(({ minors }, at) => ahead[at + 1]?.minors !== minors)
}

function sameMinor(one: Version, other: Version): boolean {
  return one.major === other.major && one.minor === other.minor
}

/** `kubernetes 1.33.13`, whoever builds it. */
function nameOf(of: Component, release: Release | undefined): string {
  return `${of} ${release ? (release.note === undefined ? release.judged.text : release.display) : 'none'}`
}
