import { distinctAhead } from '../cluster/behaviour.js'
import type { Component, Knowledge } from '../cluster/knowledge.js'
import { releasesAhead } from '../cluster/releases.js'
import type { Observation } from '../rules/rule.js'
import type { ClusterSettings } from '../settings.js'
import type { Brief, Need } from '../upgrade.js'
import type { Manifest } from '../workload/manifest.js'
import type { Sighting } from './causes.js'
import { hostOf, type MatrixCell } from './cells.js'
import { type Draft, findingsOf, type Words } from './findings.js'
import type { Judge, Judgement } from './judge.js'
import { identity } from './pairs.js'
import type { Repository } from './repository.js'
import { causeOf, placeOf } from './standing.js'
import { type Versions, within, withVersions } from './upgrade-versions.js'

/** Versions that a cluster could go to, or the one that it runs on. */
interface Move {
  readonly versions: Versions
  readonly ofHost: boolean
  /** `kruise 1.8.0`, `kruise 1.8.0 on prod-eu`. */
  readonly names: readonly string[]
  readonly minors: number
  readonly steps: number
}

/** In the order in which they are told and, at the same distance, tried: a controller is sooner raised than a cluster. */
export const COMPONENTS: readonly Component[] = ['kruise', 'vcluster', 'kubernetes']

/** How many pairs of releases are tried where no single one clears a finding. */
const MOST_PAIRS = 300

/** One finding in clusters that are alike, and what to look for on another release. */
export interface Pending {
  readonly draft: Draft
  readonly clusters: readonly string[]
  readonly causes: ReadonlySet<string>
  readonly places: ReadonlySet<string>
  readonly victims: ReadonlySet<string>
  readonly manifests: ReadonlySet<Manifest>
  /** Whether it was seen in the cluster itself, and in no one manifest. */
  readonly whole: boolean
}

/** For each finding the smallest change of versions that clears it, cluster by cluster; clusters of one answer together. */
export function needsOf(
  drafts: readonly Draft[],
  then: Judgement,
  repository: Repository,
  judge: Judge,
  words: Words,
): Map<Draft, Need[]> {
  const judgedFor = manifestsOf(then)
  const needs = new Map<Draft, Need[]>(drafts.map((each) => [each, []]))
  for (const cells of alike(then.cells, repository)) {
    const pending = drafts.flatMap((draft) => pendingIn(draft, cells, judgedFor) ?? [])
    if (pending.length === 0) continue
    const search = new Search(cells[0] as MatrixCell, then, repository, judge, words)
    for (const [each, move] of search.find(pending)) {
      const need = {
        clusters: each.clusters,
        releases: move?.names ?? [],
        breaks: move ? search.breaks(move, each) : [],
      }
      needs.get(each.draft)?.push(need)
    }
  }
  return new Map([...needs].map(([draft, each]) => [draft, joined(each)]))
}

/** Tries releases on one cluster. */
class Search {
  readonly #cluster: ClusterSettings
  readonly #seen: readonly Sighting[]
  readonly #causes: ReadonlySet<string>
  readonly #broken = new Map<Move, readonly Sighting[]>()

  constructor(
    readonly cell: MatrixCell,
    then: Judgement,
    readonly repository: Repository,
    readonly judge: Judge,
    readonly words: Words,
  ) {
    this.#cluster = cell.settings
    this.#seen = then.sightings.filter((each) => each.cell?.settings.name === cell.settings.name)
    this.#causes = new Set(this.#seen.map(causeOf))
  }

  /** The first move that clears each of them: one component, and two only where no single one does. */
  find(all: readonly Pending[]): Map<Pending, Move | undefined> {
    const found = new Map<Pending, Move | undefined>(all.map((each) => [each, undefined]))
    const { cell, judge } = this
    const own = movesOf(cell, judge.knowledge, false)
    const singles = [...own, ...(cell.host ? movesOf(cell.host, judge.knowledge, true) : [])].sort(byDistance)
    let left = [...all]
    for (const moves of [singles, pairsOf(own)]) {
      // What is seen of the cluster itself takes all of its manifests each time, and is no matter of two components.
      if (moves !== singles) left = left.filter(({ whole }) => !whole)
      for (const move of moves) {
        if (left.length === 0) return found
        const only = new Set(left.flatMap(({ manifests }) => [...manifests]))
        const sightings = this.#on(move, left.some(({ whole }) => whole) ? undefined : only)
        const standing = new Set(sightings.map(causeOf))
        const fresh = sightings.filter((each) => !this.#causes.has(causeOf(each)))
        const refused = new Set(fresh.flatMap((each) => (each.observation.refusal ? victimOf(each) : [])))
        const taken = new Set(fresh.map(placeOf))
        const cleared = left.filter(
          ({ causes, places, victims }) =>
            [...causes].every((cause) => !standing.has(cause)) &&
            [...places].every((place) => !taken.has(place)) &&
            [...victims].every((each) => !refused.has(each)),
        )
        for (const each of cleared) found.set(each, move)
        left = left.filter((each) => !cleared.includes(each))
      }
    }
    return found
  }

  /** What newly breaks there. */
  breaks(move: Move, { draft }: Pending): Brief[] {
    let broken = this.#broken.get(move)
    if (!broken) {
      broken = this.#on(move).filter((each) => !this.#causes.has(causeOf(each)))
      this.#broken.set(move, broken)
    }
    return findingsOf(broken, this.#cells(broken), this.words).flatMap(({ finding }) => {
      const { ruleId, severity, message, file, line, fingerprint } = finding
      return fingerprint === draft.finding.fingerprint ? [] : [{ ruleId, severity, message, file, line }]
    })
  }

  #cells(sightings: readonly Sighting[]): MatrixCell[] {
    return [...new Set(sightings.flatMap(({ cell }) => cell ?? []))]
  }

  #on({ versions, ofHost }: Move, only?: ReadonlySet<Manifest>): readonly Sighting[] {
    const moved = (cluster: ClusterSettings) =>
      withVersions(cluster, within(cluster.kubernetes, versions), this.judge.knowledge)
    const host = hostOf(this.#cluster, this.repository)
    const cluster = ofHost ? this.#cluster : moved(this.#cluster)
    const clusters = [cluster, ...(host ? [ofHost ? moved(host) : host] : [])]
    const { sightings } = this.judge.judge({ ...this.repository, clusters }, undefined, only)
    return sightings.filter((each) => each.cell?.settings.name === cluster.name)
  }
}

/** The releases ahead of a cluster that differ in anything, the nearest first: by minors, then by releases. */
function movesOf({ profile }: MatrixCell, knowledge: Knowledge, ofHost: boolean): Move[] {
  const on = ofHost ? ` on ${profile.name}` : ''
  return COMPONENTS.flatMap((of) => {
    const release = profile[of]
    if (!release) return []
    return distinctAhead(knowledge, release, releasesAhead(knowledge, release)).map(
      ({ release: { display, judged }, minors, steps }) => {
        return { versions: { [of]: display }, ofHost, names: [`${of} ${judged.text}${on}`], minors, steps }
      },
    )
  }).sort(byDistance)
}

function pairsOf(singles: readonly Move[]): Move[] {
  return singles
    .flatMap((one, at) =>
      singles.slice(at + 1).flatMap((other) => {
        const versions = { ...one.versions, ...other.versions }
        if (Object.keys(versions).length < 2) return []
        const names = [...one.names, ...other.names].sort(byComponent)
        return { versions, ofHost: false, names, minors: one.minors + other.minors, steps: one.steps + other.steps }
      }),
    )
    .sort(byDistance)
    .slice(0, MOST_PAIRS)
}

function byDistance(a: Move, b: Move): number {
  return a.minors - b.minors || a.steps - b.steps
}

function byComponent(a: string, b: string): number {
  const rank = (name: string) => COMPONENTS.findIndex((of) => name.startsWith(`${of} `))
  return rank(a) - rank(b)
}

/** The manifest that was judged when a rule saw something. */
export function manifestsOf({ judged }: Judgement): ReadonlyMap<Observation, Manifest> {
  const found = new Map<Observation, Manifest>()
  for (const each of judged.values())
    for (const [manifest, { sighted }] of each) for (const [, observation] of sighted) found.set(observation, manifest)
  return found
}

export function pendingIn(
  draft: Draft,
  cells: readonly MatrixCell[],
  judgedFor: ReadonlyMap<Observation, Manifest>,
): Pending | undefined {
  const names = new Set(cells.map(({ settings }) => settings.name))
  const seen = draft.seen.filter(({ cell }) => cell && names.has(cell.settings.name))
  if (seen.length === 0) return undefined
  const manifests = seen.flatMap(({ observation }) => [
    ...[judgedFor.get(observation) ?? []].flat(),
    ...('manifest' in observation.at ? [observation.at.manifest] : []),
    ...(observation.affects ? [observation.affects] : []),
  ])
  return {
    draft,
    clusters: [...new Set(seen.flatMap(({ cell }) => cell?.settings.name ?? []))],
    causes: new Set(seen.map(causeOf)),
    places: new Set(seen.map(placeOf)),
    victims: new Set(seen.flatMap(victimOf)),
    manifests: new Set(manifests),
    whole: seen.some(({ observation }) => !judgedFor.has(observation)),
  }
}

function victimOf({ observation: { affects, at } }: Sighting): string[] {
  const victim = affects ?? ('manifest' in at ? at.manifest : undefined)
  return victim ? [identity(victim)] : []
}

/** Cells by what they are, apart from their names: what one needs, the others need. */
export function alike(cells: readonly MatrixCell[], { objects }: Repository): MatrixCell[][] {
  const groups = new Map<string, MatrixCell[]>()
  for (const cell of cells) {
    const { name, environment, places, atMost, next, ...described } = cell.settings
    const held = (objects.get(name) ?? []).map(({ path }) => path)
    const key = JSON.stringify([described, held, cell.profile.hostNamespace])
    groups.set(key, [...(groups.get(key) ?? []), cell])
  }
  return [...groups.values()]
}

/** Clusters of the same answer in one. */
function joined(needs: readonly Need[]): Need[] {
  const answers = new Map<string, Need>()
  for (const need of needs) {
    const key = JSON.stringify([need.releases, need.breaks])
    const known = answers.get(key)
    answers.set(key, known ? { ...known, clusters: [...known.clusters, ...need.clusters] } : need)
  }
  return [...answers.values()]
}
