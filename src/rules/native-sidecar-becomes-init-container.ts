import { objectRefusals } from '../admission/objects/index.js'
import type { Outcome, PodOutcome } from '../admission/simulate.js'
import type { Refusal } from '../finding.js'
import { type Path, pointer, valueAt } from '../source/path.js'
import { kindOf } from '../workload/kinds.js'
import { type Manifest, nameOf, objects, text } from '../workload/manifest.js'
import type { Origin } from '../workload/origins.js'
import { historyOf } from './lost-fields.js'
import type { Observation, Rule } from './rule.js'

/** An init container that is to run for ever, and whose restartPolicy somebody takes away: the pod waits for its end. */
export const nativeSidecarBecomesInitContainer: Rule = {
  id: 'native-sidecar-becomes-init-container',

  *observe(seen) {
    const { object, pods, world } = seen
    const { manifest, dropped } = object
    if (manifest.kind === 'SidecarSet' && world.cluster.installed('kruise')) {
      for (const { path } of dropped) {
        if (isNativeSidecar(manifest, path)) yield observation({ manifest, path }, seen)
      }
    }
    for (const outcome of pods) {
      for (const at of lostIn(outcome)) yield { affects: outcome.workload, ...observation(at, seen, outcome) }
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

function observation(at: Origin, seen: Outcome, outcome?: PodOutcome): Observation {
  const { manifest, path } = at
  const { world } = seen
  const container = text(valueAt(manifest.value, [...path.slice(0, -1), 'name']))
  const kruise = kindOf(manifest.group, manifest.kind)?.of === 'kruise'
  if (!kruise || world.kruiseStructs().structs.get('Container')?.has('restartPolicy')) {
    return { at, variant: 'gate', data: { container } }
  }
  const data = { container, since: historyOf(manifest, path, world.cluster).since }
  const own = manifest === seen.object.manifest ? seen.object.refusals : objectRefusals(manifest, world)
  const [refusal, ...others] = own.filter((each) => isLeftOver(each, at))
  if (!refusal) return { at, data }
  const inPods = outcome?.pod.refusals.filter(({ id }) => id === ONLY_OF_SIDECARS) ?? []
  const claims = [refusal, ...others, ...inPods]
  return { at, variant: 'refused', data: { ...data, object: nameOf(manifest) }, refusal, claims, affects: manifest }
}

/** How upstream refuses a lifecycle or a probe of an ordinary init container. */
const ONLY_OF_SIDECARS = 'not-for-init-containers'

/** Whether a refusal is of what the container that lost its restartPolicy may no longer have. */
function isLeftOver(refusal: Refusal, { path }: Origin): boolean {
  return refusal.id === ONLY_OF_SIDECARS && pointer(refusal.path).startsWith(`${pointer(path.slice(0, -1))}/`)
}
