import type { ObjectRef } from './finding.js';
/** One error of a refusal in upstream's words, and where what it speaks of is written. */
export interface SimulatedRefusal {
    readonly by: string;
    readonly message: string;
    /** JSON pointer in the refused object; '' where upstream names no field. */
    readonly path: string;
    readonly file: string;
    readonly line: number;
    readonly column: number;
}
/** A value that upstream silently takes out of an object, and who does. */
export interface SimulatedLoss {
    readonly path: string;
    readonly by: string;
}
/** What a cluster answers; unknown only where a behaviour is not modelled. */
export type SimulatedVerdict = 'admitted' | 'rejected' | 'unknown';
/** What becomes of an object when it is applied. */
export interface SimulatedObject extends ObjectRef {
    readonly file: string;
    readonly line: number;
    readonly verdict: SimulatedVerdict;
    readonly refusals: readonly SimulatedRefusal[];
    readonly dropped: readonly SimulatedLoss[];
    readonly assumes: readonly string[];
}
/** A container of a pod as the cluster would create it. */
export interface SimulatedContainer {
    readonly name: string;
    readonly init: boolean;
    /** `SidecarSet/name`, null for one of the workload's own. */
    readonly injectedBy: string | null;
    readonly resources: unknown;
    readonly resizePolicy: unknown;
}
/** What becomes of the pods that a workload makes, of one subset or of those beyond all of them. */
export interface SimulatedPod {
    readonly workload: ObjectRef;
    readonly subset: string | null;
    /** The subsets of a UnitedDeployment whose pods these are, where those of others are different. */
    readonly among?: readonly string[];
    readonly verdict: SimulatedVerdict;
    readonly refusals: readonly SimulatedRefusal[];
    readonly assumes: readonly string[];
    readonly priorityClassName: string | null;
    readonly priority: number | null;
    readonly preemptionPolicy: string | null;
    readonly qosClass: string | null;
    readonly containers: readonly SimulatedContainer[];
    readonly volumes: readonly string[];
    /** What the pod lost of what its manifests write. */
    readonly dropped?: readonly SimulatedLoss[];
    /** What becomes of a vcluster's copy on the host. */
    readonly host: {
        readonly verdict: SimulatedVerdict | 'stuck';
        readonly qosClass: string | null;
        readonly refusals: readonly SimulatedRefusal[];
    } | null;
}
/** What a change does to an object, and for a workload to its pods. */
export interface SimulatedUpdate {
    readonly object: ObjectRef;
    readonly outcome: 'none' | 'in-place' | 'recreate' | 'rejected' | 'stuck' | 'unknown';
    readonly refusals: readonly SimulatedRefusal[];
    readonly because: string;
}
/** What one cluster would do with the manifests. */
export interface SimulatedCluster {
    readonly cluster: {
        readonly name: string;
        readonly kubernetes: string;
        readonly kruise: string | null;
        readonly vcluster: string | null;
    };
    readonly objects: readonly SimulatedObject[];
    readonly pods: readonly SimulatedPod[];
    readonly updates: readonly SimulatedUpdate[];
}
/** What `simulate` answers: the contract of its `--format json`. */
export interface Simulation {
    readonly schemaVersion: 1;
    readonly clusters: readonly SimulatedCluster[];
}
