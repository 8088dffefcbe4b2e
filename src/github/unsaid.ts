import { isRefused, said, statusOf } from './said.js'

/** GitHub takes no more characters of a comment; counted in UTF-16 units, which are never fewer than its characters. */
export const LONGEST = 65_536

/** Why something was not written, and which permission would mend that where one would. */
export function unsaid(what: string, error: unknown): string {
  // A conversation, or a repository, that its owner locked takes no words whatever the token may.
  const mend = isRefused(error) && !/locked|archived/i.test(said(error)) ? ` To mend: ${WRITE}.` : ''
  return `${what} (${said(error)}).${mend}`
}

const WRITE =
  '`pull-requests: write` in the permissions of the job; the token of a pull request from a fork never has it, so there a workflow on `workflow_run` is to publish the result'

/** Whether GitHub may have done what it was asked to, though it did not say so. */
export function isLost(error: unknown): boolean {
  return statusOf(error) === 0 || statusOf(error) >= 500
}

/** Whether the next request would meet the same: no permission, no patience, nobody there. */
export function isFinal(error: unknown): boolean {
  return [0, 401, 403, 429].includes(statusOf(error))
}
