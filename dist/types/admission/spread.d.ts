import { type JsonObject, type Manifest } from '../workload/manifest.js';
import type { Origin } from '../workload/origins.js';
import type { EffectivePod } from './pod.js';
import { type World } from './world.js';
/** The webhook's name in a refusal. */
export declare const POD_WEBHOOK = "mpod.kb.io";
/** One subset of a WorkloadSpread, and where it is written. */
export interface Subset {
    readonly spread: Manifest;
    readonly index: number;
    readonly name: string;
    readonly value: JsonObject;
}
/** The WorkloadSpread that spreads a workload's pods: a pod has at most one. */
export declare function spreadOf(workload: Manifest, world: World): Manifest | undefined;
/** Whether a WorkloadSpread's targetRef names that workload. The version does not matter, the group does. */
export declare function targets(spread: Manifest, workload: Manifest): boolean;
/** The subsets of a WorkloadSpread, in the order in which pods fill them. */
export declare function subsetsOf(spread: Manifest): Subset[];
/** Whether pods are left over when every subset is full: each has a number of its own as its maximum. */
export declare function overflows(subsets: readonly Subset[]): boolean;
/** Writes a subset's tolerations, node affinity and patch into the pod. */
export declare function injectSubset(pod: EffectivePod, subset: Subset, world: World): void;
/** Merges the patch that is written at `root` into a pod. Throws a PatchError where that cannot be done. */
export declare function mergePatch(pod: EffectivePod, root: Origin, value: JsonObject, { cluster }: World): void;
