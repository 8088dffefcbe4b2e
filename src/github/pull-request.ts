import { answeredOtherwise } from './answered.js'
import { type ApiFile, apiOf } from './api.js'
import type { Client } from './client.js'

/** A comment on a pull request, or on a line of it. */
export interface Comment {
  readonly id: number
  readonly body: string
  readonly author: { readonly login: string; readonly isBot: boolean }
}

/** A comment that stands on lines of the diff; `to` is null where the diff has them no more, and its place is then unknown. */
export interface LineComment extends Comment {
  readonly path: string
  readonly from: number | null
  readonly to: number | null
}

/** A comment to be posted on lines of the head, from 1, both ends inclusive. */
export interface NewLineComment {
  readonly path: string
  readonly from: number
  readonly to: number
  readonly body: string
}

/** What a pull request is asked and told; a refusal is an Error with the HTTP `status`, 0 where no answer came. */
export interface PullRequest {
  /** The commit at its head now. */
  head(): Promise<string>
  files(): Promise<readonly ApiFile[]>
  /** The comments on its lines that are no answers to others, oldest first. */
  lineComments(): Promise<readonly LineComment[]>
  /** The comments on it as a whole, oldest first. */
  comments(): Promise<readonly Comment[]>
  /** The login that this token writes as; undefined where GitHub does not say. */
  me(): Promise<string | undefined>
  review(commit: string, body: string, comments: readonly NewLineComment[]): Promise<void>
  editLineComment(id: number, body: string): Promise<void>
  comment(body: string): Promise<void>
  editComment(id: number, body: string): Promise<void>
}

const A_PAGE = 100
/** A conversation of 10,000 comments is none that anybody reads. */
const PAGES = 100

export function pullRequestOf(client: Client, number: number): PullRequest {
  const { owner, repo, octokit, patiently, write } = client
  const at = { owner, repo, pull_number: number }
  const all = async <T>(ask: (page: number, signal: AbortSignal) => Promise<{ data: T[] }>): Promise<T[]> => {
    const found: T[] = []
    for (let page = 1; page <= PAGES; page++) {
      const some = await patiently((signal) => ask(page, signal))
      if (!Array.isArray(some)) throw answeredOtherwise('a list of comments')
      found.push(...some)
      if (some.length < A_PAGE) break
    }
    return found
  }
  return {
    async head() {
      const found = await patiently((signal) => octokit.rest.pulls.get({ ...at, request: { signal } }))
      if (typeof found?.head?.sha !== 'string') throw answeredOtherwise('a pull request')
      return found.head.sha
    },
    files: () => apiOf(client).pullRequestFiles(number),
    async lineComments() {
      const found = await all((page, signal) =>
        octokit.rest.pulls.listReviewComments({ ...at, per_page: A_PAGE, page, request: { signal } }),
      )
      return found
        .filter(({ in_reply_to_id: answered }) => answered === undefined || answered === null)
        .map(({ id, body, user, path, side, line, start_line: start }) => {
          // Of what stood on a removed line no line of the head is known.
          const to = side === 'LEFT' ? null : (line ?? null)
          return { id, body, author: authorOf(user), path, to, from: to === null ? null : (start ?? to) }
        })
    },
    async comments() {
      const found = await all((page, signal) =>
        octokit.rest.issues.listComments({
          owner,
          repo,
          issue_number: number,
          per_page: A_PAGE,
          page,
          request: { signal },
        }),
      )
      return found.map(({ id, body = '', user }) => ({ id, body, author: authorOf(user) }))
    },
    async me() {
      // The token of a job may not ask REST who it is.
      const asked = async (signal: AbortSignal) => {
        try {
          return { data: await octokit.graphql<Viewer>('query { viewer { login } }', { request: { signal } }) }
        } catch (error) {
          if ((error as Error).name === 'GraphqlResponseError') return { data: undefined }
          throw error
        }
      }
      const login = (await patiently(asked))?.viewer?.login
      return typeof login === 'string' ? login : undefined
    },
    async review(commit, body, comments) {
      const written = comments.map(({ path, from, to, body }) => ({
        ...{ path, body, line: to, side: 'RIGHT' },
        ...(from < to && { start_line: from, start_side: 'RIGHT' }),
      }))
      await write((signal) =>
        octokit.rest.pulls.createReview({
          ...at,
          ...{ commit_id: commit, event: 'COMMENT', body, comments: written },
          request: { signal },
        }),
      )
    },
    async editLineComment(id, body) {
      await write((signal) =>
        octokit.rest.pulls.updateReviewComment({ owner, repo, comment_id: id, body, request: { signal } }),
      )
    },
    async comment(body) {
      await write((signal) =>
        octokit.rest.issues.createComment({ owner, repo, issue_number: number, body, request: { signal } }),
      )
    },
    async editComment(id, body) {
      await write((signal) =>
        octokit.rest.issues.updateComment({ owner, repo, comment_id: id, body, request: { signal } }),
      )
    },
  }
}

interface Viewer {
  readonly viewer?: { readonly login?: unknown }
}

function authorOf(user: { login?: string; type?: string } | null | undefined): Comment['author'] {
  return { login: user?.login ?? '', isBot: user?.type === 'Bot' }
}
