import type { Finding, Report, Severity } from '../finding.js'
import { saidLines } from './said.js'
import { counted, severities } from './verdict.js'
import { inert, visible } from './visible.js'

/** What the annotations are planned by. */
export interface AnnotationOptions {
  /** Whether the change at hand touches that line. */
  readonly isChanged: (file: string, line: number) => boolean
  /** How many of one severity GitHub shows of a step: 10. */
  readonly limit?: number
}

/** GitHub refuses a longer title. */
const longestTitle = 255
/** In UTF-16 units, of at most four bytes each: 64 KB. */
const longestMessage = 16_000

/**
 * The findings as GitHub's workflow commands, a line each: those on changed lines first, then new ones, then errors. What
 * the limit withholds is said in one last notice.
 */
export function renderAnnotations(report: Report, options: AnnotationOptions): string {
  const limit = options.limit ?? 10
  const planned = report.findings
    .map((finding) => placed(finding, options.isChanged))
    .sort((a, b) => Number(b.changed) - Number(a.changed) || rank(a.finding) - rank(b.finding))
  let shown = first(planned, limit, limit)
  // The last notice is one of them.
  if (shown.length < planned.length) shown = first(planned, limit, limit - 1)
  const lines = shown.map((each) => annotation(each, report))
  if (shown.length < planned.length) {
    const withheld = planned.filter((each) => !shown.includes(each)).map(({ finding }) => finding.severity)
    lines.push(command('notice', { title: 'Kruise Preflight' }, withheldWords(withheld, limit)))
  }
  return lines.map((line) => `${line}\n`).join('')
}

interface Placed {
  readonly finding: Finding
  readonly changed: boolean
  /** Where it is shown: the cause, or the changed line that brings it about where the cause itself is unchanged. */
  readonly at: { readonly file: string; readonly line: number; readonly column: number }
}

function placed(finding: Finding, isChanged: AnnotationOptions['isChanged']): Placed {
  const { changedHere } = finding
  if (isChanged(finding.file, finding.line)) return { finding, changed: true, at: finding }
  if (changedHere && isChanged(changedHere.file, changedHere.line)) return { finding, changed: true, at: changedHere }
  return { finding, changed: false, at: finding }
}

function rank({ status, severity }: Finding): number {
  return (status === 'new' ? 0 : severities.length) + severities.indexOf(severity)
}

function first(planned: readonly Placed[], limit: number, notices: number): Placed[] {
  const left: Record<Severity, number> = { error: limit, warning: limit, notice: notices }
  return planned.filter(({ finding }) => left[finding.severity]-- > 0)
}

function annotation({ finding, at }: Placed, report: Report): string {
  const message = saidLines(finding, report.clusters)
  if (at !== finding) message.push(`The cause: ${visible(`${finding.file}:${finding.line}:${finding.column}`)}`)
  const title = `Kruise Preflight: ${visible(finding.ruleId)}`.slice(0, longestTitle)
  return command(
    finding.severity,
    { ...range(finding, at), title },
    message.map(inert).join('\n').slice(0, longestMessage),
  )
}

/** The properties of a place. GitHub takes columns only where the place is on one line. */
function range(finding: Finding, at: Placed['at']): Record<string, string | number> {
  const { file, line, column } = at
  if (at !== finding) return { file, line, endLine: line, col: column }
  // A range that ends before the first character of a line ends on the line before it.
  const endLine = finding.endColumn === 1 && finding.endLine > line ? finding.endLine - 1 : finding.endLine
  if (endLine > line) return { file, line, endLine }
  return finding.endLine === line
    ? { file, line, endLine, col: column, endColumn: Math.max(column, finding.endColumn) }
    : { file, line, endLine, col: column }
}

function withheldWords(withheld: readonly Severity[], limit: number): string {
  const parts = severities.flatMap((severity) => {
    const count = withheld.filter((each) => each === severity).length
    return count ? [counted(count, severity)] : []
  })
  const verb = withheld.length === 1 ? 'is' : 'are'
  return `${parts.join(', ')} more ${verb} not annotated: GitHub shows ${limit} of each severity in a step. The job summary and the log have more.`
}

/** A workflow command, escaped as actions/toolkit packages/core/src/command.ts does. */
function command(name: Severity, properties: Record<string, string | number>, message: string): string {
  const written = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(String(value))}`)
  return `::${name} ${written.join(',')}::${escapeData(message)}`
}

const escapeData = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const escapeProperty = (text: string) =>
  escapeData(inert(visible(text)))
    .replaceAll(':', '%3A')
    .replaceAll(',', '%2C')
