import type { Affected, Finding, ObjectRef, Report } from './finding.js'
import type { Brief } from './upgrade.js'

/** A finding, and who owns the file of its cause by CODEOWNERS: `@org/team` or an address each. */
export interface AuditFinding extends Finding {
  readonly owners: readonly string[]
}

/** Another release for clusters of a fleet: what it clears that no step before it does, and what breaks there and not before. */
export interface UpgradeStep {
  readonly kind: 'upgrade'
  readonly component: 'kubernetes' | 'kruise' | 'vcluster'
  /** The release as its makers call it: `1.8.0`. */
  readonly to: string
  readonly moves: readonly { readonly from: string; readonly clusters: readonly string[] }[]
  readonly clears: readonly AuditFinding[]
  readonly breaks: readonly Brief[]
}

/** One object that holds the cause of what many workloads meet, or that many name and that is not there. */
export interface ObjectStep {
  readonly kind: 'object'
  readonly object: ObjectRef
  /** Where it stands; null for one that is not there. */
  readonly at: { readonly file: string; readonly line: number } | null
  readonly clears: readonly AuditFinding[]
  /** Once each, those with the most pods first. */
  readonly workloads: readonly Pick<Affected, 'kind' | 'namespace' | 'name' | 'file' | 'line'>[]
}

/** What fixes mend that change nothing else that runs. */
export interface FixesStep {
  readonly kind: 'fixes'
  readonly clears: readonly AuditFinding[]
}

/** What is left for the owners of the files; nobody's without any. */
export interface OwnerStep {
  readonly kind: 'owner'
  readonly owners: readonly string[]
  readonly clears: readonly AuditFinding[]
}

export type AuditStep = UpgradeStep | ObjectStep | FixesStep | OwnerStep

/** A day in a configuration or at a finding that is near or past. */
export interface DueDate {
  /** `2027-02-01`. */
  readonly day: string
  /** How many days it is away; negative where it is past. */
  readonly inDays: number
  readonly what: string
  /** Where it is written; null where several places are meant. */
  readonly file: string | null
  readonly line: number | null
}

/** The state of one checkout or several, ordered by what to do: every finding is in one step. */
export interface Audit {
  readonly schemaVersion: 1
  /** `2026-11-21`. */
  readonly today: string
  /** The names of the checkouts; '' for one that stands alone. */
  readonly repositories: readonly string[]
  /** What people call the clusters, each once: checkouts may speak of the same one. */
  readonly clusters: readonly string[]
  /** All of them as one; files are named from where the checkouts stand. */
  readonly report: Report
  readonly steps: readonly AuditStep[]
  /** The nearest first. */
  readonly dates: readonly DueDate[]
  /** The checkouts that could not be judged, and why. */
  readonly failed: readonly { readonly repository: string; readonly problem: string }[]
}
