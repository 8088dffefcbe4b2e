import type { Knowledge } from './cluster/knowledge.js';
import type { Report } from './finding.js';
import { type Repository } from './gate/repository.js';
import type { Policy } from './policy/policy.js';
import { type Progress } from './progress.js';
import type { Simulation } from './simulation.js';
export type { NamedSnapshot, Repository } from './gate/repository.js';
/** What the gate knows of upstream, and what it says of it. */
export interface Library {
    readonly knowledge: Knowledge;
    /** The policies by id; asked for only where there is something to say. */
    policies(): Promise<Readonly<Record<string, Policy>>>;
}
/** The old side of a change: the manifests that run today. */
export interface Before {
    readonly base: Repository;
    /** The new side's manifests in the clusters as the old side describes them, where the change touches that. */
    readonly asBefore?: Repository;
    /** Whether the rules are the new side's own, as the old one has no configuration. */
    readonly ownRules?: boolean;
    /** Files of the new side that are judged with those of another configuration: nothing of them is deleted or mended here. */
    readonly elsewhere?: ReadonlySet<string>;
}
/** What a report is judged by beside the manifests. */
export interface Circumstances {
    /** `2026-11-21`. */
    readonly today: string;
    /** Whether a change touches the file; all do without it. */
    readonly isChanged?: (file: string) => boolean;
    /** Whether this is all that the configuration speaks of: of an allowance in a part of it nobody can tell whether it is needed. */
    readonly isWhole?: boolean;
    /** Without it everything counts as new. */
    readonly before?: Before | undefined;
    readonly progress?: Progress | undefined;
}
/** The findings for a repository's manifests on its clusters, and what a change does there. */
export declare function check(repository: Repository, library: Library, { today, isChanged, isWhole, before, progress }: Circumstances): Promise<Report>;
/** What each cluster would do with a repository's manifests; `base` is what runs there now. */
export declare function simulate(repository: Repository, { knowledge }: Pick<Library, 'knowledge'>, base?: Repository, progress?: Progress): Simulation;
