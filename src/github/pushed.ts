import type { Changed } from '../finding.js'
import type { Api } from './api.js'
import type { ChangedFiles, Where } from './changed.js'
import { gitCheckout } from './checkout.js'
import { filesOf } from './committed.js'
import type { Trigger } from './event.js'
import { changedByGit, leftDefaultBranch, type Start, startAt } from './git.js'
import { attempt, type Git, GitCannotTell } from './git-command.js'
import { changedByList } from './listed.js'
import { everything, isRefused, MOST_OF_COMPARISON, said, statusOf, UNASKED } from './said.js'

type Push = Extract<Trigger, { kind: 'push' }>
type Here = Where & { readonly git: Git }

/** What is known before GitHub is asked: the start by the checkout, why git does not tell the change, and what would mend that. */
interface Known {
  readonly start: Start | undefined
  readonly reasons: readonly string[]
  readonly mend: readonly string[]
}

const NEW = ', and every finding as new'
const READ = '`contents: read` in the permissions of the job'

/**
 * What a push changed where the clone does not hold the commit before it: what differs from that commit by GitHub. For a
 * new branch, and where that commit is gone, what differs from where the branch left the default branch. It never throws.
 */
export async function pushedByApi(push: Push, here: Here, known: Known): Promise<ChangedFiles> {
  const { start, reasons, mend } = known
  if (!push.base && !push.defaultBranch)
    return { ...everything(['nothing stood on this branch before'], [], NEW), startless: true }
  if (!here.connect) return { ...everything([...reasons, UNASKED], mend), start }
  let gone: string | undefined
  try {
    const api = await here.connect()
    if (push.base) {
      try {
        return { ...(await since(push.base, push.base, push, here, api)), start, ...(!start && { commit: push.base }) }
      } catch (error) {
        if (statusOf(error) !== 404) throw error
        gone = `GitHub: ${said(error)}`
        if (!push.defaultBranch) return lost(push, [...reasons, gone], mend)
      }
      const left = attempt(() => leftDefaultBranch(push, here.git))
      if (left?.inClone)
        return instead(push, {
          source: 'git',
          changed: changedByGit(left.commit!, here.git, here.above),
          notices: [],
          start: left,
        })
    }
    const main = push.defaultBranch!
    const commit = await api.mergeBase(main, push.head)
    const left = attempt(() => startAt(commit, here.git))
    const found: ChangedFiles = left?.inClone
      ? { source: 'git', changed: changedByGit(commit, here.git, here.above), notices: [] }
      : await since(commit, main, push, here, api)
    const whole = { ...found, start: left, ...(!left && { commit }) }
    return gone === undefined ? whole : instead(push, whole)
  } catch (error) {
    const all = [...reasons, ...[gone, wordsOf(error)].filter((each) => each !== undefined)]
    if (gone !== undefined) return lost(push, all, mend)
    const silent = statusOf(error) === 0
    return { ...everything(all, isRefused(error) ? [...mend, READ] : mend), start, ...(silent && { silent }) }
  }
}

/** What differs from `commit`, which GitHub is to compare with under the name `base`. Rejects with status 404 where it is gone. */
async function since(commit: string, base: string, { head }: Push, here: Here, api: Api): Promise<ChangedFiles> {
  const changed = (await compared(commit, base, head, here, api)) ?? (await changedByTree(commit, here, api))
  return { source: 'compare', changed, notices: [] }
}

async function compared(
  commit: string,
  base: string,
  head: string,
  here: Here,
  api: Api,
): Promise<Changed | undefined> {
  try {
    const files = await api.comparedFiles(base, head)
    // GitHub compares with where both left each other, which after a forced push is not what the branch was at.
    const isDirect = files.length < MOST_OF_COMPARISON && (await api.mergeBase(base, head)) === commit
    return isDirect ? await changedByList(files, here) : undefined
  } catch (error) {
    // Commits without a common ancestor are not compared either.
    if (statusOf(error) === 404) return undefined
    throw error
  }
}

/** The files that a commit, as GitHub lists it, has otherwise than the one that is checked out: each as a whole. */
async function changedByTree(commit: string, { git, above }: Here, api: Api): Promise<Changed> {
  const { entries, truncated } = await api.tree(commit)
  if (truncated) throw new Error('it does not list all files of a commit that has so many')
  const { nameOf } = gitCheckout(git)
  const now = filesOf('HEAD', git, nameOf)
  const before = new Map(
    entries.flatMap(({ path, type, sha }) => (type === 'tree' ? [] : [[nameOf(path), sha] as const])),
  )
  const files = new Map<string, 'whole' | []>()
  for (const name of before.keys()) if (!now.has(name)) files.set(name, [])
  for (const [name, { id }] of now) if (before.get(name) !== id) files.set(name, 'whole')
  if (!above) for (const name of [...files.keys()]) if (name.startsWith('../')) files.delete(name)
  return { files }
}

function instead({ base, defaultBranch }: Push, found: ChangedFiles): ChangedFiles {
  const words = `Commit ${base!.slice(0, 10)}, at which the branch was before this push, is neither in this clone nor on GitHub. The change counts from where the branch left \`${defaultBranch}\`.`
  return { ...found, notices: [words, ...found.notices] }
}

/** The commit before the push is gone, and nothing else is known to compare with. */
function lost({ isForced }: Push, reasons: readonly string[], mend: readonly string[]): ChangedFiles {
  // No fetch brings what no branch has any more.
  return { ...everything(reasons, isForced ? [] : [...mend, READ], NEW), startless: true }
}

/** That git cannot tell has been said. */
function wordsOf(error: unknown): string | undefined {
  return error instanceof GitCannotTell ? undefined : `GitHub: ${said(error)}`
}
