import type { Knowledge } from './knowledge.js';
import type { Version } from './version.js';
/** A setting that the component would not start with, or that the tables cannot follow. */
export interface GateProblem {
    readonly of: 'kubernetes' | 'kruise';
    readonly gate: string;
    /** In upstream's words where upstream has any. */
    readonly message: string;
}
/** The feature gates of one release: whether each is on, and what was wrong with the settings. */
export interface Gates {
    readonly on: ReadonlyMap<string, boolean>;
    /** Those that are as the binary has them, and otherwise where the Helm chart installs it. */
    readonly otherInChart: ReadonlySet<string>;
    readonly problems: readonly GateProblem[];
}
/**
 * The feature gates of a release under these settings (`AllAlpha` and `AllBeta` among them). A gate that the release
 * does not know is off, one that has been removed is what it was last; a locked gate stays as it is.
 */
export declare function gatesOf(knowledge: Knowledge, of: 'kubernetes' | 'kruise', version: Version, settings: Readonly<Record<string, boolean>>): Gates;
