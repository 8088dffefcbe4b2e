import type { Report } from '../finding.js'
import type { Client } from './client.js'
import { markerOf } from './marker.js'
import { pullRequestOf } from './pull-request.js'
import { keepReview, type Reviewed } from './review.js'
import { said } from './said.js'
import { keepComment } from './sticky.js'
import type { Texts } from './texts.js'
import { unsaid } from './unsaid.js'

/** What is to be said on a pull request, and how. */
export interface Told {
  /** Findings with files named from the root of the repository. */
  readonly report: Report
  /** Whether comments stand on lines of the diff, posted as a review. */
  readonly review: boolean
  /** Whether one comment has everything else. */
  readonly comment: boolean
  /** The body of that comment in at most `limit` UTF-16 units; `said` are the fingerprints that stand in the review. */
  readonly body: (limit: number, said: ReadonlySet<string>) => string
  readonly pullRequest: number
  /** The commit of the pull request that the run judged. */
  readonly head: string
  /** What tells this run apart from others that judge the same pull request, as another job does. */
  readonly run?: string
}

/** What a person is to be told of it, and the fingerprints of the findings that stand in the review. */
export interface Conversed {
  readonly warnings: readonly string[]
  readonly inReview: ReadonlySet<string>
}

/**
 * Says on a pull request what a run found: each new finding once, in a review on the lines of the diff, and the rest in one
 * comment. The next run brings both up to date. It never throws: what GitHub refuses is a warning.
 */
export async function converse(told: Told, texts: Texts, client: Client): Promise<Conversed> {
  try {
    return await conversed(told, texts, client)
  } catch (error) {
    return { warnings: [`Nothing more is said on the pull request (${said(error)}).`], inReview: new Set() }
  }
}

async function conversed(told: Told, texts: Texts, client: Client): Promise<Conversed> {
  const nothing = { inReview: new Set<string>() }
  if (!told.review && !told.comment) return { ...nothing, warnings: [] }
  const pull = pullRequestOf(client, told.pullRequest)
  const marker = markerOf(told.run ?? '')
  let head: string
  try {
    head = await pull.head()
  } catch (error) {
    return { ...nothing, warnings: [unsaid('Nothing is said on the pull request: it cannot be read', error)] }
  }
  // What an earlier run says late would stand over what a later one said.
  if (head !== told.head) {
    const [now, then] = [head, told.head].map((commit) => commit.slice(0, 10))
    return {
      ...nothing,
      warnings: [`Nothing is said on the pull request: it is at ${now} by now, and this run judged ${then}.`],
    }
  }
  const review: Reviewed = told.review
    ? await keepReview(told, texts, marker, pull)
    : { ...nothing, warnings: [], isOver: false, finish: async () => [] }
  const { inReview } = review
  const warnings = [...review.warnings]
  if (told.comment && !review.isOver) {
    const { findings, versions } = told.report
    const isNeeded =
      findings.some(({ status, fingerprint }) => status === 'new' && !inReview.has(fingerprint)) ||
      (versions?.broken.length ?? 0) > 0
    warnings.push(...(await keepComment((limit) => told.body(limit, inReview), isNeeded, marker, pull)))
  }
  return { warnings: [...warnings, ...(await review.finish())], inReview }
}
