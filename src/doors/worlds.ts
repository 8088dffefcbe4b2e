import path from 'node:path'
import type { Knowledge } from '../cluster/knowledge.js'
import { CONFIGURATION, type Skipped, SNAPSHOT } from '../finding.js'
import { targetsOf } from '../gate/targets.js'
import type { Repository } from '../gate.js'
import { type ClusterSettings, chooser, NO_SETTINGS, readSettings, type Settings, SettingsError } from '../settings.js'
import type { SourceFile } from '../source/document.js'
import { LineIndex } from '../source/lines.js'
import { isReadable, readDocuments } from '../source/yaml.js'
import { adHocClusters, chosenIn, newestCluster, withHosts } from './clusters.js'
import { configFinder, folderOf, isBelow, isConfig } from './configs.js'
import { textOf } from './decoded.js'
import { type Going, goesTo, goingIn, somewhere, unseenIn } from './going.js'
import { heldBy, namedFile, readable } from './objects.js'
import { releasesIn } from './releases.js'
import { Reached } from './render/reached.js'
import { type Asked, Renderer, Time } from './render/renderings.js'
import { Told } from './render/told.js'
import type { Selection } from './selection.js'
import { Snapshots } from './snapshots.js'
import { type Found, PIPED, type Tree } from './tree.js'
import { VersionsFrom } from './versions-from.js'

/** How a file that nobody could apply says what it is. */
const SNAPSHOT_LINE = /^kind: ["']?ClusterSnapshot["']?\s*$/m

/** The worlds of a selection, each with the files of one configuration, and what a person should be told of the choice. */
export interface Worlds {
  readonly repositories: readonly Repository[]
  readonly notes: readonly string[]
}

/** Where a configuration is read: what it says of clusters, and, where they are others, whose rules count. */
export interface Authority {
  readonly facts: Tree
  readonly rules: Tree
}

/** What renders for a selection: one for all that is read of it, so that the same is rendered once. */
export function rendererFor(
  selection: Selection,
  change?: { readonly head: Tree; readonly base: Tree },
): Renderer | undefined {
  if (selection.render !== 'on-path') return undefined
  const isLimited = change && !selection.whole
  const reached = isLimited ? new Reached(change.head, change.base, selection) : undefined
  return new Renderer({}, new Time(), reached, selection.progress && new Told(selection.progress))
}

interface World {
  readonly settings: Settings
  /** The folder from which the configuration's patterns start. */
  readonly folder: string
  readonly files: readonly Found[]
}

/** Finds the files of a tree and each file's configuration, and reads them. */
export function readWorlds(
  selection: Selection,
  tree: Tree,
  knowledge: Knowledge,
  authority: Authority = { facts: tree, rules: tree },
  renderer = rendererFor(selection),
): Worlds {
  const notes = new Set<string>()
  const worlds = collect(selection, tree, authority)
  const { clusters: selectors = [] } = selection
  const ofOptions = adHocClusters(selection, knowledge)
  const chosen = chosenIn(
    worlds.map(({ settings }) => settings),
    ofOptions ? [] : selectors,
  )
  const clustersOf = ({ settings, files }: World): ClusterSettings[] => {
    if (ofOptions) return ofOptions
    if (settings.clusters.length > 0 || selectors.length > 0) return chosen(settings)
    const cluster = newestCluster(knowledge)
    const runs = cluster.name.replaceAll('=', ' ').replaceAll(',', ', ')
    const whose = worlds.length > 1 ? ` for ${namesOf(files)}` : ''
    notes.add(`No cluster is configured${whose}: judged as ${runs}, the newest known releases.`)
    return [cluster]
  }
  const repositories = worlds.map((world) => {
    return readWorld(world, clustersOf(world), selection, tree, authority.facts, notes, knowledge, renderer)
  })
  return { repositories, notes: [...(renderer?.notes ?? []), ...notes] }
}

function namesOf(files: readonly Found[]): string {
  const [first, ...others] = files
  return `${first?.name}${others.length > 0 ? ` and ${others.length} more` : ''}`
}

/** Every file once, with those of its configuration. */
function collect({ paths = [], config, standardInput }: Selection, tree: Tree, authority: Authority): World[] {
  const explicit = config === undefined ? undefined : tree.nameOf(config)
  const places = paths.length > 0 ? paths : standardInput === undefined ? ['.'] : []
  const nearest = configFinder(authority.facts)
  const seen = new Set<string>()
  const worlds = new Map<string | undefined, Found[]>()
  const add = (owner: string | undefined, found: Found): void => {
    if (seen.has(found.name)) return
    seen.add(found.name)
    const own = worlds.get(owner)
    if (own) own.push(found)
    else worlds.set(owner, [found])
  }
  for (const place of places) {
    const root = tree.nameOf(place)
    const top = tree.isFolder(root) ? root : path.posix.dirname(root)
    for (const found of tree.at(place)) {
      const owner = explicit ?? nearest(path.posix.dirname(found.name), isBelow(found.name, '.') ? '.' : top)
      const own = found.name === explicit || isConfig(found.name)
      add(owner, own ? { ...found, unread: CONFIGURATION } : found)
    }
  }
  if (standardInput !== undefined) add(explicit ?? nearest('.', '.'), { name: PIPED })
  if (worlds.size === 0) worlds.set(explicit ?? nearest('.', '.'), [])
  return [...worlds].map(([owner, files]) => ({
    settings: owner === undefined ? NO_SETTINGS : governed(owner, authority),
    folder: owner === undefined ? '.' : folderOf(owner),
    files,
  }))
}

/** What a configuration says of clusters, under the rules that count: those of a change are not the change's own. */
function governed(owner: string, { facts, rules }: Authority): Settings {
  const settings = settingsAt(owner, facts)
  if (rules === facts) return settings
  const ruling = rules.isFile(owner) ? owner : configFinder(rules)(folderOf(owner), '.')
  const { rules: levels, allow, paths, ignore } = ruling === undefined ? NO_SETTINGS : settingsAt(ruling, rules)
  const { paths: _, ...clusters } = settings
  // The patterns of a configuration start from its own folder.
  const own = ruling === owner ? { ignore, ...(paths && { paths }) } : { ignore: [] }
  return { ...clusters, rules: levels, allow: sided(allow, settings.allow), ...own }
}

/** The allowances that count, each where the change has it, and those that count once they are on the base. */
function sided(counting: Settings['allow'], added: Settings['allow']): Settings['allow'] {
  const key = ({ rule, path, clusters, until, because }: Settings['allow'][number]) =>
    JSON.stringify([rule, path, clusters, until, because])
  const there = new Map(added.map((each) => [key(each), each]))
  const known = new Set(counting.map(key))
  return [
    ...counting.map((each) => there.get(key(each)) ?? { ...each, only: 'base' as const }),
    ...added.filter((each) => !known.has(key(each))).map((each) => ({ ...each, only: 'head' as const })),
  ]
}

function settingsAt(name: string, tree: Tree): Settings {
  const source = tree.read(name)
  if ('unread' in source) throw new SettingsError([{ place: null, problem: `${name} is not read: ${source.unread}` }])
  return readSettings(source)
}

function readWorld(
  { settings, folder, files }: World,
  clusters: readonly ClusterSettings[],
  selection: Selection,
  tree: Tree,
  facts: Tree,
  notes: Set<string>,
  knowledge: Knowledge,
  renderer: Renderer | undefined,
): Repository {
  const anywhere = selection.config !== undefined && !selection.confined
  const reach = { settings, folder, tree: facts, anywhere }
  const held = heldBy(reach)
  for (const note of held.notes) notes.add(note)
  const holders = new Map([...held.objects].flatMap(([name, own]) => own.map((file) => [file, name] as const)))
  const isWanted = wanted(settings, folder, selection)
  const manifests: SourceFile[] = []
  const skipped: Skipped[] = []
  for (const { name, unread } of files) {
    if (!isWanted(name)) continue
    const source = unread === undefined ? sourceOf(name, selection, tree) : { unread }
    const holder = holders.get(name)
    if ('unread' in source) skipped.push({ file: name, line: 1, reason: source.unread })
    else if (SNAPSHOT_LINE.test(source.text)) skipped.push(...documentsOf(source, SNAPSHOT))
    else if (holder !== undefined)
      skipped.push(...documentsOf(source, `what cluster ${holder} holds beside the manifests`))
    else if (clusters.length === 0)
      skipped.push(...documentsOf(source, 'its configuration has none of the chosen clusters'))
    else manifests.push(source)
  }
  const objects = new Map<string, readonly SourceFile[]>()
  const named = new Map<string, SourceFile>()
  for (const { name, vcluster, places } of withHosts(clusters, settings)) {
    const own = held.objects.get(name) ?? []
    objects.set(
      name,
      own.map((file) => readable(file, facts, settings, places.objects)),
    )
    for (const each of [vcluster?.values, vcluster?.from])
      if (each !== undefined) named.set(each, namedFile(each, reach, places.vcluster))
  }
  const read = new VersionsFrom(reach, knowledge)
  const said = new Snapshots(reach, knowledge)
  const used = new Set(withHosts(clusters, settings))
  const versioned = (each: ClusterSettings): ClusterSettings =>
    used.has(each) ? said.of(read.of(each), { clusters }) : each
  const going = settings.gitops ? goingIn(tree, reach, selection, notes) : undefined
  const described = (each: ClusterSettings): ClusterSettings => {
    const own = versioned(each)
    return going ? going.pathsOf(own, folder) : own
  }
  const judged = {
    settings: { ...settings, clusters: settings.clusters.map(described) },
    clusters: clusters.map(described),
  }
  // What people write of an object stands for what the cluster said of it.
  for (const [name, file] of said.objects) objects.set(name, [file, ...(objects.get(name) ?? [])])
  for (const { file } of said.seen.values()) named.set(file.path, file)
  for (const [name, file] of read.named) named.set(name, file)
  for (const note of read.notes) notes.add(note)
  const placed = going ? manifests.map((file) => going.placed(file)) : manifests
  return {
    ...judged,
    root: folder === '.' ? '' : folder,
    objects,
    named,
    ...(going && { leftOut: unseenIn(going.gitOps, judged.clusters) }),
    ...(said.seen.size > 0 && { snapshots: said.seen }),
    ...somewhere(
      rendered(placed, skipped, renderer, going, {
        tree,
        goes: goesTo(judged.clusters, folder),
        clusters: judged.clusters,
        targets: () => judged.clusters.flatMap((each) => targetsOf(each, knowledge)),
        destinations: going?.gitOps.destinations ?? [],
        releases: releasesIn(reach, judged.clusters),
      }),
      judged,
      folder,
    ),
  }
}

/** The manifests with what is rendered of them instead of its parts. */
function rendered(
  files: readonly SourceFile[],
  skipped: readonly Skipped[],
  renderer: Renderer | undefined,
  going: Going | undefined,
  asked: Omit<Asked, 'found'>,
): Pick<Repository, 'files' | 'skipped' | 'sources' | 'failures' | 'unrendered'> {
  const made = renderer?.render({ ...asked, found: files })
  if (!made || made.files.length + made.skipped.length + made.failures.length + made.parts.size === 0)
    return { files, skipped }
  const { parts, sources, failures, unrendered } = made
  const plain = files.filter(({ path }) => !parts.has(path))
  const left = files.flatMap((file) => {
    const reason = parts.get(file.path)
    // A template is no YAML before it is rendered.
    return reason === undefined ? [] : documentsOf(file, reason).map((each) => ({ ...each, reason }))
  })
  return {
    files: [...plain, ...(going ? made.files.flatMap((file) => going.placedEach(file)) : made.files)],
    skipped: [...skipped, ...left, ...made.skipped],
    sources,
    failures,
    unrendered,
  }
}

function sourceOf(name: string, { standardInput }: Selection, tree: Tree): ReturnType<Tree['read']> {
  if (name !== PIPED || standardInput === undefined) return tree.read(name)
  if (typeof standardInput === 'string') return { path: name, text: standardInput }
  return { path: name, ...textOf(Buffer.from(standardInput)) }
}

/** Every document of a file that is not applied. */
function documentsOf(file: SourceFile, reason: string | undefined): Skipped[] {
  if (reason === undefined) return []
  const lines = new LineIndex(file.text)
  return readDocuments(file).map((document) => {
    const readable = isReadable(document)
    const at = readable ? document.root.start : document.at
    return { file: file.path, line: lines.at(at).line, reason: readable ? reason : document.problem }
  })
}

/** Whether the configuration asks for a file: `paths` count where the user names none. */
function wanted({ paths, ignore }: Settings, folder: string, selection: Selection): (name: string) => boolean {
  const ignored = chooser(ignore)
  const asked = (selection.paths ?? []).length > 0 || paths === undefined ? () => true : chooser(paths)
  return (name) => {
    const relative = folder === '.' ? name : path.posix.relative(folder, name)
    return name === PIPED || (!ignored(relative) && asked(relative))
  }
}
