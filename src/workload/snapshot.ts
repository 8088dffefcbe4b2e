/** How a snapshot of a cluster says that it is one. */
export const SNAPSHOT = { apiVersion: 'kruise-preflight/v1', kind: 'ClusterSnapshot' } as const
