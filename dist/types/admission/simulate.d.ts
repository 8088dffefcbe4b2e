import type { Refusal } from '../finding.js';
import { type Manifest } from '../workload/manifest.js';
import { type QosClass } from '../workload/qos.js';
import { type HostOutcome } from './host.js';
import type { Assumption, Dropped, EffectivePod } from './pod.js';
import { type Subset } from './spread.js';
import { World } from './world.js';
export type Verdict = 'admitted' | 'rejected' | 'unknown';
/** What becomes of an object when it is applied. */
export interface ObjectOutcome {
    readonly manifest: Manifest;
    readonly verdict: Verdict;
    readonly refusals: readonly Refusal[];
    readonly dropped: readonly Dropped[];
    readonly assumes: readonly Assumption[];
}
/** What becomes of the pods that a workload makes, those of one subset or those beyond all of them. */
export interface PodOutcome {
    readonly workload: Manifest;
    readonly subset: Subset | undefined;
    /** The subsets of a UnitedDeployment whose pods these are, where those of others are different. */
    readonly among?: readonly string[];
    readonly pod: EffectivePod;
    readonly verdict: Verdict;
    /** Whether what is refused is the workload of a subset, so that nobody makes the pods. */
    readonly unmade: boolean;
    readonly assumes: readonly Assumption[];
    readonly qosClass: QosClass;
    /** What becomes of the copy that a virtual cluster's syncer makes on its host. */
    readonly host: HostOutcome | undefined;
}
/** Whether two outcomes, of a workload before a change and after it, are of the same subsets. */
export declare function inSamePlace(one: PodOutcome, other: PodOutcome): boolean;
/** One manifest in one cluster: the object and its pods. */
export interface Outcome {
    readonly world: World;
    readonly object: ObjectOutcome;
    readonly pods: readonly PodOutcome[];
}
/** How to go on after a refusal: as upstream does, or as if what was refused had been mended. */
export type Mode = 'stop' | 'look-past';
/** Whether such pods may run: they are admitted, or only an object would have to let them in that may exist out of view. */
export declare function mayRun({ pod, unmade }: PodOutcome, { cluster }: World): boolean;
/** Whether an object of an outcome may exist: it is accepted, and of a bare Pod the pod. */
export declare function mayExist(outcome: Outcome): boolean;
/** The pods of an outcome that may run; none where the object itself is refused. */
export declare function podsThatMayRun(outcome: Outcome): PodOutcome[];
/** What the cluster does with a manifest; `old` is the same object before the change: it is updated where it was accepted, else created. */
export declare function simulate(manifest: Manifest, world: World, mode: Mode, old?: Manifest): Outcome;
