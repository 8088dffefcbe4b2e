import { lstat, readdir, readFile, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import picomatch from 'picomatch'
import type { SourceFile } from '../source/document.js'
import { UsageError } from './usage-error.js'

/** The endings of the files that folders are searched for. */
const MANIFEST = /\.(ya?ml|json)$/i

/** Folders that are never searched. */
const NEVER = new Set(['.git', 'node_modules'])

/** The files with manifests at a path, named as the user wrote it: the file itself, or all below the folder, in the order of their names. */
export async function filesAt(where: string, name = where): Promise<string[]> {
  const found = await stat(where).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`${name}: ${error.code === 'ENOENT' ? 'there is no such file or folder' : wordsOf(error)}`)
  })
  return found.isDirectory() ? walk(where) : [where]
}

async function walk(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`${folder}: ${wordsOf(error)}`)
  })
  const found: string[] = []
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const at = path.join(folder, entry.name)
    if (entry.isDirectory()) {
      if (!NEVER.has(entry.name)) found.push(...(await walk(at)))
    } else if (MANIFEST.test(entry.name) && (entry.isFile() || (await linksInside(at, folder)))) {
      found.push(at)
    }
  }
  return found
}

/** A link to a file counts where the file lies below the folder of the link; what it leads to elsewhere is not this folder's. */
async function linksInside(at: string, folder: string): Promise<boolean> {
  const link = await lstat(at)
  if (!link.isSymbolicLink()) return false
  const [target, root] = await Promise.all([realpath(at).catch(() => ''), realpath(folder)])
  return target.startsWith(root + path.sep) && (await stat(at)).isFile()
}

/** A file with its text; a byte order mark stays, `name` is what the outputs call it. */
export async function readSource(where: string, name: string): Promise<SourceFile> {
  const text = await readFile(where, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`${name || where}: ${wordsOf(error)}`)
  })
  return { path: name, text }
}

/** The files that a pattern names, from `root` unless it is absolute. */
export async function filesMatching(pattern: string, root: string): Promise<string[]> {
  const absolute = path.resolve(root, pattern).replaceAll(path.sep, '/')
  const { base, isGlob } = picomatch.scan(absolute)
  if (!isGlob) return (await exists(absolute)) ? filesAt(absolute) : []
  if (!(await exists(base))) return []
  const matches = picomatch(absolute, { dot: true })
  return (await filesAt(base)).filter((file) => matches(file.replaceAll(path.sep, '/')))
}

/** Whether there is a file or folder. */
export async function exists(where: string): Promise<boolean> {
  return (await stat(where).catch(() => undefined)) !== undefined
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'it may not be read',
  EISDIR: 'it is a folder, not a file',
  ENOENT: 'there is no such file',
}

function wordsOf({ code, message }: NodeJS.ErrnoException): string {
  return REASONS[code ?? ''] ?? message
}
