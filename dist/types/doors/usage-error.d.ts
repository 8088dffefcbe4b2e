/** What keeps a run from starting: its message is one clear line (or several, one for each mistake), and the exit code 2. */
export declare class UsageError extends Error {
    readonly name = "UsageError";
    /** A program may hold this package twice, and one copy catches what the other throws. */
    static [Symbol.hasInstance](error: unknown): boolean;
}
