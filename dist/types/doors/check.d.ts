import type { Changed, Report } from '../finding.js';
import type { CommittedFiles } from '../github/committed.js';
import type { SourceFile } from '../source/document.js';
import type { Selection } from './selection.js';
import { type Tree } from './tree.js';
export { UsageError } from './usage-error.js';
/** What `check` is to look at. */
export interface CheckOptions extends Selection {
    /** The working directory: every output names files from here. */
    readonly cwd: string;
    /** The lines of a pull request; without it everything counts as changed. */
    readonly changed?: Changed | undefined;
    /** The old side of the change: a folder or file with the manifests that run now, or a commit, by name or as its files. Without it everything counts as new. */
    readonly base?: string | CommittedFiles | undefined;
    /** A baseline file: what it has is not new. */
    readonly baseline?: string | undefined;
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
/** Judges the files of a working directory. Rejects with a UsageError where it cannot run; without a base that cannot be read it goes on. */
export declare function check({ cwd, base, ...options }: CheckOptions): Promise<Checked>;
/**
 * Judges texts as the files of a repository, without touching any disk: a text named `.github/kruise-preflight.yml` is
 * the configuration of those beside and below that folder. Rejects with a UsageError where it cannot run.
 */
export declare function checkFiles(files: readonly SourceFile[], { base, ...options }?: Omit<CheckOptions, 'cwd' | 'base'> & {
    readonly base?: string | readonly SourceFile[] | undefined;
}): Promise<Checked>;
/** Judges a tree; `before` is the old side. Rejects with a UsageError where it cannot run. */
export declare function checkTree(head: Tree, before: Tree | undefined, { changed, today, baseline: file, ...selection }: Omit<CheckOptions, 'cwd' | 'base'>): Promise<Checked>;
