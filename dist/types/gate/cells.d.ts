import type { Mode } from '../admission/simulate.js';
import type { Knowledge } from '../cluster/knowledge.js';
import { ClusterProfile } from '../cluster/profile.js';
import { type Cell } from '../cluster/reading.js';
import { type Release } from '../cluster/releases.js';
import { type ClusterSettings } from '../settings.js';
import type { SourceFile } from '../source/document.js';
import type { Manifest } from '../workload/manifest.js';
import { Pairs } from './pairs.js';
import { type Repository } from './repository.js';
import { type Tenancy } from './tenancy.js';
/** One cell of the matrix, with what is applied to it and what exists in it. */
export interface MatrixCell extends Cell {
    readonly settings: ClusterSettings;
    readonly profile: ClusterProfile;
    /** The repository's manifests that go to this cluster. */
    readonly applied: ReadonlySet<Manifest>;
    /** Whether what stands in a file goes to this cluster. */
    goesThere(file: SourceFile): boolean;
    readonly host: MatrixCell | undefined;
    readonly tenancy: Tenancy | undefined;
    /** Where the cluster does not run these versions yet. */
    readonly coming?: Coming;
    answer(key: string): unknown;
    /** The cell with what lives with a manifest there: what is rendered for another cluster does not. */
    seenFrom(manifest: Manifest): Cell;
}
/** The versions that a cluster runs next. */
export interface Coming {
    /** As the configuration has them: `kubernetes 1.32, kruise 1.8.4`. */
    readonly versions: string;
    /** The day from which what holds only there fails; without it never. */
    readonly from: string | undefined;
}
/** A version in the settings that cannot be judged; the message names the cluster and what is accepted. */
export declare class UnknownVersion extends Error {
}
/** The objects before a change, and whether what the change no longer has goes on to exist: nobody deletes it. */
export interface Earlier {
    readonly pairs: Pairs;
    readonly remains: boolean;
}
/**
 * The cells of a repository's clusters. A range of Kubernetes versions is a cell for each minor in it, and what a cluster runs
 * next, which is looked past today, is a cell behind its own.
 */
export declare function cellsOf(repository: Repository, manifests: readonly Manifest[], knowledge: Knowledge, mode: Mode, earlier?: Earlier): MatrixCell[];
/** The settings of the cluster on which a virtual one runs, chosen or not. */
export declare function hostOf({ host }: ClusterSettings, { clusters, settings }: Pick<Repository, 'clusters' | 'settings'>): ClusterSettings | undefined;
/** The releases that a cluster is judged as: one for each minor of a range. */
export declare function kubernetesOf({ name, kubernetes }: ClusterSettings, knowledge: Knowledge): Release[];
/** The release that a written version of a cluster means. Throws {@link UnknownVersion}. */
export declare function released(knowledge: Knowledge, of: 'kubernetes' | 'kruise' | 'vcluster', text: string, cluster: string): Release;
