import type { Spot } from '../rules/rule.js';
import type { ClusterSettings } from '../settings.js';
import type { SourceDocument } from '../source/document.js';
import { type VclusterCarrier, type VclusterOptions } from '../workload/vcluster-carriers.js';
import type { Repository } from './repository.js';
/** What is known of a virtual cluster: its vcluster version, the text that sets it, and the values that matter. */
export interface Tenancy {
    readonly version: string;
    readonly at: Spot | undefined;
    readonly options: VclusterOptions;
}
/** A virtual cluster of the settings that names no version that could be read. */
export declare class NoVersion extends Error {
}
/** What the settings, and the files that they name, say of a virtual cluster; undefined where the cluster is none. */
export declare function tenancyOf({ name, vcluster, places }: ClusterSettings, { settings, named }: Repository): Tenancy | undefined;
/** The place of a vcluster version, in the object that carries it. */
export declare function versionSpot(document: SourceDocument, { span, path }: NonNullable<VclusterCarrier['version']>): Spot;
