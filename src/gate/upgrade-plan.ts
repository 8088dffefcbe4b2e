import type { Library } from '../gate.js'
import { JUDGING, TRYING_FIXES, TRYING_RELEASES, UNTOLD } from '../progress.js'
import type { ClusterSettings } from '../settings.js'
import type { ClusterPlan, PlannedChange, PlanReport, PlanStep } from '../upgrade.js'
import type { Sighting } from './causes.js'
import type { MatrixCell } from './cells.js'
import { type Draft, findingsOf, type Words } from './findings.js'
import { Judge, type Judgement } from './judge.js'
import { judgedCluster, ledgerOf } from './judged.js'
import { readAhead } from './repository.js'
import { type Crossing, fixesOf } from './upgrade.js'
import { alike } from './upgrade-needs.js'
import { ordersOf } from './upgrade-order.js'
import { Planning, planned, type State } from './upgrade-states.js'
import { wordsOf } from './words.js'

/** What each known release ahead does, up to where a crossing leads; in which order, and what to change before. */
export async function plan(
  { from, to, was }: Crossing,
  library: Library,
  today: string,
  progress = UNTOLD,
): Promise<PlanReport> {
  const { knowledge } = library
  readAhead(from.files, progress)
  const judge = new Judge(knowledge, undefined, undefined, progress)
  progress.stage(JUDGING)
  const now = judge.judge(from)
  const words = await wordsOf(to, library, today, () => false)
  const states: State[] = []
  const plans: ClusterPlan[] = []
  const changes = new Changes(words)
  progress.stage(TRYING_RELEASES)
  for (const cells of alike(now.cells, from)) {
    const own = cells.filter(({ settings }) => settings === cells[0]?.settings)
    // Of a range the newest is where its releases ahead begin.
    const [oldest, cell] = [own[0], own.at(-1)] as [MatrixCell, MatrixCell]
    const clusters = [...new Set(cells.map(({ settings }) => settings.name))]
    const planned = new Planning(cell, from, now, judge, words)
    const target = targetOf(cell.settings, to.clusters, was)
    const ahead = planned.ahead(target, knowledge)
    const orders = ordersOf(planned, target, words)
    if (ahead.length === 0 && from !== to) continue
    for (const state of ahead) changes.add(state, clusters)
    states.push(...ahead)
    const { kubernetes } = judgedCluster(oldest)
    const last = judgedCluster(cell)
    plans.push({
      clusters,
      now: { ...last, kubernetes: oldest === cell ? kubernetes : `${kubernetes} - ${last.kubernetes}` },
      steps: ahead.map((each) => stepOf(each, cell, now, words)),
      orders,
    })
  }
  const sides = [from, ...states.filter(({ compared }) => compared.broken.length > 0).map((each) => each.repository)]
  progress.stage(TRYING_FIXES)
  const fixes = fixesOf(changes.drafts, sides, judge, words)
  return { schemaVersion: 1, plans, changes: changes.all(fixes), ledger: ledgerOf(now.contents, from) }
}

/** The cluster as it would be, under the name that it has. */
function targetOf(
  cluster: ClusterSettings,
  all: readonly ClusterSettings[],
  was: ReadonlyMap<string, string>,
): ClusterSettings {
  const target = all.find(({ name }) => was.get(name) === cluster.name) ?? cluster
  return target.name === cluster.name ? target : { ...target, name: cluster.name }
}

/** What has to change in manifests, and before which releases. */
class Changes {
  readonly #found = new Map<string, { draft: Draft; before: Map<string, Set<string>> }>()

  constructor(readonly words: Words) {}

  get drafts(): Draft[] {
    return [...this.#found.values()].map(({ draft }) => draft)
  }

  add({ compared, cells, releases }: State, clusters: readonly string[]): void {
    for (const draft of findingsOf(compared.broken, cells, this.words)) {
      const { ruleId, file, line, column, message, refusal } = draft.finding
      const key = JSON.stringify([ruleId, file, line, column, message, refusal?.message])
      const known = this.#found.get(key) ?? { draft, before: new Map() }
      this.#found.set(key, known)
      const release = releases.join(', ')
      const [component = ''] = release.split(' ')
      // The first release of a component, and all together only where no single one brings it.
      const told = [...known.before].some(
        ([each, names]) =>
          (each.startsWith(`${component} `) || releases.length > 1) && clusters.every((name) => names.has(name)),
      )
      if (!told) known.before.set(release, new Set([...(known.before.get(release) ?? []), ...clusters]))
    }
  }

  all(fixes: ReturnType<typeof fixesOf>): PlannedChange[] {
    return [...this.#found.values()]
      .map(({ draft: { finding }, before }) => {
        const fix = fixes.get(finding.fingerprint)
        const first = [...before].map(([release, names]) => ({ release, clusters: [...names] }))
        const clusters = [...new Set(first.flatMap((each) => each.clusters))]
        return { ...finding, clusters, ...(fix && { fix }), before: first }
      })
      .sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1))
  }
}

function stepOf({ releases, compared, cells }: State, cell: MatrixCell, now: Judgement, words: Words): PlanStep {
  const moved = cells.filter(({ settings }) => settings.name === cell.settings.name)
  const notes = new Set(
    moved.flatMap(({ profile }) => [...profile.notes, ...profile.problems.map((each) => each.message)]),
  )
  const all = (sightings: readonly Sighting[], of: readonly MatrixCell[]) => findingsOf(sightings, of, words)
  const broken = all(compared.broken, cells)
  const isSure = ({ finding }: Draft) => finding.assumes.length === 0 && finding.basis.level !== 'derived'
  return {
    releases,
    broken: broken.filter(isSure).map(planned),
    mended: all(compared.mended, now.cells).map(planned),
    unknown: broken.filter((each) => !isSure(each)).map(planned),
    notes: [...notes].filter((note) => !cell.profile.notes.includes(note)),
  }
}
