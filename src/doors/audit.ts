import type { Audit, AuditFinding } from '../audit.js'
import type { Finding, JudgedCluster, Report } from '../finding.js'
import { Fleet } from '../gate/fleet.js'
import { stepsOf } from '../gate/fleet-steps.js'
import { Judge } from '../gate/judge.js'
import { wordsOf } from '../gate/words.js'
import { eachOf, JUDGING, TRYING_RELEASES, UNTOLD } from '../progress.js'
import { byDay, datesIn } from './audit/dates.js'
import { ownersIn } from './audit/owners.js'
import { placedIn, shownIn, under } from './audit/placed.js'
import { stepsFor, type Told } from './audit/steps.js'
import { type Checked, check } from './check.js'
import { diskTree } from './disk.js'
import { ledgersOf } from './ledgers.js'
import { dayOf, LIBRARY } from './library.js'
import type { Selection } from './selection.js'
import { UsageError } from './usage-error.js'
import { readWorlds, type Worlds } from './worlds.js'

/** A checkout that is audited. */
export interface AuditFolder {
  readonly cwd: string
  /** Its path from where all of them stand, as outputs call it: `shop`; '' for one that stands alone. */
  readonly name: string
}

/** What an audit is to look at; paths and the configuration are each checkout's own. */
export interface AuditOptions extends Omit<Selection, 'standardInput'> {
  readonly folders: readonly AuditFolder[]
  /** The day (`2026-11-21`) on which levels, allowances and dates are judged; today without it. */
  readonly today?: string | undefined
}

/** An audit with the texts that it speaks of. */
export interface Audited {
  readonly audit: Audit
  /** What a person should be told of how the clusters were chosen, a line each. */
  readonly notes: readonly string[]
  textOf(file: string): string | undefined
  lineOf(file: string, line: number): string | undefined
}

/** One checkout, judged as `check` judges it. */
interface Judged {
  readonly folder: AuditFolder
  readonly checked: Checked
  readonly worlds: Worlds
  readonly report: Report
  readonly findings: ReadonlyMap<Finding, AuditFinding>
  shown(cluster: string, config: string | undefined): string
}

/**
 * Judges all of one checkout or several, and orders what was found by what to do about it. A checkout that cannot be judged is
 * told in `failed`; rejects with a UsageError where none can.
 */
export async function audit({ folders, today, ...selection }: AuditOptions): Promise<Audited> {
  const day = dayOf({ today })
  const judged: Judged[] = []
  const failed: { repository: string; problem: string }[] = []
  const progressOf = eachOf(selection.progress, JUDGING, folders.length, 'checkouts')
  for (const [at, folder] of folders.entries()) {
    try {
      judged.push(await judge(folder, { ...selection, progress: progressOf(at) }, day, folders.length > 1))
    } catch (error) {
      if (!(error instanceof UsageError)) throw error
      failed.push({ repository: folder.name, problem: error.message })
    }
  }
  if (judged.length === 0)
    throw new UsageError(
      failed.map(({ repository, problem }) => [repository, problem].filter(Boolean).join(': ')).join('; '),
    )
  const found = judged.flatMap(({ findings }) => [...findings.values()])
  const { fleets, told } = await fleetsOf(judged, selection, day)
  const dates = judged.flatMap(({ folder, checked, worlds }) =>
    datesIn(
      checked.report,
      worlds.repositories.map(({ settings }) => settings),
      day,
    ).map((each) => ({ ...each, file: each.file === null ? null : under(folder.name, each.file) })),
  )
  return {
    audit: {
      schemaVersion: 1,
      today: day,
      repositories: judged.map(({ folder }) => folder.name),
      clusters: [
        ...new Set(
          judged.flatMap(({ checked, shown }) => checked.report.clusters.map((each) => shown(each.name, each.config))),
        ),
      ],
      report: together(judged.map(({ report }) => report)),
      steps: stepsFor(found, stepsOf(fleets), told),
      dates: dates.sort(byDay),
      failed,
    },
    notes: judged.flatMap(({ folder, checked }) =>
      checked.notes.map((note) => (folder.name === '' ? note : `${folder.name}: ${note}`)),
    ),
    ...textsOf(judged),
  }
}

async function judge(
  folder: AuditFolder,
  selection: Omit<Selection, 'standardInput'>,
  today: string,
  several: boolean,
): Promise<Judged> {
  const { cwd, name } = folder
  const checked = await check({ ...selection, cwd, today })
  const worlds = readWorlds(selection, diskTree(cwd), LIBRARY.knowledge)
  const owners = ownersIn(cwd)
  const config = several && !selection.adHoc ? worlds.repositories[0]?.settings.file?.path : undefined
  const report = placedIn(name, checked.report, config)
  const findings = new Map(
    checked.report.findings.map((each, at): [Finding, AuditFinding] => [
      each,
      { ...(report.findings[at] as Finding), owners: owners(each.file) },
    ]),
  )
  return { folder, checked, worlds, report, findings, shown: shownIn(checked.report.clusters) }
}

/** The clusters of every configuration of every checkout, with what the reports found there. */
async function fleetsOf(
  judged: readonly Judged[],
  { adHoc, progress = UNTOLD }: Selection,
  today: string,
): Promise<{ fleets: Fleet[]; told: Told[] }> {
  progress.stage(TRYING_RELEASES)
  const fleets: Fleet[] = []
  const told: Told[] = []
  for (const { folder, worlds, findings, shown } of judged) {
    const several = worlds.repositories.length > 1 && !adHoc
    const raw = new Map([...findings].map(([finding, audited]) => [audited, finding]))
    for (const repository of worlds.repositories) {
      const config = several ? repository.settings.file?.path : undefined
      const known = new Map<string, Finding[]>()
      for (const each of findings.keys()) {
        if (each.config !== config) continue
        const own = known.get(keyOf(each))
        if (own) own.push(each)
        else known.set(keyOf(each), [each])
      }
      const words = await wordsOf(repository, LIBRARY, today, () => false)
      const fleet = new Fleet(repository, new Judge(LIBRARY.knowledge, undefined, undefined, progress), words, (each) =>
        known.get(keyOf(each))?.shift(),
      )
      fleets.push(fleet)
      told.push({
        repository: folder.name,
        finding: (each) => findings.get(each) as AuditFinding,
        lacks: (each) => {
          const own = raw.get(each)
          return own && fleet.lacks(own)
        },
        cluster: (name) => shown(name, config),
      })
    }
  }
  return { fleets, told }
}

function keyOf({ fingerprint, ruleId, file, line, column }: Finding): string {
  return JSON.stringify([fingerprint, ruleId, file, line, column])
}

function together(reports: readonly Report[]): Report {
  const clusters = new Map<string, JudgedCluster>()
  for (const cluster of reports.flatMap((report) => report.clusters)) clusters.set(JSON.stringify(cluster), cluster)
  return {
    schemaVersion: 1,
    clusters: [...clusters.values()],
    findings: reports.flatMap(({ findings }) => findings),
    ...(reports.some(({ allowances }) => allowances) && {
      allowances: reports.flatMap(({ allowances = [] }) => allowances),
    }),
    ledger: ledgersOf(reports),
  }
}

function textsOf(judged: readonly Judged[]): Pick<Audited, 'textOf' | 'lineOf'> {
  const own = (file: string): [Checked | undefined, string] => {
    const at = judged.find(({ folder: { name } }) => name === '' || file.startsWith(`${name}/`))
    return [at?.checked, at && at.folder.name !== '' ? file.slice(at.folder.name.length + 1) : file]
  }
  return {
    textOf: (file) => {
      const [checked, name] = own(file)
      return checked?.textOf(name)
    },
    lineOf: (file, line) => {
      const [checked, name] = own(file)
      return checked?.lineOf(name, line)
    },
  }
}
