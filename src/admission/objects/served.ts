// Mirrors what discovery tells kubectl: DefaultAPIResourceConfigSource of k8s.io/kubernetes pkg/controlplane/instance.go and the
// CustomResourceDefinitions of openkruise/kruise.
import type { Cluster } from '../../cluster/profile.js'
import type { Refusal } from '../../finding.js'
import { type Kind, kindOf, meantBy } from '../../workload/kinds.js'
import type { Manifest } from '../../workload/manifest.js'

/** An object of a kind, or a version of it, that the cluster does not serve. Unknown kinds are somebody else's. */
export function notServed({ group, kind, apiVersion }: Manifest, cluster: Cluster): Refusal | undefined {
  if (meantBy(group, kind).length === 0) return undefined
  const own = kindOf(group, kind)
  if (own && servedVersions(own, cluster).includes(apiVersion)) return undefined
  const message = cluster.say('no-matches-for-kind', { kind, apiVersion })
  return { by: 'kube-apiserver', id: 'no-matches-for-kind', message, path: ['apiVersion'] }
}

/** The newest apiVersion in which the cluster serves what may be meant by the kind of an object; undefined where it serves none. */
export function servedAs({ group, kind }: Manifest, cluster: Cluster): string | undefined {
  return meantBy(group, kind).flatMap((each) => servedVersions(each, cluster).slice(-1))[0]
}

/** The apiVersions of a kind in the cluster, oldest first. */
function servedVersions({ group, of, versions }: Kind, cluster: Cluster): string[] {
  if (of === 'kruise' && !cluster.installed('kruise')) return []
  return Object.entries(versions)
    .filter(([, served]) => served === true || cluster.holds(served))
    .map(([version]) => (group === '' ? version : `${group}/${version}`))
}
