import { unreadFields } from '../admission/dropped.js'
import { containerName } from '../admission/pod.js'
import type { PodOutcome } from '../admission/simulate.js'
import { buildPod } from '../admission/template.js'
import type { World } from '../admission/world.js'
import { type Path, pointer, valueAt } from '../source/path.js'
import { kindOf } from '../workload/kinds.js'
import { type JsonObject, type Manifest, objects } from '../workload/manifest.js'
import type { Origin } from '../workload/origins.js'
import { templatePath } from '../workload/template-path.js'
import { historyOf, holeRefusals, worded } from './lost-fields.js'
import type { Observation, Rule } from './rule.js'
import { waitsForWrite } from './sidecar-takes-resize-policy.js'

/**
 * A field of a container of a Kubernetes workload that this Kruise build does not know: when a sidecar is put in front,
 * it stays at its place in the list, where the sidecar now stands, or is lost.
 */
export const fieldDisplacedBySidecar: Rule = {
  id: 'field-displaced-by-sidecar',

  *observe({ pods, object, world }) {
    const { manifest } = object
    if (pods.length === 0 || !world.cluster.installed('kruise')) return
    if (kindOf(manifest.group, manifest.kind)?.of !== 'kubernetes') return
    for (const path of unreadFields(manifest, world.cluster)) {
      for (const outcome of pods) yield* displaced(path, outcome, world)
    }
  },
}

function* displaced(path: Path, outcome: PodOutcome, world: World): Iterable<Observation> {
  const { pod, workload } = outcome
  const template = templatePath(workload) ?? []
  const [spec, list, index, ...field] = path.slice(template.length)
  if (spec !== 'spec' || list !== 'containers' || typeof index !== 'number') return
  // What a feature gate takes away would be gone without a sidecar too.
  if (valueAt(buildPod(workload, world)?.value, path.slice(template.length)) === undefined) return
  if (pod.disabled.some(({ at }) => at.manifest === workload && pointer(at.path) === pointer(path))) return
  const written = path.slice(0, template.length + 3)
  const containers = objects(pod.spec.containers)
  const own = containers.findIndex((_, at) =>
    isAt(pod.origin(['spec', 'containers', at, 'name']), workload, [...written, 'name']),
  )
  if (own >= 0 && valueAt(containers[own], field) !== undefined) return
  const taker = containers.findIndex(
    (container, at) =>
      at !== own &&
      valueAt(container, field) !== undefined &&
      isAt(pod.origin(['spec', 'containers', at, ...field]), workload, path),
  )
  const resizes = field[0] === 'resizePolicy'
  if (resizes && waitsForWrite(outcome, world)) return
  const { since, newest } = historyOf(workload, path, world.cluster)
  const at = { manifest: workload, path }
  const sidecar = sidecarBefore(outcome, taker >= 0 ? taker : own)
  const data = {
    ...worded(workload, path),
    sidecar: sidecar && containerName(sidecar.container),
    since,
    newest: since === undefined ? newest : undefined,
  }
  const claims = holeRefusals(workload, path, pod.refusals, (each) => {
    const origin = pod.origin(each.path)
    return origin?.manifest === workload ? origin.path : undefined
  })
  const [refusal] = claims
  const variant = refusal ? 'refused' : taker >= 0 ? undefined : 'lost'
  yield {
    at,
    ...(variant && { variant }),
    data,
    ...(refusal && { refusal, claims }),
    related: sidecar ? [{ at: sidecar.at, note: 'this sidecar takes its place in the list' }] : [],
    affects: workload,
  }
}

/** The sidecar at a place of the list, or the last one in front of it. */
function sidecarBefore({ pod }: PodOutcome, place: number) {
  const containers = objects(pod.spec.containers)
  for (let at = Math.min(place, containers.length - 1); at >= 0; at--) {
    const origin = pod.origin(['spec', 'containers', at, 'name'])
    if (origin?.manifest.kind === 'SidecarSet') return { container: containers[at] as JsonObject, at: origin }
  }
  return undefined
}

function isAt(origin: Origin | undefined, manifest: Manifest, path: Path): boolean {
  return origin !== undefined && origin.manifest === manifest && pointer(origin.path) === pointer(path)
}
