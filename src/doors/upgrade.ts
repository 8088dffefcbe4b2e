import knowledge from 'virtual:knowledge'
import { hostOf, kubernetesOf } from '../gate/cells.js'
import type { Repository } from '../gate/repository.js'
import { type Crossing, upgrade as upgradeRepository } from '../gate/upgrade.js'
import { plan as planRepository } from '../gate/upgrade-plan.js'
import { nextOf, type Versions, withVersions } from '../gate/upgrade-versions.js'
import { eachOf, JUDGING } from '../progress.js'
import { shortened } from '../report/shortened.js'
import { type ClusterSettings, selectClusters } from '../settings.js'
import type { SourceFile } from '../source/document.js'
import { isFor, isRendered } from '../source/rendered.js'
import type { PlanReport, UpgradeReport } from '../upgrade.js'
import { diskTree } from './disk.js'
import { ledgersOf } from './ledgers.js'
import { dayOf, LIBRARY } from './library.js'
import { memoryTree } from './memory.js'
import type { Selection } from './selection.js'
import type { Tree } from './tree.js'
import { isVersions, versionsIn } from './upgrade-versions.js'
import { usable } from './usable.js'
import { UsageError } from './usage-error.js'
import { readWorlds, type Worlds } from './worlds.js'

/** Which manifests to judge, and between which clusters. */
export interface UpgradeSelection extends Omit<Selection, 'clusters' | 'adHoc'> {
  /** Names, patterns or `env:NAME` of configured clusters, or versions (`kubernetes=1.28,kruise=1.6.3`); every cluster without it. */
  readonly from?: readonly string[] | undefined
  /** The name of a configured cluster, or versions, where what is not named stays; each cluster's `next` without it. */
  readonly to?: string | undefined
  /** The day (`2026-11-21`) on which levels are judged; today without it. */
  readonly today?: string | undefined
}

export interface UpgradeOptions extends UpgradeSelection {
  /** The working directory: every output names files from here. */
  readonly cwd: string
}

/** A comparison, and what a person should be told of it, a line each. */
export interface UpgradeResult {
  readonly report: UpgradeReport
  readonly notes: readonly string[]
}

/** Compares what clusters do with the files of a working directory now and on other versions. Rejects with a UsageError where it cannot. */
export async function upgrade({ cwd, ...selection }: UpgradeOptions): Promise<UpgradeResult> {
  return upgradeTree(diskTree(cwd), selection)
}

/** The same for texts as the files of a repository, without touching any disk. */
export async function upgradeFiles(
  files: readonly SourceFile[],
  selection: UpgradeSelection = {},
): Promise<UpgradeResult> {
  return upgradeTree(memoryTree(files), selection)
}

/** What the known releases ahead of a fleet do, and what a person should be told of it. */
export interface PlanResult {
  readonly report: PlanReport
  readonly notes: readonly string[]
}

/** Plans the way of clusters through the known releases, up to `to` where it is given. Rejects with a UsageError where it cannot. */
export async function upgradePlan({ cwd, ...selection }: UpgradeOptions): Promise<PlanResult> {
  return planTree(diskTree(cwd), selection)
}

/** The same for texts as the files of a repository, without touching any disk. */
export async function upgradePlanFiles(
  files: readonly SourceFile[],
  selection: UpgradeSelection = {},
): Promise<PlanResult> {
  return planTree(memoryTree(files), selection)
}

async function planTree(tree: Tree, selection: UpgradeSelection): Promise<PlanResult> {
  const { to } = selection
  if (to !== undefined && !isVersions(to))
    throw new UsageError(`--to ${to}: a plan leads to versions; write kubernetes=V,kruise=V,vcluster=V`)
  const { crossings, notes } = await usable(() => crossingsOf(tree, selection, to === undefined))
  const reports: PlanReport[] = []
  const progressOf = eachOf(selection.progress, JUDGING, crossings.length, 'configurations')
  for (const [at, crossing] of crossings.entries())
    reports.push(await usable(() => planRepository(crossing, LIBRARY, dayOf(selection), progressOf(at))))
  return {
    report: {
      schemaVersion: 1,
      plans: reports.flatMap(({ plans }) => plans),
      changes: reports.flatMap(({ changes }) => changes),
      ledger: ledgersOf(reports),
    },
    notes,
  }
}

async function upgradeTree(tree: Tree, selection: UpgradeSelection): Promise<UpgradeResult> {
  const { crossings, notes } = await usable(() => crossingsOf(tree, selection))
  const reports: UpgradeReport[] = []
  const progressOf = eachOf(selection.progress, JUDGING, crossings.length, 'configurations')
  for (const [at, crossing] of crossings.entries()) {
    const report = await usable(() => upgradeRepository(crossing, LIBRARY, dayOf(selection), progressOf(at)))
    const { file } = crossing.to.settings
    reports.push(crossings.length > 1 && file ? ofConfig(report, file.path) : report)
  }
  return { report: together(reports), notes }
}

/** For every configuration the clusters as they are and as they would be; with `stays` they are the same where `to` is not given. */
export function crossingsOf(
  tree: Tree,
  { from = [], to, today: _, ...selection }: UpgradeSelection,
  stays = false,
): { crossings: Crossing[]; notes: readonly string[] } {
  const [given, ...others] = from
  const now = given !== undefined && isVersions(given) ? versionsIn('--from', given) : undefined
  const target = to !== undefined && isVersions(to) ? versionsIn('--to', to) : undefined
  if (others.length > 0 && from.some(isVersions))
    throw new UsageError('--from stands several times; versions are one cluster, and stand alone')
  if (now && (target || stays)) return between(tree, selection, now, target ?? {})
  const { repositories, notes } = configuredWorlds(tree, selection)
  const [first] = repositories
  const all: Repository['settings'] = {
    ...(first as Repository).settings,
    clusters: repositories.flatMap(({ settings }) => settings.clusters),
    environments: repositories.flatMap(({ settings }) => settings.environments),
  }
  const chosen = now ? [] : selectClusters(all, from)
  const other = target || to === undefined ? undefined : one(selectClusters(all, [to]), to)
  const left: Left = { kruise: [], vcluster: [] }
  const crossings = repositories.flatMap((repository): Crossing[] => {
    const own = repository.settings.clusters.filter((each) => chosen.includes(each))
    if (other) {
      if (!repository.settings.clusters.includes(other)) return []
      if (now) return [crossing(repository, [[withVersions(other, now, knowledge), other]])]
      return own.length > 0 ? [crossing(repository, [[one(own, from.join(' ')), other]])] : []
    }
    if (stays) return own.length > 0 ? [staying(repository, own)] : []
    const moved = own.flatMap((each): [ClusterSettings, ClusterSettings][] => {
      const versions = target ? (chosen.length > 1 ? among(target, each, left) : target) : nextOf(each)
      return versions ? [[each, withVersions(each, versions, knowledge)]] : []
    })
    return moved.length > 0 ? [crossing(repository, [...moved, ...guestsOf(moved, repository)])] : []
  })
  if (crossings.length > 0) return { crossings, notes: [...notes, ...leftWords(left)] }
  throw new UsageError(
    other
      ? `--from ${from.join(' ')} --to ${to}: they are clusters of different configurations`
      : '--to is missing, and no cluster has `next` in its configuration; write a cluster or kubernetes=V,kruise=V,vcluster=V',
  )
}

/** Every configuration with all of its clusters. */
function configuredWorlds(tree: Tree, selection: Omit<Selection, 'clusters' | 'adHoc'>): Worlds {
  try {
    return readWorlds({ ...selection, clusters: ['*'] }, tree, knowledge)
  } catch (error) {
    const { repositories } = readWorlds(selection, tree, knowledge)
    if (repositories.some(({ settings }) => settings.clusters.length > 0)) throw error
    throw new UsageError('no cluster is configured; write --from kubernetes=V,kruise=V,vcluster=V, and --to the same')
  }
}

/** Two clusters that are configured nowhere. */
function between(tree: Tree, selection: Omit<Selection, 'clusters' | 'adHoc'>, now: Versions, target: Versions) {
  const kubernetes = now.kubernetes ?? target.kubernetes
  const text = (each: Versions['kruise'] | Versions['vcluster']) => (typeof each === 'string' ? each : undefined)
  const adHoc = { kubernetes, kruise: text(now.kruise), vcluster: text(now.vcluster) }
  const { repositories, notes } = readWorlds({ ...selection, adHoc }, tree, knowledge)
  const crossings = repositories.map((repository) => {
    const [cluster] = repository.clusters
    const old = withVersions(cluster as ClusterSettings, { ...now, ...(kubernetes && { kubernetes }) }, knowledge)
    if (Object.keys(target).length === 0) return staying({ ...repository, clusters: [old] }, [old])
    const next = withVersions(old, target, knowledge)
    const { kruise, vcluster } = next
    const versions = { kubernetes: next.kubernetes, kruise, vcluster: vcluster?.version }
    const name = Object.entries(versions).flatMap(([key, version]) => (version ? `${key}=${version}` : []))
    return crossing(repository, [[old, { ...next, name: name.join(',') }]])
  })
  return { crossings, notes }
}

function crossing(
  repository: Repository,
  given: readonly (readonly [from: ClusterSettings, to: ClusterSettings])[],
): Crossing {
  const moves = given.map(([from, to]) => [withoutNext(from), withoutNext(to)] as const)
  const own = { ...repository, files: asItRuns(repository, moves) }
  return {
    from: { ...own, clusters: moves.map(([from]) => from) },
    to: { ...own, clusters: moves.map(([, to]) => to) },
    was: new Map(moves.map(([from, to]) => [to.name, from.name])),
  }
}

/** The files of a repository: what was rendered for the versions that run now, for those that come after them too. */
function asItRuns(
  { files }: Repository,
  moves: readonly (readonly [from: ClusterSettings, to: ClusterSettings])[],
): Repository['files'] {
  return files.map((file) => {
    if (!isRendered(file) || !file.goesTo) return file
    const there = moves.filter(([from]) => {
      const last = kubernetesOf(from, knowledge).at(-1)
      return last && isFor(file, from.name, last.judged)
    })
    return { ...file, goesTo: new Set(there.flatMap(([from, to]) => [from.name, to.name])) }
  })
}

function staying(repository: Repository, clusters: readonly ClusterSettings[]): Crossing {
  const files = asItRuns(
    repository,
    clusters.map((each) => [each, each]),
  )
  const same = { ...repository, files, clusters: clusters.map(withoutNext) }
  return { from: same, to: same, was: new Map(clusters.map(({ name }) => [name, name])) }
}

/** A comparison says itself what comes next. */
function withoutNext({ next: _, ...cluster }: ClusterSettings): ClusterSettings {
  return cluster
}

/** The virtual clusters that run on those that move: what moves below them is theirs too. */
function guestsOf(
  moved: readonly (readonly [ClusterSettings, ClusterSettings])[],
  { settings }: Repository,
): [ClusterSettings, ClusterSettings][] {
  const names = new Set(moved.map(([{ name }]) => name))
  const moves = (each: ClusterSettings): boolean => {
    const host = hostOf(each, { clusters: [], settings })
    return host !== undefined && (names.has(host.name) || moves(host))
  }
  return settings.clusters.filter((each) => !names.has(each.name) && moves(each)).map((each) => [each, each])
}

/** The clusters that do not have a component, and do not get it. */
type Left = Readonly<Record<'kruise' | 'vcluster', string[]>>

/** The versions for one cluster of several: a component that it does not have is not installed there. */
function among({ kruise, vcluster, ...others }: Versions, cluster: ClusterSettings, left: Left): Versions {
  if (kruise !== undefined && cluster.kruise === undefined) left.kruise.push(cluster.name)
  if (vcluster !== undefined && cluster.vcluster === undefined) left.vcluster.push(cluster.name)
  return {
    ...others,
    ...(kruise !== undefined && cluster.kruise !== undefined && { kruise }),
    ...(vcluster !== undefined && cluster.vcluster !== undefined && { vcluster }),
  }
}

function leftWords(left: Left): string[] {
  return Object.entries(left).flatMap(([of, names]) =>
    names.length > 0 ? [`Where no ${of} is installed, none is judged: ${shortened(names)}.`] : [],
  )
}

function one(clusters: readonly ClusterSettings[], written: string): ClusterSettings {
  const [first, second] = clusters
  if (!first || second) {
    const names = clusters.map(({ name }) => name).join(', ')
    throw new UsageError(`one cluster is compared with another, and ${written} names ${clusters.length}: ${names}`)
  }
  return first
}

/** The report with the configuration that it is about: two may have clusters of one name. */
function ofConfig(
  { upgrades, broken, mended, unchanged, allowances, ...report }: UpgradeReport,
  config: string,
): UpgradeReport {
  const marked = <T extends object>(all: readonly T[]) => all.map((each) => ({ ...each, config }))
  return {
    ...report,
    upgrades: upgrades.map(({ cluster, from, to }) => ({ cluster, from: marked(from), to: marked(to) })),
    broken: marked(broken),
    mended: marked(mended),
    unchanged: marked(unchanged),
    ...(allowances && { allowances: marked(allowances.map((each) => ({ ...each, allows: marked(each.allows) }))) }),
  }
}

function together(reports: readonly UpgradeReport[]): UpgradeReport {
  const all = <K extends 'upgrades' | 'broken' | 'mended' | 'unchanged' | 'runs'>(key: K) =>
    reports.flatMap((report) => report[key] as readonly UpgradeReport[K][number][])
  return {
    schemaVersion: 1,
    upgrades: all('upgrades'),
    broken: all('broken'),
    mended: all('mended'),
    unchanged: all('unchanged'),
    runs: all('runs'),
    ...(reports.some(({ allowances }) => allowances) && {
      allowances: reports.flatMap(({ allowances = [] }) => allowances),
    }),
    ledger: ledgersOf(reports),
  }
}
