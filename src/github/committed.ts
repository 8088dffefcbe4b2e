import path from 'node:path'
import { attempt, fields, type Git, GitCannotTell } from './git-command.js'
import { isManifestName } from './relevant.js'

/** One file of a commit. */
export interface CommittedFile {
  /** Git's name of its content. */
  readonly id: string
  readonly isLink: boolean
  /** Whether it is the commit of another repository that lies in this folder. */
  readonly isSubmodule?: boolean
  /** In bytes; undefined where nobody asked, or the content is not at hand. */
  readonly size?: number | undefined
}

/** The files of a commit, named from the working directory, and which of them the working directory has as they are. */
export interface CommittedFiles {
  readonly commit: string
  /** Files, and folders that are submodules. */
  readonly files: ReadonlyMap<string, CommittedFile>
  /** Whether the working directory may have something else under this name, or nothing. */
  differs(name: string): boolean
  /** The bytes of files that differ and have a size. */
  contents(names: readonly string[]): Iterable<readonly [name: string, bytes: Uint8Array]>
}

/** The files of a commit that the repository holds. Throws {@link GitCannotTell}. */
export function committedByGit(commit: string, git: Git): CommittedFiles {
  const nameOf = namerOf(git)
  const files = filesOf(commit, git, nameOf)
  for (const name of leftOut(git)) files.delete(nameOf(name))
  const different = new Set(changedSince(commit, git).map(nameOf))
  const names = [...different].filter((name) => files.get(name)?.isSubmodule === false)
  const sizes = sizesOf(
    names.map((name) => files.get(name)!.id),
    git,
  )
  for (const name of names) {
    const file = files.get(name)!
    const size = sizes.get(file.id)
    if (size !== undefined) files.set(name, { ...file, size })
    else if (isManifestName(name)) throw new GitCannotTell(`the text of ${name} is ${PARTIAL}`)
  }
  return {
    commit,
    files,
    differs: (name) => different.has(name),
    contents: (names) => contentsByGit(names, files, git),
  }
}

/** Names files of the repository from the folder where git runs. */
export function namerOf(git: Git): (inRepository: string) => string {
  const prefix = git(['rev-parse', '--show-prefix']).toString().replace(/\n$/, '')
  return prefix === '' ? (name) => name : (name) => path.posix.relative(prefix, name)
}

/** The files of a commit by name, without sizes. */
export function filesOf(
  commit: string,
  git: Git,
  nameOf: (inRepository: string) => string,
): Map<string, CommittedFile> {
  const files = new Map<string, CommittedFile>()
  for (const line of fields(git(['ls-tree', '-r', '-z', '--full-tree', commit]))) {
    const [, mode = '', type, id = '', name = ''] = /^(\S+) (\S+) (\S+)\t(.*)$/s.exec(line) ?? []
    files.set(nameOf(name), { id, isLink: mode === LINK, isSubmodule: type === 'commit' })
  }
  return files
}

/** What a clone with `filter: blob:none` lacks. */
export const PARTIAL = 'not in this clone, which is partial'

/** The mode of a symbolic link. */
export const LINK = '120000'

/** The files of the repository that differ between a commit and what lies in the working tree. */
export function changedSince(commit: string, git: Git): string[] {
  return fields(
    git(['diff', '--name-only', '-z', '--no-renames', '--no-ext-diff', '--ignore-submodules=dirty', commit]),
  )
}

/** The files that a sparse checkout leaves out: nobody sees them on either side. */
export function leftOut(git: Git): string[] {
  const lines = fields(git(['ls-files', '-t', '-z', '--full-name', '--', ':/']))
  return lines.filter((line) => line.startsWith('S ')).map((line) => line.slice(2))
}

/** The sizes of contents in bytes; without those that the repository does not hold. */
export function sizesOf(ids: readonly string[], git: Git): Map<string, number> {
  if (ids.length === 0) return new Map()
  const lines = attempt(() => git(['cat-file', '--batch-check'], ids.map((id) => `${id}\n`).join('')))
  return new Map(
    (lines?.toString().split('\n') ?? []).flatMap((line) => {
      const [, id, size] = /^([0-9a-f]+) blob (\d+)$/.exec(line) ?? []
      return id ? [[id, Number(size)] as const] : []
    }),
  )
}

/** So many bytes are asked of git at once. */
const AT_ONCE = 128 * 1024 * 1024

/** The contents of files that the repository holds, by `git cat-file --batch`: a line `id blob size`, the bytes, and a line feed for each. */
export function* contentsByGit(
  names: readonly string[],
  files: ReadonlyMap<string, CommittedFile>,
  git: Git,
): Iterable<readonly [string, Buffer]> {
  const sizeOf = (name: string): number => files.get(name)?.size ?? 0
  for (let from = 0; from < names.length; ) {
    let to = from
    for (let size = 0; to < names.length && (to === from || size < AT_ONCE); to++) size += sizeOf(names[to]!)
    const some = names.slice(from, to)
    const out = git(['cat-file', '--batch'], some.map((name) => `${files.get(name)?.id}\n`).join(''))
    let at = 0
    for (const name of some) {
      const start = out.indexOf('\n', at) + 1
      const end = start + sizeOf(name)
      yield [name, out.subarray(start, end)]
      at = end + 1
    }
    from = to
  }
}
