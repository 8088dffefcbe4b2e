/** The clusters of one or several configurations: the contract of `clusters --format json`. */
export interface Described {
    readonly schemaVersion: 1;
    readonly clusters: readonly DescribedCluster[];
}
/** A line of a file. */
export interface Written {
    readonly file: string;
    readonly line: number;
}
/** A version and where it comes from: `by` is what gives it, `at` where that is written. */
export interface DescribedVersion {
    /** As it was resolved: `1.28.7-gke.1026000`, or the range `1.31 - 1.33`. */
    readonly version: string;
    /** The known releases whose behaviour it has; several for a range. */
    readonly judgedAs: readonly string[];
    readonly by: 'cluster' | 'environment' | 'defaults' | 'file' | 'command line' | 'newest known';
    readonly at: Written | null;
}
/** A feature gate that somebody set, or that follows one. */
export interface DescribedGate {
    readonly of: 'kubernetes' | 'kruise';
    readonly gate: string;
    readonly on: boolean;
    readonly default: boolean;
    /** The setting that makes it so: the gate itself, AllAlpha, AllBeta, or the gate that it follows. */
    readonly by: string;
    readonly at: Written | null;
}
/** How well it is known what a cluster does, for one of the releases of Kubernetes that it stands for. */
export interface DescribedRecording {
    readonly kubernetes: string;
    readonly level: 'recorded' | 'source';
    /** Whether real clusters of the same releases answered, rather than of releases that no known fact tells from these. */
    readonly exact: boolean;
    readonly on: readonly string[];
    /** Where there are none: those with as much in common as there is. */
    readonly near: readonly string[];
    readonly answers: number;
    readonly given: number;
}
/** A cluster as a configuration describes it, or one of the command line. */
export interface DescribedCluster {
    readonly name: string;
    readonly environment: string | null;
    /** The configuration. */
    readonly config: string | null;
    readonly at: Written | null;
    readonly kubernetes: DescribedVersion;
    readonly kruise: DescribedVersion | null;
    readonly vcluster: DescribedVersion | null;
    readonly host: string | null;
    readonly hostNamespace: string | null;
    readonly gates: readonly DescribedGate[];
    /** Gates of Kruise that are as its binary has them, and otherwise where the Helm chart installs it. */
    readonly otherInChart: readonly {
        readonly gate: string;
        readonly on: boolean;
    }[];
    readonly knows: readonly string[];
    readonly openKinds: readonly string[];
    /** The files with what the cluster holds beside the manifests. */
    readonly objects: readonly string[];
    /** The patterns of the files that go there; null for all. */
    readonly paths: readonly string[] | null;
    /** How many objects of the manifests go there, and of how many. */
    readonly applied: {
        readonly objects: number;
        readonly of: number;
    };
    readonly next: {
        readonly kubernetes: string;
        readonly kruise: string | null;
        readonly vcluster: string | null;
        readonly from: string | null;
        readonly at: Written | null;
    } | null;
    readonly recorded: readonly DescribedRecording[];
    readonly notes: readonly string[];
}
/** The clusters as JSON, keys in one order. */
export declare function renderDescribedJson({ schemaVersion, clusters }: Described): string;
