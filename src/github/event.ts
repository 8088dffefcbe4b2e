import { readFile } from 'node:fs/promises'

/** Why the workflow runs, as far as it says what changed: https://docs.github.com/actions/reference/events-that-trigger-workflows */
export type Trigger =
  | {
      readonly kind: 'pull-request'
      readonly number: number
      readonly base: string
      readonly head: string
      /** How many files the pull request changes, where the event says it. */
      readonly changedFiles: number | undefined
      /** `pull_request_target` checks out the base, not the pull request. */
      readonly onTarget: boolean
      readonly isClosed?: boolean
      /** Whether its branch lies in another repository, whose owner may write there what he likes. */
      readonly isFork?: boolean
      /** What became of it on its base: a merge commit, the one commit of a squash, or the last one of a rebase. */
      readonly mergedAs?: string | undefined
    }
  | { readonly kind: 'merge-group'; readonly base: string; readonly head: string }
  | {
      /** A push to a branch. */
      readonly kind: 'push'
      /** What the branch was at; undefined for one that is new. */
      readonly base: string | undefined
      readonly head: string
      /** Whether the push replaced commits, so that `base` may be gone. */
      readonly isForced: boolean
      /** The default branch; undefined where this is it, or where nobody says which it is. */
      readonly defaultBranch: string | undefined
    }
  /** Tags, `schedule`, `workflow_dispatch` and the rest name no change: everything is checked, and all of it counts. */
  | { readonly kind: 'other'; readonly name: string }

const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/
const NO_COMMIT = /^(?:0{40}|0{64})$/
const BRANCH = 'refs/heads/'

/** The trigger of this run, from `GITHUB_EVENT_NAME` and the file at `GITHUB_EVENT_PATH`; `other` where they do not say more. */
export async function readTrigger(env: NodeJS.ProcessEnv): Promise<Trigger> {
  const name = env.GITHUB_EVENT_NAME ?? ''
  const payload = await payloadOf(env.GITHUB_EVENT_PATH)
  return (
    (name === 'push' ? pushOf(payload) : (pullRequestOf(name, payload) ?? mergeGroupOf(payload))) ?? {
      kind: 'other',
      name,
    }
  )
}

function pullRequestOf(name: string, payload: Record<string, unknown>): Trigger | undefined {
  const pull = asRecord(payload.pull_request)
  const base = commit(asRecord(pull.base).sha)
  const head = commit(asRecord(pull.head).sha)
  const number = pull.number ?? payload.number
  if (!base || !head || !Number.isSafeInteger(number)) return undefined
  const { changed_files: count } = pull
  const mergedAs = pull.merged === true ? commit(pull.merge_commit_sha) : undefined
  return {
    kind: 'pull-request',
    number: Number(number),
    base,
    head,
    changedFiles: typeof count === 'number' && Number.isSafeInteger(count) ? count : undefined,
    onTarget: name === 'pull_request_target',
    ...(pull.state === 'closed' && { isClosed: true }),
    ...(isFork(pull) && { isFork: true }),
    ...(mergedAs && { mergedAs }),
  }
}

/** A fork that is deleted has no repository any more. */
function isFork(pull: Record<string, unknown>): boolean {
  const [from, to] = [asRecord(pull.head).repo, asRecord(pull.base).repo]
  return from === null || asRecord(from).full_name !== asRecord(to).full_name
}

function mergeGroupOf(payload: Record<string, unknown>): Trigger | undefined {
  const group = asRecord(payload.merge_group)
  const [base, head] = [commit(group.base_sha), commit(group.head_sha)]
  return base && head ? { kind: 'merge-group', base, head } : undefined
}

/** A tag names what came with some branch, and of a branch that was deleted nothing is left: neither is a change. */
function pushOf({ ref, before, after, forced, repository }: Record<string, unknown>): Trigger | undefined {
  const [base, head] = [commit(before), commit(after)]
  const isNew = typeof before === 'string' && NO_COMMIT.test(before)
  if (typeof ref !== 'string' || !ref.startsWith(BRANCH) || !head || !(base || isNew)) return undefined
  const { default_branch: main } = asRecord(repository)
  const isOther = isBranchName(main) && ref !== BRANCH + main
  return { kind: 'push', base, head, isForced: forced === true, defaultBranch: isOther ? main : undefined }
}

/** What GitHub wrote of the event, from the file at `GITHUB_EVENT_PATH`; nothing where that cannot be read. */
export async function payloadOf(file: string | undefined): Promise<Record<string, unknown>> {
  if (!file) return {}
  try {
    return asRecord(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return {}
  }
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

/** Only a full id goes on to git and into an address; a name could be read as an option. */
function commit(value: unknown): string | undefined {
  return typeof value === 'string' && COMMIT.test(value) && !NO_COMMIT.test(value) ? value : undefined
}

/** The rules of `git check-ref-format --branch`, as far as they keep a name from meaning more than a branch to git or in an address. */
function isBranchName(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length <= 255 &&
    /^[^-./@][^\p{Cc} ~^:?*[\\]*$/u.test(value) &&
    !/\.\.|@\{|\/[./]|[./]$|\.lock(?:\/|$)/.test(value)
  )
}
