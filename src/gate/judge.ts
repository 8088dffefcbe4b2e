import { type Outcome, simulate } from '../admission/simulate.js'
import { World } from '../admission/world.js'
import type { Knowledge } from '../cluster/knowledge.js'
import { judgeOnce, Memory } from '../cluster/matrix.js'
import type { Refusal } from '../finding.js'
import { numbered, type Progress, UNTOLD } from '../progress.js'
import type { Update } from '../rollout/outcome.js'
import { updateOf } from '../rollout/update.js'
import { RULES } from '../rules/index.js'
import type { Observation } from '../rules/rule.js'
import { isFor, isRendered } from '../source/rendered.js'
import { meantBy } from '../workload/kinds.js'
import type { Manifest } from '../workload/manifest.js'
import type { Sighting } from './causes.js'
import { cellsOf, type MatrixCell } from './cells.js'
import { Destinations } from './destinations.js'
import type { Pairs } from './pairs.js'
import { type Contents, type Repository, readContents } from './repository.js'
import { tenantsOf } from './tenants.js'

/** What becomes of one manifest in one cell, and what the rules see there. */
export interface Judged {
  readonly seen: Outcome
  /** What a change of the object does to pods that run; absent for one that is created, or stays as it is. */
  readonly update: Update | undefined
  readonly sighted: readonly (readonly [ruleId: string, observation: Observation])[]
}

/** What the rules see in every manifest, in every cluster that it goes to. */
export interface Judgement {
  readonly contents: Contents
  readonly cells: readonly MatrixCell[]
  readonly sightings: readonly Sighting[]
  /** What became of each manifest of a known kind. Cells that share an outcome, of both sides of a change too, share the object. */
  readonly judged: ReadonlyMap<MatrixCell, ReadonlyMap<Manifest, Judged>>
}

/** Judges repositories that have most of their files in common: what does not differ is judged once. */
export class Judge {
  readonly #memories = new WeakMap<Manifest, Memory<Judged>>()

  constructor(
    readonly knowledge: Knowledge,
    /** The objects as they are before the change. */
    readonly before?: Pairs,
    /** `2026-11-22`; without it nothing is too old. */
    readonly today?: string,
    readonly progress: Progress = UNTOLD,
  ) {}

  /**
   * `instead` gives the manifests that are judged in place of those that the files hold. With `only`, what becomes of these
   * among them, and nothing of texts that no cluster is asked about.
   */
  judge(
    repository: Repository,
    instead = (manifests: readonly Manifest[]) => manifests,
    only?: ReadonlySet<Manifest>,
  ): Judgement {
    const { knowledge, before } = this
    const read = readContents(repository.files)
    const contents = { ...read, manifests: instead(read.manifests) }
    const cells = cellsOf(
      repository,
      contents.manifests,
      knowledge,
      'look-past',
      before && { pairs: before, remains: false },
    )
    const held = readContents([...new Set([...repository.objects.values()].flat())])
    const sightings: Sighting[] = only
      ? []
      : [...sightDocuments(contents), ...sightDocuments(held), ...sightFailures(repository, cells)]
    const judged = new Map<MatrixCell, Map<Manifest, Judged>>(cells.map((cell) => [cell, new Map()]))
    const wanted = contents.manifests.filter((each) => {
      return meantBy(each.group, each.kind).length > 0 && only?.has(each) !== false && !read.passive.has(each)
    })
    const on = `${wanted.length === 1 ? 'object' : 'objects'} on ${numbered(repository.clusters.length, 'cluster')}`
    const destinations = new Destinations(cells)
    let simulations = 0
    for (const [done, manifest] of wanted.entries()) {
      const { there, seen } = destinations.of(manifest)
      const { outcomes, runs } = judgeOnce(
        seen,
        (reading) => judgeOne(manifest, new World(reading), before),
        this.#memory(manifest),
      )
      for (const [at, cell] of there.entries()) {
        const outcome = outcomes[at] as Judged
        judged.get(cell)?.set(manifest, outcome)
        for (const [ruleId, observation] of outcome.sighted) sightings.push({ ruleId, observation, cell })
      }
      simulations += runs
      const told = cells.length > 1 ? `${on}, ${numbered(simulations, 'simulation')}` : on
      this.progress.step(done + 1, wanted.length, told)
    }
    for (const cell of only ? [] : cells) sightings.push(...sightSnapshot(cell, repository, this.today))
    for (const cell of cells) {
      const seen = [...(judged.get(cell)?.values() ?? [])].map((each) => each.seen)
      for (const tenant of tenantsOf(cell, cells, contents, seen, knowledge)) {
        for (const rule of RULES) {
          for (const observation of rule.observeTenant?.(tenant) ?? [])
            sightings.push({ ruleId: rule.id, observation, cell })
        }
      }
    }
    return { contents, cells, sightings, judged }
  }

  #memory(manifest: Manifest): Memory<Judged> {
    let memory = this.#memories.get(manifest)
    if (!memory) {
      memory = new Memory()
      this.#memories.set(manifest, memory)
    }
    return memory
  }
}

function judgeOne(manifest: Manifest, world: World, before: Pairs | undefined): Judged {
  const was = new World(world.cluster, undefined, true)
  const old = before?.changed(manifest, was.versionsOf(manifest))
  const seen = simulate(manifest, world, 'look-past', old)
  const update = old && updateOf(old, seen, world, was, 'look-past')
  return { seen, update, sighted: [...sight(seen)] }
}

/** What every rule sees in an outcome; a refusal that one has words for is no other's to speak of. */
function* sight(seen: Outcome): Iterable<[string, Observation]> {
  const claimed = new Set<Refusal>()
  const asides = seen.pods.flatMap(({ assumes }) => assumes.filter(({ aside }) => aside))
  for (const { id, observe } of RULES) {
    for (const observation of observe?.(seen, claimed) ?? []) {
      for (const refusal of observation.claims ?? (observation.refusal ? [observation.refusal] : []))
        claimed.add(refusal)
      const isOfPods = !observation.refusal || seen.pods.some(({ pod }) => pod.refusals.includes(observation.refusal!))
      const told = asides.length > 0 && isOfPods && { assumes: [...(observation.assumes ?? []), ...asides] }
      yield [id, told ? { ...observation, ...told } : observation]
    }
  }
}

function* sightFailures({ failures = [] }: Repository, cells: readonly MatrixCell[]): Iterable<Sighting> {
  for (const { id: ruleId, observeFailure } of failures.length > 0 ? RULES : []) {
    for (const failure of failures) {
      const isThere = ({ settings, profile }: MatrixCell) => isFor(failure, settings.name, profile.kubernetes.judged)
      const there = failure.goesTo ? cells.filter(isThere) : [undefined]
      for (const observation of observeFailure?.(failure) ?? [])
        for (const cell of there) yield { ruleId, observation, cell }
    }
  }
}

/** What a cluster said of itself is of today, not of what it runs next. */
function* sightSnapshot(cell: MatrixCell, { snapshots }: Repository, today: string | undefined): Iterable<Sighting> {
  const named = cell.coming ? undefined : snapshots?.get(cell.settings.name)
  if (!named) return
  const age = today === undefined ? undefined : (Date.parse(today) - Date.parse(named.taken)) / DAY
  for (const { id: ruleId, observeSnapshot } of RULES) {
    for (const observation of observeSnapshot?.({ ...named, file: named.file.path, age }) ?? [])
      yield { ruleId, observation, cell }
  }
}

const DAY = 24 * 60 * 60 * 1000

function* sightDocuments({ documents }: Contents): Iterable<Sighting> {
  for (const { id: ruleId, observeDocument } of RULES) {
    for (const document of observeDocument ? documents : []) {
      // A tool writes no text that is wrong by itself.
      if (isRendered(document.file)) continue
      for (const observation of observeDocument?.(document) ?? []) yield { ruleId, observation, cell: undefined }
    }
  }
}
