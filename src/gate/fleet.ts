import { distinctAhead } from '../cluster/behaviour.js'
import type { Component, Knowledge } from '../cluster/knowledge.js'
import { type Release, releasesAhead, resolveRelease } from '../cluster/releases.js'
import { compareVersions } from '../cluster/version.js'
import type { Finding, ObjectRef } from '../finding.js'
import type { Observation } from '../rules/rule.js'
import type { ClusterSettings } from '../settings.js'
import type { Manifest } from '../workload/manifest.js'
import type { Sighting } from './causes.js'
import { hostOf, type MatrixCell } from './cells.js'
import { type Draft, findingsOf, type Words } from './findings.js'
import type { Judge, Judgement } from './judge.js'
import type { Repository } from './repository.js'
import { causeOf, placeOf } from './standing.js'
import { compare } from './upgrade-compare.js'
import { COMPONENTS, manifestsOf, pendingIn } from './upgrade-needs.js'
import { within, withVersions } from './upgrade-versions.js'

/** A release for all clusters of a side that run an older one: a virtual cluster is moved by other people than its host. */
export interface Move {
  readonly of: Component
  /** The release as its makers call it. */
  readonly to: Release
  readonly guests: boolean
  readonly minors: number
  readonly steps: number
}

/** A finding of a report, and where it was seen: cluster by cluster the cause, and its place whatever the cause. */
export interface Open {
  readonly finding: Finding
  readonly draft: Draft
  readonly causes: ReadonlySet<string>
  readonly places: ReadonlySet<string>
  readonly clusters: ReadonlySet<string>
}

/** What a move may clear, and the clusters in which it stands. */
export interface Hope {
  readonly cleared: readonly Open[]
  readonly clusters: ReadonlySet<string>
}

/** What moving these clusters does. */
export interface Moved {
  readonly clusters: ReadonlySet<string>
  readonly cleared: readonly Open[]
  readonly broken: readonly Finding[]
  /** The clusters that are moved, by what breaks in them or in those that run on them. */
  readonly breaking: ReadonlySet<string>
  readonly judgement: Judgement
  readonly repository: Repository
}

/** The clusters of one configuration with what is found there, moved from release to release. */
export class Fleet {
  #repository: Repository
  #now: Judgement
  readonly #seen: ReadonlySet<string>
  readonly #manifests: ReadonlyMap<Observation, Manifest>
  readonly #lacks: ReadonlyMap<Finding, ObjectRef>
  #open: readonly Open[]

  /** `pick` takes the finding of the report that is the same as this one; what it does not have is not asked about. */
  constructor(
    repository: Repository,
    readonly judge: Judge,
    readonly words: Words,
    pick: (finding: Finding) => Finding | undefined,
  ) {
    this.#repository = repository
    this.#now = judge.judge(repository)
    this.#seen = new Set(this.#now.sightings.map(causeIn))
    this.#manifests = manifestsOf(this.#now)
    this.#open = findingsOf(this.#now.sightings, this.#now.cells, words).flatMap((draft): Open[] => {
      const finding = pick(draft.finding)
      // What is wrong on every cluster stays so on every release.
      if (!finding || draft.seen.some(({ cell }) => !cell)) return []
      return [
        {
          finding,
          draft,
          causes: new Set(draft.seen.map(causeIn)),
          places: new Set(draft.seen.map(placeIn)),
          clusters: new Set(draft.seen.map(clusterOf)),
        },
      ]
    })
    this.#lacks = new Map(
      this.#open.flatMap(({ finding, draft }) => {
        const lacks = draft.seen.find(({ observation }) => observation.lacks)?.observation.lacks
        return lacks ? [[finding, lacks]] : []
      }),
    )
  }

  /** The moves that could clear something here: of each component the nearest release of every behaviour. */
  moves(): Move[] {
    const wanted = new Set(
      this.#open.flatMap(({ clusters }) => [...clusters].flatMap((name) => [name, ...this.#below(name)])),
    )
    return this.#repository.clusters
      .filter(({ name }) => wanted.has(name))
      .flatMap((cluster) =>
        COMPONENTS.flatMap((of) => {
          const from = this.#release(cluster, of)
          if (!from) return []
          return distinctAhead(this.judge.knowledge, from, releasesAhead(this.judge.knowledge, from)).flatMap(
            ({ release, minors, steps }) => {
              const to = resolveRelease(this.judge.knowledge, of, release.judged.text)
              return to ? [{ of, to, guests: isGuest(cluster), minors, steps }] : []
            },
          )
        }),
      )
  }

  /** What a move of every cluster that it is for clears at the most, of all or of some of what is open: judged on the manifests in question alone. */
  hopes(move: Move, among: Iterable<Open> = this.#open): Hope {
    const moving = new Set(this.#repository.clusters.filter((each) => this.#moves(each, move)).map(({ name }) => name))
    const asks = ({ clusters }: Open) => [...clusters].some((name) => this.#movedBy(name, moving) !== undefined)
    const open = new Set(this.#open)
    const pending = [...among].filter((each) => open.has(each) && asks(each))
    if (pending.length === 0) return { cleared: [], clusters: new Set() }
    const asked = pending.flatMap(({ draft }) => pendingIn(draft, this.#now.cells, this.#manifests) ?? [])
    const only = asked.some(({ whole }) => whole)
      ? undefined
      : new Set(asked.flatMap(({ manifests }) => [...manifests]))
    const { sightings } = this.judge.judge(this.#with(move, moving), undefined, only)
    const cleared = clearedBy(sightings, pending, this.#seen)
    const stood = new Set(cleared.flatMap((each) => [...each.clusters].map((name) => this.#movedBy(name, moving))))
    return { cleared, clusters: new Set([...moving].filter((name) => stood.has(name))) }
  }

  /** What a move of these clusters does. */
  on(move: Move, clusters: ReadonlySet<string>): Moved {
    if (clusters.size === 0)
      return {
        clusters,
        cleared: [],
        broken: [],
        breaking: clusters,
        judgement: this.#now,
        repository: this.#repository,
      }
    const repository = this.#with(move, clusters)
    const then = this.judge.judge(repository)
    const was = new Map(repository.clusters.map(({ name }) => [name, name]))
    const { broken } = compare(this.#now, then, was, this.words)
    return {
      clusters,
      cleared: clearedBy(then.sightings, this.#open, this.#seen),
      broken: findingsOf(broken, then.cells, this.words).map(({ finding }) => finding),
      breaking: new Set(broken.flatMap((each) => this.#movedBy(clusterOf(each), clusters) ?? [])),
      judgement: then,
      repository,
    }
  }

  /** The object that is not there and would have to be, for what is found here. */
  lacks(finding: Finding): ObjectRef | undefined {
    return this.#lacks.get(finding)
  }

  /** Goes there, and leaves behind what that clears. */
  go({ repository, judgement, cleared }: Moved): void {
    this.#repository = repository
    this.#now = judgement
    this.#open = this.#open.filter((each) => !cleared.includes(each))
  }

  /** The release of a cluster's component now; the oldest of a range. */
  releaseOf(name: string, of: Component): string | undefined {
    const cluster = this.#repository.clusters.find((each) => each.name === name)
    return cluster && this.#release(cluster, of)?.display
  }

  #release({ name }: ClusterSettings, of: Component): Release | undefined {
    return this.#cell(name)?.profile[of]
  }

  #cell(name: string): MatrixCell | undefined {
    return this.#now.cells.find(({ settings, coming }) => settings.name === name && !coming)
  }

  #moves(cluster: ClusterSettings, { of, to, guests }: Move): boolean {
    const from = isGuest(cluster) === guests ? this.#release(cluster, of) : undefined
    return from !== undefined && compareVersions(from.judged, to.judged) < 0
  }

  /** Which of the moving clusters a cluster moves with: itself, or what it runs on. */
  #movedBy(name: string, moving: ReadonlySet<string>): string | undefined {
    return [name, ...this.#below(name)].find((each) => moving.has(each))
  }

  /** What a cluster runs on, the nearest first. */
  #below(name: string): string[] {
    const below: string[] = []
    for (let at: string | undefined = name; at !== undefined; ) {
      const cluster = this.#repository.clusters.find((each) => each.name === at)
      const host: ClusterSettings | undefined = cluster && hostOf(cluster, this.#repository)
      at = host && !below.includes(host.name) ? host.name : undefined
      if (at !== undefined) below.push(at)
    }
    return below
  }

  #with(move: Move, clusters: ReadonlySet<string>): Repository {
    const moved = (each: ClusterSettings) =>
      clusters.has(each.name) ? onRelease(each, move, this.judge.knowledge) : each
    return { ...this.#repository, clusters: this.#repository.clusters.map(moved) }
  }
}

/** Those of which nothing stands any more, neither for another reason that did not stand before. */
function clearedBy(then: readonly Sighting[], open: readonly Open[], before: ReadonlySet<string>): Open[] {
  const causes = new Set(then.map(causeIn))
  const taken = new Set(then.filter((each) => !before.has(causeIn(each))).map(placeIn))
  return open.filter(
    (each) => [...each.causes].every((cause) => !causes.has(cause)) && [...each.places].every((at) => !taken.has(at)),
  )
}

/** The cluster on that release, and next on nothing older. */
function onRelease(cluster: ClusterSettings, { of, to }: Move, knowledge: Knowledge): ClusterSettings {
  const { next, ...others } = cluster
  const moved = withVersions(others, within(cluster.kubernetes, { [of]: to.display }), knowledge)
  if (!next) return moved
  const { [of]: later, ...rest } = next
  const version = typeof later === 'object' && 'version' in later ? later.version : later
  const release = typeof version === 'string' ? resolveRelease(knowledge, of, version) : undefined
  const stays = !release || compareVersions(release.judged, to.judged) > 0
  const left = stays ? next : rest
  return Object.keys(left).every((key) => key === 'from') ? moved : { ...moved, next: left }
}

function isGuest({ host, vcluster }: ClusterSettings): boolean {
  return host !== undefined || vcluster !== undefined
}

function clusterOf({ cell }: Sighting): string {
  return cell?.settings.name ?? ''
}

const keys = new WeakMap<Observation, { cause: string; place: string }>()

function keysOf(sighting: Sighting): { cause: string; place: string } {
  let known = keys.get(sighting.observation)
  if (!known) {
    known = { cause: causeOf(sighting), place: placeOf(sighting) }
    keys.set(sighting.observation, known)
  }
  return known
}

function causeIn(sighting: Sighting): string {
  return `${clusterOf(sighting)}\n${keysOf(sighting).cause}`
}

function placeIn(sighting: Sighting): string {
  return `${clusterOf(sighting)}\n${keysOf(sighting).place}`
}
