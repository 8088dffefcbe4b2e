import type { Manifest } from './manifest.js'
import { templatePath } from './template-path.js'

/** How many pods an object asks for: none where it is no workload, one where it does not say; one for each node counts as one. */
export function sizeOf(manifest: Manifest): number {
  if (!templatePath(manifest)) return 0
  const { replicas, parallelism } = manifest.spec
  const said = [replicas, parallelism].find((each) => typeof each === 'number')
  return typeof said === 'number' && manifest.kind !== 'DaemonSet' ? said : 1
}
