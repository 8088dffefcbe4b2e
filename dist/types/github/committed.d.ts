import { type Git } from './git-command.js';
/** One file of a commit. */
export interface CommittedFile {
    /** Git's name of its content. */
    readonly id: string;
    readonly isLink: boolean;
    /** Whether it is the commit of another repository that lies in this folder. */
    readonly isSubmodule?: boolean;
    /** In bytes; undefined where nobody asked, or the content is not at hand. */
    readonly size?: number | undefined;
}
/** The files of a commit, named from the working directory, and which of them the working directory has as they are. */
export interface CommittedFiles {
    readonly commit: string;
    /** Files, and folders that are submodules. */
    readonly files: ReadonlyMap<string, CommittedFile>;
    /** Whether the working directory may have something else under this name, or nothing. */
    differs(name: string): boolean;
    /** The bytes of files that differ and have a size. */
    contents(names: readonly string[]): Iterable<readonly [name: string, bytes: Uint8Array]>;
}
/** The files of a commit that the repository holds. Throws {@link GitCannotTell}. */
export declare function committedByGit(commit: string, git: Git): CommittedFiles;
/** Names files of the repository from the folder where git runs. */
export declare function namerOf(git: Git): (inRepository: string) => string;
/** The files of a commit by name, without sizes. */
export declare function filesOf(commit: string, git: Git, nameOf: (inRepository: string) => string): Map<string, CommittedFile>;
/** What a clone with `filter: blob:none` lacks. */
export declare const PARTIAL = "not in this clone, which is partial";
/** The mode of a symbolic link. */
export declare const LINK = "120000";
/** The files of the repository that differ between a commit and what lies in the working tree. */
export declare function changedSince(commit: string, git: Git): string[];
/** The files that a sparse checkout leaves out: nobody sees them on either side. */
export declare function leftOut(git: Git): string[];
/** The sizes of contents in bytes; without those that the repository does not hold. */
export declare function sizesOf(ids: readonly string[], git: Git): Map<string, number>;
/** The contents of files that the repository holds, by `git cat-file --batch`: a line `id blob size`, the bytes, and a line feed for each. */
export declare function contentsByGit(names: readonly string[], files: ReadonlyMap<string, CommittedFile>, git: Git): Iterable<readonly [string, Buffer]>;
