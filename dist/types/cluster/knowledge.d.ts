import type { Basis } from '../finding.js';
/** What a cluster is made of and has versions. */
export type Component = 'kubernetes' | 'kruise' | 'vcluster';
/** The releases of one component that the tables know, oldest first, each patch by itself. */
export interface ReleaseTable {
    readonly of: Component;
    readonly known: readonly string[];
    /** Tags that are another release's code under a second name. */
    readonly aliases: Readonly<Record<string, {
        readonly is: string;
    }>>;
    readonly evidence: readonly string[];
}
/** One behaviour of one component, true for a range of releases, with evidence. */
export interface Fact {
    readonly fact: string;
    readonly says: string;
    readonly of: Component;
    readonly holds: string;
    readonly basis: Basis['level'];
    readonly evidence: readonly string[];
}
/** Upstream's text; the first whose fact holds is said, the last has no `when`. */
export interface Message {
    readonly message: string;
    readonly texts: readonly {
        readonly when?: string;
        readonly text: string;
    }[];
    readonly evidence: readonly string[];
}
/** One value of a table. `{major}` and `{minor}` in a text are those of the release. */
export interface TableRow {
    readonly holds: string;
    /** Whose builds it is about: what the vendor's suffix of a version begins with, as `gke` does; absent for anybody's. */
    readonly vendors?: readonly string[];
    readonly value: string | number;
    readonly evidence?: string;
}
/** A value by release: that of the first row in whose range the release is, and whose vendors made it. */
export interface Table {
    readonly table: string;
    readonly says: string;
    readonly of: Component;
    readonly rows: readonly TableRow[];
    readonly evidence: readonly string[];
}
/** What a feature gate is in a range of releases; `removed` is a gate that is gone and whose behaviour stayed. */
export interface GateRow {
    readonly holds: string;
    readonly stage: 'alpha' | 'beta' | 'ga' | 'deprecated' | 'removed';
    readonly default: boolean;
    readonly locked?: boolean;
    /** What the Helm chart sets, where that is not the default of the binary. */
    readonly chart?: boolean;
    readonly evidence?: string;
}
export interface Gate {
    readonly gate: string;
    readonly of: 'kubernetes' | 'kruise';
    readonly rows: readonly GateRow[];
}
/** Gates that follow another gate: where `when` has the value `is`, those of `sets` get theirs, in the order written. */
export interface GateRule {
    readonly of: 'kubernetes' | 'kruise';
    readonly holds: string;
    readonly when: string;
    readonly is: boolean;
    readonly sets: Readonly<Record<string, boolean>>;
    readonly evidence: readonly string[];
}
/** A real cluster whose answers are recorded, how many there are, and how many of them the simulation gives. */
export interface RecordedCluster {
    readonly kubernetes: string;
    readonly kruise?: string;
    readonly vcluster?: string;
    /** The Kubernetes version of the host of a virtual cluster. */
    readonly host?: string;
    readonly answers: number;
    readonly given: number;
}
/** All that is known about upstream's releases: policies/facts, joined and checked. Plain data, fit for JSON. */
export interface Knowledge {
    readonly releases: Readonly<Record<Component, ReleaseTable>>;
    readonly facts: Readonly<Record<string, Fact>>;
    readonly messages: Readonly<Record<string, Message>>;
    readonly tables: Readonly<Record<string, Table>>;
    readonly gates: Readonly<Record<'kubernetes' | 'kruise', Readonly<Record<string, Gate>>>>;
    readonly gateRules: readonly GateRule[];
    readonly recorded: readonly RecordedCluster[];
}
/**
 * The knowledge that the documents of policies/facts hold together. Throws an Error that names the file and the entry
 * where a name is used twice, a range cannot be read, or a message asks for a fact that is in none of them.
 */
export declare function compileKnowledge(documents: readonly {
    file: string;
    value: unknown;
}[]): Knowledge;
