// Mirrors ShouldUpdateResourceByResize of openkruise/kruise pkg/client/registry.go, with Set of coreos/go-semver semver/semver.go.
import type { World } from '../admission/world.js'

/**
 * What kruise-manager panics with before it writes the pod of a workload that it updates in place; undefined where it does
 * not. It takes the minor that the API server reports for a number, asks whether there is pods/resize, and asks always.
 */
export function panicOfInPlaceUpdate({ cluster }: World): string | undefined {
  if (!cluster.holds('in-place-update-panics-on-plus-minor')) return undefined
  if (cluster.holds('version-reports-plain-minor')) return undefined
  // What follows a plus is metadata, the patch among it.
  const [version = ''] = `${cluster.lookup('built-minor')}.0`.split('+')
  return version.split('.').length === 3 ? undefined : cluster.say('version-not-dotted-tri', { version })
}
