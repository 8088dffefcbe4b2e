import type { Cluster } from '../cluster/profile.js'
import { valueAt } from '../source/path.js'
import type { Origin } from '../workload/origins.js'
import { worded } from './lost-fields.js'
import { isNativeSidecar } from './native-sidecar-becomes-init-container.js'
import type { Rule } from './rule.js'

/** A field that the API server takes out of every pod because a feature gate is off. */
export const fieldNeedsFeatureGate: Rule = {
  id: 'field-needs-feature-gate',

  *observe({ pods, world }) {
    for (const { pod, workload } of pods) {
      for (const { at, gate } of pod.disabled) {
        if (isNativeSidecar(at.manifest, at.path) || isDefault(at)) continue
        const { field, whose } = worded(at.manifest, at.path)
        yield {
          at,
          ...(gate === 'ImageVolume' && { variant: 'image-volume' }),
          data: { field, whose, gate, since: onSince(gate, world.cluster) },
          affects: workload,
        }
      }
    }
  },
}

/** What a pod has without the field, by the field's name (pkg/apis/core/types.go). */
const DEFAULTS: Readonly<Record<string, string | boolean>> = {
  hostUsers: true,
  supplementalGroupsPolicy: 'Merge',
  recursiveReadOnly: 'Disabled',
  nodeAffinityPolicy: 'Honor',
  nodeTaintsPolicy: 'Ignore',
}

/** Whether the field says no more than its absence does, so that nothing is lost with it. */
function isDefault({ manifest, path }: Origin): boolean {
  const name = String(path.at(-1))
  return Object.hasOwn(DEFAULTS, name) && valueAt(manifest.value, path) === DEFAULTS[name]
}

/** The first Kubernetes release from which on the gate is on where nobody sets it. */
function onSince(gate: string, cluster: Cluster): string | undefined {
  const releases = cluster.releases('kubernetes')
  return releases[releases.findLastIndex((release) => !release.cluster.enabled(gate)) + 1]?.name
}
