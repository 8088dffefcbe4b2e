import type { JudgedCluster, Report } from '../finding.js'
import type { MatrixCell } from './cells.js'
import type { Contents, Repository } from './repository.js'

/** The kinds whose unseen objects could change what the rules say. */
const OPEN_KINDS = ['PriorityClass', 'LimitRange', 'ResourceQuota', 'SidecarSet', 'WorkloadSpread']

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
export function ledgerOf({ documents, skipped }: Contents, { skipped: left = [] }: Repository): Report['ledger'] {
  return {
    documents: documents.length + left.length,
    checked: documents.length - skipped.length,
    skipped: [...left, ...skipped],
  }
}
