import type { Finding, Report } from '../finding.js';
import { type DetailOptions } from './details.js';
import { type IsChanged } from './touched.js';
/** What bounds the markdown report, and what it is told beside the report. */
export interface MarkdownOptions extends DetailOptions {
    /** The most bytes of UTF-8: GitHub takes 1 MiB of one step's summary. */
    readonly limit?: number;
    /** Whether findings that stood before the change are shown as those that it brings. */
    readonly all?: boolean;
    /** With it, findings that no changed line brings about are told apart: they are never annotated. */
    readonly isChanged?: IsChanged | undefined;
    /** What the run itself has to say, as of a permission that is missing: a sentence each. */
    readonly notes?: readonly string[];
    /** What was not annotated for lack of room, as a sentence. */
    readonly withheld?: string | undefined;
    /** Where all findings are, as a sentence. */
    readonly rest?: string;
}
/**
 * The report as a job summary: the verdict, findings by clusters, what the change does, each finding folded away with its
 * words, and what was not checked. What does not fit under the limit is counted in it by rule and severity.
 */
export declare function renderMarkdown(report: Report, options?: MarkdownOptions): string;
/** Findings that the change at hand touches, and the others. */
export declare function apart(findings: readonly Finding[], isChanged: IsChanged | undefined): {
    here: Finding[];
    elsewhere: Finding[];
};
/** Findings that no changed line brings about, under their own heading. */
export declare function elsewhereMarkdown(elsewhere: readonly Finding[], { clusters }: Report, most: number): string;
