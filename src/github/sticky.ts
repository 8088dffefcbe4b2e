import type { Marker } from './marker.js'
import { ours } from './ours.js'
import type { Comment, PullRequest } from './pull-request.js'
import { isSame } from './review-plan.js'
import { isLost, LONGEST, unsaid } from './unsaid.js'

/**
 * Keeps the one comment on a pull request: written anew where it stands, and made where there is something to say. Of
 * several, as two runs at once may make, the newest is kept and the others say so. Gives warnings.
 */
export async function keepComment(
  bodyIn: (limit: number) => string,
  isNeeded: boolean,
  marker: Marker,
  pull: PullRequest,
): Promise<readonly string[]> {
  let standing: readonly Comment[]
  try {
    standing = await mine(pull, marker)
  } catch (error) {
    return [
      unsaid(
        'No comment is written: those that stand on the pull request cannot be read, and none is to stand twice',
        error,
      ),
    ]
  }
  const kept = standing.at(-1)
  if (!kept && !isNeeded) return []
  const limit = LONGEST - marker.sticky.length - 1
  const body = `${marker.sticky}\n${bodyIn(limit)}`
  if (body.length > LONGEST)
    return [`No comment is written: it is longer than the ${LONGEST} characters that GitHub takes.`]
  if (!kept) return made(body, marker, pull)
  try {
    if (!isSame(kept.body, body)) await pull.editComment(kept.id, body)
    for (const { id } of standing.slice(0, -1)) await pull.editComment(id, OLD)
    return []
  } catch (error) {
    return [unsaid('The comment on the pull request is not brought up to date', error)]
  }
}

const OLD = 'Kruise Preflight: a newer comment on this pull request has the result.'

async function made(body: string, marker: Marker, pull: PullRequest): Promise<string[]> {
  try {
    await pull.comment(body)
    return []
  } catch (error) {
    // What was asked for may be done all the same.
    const found = isLost(error) ? await mine(pull, marker).catch(() => []) : []
    return found.length > 0 ? [] : [unsaid('The comment on the pull request is not written', error)]
  }
}

async function mine(pull: PullRequest, marker: Marker): Promise<Comment[]> {
  const all = await pull.comments()
  return ours(
    all.filter(({ body }) => body.split(/\r?\n/, 1)[0] === marker.sticky),
    pull,
  )
}
