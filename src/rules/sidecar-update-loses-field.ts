import type { EffectivePod } from '../admission/pod.js'
import { typed } from '../admission/typed.js'
import { member, type World } from '../admission/world.js'
import { fieldPath, type Path } from '../source/path.js'
import { kindOf } from '../workload/kinds.js'
import { type Manifest, objects, text } from '../workload/manifest.js'
import type { Rule } from './rule.js'

/** A field of a running pod that Kruise does not write back when it renews the pod's sidecars, so that the update is refused. */
export const sidecarUpdateLosesField: Rule = {
  id: 'sidecar-update-loses-field',

  *observe({ pods, world }) {
    if (!world.cluster.installed('kruise') || !world.cluster.holds('kruise-writes-pods-with-put')) return
    for (const { pod, workload } of pods) {
      if (pod.refusals.length > 0 || kindOf(workload.group, workload.kind)?.of === 'kruise') continue
      const sidecarSet = renewing(pod)
      if (!sidecarSet) continue
      for (const path of unknownFields(pod, world)) {
        const at = pod.origin(path)
        if (at?.manifest !== workload || at.path.at(-1) !== path.at(-1)) continue
        yield {
          at,
          data: { field: fieldPath(path), sidecarSet: sidecarSet.name },
          related: [
            { at: { manifest: sidecarSet, path: ['spec', 'containers'] }, note: 'the sidecars that are renewed' },
          ],
          affects: workload,
        }
      }
    }
  },
}

/** The fields of the pod's spec that this build's structs lack. What becomes of a resizePolicy is said elsewhere. */
function unknownFields({ spec, origins }: EffectivePod, world: World): Path[] {
  const lost: Path[] = []
  typed({ spec }, world.kruiseStructs(), origins, (path) => lost.push(path))
  return lost.filter((path) => path.at(-1) !== 'resizePolicy')
}

/** A SidecarSet that put a container into the pod and renews it in running pods. */
function renewing(pod: EffectivePod): Manifest | undefined {
  const writers = objects(pod.spec.containers).map((_, at) => pod.origin(['spec', 'containers', at, 'name'])?.manifest)
  return writers.find((writer) => {
    const type = writer?.kind === 'SidecarSet' && text(member(writer.spec, 'updateStrategy').type)
    return type === '' || type === 'RollingUpdate'
  })
}
