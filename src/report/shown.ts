import type { Finding, Report } from '../finding.js'
import { counted } from './verdict.js'

/** How many findings of a rule are printed in full, of each severity, new and old. */
const mostOfOneRule = 100

/** The findings that a change brings; without a base all of them. */
export function freshFindings({ findings }: Pick<Report, 'findings'>): Finding[] {
  return findings.filter(({ status }) => status === 'new')
}

/** The findings that a person is shown: without `all` those that are new, and for each rule that has more what is left out: `1200 more findings of duplicate-key`. */
export function shownFindings(
  { findings }: Report,
  all: boolean,
): { shown: readonly Finding[]; left: readonly string[] } {
  const seen = new Map<string, number>()
  const left = new Map<string, number>()
  const shown = findings.filter(({ ruleId, severity, status }) => {
    if (status === 'existing' && !all) return false
    const key = `${ruleId} ${severity} ${status}`
    const count = (seen.get(key) ?? 0) + 1
    seen.set(key, count)
    if (count > mostOfOneRule) left.set(ruleId, (left.get(ruleId) ?? 0) + 1)
    return count <= mostOfOneRule
  })
  return { shown, left: [...left].map(([ruleId, count]) => `${counted(count, 'more finding')} of ${ruleId}`) }
}
