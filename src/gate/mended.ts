import type { Finding } from '../finding.js'

/**
 * What a change mends: `gone` are the findings of the base without what still stands. One that goes on elsewhere, or for
 * other workloads, is among them with those that it leaves.
 */
export function mendedIn(gone: readonly Finding[], findings: readonly Finding[]): Finding[] {
  const present = new Set(findings.flatMap(meetings))
  return gone.filter((each) => meetings(each).some((meeting) => !present.has(meeting)))
}

/** The finding for each workload that meets it in each cluster. */
function meetings({ fingerprint, affects, clusters }: Finding): string[] {
  const victims = affects.map(({ kind, namespace, name, clusters }) => ({ of: [kind, namespace, name], clusters }))
  const all = victims.length > 0 ? victims : [{ of: [], clusters }]
  return all.flatMap(({ of, clusters }) => clusters.map((cluster) => JSON.stringify([fingerprint, of, cluster])))
}
