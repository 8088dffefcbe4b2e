import type { Knowledge } from '../cluster/knowledge.js'
import { ofVendor, resolveRelease } from '../cluster/releases.js'
import { compareVersions, parseVersion } from '../cluster/version.js'
import type { ClusterSettings, NextVersions } from '../settings.js'

/** Versions that a cluster is to run instead of its own, as people write them; `none` takes a component away. */
export interface Versions extends Omit<NextVersions, 'vcluster' | 'from'> {
  readonly vcluster?: string | NonNullable<NextVersions['vcluster']>
}

/** The cluster with other versions; what they do not name stays as it is, and so does the vendor of Kubernetes. */
export function withVersions(cluster: ClusterSettings, versions: Versions, knowledge: Knowledge): ClusterSettings {
  const { kruise, vcluster, ...others } = cluster
  const { kubernetes } = versions
  const given = typeof versions.vcluster === 'string' ? { version: versions.vcluster } : versions.vcluster
  const newKruise = versions.kruise ?? kruise
  const newVcluster = given ? { ...vcluster, ...given } : vcluster
  return {
    ...others,
    ...(kubernetes !== undefined && { kubernetes: asBuilt(kubernetes, cluster.kubernetes, knowledge) }),
    ...(newKruise !== undefined && newKruise !== 'none' && { kruise: newKruise }),
    ...(newVcluster && newVcluster.version !== 'none' && { vcluster: newVcluster }),
    featureGates: { ...cluster.featureGates, ...versions.featureGates },
    kruiseFeatureGates: { ...cluster.kruiseFeatureGates, ...versions.kruiseFeatureGates },
  }
}

/** What the configuration says that a cluster runs next. */
export function nextOf({ next }: ClusterSettings): Versions | undefined {
  if (!next) return undefined
  const { from: _, ...versions } = next
  return versions
}

/** `kubernetes 1.32, kruise 1.8.4`. */
export function versionsWords({ kubernetes, kruise, vcluster, featureGates, kruiseFeatureGates }: Versions): string {
  const text = (of: string, version: unknown) => (typeof version === 'string' ? [`${of} ${version}`] : [])
  const gates = Object.entries({ ...featureGates, ...kruiseFeatureGates }).map(([gate, on]) => `${gate}=${on}`)
  const tag = typeof vcluster === 'object' ? vcluster.version : vcluster
  return [...text('kubernetes', kubernetes), ...text('kruise', kruise), ...text('vcluster', tag), ...gates].join(', ')
}

/** A version as the vendor of the cluster builds it: `1.33` for one of `1.28.7-gke.1026000` is `1.33.13-gke`. */
function asBuilt(version: string, now: string, knowledge: Knowledge): string {
  const [next, old] = [version, lastOf(now)].map((each) => resolveRelease(knowledge, 'kubernetes', each))
  if (!next || !old || old.vendor === '' || next.vendor !== '') return version
  return ofVendor(next.display, old)
}

/** The versions for a cluster of a range: a release within it is where it would begin. */
export function within(range: string, versions: Versions): Versions {
  const { kubernetes } = versions
  const last = lastOf(range)
  const [first, end] = [kubernetes, last].map((each) => (each === undefined ? undefined : parseVersion(each)))
  if (last === range || !first || !end) return versions
  const newest = end.patch === undefined ? { ...end, patch: Number.POSITIVE_INFINITY } : end
  return compareVersions(first, newest) <= 0 ? { ...versions, kubernetes: `${kubernetes} - ${last}` } : versions
}

function lastOf(range: string): string {
  return range.split(/ +- +/).at(-1) as string
}
