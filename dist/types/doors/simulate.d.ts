import type { Simulation } from '../simulation.js';
import type { SourceFile } from '../source/document.js';
import type { Selection } from './selection.js';
/** A simulation, and what a person should be told of how the clusters were chosen, a line each. */
export interface Simulated {
    readonly simulation: Simulation;
    readonly notes: readonly string[];
}
/** What `simulate` is to look at. */
export interface SimulateOptions extends Selection {
    /** The working directory: every output names files from here. */
    readonly cwd: string;
    /** A file or folder with the manifests that run now, or a commit. */
    readonly base?: string | undefined;
}
/** Simulates the files of a working directory. Rejects with a UsageError where it cannot run. */
export declare function simulate({ cwd, base, ...selection }: SimulateOptions): Promise<Simulated>;
/** Simulates texts as the files of a repository, without touching any disk. Rejects with a UsageError where it cannot run. */
export declare function simulateFiles(files: readonly SourceFile[], { base, ...selection }?: Selection & {
    readonly base?: string | readonly SourceFile[] | undefined;
}): Promise<Simulated>;
