import type { Client } from './client.js'
import { attempt, type Git } from './git-command.js'
import { statusOf } from './said.js'

/** The texts of a pull request's files, named from the root of the repository; undefined for what is no file there. */
export interface Texts {
  /** As the run judged it. Rejects where it cannot be told. */
  judged(file: string): Promise<string | undefined>
  /** At the head of the pull request. Rejects where it cannot be told. */
  head(file: string): Promise<string | undefined>
}

/** The commits that are asked for. */
export interface Commits {
  /** The commit that was judged: the merge of the pull request. */
  readonly judged: string
  readonly head: string
}

/** The texts of commits by GitHub's API alone, as where nothing is checked out. */
export function textsByApi({ judged, head }: Commits, client: Client): Texts {
  const judgedAt = kept((file) => byApi(judged, file, client))
  const headAt = judged === head ? judgedAt : kept((file) => byApi(head, file, client))
  return { judged: judgedAt, head: headAt }
}

/**
 * The texts of a checkout: what was judged by `read`, else as the commit `HEAD` has it; the head of the pull request by git
 * where the clone holds it (`HEAD^2` with `fetch-depth: 2`), else by GitHub's API.
 */
export function textsOfCheckout(
  head: string,
  git: Git,
  client: Client,
  read: (file: string) => string | undefined = (file) => byGit('HEAD', file, git),
): Texts {
  const isHere = attempt(() => git(['cat-file', '-e', `${head}^{commit}`])) !== undefined
  return {
    judged: async (file) => read(file),
    head: kept(async (file) => (isHere ? byGit(head, file, git) : undefined) ?? byApi(head, file, client)),
  }
}

/** A file of a commit that the clone holds; undefined where it is none, or its content is not here. */
function byGit(commit: string, file: string, git: Git): string | undefined {
  const found = attempt(() => git(['ls-tree', '-z', '--full-tree', commit, '--', `:(top,literal)${file}`]))?.toString()
  const [, id] = /^100\d{3} blob ([0-9a-f]+)\t/.exec(found ?? '') ?? []
  return id === undefined ? undefined : attempt(() => git(['cat-file', 'blob', id]))?.toString()
}

/** A file of a commit as GitHub gives it, up to 1 MB; undefined where it is none. */
async function byApi(commit: string, file: string, client: Client): Promise<string | undefined> {
  const { owner, repo, octokit, patiently } = client
  try {
    const found = await patiently((signal) =>
      octokit.rest.repos.getContent({ owner, repo, path: file, ref: commit, request: { signal } }),
    )
    if (Array.isArray(found) || found.type !== 'file' || !('content' in found) || found.encoding !== 'base64')
      return undefined
    return Buffer.from(found.content, 'base64').toString()
  } catch (error) {
    if (statusOf(error) === 404) return undefined
    throw error
  }
}

function kept(ask: (file: string) => Promise<string | undefined>): (file: string) => Promise<string | undefined> {
  const known = new Map<string, Promise<string | undefined>>()
  return (file) => {
    const found = known.get(file) ?? ask(file)
    known.set(file, found)
    return found
  }
}
