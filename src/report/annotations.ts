import type { Finding, Report, Severity } from '../finding.js'
import { placeWords } from './place-words.js'
import { newFirst } from './ranked.js'
import { clusterLines, saidLines } from './said.js'
import { counted, severities } from './verdict.js'
import { inert, visible } from './visible.js'

/** How many GitHub shows: so many of each severity in a step, and `all` of a job; past it they are dropped without a word. */
export interface Room extends Readonly<Record<Severity, number>> {
  readonly all: number
}

/** What GitHub shows of a job and a step that have shown nothing yet. */
export const WHOLE_ROOM: Room = { error: 10, warning: 10, notice: 10, all: 50 }

/** What GitHub shows at a place in a file: lines and columns from 1, columns only where the place is on one line. */
export interface Annotation {
  readonly severity: Severity
  readonly file: string
  readonly line: number
  readonly endLine: number
  readonly column?: number
  readonly endColumn?: number
  readonly title: string
  readonly message: string
}

/** What is annotated, those first that GitHub is to show, and what is not. */
export interface Planned {
  readonly annotations: readonly Annotation[]
  /** What no changed line brings about: whoever reads the change has nothing to mend there. */
  readonly elsewhere: readonly Finding[]
}

/** GitHub refuses a longer title. */
const longestTitle = 255
/** In UTF-16 units, of at most four bytes each: 64 KB. */
const longestMessage = 16_000

/** The annotations of a report: those of new findings first, then errors; one rule speaks once at a place. */
export function planAnnotations(report: Report, isChanged?: IsChanged): Planned {
  const elsewhere: Finding[] = []
  const groups = new Map<string, { readonly at: At; readonly findings: Finding[] }>()
  for (const finding of newFirst(report.findings)) {
    const at = placeOf(finding, isChanged)
    if (!at) {
      elsewhere.push(finding)
      continue
    }
    const { file, line, column } = at
    const key = JSON.stringify([finding.severity, file, line, column, finding.ruleId, finding.message])
    const group = groups.get(key)
    if (group) group.findings.push(finding)
    else groups.set(key, { at, findings: [finding] })
  }
  const annotations = [...groups.values()].map(({ at, findings }) => annotation(findings, at, report))
  return { annotations, elsewhere }
}

/** What there is room for, and a sentence on the rest. Where there is room for it, the sentence takes one of the notices. */
export function fitAnnotations(
  annotations: readonly Annotation[],
  room: Room = WHOLE_ROOM,
): { readonly shown: readonly Annotation[]; readonly withheld?: string } {
  const all = first(annotations, room)
  if (all.length === annotations.length) return { shown: all }
  const shown = hasNotice(room) ? first(annotations, { ...room, notice: room.notice - 1, all: room.all - 1 }) : all
  return { shown, withheld: withheldWords(annotations.filter((each) => !shown.includes(each))) }
}

/** The annotations as GitHub's workflow commands, a line each. What there is no room for is said in one last notice. */
export function renderAnnotations(annotations: readonly Annotation[], room: Room = WHOLE_ROOM): string {
  const { shown, withheld } = fitAnnotations(annotations, room)
  const lines = shown.map(({ severity, file, line, endLine, column, endColumn, title, message }) => {
    const columns = { ...(column && { col: column }), ...(endColumn && { endColumn }) }
    return command(severity, { file, line, endLine, ...columns, title }, message)
  })
  if (withheld && hasNotice(room)) lines.push(command('notice', { title: 'Kruise Preflight' }, withheld))
  return lines.map((line) => `${line}\n`).join('')
}

function hasNotice({ notice, all }: Room): boolean {
  return notice > 0 && all > 0
}

type IsChanged = (file: string, line: number) => boolean
type At = { readonly file: string; readonly line: number; readonly column: number }

/** Where a finding is shown: the cause, or the line of the change that brings it about where the cause itself is unchanged. */
function placeOf(finding: Finding, isChanged: IsChanged | undefined): At | undefined {
  return !isChanged || isChanged(finding.file, finding.line) ? finding : (finding.changedHere ?? undefined)
}

function first(annotations: readonly Annotation[], { all, ...each }: Room): Annotation[] {
  return annotations.filter(({ severity }) => each[severity]-- > 0).slice(0, all)
}

/** What findings say that differ in their clusters alone. */
function annotation(findings: readonly Finding[], at: At, { clusters }: Report): Annotation {
  const finding = findings[0]!
  const more = findings.slice(1).flatMap((each) => clusterLines(each, clusters))
  const lines = [...saidLines(finding, clusters), ...more]
  if (at !== finding) lines.push(`The cause: ${visible(placeWords(finding))}`)
  return {
    severity: finding.severity,
    ...range(finding, at),
    title: `Kruise Preflight: ${visible(finding.ruleId)}`.slice(0, longestTitle),
    message: lines.map(inert).join('\n').slice(0, longestMessage),
  }
}

/** GitHub takes columns only where the place is on one line. */
function range(finding: Finding, at: At): Pick<Annotation, 'file' | 'line' | 'endLine' | 'column' | 'endColumn'> {
  const { file, line, column } = at
  if (at !== finding) return { file, line, endLine: line, column }
  if (finding.confidence === 'file') return { file, line, endLine: line }
  // A range that ends before the first character of a line ends on the line before it.
  const endLine = finding.endColumn === 1 && finding.endLine > line ? finding.endLine - 1 : finding.endLine
  if (endLine > line) return { file, line, endLine }
  return finding.endLine === line
    ? { file, line, endLine, column, endColumn: Math.max(column, finding.endColumn) }
    : { file, line, endLine, column }
}

function withheldWords(withheld: readonly Annotation[]): string {
  const parts = severities.flatMap((severity) => {
    const count = withheld.filter((each) => each.severity === severity).length
    return count ? [counted(count, severity)] : []
  })
  const verb = withheld.length === 1 ? 'is' : 'are'
  return `${parts.join(', ')} more ${verb} not annotated: GitHub shows ${WHOLE_ROOM.error} of each severity in a step, and ${WHOLE_ROOM.all} in a job. The job summary and the log have more.`
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
