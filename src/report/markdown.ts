import type { Finding, JudgedCluster, Report } from '../finding.js'
import { basisWords } from './basis.js'
import { clustersOf, judgedOn } from './clusters.js'
import { grouped } from './group.js'
import { block, cell, clipped, code, html, inline } from './markup.js'
import { onlyIn } from './only-in.js'
import { rolloutMarkdown } from './rollout.js'
import { shortened } from './shortened.js'
import { freshFindings } from './shown.js'
import { upstreamWords } from './upstream.js'
import { clusterNotes, counted, openKinds, severities, uncheckedIn, verdict } from './verdict.js'
import { versionsMarkdown } from './versions.js'
import { visible } from './visible.js'

/** What bounds the markdown report. */
export interface MarkdownOptions {
  /** The most bytes of UTF-8: GitHub takes 1 MiB of one step's summary. */
  readonly limit?: number
}

const mostColumns = 8
const mostListed = 20
const mostWords = 300
/** Bytes kept free for the line that says what was cut. */
const lastLine = 200

/**
 * The report as a job summary: the verdict, findings by clusters, each finding folded away with its words, and what was
 * not checked. What does not fit under the limit is counted in a last line.
 */
export function renderMarkdown(report: Report, { limit = 1024 * 1024 }: MarkdownOptions = {}): string {
  const findings = freshFindings(report).sort((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity))
  const words = verdict(report)
  const head = `## Kruise Preflight: ${inline(clipped(words, mostWords))}\n`
  const room = { left: limit - lastLine - bytes(head) }
  const take = (section: string) => {
    const size = bytes(section)
    if (size > room.left) return false
    room.left -= size
    return true
  }

  const { table: rollout, runs } = rolloutMarkdown(report)
  const taken = (sections: readonly string[]) => sections.filter((section) => section !== '' && take(section))
  const versions = taken([versionsMarkdown(report)])
  const change = taken([rollout])
  const notes = taken([mendedOf(report), oldOf(report), runs, notesOf(report), skippedOf(report)])
  const table = findings.length ? tableOf(findings, report.clusters, Math.floor(room.left / 2)) : ''
  take(table)
  const details: string[] = []
  for (const finding of findings) {
    const section = detailsOf(finding, report.clusters)
    if (take(section)) details.push(section)
  }
  const cut = findings.length - details.length
  const last = cut
    ? `\n${counted(cut, 'finding')} of ${findings.length} ${cut === 1 ? 'is' : 'are'} not shown in full: this summary holds at most ${limit} bytes. The log has more.\n`
    : ''
  return [head, ...versions, table, ...change, ...details, ...notes, last].join('')
}

function tableOf(findings: readonly Finding[], clusters: readonly JudgedCluster[], room: number): string {
  const columns = columnsOf(clusters)
  const rows = [
    `\n| | finding | ${columns.map(({ title }) => cell(inline(title))).join(' | ')} |\n`,
    `|---|---|${columns.map(() => '---|').join('')}\n`,
  ]
  let left = room - bytes(rows.join(''))
  for (const finding of findings) {
    const hit = new Set(finding.clusters)
    const what = `${code(`${finding.file}:${finding.line}`)} ${inline(clipped(finding.message, mostWords))}`
    const cells = columns.map(({ clusters }) => {
      const judged = judgedOn(finding, clusters)
      const count = judged.filter(({ name }) => hit.has(name)).length
      if (judged.length === 0) return ''
      const later = finding.coming?.some((each) => each.clusters.includes(clusters[0]?.name ?? ''))
      return clusters.length === 1 ? (count ? (later ? 'next' : '**yes**') : 'no') : `${count} of ${judged.length}`
    })
    const row = `| ${finding.severity} | ${cell(what)} | ${cells.join(' | ')} |\n`
    left -= bytes(row)
    if (left < 0) break
    rows.push(row)
  }
  return rows.length > 2 ? `${rows.join('')}\n` : ''
}

/** A column for each cluster, or each environment, or one for all, whichever first is not too many. */
function columnsOf(clusters: readonly JudgedCluster[]): { title: string; clusters: readonly JudgedCluster[] }[] {
  if (clusters.length <= mostColumns) return clusters.map((each) => ({ title: each.name, clusters: [each] }))
  const environments = grouped(clusters, ({ environment }) => environment)
  if (environments.length > mostColumns) return [{ title: 'clusters', clusters }]
  return environments.map(([environment, members]) => ({ title: environment ?? 'other clusters', clusters: members }))
}

function detailsOf(finding: Finding, clusters: readonly JudgedCluster[]): string {
  const { affects, fix } = finding
  const place = `${finding.file}:${finding.line}:${finding.column}`
  const part = (label: string, words: string) => (words.trim() === '' ? [] : [`**${label}** ${inline(words)}`])
  const affected = affects.map(({ kind, namespace, name, file, line }) => {
    return `- ${inline(`${kind} ${namespace === null ? '' : `${namespace}/`}${name || '(unnamed)'}`)} ${code(`${file}:${line}`)}`
  })
  const paragraphs = [
    `${code(place)} ${code(finding.ruleId)}`,
    ...part('Brought about at', changedAt(finding)),
    ...upstreamWords(finding).map(({ on, message }) => `${on && `**Upstream${inline(on)}**\n\n`}${block(message)}`),
    ...part('You would see', finding.symptom),
    ...part('Why', finding.why),
    ...part('Do', finding.remedy),
    ...(fix ? part('Fix', `${fix.title}${fix.safe ? '' : ' (changes what runs)'}`) : []),
    ...finding.related.flatMap((at) => [`**At** ${code(`${at.file}:${at.line}:${at.column}`)} ${inline(at.note)}`]),
    ...clustersOf(finding, clusters).flatMap((words) => part('In', words)),
    ...part('Known', basisWords(finding)),
    ...finding.assumes.flatMap((words) => part('Assumes', words)),
    ...(affected.length > 1 ? [`**Affects**\n\n${listed(affected)}`] : []),
  ]
  const summary = `<b>${finding.severity}</b> ${html(clipped(finding.message, mostWords))}`
  return `<details><summary>${summary}</summary>\n\n${paragraphs.join('\n\n')}\n\n</details>\n`
}

/** The line of the change that brings a finding about, where that is not the cause's own. */
function changedAt({ file, line, changedHere }: Finding): string {
  if (!changedHere || (changedHere.file === file && changedHere.line === line)) return ''
  return `\`${changedHere.file}:${changedHere.line}:${changedHere.column}\``
}

function mendedOf({ mended = [], clusters }: Report): string {
  if (mended.length === 0) return ''
  const lines = mended.map((each) =>
    `- ${inline(clipped(each.message, mostWords))} ${code(each.ruleId)} ${inline(onlyIn(each, clusters))}`.trimEnd(),
  )
  return `\n### Mended by this change\n\n${listed(lines)}\n`
}

function oldOf({ findings }: Report): string {
  const old = findings.filter(({ status }) => status === 'existing')
  if (old.length === 0) return ''
  const lines = old.map(
    ({ file, line, message, ruleId }) =>
      `- ${code(`${file}:${line}`)} ${inline(clipped(message, mostWords))} ${code(ruleId)}`,
  )
  const summary = html(`${counted(old.length, 'finding')} that stood before this change`)
  return `\n<details><summary>${summary}</summary>\n\n${listed(lines)}\n\n</details>\n`
}

function notesOf(report: Report): string {
  const notes = clusterNotes(report).map(
    ({ note, names }) => `- ${inline(note)} (${inline(shortened(names, mostListed))})`,
  )
  const open = openKinds(report)
  if (!report.findings.length && open.length)
    notes.push(`- Objects of these kinds may exist that are not in view: ${inline(shortened(open, mostListed))}`)
  return notes.length ? `\n${listed(notes)}\n` : ''
}

function skippedOf({ ledger }: Report): string {
  const unchecked = uncheckedIn(ledger)
  if (!unchecked.length) return ''
  const lines = unchecked.map(
    ({ file, line, reason }) => `- ${code(visible(`${file}:${line}`))} ${inline(clipped(reason, mostWords))}`,
  )
  return `\n### Not checked: ${unchecked.length} of ${counted(ledger.documents, 'document')}\n\n${listed(lines)}\n`
}

function listed(lines: readonly string[]): string {
  const more = lines.length - mostListed
  return [...lines.slice(0, mostListed), ...(more > 0 ? [`- and ${more} more`] : [])].join('\n')
}

const bytes = (text: string) => Buffer.byteLength(text)
