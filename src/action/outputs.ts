import { setOutput as set } from '@actions/core'
import type { Finding, Report, Severity } from '../finding.js'
import { freshFindings } from '../report/shown.js'
import { missedIn, openKinds, severities } from '../report/verdict.js'
import type { Outcome, OutputName } from './contract.js'

/** Gives a later step of the job one of the outputs. */
export function setOutput(name: OutputName, value: string | number): void {
  set(name, value)
}

/** The findings that count: those of the change, or all. */
export function counting(report: Report, onlyNew: boolean): readonly Finding[] {
  return onlyNew ? freshFindings(report) : report.findings
}

/** What the counts say: of each severity those that count, and all by whether the change brings them. */
export function setCounts(report: Report, onlyNew: boolean): void {
  const findings = counting(report, onlyNew)
  for (const severity of severities)
    setOutput(`${severity}s`, findings.filter((finding) => finding.severity === severity).length)
  const fresh = freshFindings(report).length
  setOutput('new', fresh)
  setOutput('existing', report.findings.length - fresh)
}

/** How a run ended that judged a report; `isChanged` tells of a file whether the change touches it. */
export function outcomeOf(report: Report, isChanged: (file: string) => boolean): Outcome {
  const { ledger, findings, rollout = [] } = report
  if (freshFindings(report).length > 0) return 'new-findings'
  if (missedIn(ledger).some(({ file }) => isChanged(file))) return 'not-fully-checked'
  if (findings.length > 0) return 'existing-only'
  if (ledger.checked + rollout.length === 0) return 'nothing-to-check'
  return openKinds(report).length > 0 ? 'clean-with-assumptions' : 'clean'
}

/** Whether one of the findings has that severity or a graver one. */
export function isAtLeast(severity: Severity | undefined, findings: readonly Finding[]): boolean {
  if (severity === undefined) return false
  const grave = severities.slice(0, severities.indexOf(severity) + 1)
  return findings.some((finding) => grave.includes(finding.severity))
}
