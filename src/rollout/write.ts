// Mirrors how openkruise/kruise writes a running pod, pkg/util/inplaceupdate/inplace_update.go (updatePodInPlace) and
// pkg/controller/sidecarset/sidecarset_processor.go, and what the API server says of it.
import { limitRangeDefaults, limitRanger } from '../admission/limit-ranger.js'
import { podResizeErrors } from '../admission/objects/pod-resize.js'
import { podUpdateErrors, resizesThroughPod } from '../admission/objects/pod-update.js'
import { EffectivePod } from '../admission/pod.js'
import { resizedQuota } from '../admission/resource-quota-pods.js'
import { rewritten } from '../admission/rewrite.js'
import { claimVolumes } from '../admission/template.js'
import { type FieldError, placeOf, render } from '../admission/validation/field-error.js'
import { member, type World } from '../admission/world.js'
import type { Refusal } from '../finding.js'
import { isObject, type JsonObject, type Manifest, objects, text } from '../workload/manifest.js'
import { isResize, type TemplateChange } from './template-change.js'

/** Why the API server refuses what Kruise writes of a running pod; [] where it takes it. */
export function refusedWrite(pod: EffectivePod, world: World, change?: TemplateChange): Refusal[] {
  const { cluster } = world
  const resized = change?.differences.some(isResize) === true
  const apart = cluster.holds('resize-subresource') && cluster.holds('in-place-update-resizes-through-subresource')
  if (change && resized && apart) {
    const refused = refusedResize(pod, change, world)
    if (refused.length > 0) return refused
  }
  const spec = rewritten(pod, world)
  if (change) renew(spec, change, resized && !apart)
  const refused = updateErrors(pod, spec, world)
  if (refused.length > 0) return refused
  return resized && resizesThroughPod(cluster) ? resizedQuota(pod.spec, copyOf(pod, spec), world) : []
}

/** Whether an Advanced StatefulSet has volumeClaimTemplates that it did not have before. */
export function addsClaims(before: Manifest, manifest: Manifest): boolean {
  if (manifest.group !== 'apps.kruise.io' || manifest.kind !== 'StatefulSet') return false
  const there = new Set(claimVolumes(before).map(({ name }) => name))
  return claimVolumes(manifest).some(({ name }) => !there.has(name ?? null))
}

/**
 * Why the API server refuses the volumes that an Advanced StatefulSet gives a running pod for volumeClaimTemplates that are
 * new: updateStorage of pkg/controller/statefulset/stateful_set_utils.go, before it looks at revisions.
 */
export function refusedClaims(pod: EffectivePod, manifest: Manifest, world: World): Refusal[] {
  const there = new Set(objects(pod.spec.volumes).map(({ name }) => name))
  const added = claimVolumes(manifest).filter(({ name }) => !there.has(name ?? null))
  if (added.length === 0) return []
  const spec = rewritten(pod, world)
  spec.volumes = [...objects(spec.volumes), ...added]
  return updateErrors(pod, spec, world)
}

/** Why the API server refuses new resources at pods/resize. */
function refusedResize(pod: EffectivePod, change: TemplateChange, world: World): Refusal[] {
  const { cluster } = world
  if (!cluster.enabled('InPlacePodVerticalScaling')) {
    const id = 'resize-subresource-missing'
    return [{ by: 'kube-apiserver', id, message: cluster.say(id), path: ['spec'] }]
  }
  const asked = copyOf(pod, pod.origins.copy(pod.spec))
  renew(asked.spec, change, true)
  limitRangeDefaults(asked, world)
  // Of what the plugins add, only the resources of those containers stay that a resize may be about.
  const sidecars = cluster.holds('resize-of-native-sidecars') && cluster.enabled('SidecarContainers')
  if (!sidecars && pod.spec.initContainers !== undefined) asked.spec.initContainers = pod.spec.initContainers
  const [was, is] = [pod, asked].map(({ value, spec }) => ({ metadata: member(value, 'metadata'), spec }))
  const errors = was && is ? podResizeErrors(was, is, world.structs(), cluster) : []
  if (errors.length > 0) return errors.map(refusalOf)
  limitRanger(asked, world)
  return asked.refusals.length > 0 ? asked.refusals : resizedQuota(pod.spec, asked, world)
}

function updateErrors(pod: EffectivePod, spec: JsonObject, world: World): Refusal[] {
  const [was, is] = [pod.spec, spec].map((each) => ({ metadata: {}, spec: each }))
  return was && is ? podUpdateErrors(was, is, world.structs(), world.cluster).map(refusalOf) : []
}

function copyOf(pod: EffectivePod, spec: JsonObject): EffectivePod {
  return new EffectivePod({ ...pod.value, spec }, pod.origins, pod.owner, pod.namespace)
}

/** Gives the containers of a pod what changes of them in the template: images, and cpu and memory if asked to. */
function renew(spec: JsonObject, { was, is, differences }: TemplateChange, resources: boolean): void {
  const before = objects(member(was, 'spec').containers)
  const after = objects(member(is, 'spec').containers)
  for (const { path } of differences) {
    const [, at, field, list, name] = CONTAINER.exec(path) ?? []
    const now = at === undefined ? undefined : after[Number(at)]
    const container = objects(spec.containers).find((each) => each.name === before[Number(at)]?.name)
    if (!now || !container || field === undefined) continue
    if (field === 'image') container.image = text(now.image)
    else if (resources && list !== undefined && name !== undefined) {
      const given = member(member(now, 'resources'), list)[name]
      if (!isObject(container.resources)) container.resources = {}
      const { resources } = container
      if (given !== undefined) resources[list] = { ...member(resources, list), [name]: given }
    }
  }
}

const CONTAINER = /^\/spec\/containers\/(\d+)\/(image|resources)(?:\/(limits|requests)\/([^/]+))?$/

function refusalOf(error: FieldError): Refusal {
  return { by: 'kube-apiserver', id: error.id, message: render(error), path: placeOf(error) }
}
