import type { Finding, Report } from '../finding.js'
import { allowancesMarkdown } from './allowances.js'
import { clusterNotesMarkdown, existingMarkdown, mendedMarkdown, notesMarkdown, uncheckedMarkdown } from './asides.js'
import { type DetailOptions, details } from './details.js'
import { clipped, inline } from './markup.js'
import { matrix } from './matrix.js'
import { fitted, type Page } from './page.js'
import { ranked } from './ranked.js'
import { rolloutMarkdown } from './rollout.js'
import { freshFindings } from './shown.js'
import { type IsChanged, isTouched } from './touched.js'
import { counted, verdict } from './verdict.js'
import { versionsMarkdown } from './versions.js'

/** What bounds the markdown report, and what it is told beside the report. */
export interface MarkdownOptions extends DetailOptions {
  /** The most bytes of UTF-8: GitHub takes 1 MiB of one step's summary. */
  readonly limit?: number
  /** Whether findings that stood before the change are shown as those that it brings. */
  readonly all?: boolean
  /** With it, findings that no changed line brings about are told apart: they are never annotated. */
  readonly isChanged?: IsChanged | undefined
  /** What the run itself has to say, as of a permission that is missing: a sentence each. */
  readonly notes?: readonly string[]
  /** What was not annotated for lack of room, as a sentence. */
  readonly withheld?: string | undefined
  /** Where all findings are, as a sentence. */
  readonly rest?: string
}

const mostWords = 300

/**
 * The report as a job summary: the verdict, findings by clusters, what the change does, each finding folded away with its
 * words, and what was not checked. What does not fit under the limit is counted in it by rule and severity.
 */
export function renderMarkdown(report: Report, options: MarkdownOptions = {}): string {
  const { all = false, notes = [], withheld, rest = 'The JSON report has all of it.' } = options
  const findings = ranked(all ? report.findings : freshFindings(report))
  const { here, elsewhere } = apart(findings, options.isChanged)
  const { clusters } = report
  const rollout = rolloutMarkdown(report)
  const page: Page = {
    head: `## Kruise Preflight: ${inline(clipped(verdict(report), mostWords))}\n`,
    before: [
      { name: 'what the new versions do', texts: [versionsMarkdown(report)] },
      {
        name: 'the table of findings',
        texts: [here.length > 30 ? 20 : 30, 5].map((most) => matrix(here, clusters, most)),
      },
      { name: 'the notes', texts: [notesMarkdown(withheld ? [withheld, ...notes] : notes)] },
      { name: 'the allowances', texts: [allowancesMarkdown(report)] },
      { name: 'what this change does', texts: [rollout.table, rolloutMarkdown(report, 10).table] },
      {
        name: 'the table of findings in lines that this change does not touch',
        texts: [20, 5].map((most) => elsewhereMarkdown(elsewhere, report, most)),
      },
    ],
    above: '\n### Why, and what to do\n',
    details: [...here, ...elsewhere].map((finding) => ({ finding, text: details(finding, clusters, options) })),
    after: [
      { name: 'what was not checked', texts: [20, 3].map((most) => uncheckedMarkdown(report, most)) },
      { name: 'what the change mends', texts: [20, 3].map((most) => mendedMarkdown(report, most)) },
      { name: 'what stood before', texts: all ? [] : [20, 3].map((most) => existingMarkdown(report, most)) },
      { name: 'what the cluster will run', texts: [rollout.runs] },
      { name: 'what is known of the clusters', texts: [20, 3].map((most) => clusterNotesMarkdown(report, most)) },
    ],
  }
  return fitted(page, { title: 'This summary', limit: options.limit ?? 1024 * 1024, unit: 'bytes', rest })
}

/** Findings that the change at hand touches, and the others. */
export function apart(
  findings: readonly Finding[],
  isChanged: IsChanged | undefined,
): { here: Finding[]; elsewhere: Finding[] } {
  if (!isChanged) return { here: [...findings], elsewhere: [] }
  const here = findings.filter((finding) => isTouched(finding, isChanged))
  const touched = new Set(here)
  return { here, elsewhere: findings.filter((finding) => !touched.has(finding)) }
}

/** Findings that no changed line brings about, under their own heading. */
export function elsewhereMarkdown(elsewhere: readonly Finding[], { clusters }: Report, most: number): string {
  if (elsewhere.length === 0) return ''
  const [verb, them, are] = elsewhere.length === 1 ? ['stands', 'it', 'it is'] : ['stand', 'them', 'they are']
  const head = `${counted(elsewhere.length, 'finding')} ${verb} in lines that this change does not touch`
  const words = `No line of the change brings ${them} about, so that ${are} not annotated.`
  return `\n### ${head}\n\n${words}\n${matrix(elsewhere, clusters, most)}`
}
