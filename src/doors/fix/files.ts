import { randomBytes } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  lstatSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { asked } from '../disk.js'
import { UsageError } from '../usage-error.js'

/** A file that is to be rewritten: its own place, links followed, and its text as it was read and as it is to be. */
export interface Rewrite {
  readonly at: string
  /** What a person calls it. */
  readonly name: string
  readonly before: string
  readonly after: string
}

/** The place of a file of the working directory, links followed. */
export function realPlace(cwd: string, name: string): string {
  const place = path.resolve(cwd, name)
  try {
    return realpathSync(place)
  } catch {
    return place
  }
}

/** Why a file is not written though it is read; undefined where it may be. */
export function whyNotWritten(cwd: string, name: string): string | undefined {
  const at = realPlace(cwd, name)
  if (name === '..' || name.startsWith('../') || path.isAbsolute(name))
    return lstatSync(path.resolve(cwd, name), { throwIfNoEntry: false })?.isSymbolicLink() ? LINK : irregular(at)
  const root = realpathSync(cwd)
  return at.startsWith(root.endsWith(path.sep) ? root : root + path.sep) ? irregular(at) : LINK
}

const LINK = 'it is reached by a link out of the working directory'

function irregular(at: string): string | undefined {
  return statSync(at, { throwIfNoEntry: false })?.isFile() ? undefined : 'it is no regular file'
}

/** Rewrites files: all of them or, where one cannot be written, none; each keeps its mode. Throws a UsageError. */
export function rewrite(files: readonly Rewrite[]): void {
  const made: (Rewrite & { readonly part: string })[] = []
  const renamed: Rewrite[] = []
  try {
    for (const file of files) {
      const { at, name, before, after } = file
      asked(
        name,
        () => {
          mayWrite(at, name)
          if (readFileSync(at, 'utf8') !== before)
            throw new UsageError(`${name}: it changed while it was judged; nothing is written`)
          const part = partOf(at)
          made.push({ ...file, part })
          put(part, after, at)
        },
        'it is gone',
      )
    }
    for (const { part, ...file } of made) {
      asked(file.name, () => renameSync(part, file.at))
      renamed.push(file)
    }
  } catch (error) {
    for (const { at, before } of renamed) {
      const part = partOf(at)
      put(part, before, at)
      renameSync(part, at)
    }
    throw error
  } finally {
    for (const { part } of made) if (existsSync(part)) rmSync(part)
  }
}

function mayWrite(at: string, name: string): void {
  try {
    accessSync(at, constants.W_OK)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw error
    throw new UsageError(`${name}: it may not be written; nothing is written`)
  }
}

function partOf(at: string): string {
  return `${at}.${randomBytes(6).toString('hex')}.part`
}

/** Writes a new file with the mode, and where that is allowed the owner, of another. */
function put(part: string, text: string, like: string): void {
  const { mode, uid, gid } = statSync(like)
  writeFileSync(part, text, { flag: 'wx', mode: 0o600 })
  const own = statSync(part)
  if (own.uid !== uid || own.gid !== gid) {
    try {
      chownSync(part, uid, gid)
    } catch {
      // Only root may give files away.
    }
  }
  chmodSync(part, mode & 0o7777)
}
