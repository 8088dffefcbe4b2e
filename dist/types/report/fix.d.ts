import type { Finding } from '../finding.js';
/** What `fix` did: the contract of `fix --format json`. Lines are those of the files as they are now: written, or with a dry run as they were. */
export interface FixReport {
    readonly schemaVersion: 1;
    /** Whether nothing was written. */
    readonly dryRun: boolean;
    readonly fixed: readonly FixedFinding[];
    readonly left: readonly LeftFinding[];
    /** The files that change, each with its unified diff. */
    readonly files: readonly FixedFile[];
}
/** A finding by its rule and place. */
interface Named extends Pick<Finding, 'ruleId' | 'severity' | 'file' | 'line' | 'message'> {
    /** The configuration whose clusters it is about, in a report on several. */
    readonly config?: string;
}
/** A finding that is gone: by its own fix, or, where it has no `title`, by those of others. */
export interface FixedFinding extends Named {
    readonly title: string | null;
    readonly safe: boolean | null;
}
/**
 * A finding that stays: it is in what a kustomization or chart makes (`rendered`), none of its policy's changes mends it (`no-fix`), the one that does changes more than the finding
 * (`unsafe`), it would bring about another (`adds`), or its file is not to be written (`not-written`).
 */
export interface LeftFinding extends Named {
    readonly why: 'rendered' | 'no-fix' | 'unsafe' | 'adds' | 'not-written';
    /** What its fix does, where it has one. */
    readonly title: string | null;
    /** What it would bring about, why the file is not written, or the folder of what is rendered. */
    readonly because: string | null;
}
export interface FixedFile {
    readonly file: string;
    readonly diff: string;
    /** The whole text, of what came from standard input. */
    readonly text?: string;
}
/** The report as JSON, keys in one order. */
export declare function renderFixJson({ schemaVersion, dryRun, fixed, left, files }: FixReport): string;
export {};
