import { GitHub, getOctokitOptions } from '@actions/github/lib/utils'

/** GitHub's API for one repository, asked with patience. */
export interface Client {
  readonly owner: string
  readonly repo: string
  readonly octokit: InstanceType<typeof GitHub>
  /**
   * What GitHub answers: asked again after a lost answer, and after a rate limit for as long as GitHub wants. Throws an
   * Error with the HTTP `status`, 0 where no answer came.
   */
  patiently<T>(ask: (signal: AbortSignal) => Promise<{ data: T }>): Promise<T>
  /**
   * What GitHub answers to a request that writes: asked again only where GitHub has certainly not done it. Throws as
   * {@link patiently} does, and with status 429 beyond what GitHub takes in a minute.
   */
  write<T>(ask: (signal: AbortSignal) => Promise<{ data: T }>): Promise<T>
}

const ATTEMPTS = 4
const PATIENCE = 45_000
const ANSWER_WITHIN = 15_000
/** https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api: contents created in a minute. */
const WRITES = 80

/** The API of the repository `owner/name` at `baseUrl`, asked with this token; `wait` waits that many milliseconds. */
export function clientOf(
  options: { readonly baseUrl: string; readonly repository: string; readonly token: string },
  wait: (milliseconds: number) => Promise<void> = (milliseconds) =>
    new Promise((done) => setTimeout(done, milliseconds)),
): Client {
  const { baseUrl, token } = options
  const [owner = '', repo = ''] = options.repository.split('/')
  const octokit = new GitHub({
    ...getOctokitOptions(token, { baseUrl, userAgent: 'kruise-preflight' }),
    log: { debug() {}, info() {}, warn() {}, error() {} },
  })

  // One allowance of waiting for all questions: a gate that hangs is worse than one that checks everything.
  let patience = PATIENCE

  let writes = 0

  async function asked<T>(
    ask: (signal: AbortSignal) => Promise<{ data: T }>,
    pauseAfter: (error: unknown, attempt: number) => number | undefined,
  ): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      const since = performance.now()
      try {
        return (await ask(AbortSignal.timeout(ANSWER_WITHIN))).data
      } catch (error) {
        // An answer that is waited for in vain was waited for too.
        if (statusOf(error) === 0) patience -= performance.now() - since
        const pause = attempt < ATTEMPTS ? pauseAfter(error, attempt) : undefined
        if (pause === undefined || pause > patience) throw refused(error)
        patience -= pause
        await wait(pause)
      }
    }
  }

  return {
    owner,
    repo,
    octokit,
    patiently: (ask) => asked(ask, (error, attempt) => limitedFor(error) ?? unansweredFor(error, attempt)),
    async write(ask) {
      if (++writes > WRITES) throw Object.assign(new Error(`GitHub takes ${WRITES} contents a minute`), { status: 429 })
      return asked(ask, limitedFor)
    },
  }
}

/** How long GitHub wants to be left alone, in milliseconds; undefined where it has not refused for that. */
function limitedFor(error: unknown): number | undefined {
  const status = statusOf(error)
  const headers = (error as { response?: { headers?: Record<string, string | undefined> } }).response?.headers ?? {}
  const limited =
    status === 429 || (status === 403 && (headers['retry-after'] ?? headers['x-ratelimit-remaining'] === '0'))
  // Without `retry-after` the hour's allowance is spent: https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api
  const pause = limited ? Number(headers['retry-after'] ?? Number.NaN) * 1000 : Number.NaN
  return pause >= 0 ? pause : undefined
}

/** How long to wait after an answer that was lost, in milliseconds; undefined for any other. */
function unansweredFor(error: unknown, attempt: number): number | undefined {
  const status = statusOf(error)
  return status === 0 || status >= 500 ? 250 * 4 ** (attempt - 1) : undefined
}

function refused(error: unknown): Error {
  const status = statusOf(error)
  const said = error instanceof Error ? error.message.split(' - https://', 1)[0]! : String(error)
  return Object.assign(new Error(status === 0 ? 'no answer' : said), { status, cause: error })
}

/** Octokit reports an answer that never came as status 500 without a response. */
function statusOf(error: unknown): number {
  const { status, response } = error as { status?: number; response?: unknown }
  return typeof status === 'number' && response !== undefined ? status : 0
}
