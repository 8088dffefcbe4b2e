import path from 'node:path'
import type { Report } from '../finding.js'

/** The report with its files named from the root of the repository, as annotations name them: `prefix` is the working directory there. */
export function placedUnder(prefix: string, report: Report): Report {
  if (prefix === '') return report
  const moved = <T extends { readonly file: string }>(at: T): T => ({ ...at, file: path.posix.join(prefix, at.file) })
  const findings = report.findings.map((finding) => ({
    ...moved(finding),
    changedHere: finding.changedHere && moved(finding.changedHere),
    related: finding.related.map(moved),
    affects: finding.affects.map(moved),
  }))
  return { ...report, findings }
}
