import type { Finding } from '../../finding.js';
import type { Selection } from '../selection.js';
import type { Tree } from '../tree.js';
/** Which findings are to be fixed. */
export interface Scope {
    /** Rules by id, `family/id` or `family/*`; all without any. */
    readonly rules?: readonly string[] | undefined;
    /** With a base or baseline: what stood before too. */
    readonly all?: boolean | undefined;
}
/** Whether a finding is to be fixed: of the rules, in one of the chosen clusters, and new. Throws a UsageError for a rule that is none. */
export declare function scopeOf({ rules, all }: Scope, selection: Selection, tree: Tree): Promise<(finding: Finding) => boolean>;
