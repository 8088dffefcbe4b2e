import type { Edit } from './source/document.js';
import type { Json, Path } from './source/path.js';
export type { Edit };
export type Severity = 'error' | 'warning' | 'notice';
/** A range in a file: lines and columns from 1, end exclusive, columns in UTF-16 units. */
export interface Place {
    readonly file: string;
    readonly line: number;
    readonly column: number;
    readonly endLine: number;
    readonly endColumn: number;
}
/** An object of a cluster; `namespace` is null for a cluster-scoped kind. */
export interface ObjectRef {
    readonly apiVersion: string;
    readonly kind: string;
    readonly namespace: string | null;
    readonly name: string;
}
/** A workload that meets the finding's cause, and the clusters in which it does. */
export interface Affected {
    readonly kind: string;
    readonly namespace: string | null;
    readonly name: string;
    readonly file: string;
    readonly line: number;
    readonly clusters: readonly string[];
    readonly status: 'new' | 'existing';
}
/** Another place that has to do with the cause, and what it has to do with it. */
export interface Related extends Place {
    readonly confidence?: Confidence;
    readonly note: string;
}
/** A change that mends the finding; a safe one changes nothing else that runs. */
export interface Fix {
    readonly title: string;
    readonly safe: boolean;
    readonly edits: readonly Edit[];
}
/** How well a claim is known: seen on real clusters, read in upstream's source, or following from it. */
export interface Basis {
    readonly level: 'recorded' | 'source' | 'derived';
    readonly evidence: readonly string[];
}
/** Who refuses it and in which words, and the words of the clusters that have others for the same. */
export interface Refused {
    readonly by: string;
    readonly message: string;
    readonly others?: readonly {
        readonly by: string;
        readonly message: string;
        readonly clusters: readonly string[];
    }[];
}
/** Whether a place is where something was written, or only in the file that it comes from, of which no line can be named. */
export type Confidence = 'exact' | 'file';
/** One cause: a rule, its policy's words, the place, and the workloads and clusters that it affects. */
export interface Finding extends Place {
    readonly ruleId: string;
    readonly family: string;
    readonly severity: Severity;
    readonly message: string;
    readonly symptom: string;
    readonly refusal?: Refused;
    /** Absent where it is `exact`; of a `file` line and column are 1 and mean nothing. */
    readonly confidence?: Confidence;
    /** The folder of the kustomization or chart of which it was rendered. */
    readonly renderedFrom?: string;
    readonly changedHere: {
        readonly file: string;
        readonly line: number;
        readonly column: number;
    } | null;
    readonly object: ObjectRef | null;
    /** JSON pointer of the cause in its document. */
    readonly path: string;
    readonly clusters: readonly string[];
    /** Those of the clusters in which it holds only from the versions on that they run next. */
    readonly coming?: readonly Coming[];
    /** The configuration whose clusters these are, in a report on several. */
    readonly config?: string;
    readonly affects: readonly Affected[];
    readonly related: readonly Related[];
    readonly why: string;
    readonly remedy: string;
    readonly assumes: readonly string[];
    readonly basis: Basis;
    readonly fix?: Fix;
    /** Where the rule takes no allowance, in one of the clusters at least. */
    readonly locked?: true;
    readonly fingerprint: string;
    readonly status: 'new' | 'existing';
}
/** Findings of a rule that somebody knows and accepts: a comment at the cause, or an entry of the configuration. Columns as of a Place. */
export interface Allowance {
    /** A rule's id, `family/id` or `family/*`. */
    readonly rule: string;
    readonly file: string;
    readonly line: number;
    readonly column: number;
    /** The last day (`2027-01-31`) on which it holds. */
    readonly until?: string;
    readonly because: string;
    readonly from: 'comment' | 'config';
    /** Whether the change adds it, or makes it last longer; without a base all are new. */
    readonly status: 'new' | 'existing';
    /** `pending`: a change adds it to the configuration, and it counts once it is on the base. */
    readonly state: 'counts' | 'expired' | 'locked' | 'not-needed' | 'pending';
    /** The findings that it takes out, each with the workloads and clusters for which it does. */
    readonly allows: readonly Finding[];
    /** The configuration whose world it is in, in a report on several. */
    readonly config?: string;
}
/** Clusters that run other versions next: `kubernetes 1.32`. */
export interface Coming {
    readonly versions: string;
    readonly clusters: readonly string[];
    /** The day (`2027-02-01`) from which it is an error; null where it is one already, or is never to be. */
    readonly failsFrom: string | null;
}
/** A cluster as it was judged: versions as they were resolved. */
export interface JudgedCluster {
    readonly name: string;
    readonly environment: string | null;
    readonly kubernetes: string;
    readonly kruise: string | null;
    readonly vcluster: string | null;
    readonly host: string | null;
    /** What a reader must know of it: a version judged as another, kinds that are open. */
    readonly notes: readonly string[];
    /** Kinds of which this cluster may hold objects that are not in view. */
    readonly openKinds: readonly string[];
    /** What it runs next, judged beside it. */
    readonly next?: {
        readonly kubernetes: string;
        readonly kruise: string | null;
        readonly vcluster: string | null;
    };
    /** The configuration that describes it, in a report on several: each of them is a world of its own. */
    readonly config?: string;
}
/** A document that was not checked, and why. */
export interface Skipped {
    readonly file: string;
    readonly line: number;
    readonly reason: string;
    /** Where it would be applied, and could not be looked at: it counts for `--fail-on-unchecked`. */
    readonly unchecked?: true;
}
/** Why a configuration is skipped, which is no manifest that anybody would want checked. */
export declare const CONFIGURATION = "a configuration of Kruise Preflight";
/** Why what a cluster said of itself is skipped, which is no manifest either. */
export declare const SNAPSHOT = "a snapshot of a cluster";
/** How the reason begins where a document is skipped because it is no object of a cluster, as a workflow or values. */
export declare const NO_OBJECT = "not a Kubernetes object";
/** How the reason begins where a document is skipped because it is a template, of which nobody knows what it becomes. */
export declare const TEMPLATE = "a template:";
/** What a change does to one object in some clusters, and what becomes of its pods. */
export interface RolloutRow {
    readonly object: ObjectRef;
    /** Where it stands; for an object that is deleted, where it stood in the base. */
    readonly file: string;
    readonly line: number;
    /** How many pods it asks for: none for what is no workload; one for each node counts as one. */
    readonly pods: number;
    readonly clusters: readonly string[];
    readonly outcome: 'none' | 'in-place' | 'recreate' | 'rejected' | 'stuck' | 'unknown' | 'create' | 'delete';
    /** The path that leads there; '' where the refusal says it. */
    readonly because: string;
    readonly refusal?: {
        readonly by: string;
        readonly message: string;
    };
    /** What the cluster runs of it after the change and not before, a line each. */
    readonly runs: readonly string[];
}
/** What other versions of the clusters do to the manifests, where a change brings them. */
export interface VersionsChange {
    readonly clusters: readonly {
        readonly name: string;
        readonly from: JudgedCluster;
        readonly to: JudgedCluster;
    }[];
    /** What breaks on the new versions and not on the old ones, for each workload. */
    readonly broken: readonly Finding[];
    readonly mended: readonly Finding[];
    readonly unchanged: readonly Finding[];
}
/** What `check` found: the contract of `--format json`. */
export interface Report {
    readonly schemaVersion: 1;
    readonly clusters: readonly JudgedCluster[];
    readonly findings: readonly Finding[];
    /** With a base: what the change does, the largest first. */
    readonly rollout?: readonly RolloutRow[];
    /** With a base whose clusters the change describes otherwise: the same manifests on both. */
    readonly versions?: VersionsChange;
    /** With a base: what it found there and not here, in places of the base. */
    readonly mended?: readonly Finding[];
    /** Every allowance, in the order of the files; absent where there is none. */
    readonly allowances?: readonly Allowance[];
    readonly ledger: {
        readonly documents: number;
        readonly checked: number;
        readonly skipped: readonly Skipped[];
        /** Objects of documents with several, which are not judged by themselves, and what an object installs that is not in view; absent where there is none. */
        readonly leftOut?: readonly Skipped[];
    };
}
/** One error of a refusal in upstream's own words, and the path of the object that it speaks of. */
export interface Refusal {
    /** The webhook or plugin that refuses: `Priority`, `PodValidation`, `vworkloadspread.kb.io`. */
    readonly by: string;
    /** The id of its text in policies/facts. */
    readonly id: string;
    readonly message: string;
    readonly path: Path;
    /** The value that was refused, where upstream names one. */
    readonly value?: Json;
}
/**
 * What a change touches: each file whose text differs from the base (relative to the working directory, with `/`), with the
 * ranges of its lines now that differ, from 1, both ends inclusive. A removal counts as a change of the lines around it; a
 * removed file, or one that only moved, has no ranges.
 */
export interface Changed {
    readonly files: ReadonlyMap<string, readonly (readonly [from: number, to: number])[] | 'whole'>;
}
