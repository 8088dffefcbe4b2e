import type { Changed } from '../finding.js'
import type { Api, ApiFile } from './api.js'
import type { Trigger } from './event.js'
import { changedByGit, GitCannotTell } from './git.js'
import { changedByList } from './listed.js'

/** Who said what changed; `all`: nobody, so every file counts as changed. */
export type Source = 'git' | 'pull-request' | 'compare' | 'all'

/** What this run's change touches (`changed` is absent for `all`), who said so, and what a person should know of it. */
export interface ChangedFiles {
  readonly changed?: Changed
  readonly source: Source
  readonly notices: readonly string[]
}

/** Where to look: the folder that is checked, the runner's workspace, and GitHub's API where there is a token for it. */
export interface Where {
  readonly cwd: string
  readonly workspace: string
  readonly connect: (() => Promise<Api>) | undefined
}

const MOST_OF_PULL_REQUEST = 3000
const MOST_OF_COMPARISON = 300
const DEEPER = '`fetch-depth: 2` at actions/checkout'
const PERMIT = '`pull-requests: read` in the permissions of the job'

/**
 * What changed, from the first that knows: git, the pull request's files, the comparison of its commits. It never
 * throws: where nobody knows, everything counts as changed, and a notice says how to mend that.
 */
export async function findChanged(trigger: Trigger, where: Where): Promise<ChangedFiles> {
  if (trigger.kind === 'other') return { source: 'all', notices: [] }
  const notices: string[] = []
  const reasons: string[] = []
  try {
    return { changed: await changedByGit(trigger, where.cwd, where.workspace), source: 'git', notices }
  } catch (error) {
    reasons.push(`git: ${said(error)}`)
    if (error instanceof GitCannotTell && error.elsewhere) notices.push(notCheckedOut(trigger))
  }
  if (!where.connect) return everything([...reasons, 'GitHub was not asked: there is no token'], notices, [DEEPER])

  let mayMend = [DEEPER]
  try {
    const api = await where.connect()
    if (trigger.kind === 'pull-request') {
      try {
        const files = await api.pullRequestFiles(trigger.number)
        if (files.length < MOST_OF_PULL_REQUEST || files.length === trigger.changedFiles) {
          return { changed: await changedByList(files, where), source: 'pull-request', notices }
        }
        const most = MOST_OF_PULL_REQUEST.toLocaleString('en')
        return everything([...reasons, `GitHub lists no more than ${most} files of a pull request`], notices, mayMend)
      } catch (error) {
        reasons.push(`the pull request's list of files: ${said(error)}`)
        // Who does not answer at all is not asked again.
        if (statusOf(error) === 0) return everything(reasons, notices, mayMend)
        if ([401, 403, 404].includes(statusOf(error))) mayMend = [DEEPER, PERMIT]
      }
    }
    const files = await compared(api, trigger, reasons)
    if (!files) return everything(reasons, notices, mayMend)
    if (trigger.kind === 'pull-request') {
      const why = reasons.join('; ')
      notices.push(
        `The changed lines come from GitHub's comparison of the commits (${why}). To mend: ${mayMend.join(', or ')}.`,
      )
    }
    return { changed: await changedByList(files, where), source: 'compare', notices }
  } catch (error) {
    return everything([...reasons, said(error)], notices, mayMend)
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

function everything(reasons: readonly string[], notices: readonly string[], mend: readonly string[]): ChangedFiles {
  const notice = `Every file counts as changed (${reasons.join('; ')}). To mend: ${mend.join(', or ')}.`
  return { source: 'all', notices: [...notices, notice] }
}

function notCheckedOut(trigger: Trigger): string {
  return trigger.kind === 'pull-request' && trigger.onTarget
    ? 'What is checked out is the base: `pull_request_target` does that. The manifests of the pull request were not read; run on `pull_request`.'
    : 'What is checked out is neither the head of this change nor its merge with the base; the findings are of what is checked out.'
}

function statusOf(error: unknown): number {
  const { status } = error as { status?: unknown }
  return typeof status === 'number' ? status : -1
}

/** `403 Resource not accessible by integration`. */
function said(error: unknown): string {
  const { message } = error as { message?: unknown }
  const words = String(message ?? error)
    .replaceAll(/\p{Cc}+/gu, ' ')
    .slice(0, 300)
  return statusOf(error) > 0 ? `${statusOf(error)} ${words}` : words
}
