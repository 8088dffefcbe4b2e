import type { Severity } from '../finding.js';
import type { Span } from '../source/node.js';
import type { ClusterSettings } from './cluster.js';
export type Level = 'off' | Severity;
/** An entry of `rules:`. */
export interface RuleSetting {
    /** A rule's id, `family/id` or `family/*`. */
    readonly rule: string;
    readonly level?: Level;
    readonly locked: boolean;
    /** Selectors of the clusters where it holds; absent for all. */
    readonly in?: readonly string[];
    /** The day (`2027-02-01`) from which it holds. */
    readonly from?: string;
    /** The entry's key in the configuration. */
    readonly at: Span;
}
/** The id of a rule with its family. */
export interface RuleName {
    readonly ruleId: string;
    readonly family: string;
}
/** How `rules:` judges a rule in a cluster; `level` is undefined where the policy's own severity stands. */
export interface RuleLevel {
    readonly level: Level | undefined;
    /** Whether the rule takes no allowance. */
    readonly locked: boolean;
}
/**
 * The level of a rule in `cluster` on the day `today` (`2026-11-21`). An entry for the rule comes before one for its
 * family, one for some clusters before one for all. Without a cluster, entries for some clusters do not hold. `locked`
 * is locked by any entry that holds.
 */
export declare function levelOf({ rules }: {
    readonly rules: readonly RuleSetting[];
}, rule: RuleName, today: string, cluster?: ClusterSettings): RuleLevel;
/** The severity in `cluster` of what a rule finds there: its level, else the policy's `severity`, and at most `atMost`. */
export declare function severityIn(settings: {
    readonly rules: readonly RuleSetting[];
}, rule: RuleName, severity: Severity, today: string, cluster?: ClusterSettings): Level;
/** How exactly `entry` (a key of `rules:`) names the rule: 2 by its id, 1 by its family, 0 not at all. */
export declare function exactness(entry: string, { ruleId, family }: RuleName): 0 | 1 | 2;
