import type { Refusal } from '../finding.js';
/** What a change of an object does to the pods that run. */
export interface Update {
    readonly outcome: 'none' | 'in-place' | 'recreate' | 'rejected' | 'stuck' | 'unknown';
    /** The path that leads there, in one sentence; '' where the refusals say it. */
    readonly because: string;
    /** What refuses the object, or the writes of its running pods. */
    readonly refusals: readonly Refusal[];
}
/** Running pods of which every write is refused. */
export declare function stuck(refusals: readonly Refusal[]): Update;
/** Something that goes on by itself, without a refusal. */
export declare function goesOn(outcome: Update['outcome'], because: string): Update;
