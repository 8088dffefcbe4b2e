import { rmSync } from 'node:fs'
import path from 'node:path'
import { clientOf } from '../../src/github/client.js'
import type { Files } from './change.js'
import { Repository } from './repository.js'
import { type Answer, type Asked, entry, example, forbidden, notFound, type StandIn, standIn } from './stand-in.js'

export interface Author {
  readonly login: string
  readonly type: 'User' | 'Bot'
}

/** A comment as the pull request keeps it; `to` is null where the diff has its lines no more. */
export interface Kept {
  readonly id: number
  readonly author: Author
  body: string
  /** Of a comment on lines. */
  readonly path?: string
  from?: number
  to?: number | null
  readonly review?: number
  readonly answers?: number
}

export const ROBOT: Author = { login: 'github-actions[bot]', type: 'Bot' }
export const STRANGER: Author = { login: 'mallory', type: 'User' }

/** GitHub takes no more of a body: it counts characters, so that one of two UTF-16 units is one. */
const LONGEST = 65_536

/** A pull request on GitHub that keeps what is said on it, and refuses what GitHub refuses. */
export class PullRequestMemory {
  readonly repository = new Repository()
  readonly reviews: { id: number; body: string; commit: string }[] = []
  readonly lineComments: Kept[] = []
  readonly comments: Kept[] = []
  readonly base: string
  head: string
  me: Author = ROBOT
  /** What GitHub says instead of doing what is asked; undefined to do it. */
  refuse: (asked: Asked) => Answer | undefined = () => undefined
  /** Whether the answer to a request that was done is lost. */
  lose: (asked: Asked) => boolean = () => false
  server!: StandIn
  #ids = 0
  #diff: { head: string; patches: ReadonlyMap<string, string> } | undefined

  constructor(base: Files, head: Files) {
    this.base = this.#commit(base)
    this.head = this.#commit(head)
  }

  static async open(base: Files, head: Files): Promise<PullRequestMemory> {
    const memory = new PullRequestMemory(base, head)
    memory.server = await standIn((asked) => {
      const given = memory.refuse(asked) ?? memory.#answer(asked)
      return memory.lose(asked) ? { status: 200, drop: true } : given
    })
    return memory
  }

  client() {
    return clientOf({ baseUrl: this.server.url, repository: 'o/r', token: 'ghs_x' }, async () => {})
  }

  /** Another commit, after which comments stand where their lines went. */
  push(files: Files): this {
    const before = this.head
    this.head = this.#commit(files)
    for (const comment of this.lineComments) this.#moved(comment, before)
    return this
  }

  text(file: string, commit = this.head): string | undefined {
    try {
      const id = this.repository.git('rev-parse', '--verify', '-q', `${commit}:${file}`)
      return this.repository.bytes(id).toString()
    } catch {
      return undefined
    }
  }

  /** A comment of somebody on lines, or on all. */
  says(author: Author, body: string, on?: { path: string; to: number; answers?: number }): Kept {
    const comment: Kept = { id: ++this.#ids, author, body, ...(on && { from: on.to, ...on }) }
    ;(on ? this.lineComments : this.comments).push(comment)
    return comment
  }

  /** The requests since the last time, without their parameters, and forgets them. */
  asked(): string[] {
    const asked = this.server.asked.splice(0)
    return asked.map((each) => each.replace(/\?.*/, '').replace('/repos/o/r', ''))
  }

  /** What GitHub's description does not allow. It knows no comment without a line, which GitHub does. */
  get problems(): string[] {
    return this.server.problems.filter(
      (each) => !/answered data(?:(?:\/\d+)?\/line must be integer(?:, data)?)+$/.test(each),
    )
  }

  async close(): Promise<void> {
    await this.server.close()
    this.repository.remove()
  }

  #commit(files: Files): string {
    for (const [name, text] of Object.entries(files))
      if (text === null) rmSync(path.join(this.repository.folder, name))
      else this.repository.write(name, text)
    return this.repository.commit('a commit')
  }

  #moved(comment: Kept, before: string): void {
    if (comment.path === undefined || typeof comment.to !== 'number') return
    let shift = 0
    for (const { from, count, now } of this.#changes(before, comment.path)) {
      const [first, last] = count === 0 ? [from + 1, from] : [from, from + count - 1]
      if (last < comment.from!) shift += now - count
      else if (first <= comment.to!) {
        comment.to = null
        return
      }
    }
    comment.from! += shift
    comment.to += shift
    if (!this.#isInDiff(comment.path, comment.from!, comment.to)) comment.to = null
  }

  #changes(before: string, file: string): { from: number; count: number; now: number }[] {
    const diff = this.repository.git('diff', '--unified=0', before, this.head, '--', file)
    return [...diff.matchAll(/^@@ -(\d+)(?:,(\d+))? \+\d+(?:,(\d+))? @@/gm)].map(([, from, count, now]) => ({
      from: Number(from),
      count: Number(count ?? 1),
      now: Number(now ?? 1),
    }))
  }

  /** The patch of a file as GitHub's API gives it. */
  patch(file: string): string {
    return this.#patches().get(file) ?? ''
  }

  /** The patches by the files' names, which hold no blanks. */
  #patches(): ReadonlyMap<string, string> {
    if (this.#diff?.head !== this.head) {
      const diff = this.repository.git('diff', `${this.base}...${this.head}`)
      const patches = new Map<string, string>()
      for (const each of diff.split(/^diff --git /m).slice(1)) {
        const [name = ''] = /(?<=^\S+ b\/)\S+/.exec(each) ?? []
        patches.set(name, each.slice(each.indexOf('\n@@') + 1).replace(/\n$/, ''))
      }
      this.#diff = { head: this.head, patches }
    }
    return this.#diff.patches
  }

  #isInDiff(file: string, from: number, to: number): boolean {
    return [...this.patch(file).matchAll(/^@@ -\S+ \+(\d+)(?:,(\d+))? @@/gm)].some(([, first, count]) => {
      return Number(first) <= from && to < Number(first) + Number(count ?? 1)
    })
  }

  #answer(asked: Asked): Answer {
    const { operation, params, query, body } = asked
    const id = Number(params.comment_id)
    switch (operation) {
      case 'graphql':
        return { status: 200, body: { data: { viewer: { login: this.me.login } } } }
      case 'pulls/get': {
        const shown = example('pull-request')
        return {
          status: 200,
          body: { ...shown, requested_teams: [], number: 7, head: { ...shown.head, sha: this.head } },
        }
      }
      case 'pulls/list-files': {
        const files = [...this.#patches()].map(([name, patch]) => entry(name, 'modified', patch))
        return { status: 200, body: paged(files, query) }
      }
      case 'repos/get-content':
        return this.#content(params.path!, query.ref!)
      case 'pulls/list-review-comments':
        return { status: 200, body: paged(this.lineComments.map(lineComment), query) }
      case 'issues/list-comments':
        return { status: 200, body: paged(this.comments.map(comment), query) }
      case 'pulls/create-review':
        return this.#review(body)
      case 'issues/create-comment':
        if (isTooLong(body.body)) return tooLong
        return { status: 201, body: comment(this.says(this.me, body.body)) }
      case 'pulls/update-review-comment':
      case 'issues/update-comment': {
        const ofLines = operation.startsWith('pulls')
        const found = (ofLines ? this.lineComments : this.comments).find((each) => each.id === id)
        if (!found) return { status: 404, body: notFound }
        if (found.author.login !== this.me.login) return { status: 403, body: forbidden }
        if (isTooLong(body.body)) return tooLong
        found.body = body.body
        return { status: 200, body: ofLines ? lineComment(found) : comment(found) }
      }
      default:
        return { status: 404, body: notFound }
    }
  }

  #content(file: string, ref: string): Answer {
    const text = this.text(file, ref)
    if (text === undefined) return { status: 404, body: notFound }
    const url = 'https://api.github.com/repos/o/r/contents/x'
    const content = Buffer.from(text).toString('base64').replace(/.{60}/g, '$&\n')
    return {
      status: 200,
      body: {
        ...{ type: 'file', encoding: 'base64', size: text.length, name: path.basename(file), path: file, content },
        ...{ sha: 'a'.repeat(40), url, git_url: url, html_url: url, download_url: url },
        _links: { self: url, git: url, html: url },
      },
    }
  }

  #review({ body, event, commit_id: commit, comments = [] }: any): Answer {
    const errors: string[] = []
    if (event !== 'COMMENT' || !body) errors.push('a review of this kind has a body')
    if (commit !== this.head) errors.push('The commitOID is not part of the pull request')
    for (const { path: file, line, side, start_line: start = line, start_side: startSide = side, body } of comments) {
      if (side !== 'RIGHT' || startSide !== 'RIGHT') errors.push('we comment on the head alone')
      if (!this.#isInDiff(file, line, line)) errors.push('Pull request review thread line must be part of the diff')
      else if (!this.#isInDiff(file, start, line))
        errors.push('Pull request review thread start line must be part of the same hunk as the line.')
      if (start > line) errors.push('Pull request review thread start line must precede the end line.')
      if (isTooLong(body)) errors.push(`Body is too long (maximum is ${LONGEST} characters)`)
    }
    if (isTooLong(body)) errors.push(`Body is too long (maximum is ${LONGEST} characters)`)
    if (errors.length > 0)
      return {
        status: 422,
        body: { message: 'Unprocessable Entity', errors, documentation_url: 'https://docs.github.com/rest' },
      }
    const id = ++this.#ids
    this.reviews.push({ id, body, commit })
    for (const { path: file, line, start_line: start = line, body } of comments)
      this.lineComments.push({ id: ++this.#ids, author: this.me, body, path: file, from: start, to: line, review: id })
    return { status: 200, body: { ...example('pull-request-review-5'), id, body, commit_id: commit } }
  }
}

const tooLong: Answer = {
  status: 422,
  body: {
    message: 'Validation Failed',
    documentation_url: 'https://docs.github.com/rest',
    errors: [{ resource: 'IssueComment', code: 'unprocessable', field: 'data', message: 'Body is too long' }],
  },
}

function isTooLong(body: string): boolean {
  return [...body].length > LONGEST
}

function paged<T>(all: readonly T[], { page = '1', per_page: size = '30' }: Asked['query']): T[] {
  return all.slice((Number(page) - 1) * Number(size), Number(page) * Number(size))
}

function comment({ id, body, author }: Kept): object {
  const shown = example('issue-comment-items')[0]
  return { ...shown, id, body, user: { ...shown.user, ...author } }
}

function lineComment({ id, body, author, path, from, to, review, answers }: Kept): object {
  const { in_reply_to_id: _, ...shown } = example('pull-request-review-comment-items')[0]
  return {
    ...{ ...shown, id, body, path, user: { ...shown.user, ...author }, pull_request_review_id: review ?? null },
    ...(answers === undefined ? {} : { in_reply_to_id: answers }),
    ...{ line: to, start_line: to === null || from === to ? null : from, side: 'RIGHT' },
    start_side: to === null || from === to ? null : 'RIGHT',
  }
}
