import type { Finding } from '../finding.js';
import type { Checked } from './check.js';
/** A format that a file is written in for another program, or for the job summary. */
export type RenderFormat = 'sarif' | 'junit' | 'json' | 'markdown';
/** What a format needs beside what was checked. */
export interface RenderOptions {
    /** The working directory in the repository, as `apps/shop`; SARIF and JUnit then name files from the repository's root. */
    readonly prefix?: string;
    /** Whether a finding fails the run, for JUnit; new errors without it. */
    readonly fails?: (finding: Finding) => boolean;
    /** Whether there was something to compare with, where the report does not show it: a baseline file that has none of its findings. */
    readonly compared?: boolean;
    /** What code scanning tells a SARIF file by from others of the same commit; upload-sarif gives its own where there is none. */
    readonly category?: string;
    /** Whether markdown shows findings that stood before the change as those that it brings. */
    readonly all?: boolean;
    /** The most bytes of markdown: 1 MiB. */
    readonly limit?: number;
    /** Is told what does not stand in the text for want of room, in a sentence each. */
    readonly tell?: (words: string) => void;
}
/** What was checked in a format, with the words of the rules where the format has a place for them. */
export declare function render(format: RenderFormat, { report, textOf }: Pick<Checked, 'report' | 'textOf'>, { prefix, fails, limit, all, ...options }?: RenderOptions): Promise<string>;
