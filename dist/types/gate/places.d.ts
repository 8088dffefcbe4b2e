import type { ObjectRef, Place } from '../finding.js';
import type { Spot } from '../rules/rule.js';
import { type Json, type Path } from '../source/path.js';
import { type Manifest } from '../workload/manifest.js';
import type { Origin } from '../workload/origins.js';
/** A place, and whether it is more than the file that something comes from. */
export interface Sourced extends Place {
    readonly confidence?: 'file';
}
/** Turns origins into lines and columns, and keeps each file's table of lines. */
export declare class Places {
    #private;
    /**
     * The range of what is written there: a scalar with its key, of a mapping or list the key alone. Of what was rendered, the
     * range that it comes from, or, where only the file is known, its start.
     */
    of(at: Origin | Spot): Sourced;
    /** The file and the offset at which it begins. */
    start(at: Origin | Spot): {
        file: string;
        start: number;
    };
}
/** The object that a place is in; null for a place in no manifest. */
export declare function objectOf(at: Origin | Spot): ObjectRef | null;
/** A manifest as the outputs name it. */
export declare function refOf({ apiVersion, kind, namespace, name }: Manifest): ObjectRef;
/**
 * What a place is called in any version of its object: a path in which an item of a list goes by its name, where it has
 * one of its own, and the text that stands there. Line and order of items do not matter.
 */
export declare function canonicalPath({ value }: Manifest, path: Path): Json[];
