import type { Progress } from '../progress.js';
/** A cluster that is described beside any configuration. */
export interface AdHocCluster {
    /** What reports call it; without it `kubernetes=V,kruise=V`. */
    readonly name?: string | undefined;
    /** A version as people write it, or a range `1.31 - 1.33`; the newest known without it. */
    readonly kubernetes?: string | undefined;
    /** Not installed without it. */
    readonly kruise?: string | undefined;
    /** The version of a virtual cluster's vcluster. */
    readonly vcluster?: string | undefined;
    /** `NAME=true` or `NAME=false` each. */
    readonly featureGates?: readonly string[] | undefined;
    readonly kruiseFeatureGates?: readonly string[] | undefined;
}
/** Which files to judge, and on which clusters. */
export interface Selection {
    /** Files and folders, from the working directory; none for the configuration's `paths`, else for the working directory. */
    readonly paths?: readonly string[] | undefined;
    /** The configuration; without it each file has the nearest `.github/kruise-preflight.yml` in its own folder or one above it. */
    readonly config?: string | undefined;
    /** Whether even a configuration that was named may only name files inside the working directory. */
    readonly confined?: boolean | undefined;
    /** Names, patterns and `env:NAME` of configured clusters; none for all. */
    readonly clusters?: readonly string[] | undefined;
    /** Clusters instead of the configured ones. */
    readonly adHoc?: AdHocCluster | readonly AdHocCluster[] | undefined;
    /** Whether programs on the PATH may render what the files are written for: kustomizations and charts. `never` without it. */
    readonly render?: 'never' | 'on-path' | undefined;
    /** With a base: whether what the change does not reach is rendered too. */
    readonly whole?: boolean | undefined;
    /** The address of the repository's remote `origin`, by which GitOps objects that speak of this repository are known. */
    readonly origin?: string | undefined;
    /** Who is told how far the work is. */
    readonly progress?: Progress | undefined;
    /** A file that stands nowhere; outputs name it `-`. */
    readonly standardInput?: string | Uint8Array | undefined;
}
