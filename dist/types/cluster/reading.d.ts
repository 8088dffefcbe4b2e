import type { Build, Values } from './build.js';
import { type Cluster, type ClusterProfile, type KnownRelease } from './profile.js';
/** A cluster, and what it answers to the questions that other rooms put to its objects. */
export interface Cell {
    readonly profile: ClusterProfile;
    /** The answer to a question of `Reading.ask`: a primitive, an object that compares by identity, or an array of them. */
    answer?(key: string): unknown;
    /** The cell of the profile's host. */
    readonly host?: Cell | undefined;
}
/** A cluster that remembers what it was asked: two cells that answer these questions alike have the same outcome. */
export declare class Reading implements Cluster {
    #private;
    readonly listens = true;
    /** Every question and its answer, in the order in which they came up. */
    readonly asked: Map<string, unknown>;
    constructor(cell: Cell, asked?: Map<string, unknown>, prefix?: string);
    holds(fact: string): boolean;
    enabled(gate: string): boolean;
    say(message: string, values?: Values): string;
    kruiseEnabled(gate: string): boolean;
    otherInChart(gate: string): boolean;
    lookup(table: string): string | number | undefined;
    installed(component: 'kruise' | 'vcluster'): boolean;
    closed(kind: string): boolean;
    /** The same for every cell, so that nothing has to be remembered. */
    releases(component: 'kubernetes' | 'kruise'): readonly KnownRelease[];
    get hostNamespace(): string | undefined;
    get host(): Reading | undefined;
    library(component: 'kruise' | 'vcluster'): Build;
    /**
     * The answer to a question that another room puts to the cell's objects. `key` is the whole question: another cell
     * answers it from the key alone (`Cell.answer`). Without `answer` this cell is asked in the same way.
     */
    ask<T>(key: string, answer?: () => T): T;
}
/** What a cell answers to a question of `Reading.asked`; throws where it cannot. */
export declare function reply(cell: Cell, key: string): unknown;
/** The question that a key of `Reading.asked` stands for, to be put to any cell; it throws where the cell cannot answer. */
export declare function questionOf(key: string): (cell: Cell) => unknown;
