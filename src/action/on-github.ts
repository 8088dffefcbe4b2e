import type { Report } from '../finding.js'
import { type ChangedFiles, gitFor, type Where } from '../github/changed.js'
import type { CheckRun } from '../github/check-run.js'
import type { Client } from '../github/client.js'
import type { Trigger } from '../github/event.js'
import type { Texts } from '../github/texts.js'
import type { Annotation } from '../report/annotations.js'
import type { CommentOptions } from '../report/comment.js'
import type { IsChanged } from '../report/touched.js'
import { verdict } from '../report/verdict.js'
import { TITLE } from './contract.js'
import type { Inputs } from './inputs.js'
import { runName, runUrl } from './run.js'

/** What a run has to say on GitHub beside its log, and with what. */
export interface Talk {
  readonly inputs: Inputs
  readonly trigger: Trigger
  readonly found: ChangedFiles
  readonly client: (() => Promise<Client>) | undefined
  readonly where: Where
  /** Files are named from the root of the repository. */
  readonly report: Report
  /** Whether the change touches that line; absent where every line counts. */
  readonly isChanged: IsChanged | undefined
  /** What the run itself has to say: a sentence each. */
  readonly notes: readonly string[]
  readonly annotations: readonly Annotation[]
  readonly textOf: (file: string) => string | undefined
  readonly conclusion: CheckRun['conclusion']
  /** Why there was nothing to check, where that is so. */
  readonly nothing?: string
}

/** What is left to say in the log, and what GitHub refused. */
export interface Left {
  readonly annotations: readonly Annotation[]
  readonly warnings: readonly string[]
}

/** Says on GitHub what the inputs want said there. What cannot be said there is left for the log; it never rejects. */
export async function sayOnGitHub(talk: Talk): Promise<Left> {
  const { inputs, found, trigger } = talk
  const annotations = inputs.annotations === 'none' ? [] : talk.annotations
  // Nobody reads what is said on a pull request that is closed.
  const isOfPull = trigger.kind === 'pull-request' && !trigger.isClosed && !found.elsewhere
  const wantsTalk = isOfPull && (inputs.review || inputs.comment)
  const wantsCheck = inputs.annotations === 'check'
  if (!wantsTalk && !wantsCheck) return { annotations, warnings: [] }
  if (!talk.client) return { annotations, warnings: ['GitHub was not asked to show anything: there is no token.'] }
  try {
    const client = await talk.client()
    // Nobody sees what stands on the merge commit of a pull request.
    const head = trigger.kind === 'other' ? (env.GITHUB_SHA ?? '') : trigger.head
    const { textsOfCheckout } = await import('../github/texts.js')
    const texts = textsOfCheckout(head, gitFor(talk.where), client, talk.textOf)
    const warnings: string[] = []
    let left = annotations
    if (wantsTalk) warnings.push(...(await conversation(talk, trigger, texts, client)))
    if (wantsCheck) {
      const run = await checkRun(talk, annotations, head, texts, client)
      left = run.left
      warnings.push(...run.warnings)
    }
    return { annotations: left, warnings }
  } catch (error) {
    return { annotations, warnings: [`GitHub was not asked to show anything: ${String(error)}`] }
  }
}

const { env } = process
type OfPull = Extract<Trigger, { kind: 'pull-request' }>

async function conversation(talk: Talk, trigger: OfPull, texts: Texts, client: Client) {
  const [{ converse }, { renderComment }] = await Promise.all([
    import('../github/conversation.js'),
    import('../report/comment.js'),
  ])
  const { number: pullRequest, head } = trigger
  const { inputs, report, nothing } = talk
  const { review, comment } = inputs
  const body = (limit: number, said: ReadonlySet<string>) =>
    nothing ?? renderComment(report, { ...aboutRun(talk), limit, said })
  const told = { report, review, comment, body, pullRequest, head, run: runName(inputs) }
  return (await converse(told, texts, client)).warnings
}

function aboutRun({ inputs, isChanged, notes, textOf }: Talk): CommentOptions {
  return { all: !inputs.onlyNew, isChanged, notes, textOf, summaryUrl: runUrl() }
}

async function checkRun(talk: Talk, annotations: readonly Annotation[], sha: string, texts: Texts, client: Client) {
  const { conclusion, report, nothing } = talk
  const [{ annotateByCheckRun }, { lineMap }, { renderComment }] = await Promise.all([
    import('../github/check-run.js'),
    import('../github/review-lines.js'),
    import('../report/comment.js'),
  ])
  const maps = new Map<string, Promise<(line: number) => number | undefined>>()
  const mapOf = async (file: string) => {
    const [judged, head] = [await texts.judged(file), await texts.head(file)]
    return judged === undefined || head === undefined ? () => undefined : lineMap(judged, head)
  }
  const lineAt = async (file: string, line: number) => {
    const map = maps.get(file) ?? mapOf(file)
    maps.set(file, map)
    return (await map)(line)
  }
  const summary = nothing ?? renderComment(report, { ...aboutRun(talk), limit: 60_000 })
  const title = nothing ?? verdict(report)
  return annotateByCheckRun({ annotations, sha, name: TITLE, conclusion, title, summary, lineAt }, client)
}
