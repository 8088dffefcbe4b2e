import { type ClusterSettings } from './cluster.js';
/** A cluster as the command line gives it. */
export interface AdHocOptions {
    readonly kubernetes: string;
    readonly kruise?: string | undefined;
    readonly vcluster?: string | undefined;
    /** `NAME=true` or `NAME=false` each. */
    readonly featureGates?: readonly string[] | undefined;
    readonly kruiseFeatureGates?: readonly string[] | undefined;
}
/** The cluster of `--kubernetes V --kruise V ...`, named `kubernetes=V,kruise=V`; throws a SettingsError for what is no version or gate. */
export declare function adHocCluster(options: AdHocOptions): ClusterSettings;
