import type { Report } from '../finding.js'

/** The ledgers of several reports as one. */
export function ledgersOf(reports: readonly Pick<Report, 'ledger'>[]): Report['ledger'] {
  const leftOut = reports.flatMap(({ ledger }) => ledger.leftOut ?? [])
  return {
    documents: reports.reduce((sum, { ledger }) => sum + ledger.documents, 0),
    checked: reports.reduce((sum, { ledger }) => sum + ledger.checked, 0),
    skipped: reports.flatMap(({ ledger }) => ledger.skipped),
    ...(leftOut.length > 0 && { leftOut }),
  }
}
