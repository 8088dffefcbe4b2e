// Mirrors pkg/webhook/pod/mutating/sidecarset.go of openkruise/kruise: sidecarsetMutatingPod.
import { isObject, type JsonObject, type Manifest, objects, text } from '../workload/manifest.js'
import { oneOfEach } from '../workload/one-of-each.js'
import type { Origins } from '../workload/origins.js'
import { isEmptySelector, selects } from '../workload/selector.js'
import { append, appendNew } from './lists.js'
import { containerName, type EffectivePod } from './pod.js'
import { collect, type Injected, type Sidecar } from './sidecar.js'
import { member, type World } from './world.js'

const SYSTEM_NAMESPACES = ['kube-system', 'kube-public']

/** The SidecarSets whose containers a pod gets. The webhook lists them from a cache without an order; here it is that in which they are applied. */
export function matchingSidecarSets(pod: EffectivePod, world: World): Manifest[] {
  const { cluster } = world
  if (SYSTEM_NAMESPACES.includes(pod.namespace) && cluster.holds('sidecarset-skips-system-namespaces')) return []
  const home = pod.origin([])?.manifest.document.file.path
  const found = oneOfEach(world.sidecarSetsFor(pod.namespace, pod.labels), home).filter(
    ({ spec }) => member(spec, 'injectionStrategy').paused !== true && matches(spec, pod, world),
  )
  const namespaced = ({ spec }: Manifest): boolean => text(spec.namespace) !== ''
  const first = found.filter(namespaced)
  const mixed = first.length > 0 && first.length < found.length
  if (!mixed || !cluster.holds('sidecarset-namespaced-first')) return found
  return [...first, ...found.filter((each) => !namespaced(each))]
}

/** Whether the SidecarSet selects a pod by its labels and namespace: then its controller looks after the pod's sidecars. */
export function selectsPod({ spec }: Manifest, pod: EffectivePod, world: World): boolean {
  return matches(spec, pod, world)
}

function inOrder(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function matches(spec: JsonObject, pod: EffectivePod, world: World): boolean {
  const namespace = text(spec.namespace)
  if (namespace && namespace !== pod.namespace) return false
  const selector = spec.namespaceSelector
  const read = isObject(selector) && !(namespace && world.cluster.holds('sidecarset-namespace-becomes-selector'))
  if (read && world.cluster.holds('sidecarset-namespace-selector')) {
    if (!selects(selector, world.namespaceLabels(pod.namespace))) return false
  }
  return !isEmptySelector(spec.selector) && selects(spec.selector, pod.labels)
}

/**
 * Injects the containers, init containers, volumes, pull secrets and annotations of every matching SidecarSet. Says
 * whether it changed the pod.
 */
export function injectSidecars(pod: EffectivePod, world: World): boolean {
  const matching = matchingSidecarSets(pod, world)
  const names = new Set(
    matching.flatMap(({ spec }) => [spec.containers, spec.initContainers].flatMap(objects)).map(containerName),
  )
  const injected: Injected = { containers: [], initContainers: [], volumes: [], secrets: [], names }
  const patching = matching.filter(({ spec }) => objects(spec.patchPodMetadata).length > 0)
  const patches = patching.length > 0 && world.cluster.holds('sidecarset-patches-metadata')
  const annotated = patches && patching.filter((each) => annotate(pod, each))
  for (const sidecarSet of matching) collect(sidecarSet, pod, world, injected)
  if (injected.containers.length + injected.initContainers.length === 0) return annotated && annotated.length > 0

  const { spec, origins } = pod
  injected.initContainers.sort(byName)
  if (world.cluster.kruiseEnabled('EnableSortSidecarContainerByName')) {
    injected.containers.sort(byName)
  }
  spec.initContainers = world.cluster.holds('sidecarset-replaces-init-containers')
    ? merge(spec.initContainers, injected.initContainers, origins)
    : append(
        spec.initContainers,
        injected.initContainers.map(({ container }) => container),
        origins,
      )
  spec.containers = merge(spec.containers, injected.containers, origins)
  spec.volumes = appendNew(spec.volumes, injected.volumes, 'name', origins)
  spec.imagePullSecrets = appendNew(spec.imagePullSecrets, injected.secrets, 'name', origins)
  for (const key of ['initContainers', 'volumes', 'imagePullSecrets']) {
    if ((spec[key] as unknown[]).length === 0) delete spec[key]
  }
  return true
}

/** Writes the annotations of `patchPodMetadata`. Says whether any is another one than before. */
function annotate(pod: EffectivePod, { spec }: Manifest): boolean {
  const metadata = member(pod.value, 'metadata')
  const annotations = { ...member(metadata, 'annotations') }
  let changed = false
  for (const patch of objects(spec.patchPodMetadata)) {
    for (const [key, value] of Object.entries(member(patch, 'annotations'))) {
      const kept = Object.hasOwn(annotations, key) && (!patch.patchPolicy || patch.patchPolicy === 'Retain')
      if (kept || (Object.hasOwn(annotations, key) && annotations[key] === value)) continue
      annotations[key] = value
      changed = true
    }
  }
  if (changed) pod.value.metadata = { ...metadata, annotations }
  return changed
}

function byName(a: Sidecar, b: Sidecar): number {
  return inOrder(containerName(a.container), containerName(b.container))
}

/** Puts sidecars before or after the containers there are; one of the same name takes that container's place. */
function merge(list: unknown, sidecars: readonly Sidecar[], origins: Origins): JsonObject[] {
  const result = [...objects(list)]
  const before: JsonObject[] = []
  const after: JsonObject[] = []
  const places = new Map(result.map((container, at) => [containerName(container), at]))
  for (const sidecar of sidecars) {
    const at = places.get(containerName(sidecar.container))
    if (at !== undefined) result[at] = sidecar.container
    else (sidecar.before ? before : after).push(sidecar.container)
  }
  const merged = [...before, ...result, ...after]
  if (Array.isArray(list)) origins.inheritWhole(list, merged)
  return merged
}
