import type { Finding, Report, Severity } from '../../finding.js'
import { against, baselineOf } from '../../gate/baseline.js'

/** What tells findings of a report apart, whatever lines they stand on. */
export function keyOf({ config, fingerprint }: Finding): string {
  return JSON.stringify([config, fingerprint])
}

/** How often each key is among findings. */
export function counted(findings: readonly Finding[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const finding of findings) counts.set(keyOf(finding), (counts.get(keyOf(finding)) ?? 0) + 1)
  return counts
}

/** Of an allowance that a fix makes needless nobody is worse off. */
const HARMLESS = 'allowance-not-needed'

const GRAVITY: readonly Severity[] = ['notice', 'warning', 'error']

/**
 * The first finding of `after` that `before` has not, or not for that workload, in that cluster, or as grave. Whether either
 * was there before some other change is not asked.
 */
export function addedIn(before: Report, after: Report): Finding | undefined {
  const [was, is] = [before, after].map(fresh) as [Report, Report]
  const added = against(is, baselineOf(was)).findings.find(({ status }) => status === 'new')
  if (added) return added
  const gravest = new Map<string, number>()
  for (const each of before.findings)
    gravest.set(keyOf(each), Math.max(gravest.get(keyOf(each)) ?? 0, GRAVITY.indexOf(each.severity)))
  const counts = counted(before.findings)
  const seen = new Map<string, number>()
  return after.findings.find((each) => {
    if (each.ruleId === HARMLESS) return false
    const key = keyOf(each)
    seen.set(key, (seen.get(key) ?? 0) + 1)
    return (seen.get(key) ?? 0) > (counts.get(key) ?? 0) || GRAVITY.indexOf(each.severity) > (gravest.get(key) ?? 0)
  })
}

function fresh(report: Report): Report {
  return {
    ...report,
    findings: report.findings
      .filter(({ ruleId }) => ruleId !== HARMLESS)
      .map((each) => ({
        ...each,
        fingerprint: keyOf(each),
        status: 'new',
        affects: each.affects.map((one) => ({ ...one, status: 'new' })),
      })),
  }
}
