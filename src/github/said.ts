import { PARTIAL } from './committed.js'
import type { Start } from './git.js'

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
