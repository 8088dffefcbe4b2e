import type { Api } from './api.js'
import { type ChangedFiles, gitFor, type Where } from './changed.js'
import { gitCheckout, plainCheckout } from './checkout.js'
import { type CommittedFiles, committedByGit } from './committed.js'
import { committedByApi } from './committed-by-api.js'
import type { Trigger } from './event.js'
import { GitCannotTell } from './git-command.js'
import { deeper, isRefused, NOT_LEFT, said, UNASKED } from './said.js'

/** Where the base is read from, and what of it. */
export interface BaseWhere extends Where {
  /** The configuration that a person named, from the working directory: it may be called anything. */
  readonly config?: string | undefined
  /** `GITHUB_SHA`: what actions/checkout takes where nobody says otherwise. */
  readonly sha?: string | undefined
}

const READ = '`contents: read` in the permissions of the job'

/**
 * The files of the commit that the change starts from, by git where the clone holds it, else by GitHub's API. It never
 * throws: without them everything counts as new, and a notice says how to mend that.
 */
export async function readBase(
  trigger: Trigger,
  found: ChangedFiles,
  where: BaseWhere,
): Promise<{ base?: CommittedFiles; notices: readonly string[] }> {
  if (trigger.kind === 'other' || found.elsewhere || found.startless) return { notices: [] }
  const git = gitFor(where)
  const { start } = found
  const reasons: string[] = []
  let mend: readonly string[] = []
  try {
    if (!start) git(['rev-parse', '--git-dir'])
    else if (start.commit !== undefined && start.inClone)
      return { base: committedByGit(start.commit, git), notices: [] }
    const wanted = start?.commit ?? trigger.base
    throw new GitCannotTell(wanted ? `commit ${wanted.slice(0, 10)} is not in this clone` : NOT_LEFT)
  } catch (error) {
    reasons.push(`git: ${said(error)}`)
    mend = deeper(start, error)
  }
  if (!where.connect) reasons.push(UNASKED)
  else if (found.silent) reasons.push('GitHub does not answer')
  else {
    try {
      const api = await where.connect()
      const commit = start?.commit ?? found.commit ?? (await startByApi(trigger, start !== undefined, where.sha, api))
      const checkout = start ? gitCheckout(git) : await plainCheckout(where.cwd, where.workspace)
      return { base: await committedByApi(commit, checkout, api, where.config), notices: [] }
    } catch (error) {
      reasons.push(`GitHub: ${said(error)}`)
      if (isRefused(error)) mend = [...mend, READ]
    }
  }
  const why = reasons.join('; ')
  return {
    notices: [`Every finding counts as new, for the base cannot be read (${why}). To mend: ${mend.join(', or ')}.`],
  }
}

/** The commit that the change starts from, where the checkout does not tell: the head without what it left, or no repository at all. */
async function startByApi(
  trigger: Exclude<Trigger, { kind: 'other' }>,
  isHead: boolean,
  sha: string | undefined,
  api: Api,
): Promise<string> {
  if (trigger.kind === 'merge-group') return trigger.base
  if (trigger.kind === 'push') return trigger.base ?? api.mergeBase(String(trigger.defaultBranch), trigger.head)
  if (isHead) return api.mergeBase(trigger.base, trigger.head)
  const [first, second, ...others] = sha ? await api.parents(sha) : []
  if (first && second === trigger.head && others.length === 0) return first
  throw new GitCannotTell('the pull request is not what is checked out')
}
