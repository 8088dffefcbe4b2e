import { execFile } from 'node:child_process'
import path from 'node:path'
import type { Changed } from '../finding.js'
import { type Ranges, rangesOfDiff } from './diff.js'
import type { Trigger } from './event.js'

/** Git could not tell: no git, no repository, or the commits are not in this clone. */
export class GitCannotTell extends Error {
  /** Neither the head nor its merge with the base is checked out, so what is read is not what the change asks for. */
  elsewhere = false
}

const LIMIT = 256 * 1024 * 1024
const TIMEOUT = 120_000
/** Files whose lines matter; of the others it is enough to know that they changed. */
const READ_FOR_LINES = ['*.yaml', '*.yml', '*.json'].map((glob) => `:(top,icase)${glob}`)

/**
 * What the pull request or merge group changes, by the commits that are checked out at `cwd`; names are relative to `cwd`
 * and files outside of it are left out. Throws {@link GitCannotTell}.
 */
export async function changedByGit(
  trigger: Exclude<Trigger, { kind: 'other' }>,
  cwd: string,
  workspace: string,
): Promise<Changed> {
  const git = gitAt(cwd, workspace)
  const base = await baseOf(trigger, git)
  const diff = ['diff', '--no-color', '--no-ext-diff', '--no-textconv', '-M', '--ignore-submodules=all']
  const raw = await git([...diff, '--raw', '-z', '--no-abbrev', base, 'HEAD'])
  const entries = entriesOf(raw)
  const patch = await git([
    ...diff,
    ...['--patch', '--unified=0', '--inter-hunk-context=0', '--src-prefix=a/', '--dst-prefix=b/', base, 'HEAD', '--'],
    ...READ_FOR_LINES,
  ])
  const ranges = rangesOfDiff(patch)
  // Not `--relative`: what moves into the folder would count as new.
  const prefix = (await git(['rev-parse', '--show-prefix'])).replace(/\n$/, '')
  const files = new Map<string, Ranges>()
  const set = (name: string, differs: Ranges) => {
    if (name.startsWith(prefix)) files.set(name.slice(prefix.length), differs)
  }
  for (const { from } of entries) if (from !== undefined) set(from, [])
  for (const { name, gone, sameText } of entries) set(name, ranges.get(name) ?? (gone || sameText ? [] : 'whole'))
  return { files }
}

/** Variables that point git at another repository, or change how it reads our arguments. */
const LEADS_ASTRAY = /^GIT_(?:DIR|WORK_TREE|DIFF_OPTS|[A-Z]+_PATHSPECS)$/

type Git = (args: readonly string[]) => Promise<string>

/** The commit to compare with: the first parent of the merge commit that is checked out, else where the head left the base. */
async function baseOf(trigger: Exclude<Trigger, { kind: 'other' }>, git: Git): Promise<string> {
  const commit = await git(['cat-file', 'commit', 'HEAD'])
  const parents = [...commit.split('\n\n', 1)[0]!.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, id]) => id!)
  const checkedOut = (await git(['rev-parse', '--verify', 'HEAD^{commit}'])).trim()
  if (trigger.kind === 'merge-group') {
    if (checkedOut !== trigger.head) throw elsewhere('merge group')
    return await present(trigger.base, git)
  }
  // What came with the base since the pull request was opened is on the first parent, so it never counts as changed.
  if (parents.length === 2 && parents[1] === trigger.head) return await present(parents[0]!, git)
  if (checkedOut !== trigger.head) throw elsewhere('pull request')
  await present(trigger.base, git)
  return (await git(['merge-base', trigger.base, 'HEAD'])).trim()
}

function elsewhere(change: string): GitCannotTell {
  return Object.assign(new GitCannotTell(`the ${change} is not what is checked out`), { elsewhere: true })
}

async function present(commit: string, git: Git): Promise<string> {
  try {
    await git(['cat-file', '-e', `${commit}^{commit}`])
    return commit
  } catch {
    throw new GitCannotTell(`commit ${commit.slice(0, 10)} is not in this clone`)
  }
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

function gitAt(cwd: string, workspace: string): Git {
  // In a container job the checkout belongs to another user; the answer is for these folders and this process only.
  const safe = [...foldersBetween(cwd, workspace)].flatMap((folder) => ['-c', `safe.directory=${folder}`])
  const ours = { LC_ALL: 'C', GIT_OPTIONAL_LOCKS: '0', GIT_TERMINAL_PROMPT: '0' }
  const env = {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !LEADS_ASTRAY.test(name))),
    ...ours,
  }
  return (args) =>
    new Promise((resolve, reject) => {
      const options = { cwd, env, maxBuffer: LIMIT, timeout: TIMEOUT, windowsHide: true }
      execFile(
        'git',
        [...safe, '-c', 'core.quotepath=off', '-c', 'diff.relative=false', ...args],
        options,
        (error, stdout, stderr) => {
          if (!error) return resolve(stdout)
          const reason =
            error.code === 'ENOENT'
              ? 'git is not installed'
              : error.killed
                ? `git ${args[0]} was stopped: it took too long or said too much`
                : stderr.trim().split('\n', 1)[0]
          reject(new GitCannotTell(reason || error.message))
        },
      )
    })
}

function* foldersBetween(cwd: string, workspace: string): Iterable<string> {
  const inside = !path.relative(workspace, cwd).startsWith('..')
  for (let folder = path.resolve(cwd); ; folder = path.dirname(folder)) {
    yield folder
    if (!inside || folder === path.resolve(workspace) || folder === path.dirname(folder)) return
  }
}
