import { API_SERVER, CONVERSION, droppedFields, unreadFields } from '../admission/dropped.js'
import { objectRefusals } from '../admission/objects/index.js'
import type { Outcome, PodOutcome } from '../admission/simulate.js'
import { groupOf, member } from '../admission/world.js'
import type { Refusal } from '../finding.js'
import { type Path, pointer, valueAt } from '../source/path.js'
import { type Manifest, nameOf, objects, text } from '../workload/manifest.js'
import { historyOf, holeRefusals, meant, namesBeside, partOf, worded } from './lost-fields.js'
import { isNativeSidecar } from './native-sidecar-becomes-init-container.js'
import type { Observation, Rule } from './rule.js'

/** A field of a pod template, a sidecar or a subset's patch that the Kruise build does not know, so that no pod has it. */
export const templateFieldDropped: Rule = {
  id: 'template-field-dropped',

  *observe(seen) {
    const { object, pods, world } = seen
    if (!world.cluster.installed('kruise')) return
    if (object.refusals.some(({ id }) => id === 'no-matches-for-kind')) return
    const { manifest } = object
    if (!hasTarget(manifest, seen)) {
      for (const path of lostBy(manifest, seen)) yield observation(manifest, path, seen, pods[0] && manifest)
    }
    for (const outcome of pods) {
      for (const { manifest: source, path: at } of sourcesOf(outcome)) {
        for (const path of lostBy(source, seen)) {
          if (at.every((step, index) => path[index] === step)) yield observation(source, path, seen, manifest)
        }
      }
    }
  },
}

/** Whether a WorkloadSpread is accepted and its workload in view, whose pods tell more. */
function hasTarget({ kind, namespace, spec }: Manifest, { object, world }: Outcome): boolean {
  if (kind !== 'WorkloadSpread' || namespace === null || object.refusals.length > 0) return false
  const target = member(spec, 'targetRef')
  return world.workload(groupOf(target.apiVersion), text(target.kind), namespace, text(target.name)) !== undefined
}

/** What the webhooks lose of a manifest without a word. */
function lostBy(manifest: Manifest, { world }: Outcome): Path[] {
  const { cluster } = world
  const webhooks = droppedFields(manifest, cluster).filter(({ by }) => by !== API_SERVER && by !== CONVERSION)
  const unread = manifest.kind === 'WorkloadSpread' ? unreadFields(manifest, cluster) : []
  return [...webhooks.map(({ path }) => path), ...unread].filter((path) => {
    // null says no more than a field that is not written.
    return valueAt(manifest.value, path) !== null && !isNativeSidecar(manifest, path)
  })
}

/** The parts of other manifests that a pod is made of: sidecars, and the subset's patch. */
function sourcesOf({ pod, subset }: PodOutcome): { manifest: Manifest; path: Path }[] {
  const sidecars = ['containers', 'initContainers', 'volumes'].flatMap((list) =>
    objects(pod.spec[list]).flatMap((_, index) => {
      const origin = pod.origin(['spec', list, index, 'name'])
      return origin?.manifest.kind === 'SidecarSet' ? [{ ...origin, path: origin.path.slice(0, -1) }] : []
    }),
  )
  const patch = subset && { manifest: subset.spread, path: ['spec', 'subsets', subset.index, 'patch'] }
  return patch ? [...sidecars, patch] : sidecars
}

function observation(manifest: Manifest, path: Path, seen: Outcome, affects: Manifest | undefined): Observation {
  const { cluster } = seen.world
  const { since, newest } = historyOf(manifest, path, cluster)
  const { field, whose } = worded(manifest, path)
  const data = { field, whose, since, newest: since === undefined ? newest : undefined }
  const base = { at: { manifest, path }, ...(affects && { affects }) }
  const name = String(path.at(-1))
  const [own, inPods] = [ownRefusals(manifest, path, seen), podRefusals(manifest, path, seen)]
  const claims = [...own, ...inPods]
  const [refusal] = claims
  if (refusal) {
    const object = nameOf(own.length > 0 ? manifest : seen.object.manifest)
    return { ...base, variant: own.length > 0 ? 'refused' : 'pods-refused', data: { ...data, object }, refusal, claims }
  }
  const names = namesBeside(path, partOf(manifest, path), cluster)
  if (since === undefined && !names.includes(name)) {
    return { ...base, variant: 'unknown', data: { field, whose, nearest: meant(path, names) } }
  }
  const volume = name === 'image' && path.at(-3) === 'volumes'
  return { ...base, ...(volume && { variant: 'image-volume' }), data }
}

/** What upstream says of the hole that the field leaves, when the manifest itself is applied. */
function ownRefusals(manifest: Manifest, path: Path, { object, world }: Outcome): Refusal[] {
  const refusals = manifest === object.manifest ? object.refusals : objectRefusals(manifest, world)
  return holeRefusals(manifest, path, refusals, (refusal) => placeIn(manifest, path, refusal))
}

/** What it says of it in the pods. */
function podRefusals(manifest: Manifest, path: Path, { pods }: Outcome): Refusal[] {
  return pods.flatMap(({ pod }) =>
    holeRefusals(manifest, path, pod.refusals, (refusal) => {
      const origin = pod.origin(refusal.path)
      return origin?.manifest === manifest ? origin.path : undefined
    }),
  )
}

/** A WorkloadSpread is refused for the whole of a patch; the text alone names the field. */
function placeIn({ kind }: Manifest, path: Path, { path: place, message }: Refusal): Path {
  const patch = pointer(path.slice(0, 3)) === pointer(place.slice(0, 3))
  return kind === 'WorkloadSpread' && patch && message.includes(`.${path.at(-2)}: `) ? path : place
}
