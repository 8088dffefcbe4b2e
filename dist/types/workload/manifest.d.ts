import type { SourceDocument } from '../source/document.js';
import { type Node } from '../source/node.js';
import type { Json, Path } from '../source/path.js';
/** A JSON object. */
export type JsonObject = {
    [key: string]: Json;
};
/** Whether `value` is a JSON object, neither null nor a list. */
export declare function isObject(value: unknown): value is JsonObject;
/** The objects of a list, with what is no object left out. */
export declare function objects(value: unknown): JsonObject[];
/** The string at a key, or '' where there is none. */
export declare function text(value: unknown): string;
/** One Kubernetes object of a document, with its place: the document itself, or an item of a List. */
export declare class Manifest {
    #private;
    readonly document: SourceDocument;
    /** Where the object begins in its document: [] or ['items', n]. */
    readonly at: Path;
    readonly node: Node;
    readonly apiVersion: string;
    readonly kind: string;
    readonly name: string;
    /** Null for a cluster-scoped kind; "default" where a namespaced object names none. */
    readonly namespace: string | null;
    constructor(document: SourceDocument, 
    /** Where the object begins in its document: [] or ['items', n]. */
    at: Path, node: Node);
    /** The API group; '' is the core group. */
    get group(): string;
    /** The object as kubectl would send it. Shared: nobody writes into it. */
    get value(): JsonObject;
    /** The same object in the same place with another value: as a step of admission leaves it. */
    holding(value: JsonObject): Manifest;
    /** An object of another kind that a controller makes of `value`, a part of this one, in the place where this one stands. */
    making({ apiVersion, kind, value }: {
        apiVersion: string;
        kind: string;
        value: JsonObject;
    }): Manifest;
    get spec(): JsonObject;
    get labels(): JsonObject;
}
/** What a document holds: its objects, or why it holds none. */
export declare function manifestsOf(document: SourceDocument): Manifest[] | {
    readonly reason: string;
};
/** Kind, namespace and name in the words of a message: `Deployment shop/web`. */
export declare function nameOf(object: {
    kind: string;
    namespace: string | null;
    name: string;
}): string;
