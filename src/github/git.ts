import path from 'node:path'
import type { Changed } from '../finding.js'
import { type Ranges, rangesOfDiff } from './diff.js'
import type { Trigger } from './event.js'
import { attempt, fields, type Git, GitCannotTell } from './git-command.js'

/** The commit that a change starts from, as far as the checkout tells. */
export interface Start {
  /** The first parent of the merge commit that is checked out, else where the head left the base; undefined where it takes GitHub to tell. */
  readonly commit: string | undefined
  readonly inClone: boolean
  /** The `fetch-depth` at actions/checkout that brings it here. */
  readonly depth: '2' | '0'
}

type Change = Exclude<Trigger, { kind: 'other' }>

/** Files whose lines matter; of the others it is enough to know that they changed. */
const READ_FOR_LINES = ['*.yaml', '*.yml', '*.json'].map((glob) => `:(top,icase)${glob}`)

const NOWHERE: Start = { commit: undefined, inClone: false, depth: '0' }

/** The commit to compare with what is checked out. Throws {@link GitCannotTell} where that is not what the change asks for. */
export function startOf(trigger: Change, git: Git): Start {
  const parents = parentsOfHead(git)
  const checkedOut = git(['rev-parse', '--verify', 'HEAD^{commit}']).toString().trim()
  if (trigger.kind === 'merge-group') {
    if (checkedOut !== trigger.head) throw elsewhere('merge group')
    return startAt(trigger.base, git, parents)
  }
  if (trigger.kind === 'push') {
    if (checkedOut !== trigger.head) throw elsewhere('commit that was pushed')
    return trigger.base ? startAt(trigger.base, git, parents) : leftDefaultBranch(trigger, git)
  }
  // What came with the base since the pull request was opened is on the first parent, so it never counts as changed.
  if (parents.length === 2 && parents[1] === trigger.head) return startAt(parents[0]!, git, parents)
  if (checkedOut !== trigger.head && checkedOut !== trigger.mergedAs) throw elsewhere('pull request')
  return isHere(trigger.base, git) ? left(trigger.base, git, parents) : NOWHERE
}

/** A commit as the start of the change that is checked out. */
export function startAt(commit: string, git: Git, parents: readonly string[] = parentsOfHead(git)): Start {
  return { commit, inClone: isHere(commit, git), depth: parents.includes(commit) ? '2' : '0' }
}

/** Where the branch that is checked out left the default branch, as far as the clone has both. */
export function leftDefaultBranch({ defaultBranch }: Extract<Change, { kind: 'push' }>, git: Git): Start {
  const tip = `refs/remotes/origin/${defaultBranch}^{commit}`
  const main = defaultBranch && attempt(() => git(['rev-parse', '--verify', '--quiet', '--end-of-options', tip]))
  return main ? left(main.toString().trim(), git) : NOWHERE
}

/** Where what is checked out left a commit that the clone holds. */
function left(commit: string, git: Git, parents?: readonly string[]): Start {
  const found = attempt(() => git(['merge-base', commit, 'HEAD']))
  return found ? startAt(found.toString().trim(), git, parents) : NOWHERE
}

function isHere(commit: string, git: Git): boolean {
  return attempt(() => git(['cat-file', '-e', `${commit}^{commit}`])) !== undefined
}

function parentsOfHead(git: Git): readonly string[] {
  const commit = git(['cat-file', 'commit', 'HEAD']).toString()
  // A shallow clone has the names of parents that it does not hold.
  return [...commit.split('\n\n', 1)[0]!.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, id]) => id!)
}

/**
 * What differs between a commit and the one that is checked out where git runs; names are relative to that folder and
 * files outside of it are left out, but where what lies `above` it counts. Throws {@link GitCannotTell}.
 */
export function changedByGit(base: string, git: Git, above = false): Changed {
  const diff = ['diff', '--no-color', '--no-ext-diff', '--no-textconv', '-M']
  // A submodule at another commit has other files, whatever .gitmodules says of looking at it.
  const raw = git([...diff, '--ignore-submodules=none', '--raw', '-z', '--no-abbrev', base, 'HEAD']).toString()
  const entries = entriesOf(raw)
  const patch = git([
    ...diff,
    ...[
      '--ignore-submodules=all',
      '--patch',
      '--unified=0',
      '--inter-hunk-context=0',
      '--src-prefix=a/',
      '--dst-prefix=b/',
      base,
      'HEAD',
      '--',
    ],
    ...READ_FOR_LINES,
  ]).toString()
  const ranges = rangesOfDiff(patch)
  // Not `--relative`: what moves into the folder would count as new.
  const prefix = git(['rev-parse', '--show-prefix']).toString().replace(/\n$/, '')
  const files = new Map<string, Ranges>()
  const set = (name: string, differs: Ranges) => {
    if (name.startsWith(prefix)) files.set(name.slice(prefix.length), differs)
    else if (above) files.set(path.posix.relative(prefix, name), differs)
  }
  for (const { from } of entries) if (from !== undefined) set(from, [])
  for (const { name, gone, sameText, isSubmodule } of entries) {
    set(name, ranges.get(name) ?? (gone || sameText ? [] : 'whole'))
    if (isSubmodule && !gone) for (const each of filesOfSubmodule(name, git)) set(each, 'whole')
  }
  return { files }
}

/** The files of a submodule, where it is checked out, named from the root of the repository that holds it. */
function filesOfSubmodule(name: string, git: Git): readonly string[] {
  const list = ['ls-files', '--recurse-submodules', '--full-name', '-z', '--', `:(top,literal)${name}`]
  return fields(attempt(() => git(list)) ?? Buffer.alloc(0)).filter((each) => each !== name)
}

function elsewhere(change: string): GitCannotTell {
  return Object.assign(new GitCannotTell(`the ${change} is not what is checked out`), { elsewhere: true })
}

interface Entry {
  readonly name: string
  readonly from?: string
  readonly gone: boolean
  readonly sameText: boolean
  /** Whether it is the commit of another repository now. */
  readonly isSubmodule: boolean
}

/** The mode of the commit of another repository. */
const SUBMODULE = '160000'

/** The entries of `git diff --raw -z`: `:mode mode id id status NUL name NUL`, and two names for a rename or copy. */
function entriesOf(raw: string): Entry[] {
  const parts = raw.split('\0')
  const entries: Entry[] = []
  for (let i = 0; i + 1 < parts.length; ) {
    const [, mode, before, after, status = ''] = parts[i++]!.split(' ')
    const first = parts[i++]!
    const same = { gone: status.startsWith('D'), sameText: before === after, isSubmodule: mode === SUBMODULE }
    if (status.startsWith('R')) entries.push({ name: parts[i++]!, from: first, ...same })
    else if (status.startsWith('C')) entries.push({ name: parts[i++]!, ...same })
    else entries.push({ name: first, ...same })
  }
  return entries
}
