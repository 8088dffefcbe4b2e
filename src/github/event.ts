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
    }
  | { readonly kind: 'merge-group'; readonly base: string; readonly head: string }
  /** `push`, `schedule`, `workflow_dispatch` and the rest: everything is checked. */
  | { readonly kind: 'other'; readonly name: string }

const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/

/** The trigger of this run, from `GITHUB_EVENT_NAME` and the file at `GITHUB_EVENT_PATH`; `other` where they do not say more. */
export async function readTrigger(env: NodeJS.ProcessEnv): Promise<Trigger> {
  const name = env.GITHUB_EVENT_NAME ?? ''
  const payload = await payloadOf(env.GITHUB_EVENT_PATH)
  const pull = asRecord(payload.pull_request)
  const base = commit(asRecord(pull.base).sha)
  const head = commit(asRecord(pull.head).sha)
  const number = pull.number ?? payload.number
  if (base && head && Number.isSafeInteger(number)) {
    const { changed_files: count } = pull
    const changedFiles = typeof count === 'number' && Number.isSafeInteger(count) ? count : undefined
    return {
      kind: 'pull-request',
      number: Number(number),
      base,
      head,
      changedFiles,
      onTarget: name === 'pull_request_target',
    }
  }
  const group = asRecord(payload.merge_group)
  const [from, to] = [commit(group.base_sha), commit(group.head_sha)]
  return from && to ? { kind: 'merge-group', base: from, head: to } : { kind: 'other', name }
}

async function payloadOf(file: string | undefined): Promise<Record<string, unknown>> {
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
  return typeof value === 'string' && COMMIT.test(value) ? value : undefined
}
