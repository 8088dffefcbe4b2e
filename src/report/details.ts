import type { Finding, JudgedCluster } from '../finding.js'
import { allowingComment, LOCKED, mayAllow } from './allowances.js'
import { basisWords } from './basis.js'
import { clustersOf, judgedOn } from './clusters.js'
import { hunk } from './hunk.js'
import { block, clipped, code, html, inline } from './markup.js'
import { fromWords, placeWords } from './place-words.js'
import { countedAmong, namesOf } from './spread.js'
import { upstreamWords } from './upstream.js'

/** What is said of a finding beside what it holds. */
export interface DetailOptions {
  /** The whole text of a file: with it, short fixes are shown as a diff. */
  readonly textOf?: ((file: string) => string | undefined) | undefined
}

const mostListed = 20
const mostWords = 300
const mostEnvironments = 6

/** A finding folded away: its message, and in the fold upstream's words, what one would see, what to do, where. */
export function details(finding: Finding, clusters: readonly JudgedCluster[], options: DetailOptions): string {
  const { affects } = finding
  const part = (label: string, words: string) => (words.trim() === '' ? [] : [`**${label}** ${inline(words)}`])
  const affected = affects.map(({ kind, namespace, name, file, line }) => {
    return `- ${inline(`${kind} ${namespace === null ? '' : `${namespace}/`}${name || '(unnamed)'}`)} ${code(`${file}:${line}`)}`
  })
  const paragraphs = [
    `${code(`${placeWords(finding)}${fromWords(finding)}`)} ${code(finding.ruleId)}`,
    ...changedAt(finding),
    ...upstreamWords(finding).map(({ on, message }) => `**${inline(`Upstream${on}`)}**\n\n${block(message)}`),
    ...part('You would see', finding.symptom),
    ...part('Why', finding.why),
    ...part('Do', finding.remedy),
    ...fixOf(finding, options),
    ...finding.related.flatMap((at) => [`**At** ${code(placeWords(at))} ${inline(at.note)}`]),
    ...whereOf(finding, clusters),
    ...part('Known', basisWords(finding)),
    ...finding.assumes.flatMap((words) => part('Assumes', words)),
    ...(affected.length > 1 ? [`**Affects ${affected.length} objects**\n\n${listed(affected, mostListed)}`] : []),
    ...allowanceOf(finding),
  ]
  const summary = `<b>${finding.severity}</b> ${html(clipped(finding.message, mostWords))}`
  return `<details><summary>${summary}</summary>\n\n${paragraphs.join('\n\n')}\n\n</details>\n`
}

/** The first of the lines and how many more there are. */
export function listed(lines: readonly string[], most: number): string {
  const more = lines.length - most
  return [...lines.slice(0, most), ...(more > 0 ? [`- and ${more} more`] : [])].join('\n')
}

/** In which clusters: each environment for itself where they are few, else how many and the first of them. */
function whereOf(finding: Finding, clusters: readonly JudgedCluster[]): string[] {
  const lines = clustersOf(finding, clusters)
  if (lines.length <= mostEnvironments) return lines.map((words) => `**In** ${inline(words)}`)
  const judged = namesOf(judgedOn(finding, clusters))
  const first = lines.map((words) => `- ${inline(words)}`)
  return [`**In** ${inline(countedAmong(finding.clusters, judged, ' clusters'))}\n\n${listed(first, mostEnvironments)}`]
}

/** The line of the change that brings a finding about, where that is not the cause's own. */
function changedAt({ file, line, changedHere }: Finding): string[] {
  if (!changedHere || (changedHere.file === file && changedHere.line === line)) return []
  return [`**Brought about at** ${code(`${changedHere.file}:${changedHere.line}:${changedHere.column}`)}`]
}

function fixOf(finding: Finding, { textOf }: DetailOptions): string[] {
  const { fix, file } = finding
  if (!fix) return []
  const text = textOf?.(file)
  const lines = text === undefined ? undefined : hunk(finding, text)
  return [
    `**Fix** ${inline(`${fix.title}${fix.safe ? '' : ' (changes what runs)'}`)}`,
    ...(lines ? [block(lines, 'diff')] : []),
  ]
}

function allowanceOf(finding: Finding): string[] {
  if (finding.locked) return [`**Allow** ${inline(LOCKED)}`]
  if (!mayAllow(finding)) return []
  return [`**Allow** it by a line above the cause:\n\n${block(allowingComment(finding.ruleId), 'yaml')}`]
}
