import { API_SERVER, CONVERSION, droppedFields, unreadFields } from '../admission/dropped.js'
import type { Outcome, PodOutcome } from '../admission/simulate.js'
import type { Refusal } from '../finding.js'
import { type Path, pointer, valueAt } from '../source/path.js'
import { type Manifest, nameOf, objects } from '../workload/manifest.js'
import { historyOf, meant, namesBeside, partOf, worded } from './lost-fields.js'
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
    for (const path of lostBy(manifest, seen)) yield observation(manifest, path, seen, pods[0] && manifest)
    for (const outcome of pods) {
      for (const { manifest: source, path: at } of sourcesOf(outcome)) {
        for (const path of lostBy(source, seen)) {
          if (at.every((step, index) => path[index] === step)) yield observation(source, path, seen, manifest)
        }
      }
    }
  },
}

/** What the webhooks lose of a manifest without a word. */
function lostBy(manifest: Manifest, { world }: Outcome): Path[] {
  const { cluster } = world
  const webhooks = droppedFields(manifest, cluster).filter(({ by }) => by !== API_SERVER && by !== CONVERSION)
  const unread = manifest.kind === 'WorkloadSpread' ? unreadFields(manifest, cluster) : []
  return [...webhooks.map(({ path }) => path), ...unread].filter((path) => !isNativeSidecar(manifest, path))
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
  const at = { manifest, path }
  const name = String(path.at(-1))
  const refusal = refusalOf(manifest, path, seen)
  const data = { field, whose, since, newest: since === undefined ? newest : undefined }
  const base = { at, ...(affects && { affects }) }
  if (refusal) {
    const variant = seen.object.refusals.includes(refusal) ? 'refused' : 'pods-refused'
    return { ...base, variant, data: { ...data, object: nameOf(seen.object.manifest) }, refusal }
  }
  const names = namesBeside(path, partOf(manifest, path), cluster)
  if (since === undefined && !names.includes(name)) {
    return { ...base, variant: 'unknown', data: { field, whose, nearest: meant(path, names) } }
  }
  const volume = name === 'image' && path.at(-3) === 'volumes'
  return { ...base, ...(volume && { variant: 'image-volume' }), data }
}

/** What upstream says of the hole that the field leaves: it speaks of the object that held the field. */
function refusalOf(manifest: Manifest, path: Path, { object, pods }: Outcome): Refusal | undefined {
  const hole = pointer(path.slice(0, -1))
  const value = valueAt(manifest.value, path.slice(0, -1))
  if (typeof value !== 'object' || value === null || Object.keys(value).length > 1) return undefined
  const own = manifest === object.manifest && object.refusals.find((refusal) => pointer(refusal.path) === hole)
  if (own) return own
  for (const { pod } of pods) {
    for (const refusal of pod.refusals) {
      const origin = pod.origin(refusal.path)
      if (origin?.manifest === manifest && pointer(origin.path) === hole) return refusal
    }
  }
  return undefined
}
