import type { Build } from '../cluster/build.js';
import { type PodStructs } from './pod-structs.js';
/** How one build merges the fields of the Go structs below `root`. */
export interface PatchSchema {
    readonly root: string;
    /** By struct and JSON name, in the notation of pod-structs.json. */
    readonly structs: PodStructs;
    /** Whether what a patch adds loses its parts with a `$patch`, and `$deleteFromPrimitiveList` works on every list. */
    readonly prunesDirectives: boolean;
}
/** What a struct tag says of a field: its type, whether it is merged or replaced, and the key of its items ('' for none). */
export interface PatchField {
    readonly type: string;
    readonly strategy: string;
    readonly mergeKey: string;
}
/**
 * The schema that `build` merges patches of a `root` (Pod, PodTemplateSpec) with. A build that listens is asked when something
 * depends on it, so that builds that differ elsewhere are alike; the others share the schema with those that answer alike.
 */
export declare function patchSchema(root: 'Pod' | 'PodTemplateSpec', build: Pick<Build, 'holds' | 'listens'>): PatchSchema;
/** The reflect kind of `type`. */
export declare function kindOfType(schema: PatchSchema, type: string): string;
/** The field `key` of `type`; an error where `type` is no struct or has no such field, in upstream's words. */
export declare function structField(schema: PatchSchema, type: string, key: string): PatchField;
/** The field `key` of `type` with the type of its items; an error where the field is no list, in upstream's words. */
export declare function listField(schema: PatchSchema, type: string, key: string): PatchField;
