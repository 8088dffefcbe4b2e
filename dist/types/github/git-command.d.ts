/** Git could not tell: no git, no repository, or the commits are not in this clone. */
export declare class GitCannotTell extends Error {
    readonly name = "GitCannotTell";
    /** Neither the head nor its merge with the base is checked out, so what is read is not what the change asks for. */
    elsewhere: boolean;
    /** A program may hold this package twice, and one copy catches what the other throws. */
    static [Symbol.hasInstance](error: unknown): boolean;
}
/** Runs git in one folder: what it prints to these arguments. Throws {@link GitCannotTell} with git's first words. */
export type Git = (args: readonly string[], input?: string) => Buffer;
/**
 * Git at `cwd`, whatever its owner set up. `safe` are folders whose checkout may belong to another user: the answer is for
 * them and this process only. Where it `mayFetch`, a partial clone gets what it lacks from its remote.
 */
export declare function gitAt(cwd: string, { safe, mayFetch }?: {
    mayFetch?: boolean | undefined;
    safe?: Iterable<string> | undefined;
}): Git;
/** What `work` gives; undefined where git cannot tell. */
export declare function attempt<T>(work: () => T): T | undefined;
/** The fields of an output that ends each with NUL, as `-z` does. */
export declare function fields(out: Buffer): string[];
/** The folders from `cwd` up to the workspace, in any of which a job's checkout may lie; `cwd` alone where it lies elsewhere. */
export declare function foldersBetween(cwd: string, workspace: string): Iterable<string>;
