import { type Outcome } from '../admission/simulate.js';
import type { Knowledge } from '../cluster/knowledge.js';
import { type Progress } from '../progress.js';
import type { Update } from '../rollout/outcome.js';
import type { Observation } from '../rules/rule.js';
import type { Manifest } from '../workload/manifest.js';
import type { Sighting } from './causes.js';
import { type MatrixCell } from './cells.js';
import type { Pairs } from './pairs.js';
import { type Contents, type Repository } from './repository.js';
/** What becomes of one manifest in one cell, and what the rules see there. */
export interface Judged {
    readonly seen: Outcome;
    /** What a change of the object does to pods that run; absent for one that is created, or stays as it is. */
    readonly update: Update | undefined;
    readonly sighted: readonly (readonly [ruleId: string, observation: Observation])[];
}
/** What the rules see in every manifest, in every cluster that it goes to. */
export interface Judgement {
    readonly contents: Contents;
    readonly cells: readonly MatrixCell[];
    readonly sightings: readonly Sighting[];
    /** What became of each manifest of a known kind. Cells that share an outcome, of both sides of a change too, share the object. */
    readonly judged: ReadonlyMap<MatrixCell, ReadonlyMap<Manifest, Judged>>;
}
/** Judges repositories that have most of their files in common: what does not differ is judged once. */
export declare class Judge {
    #private;
    readonly knowledge: Knowledge;
    /** The objects as they are before the change. */
    readonly before?: Pairs | undefined;
    /** `2026-11-22`; without it nothing is too old. */
    readonly today?: string | undefined;
    readonly progress: Progress;
    constructor(knowledge: Knowledge, 
    /** The objects as they are before the change. */
    before?: Pairs | undefined, 
    /** `2026-11-22`; without it nothing is too old. */
    today?: string | undefined, progress?: Progress);
    /**
     * `instead` gives the manifests that are judged in place of those that the files hold. With `only`, what becomes of these
     * among them, and nothing of texts that no cluster is asked about.
     */
    judge(repository: Repository, instead?: (manifests: readonly Manifest[]) => readonly Manifest[], only?: ReadonlySet<Manifest>): Judgement;
}
