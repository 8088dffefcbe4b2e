import type { Changed, Report } from '../finding.js';
import type { Selection } from './selection.js';
export { UsageError } from './usage-error.js';
/** What `check` is to look at. */
export interface CheckOptions extends Selection {
    /** The working directory: every output names files from here. */
    readonly cwd: string;
    /** The lines of a pull request; without it everything counts as changed. */
    readonly changed?: Changed | undefined;
    /** The day (`2026-11-21`) on which levels and allowances are judged; today without it. */
    readonly today?: string | undefined;
}
/** A report with the texts that it speaks of. */
export interface Checked {
    readonly report: Report;
    /** What a person should be told of how the clusters were chosen, a line each. */
    readonly notes: readonly string[];
    textOf(file: string): string | undefined;
    lineOf(file: string, line: number): string | undefined;
}
/** Judges the files of a working directory. Rejects with a UsageError where it cannot run. */
export declare function check({ cwd, ...options }: CheckOptions): Promise<Checked>;
/**
 * Judges texts as the files of a repository, without touching any disk: a text named `.github/kruise-preflight.yml` is
 * the configuration of those beside and below that folder. Rejects with a UsageError where it cannot run.
 */
export declare function checkFiles(files: readonly {
    readonly path: string;
    readonly text: string;
}[], options?: Omit<CheckOptions, 'cwd'>): Promise<Checked>;
