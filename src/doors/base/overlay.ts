import path from 'node:path'
import type { CommittedFile, CommittedFiles } from '../../github/committed.js'
import { GitCannotTell } from '../../github/git-command.js'
import type { SourceFile } from '../../source/document.js'
import { textOf } from '../decoded.js'
import { LARGEST } from '../disk.js'
import { type Found, MANIFEST, NEVER, type Tree, type Unread } from '../tree.js'
import { asIn } from './mirror.js'
import { NoSuchBase } from './no-such-base.js'

/** The files of a commit as a tree: its own where they differ from the head's, else the head's, so that they are read and judged once. */
export function overlayTree({ files: all, differs, contents }: CommittedFiles, head: Tree): Tree {
  const files = new Map([...all].filter(([, { isSubmodule }]) => !isSubmodule))
  // A submodule at another commit is another repository's: nobody has its files here.
  const submodules = [...all].flatMap(([name, { isSubmodule }]) => (isSubmodule && !differs(name) ? [`${name}/`] : []))
  const isBorrowed = (name: string): boolean => submodules.some((folder) => name.startsWith(folder))
  const isSame = (name: string): boolean => !differs(name) && head.isFile(name)
  const texts = new Map<string, SourceFile>()
  const names = [...files.keys()].sort()
  const folders = new Set(['.'])
  for (const name of names)
    for (let above = path.posix.dirname(name); !folders.has(above); above = path.posix.dirname(above))
      folders.add(above)
  const whyUnread = (name: string): string | undefined => whyNot(files.get(name), isSame(name))
  const take = (wanted: readonly string[]): void => {
    for (const [name, bytes] of readable(() => [...contents(wanted)]))
      texts.set(name, asIn(head, { path: name, ...textOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)) }))
  }
  let taken = false
  const takeAll = (): void => {
    if (taken) return
    taken = true
    take(names.filter((name) => MANIFEST.test(name) && !isSame(name) && whyUnread(name) === undefined))
  }
  const tree: Tree = {
    nameOf: head.nameOf,
    isFile: (name) => files.has(name) || (isBorrowed(name) && head.isFile(name)),
    isFolder: (name) => folders.has(name) || (isBorrowed(`${name}/`) && head.isFolder(name)),
    at(place) {
      const name = head.nameOf(place)
      if (files.has(name)) return [{ name }]
      if (isBorrowed(`${name}/`)) return head.isFile(name) || head.isFolder(name) ? head.at(place) : []
      const isInside = (each: string): boolean => (name === '.' ? !each.startsWith('../') : each.startsWith(`${name}/`))
      const own = names
        .filter((each) => isInside(each) && MANIFEST.test(each) && !hidden(each, name))
        .map((each): Found => {
          const unread = whyUnread(each)
          return unread === undefined ? { name: each } : { name: each, unread }
        })
      const borrowed = submodules.some(isInside) && head.isFolder(name) ? head.at(place) : []
      return [...own, ...borrowed.filter((each) => isBorrowed(each.name))]
    },
    read(name): SourceFile | Unread {
      if (isSame(name) || isBorrowed(name)) return head.read(name)
      if (MANIFEST.test(name)) takeAll()
      const unread = whyUnread(name)
      if (unread !== undefined) return { unread }
      if (!texts.has(name)) take([name])
      return texts.get(name) ?? { unread: NOT_AT_HAND }
    },
    isSame,
    shelf: () => ({
      below: (folder) => (folder === '.' ? names : startingWith(`${folder}/`, names)),
      read: (name) => tree.read(name),
      bytes(name) {
        if (files.get(name)?.isLink) return { unread: 'a link, which is not followed in the base' }
        if (isSame(name)) return head.shelf().bytes(name)
        const [found] = files.has(name) ? readable(() => [...contents([name])]) : []
        return found?.[1] ?? { unread: NOT_AT_HAND }
      },
    }),
  }
  return tree
}

/** Those of sorted names that begin so. */
function startingWith(start: string, names: readonly string[]): readonly string[] {
  let [from, to] = [0, names.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (names[middle]! < start) from = middle + 1
    else to = middle
  }
  let end = from
  while (names[end]?.startsWith(start)) end++
  return names.slice(from, end)
}

/** What `work` gives; a base that git does not give is none. Throws NoSuchBase. */
export function readable<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw error instanceof GitCannotTell ? new NoSuchBase(error.message) : error
  }
}

const NOT_AT_HAND = 'its text in the base is not at hand'

/** Whether it lies in a folder that is never searched, below the one that is. */
function hidden(name: string, folder: string): boolean {
  const below = folder === '.' ? name : name.slice(folder.length + 1)
  return below
    .split('/')
    .slice(0, -1)
    .some((each) => NEVER.has(each))
}

function whyNot(file: CommittedFile | undefined, isSame: boolean): string | undefined {
  if (!file) return 'it is not in the base'
  // It could lead anywhere; what it leads to inside of the base stands there too.
  if (file.isLink) return 'a link, which is not followed in the base'
  if (isSame) return undefined
  if (file.size === undefined) return NOT_AT_HAND
  return file.size > LARGEST ? `larger than ${LARGEST / 1024 / 1024} MB` : undefined
}
