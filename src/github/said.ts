import type { ChangedFiles } from './changed.js'
import { PARTIAL } from './committed.js'
import type { Start } from './git.js'

/** GitHub lists no more files of a comparison of commits, whatever the page. */
export const MOST_OF_COMPARISON = 300

export const UNASKED = 'GitHub was not asked: there is no token'
export const NOT_LEFT = 'where the branch left the default branch is not in this clone'

/** Nobody tells what changed: why, and what would mend it, where anything would. */
export function everything(reasons: readonly string[], mend: readonly string[], more = ''): ChangedFiles {
  const mending = mend.length > 0 ? ` To mend: ${mend.join(', or ')}.` : ''
  return { source: 'all', notices: [`Every file counts as changed${more} (${reasons.join('; ')}).${mending}`] }
}

/** The HTTP status of a refusal: 0 where no answer came, -1 where the error is of another kind. */
export function statusOf(error: unknown): number {
  const { status } = error as { status?: unknown }
  return typeof status === 'number' ? status : -1
}

/** `403 Resource not accessible by integration`. */
export function said(error: unknown): string {
  const words = messageOf(error)
    .replaceAll(/\p{Cc}+/gu, ' ')
    .slice(0, 300)
  return statusOf(error) > 0 ? `${statusOf(error)} ${words}` : words
}

/** Whether another permission of the token would have helped: too many requests are refused with the same status. */
export function isRefused(error: unknown): boolean {
  return [401, 403, 404].includes(statusOf(error)) && !/rate limit/i.test(messageOf(error))
}

/** What at the checkout would have let git tell. */
export function deeper(start: Start | undefined, problem: unknown): readonly string[] {
  const message = messageOf(problem)
  if (message === 'git is not installed') return ['git in the image of the job, before actions/checkout']
  if (message.endsWith(PARTIAL)) return ['no `filter` at actions/checkout']
  return [`\`fetch-depth: ${start?.depth ?? '2'}\` at actions/checkout`]
}

function messageOf(error: unknown): string {
  return String((error as { message?: unknown } | undefined)?.message ?? error)
}
