import type { Finding, Report } from '../finding.js'
import { allowancesMarkdown } from './allowances.js'
import { existingMarkdown, fold, mendedMarkdown, notesMarkdown, uncheckedMarkdown } from './asides.js'
import { type DetailOptions, details } from './details.js'
import { apart, elsewhereMarkdown } from './markdown.js'
import { clipped, inline } from './markup.js'
import { matrix } from './matrix.js'
import { fitted } from './page.js'
import { ranked } from './ranked.js'
import { rolloutMarkdown } from './rollout.js'
import { freshFindings } from './shown.js'
import type { IsChanged } from './touched.js'
import { counted, uncheckedIn, verdict } from './verdict.js'
import { versionsMarkdown } from './versions.js'

/** What bounds the comment of a pull request, and what it is told beside the report. */
export interface CommentOptions extends DetailOptions {
  /** The most UTF-16 units: GitHub takes 65,536 characters. */
  readonly limit?: number
  /** The fingerprints of findings that have a comment on a line. */
  readonly said?: ReadonlySet<string>
  /** Where the job summary is. */
  readonly summaryUrl?: string | undefined
  /** Whether findings that stood before the change are shown as those that it brings. */
  readonly all?: boolean
  /** With it, findings that no changed line brings about are told apart. */
  readonly isChanged?: IsChanged | undefined
  /** What the run itself has to say: a sentence each. */
  readonly notes?: readonly string[]
}

const mostWords = 300

/**
 * What the one comment of a pull request says: the verdict, findings by clusters, what the change does, and folded away
 * the findings that have no comment on a line. Of a clean report one line.
 */
export function renderComment(report: Report, options: CommentOptions = {}): string {
  const { all = false, said = new Set(), notes = [], limit = 65_536 } = options
  const findings = ranked(all ? report.findings : freshFindings(report))
  const { here, elsewhere } = apart(findings, options.isChanged)
  const { clusters } = report
  const own = [...here, ...elsewhere].filter(({ fingerprint }) => !said.has(fingerprint))
  const isClean = findings.length === 0 && !report.versions?.broken.length
  const head = `**Kruise Preflight:** ${[verdictOf(report), ...(isClean ? asideOf(report) : []), ...linkOf(options)].join(' ')}\n`
  const bounds = {
    title: 'This comment',
    limit,
    unit: 'characters' as const,
    rest: 'The job summary and the JSON report have more.',
  }
  if (isClean) {
    const before = [{ name: 'the notes', texts: [notesMarkdown(notes)] }]
    return fitted({ head, before, above: '', details: [], after: [] }, bounds)
  }
  const rollout = rolloutMarkdown(report, 20)
  const page = {
    head,
    before: [
      { name: 'what the new versions do', texts: [versionsMarkdown(report)] },
      {
        name: 'the table of findings',
        texts: [here.length > 20 ? 10 : 20, 3].map((most) => matrix(here, clusters, most)),
      },
      { name: 'how many have comments on their lines', texts: [saidMarkdown(findings, own)] },
      { name: 'the notes', texts: [notesMarkdown(notes)] },
      { name: 'the allowances', texts: [allowancesMarkdown(report)] },
      { name: 'what this change does', texts: [rollout.table, rolloutMarkdown(report, 5).table] },
      {
        name: 'the findings in lines that this change does not touch',
        texts: [10, 3].map((most) => elsewhereMarkdown(elsewhere, report, most)),
      },
    ],
    above: '\n### Why, and what to do\n',
    details: own.map((finding) => ({ finding, text: details(finding, clusters, options) })),
    after: [
      { name: 'what was not checked', texts: [10, 3].map((most) => uncheckedMarkdown(report, most)) },
      { name: 'what the change mends', texts: [fold('Mended by this change', mendedMarkdown(report, 20))] },
      { name: 'what stood before', texts: all ? [] : [10, 3].map((most) => existingMarkdown(report, most)) },
      { name: 'what the cluster will run', texts: [rollout.runs, rolloutMarkdown(report, 5).runs] },
    ],
  }
  return fitted(page, bounds)
}

function verdictOf(report: Report): string {
  return `${inline(clipped(verdict(report), mostWords))}.`
}

/** What a clean report has to say beside it. */
function asideOf({ mended = [], ledger }: Report): string[] {
  const unchecked = uncheckedIn(ledger).length
  return [
    ...(mended.length > 0 ? [`This change mends ${counted(mended.length, 'finding')}.`] : []),
    ...(unchecked > 0 ? [`${counted(unchecked, 'document')} ${unchecked === 1 ? 'is' : 'are'} not checked.`] : []),
  ]
}

function linkOf({ summaryUrl = '' }: CommentOptions): string[] {
  return /^https?:\/\/[^\s()<>[\]\\]+$/.test(summaryUrl) ? [`[Job summary](${summaryUrl})`] : []
}

/** How many findings are told on their lines; '' where none. */
function saidMarkdown(findings: readonly Finding[], own: readonly Finding[]): string {
  const count = findings.length - own.length
  if (count === 0) return ''
  const verb = count === 1 ? 'has a comment on its line' : 'have comments on their lines'
  return `\n${count} of ${counted(findings.length, 'finding')} ${verb}.\n`
}
