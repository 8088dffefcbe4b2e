import type { Json, Path } from '../source/path.js';
import type { Manifest } from './manifest.js';
/** Who wrote a value: a manifest and the path in it (below the object's own root). */
export interface Origin {
    readonly manifest: Manifest;
    readonly path: Path;
}
/**
 * Remembers who wrote each part of a value. An object or list carries its origin with it wherever it is moved; a
 * scalar, or a key that somebody removed, is remembered at the object that holds it.
 */
export declare class Origins {
    #private;
    /** A deep copy of the part of `manifest` at `path`, remembered as written there. */
    adopt<T extends Json>(manifest: Manifest, path: Path, value: T): T;
    /** A deep copy whose parts keep their origins; `keep` drops the members it denies. */
    copy<T extends Json>(value: T, keep?: (path: Path) => boolean, path?: Path): T;
    /** Remembers of `to` what is known of `from` as a whole, not of its parts: for a list whose items change places. */
    inheritWhole(from: object, to: object): void;
    /** Remembers of `to` what is known of `from`, member by member. */
    inherit(from: object, to: object): void;
    /** Remembers that the object or list as a whole was written there. */
    own(value: object, origin: Origin | undefined): void;
    /** Remembers who wrote, or removed, the member `key` of `parent`. */
    write(parent: object, key: string | number, origin: Origin | undefined): void;
    /** The origin of the member `key` of `parent`. */
    member(parent: object, key: string | number): Origin | undefined;
    /** The origin of `path` below `root`: that of the closest part whose writer is known, carried down to `path`. */
    of(root: Json, path: Path): Origin | undefined;
}
