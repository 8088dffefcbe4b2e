import { CONFIGURATION, type Report, type Severity, type Skipped, SNAPSHOT, TEMPLATE } from '../finding.js'
import { addedWords } from './allowances.js'
import { described } from './clusters.js'
import { grouped } from './group.js'
import { folded, visible } from './visible.js'

/** From the gravest on. */
export const severities: readonly Severity[] = ['error', 'warning', 'notice']

/** `1 error`, `2 errors`. */
export function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`
}

/** Findings by severity: `1 error and 2 warnings (1 new)`, or `no findings`. */
export function countedFindings({ findings }: Report): string {
  const parts = severities.flatMap((severity) => {
    const count = findings.filter((finding) => finding.severity === severity).length
    return count ? [counted(count, severity)] : []
  })
  if (!parts.length) return 'no findings'
  const fresh = findings.filter((finding) => finding.status === 'new').length
  const all = parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
  return fresh === findings.length ? all : `${all} (${fresh} new)`
}

/** The verdict in one line: `1 error and 2 warnings in 14 documents, for 3 clusters`. */
export function verdict(report: Report): string {
  const { ledger, clusters } = report
  const [first] = clusters
  // A range of versions, and a cluster that a change describes otherwise, is judged more than once.
  const names = new Set(clusters.map(({ config, name }) => JSON.stringify([config, name])))
  const where = first && clusters.length === 1 ? visible(described(first)) : counted(names.size, 'cluster')
  const words = `${countedFindings(report)} in ${counted(ledger.checked, 'document')}, for ${where}`
  const added = addedWords(report)
  return added === undefined ? words : `${words}; ${added}`
}

/** The documents that a person might have wanted checked, and were not. */
export function uncheckedIn({ skipped }: Report['ledger']): readonly Skipped[] {
  return skipped.filter(({ reason }) => reason !== CONFIGURATION && reason !== SNAPSHOT)
}

/** What of it a cluster would be given, and nobody could look at: what was not rendered. */
export function missedIn({ skipped, leftOut = [] }: Report['ledger']): readonly Skipped[] {
  return [...skipped, ...leftOut].filter(({ reason, unchecked }) => unchecked || reason.startsWith(TEMPLATE))
}

/** What was not checked, folded by reason: `2 skipped: a template (charts/a.yaml:1, charts/b.yaml:1)`; undefined where nothing was. */
export function skippedWords({ ledger }: Report, most = 3): string | undefined {
  const unchecked = uncheckedIn(ledger)
  return unchecked.length ? `${unchecked.length} skipped: ${byReason(unchecked, most)}` : undefined
}

/** The objects that are not judged by themselves, folded by reason; undefined where there is none. */
export function leftOutWords({ ledger: { leftOut = [] } }: Report, most = 3): string | undefined {
  return leftOut.length ? `${counted(leftOut.length, 'object')} left out: ${byReason(leftOut, most)}` : undefined
}

function byReason(unchecked: readonly Skipped[], most: number): string {
  const reasons = grouped(unchecked, ({ reason }) => reason).sort(([, a], [, b]) => b.length - a.length)
  const shown = reasons.slice(0, most).map(([reason, those]) => {
    const places = those.slice(0, 2).map(({ file, line }) => visible(`${file}:${line}`))
    return `${folded(reason)} (${places.join(', ')}${those.length > 2 ? ` and ${those.length - 2} more` : ''})`
  })
  const rest = reasons.slice(most).reduce((sum, [, those]) => sum + those.length, 0)
  return `${shown.join('; ')}${rest ? `; and ${rest} for other reasons` : ''}`
}

/** The kinds of which objects may exist that were not in view, once each. */
export function openKinds({ clusters }: Report): string[] {
  return [...new Set(clusters.flatMap((cluster) => cluster.openKinds))].sort()
}

/** What a reader must know of the clusters, once each with the clusters it is true of. */
export function clusterNotes({ clusters }: Report): { note: string; names: string[] }[] {
  const notes = new Map<string, string[]>()
  for (const cluster of clusters)
    for (const note of cluster.notes) notes.set(note, [...(notes.get(note) ?? []), cluster.name])
  return [...notes].map(([note, names]) => ({ note, names }))
}
