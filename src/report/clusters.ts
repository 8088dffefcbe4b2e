import type { Finding, JudgedCluster } from '../finding.js'
import { grouped } from './group.js'
import { shortened } from './shortened.js'

/** A name and what it runs, as `kubernetes 1.28.7, kruise 1.6.3`. */
export function versions(cluster: Pick<JudgedCluster, 'kubernetes' | 'kruise' | 'vcluster' | 'host'>): string {
  const { kubernetes, kruise, vcluster, host } = cluster
  const guest = vcluster === null ? '' : `, vcluster ${vcluster}${host === null ? '' : ` on ${host}`}`
  return `kubernetes ${kubernetes}${kruise === null ? '' : `, kruise ${kruise}`}${guest}`
}

/** The clusters that a finding was judged on: those of its configuration. */
export function judgedOn({ config }: Finding, all: readonly JudgedCluster[]): JudgedCluster[] {
  return all.filter((cluster) => cluster.config === config)
}

/** A cluster's name and what it runs; a cluster of the command line is named by what it runs. */
export function described(cluster: JudgedCluster): string {
  const runs = versions(cluster)
  const adHoc = runs.replaceAll(', ', ',').replaceAll(' ', '=') === cluster.name
  return adHoc ? runs : `${cluster.name} (${runs})`
}

/** The clusters in which a finding holds, and those in which it will: `prod-eu from kubernetes 1.32, an error from 2027-02-01`. */
export function clustersOf(finding: Finding, all: readonly JudgedCluster[]): string[] {
  const { clusters, coming = [] } = finding
  const later = new Set(coming.flatMap((each) => each.clusters))
  const now = clusters.filter((name) => !later.has(name))
  return [
    ...byEnvironment(now, judgedOn(finding, all)),
    ...coming.map(({ versions: next, clusters: names, failsFrom }) => {
      const day = failsFrom === null ? '' : `, an error from ${failsFrom}`
      return `${shortened(names)} from ${next}${day}`
    }),
  ]
}

/**
 * The clusters of `names`, a line for each environment: `prod 1 of 2: prod-eu (kubernetes 1.28.7, kruise 1.6.3)`.
 * Clusters that run the same stand together; beyond `most` of an environment they are counted.
 */
export function byEnvironment(names: readonly string[], all: readonly JudgedCluster[], most = 6): string[] {
  const hit = new Set(names)
  const environments = grouped(all, (cluster) => cluster.environment)
  const lines: string[] = []
  for (const [environment, members] of environments) {
    const inIt = members.filter((cluster) => hit.has(cluster.name))
    if (!inIt.length) continue
    const alone = all.length === 1
    const head =
      environment === null && alone ? '' : `${environment ?? 'clusters'} ${inIt.length} of ${members.length}: `
    lines.push(`${head}${sameVersions(inIt.slice(0, most))}${more(inIt.length - most)}`)
  }
  // A name that the report does not describe is still said.
  const known = new Set(all.map(({ name }) => name))
  const strangers = names.filter((name) => !known.has(name))
  if (strangers.length) lines.push(`${strangers.slice(0, most).join(', ')}${more(strangers.length - most)}`)
  return lines
}

function sameVersions(clusters: readonly JudgedCluster[]): string {
  return grouped(clusters, versions)
    .map(([runs, same]) => {
      const [first] = same
      return first && same.length === 1 ? described(first) : `${same.map(({ name }) => name).join(', ')} (${runs})`
    })
    .join('; ')
}

const more = (count: number) => (count > 0 ? ` and ${count} more` : '')
