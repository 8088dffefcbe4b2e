import type { FixReport } from '../report/fix.js';
import type { SourceFile } from '../source/document.js';
import { type Scope } from './fix/scope.js';
import type { Selection } from './selection.js';
/** What `fix` is to mend, and how far it may go. */
export interface FixSelection extends Selection, Scope {
    /** Whether changes are made too that change more than the finding. */
    readonly unsafe?: boolean | undefined;
    /** A baseline file: what it has is not new. */
    readonly baseline?: string | undefined;
    /** The day (`2026-11-21`) on which levels and allowances are judged; today without it. */
    readonly today?: string | undefined;
}
export interface FixOptions extends FixSelection {
    /** The working directory: every output names files from here. */
    readonly cwd: string;
    /** The old side of a change: what it has too is not new. */
    readonly base?: string | undefined;
    /** Whether nothing is written. */
    readonly dryRun?: boolean | undefined;
}
/** What was mended, the new texts by file, and what a person should be told of how the clusters were chosen. */
export interface FixResult {
    readonly report: FixReport;
    readonly texts: ReadonlyMap<string, string>;
    readonly notes: readonly string[];
}
/** Applies the fixes of findings to the files of a working directory. Rejects with a UsageError where it cannot run; then nothing is written. */
export declare function fix({ cwd, base, dryRun, ...selection }: FixOptions): Promise<FixResult>;
/** The same for texts as the files of a repository, without touching any disk. */
export declare function fixFiles(files: readonly SourceFile[], { base, ...selection }?: FixSelection & {
    readonly base?: string | readonly SourceFile[] | undefined;
}): Promise<FixResult>;
