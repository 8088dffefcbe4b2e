import type { Refusal } from '../finding.js';
import { type QosClass } from '../workload/qos.js';
import { EffectivePod } from './pod.js';
import { World } from './world.js';
/** What becomes of a guest pod on the host: its copy is refused, or runs, or runs while the guest's pod stays Pending. */
export interface HostOutcome {
    readonly verdict: 'admitted' | 'rejected' | 'stuck';
    readonly qosClass: QosClass;
    readonly refusals: readonly Refusal[];
    readonly pod: EffectivePod;
    /** What made the copy's QoS class another than the guest's. */
    readonly causes: readonly string[];
}
/** The init container that writes /etc/hosts for pods with a subdomain. */
export declare const REWRITE_HOSTS = "vcluster-rewrite-hosts";
/** Sends a virtual cluster's pod to its host; undefined where the cluster is no virtual one with a known host. */
export declare function toHost(guest: EffectivePod, world: World, mode: 'stop' | 'look-past'): HostOutcome | undefined;
