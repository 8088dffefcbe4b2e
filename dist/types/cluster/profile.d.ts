import type { Build, Values } from './build.js';
import { type GateProblem } from './gates.js';
import type { Knowledge } from './knowledge.js';
import { type Release } from './releases.js';
import { type Version } from './version.js';
/** What a simulation may ask of a cluster, whichever cluster it is and whoever listens. */
export interface Cluster extends Build {
    /** Whether that feature gate of the Kruise manager is on; off without Kruise. */
    kruiseEnabled(gate: string): boolean;
    /** Whether the settings leave a gate of Kruise as its binary has it, and the Helm chart would set it otherwise. */
    otherInChart(gate: string): boolean;
    /** The value of that table (policies/facts, `tables:`) for this cluster, undefined where no row fits. */
    lookup(table: string): string | number | undefined;
    /** Whether the component is part of the cluster. */
    installed(component: 'kruise' | 'vcluster'): boolean;
    /** The Kubernetes code that the component was compiled with; throws where it is not installed. */
    library(component: 'kruise' | 'vcluster'): Build;
    /** Whether every object of that kind in the cluster is in view, so that one that is not there does not exist. */
    closed(kind: string): boolean;
    /** Every known release of a component, oldest first, whatever the release of this cluster is. */
    releases(component: 'kubernetes' | 'kruise'): readonly KnownRelease[];
    /** The cluster on which a virtual cluster's pods run. */
    readonly host: Cluster | undefined;
    /** The namespace on the host that holds them. */
    readonly hostNamespace: string | undefined;
}
/** A known release as people write it (`kruise 1.8.0`), and a cluster of it with no gates set; the other component is the newest. */
export interface KnownRelease {
    readonly name: string;
    readonly cluster: Cluster;
}
/** What makes a cluster profile. */
export interface ProfileSpec {
    readonly name: string;
    readonly environment?: string | undefined;
    readonly kubernetes: Release;
    readonly kruise?: Release | undefined;
    readonly vcluster?: Release | undefined;
    readonly featureGates?: Readonly<Record<string, boolean>> | undefined;
    readonly kruiseFeatureGates?: Readonly<Record<string, boolean>> | undefined;
    readonly knows?: readonly string[] | undefined;
    readonly host?: ClusterProfile | undefined;
    readonly hostNamespace?: string | undefined;
}
/** One cell of the matrix: a name, component versions, feature gates, and the kinds that are closed there. */
export declare class ClusterProfile implements Cluster {
    #private;
    readonly name: string;
    readonly environment: string | undefined;
    readonly kubernetes: Release;
    readonly kruise: Release | undefined;
    readonly vcluster: Release | undefined;
    readonly knows: readonly string[];
    readonly host: ClusterProfile | undefined;
    readonly hostNamespace: string | undefined;
    readonly gates: ReadonlyMap<string, boolean>;
    readonly kruiseGates: ReadonlyMap<string, boolean>;
    /** What a reader must know of the versions. */
    readonly notes: readonly string[];
    /** Settings of feature gates that cannot be. */
    readonly problems: readonly GateProblem[];
    constructor(knowledge: Knowledge, spec: ProfileSpec);
    holds(name: string): boolean;
    enabled(gate: string): boolean;
    kruiseEnabled(gate: string): boolean;
    otherInChart(gate: string): boolean;
    say(message: string, values?: Values): string;
    /** The wording of a message here, its `{placeholders}` not filled in. */
    wording(message: string): string;
    lookup(name: string): string | number | undefined;
    installed(component: 'kruise' | 'vcluster'): boolean;
    library(component: 'kruise' | 'vcluster'): Library;
    closed(kind: string): boolean;
    releases(component: 'kubernetes' | 'kruise'): readonly KnownRelease[];
}
/** The Kubernetes code that a component was compiled with: its facts, and its gates as they are by default. */
export declare class Library implements Build {
    #private;
    readonly version: Version;
    constructor(knowledge: Knowledge, version: Version, owner: Build);
    /** A fact of Kubernetes at the library's version; another component's fact is the cluster's. */
    holds(name: string): boolean;
    enabled(gate: string): boolean;
    say(message: string, values?: Values): string;
    /** The wording of a message here, its `{placeholders}` not filled in. */
    wording(message: string): string;
}
/** A text with its `{placeholders}` filled in; throws where one has no value. */
export declare function fill(text: string, values: Values): string;
