import type { Finding } from '../finding.js'

const recorded = 'recorded: '
const shown = 3

/** How a finding's cause is known: of what was recorded the cases, else where it stands in the source. */
export function basisWords({ basis }: Finding): string {
  const cases = basis.evidence.filter((each) => each.startsWith(recorded)).map((each) => each.slice(recorded.length))
  const evidence = basis.level === 'recorded' && cases.length > 0 ? cases : basis.evidence
  const more = evidence.length > shown ? ` and ${evidence.length - shown} more` : ''
  return `${basis.level}${evidence.length > 0 ? ` (${evidence.slice(0, shown).join(', ')}${more})` : ''}`
}
