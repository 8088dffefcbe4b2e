import type { VersionsChange } from '../finding.js'
import { findingsOf, type Words } from './findings.js'
import type { Judgement } from './judge.js'
import { judgedCluster } from './judged.js'
import { sameCell } from './same-cell.js'
import { compare } from './upgrade-compare.js'

/** What a change of the clusters' description does to the manifests as they are now; `before` are those described otherwise, as they were. */
export function versionsChange(now: Judgement, before: Judgement, words: Words): VersionsChange | undefined {
  const clusters = before.cells.flatMap((cell) => {
    const same = sameCell(cell, now.cells)
    return same ? [{ name: cell.settings.name, from: judgedCluster(cell), to: judgedCluster(same) }] : []
  })
  if (clusters.length === 0) return undefined
  const compared = compare(before, now, new Map(clusters.map(({ name }) => [name, name])), words)
  const told = (sightings: Judgement['sightings'], { cells }: Judgement) =>
    findingsOf(sightings, cells, words).map(({ finding }) => finding)
  return {
    clusters,
    broken: told(compared.broken, now),
    mended: told(compared.mended, before),
    unchanged: told(compared.unchanged, now),
  }
}
