/** What a selector speaks of: a cluster's name and environment. */
export interface Named {
    readonly name: string;
    readonly environment: string | null;
}
/**
 * The clusters that a selector names: a name, a pattern of names (`prod-*`, `node-?`) or `env:NAME` (a pattern too). `problem`
 * says why there are none.
 */
export declare function matching<T extends Named>(selector: string, clusters: readonly T[], environments: readonly string[]): {
    clusters: readonly T[];
    problem?: string;
};
/** Whether the selector names the cluster. */
export declare function selects(selector: string, { name, environment }: Named): boolean;
