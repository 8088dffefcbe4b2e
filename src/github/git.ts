import type { Changed } from '../finding.js'
import { type Ranges, rangesOfDiff } from './diff.js'
import type { Trigger } from './event.js'
import { attempt, type Git, GitCannotTell } from './git-command.js'

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

/** The commit to compare with what is checked out. Throws {@link GitCannotTell} where that is not the pull request or merge group. */
export function startOf(trigger: Change, git: Git): Start {
  const commit = git(['cat-file', 'commit', 'HEAD']).toString()
  // A shallow clone has the names of parents that it does not hold.
  const parents = [...commit.split('\n\n', 1)[0]!.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, id]) => id!)
  const checkedOut = git(['rev-parse', '--verify', 'HEAD^{commit}']).toString().trim()
  const isHere = (id: string) => attempt(() => git(['cat-file', '-e', `${id}^{commit}`])) !== undefined
  const start = (id: string): Start => ({
    commit: id,
    inClone: isHere(id),
    depth: parents.includes(id) ? '2' : '0',
  })
  if (trigger.kind === 'merge-group') {
    if (checkedOut !== trigger.head) throw elsewhere('merge group')
    return start(trigger.base)
  }
  // What came with the base since the pull request was opened is on the first parent, so it never counts as changed.
  if (parents.length === 2 && parents[1] === trigger.head) return start(parents[0]!)
  if (checkedOut !== trigger.head) throw elsewhere('pull request')
  const left = isHere(trigger.base) ? attempt(() => git(['merge-base', trigger.base, 'HEAD'])) : undefined
  return left ? start(left.toString().trim()) : { commit: undefined, inClone: false, depth: '0' }
}

/**
 * What differs between a commit and the one that is checked out where git runs; names are relative to that folder and
 * files outside of it are left out. Throws {@link GitCannotTell}.
 */
export function changedByGit(base: string, git: Git): Changed {
  const diff = ['diff', '--no-color', '--no-ext-diff', '--no-textconv', '-M', '--ignore-submodules=all']
  const raw = git([...diff, '--raw', '-z', '--no-abbrev', base, 'HEAD']).toString()
  const entries = entriesOf(raw)
  const patch = git([
    ...diff,
    ...['--patch', '--unified=0', '--inter-hunk-context=0', '--src-prefix=a/', '--dst-prefix=b/', base, 'HEAD', '--'],
    ...READ_FOR_LINES,
  ]).toString()
  const ranges = rangesOfDiff(patch)
  // Not `--relative`: what moves into the folder would count as new.
  const prefix = git(['rev-parse', '--show-prefix']).toString().replace(/\n$/, '')
  const files = new Map<string, Ranges>()
  const set = (name: string, differs: Ranges) => {
    if (name.startsWith(prefix)) files.set(name.slice(prefix.length), differs)
  }
  for (const { from } of entries) if (from !== undefined) set(from, [])
  for (const { name, gone, sameText } of entries) set(name, ranges.get(name) ?? (gone || sameText ? [] : 'whole'))
  return { files }
}

function elsewhere(change: string): GitCannotTell {
  return Object.assign(new GitCannotTell(`the ${change} is not what is checked out`), { elsewhere: true })
}

/** The entries of `git diff --raw -z`: `:mode mode id id status NUL name NUL`, and two names for a rename or copy. */
function entriesOf(raw: string): { name: string; from?: string; gone: boolean; sameText: boolean }[] {
  const fields = raw.split('\0')
  const entries: { name: string; from?: string; gone: boolean; sameText: boolean }[] = []
  for (let i = 0; i + 1 < fields.length; ) {
    const [, , before, after, status = ''] = fields[i++]!.split(' ')
    const first = fields[i++]!
    const same = { gone: status.startsWith('D'), sameText: before === after }
    if (status.startsWith('R')) entries.push({ name: fields[i++]!, from: first, ...same })
    else if (status.startsWith('C')) entries.push({ name: fields[i++]!, ...same })
    else entries.push({ name: first, ...same })
  }
  return entries
}
