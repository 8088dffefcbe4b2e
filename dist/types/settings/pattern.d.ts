/**
 * Chooses files by patterns: `*` and `?` within a name, `**` for any folders, `[a-z]`, `{a,b}`, `\` before what stands for itself. A folder
 * is all below it. One that begins with `!` takes out again what those before it chose. Names with a dot are names like
 * others. Whatever the pattern, it takes no more steps than the product of the lengths.
 */
export declare function chooser(patterns: readonly string[]): (path: string) => boolean;
/** Why a pattern cannot be used, undefined where it can. */
export declare function patternProblem(pattern: string): string | undefined;
/** A pattern's folders up to the first that stands for several, and what follows: nothing where it names one file or folder. */
export declare function splitPattern(pattern: string): {
    base: string;
    rest: string;
};
