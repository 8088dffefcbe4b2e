// Mirrors versions/kruise/*/{Chart,values}.yaml of openkruise/charts.

import type { Knowledge } from './knowledge.js'
import { ClusterProfile } from './profile.js'
import { inRange } from './range.js'
import { newest, resolveRelease } from './releases.js'

/** The release of Kruise whose image a chart of that version runs: the same, but for some; undefined for what is no version. */
export function kruiseOfChart(knowledge: Knowledge, chart: string): string | undefined {
  const kruise = resolveRelease(knowledge, 'kruise', chart)
  if (!kruise) return undefined
  const profile = new ClusterProfile(knowledge, { name: '', kubernetes: newest(knowledge, 'kubernetes'), kruise })
  const other = profile.lookup('kruise-chart-runs')
  // A minor is its newest known patch, which is for the tables to say.
  return other === undefined || kruise.display !== chart.replace(/^v/, '') ? chart : String(other)
}

/** The feature gates that Kruise's chart sets for a release where its values set none. */
export function gatesOfChart(knowledge: Knowledge, version: string): Readonly<Record<string, boolean>> {
  const release = resolveRelease(knowledge, 'kruise', version)
  if (!release) return {}
  const set = Object.values(knowledge.gates.kruise).flatMap(({ gate, rows }) => {
    const row = rows.find(({ holds }) => inRange(release.judged, holds))
    return row?.chart === undefined ? [] : [[gate, row.chart] as const]
  })
  return Object.fromEntries(set)
}

/**
 * The version that a chart's version stands for, which may be a range as Helm takes it: `1.8.x` and `~1.8.2` are the newest known
 * patch of 1.8. Undefined for a range over more than a minor.
 */
export function pinned(text: string): { readonly version: string; readonly isRange: boolean } | undefined {
  const trimmed = text.trim()
  const minor = /^(?:~\s*)?v?(\d+\.\d+)(?:\.(?:[xX*]))?$/.exec(trimmed) ?? /^~\s*v?(\d+\.\d+)\.\d+$/.exec(trimmed)
  if (minor) return { version: minor[1] as string, isRange: true }
  const exact = /^=?\s*v?(\d+\.\d+\.\d+[0-9A-Za-z.+_-]*)$/.exec(trimmed)
  return exact ? { version: exact[1] as string, isRange: false } : undefined
}
