import type { JudgedCluster, Report } from '../finding.js'
import type { MatrixCell } from './cells.js'
import type { Contents, Repository } from './repository.js'

/** The kinds whose unseen objects could change what the rules say. */
const OPEN_KINDS = ['PriorityClass', 'LimitRange', 'ResourceQuota', 'SidecarSet', 'WorkloadSpread']

/** The clusters as they were judged, each with what it runs next. */
export function judgedClusters(cells: readonly MatrixCell[]): JudgedCluster[] {
  return cells
    .filter(({ coming }) => !coming)
    .map((cell) => {
      const later = cells.findLast(({ coming, settings }) => coming && settings.name === cell.settings.name)
      const next = later && judgedCluster(later)
      if (!next) return judgedCluster(cell)
      const { kubernetes, kruise, vcluster, notes } = next
      const own = judgedCluster(cell)
      return { ...own, notes: [...new Set([...own.notes, ...notes])], next: { kubernetes, kruise, vcluster } }
    })
}

/** A cluster as it was judged. */
export function judgedCluster({ profile, settings }: MatrixCell): JudgedCluster {
  return {
    name: profile.name,
    environment: profile.environment ?? null,
    kubernetes: profile.kubernetes.display,
    kruise: profile.kruise?.display ?? null,
    vcluster: profile.vcluster?.display ?? null,
    host: settings.host ?? null,
    notes: [...profile.notes, ...profile.problems.map(({ message }) => message)],
    openKinds: OPEN_KINDS.filter((kind) => !profile.closed(kind)),
  }
}

/** Every document, as checked or as skipped with the reason. */
export function ledgerOf(
  { documents, skipped, leftOut }: Contents,
  { skipped: left = [], leftOut: unseen = [] }: Repository,
): Report['ledger'] {
  // What is said of a file stands for what its own text says.
  const told = new Set(left.map(({ file }) => file))
  const others = skipped.filter(({ file }) => !told.has(file))
  return {
    documents: documents.length - skipped.length + others.length + left.length,
    checked: documents.length - skipped.length,
    skipped: [...left, ...others],
    ...(leftOut.length + unseen.length > 0 && { leftOut: [...unseen, ...leftOut] }),
  }
}
