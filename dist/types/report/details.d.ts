import type { Finding, JudgedCluster } from '../finding.js';
/** What is said of a finding beside what it holds. */
export interface DetailOptions {
    /** The whole text of a file: with it, short fixes are shown as a diff. */
    readonly textOf?: ((file: string) => string | undefined) | undefined;
}
/** A finding folded away: its message, and in the fold upstream's words, what one would see, what to do, where. */
export declare function details(finding: Finding, clusters: readonly JudgedCluster[], options: DetailOptions): string;
/** The first of the lines and how many more there are. */
export declare function listed(lines: readonly string[], most: number): string;
