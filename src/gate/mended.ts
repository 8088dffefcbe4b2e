import type { Finding } from '../finding.js'
import type { Manifest } from '../workload/manifest.js'
import type { Sighting } from './causes.js'
import type { MatrixCell } from './cells.js'
import type { Judged, Judgement } from './judge.js'
import { identity } from './pairs.js'

/** What was seen in the base and does not stand any more. An object whose change is refused goes on as it is. */
export function goneFrom(
  base: Judgement,
  heads: readonly Judgement[],
  stands: (sighting: Sighting) => boolean,
): Sighting[] {
  const gone = base.sightings.filter((sighting) => !stands(sighting))
  if (gone.length === 0) return gone
  const rejected = heads.map((head) => objectsThat(head, ({ update }) => update?.outcome === 'rejected'))
  const accepted = objectsThat(base, ({ seen }) => seen.object.verdict !== 'rejected')
  return gone.filter(({ observation: { at }, cell }) => {
    const key = 'manifest' in at && cell ? keyOf(at.manifest, cell) : ''
    return !(accepted.has(key) && rejected.some((keys) => keys.has(key)))
  })
}

function objectsThat({ judged }: Judgement, are: (judged: Judged) => boolean): ReadonlySet<string> {
  const found = [...judged].flatMap(([cell, all]) =>
    [...all].flatMap(([manifest, each]) => (are(each) ? keyOf(manifest, cell) : [])),
  )
  return new Set(found)
}

function keyOf(manifest: Manifest, { settings }: MatrixCell): string {
  return JSON.stringify([identity(manifest), settings.name])
}

/**
 * What a change mends: `gone` are the findings of the base without what still stands. One that goes on elsewhere, or for
 * other workloads, is among them with those that it leaves.
 */
export function mendedIn(gone: readonly Finding[], findings: readonly Finding[]): Finding[] {
  const present = new Set(findings.flatMap(meetings))
  return gone.filter((each) => meetings(each).some((meeting) => !present.has(meeting)))
}

/** The finding for each workload that meets it in each cluster, and in what was rendered of which root. */
function meetings({ fingerprint, renderedFrom, affects, clusters }: Finding): string[] {
  const victims = affects.map(({ kind, namespace, name, clusters }) => ({ of: [kind, namespace, name], clusters }))
  const all = victims.length > 0 ? victims : [{ of: [], clusters }]
  return all.flatMap(({ of, clusters }) =>
    clusters.map((cluster) => JSON.stringify([fingerprint, renderedFrom, of, cluster])),
  )
}
