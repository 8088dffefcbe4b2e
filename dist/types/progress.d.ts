/** What a run does for a while, as it goes on and once it is done: `Judging` 12 objects, `Judged` 12 objects. */
export interface Stage {
    readonly doing: string;
    readonly did: string;
}
/** Who is told how far a run is. It is told often, in the midst of the work, and must not take long. */
export interface Progress {
    /** What is done from now on. */
    stage(stage: Stage): void;
    /**
     * How much of it is done, and of what: 1,240 of 5,310 `objects on 11 clusters`. `inside` says how far the one is that is worked
     * on. A stage that goes over the same several times starts anew.
     */
    step(done: number, total: number, what: string, inside?: () => string): void;
}
/** Nobody is told. */
export declare const UNTOLD: Progress;
export declare const READING: Stage;
export declare const RENDERING: Stage;
export declare const SIMULATING: Stage;
export declare const JUDGING: Stage;
export declare const JUDGING_BEFORE: Stage;
export declare const JUDGING_NEXT: Stage;
export declare const JUDGING_FIXED: Stage;
export declare const FINDING_LINES: Stage;
export declare const TRYING_FIXES: Stage;
export declare const TRYING_RELEASES: Stage;
/** `1 file`, `1,240 files`. */
export declare function numbered(count: number, one: string): string;
/** A stage in words: `Judging 1,240 of 5,310 objects`. */
export declare function stageWords(doing: string, done: number, total: number, what: string): string;
/** `5,310`. */
export declare function grouped(count: number): string;
/** The work on each of several `what`, as a part of one stage; that on a single one as it is. */
export declare function eachOf(given: Progress | undefined, stage: Stage, total: number, what: string): (at: number) => Progress;
/** The work of all stages as that of one. */
export declare function asOne(progress: Progress, stage: Stage): Progress;
