import type { Finding, Severity } from '../finding.js'
import { severities } from './verdict.js'

/** Errors first, and of one severity those that the change brings before those that stood. */
export function ranked(findings: readonly Finding[]): Finding[] {
  return [...findings].sort((a, b) => rank(a) - rank(b))
}

/** The first finding of each rule, then the others with the rules taking turns; each time the gravest first. */
export function inTurns(findings: readonly Finding[]): Finding[] {
  const seen = new Map<string, number>()
  const turns = ranked(findings).map((finding) => {
    const key = `${rank(finding)} ${finding.ruleId}`
    const turn = seen.get(key) ?? 0
    seen.set(key, turn + 1)
    return { finding, turn }
  })
  const isLater = ({ turn }: { turn: number }) => Number(turn > 0)
  return turns
    .sort((a, b) => isLater(a) - isLater(b) || rank(a.finding) - rank(b.finding) || a.turn - b.turn)
    .map(({ finding }) => finding)
}

/** How many findings there are of each rule and severity: the gravest first, then the most. */
export function tally(findings: readonly Finding[]): { severity: Severity; ruleId: string; count: number }[] {
  const rows = new Map<string, { severity: Severity; ruleId: string; count: number }>()
  for (const { severity, ruleId } of findings) {
    const key = `${severity} ${ruleId}`
    const row = rows.get(key)
    if (row) row.count += 1
    else rows.set(key, { severity, ruleId, count: 1 })
  }
  return [...rows.values()].sort(
    (a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity) || b.count - a.count,
  )
}

/** Those that the change brings before those that stood, and of both errors first. */
export function newFirst(findings: readonly Finding[]): Finding[] {
  return [...findings].sort((a, b) => rankOfNew(a) - rankOfNew(b))
}

function rankOfNew({ severity, status }: Finding): number {
  return (status === 'new' ? 0 : severities.length) + severities.indexOf(severity)
}

function rank({ severity, status }: Finding): number {
  return 2 * severities.indexOf(severity) + (status === 'new' ? 0 : 1)
}
