/** Values that fill the `{placeholders}` of a text. */
export type Values = Readonly<Record<string, string | number>>;
/**
 * What one upstream build does: the API server of a cluster, or the copy of its code that a Kruise manager was
 * compiled with. Nothing above `cluster/` knows a version; it asks a build.
 */
export interface Build {
    /** Whether it remembers what it was asked: then it is asked only for what matters. */
    readonly listens?: boolean;
    /** Whether that behaviour (a name in policies/facts) is this build's. */
    holds(fact: string): boolean;
    /** Whether that Kubernetes feature gate is on. */
    enabled(gate: string): boolean;
    /** Upstream's text of that id (policies/facts, `messages:`), filled in, in this build's wording. */
    say(message: string, values?: Values): string;
}
