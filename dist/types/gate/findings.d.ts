import type { Finding } from '../finding.js';
import { type JoinedFix } from '../policy/join.js';
import type { Policy } from '../policy/policy.js';
import { type Settings } from '../settings.js';
import { type Sighting } from './causes.js';
import type { MatrixCell } from './cells.js';
/** A finding, what was seen of it, and the changes that its policy proposes; whether they mend it is for the gate to try. */
export interface Draft {
    readonly finding: Finding;
    readonly seen: readonly Sighting[];
    readonly proposals: readonly JoinedFix[];
}
/** What the words need: the policies, what counts today, and which releases a fact speaks of. */
export interface Words {
    readonly policies: Readonly<Record<string, Policy>>;
    readonly settings: Settings;
    /** `2026-11-21`. */
    readonly today: string;
    /** Whether a change touches the file. */
    isChanged(file: string): boolean;
    /** Whether it was so before the change. */
    stood(sighting: Sighting): boolean;
    since(fact: string): string | undefined;
    until(fact: string): string | undefined;
}
/**
 * Joins sightings to findings: one for each cause, with the workloads and clusters that meet it. Of `earlier` drafts in the
 * same words, those of the same observations in the same clusters serve again.
 */
export declare function findingsOf(sightings: readonly Sighting[], cells: readonly MatrixCell[], words: Words, earlier?: readonly Draft[]): Draft[];
/** Whether the configuration lets nobody allow the rule there. */
export declare function isLocked({ ruleId, cell }: Pick<Sighting, 'ruleId' | 'cell'>, { family }: Pick<Policy, 'family'>, { settings, today }: Pick<Words, 'settings' | 'today'>): boolean;
