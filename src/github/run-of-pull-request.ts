import { answeredOtherwise } from './answered.js'
import type { Client } from './client.js'
import { isRefused, said } from './said.js'

/** The run that a `workflow_run` event tells of, as far as GitHub itself says it. */
export interface FinishedRun {
  readonly id: number
  /** The commit of the pull request that it ran for. */
  readonly head: string
  /** The branch that it ran for, and the `owner/name` of its repository: a fork, mostly. */
  readonly branch: string
  readonly from: string
  /** Pull requests as the event lists them: none where the branch is in a fork. */
  readonly listed: readonly number[]
}

/** The one pull request that a run was for. */
export interface RunPullRequest {
  readonly number: number
  readonly head: string
  /** What the gate judged: the merge with the base, where GitHub has made it. */
  readonly merge: string | undefined
}

const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/
const REPOSITORY = /^[\w.-]{1,100}\/[\w.-]{1,100}$/
const MOST_ASKED = 10

/** The run of a `workflow_run` event; a string says why there is nothing to publish. */
export function finishedRun(event: unknown): FinishedRun | string {
  const run = record(record(event).workflow_run)
  if (run.event === undefined) return 'the event tells of no run: `mode: publish` is for a workflow on `workflow_run`'
  if (run.event !== 'pull_request') return 'the run that ended was not for a pull request'
  const { id, head_sha: head, head_branch: branch, pull_requests: pulls } = run
  const from = record(run.head_repository).full_name
  if (!isCount(id) || !isText(head, COMMIT) || !isText(branch, /./s))
    return 'the event does not say for which commit the run was'
  if (!isText(from, REPOSITORY)) return 'the repository that the run was for is gone'
  const listed = (Array.isArray(pulls) ? pulls : []).map((each) => record(each).number).filter(isCount)
  return { id, head, branch, from, listed }
}

/**
 * The open pull request of this repository whose head is the run's commit. What GitHub says now decides, nothing that the run
 * handed over; a string says why there is none, or not one.
 */
export async function pullRequestOf(run: FinishedRun, client: Client): Promise<RunPullRequest | string> {
  let numbers: readonly number[]
  try {
    numbers = await candidates(run, client)
  } catch (error) {
    return refused('its pull request cannot be looked up', error)
  }
  const found: RunPullRequest[] = []
  let movedOn = false
  for (const number of [...new Set(numbers)].slice(0, MOST_ASKED)) {
    let pull: Record<string, unknown>
    try {
      pull = await ask(number, client)
    } catch (error) {
      return refused(`pull request ${number} cannot be read`, error)
    }
    const head = record(pull.head)
    const isOurs = sameName(record(record(pull.base).repo).full_name, `${client.owner}/${client.repo}`)
    const isItsBranch = sameName(record(head.repo).full_name, run.from) && head.ref === run.branch
    if (pull.number !== number || pull.state !== 'open' || !isOurs || !isItsBranch) continue
    if (head.sha !== run.head) movedOn = true
    else {
      const merge = isText(pull.merge_commit_sha, COMMIT) ? pull.merge_commit_sha : undefined
      found.push({ number, head: run.head, merge })
    }
  }
  const [first] = found
  if (first && found.length === 1) return first
  if (first) return `more than one open pull request has the commit ${run.head.slice(0, 10)} as its head`
  if (movedOn)
    return `the pull request has moved on since the commit ${run.head.slice(0, 10)}: its next run speaks for it`
  return `no open pull request has the commit ${run.head.slice(0, 10)} as its head`
}

async function candidates({ listed, from, branch, head }: FinishedRun, client: Client): Promise<readonly number[]> {
  if (listed.length > 0) return listed
  const { owner, repo, octokit, patiently } = client
  const byBranch: unknown = await patiently((signal) =>
    octokit.rest.pulls.list({
      ...{ owner, repo, state: 'open', per_page: 100 },
      head: `${from.split('/', 1)[0]}:${branch}`,
      request: { signal },
    }),
  )
  const ofBranch = numbersIn(byBranch)
  if (ofBranch.length > 0) return ofBranch
  const byCommit: unknown = await patiently((signal) =>
    octokit.rest.repos.listPullRequestsAssociatedWithCommit({
      ...{ owner, repo, commit_sha: head, per_page: 100 },
      request: { signal },
    }),
  )
  return numbersIn(byCommit)
}

async function ask(number: number, { owner, repo, octokit, patiently }: Client): Promise<Record<string, unknown>> {
  return record(
    await patiently((signal) => octokit.rest.pulls.get({ owner, repo, pull_number: number, request: { signal } })),
  )
}

function numbersIn(pulls: unknown): number[] {
  if (!Array.isArray(pulls)) throw answeredOtherwise('a list of pull requests')
  return pulls.map((each) => record(each).number).filter(isCount)
}

function refused(what: string, error: unknown): string {
  return `${what}: ${said(error)}${isRefused(error) ? '. To mend: `pull-requests: write` in the permissions of the job' : ''}`
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function isText(value: unknown, pattern: RegExp): value is string {
  return typeof value === 'string' && pattern.test(value)
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0
}

/** GitHub tells no two names apart by their capitals. */
function sameName(name: unknown, other: string): boolean {
  return typeof name === 'string' && name.toLowerCase() === other.toLowerCase()
}
