import type { Manifest } from '../workload/manifest.js'
import { argoDestinations } from './gitops/argo.js'
import type { Checkout, GitOps, KnownCluster } from './gitops/destination.js'
import { fluxDestinations, isFlux } from './gitops/flux.js'

export type {
  Checkout,
  Destination,
  GitOps,
  KnownCluster,
  NotEvaluated,
  Source,
  ValuesGiven,
} from './gitops/destination.js'
export { reachedBy } from './gitops/reached.js'

/** Whether an object is one of Argo CD or Flux that sends something to a cluster. */
export function isGitOps(manifest: Manifest): boolean {
  return isArgo(manifest) || isFlux(manifest)
}

/** What the objects of Argo CD and Flux among the manifests of a checkout send where. Nothing is fetched: what lies in another repository is named. */
export function readGitOps(
  manifests: readonly Manifest[],
  checkout: Checkout,
  clusters: readonly KnownCluster[],
): GitOps {
  const flux = fluxDestinations(manifests, checkout, clusters)
  const argo = manifests.filter(isArgo).map((each) => argoDestinations(each, checkout, clusters))
  return {
    destinations: [...argo.flatMap(({ destinations }) => destinations), ...flux.destinations],
    notEvaluated: [...argo.flatMap(({ notEvaluated }) => notEvaluated), ...flux.notEvaluated],
  }
}

function isArgo({ group, kind }: Manifest): boolean {
  return group === 'argoproj.io' && (kind === 'Application' || kind === 'ApplicationSet')
}
