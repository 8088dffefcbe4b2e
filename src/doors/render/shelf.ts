import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import type { SourceFile } from '../../source/document.js'
import { textOf } from '../decoded.js'
import { type ChartShelf, MANIFEST, MISSING, NEVER } from '../tree.js'

/** A larger file is no part of a chart. */
const LARGEST = 16 * 1024 * 1024

/** The files of a folder of this machine, as charts are made of them. Links that lead out of `border` are not followed. What `known` reads is the same object here. */
export function diskShelf(cwd: string, border = cwd, known: ChartShelf['read'] | undefined = undefined): ChartShelf {
  const root = realpathSync(border)
  const lists = new Map<string, readonly string[]>()
  const files = new Map<string, SourceFile | { unread: string }>()
  const read = (name: string): Buffer | { unread: string } => {
    const file = path.resolve(cwd, name)
    try {
      const target = realpathSync(file)
      if (!isInside(target)) return { unread: 'a link out of the repository' }
      const stats = statSync(target)
      if (!stats.isFile()) return { unread: 'not a regular file' }
      return stats.size > LARGEST ? { unread: `larger than ${LARGEST / 1024 / 1024} MB` } : readFileSync(target)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      return { unread: code === 'ENOENT' ? MISSING : 'it may not be read' }
    }
  }
  const isInside = (target: string): boolean =>
    target === root || target.startsWith(root.endsWith(path.sep) ? root : root + path.sep)
  // A link to a folder is followed as helm does it, but never in a circle, and not out of the repository.
  const walk = (folder: string, called: string, way: readonly string[]): string[] => {
    try {
      return readdirSync(folder, { withFileTypes: true }).flatMap((each) => {
        const name = called === '.' ? each.name : `${called}/${each.name}`
        const place = path.join(folder, each.name)
        if (NEVER.has(each.name)) return []
        if (each.isDirectory()) return walk(place, name, way)
        const target = each.isSymbolicLink() && folderAt(place)
        if (!target || !isInside(target)) return [name]
        const circle = [...way, realpathSync(folder)].some(
          (outer) => outer === target || outer.startsWith(target + path.sep),
        )
        return circle ? [] : walk(place, name, [...way, target])
      })
    } catch {
      return []
    }
  }
  return {
    below: (folder) => {
      let found = lists.get(folder)
      if (!found) {
        found = walk(path.resolve(cwd, folder), folder, []).sort()
        lists.set(folder, found)
      }
      return found
    },
    bytes: read,
    read: (name) => {
      let found = files.get(name)
      if (!found) {
        const bytes = read(name)
        const held = known && MANIFEST.test(name) ? known : () => ({ path: name, ...textOf(bytes as Buffer) })
        found = 'unread' in bytes ? bytes : held(name)
        files.set(name, found)
      }
      return found
    },
  }
}

/** The folder that a link leads to. */
function folderAt(link: string): string | undefined {
  try {
    const target = realpathSync(link)
    return statSync(target).isDirectory() ? target : undefined
  } catch {
    return undefined
  }
}
