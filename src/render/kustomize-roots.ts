import type { SourceFile } from '../source/document.js'
import type { Span } from '../source/node.js'
import {
  isBuiltin,
  isRemote,
  joined,
  KUSTOMIZATION_NAMES,
  type Kustomization,
  readKustomization,
} from './kustomization.js'

/** The files at hand, by the names that the house has for them. */
export interface Files {
  isFile(name: string): boolean
  isFolder(name: string): boolean
  /** The file's text; or why it is not read. */
  read(name: string): SourceFile | { readonly unread: string }
  /** Whether the name, or a link on the way to it, leads out of the repository. */
  isOutside(name: string): boolean
}

/** Why something is not rendered, and the entry that brings it about. */
export interface Hindrance {
  readonly file: SourceFile
  readonly span: Span
  /** `it names remote resources: github.com/...`; goes on a sentence that begins with `not checked`. */
  readonly reason: string
}

/** All that one kustomization builds with. */
export interface Reach {
  readonly root: Kustomization
  /** By their folders, the root among them. */
  readonly kustomizations: ReadonlyMap<string, Kustomization>
  readonly files: ReadonlyMap<string, SourceFile>
  /** The files whose objects it takes whole. */
  readonly resources: ReadonlySet<string>
  readonly hindrances: readonly Hindrance[]
}

/** The kustomization of a folder. */
export function kustomizationIn(folder: string, files: Files): Kustomization | undefined {
  for (const each of KUSTOMIZATION_NAMES) {
    const name = joined(folder, each)
    if (!files.isFile(name)) continue
    const file = files.read(name)
    return 'unread' in file ? undefined : readKustomization(file)
  }
  return undefined
}

/** What a kustomization builds with, found by following every name in it. */
export function reachOf(root: Kustomization, files: Files): Reach {
  const kustomizations = new Map<string, Kustomization>()
  const held = new Map<string, SourceFile>()
  const resources = new Set<string>()
  const hindrances: Hindrance[] = []
  const visit = (at: Kustomization, way: readonly string[]): void => {
    kustomizations.set(at.folder, at)
    held.set(at.file.path, at.file)
    const hinder = (span: Span, reason: string): void => {
      hindrances.push({ file: at.file, span: { start: span.start, end: span.end }, reason })
    }
    for (const { what, node } of at.needs) hinder(node, `it has ${what}, and no program but kustomize is started`)
    for (const { name, to, use, node, field } of at.references) {
      const isFolder = files.isFolder(to)
      if (!isFolder && !files.isFile(to)) {
        if (isRemote(name)) hinder(node, `it names what would have to be fetched: ${name}`)
        else if (files.isOutside(to)) hinder(node, `${name} leads out of the repository`)
        // What a generator reads may come to be where it is deployed, as secrets do. Of the rest kustomize itself says what is not there.
        else if (field.endsWith('Generator')) hinder(node, `${name} is not there, of which ${field} makes an object`)
        continue
      }
      if (files.isOutside(to)) hinder(node, `${name} leads out of the repository`)
      else if (isFolder) {
        const next = kustomizationIn(to, files)
        if (!next) continue
        if (files.isOutside(next.file.path)) hinder(node, `${next.file.path} leads out of the repository`)
        else if (to === at.folder || way.includes(to))
          hinder(node, `kustomizations include each other: ${[...way, at.folder, to].join(' -> ')}`)
        else if (!kustomizations.has(to)) visit(next, [...way, at.folder])
      } else {
        const file = files.read(to)
        if ('unread' in file) hinder(node, `${name} is not read: ${file.unread}`)
        else if (file.invalidAt !== undefined && use !== 'data') hinder(node, `${name} is no UTF-8`)
        else {
          held.set(to, file)
          if (use === 'resource') resources.add(to)
          if (use === 'plugin' && !isBuiltin(file)) hinder(node, `it has a plugin in ${field}: ${name}`)
        }
      }
    }
  }
  visit(root, [])
  return { root, kustomizations, files: held, resources, hindrances }
}

/**
 * The kustomizations that somebody builds: no other one includes them, and they are no components. Of those that only
 * include each other, the first.
 */
export function rootsOf(all: readonly Kustomization[], files: Files): Reach[] {
  const candidates = all.filter(({ isComponent }) => !isComponent)
  const included = new Set<string>()
  for (const each of candidates) for (const { to } of each.references) if (to !== each.folder) included.add(to)
  const [tops, others] = [true, false].map((isTop) => candidates.filter(({ folder }) => isTop !== included.has(folder)))
  const reached = new Set<string>()
  const reaches: Reach[] = []
  const found = tops!.map((each) => reachOf(each, files))
  // One that a component of another takes in is no root: that one reaches more.
  for (const reach of found.sort((a, b) => b.kustomizations.size - a.kustomizations.size)) add(reach)
  for (const each of others!) if (!reached.has(each.folder)) add(reachOf(each, files))
  return reaches.sort((a, b) => (a.root.folder < b.root.folder ? -1 : 1))

  function add(reach: Reach): void {
    if (reached.has(reach.root.folder)) return
    reaches.push(reach)
    for (const folder of reach.kustomizations.keys()) reached.add(folder)
  }
}
