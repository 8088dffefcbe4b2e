import type { Severity } from '../finding.js';
import type { PatchOperation, Policy, PolicyFix } from './policy.js';
import { type Value } from './words.js';
/** As much of an observation as words need: its kind, its data, and the JSON pointer of its cause. */
export interface Seen {
    readonly variant?: string | undefined;
    readonly data: Readonly<Record<string, Value>>;
    readonly at?: string | undefined;
}
/** Where a finding holds and what it touches, and which releases a fact speaks of. */
export interface Scope {
    readonly clusters: readonly string[];
    /** Largest first. */
    readonly affected: readonly {
        readonly kind: string;
        readonly namespace: string | null;
        readonly name: string;
    }[];
    /** How many pods they ask for together. */
    readonly pods: number;
    /** The first release in which a fact holds, as `kruise 1.8.0`; undefined where there is none. */
    since(fact: string): string | undefined;
    /** The first release in which a fact no longer holds. */
    until(fact: string): string | undefined;
}
/** A fix whose operations are ready to be applied to the document of the cause. */
export interface JoinedFix {
    readonly title: string;
    readonly safe: boolean;
    readonly operations: readonly PatchOperation[];
}
/** An observation in its policy's words. */
export interface Joined {
    readonly severity: Severity;
    readonly message: string;
    readonly symptom: string;
    readonly why: string;
    readonly remedy: string;
    /** In order of preference; a fix that needs a value the observation does not have is left out. */
    readonly fixes: readonly JoinedFix[];
}
/** Says `seen` in the words of `policy`, in those of its variant where the policy has them. */
export declare function join(seen: Seen, policy: Policy, scope: Scope): Joined;
/** Every string of `fix` that is a template. */
export declare function templatesOf(fix: PolicyFix): string[];
