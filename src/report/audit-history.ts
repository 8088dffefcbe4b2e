import type { Severity } from '../finding.js'
import { severities } from './verdict.js'

/** The counts of one audit. */
export interface AuditRun extends Readonly<Record<Severity, number>> {
  /** `2026-11-21`. */
  readonly day: string
  /** The commit that was judged; null where several repositories were. */
  readonly commit: string | null
  /** Findings by rule, of the last two runs alone. */
  readonly rules?: Readonly<Record<string, number>>
}

/** The runs that an issue remembers, the oldest first, and whether what stood there could not be read. */
export interface AuditHistory {
  readonly runs: readonly AuditRun[]
  readonly isLost: boolean
}

/** A year of weeks. */
const MOST_RUNS = 52
const MOST_RULES = 150
const MOST_CHARACTERS = 24_000
const OPEN = '<!-- kruise-preflight-history: '
const CLOSE = ' -->'

/** The history in the last line of an earlier body. Anybody who may edit the issue may have written it: what is not as we write it is lost. */
export function readHistory(body: string | undefined, today: string): AuditHistory {
  if (body === undefined) return { runs: [], isLost: false }
  const line = body.trimEnd().split(/\r?\n/).at(-1) ?? ''
  const lost = { runs: [], isLost: true }
  if (!line.startsWith(OPEN) || !line.endsWith(CLOSE) || line.length > MOST_CHARACTERS) return lost
  const value = parsed(line.slice(OPEN.length, -CLOSE.length))
  if (!isObject(value) || value.v !== 1 || !Array.isArray(value.runs) || value.runs.length > MOST_RUNS) return lost
  const runs = value.runs.map(runOf)
  const isInOrder = runs.every((run, at) => run && run.day > (runs[at - 1]?.day ?? '') && run.day <= today)
  return isInOrder ? { runs: runs as AuditRun[], isLost: false } : lost
}

/** The runs with one more, which takes the place of another of its day. */
export function withRun(runs: readonly AuditRun[], run: AuditRun): readonly AuditRun[] {
  const all = [...runs.filter(({ day }) => day < run.day), run].slice(-MOST_RUNS)
  return all.map((each, at) => {
    const { rules = {}, ...counts } = each
    return at < all.length - 2 ? counts : { ...counts, rules }
  })
}

/** The history as the last line of a body, which nobody sees. */
export function historyLine(runs: readonly AuditRun[]): string {
  const told = runs.map(({ day, commit, error, warning, notice, rules }) => [
    ...[day, commit, error, warning, notice],
    ...(rules ? [Object.fromEntries(mostOf(rules))] : []),
  ])
  return `${OPEN}${JSON.stringify({ v: 1, runs: told })}${CLOSE}`
}

function mostOf(rules: Readonly<Record<string, number>>): [string, number][] {
  return Object.entries(rules)
    .filter(([rule]) => RULE.test(rule))
    .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .slice(0, MOST_RULES)
}

const DAY = /^\d{4}-\d{2}-\d{2}$/
const COMMIT = /^[0-9a-f]{7,64}$/
/** A rule's id: without two hyphens in a row, which would end the comment. */
const RULE = /^[a-z0-9]{1,40}(?:-[a-z0-9]{1,40}){0,15}$/

function runOf(value: unknown): AuditRun | undefined {
  if (!Array.isArray(value) || value.length < 5 || value.length > 6) return undefined
  const [day, commit, ...counts] = value
  const rules = value.length === 6 ? counts.pop() : undefined
  if (typeof day !== 'string' || !DAY.test(day)) return undefined
  if (commit !== null && !(typeof commit === 'string' && COMMIT.test(commit))) return undefined
  if (!counts.every(isCount)) return undefined
  const [error, warning, notice] = counts as number[] as [number, number, number]
  if (rules === undefined) return { day, commit, error, warning, notice }
  if (!isObject(rules)) return undefined
  const entries = Object.entries(rules)
  if (entries.length > MOST_RULES || !entries.every(([rule, count]) => RULE.test(rule) && isCount(count)))
    return undefined
  return { day, commit, error, warning, notice, rules: Object.fromEntries(entries) as Record<string, number> }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) < 1e9
}

/** All findings of a run. */
export function totalOf(run: AuditRun): number {
  return severities.reduce((sum, severity) => sum + run[severity], 0)
}
