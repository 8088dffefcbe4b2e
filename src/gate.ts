import { isDeepStrictEqual } from 'node:util'
import { type Outcome, simulate as simulateManifest } from './admission/simulate.js'
import { World } from './admission/world.js'
import type { Knowledge } from './cluster/knowledge.js'
import { judgeOnce } from './cluster/matrix.js'
import type { JudgedCluster, Refusal, Report } from './finding.js'
import type { Sighting } from './gate/causes.js'
import { cellsOf, identity, type MatrixCell } from './gate/cells.js'
import { findingsOf, type Words } from './gate/findings.js'
import { withFixes } from './gate/fixes.js'
import { Places } from './gate/places.js'
import { firstWith, firstWithout } from './gate/releases.js'
import { type Contents, type Repository, readContents } from './gate/repository.js'
import { simulatedObject, simulatedPod, simulatedUpdate } from './gate/simulation.js'
import { tenantsOf } from './gate/tenants.js'
import type { Policy } from './policy/policy.js'
import { updateOf } from './rollout/update.js'
import { RULES } from './rules/index.js'
import type { Observation } from './rules/rule.js'
import type { SimulatedObject, SimulatedPod, SimulatedUpdate, Simulation } from './simulation.js'
import { meantBy } from './workload/kinds.js'

export type { Repository } from './gate/repository.js'

/** What the gate knows of upstream, and what it says of it. */
export interface Library {
  readonly knowledge: Knowledge
  /** The policies by id; asked for only where there is something to say. */
  policies(): Promise<Readonly<Record<string, Policy>>>
}

/**
 * The findings for a repository's manifests on its clusters. `today` is `2026-11-21`; `isChanged` tells the files that a
 * change touches.
 */
export async function check(
  repository: Repository,
  library: Library,
  today: string,
  isChanged: (file: string) => boolean = () => true,
): Promise<Report> {
  const { knowledge } = library
  const { contents, cells, sightings } = judge(repository, knowledge)
  const ledger = ledgerOf(contents, repository)
  const clusters = cells.map(judgedCluster)
  if (sightings.length === 0) return { schemaVersion: 1, clusters, findings: [], ledger }
  const words: Words = {
    policies: await library.policies(),
    settings: repository.settings,
    today,
    isChanged,
    since: (fact) => firstWith(fact, knowledge),
    until: (fact) => firstWithout(fact, knowledge),
  }
  const findings = withFixes(findingsOf(sightings, cells, words), repository, contents, (files) => {
    const again = judge({ ...repository, files }, knowledge)
    return findingsOf(again.sightings, again.cells, words).map(({ finding }) => finding)
  })
  return { schemaVersion: 1, clusters, findings, ledger }
}

function ledgerOf({ documents, skipped }: Contents, { skipped: left = [] }: Repository): Report['ledger'] {
  return {
    documents: documents.length + left.length,
    checked: documents.length - skipped.length,
    skipped: [...left, ...skipped],
  }
}

/** What each cluster would do with a repository's manifests; `base` is what runs there now. */
export function simulate(
  repository: Repository,
  { knowledge }: Pick<Library, 'knowledge'>,
  base?: Repository,
): Simulation {
  const { manifests } = readContents(repository.files)
  const before = new Map(base && readContents(base.files).manifests.map((each) => [identity(each), each]))
  const cells = cellsOf(repository, manifests, knowledge, 'stop', before)
  const places = new Places()
  const clusters = new Map<
    MatrixCell,
    { objects: SimulatedObject[]; pods: SimulatedPod[]; updates: SimulatedUpdate[] }
  >(cells.map((cell) => [cell, { objects: [], pods: [], updates: [] }]))
  for (const manifest of manifests) {
    const there = cells.filter(({ applied }) => applied.has(manifest))
    const old = before.get(identity(manifest))
    const judged = judgeOnce(there, (reading) => {
      const world = new World(reading)
      const outcome = simulateManifest(manifest, world, 'stop', old)
      const changed = old && !isDeepStrictEqual(old.value, manifest.value)
      const update = changed && updateOf(old, outcome, world, new World(reading, undefined, true))
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

interface Judgement {
  readonly contents: Contents
  readonly cells: readonly MatrixCell[]
  readonly sightings: readonly Sighting[]
}

/** What the rules see in every manifest, in every cluster that it goes to. */
function judge(repository: Repository, knowledge: Knowledge): Judgement {
  const contents = readContents(repository.files)
  const cells = cellsOf(repository, contents.manifests, knowledge, 'look-past')
  const held = readContents([...new Set([...repository.objects.values()].flat())])
  const sightings: Sighting[] = [...sightDocuments(contents), ...sightDocuments(held)]
  const outcomes = new Map<MatrixCell, Outcome[]>(cells.map((cell) => [cell, []]))
  for (const manifest of contents.manifests) {
    if (meantBy(manifest.group, manifest.kind).length === 0) continue
    const there = cells.filter(({ applied }) => applied.has(manifest))
    const judged = judgeOnce(there, (reading) => {
      const seen = simulateManifest(manifest, new World(reading), 'look-past')
      return { seen, sighted: [...sight(seen)] }
    })
    for (const [at, cell] of there.entries()) {
      const { seen, sighted } = judged.outcomes[at] as { seen: Outcome; sighted: [string, Observation][] }
      outcomes.get(cell)?.push(seen)
      for (const [ruleId, observation] of sighted) sightings.push({ ruleId, observation, cell })
    }
  }
  for (const cell of cells) {
    for (const tenant of tenantsOf(cell, cells, contents, outcomes.get(cell) ?? [], knowledge)) {
      for (const rule of RULES) {
        for (const observation of rule.observeTenant?.(tenant) ?? [])
          sightings.push({ ruleId: rule.id, observation, cell })
      }
    }
  }
  return { contents, cells, sightings }
}

/** What every rule sees in an outcome; a refusal that one has words for is no other's to speak of. */
function* sight(seen: Outcome): Iterable<[string, Observation]> {
  const claimed = new Set<Refusal>()
  for (const { id, observe } of RULES) {
    for (const observation of observe?.(seen, claimed) ?? []) {
      for (const refusal of observation.claims ?? (observation.refusal ? [observation.refusal] : []))
        claimed.add(refusal)
      yield [id, observation]
    }
  }
}

function* sightDocuments({ documents }: Contents): Iterable<Sighting> {
  for (const { id: ruleId, observeDocument } of RULES) {
    for (const document of observeDocument ? documents : []) {
      for (const observation of observeDocument?.(document) ?? []) yield { ruleId, observation, cell: undefined }
    }
  }
}

/** The kinds whose unseen objects could change what the rules say. */
const OPEN_KINDS = ['PriorityClass', 'LimitRange', 'ResourceQuota', 'SidecarSet', 'WorkloadSpread']

/** A cluster as it was judged. */
function judgedCluster({ profile, settings }: MatrixCell): JudgedCluster {
  return {
    name: profile.name,
    environment: profile.environment ?? null,
    kubernetes: profile.kubernetes.display,
    kruise: profile.kruise?.display ?? null,
    vcluster: profile.vcluster?.display ?? null,
    host: settings.host ?? null,
    notes: [...profile.notes, ...profile.problems.map(({ message }) => message)],
    openKinds: OPEN_KINDS.filter((kind) => !profile.closed(kind)),
  }
}
