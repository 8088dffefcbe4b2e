/** What keeps a run from starting: its message is one clear line (or several, one for each mistake), and the exit code 2. */
export declare class UsageError extends Error {
    readonly name = "UsageError";
    /** Each file of dist/ has this class of its own, and one catches what another throws. */
    static [Symbol.hasInstance](error: unknown): boolean;
}
