import type { Changed } from '../finding.js'
import type { Api, ApiFile } from './api.js'
import type { Trigger } from './event.js'
import { changedByGit, type Start, startOf } from './git.js'
import { foldersBetween, type Git, GitCannotTell, gitAt } from './git-command.js'
import { changedByList } from './listed.js'
import { pushedByApi } from './pushed.js'
import { deeper, everything, isRefused, MOST_OF_COMPARISON, NOT_LEFT, said, statusOf, UNASKED } from './said.js'

/** Who said what changed; `all`: nobody, so every file counts as changed. */
export type Source = 'git' | 'pull-request' | 'compare' | 'all'

/** What this run's change touches (`changed` is absent for `all`), who said so, and what a person should know of it. */
export interface ChangedFiles {
  readonly changed?: Changed
  readonly source: Source
  readonly notices: readonly string[]
  /** The commit that the change starts from, as far as the checkout tells. */
  readonly start?: Start | undefined
  /** The same by GitHub, where there is no repository to tell. */
  readonly commit?: string
  /** Whether nobody knows such a commit, and a notice has said so. */
  readonly startless?: boolean
  /** Whether something else than the change is checked out, so that no commit is its base. */
  readonly elsewhere?: boolean
  /** Whether GitHub gave no answer; it is not asked again. */
  readonly silent?: boolean
}

type Change = Exclude<Trigger, { kind: 'other' }>

/** Where to look: the folder that is checked, the runner's workspace, and GitHub's API where there is a token for it. */
export interface Where {
  readonly cwd: string
  readonly workspace: string
  /** Whether files above `cwd` are read too, so that they count. */
  readonly above?: boolean | undefined
  readonly connect: (() => Promise<Api>) | undefined
}

const MOST_OF_PULL_REQUEST = 3000
const PERMIT = '`pull-requests: read` in the permissions of the job'

/**
 * What changed, from the first that knows: git, the pull request's files, the comparison of its commits. It never
 * throws: where nobody knows, everything counts as changed, and a notice says how to mend that.
 */
export async function findChanged(trigger: Trigger, where: Where): Promise<ChangedFiles> {
  if (trigger.kind === 'other') return { source: 'all', notices: [] }
  const git = gitFor(where)
  const checkout = inCheckout(trigger, git, where.above)
  const { changed, start, elsewhere } = checkout
  if (changed) return { changed, source: 'git', notices: [], start }
  const reasons = [`git: ${said(checkout.problem)}`]
  const mend = deeper(start, checkout.problem)
  if (trigger.kind === 'push') {
    if (elsewhere) return { source: 'all', notices: [notCheckedOut(trigger)], elsewhere }
    return pushedByApi(trigger, { ...where, git }, { start, reasons, mend })
  }
  const asked = await askGitHub(trigger, where, reasons, mend)
  return elsewhere ? { ...asked, notices: [notCheckedOut(trigger), ...asked.notices], elsewhere } : { ...asked, start }
}

/** Git for a checkout that may belong to another user, as in a container job. */
export function gitFor({ cwd, workspace }: Pick<Where, 'cwd' | 'workspace'>): Git {
  return gitAt(cwd, { safe: foldersBetween(cwd, workspace), mayFetch: true })
}

function inCheckout(
  trigger: Change,
  git: Git,
  above: boolean | undefined,
): { start?: Start; changed?: Changed; problem?: unknown; elsewhere?: boolean } {
  let start: Start | undefined
  try {
    start = startOf(trigger, git)
    const { commit, inClone } = start
    if (commit !== undefined && inClone) return { start, changed: changedByGit(commit, git, above) }
    const wanted = commit ?? trigger.base
    throw new GitCannotTell(wanted ? `commit ${wanted.slice(0, 10)} is not in this clone` : NOT_LEFT)
  } catch (problem) {
    return { ...(start && { start }), problem, elsewhere: problem instanceof GitCannotTell && problem.elsewhere }
  }
}

async function askGitHub(
  trigger: Exclude<Change, { kind: 'push' }>,
  where: Where,
  reasons: string[],
  deeper: readonly string[],
): Promise<ChangedFiles> {
  const notices: string[] = []
  if (!where.connect) return everything([...reasons, UNASKED], deeper)
  let mayMend = deeper
  try {
    const api = await where.connect()
    if (trigger.kind === 'pull-request') {
      try {
        const files = await api.pullRequestFiles(trigger.number)
        if (files.length < MOST_OF_PULL_REQUEST || files.length === trigger.changedFiles) {
          return { changed: await changedByList(files, where), source: 'pull-request', notices }
        }
        const most = MOST_OF_PULL_REQUEST.toLocaleString('en')
        return everything([...reasons, `GitHub lists no more than ${most} files of a pull request`], mayMend)
      } catch (error) {
        reasons.push(`the pull request's list of files: ${said(error)}`)
        // Who does not answer at all is not asked again.
        if (statusOf(error) === 0) return { ...everything(reasons, mayMend), silent: true }
        if (isRefused(error)) mayMend = [...deeper, PERMIT]
      }
    }
    const files = await compared(api, trigger, reasons)
    if (!files) return everything(reasons, mayMend)
    if (trigger.kind === 'pull-request') {
      const why = reasons.join('; ')
      notices.push(
        `The changed lines come from GitHub's comparison of the commits (${why}). To mend: ${mayMend.join(', or ')}.`,
      )
    }
    return { changed: await changedByList(files, where), source: 'compare', notices }
  } catch (error) {
    return everything([...reasons, said(error)], mayMend)
  }
}

async function compared(
  api: Api,
  { base, head }: { base: string; head: string },
  reasons: string[],
): Promise<readonly ApiFile[] | undefined> {
  try {
    const files = await api.comparedFiles(base, head)
    if (files.length < MOST_OF_COMPARISON) return files
    reasons.push(`GitHub compares no more than ${MOST_OF_COMPARISON} files`)
  } catch (error) {
    reasons.push(`the comparison of the commits: ${said(error)}`)
  }
  return undefined
}

function notCheckedOut(trigger: Change): string {
  if (trigger.kind === 'push')
    return 'What is checked out is not the commit that was pushed; the findings are of what is checked out, and all of them count as new.'
  return trigger.kind === 'pull-request' && trigger.onTarget
    ? 'What is checked out is the base: `pull_request_target` does that. The manifests of the pull request were not read; run on `pull_request`.'
    : 'What is checked out is neither the head of this change nor its merge with the base; the findings are of what is checked out, and all of them count as new.'
}
