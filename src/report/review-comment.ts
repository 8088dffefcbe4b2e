import type { Finding, JudgedCluster } from '../finding.js'
import { allowingComment, LOCKED, mayAllow } from './allowances.js'
import { basisWords } from './basis.js'
import { clustersOf } from './clusters.js'
import { block, clipped, code, inline } from './markup.js'
import { upstreamWords } from './upstream.js'
import { counted } from './verdict.js'

/** What a comment on a line of a pull request has besides its findings. */
export interface ReviewCommentOptions {
  /** The most UTF-16 units of the body: GitHub takes 65,536 characters. */
  readonly limit: number
  /** The line that it stands on, where the judged text has it: a cause elsewhere is named. */
  readonly on: { readonly file: string; readonly line: number } | null
  /** What GitHub puts in place of the lines that the comment stands on, and the finding that it mends. */
  readonly suggestion?: { readonly of: Finding; readonly lines: readonly string[] } | undefined
  /** How many findings of this comment are no more. */
  readonly resolved?: number
}

const mostMessage = 2_000
const mostWords = 4_000
const mostNamed = 10

/** The body of one comment on some findings, the gravest first, and those of them that it has room for. */
export function reviewComment(
  findings: readonly Finding[],
  clusters: readonly JudgedCluster[],
  { limit, on, suggestion, resolved = 0 }: ReviewCommentOptions,
): { readonly body: string; readonly holds: readonly Finding[] } {
  const last =
    resolved > 0
      ? [`${counted(resolved, 'other finding')} of this comment ${resolved === 1 ? 'is' : 'are'} resolved.`]
      : []
  const sections: string[] = []
  const holds: Finding[] = []
  const whole = () => [...sections, ...last].join('\n\n---\n\n')
  for (const finding of findings) {
    sections.push(sectionOf(finding, clusters, on, suggestion?.of === finding ? suggestion.lines : undefined))
    if (whole().length <= limit) holds.push(finding)
    else sections.pop()
  }
  return { body: whole(), holds }
}

/** The body of a comment whose findings are no more: what it said is folded away, and no suggestion in it can be applied. */
export function resolvedComment(body: string, commit: string, limit: number): string {
  const head = `${RESOLVED}${commit.slice(0, 10)}.\n\n<details><summary>What it said</summary>\n\n`
  const tail = '\n\n</details>'
  const old = body.replace(/^(`{3,})suggestion$/gm, '$1text')
  // Half a fold would swallow the rest.
  return head.length + old.length + tail.length > limit ? `${RESOLVED}${commit.slice(0, 10)}.` : `${head}${old}${tail}`
}

/** Whether a body is that of a {@link resolvedComment}. */
export function isResolved(body: string): boolean {
  return body.startsWith(RESOLVED)
}

const RESOLVED = 'Resolved by '

function sectionOf(
  finding: Finding,
  clusters: readonly JudgedCluster[],
  on: ReviewCommentOptions['on'],
  suggested: readonly string[] | undefined,
): string {
  const { severity, message, ruleId, file, line, column, symptom, remedy, fix, why, affects, assumes } = finding
  const part = (label: string, words: string) =>
    words.trim() === '' ? [] : [`**${label}** ${inline(clipped(words, mostWords))}`]
  const isHere = on !== null && on.file === file && on.line === line
  const victims = affects.map(
    ({ kind, namespace, name }) =>
      `- ${inline(`${kind} ${namespace === null ? '' : `${namespace}/`}${name || '(unnamed)'}`)}`,
  )
  const more = victims.length - mostNamed
  const allowing = allowance(finding)
  const folded = [
    ...part('Why', why),
    ...part('Known', basisWords(finding)),
    ...assumes.flatMap((words) => part('Assumes', words)),
    ...(victims.length > 1
      ? [`**Affects**\n\n${[...victims.slice(0, mostNamed), ...(more > 0 ? [`- and ${more} more`] : [])].join('\n')}`]
      : []),
    ...allowing,
  ]
  const title = allowing.length > 0 ? 'Why, how it is known, and how to allow it' : 'Why, and how it is known'
  return [
    `**${severity}** ${inline(clipped(message, mostMessage))} ${code(ruleId)}`,
    ...(isHere ? [] : [`**The cause** ${code(`${file}:${line}:${column}`)}`]),
    ...upstreamWords(finding).map(
      ({ on, message }) => `**Upstream${on && ` ${inline(on)}`}**\n\n${block(clipped(message, mostWords))}`,
    ),
    ...part('You would see', symptom),
    ...part('Do', remedy),
    ...(suggested
      ? [suggestionBlock(suggested)]
      : fix
        ? part('Fix', `${fix.title}${fix.safe ? '' : ' (changes what runs)'}`)
        : []),
    ...clustersOf(finding, clusters).flatMap((words) => part('In', words)),
    ...(folded.length === 0 ? [] : [`<details><summary>${title}</summary>\n\n${folded.join('\n\n')}\n\n</details>`]),
  ].join('\n\n')
}

/** The comment that allows a finding, where one can. */
function allowance(finding: Finding): string[] {
  if (finding.locked) return [`**Allow** ${LOCKED}`]
  if (!mayAllow(finding)) return []
  return [
    `**Allow** with a comment on the line of the cause or above it:\n\n${block(allowingComment(finding.ruleId), 'yaml')}`,
  ]
}

/** The block that GitHub offers to commit; without lines it removes those that it stands on. */
function suggestionBlock(lines: readonly string[]): string {
  const longest = Math.max(2, ...lines.flatMap((line) => (line.match(/`+/g) ?? []).map((run) => run.length)))
  const fence = '`'.repeat(longest + 1)
  return [`${fence}suggestion`, ...lines, fence].join('\n')
}
