import type { Fix } from '../finding.js'
import type { Library } from '../gate.js'
import { JUDGING, JUDGING_NEXT, TRYING_FIXES, TRYING_RELEASES, UNTOLD } from '../progress.js'
import type { NeedyFinding, RunsRow, UpgradeReport } from '../upgrade.js'
import type { Manifest } from '../workload/manifest.js'
import { sizeOf } from '../workload/size.js'
import { Allowances } from './allow.js'
import type { MatrixCell } from './cells.js'
import { type Draft, findingsOf, type Words } from './findings.js'
import { withFixes } from './fixes.js'
import { Judge, type Judgement } from './judge.js'
import { judgedCluster, ledgerOf } from './judged.js'
import { identity } from './pairs.js'
import { Places, refOf } from './places.js'
import { type Repository, readAhead } from './repository.js'
import { differencesOfPods } from './running.js'
import { sameRelease } from './same-cell.js'
import { standingIn } from './standing.js'
import { compare } from './upgrade-compare.js'
import { needsOf } from './upgrade-needs.js'
import { wordsOf } from './words.js'

/** The same manifests on clusters as they are and as they would be. */
export interface Crossing {
  readonly from: Repository
  readonly to: Repository
  /** For each cluster of `to` the name of the one of `from` that it is now. */
  readonly was: ReadonlyMap<string, string>
}

/** What would newly break, no longer break and go on to break on other versions, and what would run otherwise. */
export async function upgrade(
  { from, to, was }: Crossing,
  library: Library,
  today: string,
  progress = UNTOLD,
): Promise<UpgradeReport> {
  readAhead([...from.files, ...to.files], progress)
  const judge = new Judge(library.knowledge, undefined, undefined, progress)
  progress.stage(JUDGING)
  const now = judge.judge(from)
  progress.stage(JUDGING_NEXT)
  const then = judge.judge(to)
  const plain = await wordsOf(to, library, today, () => false)
  const compared = compare(now, then, was, plain)
  const words = { ...plain, stood: standingIn([...compared.unchanged, ...compared.mended]) }
  const allowances = new Allowances(to, { policies: plain.policies, today, isWhole: false, isCompared: false })
  const parted = allowances.part([...compared.broken, ...compared.unchanged], then)
  const allowed = new Set(parted.allowed)
  const [broken, unchanged] = [compared.broken, compared.unchanged].map((each) =>
    findingsOf(
      each.filter((one) => !allowed.has(one)),
      then.cells,
      words,
    ),
  )
  const listed = allowances.listed(parted, then, words, () => false).filter(({ allows }) => allows.length > 0)
  const mended = findingsOf(compared.mended, now.cells, words)
  const drafts = [...(broken as Draft[]), ...(unchanged as Draft[])]
  progress.stage(TRYING_RELEASES)
  const needs = needsOf(drafts, then, to, judge, words)
  progress.stage(TRYING_FIXES)
  const fixes = fixesOf(drafts, [from, to], judge, words)
  const needy = (each: Draft): NeedyFinding => {
    const fix = fixes.get(each.finding.fingerprint)
    return { ...each.finding, ...(fix && { fix }), needs: needs.get(each) ?? [] }
  }
  return {
    schemaVersion: 1,
    upgrades: [...was].map(([name, old]) => ({
      cluster: name,
      from: now.cells.filter(({ settings }) => settings.name === old).map(judgedCluster),
      to: then.cells.filter(({ settings }) => settings.name === name).map(judgedCluster),
    })),
    broken: (broken as Draft[]).map(needy),
    mended: mended.map(({ finding }) => finding),
    unchanged: (unchanged as Draft[]).map(needy),
    runs: runsOf(now, then, was),
    ...(listed.length > 0 && { allowances: listed }),
    ledger: ledgerOf(then.contents, to),
  }
}

/** The fixes by fingerprint that clear a finding on every side, and add none on any. */
export function fixesOf(
  drafts: readonly Draft[],
  sides: readonly Repository[],
  judge: Judge,
  words: Words,
): Map<string, Fix> {
  // What breaks for some workloads already and for others only then is one text to mend.
  const causes = new Map(drafts.map((each) => [each.finding.fingerprint, each]))
  if (causes.size === 0 || drafts.every(({ proposals }) => proposals.length === 0)) return new Map()
  const [first] = sides
  const judged = (repositories: readonly Repository[]) => {
    const all = repositories.map((each) => judge.judge(each))
    return findingsOf(
      all.flatMap(({ sightings }) => sightings),
      all.flatMap(({ cells }) => cells),
      words,
    ).map(({ finding }) => finding)
  }
  const others = new Set(judged(sides).flatMap(({ fingerprint }) => (causes.has(fingerprint) ? [] : fingerprint)))
  const { contents } = judge.judge(first as Repository)
  const findings = withFixes([...causes.values()], contents, (mend) =>
    judged(sides.map((side) => ({ ...side, files: mend(side.files) }))).filter(
      ({ fingerprint }) => !others.has(fingerprint),
    ),
  )
  return new Map(findings.flatMap(({ fingerprint, fix }) => (fix ? [[fingerprint, fix]] : [])))
}

/** What each cluster would run otherwise than now: the largest workloads first. */
function runsOf(now: Judgement, then: Judgement, was: ReadonlyMap<string, string>): RunsRow[] {
  const places = new Places()
  const rows = new Map<string, { manifest: Manifest; runs: readonly string[]; clusters: Set<string> }>()
  for (const cell of then.cells) {
    const old = cellNow(cell, was.get(cell.settings.name), now.cells)
    const before = old && now.judged.get(old)
    for (const [manifest, { seen }] of then.judged.get(cell) ?? []) {
      const earlier = before?.get(manifest)?.seen
      if (!earlier || earlier === seen) continue
      const runs = differencesOfPods(earlier, seen)
      if (runs.length === 0) continue
      const key = JSON.stringify([identity(manifest), manifest.document.file.path, runs])
      const row = rows.get(key) ?? { manifest, runs, clusters: new Set() }
      row.clusters.add(cell.settings.name)
      rows.set(key, row)
    }
  }
  return [...rows.values()]
    .map(({ manifest, runs, clusters }) => {
      const { file, line } = places.of({ manifest, path: [] })
      return { object: refOf(manifest), file, line, pods: sizeOf(manifest), clusters: [...clusters], runs }
    })
    .sort((a, b) => b.pods - a.pods)
}

/** The cell that this one is now; of a range the same release, else the newest. */
function cellNow(cell: MatrixCell, name: string | undefined, cells: readonly MatrixCell[]): MatrixCell | undefined {
  const named = cells.filter(({ settings }) => settings.name === name)
  return sameRelease(cell, named) ?? named.at(-1)
}
