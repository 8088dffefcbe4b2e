import type { Severity } from '../finding.js';
import type { SourceFile } from '../source/document.js';
import { type Node, type Span } from '../source/node.js';
import { type Json, type Path } from '../source/path.js';
/** The versions of vcluster that a configuration gives, or where they are to be read. */
export interface VclusterSetting {
    readonly version?: string;
    /** The Helm values file. */
    readonly values?: string;
    /** The file that sets the version, and the values unless they are given. */
    readonly from?: string;
}
/** What a cluster will run next; what it does not name stays as it is. */
export interface NextVersions {
    readonly kubernetes?: string;
    readonly kruise?: string | {
        readonly from: string;
    };
    readonly vcluster?: VclusterSetting;
    readonly featureGates?: Readonly<Record<string, boolean>>;
    readonly kruiseFeatureGates?: Readonly<Record<string, boolean>>;
    /** The day (`2027-02-01`) from which findings that hold only there fail. */
    readonly from?: string;
}
/** The keys that a cluster, its environment or the defaults may give. */
export type ClusterKey = 'kubernetes' | 'kruise' | 'vcluster' | 'host' | 'hostNamespace' | 'featureGates' | 'kruiseFeatureGates' | 'knows' | 'objects' | 'snapshot' | 'maxSnapshotAge' | 'paths' | 'destinations' | 'labels' | 'atMost' | 'next';
/** A cluster as its configuration has it; versions are texts as people write them. */
export interface ClusterSettings {
    readonly name: string;
    readonly environment: string | null;
    /** A version, or a range `1.31 - 1.33`; '' where a file or a snapshot sets it that was not read yet. */
    readonly kubernetes: string;
    /** The file that sets the version of Kubernetes. */
    readonly kubernetesFrom?: string;
    /** Absent where Kruise is not installed. */
    readonly kruise?: string | {
        readonly from: string;
    };
    readonly vcluster?: VclusterSetting;
    /** The name of the cluster on which this virtual cluster's pods run. */
    readonly host?: string;
    readonly hostNamespace?: string;
    readonly featureGates: Readonly<Record<string, boolean>>;
    readonly kruiseFeatureGates: Readonly<Record<string, boolean>>;
    /** The kinds of which repository and `objects` hold all there is. */
    readonly knows: readonly string[];
    /** Patterns of the files with objects that exist in the cluster. */
    readonly objects: readonly string[];
    /** The file with what the cluster said of itself. */
    readonly snapshot?: string;
    /** How many days old that may be. */
    readonly maxSnapshotAge?: number;
    /** Patterns of the files whose manifests go to the cluster; absent for all of them. */
    readonly paths?: readonly string[];
    /** What Argo CD and Flux call the cluster beside its name: `in-cluster`, `https://1.2.3.4:6443`. */
    readonly destinations?: readonly string[];
    /** The labels of the cluster's Secret in Argo CD, which ApplicationSets select by. */
    readonly labels?: Readonly<Record<string, string>>;
    readonly atMost?: Severity;
    readonly next?: NextVersions;
    /** Where the configuration writes each key; a version of vcluster that stands in a mapping has its own place. */
    readonly places: Readonly<Partial<Record<'name' | 'environment' | ClusterKey, SettingPlace>>>;
}
/** Where a key's value is written. */
export interface SettingPlace extends Span {
    readonly path: Path;
    /** The file that sets it, where that is not the configuration. */
    readonly file?: SourceFile;
}
/** The parts of a configuration that give a cluster's keys, the nearest first: cluster, environment, defaults. */
export declare function layersOf(root: Json, cluster: number): Path[];
/** The name of a cluster's environment: its own, else that of `defaults`. */
export declare function environmentOf(root: Json, cluster: number): string | undefined;
/** The path of `key` in the first layer that has it. */
export declare function pathOf(root: Json, layers: readonly Path[], key: string): Path | undefined;
/** The cluster of that index in a configuration without problems. */
export declare function clusterSettings(root: Json, node: Node, index: number): ClusterSettings;
/** An object without the members that are undefined. */
export declare function withoutUndefined<T extends object>(value: T): {
    [K in keyof T]?: Exclude<T[K], undefined>;
};
/** `value` with `<name>` and `<environment>` in its texts replaced by the cluster's. */
export declare function filledIn(value: Json, name: string, environment: string | null): Json;
