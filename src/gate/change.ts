import { isDeepStrictEqual } from 'node:util'
import { mayExist } from '../admission/simulate.js'
import type { RolloutRow } from '../finding.js'
import { RULES } from '../rules/index.js'
import type { Manifest } from '../workload/manifest.js'
import { sizeOf } from '../workload/size.js'
import { templatePath } from '../workload/template-path.js'
import type { Sighting } from './causes.js'
import type { MatrixCell } from './cells.js'
import type { Judged, Judgement } from './judge.js'
import { identity, type Pairs } from './pairs.js'
import { Places, refOf } from './places.js'
import { differencesOfPods } from './running.js'
import { sameCell } from './same-cell.js'
import { unreadable } from './unread.js'

/** The gravest first, of what touches as many pods. */
const GRAVITY = ['stuck', 'rejected', 'unknown', 'delete', 'recreate', 'in-place', 'create', 'none']

/** What happens to one object in one cluster. */
type Happening = Pick<RolloutRow, 'outcome' | 'because' | 'refusal' | 'runs'>

/** One object in one cluster on both sides of a change. */
interface Meeting {
  readonly cell: MatrixCell
  readonly manifest: Manifest
  readonly before: Manifest | undefined
  readonly now: Judged
  readonly was: Judged | undefined
}

function* meetings(heads: readonly Judgement[], base: Judgement, pairs: Pairs): Iterable<Meeting> {
  for (const { judged, cells } of heads) {
    for (const cell of cells) {
      // What a cluster runs next is no part of this change.
      if (cell.coming) continue
      const before = judgedIn(cell, base)
      const after = judged.get(cell) ?? new Map<Manifest, Judged>()
      const known = new Map<string, Manifest[]>()
      for (const each of before.keys()) known.set(identity(each), [...(known.get(identity(each)) ?? []), each])
      for (const [manifest, now] of after) {
        const old = pairs.before(manifest, known.get(identity(manifest)) ?? [])
        yield { cell, manifest, before: old ?? pairs.before(manifest), now, was: old && before.get(old) }
      }
    }
  }
}

/** What the rules see in what a change brings about. */
export function sightChange(heads: readonly Judgement[], base: Judgement, pairs: Pairs): Sighting[] {
  const rules = RULES.filter(({ observeChange }) => observeChange)
  const seen = new Map<Judged, readonly Sighting[]>()
  const sightings: Sighting[] = []
  for (const { cell, now, was } of meetings(heads, base, pairs)) {
    if (!was || now === was) continue
    const known = seen.get(now)
    const change = { was: was.seen, is: now.seen, update: now.update }
    const all =
      known ??
      rules.flatMap(({ id: ruleId, observeChange }) =>
        [...(observeChange?.(change) ?? [])].map((observation) => ({ ruleId, observation, cell })),
      )
    seen.set(now, all)
    for (const each of all) sightings.push({ ...each, cell })
  }
  return sightings
}

/**
 * What a change does to objects and pods: those that touch most pods first. Nothing of what stays as it is, and of files
 * that are `notSeen` now nothing as deleted.
 */
export function rolloutOf(
  heads: readonly Judgement[],
  base: Judgement,
  pairs: Pairs,
  notSeen: ReadonlySet<string>,
): RolloutRow[] {
  const places = new Places()
  const rows = new Map<string, { manifest: Manifest; happening: Happening; clusters: Set<string> }>()
  const add = (manifest: Manifest, happening: Happening, cell: MatrixCell): void => {
    const key = JSON.stringify([identity(manifest), happening])
    const row = rows.get(key) ?? { manifest, happening, clusters: new Set() }
    row.clusters.add(cell.settings.name)
    rows.set(key, row)
  }
  const gone = new Map<MatrixCell, readonly Manifest[]>()
  for (const { judged, cells } of heads)
    for (const cell of cells) gone.set(cell, deleted(judgedIn(cell, base), judged.get(cell) ?? new Map()))
  const wasNotRead = unreadable(base.contents, (heads[0] as Judgement).contents)
  for (const { cell, manifest, before, now, was } of meetings(heads, base, pairs)) {
    const happening = was ? happeningOf(now, was) : created(manifest, before, gone.get(cell) ?? [], now)
    const isUnseen = !before && wasNotRead.has(manifest.document.file.path)
    if (happening) add(manifest, isUnseen ? UNSEEN : happening, cell)
  }
  for (const [cell, manifests] of gone)
    for (const manifest of manifests)
      if (templatePath(manifest) && !notSeen.has(manifest.document.file.path)) add(manifest, DELETED, cell)
  return [...rows.values()]
    .map(({ manifest, happening, clusters }) => {
      const { file, line } = places.of({ manifest, path: [] })
      return { object: refOf(manifest), file, line, pods: sizeOf(manifest), clusters: [...clusters], ...happening }
    })
    .sort(
      (a, b) =>
        b.pods * WEIGHT[b.outcome] - a.pods * WEIGHT[a.outcome] ||
        GRAVITY.indexOf(a.outcome) - GRAVITY.indexOf(b.outcome) ||
        b.pods - a.pods,
    )
}

const UNSEEN: Happening = { outcome: 'unknown', because: 'its file could not be read before this change', runs: [] }
const DELETED: Happening = { outcome: 'delete', because: 'it is not among the manifests any more', runs: [] }

/** How much of its pods an outcome touches: what stands still ends up below what moves, whatever its size. */
const WEIGHT: Readonly<Record<RolloutRow['outcome'], number>> = {
  stuck: 1,
  rejected: 1,
  recreate: 1,
  delete: 1,
  unknown: 1,
  'in-place': 0.5,
  create: 0.1,
  none: 0,
}

/** What the base has in the same cluster. */
function judgedIn(cell: MatrixCell, base: Judgement): ReadonlyMap<Manifest, Judged> {
  const same = sameCell(cell, base.cells)
  return (same && base.judged.get(same)) ?? new Map()
}

function happeningOf(now: Judged, was: Judged): Happening | undefined {
  if (now === was) return undefined
  if (!mayExist(was.seen) && templatePath(now.seen.object.manifest)) return comes(now, 'it was refused before')
  const runs = differencesOfPods(was.seen, now.seen)
  if (now.update) {
    const { outcome, because, refusals } = now.update
    const [refusal] = refusals
    if (outcome === 'none' && runs.length === 0 && !templatePath(now.seen.object.manifest)) return undefined
    return { outcome, because, ...(refusal && { refusal: { by: refusal.by, message: refusal.message } }), runs }
  }
  if (runs.length === 0) return undefined
  return { outcome: 'none', because: 'pods that run stay as they are; what changes is what new pods get', runs }
}

function created(
  manifest: Manifest,
  before: Manifest | undefined,
  gone: readonly Manifest[],
  now: Judged,
): Happening | undefined {
  if (!templatePath(manifest)) return undefined
  if (before) return comes(now, 'it did not go to this cluster before')
  const { kind, namespace, spec } = manifest
  const renamed = gone.find(
    (each) => each.kind === kind && each.namespace === namespace && isDeepStrictEqual(each.spec, spec),
  )
  const because = renamed ? `renamed from ${renamed.name}, which is deleted: its pods go, and these come` : 'it is new'
  return comes(now, because)
}

/** What is created, unless that is refused. */
function comes({ seen }: Judged, because: string): Happening {
  const [refusal] = mayExist(seen) ? [] : seen.object.refusals
  if (!refusal) return { outcome: 'create', because, runs: [] }
  return { outcome: 'rejected', because, refusal: { by: refusal.by, message: refusal.message }, runs: [] }
}

/** What the base has in a cluster, and the head has not. */
function deleted(was: ReadonlyMap<Manifest, Judged>, now: ReadonlyMap<Manifest, Judged>): Manifest[] {
  const names = new Set([...now.keys()].map(identity))
  return [...was.keys()].filter((each) => !names.has(identity(each)))
}
