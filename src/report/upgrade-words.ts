import type { Finding, JudgedCluster } from '../finding.js'
import type { Need, Upgraded, UpgradeReport } from '../upgrade.js'
import { grouped } from './group.js'
import { shortened } from './shortened.js'
import { counted, severities } from './verdict.js'

/** `prod-eu: kubernetes 1.28.7 -> 1.33.13, kruise 1.6.3 -> 1.8.4`, clusters that move alike in one; one of the command line has no name. */
export function movesWords({ upgrades }: Pick<UpgradeReport, 'upgrades'>): string[] {
  return grouped(upgrades, (each) => moveOf(each)).map(([move, alike]) => {
    const names = alike.flatMap((each) => nameOf(each) ?? [])
    return names.length > 0 ? `${shortened(names)}: ${move}` : move
  })
}

function nameOf({ cluster, from }: Upgraded): string | undefined {
  if (cluster.includes('=')) return undefined
  const old = from[0]?.name
  return old === undefined || old === cluster ? cluster : `${old} as ${cluster}`
}

function moveOf({ cluster, from, to }: Upgraded): string {
  const parts = (['kubernetes', 'kruise', 'vcluster'] as const).flatMap((of) => {
    const [was, is] = [from, to].map((each) => ends([...new Set(each.map((one) => one[of] ?? 'none'))]))
    if (was !== is) return [{ moves: true, words: `${of} ${was} -> ${is}` }]
    return is === 'none' ? [] : [{ moves: false, words: `${of} ${is}` }]
  })
  const moves = parts.filter((each) => each.moves)
  const told = moves.length > 0 && !cluster.includes('=') ? moves : parts
  const words = told.map((each) => each.words).join(', ')
  if (moves.length > 0) return words
  const host = to[0]?.host
  return host ? `stays as it is on ${host}` : `stays as it is (${words})`
}

function ends(all: readonly string[]): string {
  return all.length > 1 ? `${all[0]} - ${all.at(-1)}` : (all[0] ?? 'none')
}

/** The clusters that something is about; '' where it is about all that move. */
export function shownClusters(names: readonly string[], { upgrades }: Pick<UpgradeReport, 'upgrades'>): string {
  const all = new Set(upgrades.flatMap(({ cluster, from }) => [cluster, ...from.map(({ name }) => name)]))
  const one = upgrades.length === 1 && names.every((each) => all.has(each))
  return one ? '' : shortened(names)
}

/** `kruise 1.8.0`, or `no known release clears it`; with the clusters where not all of the finding's need the same. */
export function needWords(need: Need, clusters: readonly string[], report: Pick<UpgradeReport, 'upgrades'>): string {
  const words = need.releases.length > 0 ? need.releases.join(' and ') : 'no known release clears it'
  const where = need.clusters.length < clusters.length ? shownClusters(need.clusters, report) : ''
  return where === '' ? words : `${words} in ${where}`
}

/** What newly breaks on the release that clears something else: `, where 1 error newly breaks: ...`. */
export function brokenWords({ breaks }: Need): string {
  if (breaks.length === 0) return ''
  const told = breaks.map(({ message, ruleId }) => `${message} [${ruleId}]`)
  return `, where ${countedBySeverity(breaks)} newly ${breaks.length === 1 ? 'breaks' : 'break'}: ${shortened(told, 3)}`
}

/** `1 error and 2 warnings`, or `nothing`. */
export function countedBySeverity(findings: readonly Pick<Finding, 'severity'>[]): string {
  const parts = severities.flatMap((severity) => {
    const count = findings.filter((each) => each.severity === severity).length
    return count > 0 ? [counted(count, severity)] : []
  })
  if (parts.length < 2) return parts[0] ?? 'nothing'
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

/** The comparison in one line: `1 error newly broken, nothing newly mended, 2 warnings unchanged in 4 documents`. */
export function outcomeWords({ broken, mended, unchanged, ledger }: UpgradeReport): string {
  const words = [
    `${countedBySeverity(broken)} newly broken`,
    `${countedBySeverity(mended)} newly mended`,
    `${countedBySeverity(unchanged)} unchanged`,
  ].join(', ')
  return `${words[0]?.toUpperCase()}${words.slice(1)}, in ${counted(ledger.checked, 'document')}`
}

/** `CloneSet shop/web (6 pods)`. */
export function namedObject(object: {
  readonly kind: string
  readonly namespace: string | null
  readonly name: string
  readonly pods?: number
}): string {
  const { kind, namespace, name, pods = 0 } = object
  return `${kind} ${namespace === null ? '' : `${namespace}/`}${name}${pods > 0 ? ` (${counted(pods, 'pod')})` : ''}`
}

/** The notes of clusters before and after, once each: `kubernetes 1.99.0 is not in the tables`. */
export function notedOf({ upgrades }: Pick<UpgradeReport, 'upgrades'>): { note: string; names: string[] }[] {
  const notes = new Map<string, Set<string>>()
  const all: JudgedCluster[] = upgrades.flatMap(({ from, to }) => [...from, ...to])
  for (const each of all)
    for (const note of each.notes) notes.set(note, (notes.get(note) ?? new Set<string>()).add(each.name))
  return [...notes].map(([note, names]) => ({ note, names: [...names] }))
}
