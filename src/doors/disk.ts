import {
  closeSync,
  existsSync,
  fstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  realpathSync,
  statSync,
} from 'node:fs'
import path from 'node:path'
import type { SourceFile } from '../source/document.js'
import { textOf } from './decoded.js'
import { diskShelf } from './render/shelf.js'
import { type ChartShelf, type Found, MANIFEST, NEVER, type Tree, type Unread } from './tree.js'
import { UsageError } from './usage-error.js'

/** A larger file is no manifest: an API server takes 3 MB at most. */
export const LARGEST = 64 * 1024 * 1024

/** The files of this machine from a working directory. They are read one by one: descriptors never run out. */
export function diskTree(cwd: string): Tree {
  const nameOf = (place: string): string =>
    path.relative(cwd, path.resolve(cwd, place)).replaceAll(path.sep, '/') || '.'
  const absolute = (name: string): string => path.resolve(cwd, name)
  const searched = new Map<string, readonly Found[]>()
  const texts = new Map<string, SourceFile | Unread>()
  let known: string | undefined
  const shelves = new Map<string, ChartShelf>()
  const border = (): string => {
    known ??= realOf(repositoryOf(cwd))
    return known
  }

  const at = (place: string): readonly Found[] => {
    const name = nameOf(place)
    const isFolder = asked(place, () => statSync(absolute(name)).isDirectory(), 'there is no such file or folder')
    if (!isFolder) return [{ name }]
    let found = searched.get(name)
    if (!found) {
      found = [
        ...walk(
          absolute(name),
          name,
          asked(place, () => realpathSync(absolute(name))),
        ),
      ]
      // What lies above the working directory may hold it.
      if (name.startsWith('..')) found = found.map((each) => ({ ...each, name: nameOf(each.name) }))
      searched.set(name, found)
    }
    return found
  }
  const read = (name: string): SourceFile | Unread => {
    let found = texts.get(name)
    if (!found) {
      const bytes = asked(name, () => bytesOf(absolute(name)))
      found = bytes ? { path: name, ...textOf(bytes) } : { unread: `larger than ${LARGEST / 1024 / 1024} MB` }
      texts.set(name, found)
    }
    return found
  }
  const is = (name: string) => statSync(absolute(name), { throwIfNoEntry: false })
  const safely = (name: string, ask: 'isFile' | 'isDirectory') => {
    try {
      return is(name)?.[ask]() ?? false
    } catch {
      return false
    }
  }
  return {
    at,
    nameOf,
    read,
    isFile: (name) => safely(name, 'isFile'),
    isFolder: (name) => safely(name, 'isDirectory'),
    isOutside: (name) => !isBelow(realOf(absolute(name)), border()),
    shelf: (folder = '.') => {
      const own = absolute(folder)
      const top = isBelow(realOf(own), border()) ? border() : own
      const known = shelves.get(top) ?? diskShelf(cwd, top, read)
      shelves.set(top, known)
      return known
    },
  }
}

/** The folder of the repository that `cwd` is in; itself where it is in none. */
function repositoryOf(cwd: string): string {
  for (let folder = path.resolve(cwd); ; folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, '.git'))) return folder
    if (folder === path.dirname(folder)) return cwd
  }
}

/** Where a path leads; of what is not there, the path itself. */
function realOf(file: string): string {
  try {
    return realpathSync(file)
  } catch {
    return file
  }
}

function isBelow(file: string, folder: string): boolean {
  return file === folder || file.startsWith(folder.endsWith(path.sep) ? folder : folder + path.sep)
}

/** The files below a folder in the order of their names. Links to folders are not followed, those to files inside `root` are. */
function* walk(folder: string, name: string, root: string): Generator<Found> {
  const entries = asked(name, () => readdirSync(folder, { withFileTypes: true }))
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const at = path.join(folder, entry.name)
    const called = name === '.' ? entry.name : `${name}/${entry.name}`
    if (entry.isDirectory()) {
      if (!NEVER.has(entry.name)) yield* walk(at, called, root)
    } else if (MANIFEST.test(entry.name)) {
      const unread = entry.isFile()
        ? unnamed(entry.name, at)
        : entry.isSymbolicLink()
          ? whyNot(at, root)
          : 'not a regular file'
      yield unread === undefined ? { name: called } : { name: called, unread }
    }
  }
}

/** Why a file cannot be named: bytes that are no UTF-8 were replaced in what the system calls it, and nothing has that name. */
function unnamed(name: string, file: string): string | undefined {
  return name.includes('\uFFFD') && !existsSync(file) ? 'its name is no UTF-8' : undefined
}

/** Why a link is not followed: what it leads to is not this folder's. */
function whyNot(link: string, root: string): string | undefined {
  try {
    const target = realpathSync(link)
    if (!isBelow(target, root)) return 'a link out of the folder that is checked'
    return statSync(target).isFile() ? undefined : 'a link to what is no file'
  } catch {
    return 'a link that leads nowhere'
  }
}

/** The bytes of a file, undefined where they are too many. What is no regular file (a pipe) is read to its end. */
function bytesOf(file: string): Buffer | undefined {
  const descriptor = openSync(file, 'r')
  try {
    const stats = fstatSync(descriptor)
    if (stats.isFile() && stats.size > 0) return stats.size > LARGEST ? undefined : readFileSync(descriptor)
    const chunks: Buffer[] = []
    for (let size = 0; ; ) {
      const chunk = Buffer.alloc(64 * 1024)
      const read = readSync(descriptor, chunk)
      if (read === 0) return Buffer.concat(chunks)
      chunks.push(chunk.subarray(0, read))
      size += read
      if (size > LARGEST) return undefined
    }
  } finally {
    closeSync(descriptor)
  }
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'it may not be read',
  EPERM: 'it may not be read',
  EISDIR: 'it is a folder, not a file',
  ELOOP: 'it is a link that leads to itself',
  ENAMETOOLONG: 'its name is too long',
}

/** What `work` gives; where the system refuses, a UsageError that says so in one line. */
export function asked<T>(name: string, work: () => T, missing = 'there is no such file'): T {
  try {
    return work()
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === undefined) throw error
    const gone = code === 'ENOENT' || code === 'ENOTDIR'
    throw new UsageError(`${name}: ${gone ? missing : (REASONS[code] ?? message)}`)
  }
}
