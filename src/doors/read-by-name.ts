import { existsSync, lstatSync, readdirSync, readlinkSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { isInside } from '../github/relevant.js'
import { KUSTOMIZATION_NAMES } from '../render/kustomization.js'
import { readSettings, type Settings, SettingsError } from '../settings.js'
import { CONFIG, folderOf, isConfig } from './configs.js'
import { diskTree } from './disk.js'
import type { Selection } from './selection.js'
import { MANIFEST, NEVER, type Tree } from './tree.js'

/** With one of them a folder is a chart or a kustomization, which may be made of any file in it. */
const ROOTS = [...KUSTOMIZATION_NAMES, 'Chart.yaml']

/** What a run reads though it is not called as manifests are. */
interface Names {
  /** From the working directory. */
  readonly files: ReadonlySet<string>
  /** Configurations that cannot be read: they may name anything that stands in them. */
  readonly texts: readonly string[]
}

/**
 * Whether a run reads a file (or what a link or submodule of that name leads to) that is not called as manifests are:
 * because a person or a configuration names it, or a link with the name of a manifest leads to it. The disk is looked
 * through once, when it is first asked.
 */
export function readByName(
  cwd: string,
  selection: Pick<Selection, 'paths' | 'config'> & { readonly baseline?: string | undefined },
): (name: string) => boolean {
  let names: Names | undefined
  const known = new Map<string, boolean>()
  const rendered = (folder: string): boolean => {
    const found = known.get(folder) ?? ROOTS.some((root) => existsSync(path.join(cwd, folder, root)))
    known.set(folder, found)
    return found
  }
  return (name) => {
    names ??= namesRead(cwd, selection)
    const { files, texts } = names
    return (
      isInside(name, { has: (folder) => rendered(folder) }) ||
      leadsOn(path.join(cwd, name)) ||
      [...files].some((file) => file === name || file.startsWith(`${name}/`)) ||
      texts.some((text) => text.includes(path.posix.basename(name)))
    )
  }
}

function namesRead(cwd: string, { paths = [], config, baseline }: Parameters<typeof readByName>[1]): Names {
  const tree = diskTree(cwd)
  const given = [...paths, config, baseline].flatMap((each) => (each === undefined ? [] : [tree.nameOf(each)]))
  const files = new Set<string>()
  const configs = new Set(config === undefined ? [CONFIG] : [tree.nameOf(config)])
  const add = (file: string): void => {
    for (const target of leads(path.resolve(cwd, file))) files.add(tree.nameOf(target))
  }
  for (const name of given) add(name)
  for (const place of ['.', ...given.filter((name) => name.startsWith('../'))])
    for (const { name, isLink } of walk(path.resolve(cwd, place), place)) {
      if (isLink && MANIFEST.test(name)) add(name)
      // Its folder may be the link.
      const own = isConfig(name) ? name : path.posix.join(name, path.posix.basename(CONFIG))
      if (config === undefined && isConfig(own)) configs.add(own)
    }
  const texts: string[] = []
  for (const each of configs) {
    const settings = settingsOf(each, tree)
    if (typeof settings === 'string') texts.push(settings)
    else for (const text of textsIn(settings?.clusters ?? [])) add(path.posix.join(folderOf(each), text))
  }
  return { files, texts }
}

/** The settings, or the text where they cannot be read; undefined where there is none. */
function settingsOf(config: string, tree: Tree): Settings | string | undefined {
  const source = tree.isFile(config) ? tree.read(config) : { unread: '' }
  if ('unread' in source) return undefined
  try {
    return readSettings(source)
  } catch (error) {
    if (error instanceof SettingsError) return source.text
    throw error
  }
}

/** Every text in a value: whatever a configuration says of clusters, one of them is the name of each file that it names. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) yield* textsIn(each)
}

/** Configurations and links below a folder, as far as the folders may be read. */
function* walk(root: string, place: string): Generator<{ readonly name: string; readonly isLink: boolean }> {
  const base = path.basename(CONFIG)
  const folders = [{ folder: root, prefix: place === '.' ? '' : `${place}/` }]
  for (let next = folders.pop(); next; next = folders.pop()) {
    const { folder, prefix } = next
    // Names are put together only of the few that matter: there may be many thousands.
    for (const entry of attempt(() => readdirSync(folder, { withFileTypes: true })) ?? []) {
      if (entry.isFile() && entry.name !== base) continue
      const name = prefix + entry.name
      if (entry.isSymbolicLink()) yield { name, isLink: true }
      else if (!entry.isDirectory()) yield { name, isLink: false }
      else if (!NEVER.has(entry.name)) folders.push({ folder: `${folder}/${entry.name}`, prefix: `${name}/` })
    }
  }
}

/** So many links on the way are followed, as Linux does. */
const MOST_LINKS = 40

/** A file and every other that it leads to. */
function* leads(file: string): Generator<string> {
  for (let at = file, left = MOST_LINKS; left > 0; left--) {
    yield at
    const target = attempt(() => readlinkSync(at))
    if (target === undefined) break
    at = path.resolve(path.dirname(at), target)
  }
  const real = attempt(() => realpathSync(file))
  if (real !== undefined) yield real
}

/** Whether what is there is a link, or a folder as submodules are. */
function leadsOn(file: string): boolean {
  const stats = attempt(() => lstatSync(file))
  return stats !== undefined && (stats.isSymbolicLink() || stats.isDirectory())
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
