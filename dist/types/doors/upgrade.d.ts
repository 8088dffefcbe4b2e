import { type Crossing } from '../gate/upgrade.js';
import type { SourceFile } from '../source/document.js';
import type { PlanReport, UpgradeReport } from '../upgrade.js';
import type { Selection } from './selection.js';
import type { Tree } from './tree.js';
/** Which manifests to judge, and between which clusters. */
export interface UpgradeSelection extends Omit<Selection, 'clusters' | 'adHoc'> {
    /** Names, patterns or `env:NAME` of configured clusters, or versions (`kubernetes=1.28,kruise=1.6.3`); every cluster without it. */
    readonly from?: readonly string[] | undefined;
    /** The name of a configured cluster, or versions, where what is not named stays; each cluster's `next` without it. */
    readonly to?: string | undefined;
    /** The day (`2026-11-21`) on which levels are judged; today without it. */
    readonly today?: string | undefined;
}
export interface UpgradeOptions extends UpgradeSelection {
    /** The working directory: every output names files from here. */
    readonly cwd: string;
}
/** A comparison, and what a person should be told of it, a line each. */
export interface UpgradeResult {
    readonly report: UpgradeReport;
    readonly notes: readonly string[];
}
/** Compares what clusters do with the files of a working directory now and on other versions. Rejects with a UsageError where it cannot. */
export declare function upgrade({ cwd, ...selection }: UpgradeOptions): Promise<UpgradeResult>;
/** The same for texts as the files of a repository, without touching any disk. */
export declare function upgradeFiles(files: readonly SourceFile[], selection?: UpgradeSelection): Promise<UpgradeResult>;
/** What the known releases ahead of a fleet do, and what a person should be told of it. */
export interface PlanResult {
    readonly report: PlanReport;
    readonly notes: readonly string[];
}
/** Plans the way of clusters through the known releases, up to `to` where it is given. Rejects with a UsageError where it cannot. */
export declare function upgradePlan({ cwd, ...selection }: UpgradeOptions): Promise<PlanResult>;
/** The same for texts as the files of a repository, without touching any disk. */
export declare function upgradePlanFiles(files: readonly SourceFile[], selection?: UpgradeSelection): Promise<PlanResult>;
/** For every configuration the clusters as they are and as they would be; with `stays` they are the same where `to` is not given. */
export declare function crossingsOf(tree: Tree, { from, to, today: _, ...selection }: UpgradeSelection, stays?: boolean): {
    crossings: Crossing[];
    notes: readonly string[];
};
