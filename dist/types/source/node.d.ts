import type { Json, Path } from './path.js';
/** Offsets into the file's text, in UTF-16 units; `end` is exclusive. */
export interface Span {
    readonly start: number;
    readonly end: number;
}
/** A scalar with the value that kubectl's decoder gives it. */
export interface ScalarNode extends Span {
    readonly kind: 'scalar';
    readonly value: null | boolean | number | string;
}
/** One `key: value` of a mapping. A key is always a string, as kubectl makes it one (`on: 1` is "true"). */
export interface Entry {
    readonly name: string;
    readonly key: Span;
    readonly value: Node;
}
/** A mapping; of duplicate keys it holds the last, as kubectl does. Keys merged with `<<` are entries too. */
export interface MapNode extends Span {
    readonly kind: 'map';
    readonly entries: readonly Entry[];
}
/** A sequence. */
export interface SeqNode extends Span {
    readonly kind: 'seq';
    readonly items: readonly Node[];
}
/** A value of a document with its place. An alias is the very node of its anchor. */
export type Node = ScalarNode | MapNode | SeqNode;
/** A key that stands twice in one mapping: where it first stood and where it stood again. */
export interface DuplicateKey {
    readonly name: string;
    /** The path of its value. */
    readonly path: Path;
    readonly first: Span;
    readonly again: Span;
    /** Whether both have the same scalar for their value. */
    readonly same: boolean;
}
/** The entry of `node` with that key, undefined where there is none or `node` is no mapping. */
export declare function entry(node: Node | undefined, name: string): Entry | undefined;
/** The plain value of `node`. Objects have own `__proto__` keys where the text has them, never a changed prototype. */
export declare function plainValue(node: Node): Json;
/** What is written at a path, or, where it is not written, its closest written parent. */
export interface Written {
    /** The entry or item found: its key (none for an item or the root) and its value. */
    readonly key: Span | undefined;
    readonly node: Node;
    /** The part of the path that is written. */
    readonly path: Path;
    /** Whether that is the whole path. */
    readonly whole: boolean;
}
/** Finds `path` below `root`. */
export declare function written(root: Node, path: Path): Written;
