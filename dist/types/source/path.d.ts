/** A JSON value as YAML and JSON documents hold it. */
export type Json = null | boolean | number | string | Json[] | {
    [key: string]: Json;
};
/** The steps from the root of a document to one of its values: object keys and array indexes. */
export type Path = readonly (string | number)[];
/** The RFC 6901 JSON pointer of `path`; '' is the root. */
export declare function pointer(path: Path): string;
/** `path` as the API server prints it in a field error: `spec.containers[0].image`. */
export declare function fieldPath(path: Path): string;
/** The value at `path` below `root`, undefined where a step is missing. */
export declare function valueAt(root: unknown, path: Path): unknown;
