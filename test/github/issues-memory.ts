import { clientOf } from '../../src/github/client.js'
import { type Answer, type Asked, example, notFound, type StandIn, standIn } from './stand-in.js'

/** An issue as a repository keeps it. */
export interface Kept {
  readonly number: number
  title: string
  body: string
  labels: readonly string[]
  state: 'open' | 'closed'
  reason: 'completed' | 'reopened' | 'not_planned' | 'duplicate' | null
  readonly user: { readonly login: string; readonly type: 'User' | 'Bot' }
  readonly association: string
  readonly isPullRequest?: boolean
}

const ROBOT = { login: 'github-actions[bot]', type: 'Bot' } as const

/** GitHub takes no more of a body, and of a title. */
const LONGEST = 65_536
const LONGEST_TITLE = 256

/** A repository's issues on GitHub: kept, listed in pages and refused as GitHub does. */
export class IssuesMemory {
  readonly issues: Kept[] = []
  /** What GitHub says instead of doing what is asked; undefined to do it. */
  refuse: (asked: Asked) => Answer | undefined = () => undefined
  /** Whether the answer to a request that was done is lost. */
  lose: (asked: Asked) => boolean = () => false
  server!: StandIn

  static async open(): Promise<IssuesMemory> {
    const memory = new IssuesMemory()
    memory.server = await standIn((asked) => {
      const given = memory.refuse(asked) ?? memory.#answer(asked)
      return memory.lose(asked) ? { status: 200, drop: true } : given
    })
    return memory
  }

  client() {
    return clientOf({ baseUrl: this.server.url, repository: 'o/r', token: 'secret' }, async () => {})
  }

  /** An issue that stands already. */
  add(issue: Partial<Kept>): Kept {
    const kept: Kept = {
      number: this.issues.length + 1,
      title: 'Kruise Preflight audit',
      body: '',
      labels: ['kruise-preflight'],
      state: 'open',
      reason: null,
      user: ROBOT,
      association: 'NONE',
      ...issue,
    }
    this.issues.push(kept)
    return kept
  }

  /** The requests that changed something. */
  get writes(): string[] {
    return this.server.asked.filter((each) => !each.startsWith('GET '))
  }

  #answer({ operation, params, query, body }: Asked): Answer {
    switch (operation) {
      case 'issues/list-for-repo': {
        const { labels, per_page = '30', page = '1', state = 'open' } = query
        const all = this.issues
          .filter((each) => labels === undefined || each.labels.includes(labels))
          .filter((each) => state === 'all' || each.state === state)
          .sort((a, b) => b.number - a.number)
        const first = (Number(page) - 1) * Number(per_page)
        return { status: 200, body: all.slice(first, first + Number(per_page)).map(asGitHub) }
      }
      case 'issues/create': {
        const problem = tooLong(body)
        if (problem) return problem
        const made = this.add({ title: body.title, body: body.body, labels: body.labels ?? [] })
        return { status: 201, body: asGitHub(made) }
      }
      case 'issues/update': {
        const issue = this.issues.find(({ number }) => number === Number(params.issue_number))
        if (!issue) return { status: 404, body: notFound }
        const problem = tooLong(body)
        if (problem) return problem
        if (body.title !== undefined) issue.title = body.title
        if (body.body !== undefined) issue.body = body.body
        if (body.state !== undefined) issue.state = body.state
        if (body.state_reason !== undefined) issue.reason = body.state_reason
        return { status: 200, body: asGitHub(issue) }
      }
      default:
        return { status: 404, body: notFound }
    }
  }
}

function tooLong({ title = '', body = '' }: { title?: string; body?: string }): Answer | undefined {
  const long = [...title].length > LONGEST_TITLE ? 'title' : [...body].length > LONGEST ? 'body' : undefined
  if (!long) return undefined
  const most = long === 'title' ? LONGEST_TITLE : LONGEST
  return {
    status: 422,
    body: {
      message: 'Validation Failed',
      documentation_url: 'https://docs.github.com/rest/issues',
      errors: [
        {
          resource: 'Issue',
          field: long,
          code: 'custom',
          message: `${long} is too long (maximum is ${most} characters)`,
        },
      ],
    },
  }
}

function asGitHub({ number, title, body, labels, state, reason, user, association, isPullRequest }: Kept): object {
  const [one] = example('issue-items') as [object & { user: object; labels: [object] }]
  const { pull_request: _, ...issue } = one as Record<string, unknown>
  const url = `https://api.github.com/repos/o/r/pulls/${number}`
  return {
    ...issue,
    ...{ number, title, body, state, state_reason: reason, author_association: association },
    html_url: `https://github.com/o/r/issues/${number}`,
    user: { ...one.user, ...user },
    labels: labels.map((name) => ({ ...one.labels[0], name })),
    ...(isPullRequest && { pull_request: { url, html_url: url, diff_url: url, patch_url: url } }),
  }
}
