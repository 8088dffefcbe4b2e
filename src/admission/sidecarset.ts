// Mirrors pkg/webhook/pod/mutating/sidecarset.go of openkruise/kruise: sidecarsetMutatingPod.
import { isObject, type JsonObject, type Manifest, objects, text } from '../workload/manifest.js'
import type { Origins } from '../workload/origins.js'
import { isEmptySelector, selects } from '../workload/selector.js'
import { defaultContainer, defaultVolume } from './defaults.js'
import { containerName, type EffectivePod } from './pod.js'
import { member, type World } from './world.js'

/** The SidecarSets whose containers a pod gets. The webhook lists them in no order; here it is that of their names. */
export function matchingSidecarSets(pod: EffectivePod, world: World): Manifest[] {
  return world
    .sidecarSets()
    .filter(({ spec }) => member(spec, 'injectionStrategy').paused !== true && matches(spec, pod, world))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
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

/** Injects the containers, init containers, volumes and pull secrets of every matching SidecarSet. Says whether it did. */
export function injectSidecars(pod: EffectivePod, world: World): boolean {
  const injected: Injected = { containers: [], initContainers: [], volumes: [], secrets: [] }
  for (const sidecarSet of matchingSidecarSets(pod, world)) collect(sidecarSet, pod, world, injected)
  if (injected.containers.length + injected.initContainers.length === 0) return false

  const { spec, origins } = pod
  injected.initContainers.sort((a, b) => (containerName(a.container) < containerName(b.container) ? -1 : 1))
  if (world.cluster.kruiseEnabled('EnableSortSidecarContainerByName')) {
    injected.containers.sort((a, b) => (containerName(a.container) < containerName(b.container) ? -1 : 1))
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

interface Sidecar {
  readonly container: JsonObject
  readonly before: boolean
}

interface Injected {
  readonly containers: Sidecar[]
  readonly initContainers: Sidecar[]
  readonly volumes: JsonObject[]
  readonly secrets: JsonObject[]
}

function collect(sidecarSet: Manifest, pod: EffectivePod, world: World, injected: Injected): void {
  const { spec } = sidecarSet
  const { origins } = pod
  const adopt = (key: string): JsonObject[] => {
    const list = spec[key]
    return Array.isArray(list) ? objects(origins.adopt(sidecarSet, ['spec', key], list)) : []
  }
  const volumes = new Map(adopt('volumes').map((volume) => [text(volume.name), volume]))
  for (const declared of adopt('initContainers')) {
    const container = ownContainer(declared, origins)
    const { cluster } = world
    if (cluster.holds('sidecarset-init-volumes')) {
      injected.volumes.push(...mountedVolumes(declared, volumes, world))
      transferEnv(declared, container, pod)
    }
    if (cluster.holds('sidecarset-init-shares-volumes')) shareVolumes(declared, container, pod)
    const before = declared.podInjectPolicy === BEFORE && cluster.holds('sidecarset-init-inject-policy')
    const hot = declared.restartPolicy === 'Always' && cluster.holds('sidecarset-init-hot-upgrade')
    for (const copy of hot ? hotUpgrade(declared, container, origins) : [container]) {
      injected.initContainers.push({ container: copy, before })
    }
  }
  for (const declared of adopt('containers')) {
    const container = ownContainer(declared, origins)
    injected.volumes.push(...mountedVolumes(declared, volumes, world))
    shareVolumes(declared, container, pod)
    transferEnv(declared, container, pod)
    const before = (declared.podInjectPolicy || BEFORE) === BEFORE
    for (const copy of hotUpgrade(declared, container, origins)) injected.containers.push({ container: copy, before })
  }
  injected.secrets.push(...adopt('imagePullSecrets'))
}

const BEFORE = 'BeforeAppContainer'

/** Members of a SidecarSet's container that are the SidecarSet's own, not the pod's. */
const OWN = [
  'podInjectPolicy',
  'upgradeStrategy',
  'shareVolumePolicy',
  'shareVolumeDevicePolicy',
  'transferEnv',
  'resourcesPolicy',
]

/** The container as the pod gets it, defaulted as the webhook of the SidecarSet does. */
function ownContainer(declared: JsonObject, origins: Origins): JsonObject {
  const container = origins.copy(declared, (path) => path.length > 1 || !OWN.includes(String(path[0])))
  container.env = [...(Array.isArray(container.env) ? container.env : []), { name: 'IS_INJECTED', value: 'true' }]
  defaultContainer(container)
  return container
}

function mountedVolumes(
  declared: JsonObject,
  volumes: ReadonlyMap<string, JsonObject>,
  { cluster }: World,
): JsonObject[] {
  const mounted = objects(declared.volumeMounts)
    .map(({ name }) => volumes.get(text(name)))
    .filter(isObject)
  for (const volume of mounted) defaultVolume(volume, cluster.library('kruise'))
  return mounted
}

/** With `shareVolumePolicy: enabled` a sidecar gets the mounts of every app container, one for each mount path. */
function shareVolumes(declared: JsonObject, container: JsonObject, pod: EffectivePod): void {
  if (text(member(declared, 'shareVolumePolicy').type).toLowerCase() !== 'enabled') return
  const mounts = objects(pod.spec.containers).flatMap((app) => objects(app.volumeMounts))
  container.volumeMounts = appendNew(container.volumeMounts, mounts, 'mountPath', pod.origins)
}

function transferEnv(declared: JsonObject, container: JsonObject, pod: EffectivePod): void {
  for (const transfer of objects(declared.transferEnv)) {
    const source = objects(pod.spec.containers).find((app) => app.name === transfer.sourceContainerName)
    const names = [transfer.envName, ...(Array.isArray(transfer.envNames) ? transfer.envNames : [])].map(text).sort()
    const found = names.flatMap((name) => objects(source?.env).filter((env) => name && env.name === name))
    container.env = appendNew(container.env, found, 'name', pod.origins)
  }
}

/** A container that is upgraded hot stands twice in the pod: `-1` runs its image, `-2` the empty one. */
function hotUpgrade(declared: JsonObject, container: JsonObject, origins: Origins): JsonObject[] {
  const strategy = member(declared, 'upgradeStrategy')
  if (strategy.upgradeType !== 'HotUpgrade') return [container]
  const empty = origins.copy(container)
  empty.name = `${containerName(container)}-2`
  empty.image = text(strategy.hotUpgradeEmptyImage)
  container.name = `${containerName(container)}-1`
  return [container, empty]
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

function append(list: unknown, added: readonly JsonObject[], origins: Origins): JsonObject[] {
  const result = [...objects(list), ...added]
  if (Array.isArray(list)) origins.inheritWhole(list, result)
  return result
}

function appendNew(list: unknown, added: readonly JsonObject[], key: string, origins: Origins): JsonObject[] {
  const seen = new Set(objects(list).map((each) => each[key]))
  return append(
    list,
    added.filter((each) => !seen.has(each[key]) && seen.add(each[key])),
    origins,
  )
}
