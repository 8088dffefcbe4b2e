import type { Build } from '../cluster/build.js';
import type { Refusal } from '../finding.js';
import { type Path } from '../source/path.js';
import { type JsonObject, type Manifest } from '../workload/manifest.js';
import type { Origin, Origins } from '../workload/origins.js';
/** Something that a verdict takes for granted: that no object of that kind and name exists beyond those in view. */
export interface Assumption {
    readonly kind: string;
    readonly says: string;
    /** The refusal that would not be, by its id, were the object there. */
    readonly refusal?: string;
    /** Whether it is told and no verdict is weaker for it: only a freak would turn one. */
    readonly aside?: true;
}
/** A value that upstream silently took out, and who did. */
export interface Dropped {
    readonly path: Path;
    readonly by: string;
}
/** A written field that the API server took out because a feature gate is off. */
export interface Disabled {
    readonly at: Origin;
    readonly gate: string;
}
/** The pod as the cluster would create it, who wrote each part of it, and who refused it. */
export declare class EffectivePod {
    #private;
    value: JsonObject;
    readonly origins: Origins;
    /** The workload whose pod it is; a bare Pod is its own. */
    readonly owner: Manifest;
    readonly namespace: string;
    readonly refusals: Refusal[];
    readonly assumes: Assumption[];
    readonly disabled: Disabled[];
    constructor(value: JsonObject, origins: Origins, 
    /** The workload whose pod it is; a bare Pod is its own. */
    owner: Manifest, namespace?: string);
    /** The pod's spec; every pod has one. */
    get spec(): JsonObject;
    get labels(): JsonObject;
    /** The containers of the pod, then its init containers. */
    get containers(): JsonObject[];
    /** Who wrote the value at `path`, undefined where upstream itself did. */
    origin(path: Path): Origin | undefined;
    /** Takes out what the gates of `build` switch off. */
    dropDisabled(build: Build): void;
    /** Adds a refusal; the same words twice are one. */
    refuse(refusal: Refusal): void;
    /** Who wrote what is refused, as it was then: a later step may have put something else there. */
    writer(refusal: Refusal): Origin | undefined;
}
/** The name of a container. */
export declare function containerName(container: JsonObject): string;
