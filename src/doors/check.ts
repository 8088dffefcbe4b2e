import type { Changed, JudgedCluster, Report, VersionsChange } from '../finding.js'
import { against } from '../gate/baseline.js'
import { check as checkRepository, type Library, type Repository } from '../gate.js'
import type { CommittedFiles } from '../github/committed.js'
import { eachOf, JUDGING } from '../progress.js'
import { type Settings, SettingsError, unknownRules } from '../settings.js'
import type { SourceFile } from '../source/document.js'
import { LineIndex } from '../source/lines.js'
import { isRendered } from '../source/rendered.js'
import { NoSuchBase } from './base/no-such-base.js'
import { baseInMemory, baseOnDisk, readSides } from './base.js'
import { readBaseline } from './baseline.js'
import { diskTree } from './disk.js'
import { ledgersOf } from './ledgers.js'
import { dayOf, LIBRARY } from './library.js'
import { memoryTree } from './memory.js'
import type { Selection } from './selection.js'
import { PIPED, type Tree } from './tree.js'
import { usable } from './usable.js'

export { UsageError } from './usage-error.js'

/** What `check` is to look at. */
export interface CheckOptions extends Selection {
  /** The working directory: every output names files from here. */
  readonly cwd: string
  /** The lines of a pull request; without it everything counts as changed. */
  readonly changed?: Changed | undefined
  /** The old side of the change: a folder or file with the manifests that run now, or a commit, by name or as its files. Without it everything counts as new. */
  readonly base?: string | CommittedFiles | undefined
  /** A baseline file: what it has is not new. */
  readonly baseline?: string | undefined
  /** The day (`2026-11-21`) on which levels and allowances are judged; today without it. */
  readonly today?: string | undefined
}

/** A report with the texts that it speaks of. */
export interface Checked {
  readonly report: Report
  /** What a person should be told of how the clusters were chosen, a line each. */
  readonly notes: readonly string[]
  textOf(file: string): string | undefined
  lineOf(file: string, line: number): string | undefined
}

/** Judges the files of a working directory. Rejects with a UsageError where it cannot run; without a base that cannot be read it goes on. */
export async function check({ cwd, base, ...options }: CheckOptions): Promise<Checked> {
  const head = diskTree(cwd)
  try {
    const before = base === undefined ? undefined : baseOnDisk(base, cwd, head, options)
    return await checkTree(head, before, options)
  } catch (error) {
    if (!(error instanceof NoSuchBase)) throw error
    const checked = await checkTree(head, undefined, options)
    return {
      ...checked,
      notes: [`Every finding counts as new, for the base cannot be read: ${error.message}.`, ...checked.notes],
    }
  }
}

/**
 * Judges texts as the files of a repository, without touching any disk: a text named `.github/kruise-preflight.yml` is
 * the configuration of those beside and below that folder. Rejects with a UsageError where it cannot run.
 */
export async function checkFiles(
  files: readonly SourceFile[],
  {
    base,
    ...options
  }: Omit<CheckOptions, 'cwd' | 'base'> & { readonly base?: string | readonly SourceFile[] | undefined } = {},
): Promise<Checked> {
  const head = memoryTree(files)
  const before = base === undefined ? undefined : await usable(() => baseInMemory(base, head, options))
  return checkTree(head, before, options)
}

/** Judges a tree; `before` is the old side. Rejects with a UsageError where it cannot run. */
export async function checkTree(
  head: Tree,
  before: Tree | undefined,
  { changed, today, baseline: file, ...selection }: Omit<CheckOptions, 'cwd' | 'base'>,
): Promise<Checked> {
  const baseline = file === undefined ? undefined : readBaseline(file, head)
  const { sides, written, notes } = await usable(() => readSides(selection, head, before))
  for (const { settings } of written.repositories) await usable(() => knownRules(settings, LIBRARY.policies))
  const day = dayOf({ today })
  const reports: Report[] = []
  const progressOf = eachOf(selection.progress, JUDGING, sides.length, 'configurations')
  for (const [at, { head: repository, base, asBefore, ownRules, elsewhere }] of sides.entries()) {
    const isChanged = (file: string): boolean =>
      file === PIPED || (changed ? changed.files.has(file) : !base || differs(file, head, before))
    const report = await usable(() =>
      checkRepository(repository, LIBRARY, {
        today: day,
        isChanged,
        isWhole: isWhole(selection, repository, head),
        progress: progressOf(at),
        before: base && {
          base,
          ...(ownRules && { ownRules }),
          ...(asBefore && { asBefore }),
          ...(elsewhere && { elsewhere }),
        },
      }),
    )
    const { file } = repository.settings
    reports.push(sides.length > 1 && file && !selection.adHoc ? ofConfig(report, file.path) : report)
  }
  const sources = sides.flatMap(({ head: { files, sources = [], settings, objects, named } }) => [
    ...files.filter((file) => !isRendered(file)),
    ...sources,
    ...[...objects.values()].flat(),
    ...named.values(),
    ...(settings.file ? [settings.file] : []),
  ])
  const report = together(reports)
  return { report: baseline ? against(report, baseline) : report, notes, ...texts(sources) }
}

/** Whether a run looks at all the files of a configuration, on all its clusters. */
function isWhole(
  { paths = [], clusters = [], adHoc, standardInput }: Selection,
  { settings, root }: Repository,
  tree: Tree,
) {
  if (settings.clusters.length === 0 || clusters.length > 0 || adHoc || standardInput !== undefined) return false
  const isAbove = (name: string) => name === '.' || root === name || root.startsWith(`${name}/`)
  return paths.length === 0 || paths.some((path) => isAbove(tree.nameOf(path)))
}

function differs(file: string, head: Tree, before: Tree | undefined): boolean {
  return !before?.isFile(file) || before.read(file) !== head.read(file)
}

/** Throws for a rule that the settings name and that does not exist. */
async function knownRules(settings: Settings, policies: Library['policies']): Promise<void> {
  if (settings.rules.length + settings.allow.length === 0) return
  const rules = Object.values(await policies()).map(({ id, family }) => ({ ruleId: id, family }))
  const problems = unknownRules(settings, rules)
  if (problems.length > 0) throw new SettingsError(problems)
}

/** The report with the configuration that it is about: two may have clusters of one name. */
function ofConfig({ clusters, findings, mended, allowances, ...report }: Report, config: string): Report {
  return {
    ...report,
    clusters: clusters.map((each) => ({ ...each, config })),
    findings: findings.map((each) => ({ ...each, config })),
    ...(mended && { mended: mended.map((each) => ({ ...each, config })) }),
    ...(allowances && {
      allowances: allowances.map((each) => ({
        ...each,
        allows: each.allows.map((one) => ({ ...one, config })),
        config,
      })),
    }),
  }
}

function together(reports: readonly Report[]): Report {
  const clusters = new Map<string, JudgedCluster>()
  for (const cluster of reports.flatMap((report) => report.clusters)) clusters.set(JSON.stringify(cluster), cluster)
  return {
    schemaVersion: 1,
    clusters: [...clusters.values()],
    findings: reports.flatMap(({ findings }) => findings),
    ...(reports.some(({ rollout }) => rollout) && {
      rollout: reports.flatMap(({ rollout = [] }) => rollout),
      mended: reports.flatMap(({ mended = [] }) => mended),
    }),
    ...(reports.some(({ versions }) => versions) && { versions: versionsOf(reports) }),
    ...(reports.some(({ allowances }) => allowances) && {
      allowances: reports.flatMap(({ allowances = [] }) => allowances),
    }),
    ledger: ledgersOf(reports),
  }
}

function versionsOf(reports: readonly Report[]): VersionsChange {
  const all = reports.flatMap(({ versions }) => versions ?? [])
  return {
    clusters: all.flatMap(({ clusters }) => clusters),
    broken: all.flatMap(({ broken }) => broken),
    mended: all.flatMap(({ mended }) => mended),
    unchanged: all.flatMap(({ unchanged }) => unchanged),
  }
}

function texts(files: readonly SourceFile[]): Pick<Checked, 'textOf' | 'lineOf'> {
  const byName = new Map(files.map((file) => [file.path, file.text]))
  const lines = new Map<string, LineIndex>()
  const textOf = (file: string) => byName.get(file)
  const lineOf = (file: string, line: number) => {
    const text = textOf(file)
    if (text === undefined) return undefined
    let index = lines.get(file)
    if (!index) {
      index = new LineIndex(text)
      lines.set(file, index)
    }
    return index.lineText(line)
  }
  return { textOf, lineOf }
}
