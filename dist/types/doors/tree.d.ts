import type { Shelf } from '../render/helm/charts.js';
import type { SourceFile } from '../source/document.js';
/**
 * The files that a run may look at. They are named as every output names them: from the working directory, with `/`;
 * the working directory itself is `.`.
 */
export interface Tree {
    /** The files with manifests at a path as a user writes it: the file itself, or all below the folder. Throws a UsageError for what is not there. */
    at(place: string): readonly Found[];
    /** The name of a path as a user writes it. */
    nameOf(place: string): string;
    isFile(name: string): boolean;
    isFolder(name: string): boolean;
    /** The file's text, the same object each time; or the reason why it is not read. Throws a UsageError for what cannot be read. */
    read(name: string): SourceFile | Unread;
    /** Whether the name, or a link on the way to it, leads out of the repository; without it, names that begin with `../` do. */
    isOutside?(name: string): boolean;
    /** Of an old side: whether the new one has the file as it is, where that is known without reading both. */
    isSame?(name: string): boolean;
    /** All its files, whatever they end in: what charts are made of. Those below a folder that leads out of the repository are that folder's. */
    shelf(folder?: string): ChartShelf;
}
/** Files with their bytes: charts hold more than text. */
export interface ChartShelf extends Shelf {
    /** A file's bytes; or why they are not read. */
    bytes(name: string): Uint8Array | Unread;
}
/** A file that was found; with a reason where it is not to be read. */
export interface Found {
    readonly name: string;
    readonly unread?: string;
}
/** Why a file is not read. */
export interface Unread {
    readonly unread: string;
}
/** Why a file is not read that does not exist. */
export declare const MISSING = "it is not there";
/** The name of standard input. */
export declare const PIPED = "-";
/** The endings of the files that folders are searched for. */
export declare const MANIFEST: RegExp;
/** Folders that are never searched. */
export declare const NEVER: ReadonlySet<string>;
