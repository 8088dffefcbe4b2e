import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { LARGEST, textOf } from '../disk.js'
import { type Found, MANIFEST, NEVER, type Tree, type Unread } from '../tree.js'

/** A commit that cannot be read; the message says why and what would help. */
export class NoSuchBase extends Error {}

interface Blob {
  readonly id: string
  readonly size: number
  readonly isLink: boolean
}

/**
 * The files of the commit where the work at `cwd` left `ref`, read from git's objects: no second checkout. `safe` are
 * folders whose checkout may belong to another user. Files that the working directory has unchanged are `head`'s. Throws NoSuchBase.
 */
export function gitBase(ref: string, cwd: string, head: Tree, safe: readonly string[] = []): Tree {
  const git = gitAt(cwd, safe)
  const prefix = git(['rev-parse', '--show-prefix']).toString().replace(/\n$/, '')
  const commit = commitOf(ref, git)
  const nameOf = (inRepository: string): string => path.posix.relative(prefix || '.', inRepository)
  const blobs = new Map<string, Blob>()
  for (const line of fields(git(['ls-tree', '-r', '-z', '-l', '--full-tree', commit]))) {
    const [, mode = '', type, id = '', size = '', name = ''] = /^(\S+) (\S+) (\S+) +(\S+)\t(.*)$/s.exec(line) ?? []
    if (type === 'blob') blobs.set(nameOf(name), { id, size: Number(size), isLink: mode === '120000' })
  }
  const differs = new Set(
    fields(git(['diff', '--name-only', '-z', '--no-renames', '--no-ext-diff', commit])).map(nameOf),
  )
  return treeOf(blobs, head, (name) => !differs.has(name) && head.isFile(name), git)
}

function commitOf(ref: string, git: Git): string {
  const named = attempt(() => git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]))
  if (!named) {
    const shallow =
      attempt(() => git(['rev-parse', '--is-shallow-repository']))
        ?.toString()
        .trim() === 'true'
    throw new NoSuchBase(
      shallow
        ? `${ref} is not in this clone, which is shallow; fetch it (\`fetch-depth: 2\` at actions/checkout, or \`git fetch --deepen=1\`)`
        : `${ref} is neither a folder nor a commit of this repository`,
    )
  }
  const commit = named.toString().trim()
  // What came to the base since this work left it is not the work of this change.
  return (
    attempt(() => git(['merge-base', commit, 'HEAD']))
      ?.toString()
      .trim() || commit
  )
}

function treeOf(blobs: ReadonlyMap<string, Blob>, head: Tree, isSame: (name: string) => boolean, git: Git): Tree {
  const texts = new Map<string, ReturnType<Tree['read']>>()
  const folders = new Set(['.'])
  for (const name of blobs.keys())
    for (let above = path.posix.dirname(name); !folders.has(above); above = path.posix.dirname(above))
      folders.add(above)
  const names = [...blobs.keys()].sort()
  let fetched = false
  const fetchAll = () => {
    if (fetched) return
    fetched = true
    const wanted = names.filter(
      (name) => MANIFEST.test(name) && !isSame(name) && whyUnread(blobs.get(name)) === undefined,
    )
    for (const [name, bytes] of contents(wanted, blobs, git)) texts.set(name, { path: name, ...textOf(bytes) })
  }
  return {
    nameOf: head.nameOf,
    isFile: (name) => blobs.has(name),
    isFolder: (name) => folders.has(name),
    at(place) {
      const name = head.nameOf(place)
      if (blobs.has(name)) return [{ name }]
      const inside =
        name === '.'
          ? names.filter((each) => !each.startsWith('../'))
          : names.filter((each) => each.startsWith(`${name}/`))
      return inside
        .filter((each) => MANIFEST.test(each) && !hidden(each, name))
        .map((each) => found(each, blobs.get(each)))
    },
    read(name) {
      if (isSame(name)) return head.read(name)
      if (MANIFEST.test(name)) fetchAll()
      const known = texts.get(name)
      if (known) return known
      const unread = whyUnread(blobs.get(name))
      if (unread !== undefined) return { unread }
      for (const [, bytes] of contents([name], blobs, git)) texts.set(name, { path: name, ...textOf(bytes) })
      return texts.get(name) as Unread
    },
  }
}

/** Whether it lies in a folder that is never searched, below the one that is. */
function hidden(name: string, folder: string): boolean {
  const below = folder === '.' ? name : name.slice(folder.length + 1)
  return below
    .split('/')
    .slice(0, -1)
    .some((each) => NEVER.has(each))
}

function found(name: string, blob: Blob | undefined): Found {
  const unread = whyUnread(blob)
  return unread === undefined ? { name } : { name, unread }
}

/** A link of the base could lead anywhere; what it leads to inside of it stands there too. */
function whyUnread(blob: Blob | undefined): string | undefined {
  if (!blob) return 'it is not in the base'
  if (blob.isLink) return 'a link, which is not followed in the base'
  return blob.size > LARGEST ? `larger than ${LARGEST / 1024 / 1024} MB` : undefined
}

/** So many bytes are asked of git at once. */
const AT_ONCE = 128 * 1024 * 1024

/** The contents of files, by `git cat-file --batch`: a line `id blob size`, the bytes, and a line feed for each. */
function* contents(names: readonly string[], blobs: ReadonlyMap<string, Blob>, git: Git): Iterable<[string, Buffer]> {
  for (let from = 0; from < names.length; ) {
    let to = from
    for (let size = 0; to < names.length && (to === from || size < AT_ONCE); to++) size += blobs.get(names[to]!)!.size
    const some = names.slice(from, to)
    const out = git(['cat-file', '--batch'], some.map((name) => `${blobs.get(name)!.id}\n`).join(''))
    let at = 0
    for (const name of some) {
      const end = out.indexOf('\n', at)
      const { size } = blobs.get(name)!
      yield [name, out.subarray(end + 1, end + 1 + size)]
      at = end + 1 + size + 1
    }
    from = to
  }
}

type Git = (args: readonly string[], input?: string) => Buffer

/** Variables that point git at another repository, or change how it reads our arguments. */
const LEADS_ASTRAY = /^GIT_(?:DIR|WORK_TREE|DIFF_OPTS|[A-Z]+_PATHSPECS)$/

function gitAt(cwd: string, safe: readonly string[]): Git {
  const ours = { LC_ALL: 'C', GIT_OPTIONAL_LOCKS: '0', GIT_TERMINAL_PROMPT: '0', GIT_NO_LAZY_FETCH: '1' }
  const env = {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !LEADS_ASTRAY.test(name))),
    ...ours,
  }
  const trusted = safe.flatMap((folder) => ['-c', `safe.directory=${folder}`])
  return (args, input) => {
    try {
      return execFileSync('git', [...trusted, ...args], {
        cwd,
        env,
        maxBuffer: 2 ** 30,
        stdio: ['pipe', 'pipe', 'pipe'],
        ...(input !== undefined && { input }),
      })
    } catch (error) {
      const { code, stderr } = error as NodeJS.ErrnoException & { stderr?: Buffer }
      const said = stderr
        ?.toString()
        .trim()
        .split('\n', 1)[0]
        ?.replace(/^fatal: /, '')
      throw new NoSuchBase(code === 'ENOENT' ? 'git is not installed' : said || (error as Error).message)
    }
  }
}

function attempt(work: () => Buffer): Buffer | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

function fields(out: Buffer): string[] {
  return out.toString().split('\0').filter(Boolean)
}
