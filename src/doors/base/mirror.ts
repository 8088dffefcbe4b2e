import path from 'node:path'
import type { SourceFile } from '../../source/document.js'
import { MISSING, PIPED, type Tree } from '../tree.js'

/**
 * A file or folder of the base as if it stood where the head stands, so that the same name is the same file on both sides.
 * `paths` are those that are judged: the base of a single folder or file is that folder or file, the base of anything else
 * is the working directory. A file whose text is the head's is the head's.
 */
export function mirrorTree(base: string, from: Tree, head: Tree, paths: readonly string[]): Tree {
  const root = from.nameOf(base)
  const isFile = from.isFile(root)
  const stem = stemOf(root, isFile, from, head, paths)
  /** The name in `from` of what the head calls `name`; undefined for what lies beside it. */
  const there = (name: string): string | undefined => {
    if (stem === PIPED) return name === PIPED ? root : undefined
    if (stem === '.') return name.startsWith('../') ? undefined : path.posix.join(root, name)
    if (name === stem) return root
    return !isFile && name.startsWith(`${stem}/`) ? path.posix.join(root, name.slice(stem.length + 1)) : undefined
  }
  const here = (name: string): string => {
    const below = name === root ? '' : root === '.' ? name : name.slice(root.length + 1)
    return path.posix.join(stem, below)
  }
  const known = new Map<string, ReturnType<Tree['read']>>()
  const tree: Tree = {
    nameOf: head.nameOf,
    at(place) {
      if (stem === PIPED) return [{ name: PIPED }]
      const name = there(head.nameOf(place))
      if (name === undefined || !(from.isFile(name) || from.isFolder(name))) return []
      return from.at(name).map((found) => ({ ...found, name: here(found.name) }))
    },
    isOutside(name) {
      const at = there(name)
      if (at === undefined || from.isOutside === undefined || from.isOutside(root)) return name.startsWith('../')
      return from.isOutside(at)
    },
    isFile: (name) => is(there(name), from.isFile),
    isFolder: (name) => is(there(name), from.isFolder),
    read(name) {
      let file = known.get(name)
      if (!file) {
        const source = from.read(there(name) ?? name)
        file = 'unread' in source ? source : asIn(head, { ...source, path: name })
        known.set(name, file)
      }
      return file
    },
    shelf() {
      const shelf = from.shelf(isFile ? path.posix.dirname(root) : root)
      return {
        below: (folder) => (stem === PIPED ? [] : shelf.below(there(folder) ?? folder).map(here)),
        read: (name) => (is(there(name), from.isFile) ? tree.read(name) : { unread: MISSING }),
        bytes: (name) => shelf.bytes(there(name) ?? name),
      }
    },
  }
  return tree
}

/** What the base mirrors, as the head calls it. */
function stemOf(root: string, isFile: boolean, from: Tree, head: Tree, paths: readonly string[]): string {
  const [only, ...others] = paths.map(head.nameOf)
  if (only === undefined || others.length > 0) return isFile ? PIPED : '.'
  if (isFile) return only
  const whole = path.posix.join(root, only)
  if (from.isFile(whole) || from.isFolder(whole)) return '.'
  return head.isFile(only) ? path.posix.dirname(only) : only
}

function is(name: string | undefined, ask: (name: string) => boolean): boolean {
  return name !== undefined && ask(name)
}

/** The head's file where both have the same text, so that it is read and judged once. */
export function asIn(head: Tree, file: SourceFile): SourceFile {
  if (!head.isFile(file.path)) return file
  const now = head.read(file.path)
  return 'unread' in now || now.text !== file.text ? file : now
}
