import type { Assumption, EffectivePod } from '../admission/pod.js'
import { containerName } from '../admission/pod.js'
import type { ObjectOutcome, PodOutcome } from '../admission/simulate.js'
import type { Refusal } from '../finding.js'
import type { Update } from '../rollout/outcome.js'
import type {
  SimulatedContainer,
  SimulatedObject,
  SimulatedPod,
  SimulatedRefusal,
  SimulatedUpdate,
} from '../simulation.js'
import { pointer } from '../source/path.js'
import { isObject, type Manifest, objects, text } from '../workload/manifest.js'
import type { Origin } from '../workload/origins.js'
import { type Places, refOf } from './places.js'

/** An object's outcome as the contract prints it. */
export function simulatedObject(
  { manifest, verdict, refusals, dropped, assumes }: ObjectOutcome,
  places: Places,
): SimulatedObject {
  const { file, line } = places.of({ manifest, path: [] })
  return {
    ...refOf(manifest),
    file,
    line,
    verdict,
    refusals: refusals.map((refusal) => simulatedRefusal(refusal, { manifest, path: refusal.path }, places)),
    dropped: dropped.map(({ path, by }) => ({ path: pointer(path), by })),
    assumes: words(assumes),
  }
}

/** A pod's outcome as the contract prints it. */
export function simulatedPod(outcome: PodOutcome, places: Places): SimulatedPod {
  const { pod, workload, subset, among, host } = outcome
  const { spec } = pod
  return {
    workload: refOf(workload),
    subset: subset?.name ?? null,
    ...(among && { among }),
    verdict: outcome.verdict,
    refusals: refusalsOf(pod, pod.refusals, workload, places),
    assumes: words(outcome.assumes),
    priorityClassName: text(spec.priorityClassName) || null,
    priority: typeof spec.priority === 'number' ? spec.priority : null,
    preemptionPolicy: text(spec.preemptionPolicy) || null,
    qosClass: outcome.qosClass,
    containers: [...containersOf(pod, 'initContainers'), ...containersOf(pod, 'containers')],
    volumes: objects(spec.volumes).map(({ name }) => text(name)),
    host: host
      ? {
          verdict: host.verdict,
          qosClass: host.qosClass,
          refusals: refusalsOf(host.pod, host.refusals, workload, places),
        }
      : null,
  }
}

/** What a change of an object does, as the contract prints it. */
export function simulatedUpdate(
  manifest: Manifest,
  { outcome, because, refusals }: Update,
  places: Places,
): SimulatedUpdate {
  const told = refusals.map((refusal) => simulatedRefusal(refusal, { manifest, path: refusal.path }, places))
  return { object: refOf(manifest), outcome, refusals: told, because }
}

function refusalsOf(
  pod: EffectivePod,
  refusals: readonly Refusal[],
  workload: Manifest,
  places: Places,
): SimulatedRefusal[] {
  return refusals.map((refusal) =>
    simulatedRefusal(refusal, pod.writer(refusal) ?? { manifest: workload, path: [] }, places),
  )
}

function simulatedRefusal({ by, message, path }: Refusal, at: Origin, places: Places): SimulatedRefusal {
  const { file, line, column } = places.of(at)
  return { by, message, path: pointer(path), file, line, column }
}

function containersOf(pod: EffectivePod, key: 'containers' | 'initContainers'): SimulatedContainer[] {
  return objects(pod.spec[key]).map((container, at) => {
    const writer = pod.origin(['spec', key, at, 'name'])?.manifest
    return {
      name: containerName(container),
      init: key === 'initContainers',
      injectedBy: writer?.kind === 'SidecarSet' ? `SidecarSet/${writer.name}` : null,
      resources: isObject(container.resources) ? container.resources : {},
      resizePolicy: container.resizePolicy ?? [],
    }
  })
}

function words(assumes: readonly Assumption[]): string[] {
  return [...new Set(assumes.map(({ says }) => says))]
}
