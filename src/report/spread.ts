import type { JudgedCluster } from '../finding.js'
import { grouped } from './group.js'

const mostEnvironments = 4
const mostNamed = 6
const mostMissed = 3

/** Names once each: a range of versions, and a cluster that a change describes otherwise, is judged more than once. */
export function namesOf(clusters: readonly JudgedCluster[]): string[] {
  return [...new Set(clusters.map(({ name }) => name))]
}

/** How many of `names` there are among `all`, and which, where few are or few are not: `2 of 9 clusters: dev-a, dev-b`. */
export function countedAmong(names: readonly string[], all: readonly string[], things = ''): string {
  const hit = new Set(names)
  const missed = all.filter((name) => !hit.has(name))
  const there = all.filter((name) => hit.has(name))
  if (missed.length === 0) return `all ${all.length}${things}`
  const count = `${there.length} of ${all.length}${things}`
  if (there.length <= mostNamed) return `${count}: ${there.join(', ')}`
  return missed.length <= mostMissed ? `${count}, not ${missed.join(', ')}` : count
}

/** The same by environment where those are few: `prod 6 of 6; dev 1 of 2: dev-eu`; the name where there is one cluster. */
export function spread(clusters: readonly string[], judged: readonly JudgedCluster[]): string {
  const names = namesOf(judged)
  if (names.length === 1) return clusters[0] ?? ''
  const environments = grouped(judged, ({ environment }) => environment)
  const parts = environments.flatMap(([environment, members]) => {
    const there = namesOf(members)
    const hit = there.filter((name) => clusters.includes(name))
    if (hit.length === 0) return []
    const count = `${hit.length} of ${there.length}`
    const words = hit.length === there.length ? count : countedAmong(hit, there)
    return [`${environment ?? 'clusters'} ${words}`]
  })
  return parts.length > mostEnvironments ? countedAmong(clusters, names, ' clusters') : parts.join('; ')
}
