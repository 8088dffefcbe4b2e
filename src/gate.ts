import { isDeepStrictEqual } from 'node:util'
import { simulate as simulateManifest } from './admission/simulate.js'
import { World } from './admission/world.js'
import type { Knowledge } from './cluster/knowledge.js'
import { judgeOnce } from './cluster/matrix.js'
import type { Report } from './finding.js'
import { Allowances, isAsked, newIn } from './gate/allow.js'
import { askedIn } from './gate/asked.js'
import { cellsOf, type MatrixCell } from './gate/cells.js'
import { rolloutOf, sightChange } from './gate/change.js'
import { ChangedHere } from './gate/changed-here.js'
import { Destinations } from './gate/destinations.js'
import { findingsOf } from './gate/findings.js'
import { withFixes } from './gate/fixes.js'
import { Judge, type Judgement } from './gate/judge.js'
import { judgedCluster, judgedClusters, ledgerOf } from './gate/judged.js'
import { goneFrom, mendedIn } from './gate/mended.js'
import { Pairs } from './gate/pairs.js'
import { Places } from './gate/places.js'
import { type Repository, readAhead, readContents } from './gate/repository.js'
import { simulatedObject, simulatedPod, simulatedUpdate } from './gate/simulation.js'
import { standingIn } from './gate/standing.js'
import { unreadable } from './gate/unread.js'
import { versionsChange } from './gate/versions.js'
import { wordsOf } from './gate/words.js'
import type { Policy } from './policy/policy.js'
import {
  FINDING_LINES,
  JUDGING,
  JUDGING_BEFORE,
  numbered,
  type Progress,
  SIMULATING,
  TRYING_FIXES,
  UNTOLD,
} from './progress.js'
import { updateOf } from './rollout/update.js'
import type { SimulatedObject, SimulatedPod, SimulatedUpdate, Simulation } from './simulation.js'
import { renderingOf } from './source/rendered.js'
import type { Manifest } from './workload/manifest.js'

export type { NamedSnapshot, Repository } from './gate/repository.js'

/** What the gate knows of upstream, and what it says of it. */
export interface Library {
  readonly knowledge: Knowledge
  /** The policies by id; asked for only where there is something to say. */
  policies(): Promise<Readonly<Record<string, Policy>>>
}

/** The old side of a change: the manifests that run today. */
export interface Before {
  readonly base: Repository
  /** The new side's manifests in the clusters as the old side describes them, where the change touches that. */
  readonly asBefore?: Repository
  /** Whether the rules are the new side's own, as the old one has no configuration. */
  readonly ownRules?: boolean
  /** Files of the new side that are judged with those of another configuration: nothing of them is deleted or mended here. */
  readonly elsewhere?: ReadonlySet<string>
}

/** What a report is judged by beside the manifests. */
export interface Circumstances {
  /** `2026-11-21`. */
  readonly today: string
  /** Whether a change touches the file; all do without it. */
  readonly isChanged?: (file: string) => boolean
  /** Whether this is all that the configuration speaks of: of an allowance in a part of it nobody can tell whether it is needed. */
  readonly isWhole?: boolean
  /** Without it everything counts as new. */
  readonly before?: Before | undefined
  readonly progress?: Progress | undefined
}

/** The findings for a repository's manifests on its clusters, and what a change does there. */
export async function check(
  repository: Repository,
  library: Library,
  { today, isChanged = () => true, isWhole = false, before, progress = UNTOLD }: Circumstances,
): Promise<Report> {
  const { knowledge } = library
  const sides = [repository, ...(before?.asBefore ? [before.asBefore] : [])]
  readAhead(
    [...sides, ...(before ? [before.base] : [])].flatMap(({ files }) => files),
    progress,
  )
  const pairs = before && new Pairs(readContents(before.base.files).manifests)
  const judge = new Judge(knowledge, pairs, today, progress)
  progress.stage(JUDGING)
  const heads = sides.map((side) => judge.judge(side))
  if (before) progress.stage(JUDGING_BEFORE)
  const base = before && judge.judge(before.base)
  const { contents } = heads[0] as Judgement
  const cells = heads.flatMap((head) => head.cells)
  const sightingsOf = (judgements: readonly Judgement[]) => [
    ...judgements.flatMap((each) => each.sightings),
    ...(pairs && base ? sightChange(judgements, base, pairs) : []),
  ]
  const sightings = sightingsOf(heads)
  // What stood in these files may stand there still.
  const notSeen = new Set([
    ...(base ? unreadable(contents, base.contents) : []),
    ...(before?.elsewhere ?? []),
    ...(repository.unrendered ?? []),
  ])
  const change = pairs && base && { rollout: rolloutOf(heads, base, pairs, notSeen), mended: [] }
  const report: Report = {
    schemaVersion: 1,
    clusters: judgedClusters(cells),
    findings: [],
    ...change,
    ledger: ledgerOf(contents, repository),
  }
  const policies = isAsked([repository, before?.base]) ? await library.policies() : {}
  const terms = { policies, today, isWhole, isCompared: before !== undefined }
  const allowances = new Allowances(repository, terms)
  const court = { cells, contents }
  const parted = allowances.part(sightings, court)
  const old = base && new Allowances(before.base, terms).part(base.sightings, base)
  const had = [...(old?.kept ?? []), ...(old?.said ?? [])]
  const [here, there] = [contents, base?.contents].map((each) => renderedIn(each?.manifests ?? []))
  const isHere = (root: string): boolean => here!.has(root)
  const stood = standingIn(had, isHere)
  const stoodAtAll = standingIn([...had, ...(old?.allowed ?? [])], isHere)
  const gone = base
    ? goneFrom(
        { ...base, sightings: had },
        heads,
        standingIn([...sightings, ...parted.said], (root) => there!.has(root)),
      )
    : []
  if (sightings.length + gone.length + parted.said.length + parted.by.size === 0) return report
  const words = { ...(await wordsOf(repository, library, today, stood)), isChanged }
  const wordsOfAllowed = { ...words, stood: stoodAtAll }
  const lines =
    pairs &&
    new ChangedHere({
      repository,
      base: before.base,
      pairs,
      judge,
      stood: stoodAtAll,
      sightingsOf: (judgements) => {
        const seen = sightingsOf(judgements)
        return [...seen, ...allowances.part(seen, judgements[0] ?? court).said]
      },
    })
  if (before) progress.stage(FINDING_LINES)
  const drafts = findingsOf([...parted.kept, ...parted.said], cells, words).map((draft) =>
    lines ? { ...draft, finding: { ...draft.finding, changedHere: lines.of(draft) } } : draft,
  )
  progress.stage(TRYING_FIXES)
  const findings = withFixes(drafts, contents, (mend) => {
    const again = sides.map((side) => judge.judge({ ...side, files: mend(side.files) }))
    const mended = { cells: again.flatMap((each) => each.cells), contents: again[0]?.contents ?? contents }
    const { kept } = allowances.of({ ...repository, files: mend(repository.files) }).part(sightingsOf(again), mended)
    return findingsOf(kept, mended.cells, words, drafts).map(({ finding }) => finding)
  })
  const [now, asBefore] = heads.map((head) => ({ ...head, sightings: allowances.part(head.sightings, head).kept }))
  const versions = now && asBefore && versionsChange(now, asBefore, words)
  const left = findingsOf(gone, base?.cells ?? [], words).map(({ finding }) => finding)
  const folders = new Set([...(repository.unrendered ?? [])].map((file) => file.replace(/(?:^|\/)[^/]*$/, '') || '.'))
  const mended = mendedIn(left, findings).filter(({ file, renderedFrom: root }) => {
    return !notSeen.has(file) && !(root !== undefined && folders.has(root))
  })
  const isNew = newIn(before && askedIn(before.base), before?.ownRules ?? false)
  const listed = allowances.listed(parted, court, wordsOfAllowed, isNew)
  return {
    ...report,
    findings,
    ...(versions && { versions }),
    ...(change && { mended }),
    ...(listed.length > 0 && { allowances: listed }),
  }
}

/** The rendered texts that hold some of the manifests. */
function renderedIn(manifests: readonly Manifest[]): ReadonlySet<string> {
  return new Set(manifests.map(({ document }) => renderingOf(document.file)))
}

/** What each cluster would do with a repository's manifests; `base` is what runs there now. */
export function simulate(
  repository: Repository,
  { knowledge }: Pick<Library, 'knowledge'>,
  base?: Repository,
  progress = UNTOLD,
): Simulation {
  readAhead([...repository.files, ...(base?.files ?? [])], progress)
  progress.stage(SIMULATING)
  const told = `objects on ${numbered(repository.clusters.length, 'cluster')}`
  const { manifests, passive } = readContents(repository.files)
  const pairs = new Pairs(base ? readContents(base.files).manifests : [])
  const cells = cellsOf(repository, manifests, knowledge, 'stop', { pairs, remains: true })
  const places = new Places()
  const clusters = new Map<
    MatrixCell,
    { objects: SimulatedObject[]; pods: SimulatedPod[]; updates: SimulatedUpdate[] }
  >(cells.map((cell) => [cell, { objects: [], pods: [], updates: [] }]))
  const destinations = new Destinations(cells)
  for (const [done, manifest] of manifests.entries()) {
    progress.step(done + 1, manifests.length, told)
    if (passive.has(manifest)) continue
    const { there, seen } = destinations.of(manifest)
    const judged = judgeOnce(seen, (reading) => {
      const [world, was] = [new World(reading), new World(reading, undefined, true)]
      const old = pairs.before(manifest, was.versionsOf(manifest))
      const outcome = simulateManifest(manifest, world, 'stop', old)
      const changed = old && !isDeepStrictEqual(old.value, manifest.value)
      const update = changed && updateOf(old, outcome, world, was, 'stop')
      return {
        object: simulatedObject(outcome.object, places),
        pods: outcome.pods.map((each) => simulatedPod(each, places)),
        updates: update ? [simulatedUpdate(manifest, update, places)] : [],
      }
    })
    for (const [at, cell] of there.entries()) {
      const into = clusters.get(cell)
      const outcome = judged.outcomes[at]
      if (!into || !outcome) continue
      into.objects.push(outcome.object)
      into.pods.push(...outcome.pods)
      into.updates.push(...outcome.updates)
    }
  }
  return {
    schemaVersion: 1,
    clusters: cells.map((cell) => {
      const { name, kubernetes, kruise, vcluster } = judgedCluster(cell)
      return {
        cluster: { name, kubernetes, kruise, vcluster },
        ...(clusters.get(cell) ?? { objects: [], pods: [], updates: [] }),
      }
    }),
  }
}
