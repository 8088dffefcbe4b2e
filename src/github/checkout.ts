import { readFileSync } from 'node:fs'
import { lstat } from 'node:fs/promises'
import path from 'node:path'
import { type CommittedFile, changedSince, contentsByGit, filesOf, leftOut, namerOf, sizesOf } from './committed.js'
import { contentId } from './content-id.js'
import { attempt, type Git } from './git-command.js'

/** The folder that GitHub's names of files are relative to: the closest one with `.git` at `cwd` or above it, else the workspace. */
export async function rootOfCheckout(cwd: string, workspace: string): Promise<string> {
  for (let folder = cwd; ; folder = path.dirname(folder)) {
    const found = await lstat(path.join(folder, '.git')).then(
      () => true,
      () => false,
    )
    if (found) return folder
    if (folder === workspace || folder === path.dirname(folder)) return workspace
  }
}

/** What lies in the working directory, against which the files of a commit are held. */
export interface Checkout {
  /** The name from the working directory of a file of the repository. */
  readonly nameOf: (inRepository: string) => string
  /** Whether the file is left out of it, so that nobody sees what becomes of it. */
  leavesOut(name: string): boolean
  /** Whether it has the file with this content. */
  has(name: string, id: string): boolean
  /** The contents among these that the repository holds somewhere, by the files' names. */
  held(files: ReadonlyMap<string, CommittedFile>): ReadonlyMap<string, Buffer>
}

/** A checkout that git knows. Throws a GitCannotTell. */
export function gitCheckout(git: Git): Checkout {
  const nameOf = namerOf(git)
  const head = filesOf('HEAD', git, nameOf)
  for (const name of changedSince('HEAD', git)) head.delete(nameOf(name))
  const left = new Set(leftOut(git).map(nameOf))
  return {
    nameOf,
    leavesOut: (name) => left.has(name),
    has: (name, id) => head.get(name)?.id === id,
    held(files) {
      // A file that moved has its content at the head too.
      const sizes = sizesOf(
        [...files.values()].map(({ id }) => id),
        git,
      )
      const here = new Map(
        [...files].flatMap(([name, file]) => {
          const size = sizes.get(file.id)
          return size === undefined ? [] : [[name, { ...file, size }] as const]
        }),
      )
      return new Map(attempt(() => [...contentsByGit([...here.keys()], here, git)]) ?? [])
    },
  }
}

/** A checkout without git: actions/checkout downloads the files where it finds none. */
export async function plainCheckout(cwd: string, workspace: string): Promise<Checkout> {
  const prefix = path.relative(await rootOfCheckout(cwd, workspace), cwd).replaceAll(path.sep, '/')
  return {
    nameOf: (name) => (prefix === '' ? name : path.posix.relative(prefix, name)),
    leavesOut: () => false,
    has(name, id) {
      try {
        return contentId(readFileSync(path.join(cwd, name)), id) === id
      } catch {
        return false
      }
    },
    held: () => new Map(),
  }
}
