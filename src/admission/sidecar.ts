// Mirrors buildSidecars of pkg/webhook/pod/mutating/sidecarset.go of openkruise/kruise, and pkg/control/sidecarcontrol/util.go below it.
import { isObject, type JsonObject, type Manifest, objects, text } from '../workload/manifest.js'
import type { Origins } from '../workload/origins.js'
import { defaultContainer, defaultVolume } from './defaults.js'
import { append, appendNew } from './lists.js'
import { containerName, type EffectivePod } from './pod.js'
import { followResources } from './sidecar-resources.js'
import { member, type World } from './world.js'

/** A container of a SidecarSet as a pod gets it, and whether it stands before the pod's own. */
export interface Sidecar {
  readonly container: JsonObject
  readonly before: boolean
}

/** All that SidecarSets add to a pod. */
export interface Injected {
  readonly containers: Sidecar[]
  readonly initContainers: Sidecar[]
  readonly volumes: JsonObject[]
  readonly secrets: JsonObject[]
  /** The names of the containers of every SidecarSet that selects the pod. */
  readonly names: ReadonlySet<string>
}

/** Adds what one SidecarSet injects into a pod. */
export function collect(sidecarSet: Manifest, pod: EffectivePod, world: World, injected: Injected): void {
  const { cluster } = world
  const { origins } = pod
  const adopt = (key: string): JsonObject[] => {
    const list = sidecarSet.spec[key]
    return Array.isArray(list) ? objects(origins.adopt(sidecarSet, ['spec', key], list)) : []
  }
  const volumes = new Map(adopt('volumes').map((volume) => [text(volume.name), volume]))
  for (const volume of volumes.values()) defaultVolume(volume, cluster.library('kruise'))
  for (const declared of adopt('initContainers')) {
    const container = ownContainer(declared, origins)
    followResources(declared, container, pod, injected.names, world)
    if (cluster.holds('sidecarset-init-volumes')) {
      injected.volumes.push(...usedVolumes(declared, volumes, world))
      const shared = cluster.holds('sidecarset-init-shares-volumes')
      transferEnv(declared, container, pod, shared ? shareMounts(declared, container, pod) : [])
      shareDevices(declared, container, pod, world)
    }
    const before = declared.podInjectPolicy === BEFORE && cluster.holds('sidecarset-init-inject-policy')
    const hot = declared.restartPolicy === 'Always' && cluster.holds('sidecarset-init-hot-upgrade')
    for (const copy of hot ? hotUpgrade(declared, container, origins) : [container]) {
      injected.initContainers.push({ container: copy, before })
    }
  }
  for (const declared of adopt('containers')) {
    const container = ownContainer(declared, origins)
    followResources(declared, container, pod, injected.names, world)
    injected.volumes.push(...usedVolumes(declared, volumes, world))
    transferEnv(declared, container, pod, shareMounts(declared, container, pod))
    shareDevices(declared, container, pod, world)
    const before = (declared.podInjectPolicy || BEFORE) === BEFORE
    for (const copy of hotUpgrade(declared, container, origins)) injected.containers.push({ container: copy, before })
  }
  injected.secrets.push(...adopt('imagePullSecrets'))
}

const BEFORE = 'BeforeAppContainer'

/** Members of a SidecarSet's container that are the SidecarSet's own, not the pod's. */
export const OWN_FIELDS: ReadonlySet<string> = new Set([
  'podInjectPolicy',
  'upgradeStrategy',
  'shareVolumePolicy',
  'shareVolumeDevicePolicy',
  'transferEnv',
  'resourcesPolicy',
])

/** The mark of an injected container, by which a later one leaves it alone. */
const MARK = 'IS_INJECTED'

/** The container as the pod gets it, defaulted as the webhook of the SidecarSet does. */
function ownContainer(declared: JsonObject, origins: Origins): JsonObject {
  const container = origins.copy(declared, (path) => path.length > 1 || !OWN_FIELDS.has(String(path[0])))
  container.env = append(container.env, [{ name: MARK, value: 'true' }], origins)
  defaultContainer(container)
  return container
}

/** The SidecarSet's volumes that a container mounts, or uses as devices. */
function usedVolumes(
  { volumeMounts, volumeDevices }: JsonObject,
  volumes: ReadonlyMap<string, JsonObject>,
  { cluster }: World,
): JsonObject[] {
  const written = objects(volumeDevices)
  const devices = written.length > 0 && cluster.holds('sidecarset-volume-devices') ? written : []
  return [...objects(volumeMounts), ...devices].map(({ name }) => volumes.get(text(name))).filter(isObject)
}

/** The pod's containers that no SidecarSet injected. */
function appContainers(pod: EffectivePod): JsonObject[] {
  return objects(pod.spec.containers).filter(
    ({ env }) => objects(env).find(({ name }) => name === MARK)?.value !== 'true',
  )
}

/**
 * With `shareVolumePolicy: enabled` a sidecar gets the mounts of every app container, one for each mount path. Returns
 * the variables that their subPathExpr speaks of.
 */
function shareMounts(declared: JsonObject, container: JsonObject, pod: EffectivePod): JsonObject[] {
  if (member(declared, 'shareVolumePolicy').type !== 'enabled') return []
  const mounts: JsonObject[] = []
  const spoken: JsonObject[] = []
  for (const app of appContainers(pod)) {
    for (const mount of objects(app.volumeMounts)) {
      mounts.push(mount)
      for (const [, name] of text(mount.subPathExpr).matchAll(/\$\(([-._a-zA-Z][-._a-zA-Z0-9]*)\)/g))
        spoken.push(
          ...objects(app.env)
            .filter((env) => env.name === name)
            .slice(0, 1),
        )
    }
  }
  container.volumeMounts = appendNew(container.volumeMounts, mounts, 'mountPath', pod.origins)
  return spoken
}

function shareDevices(declared: JsonObject, container: JsonObject, pod: EffectivePod, { cluster }: World): void {
  if (member(declared, 'shareVolumeDevicePolicy').type !== 'enabled') return
  if (!cluster.holds('sidecarset-volume-devices')) return
  const devices = appContainers(pod).flatMap((app) => objects(app.volumeDevices))
  container.volumeDevices = appendNew(container.volumeDevices, devices, 'devicePath', pod.origins)
}

/** Copies the variables that `transferEnv` names from the pod's containers, and those that shared mounts speak of. */
function transferEnv(declared: JsonObject, container: JsonObject, pod: EffectivePod, spoken: JsonObject[]): void {
  const found = objects(declared.transferEnv).flatMap((transfer) => {
    const source = sourceOf(transfer, pod)
    const variables = objects(pod.spec.containers)
      .filter((app) => source !== undefined && containerName(app) === source)
      .flatMap((app) => objects(app.env))
    const listed = Array.isArray(transfer.envNames) ? transfer.envNames.map(text) : []
    const names = new Set([...(transfer.envName ? [text(transfer.envName)] : []), ...listed])
    // Of a variable that stands twice the last one counts.
    return [...names].sort().flatMap((name) => variables.filter((env) => name && env.name === name).slice(-1))
  })
  container.env = appendNew(container.env, [...found, ...spoken], 'name', pod.origins)
}

/** The name of the container whose variables are copied: written, or in a label or annotation of the pod. */
function sourceOf(transfer: JsonObject, pod: EffectivePod): string | undefined {
  const from = member(transfer, 'sourceContainerNameFrom').fieldRef
  if (!isObject(from)) return text(transfer.sourceContainerName)
  const [, kind, key = ''] = /^metadata\.(annotations|labels)\['(.*)'\]$/.exec(text(from.fieldPath)) ?? []
  if (kind === undefined) return undefined
  const metadata = member(pod.value, 'metadata')
  const values = member(metadata, kind)
  return Object.hasOwn(values, key) ? text(values[key]) : ''
}

/** A container that is upgraded hot stands twice in the pod: `-1` runs its image, `-2` the empty one. */
function hotUpgrade(declared: JsonObject, container: JsonObject, origins: Origins): JsonObject[] {
  const strategy = member(declared, 'upgradeStrategy')
  if (strategy.upgradeType !== 'HotUpgrade') return [container]
  const name = containerName(container)
  const numbered = (number: number): JsonObject => {
    const copy = origins.copy(container)
    copy.name = `${name}-${number}`
    origins.write(copy, 'name', origins.member(container, 'name'))
    copy.env = append(copy.env, versionsOf(copy.name), origins)
    return copy
  }
  const [working, empty] = [numbered(1), numbered(2)]
  empty.image = text(strategy.hotUpgradeEmptyImage)
  const from = origins.member(declared, 'upgradeStrategy')
  origins.write(empty, 'image', from && { ...from, path: [...from.path, 'hotUpgradeEmptyImage'] })
  return [working, empty]
}

/** The variables in which a container that is upgraded hot finds out which of the two works. */
function versionsOf(name: string): JsonObject[] {
  const entry = (variable: string, annotation: string): JsonObject => {
    const fieldPath = `metadata.annotations['${annotation}']`
    return { name: variable, valueFrom: { fieldRef: { apiVersion: 'v1', fieldPath } } }
  }
  return [
    entry('SIDECARSET_VERSION', `version.sidecarset.kruise.io/${name}`),
    entry('SIDECARSET_VERSION_ALT', `versionalt.sidecarset.kruise.io/${name}`),
  ]
}
