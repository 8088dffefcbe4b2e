import type { Manifest } from '../workload/manifest.js';
/** What makes two manifests the same object. */
export declare function identity({ group, kind, namespace, name }: Manifest): string;
/** The objects of the base, and which object of it each one of the head was. */
export declare class Pairs {
    #private;
    readonly manifests: readonly Manifest[];
    constructor(manifests: readonly Manifest[]);
    /**
     * What the object was before the change, of `those` of its identity; undefined where it did not exist. Its own file tells it
     * from the object of that name in another cluster.
     */
    before(manifest: Manifest, those?: readonly Manifest[]): Manifest | undefined;
    /** What the object was in a cluster, where that is something else than what it is: moved or laid out anew is no change. */
    changed(manifest: Manifest, those: readonly Manifest[]): Manifest | undefined;
}
