import { droppedFields } from '../admission/dropped.js'
import type { PodOutcome } from '../admission/simulate.js'
import type { World } from '../admission/world.js'
import { type Path, valueAt } from '../source/path.js'
import { kindOf } from '../workload/kinds.js'
import { type Manifest, objects, text } from '../workload/manifest.js'
import type { Origin } from '../workload/origins.js'
import { historyOf } from './lost-fields.js'
import type { Observation, Rule } from './rule.js'

/** An init container that is to run for ever, and whose restartPolicy somebody takes away: the pod waits for its end. */
export const nativeSidecarBecomesInitContainer: Rule = {
  id: 'native-sidecar-becomes-init-container',

  *observe({ object, pods, world }) {
    const { manifest } = object
    if (manifest.kind === 'SidecarSet' && world.cluster.installed('kruise')) {
      for (const { path } of droppedFields(manifest, world.cluster)) {
        if (isNativeSidecar(manifest, path)) yield observation({ manifest, path }, world)
      }
    }
    for (const outcome of pods) {
      for (const at of lostIn(outcome)) yield { ...observation(at, world), affects: outcome.workload }
    }
  },
}

/** Whether the field at `path` is what makes an init container a sidecar. */
export function isNativeSidecar({ value }: Manifest, path: Path): boolean {
  return path.at(-1) === 'restartPolicy' && path.at(-3) === 'initContainers' && valueAt(value, path) === 'Always'
}

/** Where the sidecars of a pod that became ordinary init containers were written. */
function lostIn({ pod }: PodOutcome): Origin[] {
  return objects(pod.spec.initContainers).flatMap((container, index) => {
    const name = pod.origin(['spec', 'initContainers', index, 'name'])
    if (!name || container.restartPolicy === 'Always') return []
    const at = { manifest: name.manifest, path: [...name.path.slice(0, -1), 'restartPolicy'] }
    const taken = pod.origin(['spec', 'initContainers', index, 'restartPolicy'])?.manifest !== at.manifest
    return !taken && isNativeSidecar(at.manifest, at.path) ? [at] : []
  })
}

function observation(at: Origin, world: World): Observation {
  const container = text(valueAt(at.manifest.value, [...at.path.slice(0, -1), 'name']))
  const { cluster } = world
  const kruise = kindOf(at.manifest.group, at.manifest.kind)?.of === 'kruise'
  if (!kruise || world.kruiseStructs().structs.get('Container')?.has('restartPolicy')) {
    return { at, variant: 'gate', data: { container } }
  }
  return { at, data: { container, since: historyOf(at.manifest, at.path, cluster).since } }
}
