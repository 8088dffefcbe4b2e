import type { Comment, PullRequest } from './pull-request.js'

/**
 * Those among comments with our marker that this token wrote: a stranger may copy the marker. Where GitHub does not say who
 * the token is, those of bots, which only an owner of the repository lets in.
 */
export async function ours<T extends Comment>(marked: readonly T[], pull: PullRequest): Promise<T[]> {
  if (marked.length === 0) return []
  const me = await pull.me()
  return marked.filter(({ author: { login, isBot } }) =>
    me === undefined ? isBot : login === me || (isBot && login === `${me}[bot]`),
  )
}
