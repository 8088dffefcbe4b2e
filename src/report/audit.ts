import { createHash } from 'node:crypto'
import type { Audit, AuditFinding, AuditStep, DueDate } from '../audit.js'
import type { Severity } from '../finding.js'
import { type AuditHistory, type AuditRun, historyLine, readHistory, totalOf, withRun } from './audit-history.js'
import { Room } from './audit-room.js'
import { stepTitle, todoOf } from './audit-words.js'
import { clipped, code, html, inline } from './markup.js'
import { shortened } from './shortened.js'
import { countedBySeverity } from './upgrade-words.js'
import { counted, severities, uncheckedIn } from './verdict.js'
import { folded, inert } from './visible.js'

/** The title of the issue, which stays: a title that changes is a line in the issue each time. */
export const AUDIT_TITLE = 'Kruise Preflight audit'

/** The most characters that GitHub takes as the body of an issue. */
export const MOST_BODY = 65_536

/** The first line of the issue, by which the next audit knows it, and nobody sees; `name` tells several audits of a repository apart. */
export function auditMark(name = ''): string {
  const plain = name.replaceAll(/[^A-Za-z0-9_.]+/g, '-').replaceAll(/^-|-$/g, '')
  const digest = createHash('sha256').update(name).digest('hex').slice(0, 12)
  const told = plain === name && name.length <= 40 ? name : [plain.slice(0, 40).replace(/-$/, ''), digest].join('-')
  return `<!-- kruise-preflight-audit${told === '' ? '' : `: ${told}`} -->`
}

const mostWords = 300
const mostListed = 30
const mostRuns = 10
const widest = 20

/** What is told beside an audit. */
export interface AuditTelling {
  /** The commit that was judged; null where several repositories were. */
  readonly commit: string | null
  /** The body that the issue had. */
  readonly previous?: string | undefined
  /** The issue's first line. */
  readonly mark?: string
  /** The most characters. */
  readonly limit?: number
}

/** Whether nothing is left to do, and nothing falls due. */
export function isClean({ report, dates, failed }: Audit): boolean {
  return report.findings.length + dates.length + failed.length === 0 && report.ledger.checked > 0
}

/** What to do as lines of a log. */
export function auditLines(audit: Audit): string[] {
  const todo = todoOf(audit)
  const failed = audit.failed.map(({ repository, problem }) => `Not judged: ${repository || '.'}: ${problem}`)
  const lines = [
    headOf(audit),
    ...failed,
    ...todo.map((each, at) => `${at + 1}. ${each}`),
    ...audit.dates.map(dateWords),
  ]
  return lines.map((line) => inert(folded(line)))
}

/**
 * The body of the issue: the state, what to do, the trend, the days that fall due, what was not checked, and each step's
 * findings folded away; in the last line, hidden, the history. What does not fit is counted.
 */
export function auditBody(
  audit: Audit,
  { commit, previous, mark = auditMark(), limit = MOST_BODY }: AuditTelling,
): string {
  const history = readHistory(previous, audit.today)
  const runs = withRun(history.runs, runOf(audit, commit))
  const last = `\n${historyLine(runs)}`
  const text = auditMarkdown(audit, {
    commit,
    runs,
    isLost: history.isLost,
    limit: limit - mark.length - 2 - last.length,
  })
  return `${mark}\n\n${text}${last}`
}

/** The same for a job's summary, where no history is kept. */
export function auditMarkdown(
  audit: Audit,
  {
    commit = null,
    runs = [],
    isLost = false,
    limit = 1024 * 1024,
  }: { commit?: string | null; limit?: number } & Partial<AuditHistory> = {},
): string {
  const whole = written(audit, commit, runs, isLost, new Room(Number.POSITIVE_INFINITY))
  if (whole.length <= limit) return whole
  return written(audit, commit, runs, isLost, new Room(limit))
}

function written(audit: Audit, commit: string | null, runs: readonly AuditRun[], isLost: boolean, room: Room): string {
  const { report, dates, failed, steps, repositories } = audit
  const at = commit === null ? '' : ` at ${code(commit.slice(0, 7))}`
  const kept = `\n${inline(isClean(audit) ? 'Closed, for nothing is left: it opens again when there is.' : KEPT)}\n`
  room.keep(kept)
  room.section(`**${inline(headOf(audit))}**, on ${audit.today}${at}.\n`, [])
  if (repositories.length > 1) room.section(`\nIn ${inline(shortened(repositories.map(quoted), mostListed))}.\n`, [])
  room.section(
    '\n### Not judged\n\n',
    failed.map(({ repository, problem }) => `- ${code(repository || '.')} ${inline(clipped(problem, mostWords))}`),
  )
  room.section(
    '\n### What to do\n\n',
    todoOf(audit).map((each, index) => `${index + 1}. ${inline(each)}`),
  )
  for (const [head, lines] of trendOf(runs, isLost)) room.section(head, lines)
  room.section(
    '\n### Falls due\n\n',
    dates.slice(0, mostListed).map((each) => `- ${inline(dateWords(each))}`),
    dates.length - mostListed,
  )
  const unchecked = uncheckedIn(report.ledger)
  const notChecked = `Not checked: ${unchecked.length} of ${counted(report.ledger.documents, 'document')}`
  room.section(
    details(notChecked),
    unchecked.slice(0, mostListed).map((each) => {
      return `- ${code(`${each.file}:${each.line}`)} ${inline(clipped(each.reason, mostWords))}`
    }),
    unchecked.length - mostListed,
    '\n</details>\n',
  )
  for (const step of steps) room.section(details(stepTitle(step)), detailsOf(step), 0, '\n</details>\n')
  return `${room.text(limitWords)}${kept}`
}

const KEPT =
  'Every audit writes this issue anew, and closes it when nothing is left. Closed as not planned, it is left alone.'

function limitWords(count: number): string {
  return `\n${counted(count, 'line')} had no room here; \`kruise-preflight check\` prints them all.\n`
}

function headOf({ report: { findings, ledger }, clusters }: Audit): string {
  const split = countedBySeverity(findings)
  const isOne = new Set(findings.map(({ severity }) => severity)).size === 1
  const count = isOne ? split : findings.length === 0 ? 'No findings' : `${findings.length} findings (${split})`
  return `${count} in ${counted(ledger.checked, 'document')}, for ${counted(clusters.length, 'cluster')}`
}

function detailsOf(step: AuditStep): string[] {
  const breaks = step.kind === 'upgrade' ? step.breaks.map((each) => `- newly breaks: ${briefly(each)}`) : []
  return [...breaks, ...[...step.clears].sort(byGravity).map(findingLine)]
}

function byGravity(a: AuditFinding, b: AuditFinding): number {
  return severities.indexOf(a.severity) - severities.indexOf(b.severity)
}

function findingLine(finding: AuditFinding): string {
  const { fix, affects, clusters } = finding
  const mends = fix ? `; fix: ${fix.title}${fix.safe ? '' : ' (changes what runs)'}` : ''
  const met = affects.length > 1 ? `; ${affects.length} workloads` : ''
  return `- ${briefly(finding)} in ${inline(clipped(`${shortened(clusters)}${met}${mends}`, mostWords))}`
}

function briefly({
  severity,
  file,
  line,
  message,
  ruleId,
}: {
  readonly severity: Severity
  readonly file: string
  readonly line: number
  readonly message: string
  readonly ruleId: string
}): string {
  return `${severity} ${code(clipped(`${file}:${line}`, mostWords))} ${inline(clipped(message, mostWords))} ${code(ruleId)}`
}

/** `2026-12-01 (in 9 days): prod-eu runs kruise 1.8.4 (.github/kruise-preflight.yml:4)`. */
function dateWords({ day, inDays, what, file, line }: DueDate): string {
  const away = inDays === 0 ? 'today' : inDays > 0 ? `in ${counted(inDays, 'day')}` : `${counted(-inDays, 'day')} ago`
  const where = file === null ? '' : ` (${quoted(line === null ? file : `${file}:${line}`)})`
  return `${day}, ${away}: ${clipped(what, mostWords)}${where}`
}

function trendOf(runs: readonly AuditRun[], isLost: boolean): [head: string, lines: string[]][] {
  const sections: [string, string[]][] = []
  if (isLost) sections.push(['\nThe history of this issue could not be read, and begins anew.\n', []])
  const [before, now] = [runs.at(-2), runs.at(-1)]
  if (!before || !now) return sections
  const shown = runs.slice(-mostRuns).reverse()
  const most = Math.max(1, ...shown.map(totalOf))
  sections.push([
    `\n### Since ${before.day}\n\n**${totalOf(before)} -&gt; ${totalOf(now)}** findings\n\n| day | commit | errors | warnings | notices | all | |\n|---|---|--:|--:|--:|--:|---|\n`,
    shown.map((run) => {
      const bar = '█'.repeat(Math.ceil((totalOf(run) * widest) / most))
      const counts = severities.map((severity) => run[severity]).join(' | ')
      return `| ${run.day} | ${run.commit === null ? '' : code(run.commit.slice(0, 7))} | ${counts} | ${totalOf(run)} | ${bar} |`
    }),
  ])
  const [was, is] = [before.rules ?? {}, now.rules ?? {}]
  const changes = [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .map((rule) => ({ rule, from: was[rule] ?? 0, to: is[rule] ?? 0 }))
    .filter(({ from, to }) => from !== to)
    .sort((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from) || (a.rule < b.rule ? -1 : 1))
  const told = changes.map(({ rule, from, to }) => `${code(rule)} ${from} -&gt; ${to}`)
  if (told.length > 0) sections.push([`\n${shortened(told, mostRuns)}\n`, []])
  return sections
}

function runOf({ today, report: { findings } }: Audit, commit: string | null): AuditRun {
  const of = (severity: Severity) => findings.filter((each) => each.severity === severity).length
  const rules: Record<string, number> = {}
  for (const { ruleId } of findings) rules[ruleId] = (rules[ruleId] ?? 0) + 1
  return {
    day: today,
    commit: /^[0-9a-f]{12}/.exec(commit ?? '')?.[0] ?? null,
    error: of('error'),
    warning: of('warning'),
    notice: of('notice'),
    rules,
  }
}

function details(title: string): string {
  return `\n<details><summary>${html(clipped(title, mostWords))}</summary>\n\n`
}

function quoted(name: string): string {
  return `\`${name.replaceAll('`', "'")}\``
}
