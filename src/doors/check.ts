import knowledge from 'virtual:knowledge'
import type { Changed, JudgedCluster, Report } from '../finding.js'
import { check as checkRepository, type Library } from '../gate.js'
import { type Settings, SettingsError, unknownRules } from '../settings.js'
import type { SourceFile } from '../source/document.js'
import { LineIndex } from '../source/lines.js'
import { diskTree } from './disk.js'
import { memoryTree } from './memory.js'
import type { Selection } from './selection.js'
import type { Tree } from './tree.js'
import { usable } from './usable.js'
import { readWorlds } from './worlds.js'

export { UsageError } from './usage-error.js'

/** What `check` is to look at. */
export interface CheckOptions extends Selection {
  /** The working directory: every output names files from here. */
  readonly cwd: string
  /** The lines of a pull request; without it everything counts as changed. */
  readonly changed?: Changed | undefined
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

/** Judges the files of a working directory. Rejects with a UsageError where it cannot run. */
export function check({ cwd, ...options }: CheckOptions): Promise<Checked> {
  return checkTree(diskTree(cwd), options)
}

/**
 * Judges texts as the files of a repository, without touching any disk: a text named `.github/kruise-preflight.yml` is
 * the configuration of those beside and below that folder. Rejects with a UsageError where it cannot run.
 */
export function checkFiles(
  files: readonly { readonly path: string; readonly text: string }[],
  options: Omit<CheckOptions, 'cwd'> = {},
): Promise<Checked> {
  return checkTree(memoryTree(files), options)
}

async function checkTree(tree: Tree, { changed, today, ...selection }: Omit<CheckOptions, 'cwd'>): Promise<Checked> {
  const { repositories, notes } = await usable(() => readWorlds(selection, tree, knowledge))
  const library = { knowledge, policies: async () => (await import('virtual:policies')).default }
  for (const { settings } of repositories) await usable(() => knownRules(settings, library.policies))
  const day = today ?? new Date().toISOString().slice(0, 10)
  const isChanged = (file: string): boolean => !changed || file === '-' || changed.files.has(file)
  const reports: Report[] = []
  for (const repository of repositories) {
    const report = await usable(() => checkRepository(repository, library, day, isChanged))
    const { file } = repository.settings
    reports.push(repositories.length > 1 && file && !selection.adHoc ? ofConfig(report, file.path) : report)
  }
  const sources = repositories.flatMap(({ files, settings, objects, named }) => [
    ...files,
    ...[...objects.values()].flat(),
    ...named.values(),
    ...(settings.file ? [settings.file] : []),
  ])
  return { report: together(reports), notes, ...texts(sources) }
}

/** Families whose rules come later; a configuration may speak of them already. */
const PLANNED = ['fields/', 'rollout/']

/** Throws for a rule that the settings name and that does not exist. */
async function knownRules(settings: Settings, policies: Library['policies']): Promise<void> {
  const now = <T extends { readonly rule: string }>(entries: readonly T[]): T[] =>
    entries.filter(({ rule }) => !PLANNED.some((family) => rule.startsWith(family)))
  const named = { ...settings, rules: now(settings.rules), allow: now(settings.allow) }
  if (named.rules.length + named.allow.length === 0) return
  const rules = Object.values(await policies()).map(({ id, family }) => ({ ruleId: id, family }))
  const problems = unknownRules(named, rules)
  if (problems.length > 0) throw new SettingsError(problems)
}

/** The report with the configuration that it is about: two may have clusters of one name. */
function ofConfig({ clusters, findings, ...report }: Report, config: string): Report {
  return {
    ...report,
    clusters: clusters.map((each) => ({ ...each, config })),
    findings: findings.map((each) => ({ ...each, config })),
  }
}

function together(reports: readonly Report[]): Report {
  const clusters = new Map<string, JudgedCluster>()
  for (const cluster of reports.flatMap((report) => report.clusters)) clusters.set(JSON.stringify(cluster), cluster)
  const sum = (of: (report: Report) => number): number => reports.reduce((total, report) => total + of(report), 0)
  return {
    schemaVersion: 1,
    clusters: [...clusters.values()],
    findings: reports.flatMap(({ findings }) => findings),
    ledger: {
      documents: sum(({ ledger }) => ledger.documents),
      checked: sum(({ ledger }) => ledger.checked),
      skipped: reports.flatMap(({ ledger }) => ledger.skipped),
    },
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
