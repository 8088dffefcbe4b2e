import type { Severity } from '../finding.js';
import type { Json } from '../source/path.js';
/** One RFC 6902 operation of a fix; in a policy its strings may be templates, in what `join` returns they are filled. */
export type PatchOperation = {
    readonly op: 'add' | 'replace' | 'test';
    readonly path: string;
    readonly value: Json;
} | {
    readonly op: 'remove';
    readonly path: string;
} | {
    readonly op: 'move' | 'copy';
    readonly from: string;
    readonly path: string;
};
/** A change that a policy proposes: what it does in the reader's words, and the patch of the document of the cause. */
export interface PolicyFix {
    readonly title: string;
    /** Whether it changes nothing else that runs. */
    readonly safe: boolean;
    readonly patch: readonly PatchOperation[];
}
/** What is said of an observation: templates with `{names}` of its data and `[[optional pieces]]`. */
export interface PolicyTexts {
    readonly severity: Severity;
    /** What will happen and to which pods. */
    readonly message: string;
    /** What a person would see in the cluster. */
    readonly symptom: string;
    /** What upstream does there, and why. */
    readonly why: string;
    /** What mends it and keeps what the author meant. */
    readonly remedy: string;
    /** Changes in order of preference: the first that clears the finding in every cluster is offered. */
    readonly fixes?: readonly PolicyFix[];
}
/** The words of one rule: data that says, joined by id to the rule that sees. */
export interface Policy extends PolicyTexts {
    readonly id: string;
    readonly family: string;
    /** What the rule is about in half a line, for lists. */
    readonly summary: string;
    /** The names that texts may use and the rule yields, each with one line on what it holds. */
    readonly data: Readonly<Record<string, string>>;
    /** How well the claim is known where the facts that were read do not say it. */
    readonly basis?: 'recorded' | 'source' | 'derived';
    readonly evidence: readonly string[];
    /** Other words for one kind of the observation, by its `variant`. */
    readonly variants?: Readonly<Record<string, Partial<PolicyTexts>>>;
    /** Whether it speaks only where a config turns it on. */
    readonly off?: boolean;
    /** How grave it is for security, above 0 up to 10 as of CVSS; absent for a rule that is not about security. */
    readonly security?: number;
}
/** The names that every text may use beside the policy's own `data`. */
export declare const builtIns: Readonly<Record<string, string>>;
