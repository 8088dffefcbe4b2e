import path from 'node:path'
import picomatch from 'picomatch'
import type { Knowledge } from '../cluster/knowledge.js'
import { newest } from '../cluster/releases.js'
import { hostOf } from '../gate/cells.js'
import type { Repository } from '../gate.js'
import {
  type AdHocOptions,
  adHocCluster,
  type ClusterSettings,
  NO_SETTINGS,
  readSettings,
  type Settings,
  selectClusters,
} from '../settings.js'
import type { SourceFile } from '../source/document.js'
import { exists, filesAt, filesMatching, readSource } from './files.js'

/** Where a configuration is looked for, in a folder and in those above it. */
export const CONFIG = '.github/kruise-preflight.yml'

/** Which files to judge, and on which clusters. */
export interface Selection {
  /** The working directory: every output names files from here. */
  readonly cwd: string
  /** Files and folders; none for the configuration's paths, else for the working directory. */
  readonly paths: readonly string[]
  /** A file that is read, named `-`. */
  readonly standardInput?: string | undefined
  readonly config?: string | undefined
  /** Names, patterns and `env:NAME`; none for all. */
  readonly clusters: readonly string[]
  readonly adHoc?: (Omit<AdHocOptions, 'kubernetes'> & { readonly kubernetes?: string | undefined }) | undefined
}

/** The worlds of a selection, each with the files of one configuration, and what a person should be told of the choice. */
export interface Worlds {
  readonly repositories: readonly Repository[]
  readonly notes: readonly string[]
}

interface World {
  readonly config: string | undefined
  readonly files: string[]
}

/** Finds the files and each file's configuration, and reads them. */
export async function readWorlds(selection: Selection, knowledge: Knowledge): Promise<Worlds> {
  const worlds = await collect(selection)
  const notes = new Set<string>()
  const repositories: Repository[] = []
  for (const world of worlds) repositories.push(await readWorld(world, selection, knowledge, notes))
  return { repositories, notes: [...notes] }
}

async function collect(selection: Selection): Promise<World[]> {
  const { cwd } = selection
  const explicit = selection.config === undefined ? undefined : path.resolve(cwd, selection.config)
  const places = selection.paths.length > 0 ? selection.paths : selection.standardInput === undefined ? ['.'] : []
  const worlds = new Map<string, World>()
  const configs = new Map<string, Promise<string | undefined>>()
  const add = (config: string | undefined, file: string): void => {
    const world = worlds.get(config ?? '')
    if (world) world.files.push(file)
    else worlds.set(config ?? '', { config, files: [file] })
  }
  for (const place of places) {
    const root = path.resolve(cwd, place)
    for (const file of await filesAt(root, place)) {
      if (explicit === undefined && isConfig(file)) continue
      add(explicit ?? (await nearestConfig(path.dirname(file), isInside(file, cwd) ? cwd : root, configs)), file)
    }
  }
  if (selection.standardInput !== undefined) add(explicit ?? (await nearestConfig(cwd, cwd, configs)), '-')
  if (worlds.size === 0) worlds.set('', { config: explicit, files: [] })
  return [...worlds.values()]
}

function isConfig(file: string): boolean {
  return file.replaceAll(path.sep, '/').endsWith(`/${CONFIG}`)
}

function isInside(file: string, folder: string): boolean {
  const relative = path.relative(folder, file)
  return !relative.startsWith('..') && !path.isAbsolute(relative)
}

/** The configuration of a folder: its own, or that of the closest folder above it, up to `top`. */
function nearestConfig(
  folder: string,
  top: string,
  known: Map<string, Promise<string | undefined>>,
): Promise<string | undefined> {
  let found = known.get(folder)
  if (!found) {
    const own = path.join(folder, CONFIG)
    const above = path.dirname(folder)
    found = exists(own).then((here) => {
      if (here) return own
      return folder === top || above === folder || !isInside(folder, top) ? undefined : nearestConfig(above, top, known)
    })
    known.set(folder, found)
  }
  return found
}

async function readWorld(
  world: World,
  selection: Selection,
  knowledge: Knowledge,
  notes: Set<string>,
): Promise<Repository> {
  const { cwd, adHoc } = selection
  const named = (file: string): string => path.relative(cwd, file).replaceAll(path.sep, '/')
  const settings =
    world.config === undefined ? NO_SETTINGS : readSettings(await readSource(world.config, named(world.config)))
  for (const key of unapplied(settings)) notes.add(`${settings.file?.path}: ${key} is not applied yet.`)
  const folder = world.config === undefined ? cwd : folderOf(world.config)
  const clusters = adHoc ? [ofCommandLine(adHoc, knowledge)] : chosen(settings, selection, knowledge, notes)
  const root = named(folder)

  const objects = new Map<string, SourceFile[]>()
  const taken = new Set<string>()
  for (const cluster of [...clusters, ...clusters.flatMap((each) => hostOf(each, { clusters, settings }) ?? [])]) {
    if (objects.has(cluster.name)) continue
    const files = (await Promise.all(cluster.objects.map((pattern) => filesMatching(pattern, folder)))).flat()
    for (const file of files) taken.add(file)
    objects.set(cluster.name, await Promise.all(files.map((file) => readSource(file, named(file)))))
  }
  const wanted = world.files.filter(
    (file) => !taken.has(file) && isWanted(path.relative(folder, file), settings, selection),
  )
  const files = await Promise.all(
    wanted.map((file) =>
      file === '-' ? { path: '-', text: selection.standardInput ?? '' } : readSource(file, named(file)),
    ),
  )
  return { settings, clusters, root, files, objects, named: await namedFiles(clusters, folder, named) }
}

/** What the settings ask for and nothing judges yet. */
function unapplied({ allow, clusters }: Settings): string[] {
  return [...(allow.length > 0 ? ['allow'] : []), ...(clusters.some(({ next }) => next) ? ['next'] : [])]
}

/** A configuration in `.github` speaks of the folder that holds `.github`. */
function folderOf(config: string): string {
  const folder = path.dirname(config)
  return path.basename(folder) === '.github' ? path.dirname(folder) : folder
}

function isWanted(relative: string, { paths, ignore }: Settings, selection: Selection): boolean {
  const name = relative.replaceAll(path.sep, '/')
  if (ignore.length > 0 && picomatch([...ignore], { dot: true })(name)) return false
  return selection.paths.length > 0 || paths === undefined || picomatch([...paths], { dot: true })(name)
}

/** The clusters that are chosen, and the hosts that the virtual ones among them run on. */
function chosen(settings: Settings, selection: Selection, knowledge: Knowledge, notes: Set<string>): ClusterSettings[] {
  if (settings.clusters.length > 0) return [...selectClusters(settings, selection.clusters)]
  if (selection.clusters.length > 0) return [...selectClusters(settings, selection.clusters)]
  const cluster = newestCluster(knowledge)
  notes.add(
    `No cluster is configured: judged as ${cluster.name.replaceAll('=', ' ').replaceAll(',', ', ')}, the newest known releases.`,
  )
  return [cluster]
}

function newestCluster(knowledge: Knowledge): ClusterSettings {
  return adHocCluster({
    kubernetes: newest(knowledge, 'kubernetes').display,
    kruise: newest(knowledge, 'kruise').display,
  })
}

function ofCommandLine(options: NonNullable<Selection['adHoc']>, knowledge: Knowledge): ClusterSettings {
  return adHocCluster({ ...options, kubernetes: options.kubernetes ?? newest(knowledge, 'kubernetes').display })
}

/** The files that the clusters' settings name one by one. */
async function namedFiles(
  clusters: readonly ClusterSettings[],
  folder: string,
  named: (file: string) => string,
): Promise<Map<string, SourceFile>> {
  const found = new Map<string, SourceFile>()
  for (const { vcluster } of clusters) {
    for (const name of [vcluster?.values, vcluster?.from]) {
      if (name === undefined) continue
      const file = path.resolve(folder, name)
      found.set(name, await readSource(file, named(file)))
    }
  }
  return found
}
