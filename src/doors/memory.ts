import path from 'node:path'
import type { SourceFile } from '../source/document.js'
import { type Found, MISSING, type Tree } from './tree.js'
import { UsageError } from './usage-error.js'

/** Texts as a tree of files: all of them count as manifests, whatever their names end in. */
export function memoryTree(files: readonly SourceFile[]): Tree {
  const nameOf = (place: string): string => path.posix.normalize(place).replace(/(?<=.)\/$/, '')
  const byName = new Map(files.map(({ path: name, text }) => [nameOf(name), { path: nameOf(name), text }]))
  const below = (folder: string): Found[] =>
    [...byName.keys()].filter((name) => folder === '.' || name.startsWith(`${folder}/`)).map((name) => ({ name }))
  return {
    nameOf,
    at: (place) => {
      const name = nameOf(place)
      const found = byName.has(name) ? [{ name }] : below(name)
      if (found.length === 0 && name !== '.') throw new UsageError(`${place}: there is no such file or folder`)
      return found
    },
    isFile: (name) => byName.has(name),
    isFolder: (name) => below(name).length > 0,
    read: (name) => {
      const file = byName.get(name)
      if (!file) throw new UsageError(`${name}: there is no such file`)
      return file
    },
    shelf: () => ({
      below: (folder) => below(folder).map(({ name }) => name),
      read: (name) => byName.get(name) ?? { unread: MISSING },
      bytes: (name) => {
        const text = byName.get(name)?.text
        return text === undefined ? { unread: MISSING } : Buffer.from(text)
      },
    }),
  }
}
