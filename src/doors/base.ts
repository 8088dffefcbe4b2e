import knowledge from 'virtual:knowledge'
import { hostOf } from '../gate/cells.js'
import type { Repository } from '../gate.js'
import type { CommittedFiles } from '../github/committed.js'
import { type ClusterSettings, NO_SETTINGS, SettingsError } from '../settings.js'
import type { SourceFile } from '../source/document.js'
import { gitBase } from './base/git.js'
import { asIn, mirrorTree } from './base/mirror.js'
import { NoSuchBase } from './base/no-such-base.js'
import { overlayTree } from './base/overlay.js'
import { rulingNotes } from './base/ruling.js'
import { CONFIG, configFinder, isConfig } from './configs.js'
import { memoryTree } from './memory.js'
import type { Selection } from './selection.js'
import type { Tree } from './tree.js'
import { type Authority, readWorlds, rendererFor, type Worlds } from './worlds.js'

/** One configuration's world on both sides of a change. */
export interface Sides {
  readonly head: Repository
  /** The head's manifests in the clusters as the base describes them, where the change touches that. */
  readonly asBefore?: Repository
  /** Absent where there is no base. */
  readonly base?: Repository
  /** Whether the rules are the head's own, as the base has no configuration that could be read. */
  readonly ownRules?: boolean
  /** The files of the change that another configuration speaks of now. */
  readonly elsewhere?: ReadonlySet<string>
}

/** Both sides of a change, and what a person should be told of them. */
export interface BothSides {
  readonly sides: readonly Sides[]
  /** The head's configurations as they are written, whatever rules count. */
  readonly written: Worlds
  readonly notes: readonly string[]
}

/** The old side among texts: other texts, or a folder or file of the same ones. */
export function baseInMemory(base: string | readonly SourceFile[], head: Tree, { paths = [] }: Selection): Tree {
  if (typeof base !== 'string') {
    const tree = memoryTree(base)
    const read = (name: string) => {
      const file = tree.read(name)
      return 'unread' in file ? file : asIn(head, file)
    }
    return { ...tree, read }
  }
  const name = head.nameOf(base)
  if (!head.isFile(name) && !head.isFolder(name)) throw new NoSuchBase(`${base}: there is no such file or folder`)
  return mirrorTree(base, head, head, paths)
}

/** What `--base` names: a folder or file with the manifests that run now, else a commit of the repository at `cwd`; or a commit that was read already. Throws NoSuchBase. */
export function baseOnDisk(base: string | CommittedFiles, cwd: string, head: Tree, { paths = [] }: Selection): Tree {
  if (typeof base !== 'string') return overlayTree(base, head)
  const name = head.nameOf(base)
  if (head.isFile(name) || head.isFolder(name)) return mirrorTree(base, head, head, paths)
  return gitBase(base, cwd, head)
}

/**
 * Pairs the worlds of head and base by their configuration. The rules are the base's; what either says of clusters counts
 * for the head's manifests. Where the base has no configuration, or one that cannot be read, the head's speaks for both.
 */
export function readSides(selection: Selection, head: Tree, base: Tree | undefined): BothSides {
  const renderer = rendererFor(selection, base && { head, base })
  const read = (...[of, tree, authority]: [Selection, Tree, Authority?]) =>
    readWorlds(of, tree, knowledge, authority, renderer)
  const written = read(selection, head)
  if (!base) return { sides: written.repositories.map((each) => ({ head: each })), written, notes: written.notes }
  const notes = [...written.notes]
  const withoutInput = { ...selection, standardInput: undefined }
  let facts = hasConfig(selection, base) ? base : head
  let before: Worlds
  let asBefore: Worlds
  try {
    before = read(withoutInput, base, { facts, rules: facts })
    asBefore = read(selection, head, { facts, rules: facts })
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    notes.push(
      `The base's configuration cannot be read, so the one of this change speaks for both sides: ${error.message}`,
    )
    facts = head
    before = read(selection, base, { facts, rules: facts })
    asBefore = written
  }
  const now = facts === head ? written : read(selection, head, { facts: head, rules: facts })
  if (facts !== head) notes.push(...rulingChanges(before, written))
  const names = new Set([...now.repositories, ...asBefore.repositories].map(nameOf))
  // A configuration that comes or goes makes nothing new of the files that were there before: the base has them in both.
  const isRegrouped = now.repositories.map(nameOf).sort().join() !== before.repositories.map(nameOf).sort().join()
  const asNow = isRegrouped ? read(withoutInput, base, { facts: head, rules: facts }).repositories : []
  const sides = [...names].map((name) => {
    const [one, old, was] = [now, asBefore, before].map(({ repositories }) => find(repositories, name))
    const repository = (one ?? old) as Repository
    const other = one && old && facts !== head ? otherwise(old, one) : undefined
    const base = withClustersOf(
      repository,
      together(was, find(asNow, name)) ?? { ...repository, files: [], skipped: [], failures: [] },
    )
    const others = now.repositories.filter((each) => each !== one)
    const elsewhere = new Set(one ? others.flatMap(({ files }) => files.map(({ path }) => path)) : [])
    return { head: repository, base, ownRules: facts === head, elsewhere, ...(other && { asBefore: other }) }
  })
  return { sides, written, notes }
}

/** What the change does to each configuration's rules, which are the base's. */
function rulingChanges(before: Worlds, written: Worlds): string[] {
  const names = new Set([...before.repositories, ...written.repositories].map(nameOf))
  return [...names].flatMap((name) => {
    const [old, now] = [before, written].map(({ repositories }) => find(repositories, name)?.settings ?? NO_SETTINGS)
    return name === '' ? [] : rulingNotes(old!, now!)
  })
}

function find(repositories: readonly Repository[], name: string): Repository | undefined {
  return repositories.find((each) => nameOf(each) === name)
}

/** The files of both, under what the first says of clusters. */
function together(one: Repository | undefined, other: Repository | undefined): Repository | undefined {
  if (!one || !other) return one ?? other
  const names = new Set(one.files.map(({ path }) => path))
  const files = [...one.files, ...other.files.filter(({ path }) => !names.has(path))]
  return { ...one, files: files.sort((a, b) => (a.path < b.path ? -1 : 1)) }
}

function nameOf({ settings }: Repository): string {
  return settings.file?.path ?? ''
}

/** The clusters of `old` that `now` has not, or describes otherwise; undefined without any. */
function otherwise(old: Repository, now: Repository): Repository | undefined {
  const clusters = old.clusters.filter((each) => {
    const same = now.clusters.find(({ name }) => name === each.name)
    return (
      !same ||
      described(each, old) !== described(same, now) ||
      heldIn(each, old).some((file, at) => file !== heldIn(same, now)[at])
    )
  })
  return clusters.length > 0 ? { ...old, clusters } : undefined
}

function described(
  { places, destinations, labels, ...facts }: ClusterSettings,
  { clusters, settings }: Repository,
): string {
  const host = hostOf(facts as ClusterSettings, { clusters, settings })
  return JSON.stringify([facts, host && { ...host, places: undefined, destinations: undefined, labels: undefined }])
}

/** The files that the description of a cluster leads to. */
function heldIn({ name, host, vcluster }: ClusterSettings, { objects, named }: Repository): (SourceFile | undefined)[] {
  const files = [vcluster?.values, vcluster?.from].map((each) => (each === undefined ? undefined : named.get(each)))
  return [...files, ...(objects.get(name) ?? []), ...(host === undefined ? [] : (objects.get(host) ?? []))]
}

/** The base with the clusters that only the head describes: a cluster that is told for the first time is nobody's change. */
function withClustersOf(head: Repository, base: Repository): Repository {
  const added = head.clusters.filter(({ name }) => !base.clusters.some((each) => each.name === name))
  if (added.length === 0) return base
  return {
    ...base,
    clusters: [...base.clusters, ...added],
    settings: { ...base.settings, clusters: [...base.settings.clusters, ...head.settings.clusters] },
    objects: new Map([...head.objects, ...base.objects]),
    named: new Map([...head.named, ...base.named]),
  }
}

function hasConfig({ config, paths = [] }: Selection, base: Tree): boolean {
  if (config !== undefined) return base.isFile(base.nameOf(config))
  const nearest = configFinder(base)
  return (paths.length > 0 ? paths : ['.']).some((place) => {
    const name = base.nameOf(place)
    return (
      nearest(name, '.') !== undefined || base.at(place).some((found) => isConfig(found.name)) || base.isFile(CONFIG)
    )
  })
}
