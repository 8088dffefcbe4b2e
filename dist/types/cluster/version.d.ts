/** A version as people write it: `1.28`, `v1.28.7-gke.1026000`, `v0.23.0-rc.4`. */
export interface Version {
    readonly major: number;
    readonly minor: number;
    /** Undefined where only a minor was written. */
    readonly patch: number | undefined;
    readonly pre: {
        readonly stage: 'alpha' | 'beta' | 'rc';
        readonly number: number;
    } | undefined;
    /** What follows the number and is a vendor's: `gke.1026000`, `k3s1`; the empty text where nothing does. */
    readonly vendor: string;
    /** As it was written, without spaces around it and a leading `v`. */
    readonly text: string;
}
/** The version that `text` names, however vendors write it, or undefined where it names none. */
export declare function parseVersion(text: string): Version | undefined;
/** The order of two versions, as `Array.sort` wants it; a missing patch is 0, a vendor's suffix does not count. */
export declare function compareVersions(a: Version, b: Version): number;
