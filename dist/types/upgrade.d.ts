import type { Allowance, Finding, JudgedCluster, ObjectRef, Report, Severity } from './finding.js';
/** One cluster as it is and as it would be: a range of versions is several of each. */
export interface Upgraded {
    readonly cluster: string;
    readonly from: readonly JudgedCluster[];
    readonly to: readonly JudgedCluster[];
}
/** A finding in few words. */
export interface Brief {
    readonly ruleId: string;
    readonly severity: Severity;
    readonly message: string;
    readonly file: string;
    readonly line: number;
}
/** The smallest change of versions that clears a finding in these clusters. */
export interface Need {
    readonly clusters: readonly string[];
    /** `kruise 1.8.0`; several where it takes them together, none where no known release clears it. */
    readonly releases: readonly string[];
    /** What newly breaks there, seen from the cluster as it would be. */
    readonly breaks: readonly Brief[];
}
/** A finding with the releases that clear it. */
export interface NeedyFinding extends Finding {
    readonly needs: readonly Need[];
}
/** What the clusters would run of one object otherwise than now, a line each. */
export interface RunsRow {
    readonly object: ObjectRef;
    readonly file: string;
    readonly line: number;
    /** How many pods it asks for: none for what is no workload. */
    readonly pods: number;
    readonly clusters: readonly string[];
    readonly runs: readonly string[];
}
/** What other versions would do with the same manifests: the contract of `upgrade --format json`. */
export interface UpgradeReport {
    readonly schemaVersion: 1;
    readonly upgrades: readonly Upgraded[];
    /** What would break that does not now, for each workload. */
    readonly broken: readonly NeedyFinding[];
    /** What would no longer break. */
    readonly mended: readonly Finding[];
    /** What breaks now and would go on to. */
    readonly unchanged: readonly NeedyFinding[];
    readonly runs: readonly RunsRow[];
    /** The allowances of what would break or goes on to; absent where there is none. */
    readonly allowances?: readonly Allowance[];
    readonly ledger: Report['ledger'];
}
/** A finding in few words, with the workloads that it is about. */
export interface Planned extends Brief {
    readonly affects: readonly {
        readonly kind: string;
        readonly namespace: string | null;
        readonly name: string;
    }[];
}
/** What one release ahead does, seen from today. */
export interface PlanStep {
    /** `kubernetes 1.33.13`; several where they are taken together. */
    readonly releases: readonly string[];
    readonly broken: readonly Planned[];
    readonly mended: readonly Planned[];
    /** What may break: it rests on what is not in view, or is only derived. */
    readonly unknown: readonly Planned[];
    /** What a reader must know of the versions: one that is judged as another. */
    readonly notes: readonly string[];
}
/** An order in which components can move. */
export interface PlanOrder {
    readonly order: readonly string[];
    /** Whether no other order breaks less on the way. */
    readonly best: boolean;
    /** What breaks between the moves and neither today nor at the end. */
    readonly between: readonly Planned[];
}
/** What lies ahead of clusters that are alike. */
export interface ClusterPlan {
    readonly clusters: readonly string[];
    readonly now: JudgedCluster;
    readonly steps: readonly PlanStep[];
    /** Where several components move. */
    readonly orders: readonly PlanOrder[];
}
/** A finding that comes with a release, to be mended before; its fix clears it there and breaks nothing today. */
export interface PlannedChange extends Finding {
    readonly before: readonly {
        readonly release: string;
        readonly clusters: readonly string[];
    }[];
}
/** What the known releases ahead of a fleet do: the contract of `upgrade --plan --format json`. */
export interface PlanReport {
    readonly schemaVersion: 1;
    readonly plans: readonly ClusterPlan[];
    /** In the order of their files. */
    readonly changes: readonly PlannedChange[];
    readonly ledger: Report['ledger'];
}
