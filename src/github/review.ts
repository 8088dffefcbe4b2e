import type { Report } from '../finding.js'
import { ranked } from '../report/ranked.js'
import { countedFindings } from '../report/verdict.js'
import { keyOf, type Marker } from './marker.js'
import { ours } from './ours.js'
import type { LineComment, PullRequest } from './pull-request.js'
import { spotsOf } from './review-places.js'
import { type Change, MOST_COMMENTS, type Planned, planned } from './review-plan.js'
import { said, statusOf } from './said.js'
import type { Texts } from './texts.js'
import { isFinal, isLost, unsaid } from './unsaid.js'

/** What the review of a run says, and what is left to write once the rest is. */
export interface Reviewed {
  readonly warnings: readonly string[]
  /** The fingerprints of the findings in it. */
  readonly inReview: ReadonlySet<string>
  /** Whether nothing else would be written either. */
  readonly isOver: boolean
  /** Brings the comments that stand up to date, and marks those whose findings are no more; gives warnings. */
  readonly finish: () => Promise<readonly string[]>
}

interface Told {
  readonly report: Report
  readonly head: string
}

/** Posts what is new on lines of the diff as one review, and shows again what came back. Rejects for nothing that GitHub says. */
export async function keepReview(told: Told, texts: Texts, marker: Marker, pull: PullRequest): Promise<Reviewed> {
  const { report, head } = told
  const nothing = { inReview: new Set<string>(), finish: async () => [] }
  const findings = ranked(report.findings.filter(({ status }) => status === 'new'))
  const warnings: string[] = []
  let before: readonly LineComment[]
  try {
    before = await mine(pull, marker)
  } catch (error) {
    const why =
      'No review is posted: the comments that stand on the pull request cannot be read, and none is to stand twice'
    return { ...nothing, warnings: [unsaid(why, error)], isOver: isFinal(error) }
  }
  if (findings.length === 0 && before.length === 0) return { ...nothing, warnings, isOver: false }

  const spots = await placed(findings, texts, pull, warnings)
  const plan = planned(findings, spots, before, { head, clusters: report.clusters, marker })
  const inReview = new Set(plan.standing.map(({ fingerprint }) => fingerprint))
  const add = (those: Planned['findings']) => {
    for (const { fingerprint } of those) inReview.add(fingerprint)
  }
  const post = await posted(plan.posts, plan.withheld, told, marker, pull)
  warnings.push(...post.warnings)
  for (const each of post.posted) add(each.findings)
  let isOver = post.isOver
  for (const each of isOver ? [] : plan.unmarked) {
    const problem = await pull.editLineComment(each.id, each.body).then(() => undefined, noted)
    if (!problem) add(each.findings)
    else {
      warnings.push(unsaid('A comment of the review whose finding is back is still marked as resolved', problem.error))
      isOver = isFinal(problem.error)
      if (isOver) break
    }
  }
  const finish = async () => [
    ...(await changed(plan.updated, 'brought up to date', pull)),
    ...(await changed(plan.resolved, 'marked as resolved', pull)),
  ]
  return { warnings, inReview, isOver, finish: isOver ? async () => [] : finish }
}

const noted = (error: unknown) => ({ error })

/** The comments on lines that this token wrote for findings. */
async function mine(pull: PullRequest, marker: Marker): Promise<LineComment[]> {
  return ours(
    (await pull.lineComments()).filter(({ body }) => marker.read(body)),
    pull,
  )
}

async function placed(
  findings: Parameters<typeof spotsOf>[0],
  texts: Texts,
  pull: PullRequest,
  warnings: string[],
): Promise<Awaited<ReturnType<typeof spotsOf>>['spots']> {
  if (findings.length === 0) return new Map()
  try {
    const { spots, problem } = await spotsOf(findings, await pull.files(), texts)
    if (problem !== undefined)
      warnings.push(`Some findings are not in the review: the texts of their files cannot be read (${said(problem)}).`)
    return spots
  } catch (error) {
    warnings.push(unsaid("Nothing new is in the review: the pull request's list of files cannot be read", error))
    return new Map()
  }
}

/** So often a review is posted in parts, to find the comments that GitHub does not take. */
const MOST_PARTS = 12

async function posted(
  posts: readonly Planned[],
  withheld: number,
  { report, head }: Told,
  marker: Marker,
  pull: PullRequest,
): Promise<{ posted: readonly Planned[]; warnings: string[]; isOver: boolean }> {
  const done: Planned[] = []
  const refused: Planned[] = []
  const queue: (readonly Planned[])[] = posts.length > 0 ? [posts] : []
  let reason: unknown
  for (let parts = 0; queue.length > 0; ) {
    const part = queue.shift()!
    try {
      await pull.review(head, bodyOf(part, withheld, report), part)
      done.push(...part)
    } catch (error) {
      if (statusOf(error) !== 422) {
        const found = isLost(error) ? await foundAfter(part, marker, pull) : undefined
        done.push(...(found ?? []))
        if (found?.length === part.length) continue
        const what = done.length > 0 ? 'Not all of the review is posted' : 'No review is posted'
        return { posted: done, warnings: [unsaid(what, error)], isOver: !found && isFinal(error) }
      }
      reason = error
      const half = Math.ceil(part.length / 2)
      if (part.length === 1 || ++parts > MOST_PARTS) refused.push(...part)
      else queue.unshift(part.slice(0, half), part.slice(half))
    }
  }
  const count = refused.length === 1 ? 'one comment' : `${refused.length} comments`
  const warnings =
    refused.length > 0
      ? [`GitHub does not take ${count} of the review (${said(reason)}); the job summary has the findings.`]
      : []
  return { posted: done, warnings, isOver: false }
}

/** Which of the comments are there, after an answer that was lost; undefined where GitHub does not say. They are not posted again: it may yet be at it. */
async function foundAfter(part: readonly Planned[], marker: Marker, pull: PullRequest): Promise<Planned[] | undefined> {
  try {
    const keys = new Set((await mine(pull, marker)).flatMap(({ body }) => marker.read(body)!.keys))
    return part.filter(({ findings }) => findings.every(({ fingerprint }) => keys.has(keyOf(fingerprint))))
  } catch {
    return undefined
  }
}

function bodyOf(part: readonly Planned[], withheld: number, report: Report): string {
  const findings = part.flatMap((each) => each.findings)
  const more = withheld === 1 ? 'One more finding is' : `${withheld} more findings are`
  const rest = withheld === 0 ? '' : ` ${more} not commented: at most ${MOST_COMMENTS} comments stand at a time.`
  return `Kruise Preflight: ${countedFindings({ ...report, findings })} on lines of this change.${rest}`
}

async function changed(changes: readonly Change[], how: string, pull: PullRequest): Promise<string[]> {
  const problems: unknown[] = []
  let left = changes.length
  for (const { id, body } of changes) {
    try {
      await pull.editLineComment(id, body)
      left--
    } catch (error) {
      problems.push(error)
      if (isFinal(error)) break
    }
  }
  const count = left === 1 ? 'One comment of the review is' : `${left} comments of the review are`
  return left === 0 ? [] : [unsaid(`${count} not ${how}; the next run does it`, problems[0])]
}
