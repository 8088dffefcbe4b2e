import type { Described } from '../report/described.js';
import type { Selection } from './selection.js';
/** What clusters are to be described: those of the configurations of the paths. */
export interface DescribeOptions extends Selection {
    /** The working directory: every output names files from here. */
    readonly cwd: string;
}
/** The clusters as they are judged, and what a person should be told of how they were chosen, a line each. */
export interface DescribeResult {
    readonly described: Described;
    readonly notes: readonly string[];
}
/** Describes the clusters of a working directory. Rejects with a UsageError where a configuration cannot be read. */
export declare function describe({ cwd, ...selection }: DescribeOptions): Promise<DescribeResult>;
