import path from 'node:path'
import type { Finding, Report } from '../finding.js'

/** The report with all its files named from the root of the repository, as GitHub names them: `prefix` is the working directory there. */
export function placedUnder(prefix: string, report: Report): Report {
  if (prefix === '') return report
  const moved = <T extends { readonly file: string }>(at: T): T => ({ ...at, file: path.posix.join(prefix, at.file) })
  const movedFinding = (finding: Finding): Finding => ({
    ...moved(finding),
    changedHere: finding.changedHere && moved(finding.changedHere),
    related: finding.related.map(moved),
    affects: finding.affects.map(moved),
    ...(finding.fix && { fix: { ...finding.fix, edits: finding.fix.edits.map(moved) } }),
  })
  const { findings, rollout, versions, mended, allowances, ledger } = report
  return {
    ...report,
    findings: findings.map(movedFinding),
    ...(rollout && { rollout: rollout.map(moved) }),
    ...(versions && {
      versions: {
        ...versions,
        broken: versions.broken.map(movedFinding),
        mended: versions.mended.map(movedFinding),
        unchanged: versions.unchanged.map(movedFinding),
      },
    }),
    ...(mended && { mended: mended.map(movedFinding) }),
    ...(allowances && {
      allowances: allowances.map((each) => ({ ...moved(each), allows: each.allows.map(movedFinding) })),
    }),
    ledger: { ...ledger, skipped: ledger.skipped.map(moved) },
  }
}
