import path from 'node:path'
import { chooser, type Settings, splitPattern } from '../settings.js'
import type { SourceFile } from '../source/document.js'
import type { Span } from '../source/node.js'
import { isBelow, mistake } from './configs.js'
import type { Found, Tree } from './tree.js'

/** What the clusters of a configuration hold beside the manifests. */
export interface Held {
  /** The files with a cluster's objects, by its name. */
  readonly objects: ReadonlyMap<string, readonly string[]>
  /** What a person should be told: patterns without a file. */
  readonly notes: readonly string[]
}

/** Where the names in a configuration lead: from its folder, and out of the working directory only where `anywhere`. */
export interface Reach {
  readonly settings: Settings
  readonly folder: string
  readonly tree: Tree
  /** Whether a person named the configuration, rather than it being found: then it may name files that lie anywhere. */
  readonly anywhere: boolean
}

/** Finds the files that the configuration's `objects` name, from its folder. */
export function heldBy(reach: Reach): Held {
  const { settings } = reach
  const objects = new Map<string, string[]>()
  const empty = new Map<string, { pattern: string; span: Span | undefined; clusters: string[] }>()
  for (const { name, objects: patterns, places } of settings.clusters) {
    const found = new Set<string>()
    for (const [at, pattern] of patterns.entries()) {
      const files = filesOf(pattern, reach, places.objects)
      for (const file of files) found.add(file)
      if (files.length > 0) continue
      const key = `${places.objects?.start} ${at}`
      const known = empty.get(key)
      if (known) known.clusters.push(name)
      else empty.set(key, { pattern, span: places.objects, clusters: [name] })
    }
    objects.set(name, [...found])
  }
  const notes = [...empty.values()].map(({ pattern, span, clusters }) => {
    const [first, ...others] = clusters
    const more = others.length > 0 ? `, nor those of ${others.length} more clusters` : ''
    return `${mistake(settings, span, `objects: "${pattern}" of ${first} names no file${more}.`).message}`
  })
  return { objects, notes }
}

/** The text of a file that the configuration names, from its folder. */
export function namedFile(name: string, reach: Reach, span: Span | undefined): SourceFile {
  const { tree, settings } = reach
  const file = nameIn(reach, name, span)
  if (!tree.isFile(file)) throw mistake(settings, span, `there is no file "${file}"`)
  return readable(file, tree, settings, span)
}

/** The text of a file that is known to be there. */
export function readable(file: string, tree: Tree, settings: Settings, span: Span | undefined): SourceFile {
  const source = tree.read(file)
  if ('unread' in source) throw mistake(settings, span, `"${file}" is not read: ${source.unread}`)
  return source
}

function filesOf(pattern: string, reach: Reach, span: Span | undefined): string[] {
  const { tree, settings } = reach
  const { base, rest } = splitPattern(pattern)
  const start = nameIn(reach, base, span)
  if (tree.isFile(start)) return rest === '' ? [start] : []
  if (!tree.isFolder(start)) return []
  const chosen = rest === '' ? () => true : chooser([rest])
  const found: Found[] = tree
    .at(start)
    .filter(({ name }) => chosen(start === '.' ? name : name.slice(start.length + 1)))
  const unread = found.find((each) => each.unread !== undefined)
  if (unread) throw mistake(settings, span, `"${unread.name}" is not read: ${unread.unread}`)
  return found.map(({ name }) => name)
}

/** A name in the configuration's folder as the tree has it. A configuration that was found may be a stranger's: it reads nothing that is not in view. */
function nameIn({ settings, folder, tree, anywhere }: Reach, name: string, span: Span | undefined): string {
  const file = path.posix.join(folder, name || '.')
  if (anywhere && path.isAbsolute(name)) return tree.nameOf(name)
  if (!anywhere && (path.isAbsolute(name) || !(isBelow(file, '.') || isBelow(file, folder))))
    throw mistake(settings, span, `"${name}" leads out of the working directory; name files from the folder of .github`)
  return file.replace(/(?<=.)\/$/, '')
}
