import type { Report } from '../finding.js'
import { renderComment } from '../report/comment.js'
import { type OwnWords, type Received, received } from '../report/received.js'
import { counted } from '../report/verdict.js'
import type { Client } from './client.js'
import { converse } from './conversation.js'
import { handedOver } from './handed-over.js'
import { placedUnder } from './placed.js'
import { finishedRun, pullRequestOf } from './run-of-pull-request.js'
import { said } from './said.js'
import { textsByApi } from './texts.js'

/** What a run on a fork's pull request handed over, and how it is to be said. */
export interface Publishing {
  /** The JSON report of that run: the fork may have written it. */
  readonly file: string
  /** The payload of `workflow_run`, which GitHub wrote. */
  readonly event: unknown
  readonly review: boolean
  readonly comment: boolean
  /** The working directory of that run, from the root of the repository; '' where it is the root. */
  readonly prefix?: string
  /** What tells this run apart from others that publish on the same pull request. */
  readonly run?: string
  readonly words: OwnWords
}

/** What was published, if anything, and what a person is to be told of it. */
export interface Published {
  readonly report?: Report
  readonly warnings: readonly string[]
}

/**
 * Says in a fork's pull request what its own run found, with the token of this run. Which pull request that is, GitHub says;
 * of the file only what {@link received} lets pass is said, and no fix of it is offered. It never throws.
 */
export async function publish(publishing: Publishing, client: Client, say = converse): Promise<Published> {
  const { file, event, review, comment, prefix = '', run: name = '', words } = publishing
  const nothing = (why: string): Published => ({ warnings: [`Nothing is published: ${why}.`] })
  const run = finishedRun(event)
  if (typeof run === 'string') return nothing(run)
  let found: Received | undefined
  try {
    found = received(await handedOver(file), words)
  } catch (error) {
    return nothing(`the report of the run cannot be read: ${said(error)}`)
  }
  if (!found) return nothing('what the run handed over is no report of Kruise Preflight')
  const pull = await pullRequestOf(run, client)
  if (typeof pull === 'string') return nothing(pull)
  const { number, head, merge } = pull
  const report = placedUnder(prefix, found.report)
  const about = { notes: whence(found), summaryUrl: addressOf(event, run.id, client) }
  const body = (limit: number, said: ReadonlySet<string>) => renderComment(report, { ...about, limit, said })
  const told = { report, review, comment, body, pullRequest: number, head, run: name }
  try {
    const { warnings } = await say(told, textsByApi({ judged: merge ?? head, head }, client), client)
    return { report, warnings }
  } catch (error) {
    return nothing(said(error))
  }
}

/** Whose words these are, and what was left out of them. */
function whence({ unknownRules, leftOut, otherWords }: Received): string[] {
  const left = [
    unknownRules > 0 && `${counted(unknownRules, 'finding')} of rules that this release does not have`,
    leftOut > 0 && `${counted(leftOut, 'finding')} without a place in this repository, or beyond what is read`,
  ].filter((each) => each !== false)
  return [
    "This comes from the pull request's own run, which its author controls: the sentences are Kruise Preflight's, the names, places and numbers are the run's. Fixes, and what is assumed, stand in the summary of that run.",
    ...(left.length > 0 ? [`Left out: ${left.join('; ')}.`] : []),
    ...(otherWords > 0
      ? [
          `Of ${counted(otherWords, 'finding')} the run says something else than the rule does; what the rule is about stands in its place.`,
        ]
      : []),
  ]
}

/** The page of the run, on the host of GitHub's own event. */
function addressOf(event: unknown, id: number, { owner, repo }: Client): string | undefined {
  const address: unknown = (event as { workflow_run: { html_url?: unknown } }).workflow_run.html_url
  if (typeof address !== 'string' || !URL.canParse(address)) return undefined
  return `${new URL(address).origin}/${owner}/${repo}/actions/runs/${id}`
}
