// Mirrors pkg/api/pod/util.go of k8s.io/kubernetes: dropDisabledFields.
import type { Build } from '../cluster/build.js'
import type { Path } from '../source/path.js'
import { isObject, type JsonObject, objects } from '../workload/manifest.js'

/** The fields that go where a feature gate is off, as paths below the spec; `*` is every list of containers. */
const GATED: Readonly<Record<string, readonly string[]>> = {
  UserNamespacesSupport: ['hostUsers'],
  SupplementalGroupsPolicy: ['securityContext.supplementalGroupsPolicy'],
  SELinuxChangePolicy: ['securityContext.seLinuxChangePolicy'],
  PodLevelResources: ['resources'],
  HostnameOverride: ['hostnameOverride'],
  DynamicResourceAllocation: ['resourceClaims', '*[].resources.claims'],
  PodSchedulingReadiness: ['schedulingGates'],
  NodeInclusionPolicyInPodTopologySpread: [
    'topologySpreadConstraints[].nodeAffinityPolicy',
    'topologySpreadConstraints[].nodeTaintsPolicy',
  ],
  MatchLabelKeysInPodTopologySpread: ['topologySpreadConstraints[].matchLabelKeys'],
  MatchLabelKeysInPodAffinity: ['podAffinity', 'podAntiAffinity'].flatMap((kind) =>
    ['matchLabelKeys', 'mismatchLabelKeys'].flatMap((keys) => [
      `affinity.${kind}.requiredDuringSchedulingIgnoredDuringExecution[].${keys}`,
      `affinity.${kind}.preferredDuringSchedulingIgnoredDuringExecution[].podAffinityTerm.${keys}`,
    ]),
  ),
  ClusterTrustBundleProjection: ['volumes[].projected.sources[].clusterTrustBundle'],
  PodCertificateRequest: ['volumes[].projected.sources[].podCertificate'],
  InPlacePodVerticalScaling: ['*[].resizePolicy'],
  SidecarContainers: ['initContainers[].restartPolicy'],
  RecursiveReadOnlyMounts: ['*[].volumeMounts[].recursiveReadOnly'],
  EnvFiles: ['*[].env[].valueFrom.fileKeyRef'],
  PodLifecycleSleepAction: ['*[].lifecycle.preStop.sleep', '*[].lifecycle.postStart.sleep'],
  ContainerStopSignals: ['*[].lifecycle.stopSignal'],
  AppArmorFields: ['securityContext.appArmorProfile', '*[].securityContext.appArmorProfile'],
}

const CONTAINERS = ['containers', 'initContainers', 'ephemeralContainers']

/** Is told of a field before it goes: where it stands below the spec, and the gate that is off. */
export type OnDisabled = (path: Path, gate: string) => void

/** Takes out of a pod's spec, in place, what the gates of `build` switch off: upstream says nothing of it. */
export function dropDisabledFields(spec: JsonObject, build: Build, tell: OnDisabled = () => {}): void {
  for (const [gate, paths] of Object.entries(GATED)) {
    for (const path of paths) {
      const steps = path.split('.')
      const written = steps[0] === '*[]' ? CONTAINERS.some((list) => list in spec) : steps[0]!.replace('[]', '') in spec
      // A gate is asked for only where it matters, so that clusters that differ in others are alike.
      if (!written || !has(spec, steps) || build.enabled(gate)) continue
      remove(spec, steps, [], (at) => tell(at, gate))
      if (path.startsWith('*[].lifecycle.')) {
        for (const container of CONTAINERS.flatMap((list) => objects(spec[list]))) dropEmptyLifecycle(container)
      }
    }
  }
  dropRestartRules(spec, build, tell)
  resetProcMount(spec, build, tell)
  dropImageVolumes(spec, build, tell)
}

/** What a step leads to, and where it stands. */
function members(value: JsonObject, step: string): [JsonObject, Path][] {
  const lists = step === '*[]' ? CONTAINERS : step.endsWith('[]') ? [step.slice(0, -2)] : []
  const inner = value[step]
  if (lists.length === 0) return isObject(inner) ? [[inner, [step]]] : []
  return lists.flatMap((list) => itemsOf(value[list]).map(([item, index]): [JsonObject, Path] => [item, [list, index]]))
}

/** The objects of a list with their places in it. */
function itemsOf(list: unknown): [JsonObject, number][] {
  return Array.isArray(list)
    ? list.flatMap((item, index): [JsonObject, number][] => (isObject(item) ? [[item, index]] : []))
    : []
}

function has(value: JsonObject, [step = '', ...rest]: readonly string[]): boolean {
  return rest.length === 0 ? Object.hasOwn(value, step) : members(value, step).some(([each]) => has(each, rest))
}

function remove(
  value: JsonObject,
  [step = '', ...rest]: readonly string[],
  at: Path,
  tell: (path: Path) => void,
): void {
  if (rest.length > 0) {
    for (const [each, path] of members(value, step)) remove(each, rest, [...at, ...path], tell)
  } else if (Object.hasOwn(value, step)) {
    tell([...at, step])
    delete value[step]
  }
}

/** Without restart rules only an init container may keep a restartPolicy, and only Always. */
function dropRestartRules(spec: JsonObject, build: Build, tell: OnDisabled): void {
  for (const list of CONTAINERS) {
    for (const [container, index] of itemsOf(spec[list])) {
      if (container.restartPolicy === undefined && container.restartPolicyRules === undefined) continue
      if (!build.holds('container-restart-rules-known')) return
      if (build.enabled('ContainerRestartRules')) return
      const native = list === 'initContainers' && container.restartPolicy === 'Always'
      for (const key of native ? ['restartPolicyRules'] : ['restartPolicy', 'restartPolicyRules'])
        remove(container, [key], [list, index], (path) => tell(path, 'ContainerRestartRules'))
    }
  }
}

/** A procMount is not taken out: it becomes the default. */
function resetProcMount(spec: JsonObject, build: Build, tell: OnDisabled): void {
  for (const list of CONTAINERS) {
    for (const [{ securityContext: context }, index] of itemsOf(spec[list])) {
      if (!isObject(context) || (context.procMount ?? 'Default') === 'Default') continue
      if (build.enabled('ProcMountType')) return
      tell([list, index, 'securityContext', 'procMount'], 'ProcMountType')
      context.procMount = 'Default'
    }
  }
}

/** Image volumes go with every mount of theirs. */
function dropImageVolumes(spec: JsonObject, build: Build, tell: OnDisabled): void {
  const gone = new Set(objects(spec.volumes).flatMap(({ name, image }) => (image !== undefined ? [name] : [])))
  if (gone.size === 0 || build.enabled('ImageVolume')) return
  for (const [{ image }, index] of itemsOf(spec.volumes)) {
    if (image !== undefined) tell(['volumes', index, 'image'], 'ImageVolume')
  }
  const without = (list: unknown): JsonObject[] => objects(list).filter(({ name }) => !gone.has(name))
  spec.volumes = without(spec.volumes)
  for (const container of CONTAINERS.flatMap((list) => objects(spec[list]))) {
    if (container.volumeMounts !== undefined) container.volumeMounts = without(container.volumeMounts)
  }
}

function dropEmptyLifecycle(container: JsonObject): void {
  const { lifecycle } = container
  if (!isObject(lifecycle)) return
  for (const hook of ['preStop', 'postStart']) {
    const handler = lifecycle[hook]
    if (isObject(handler) && Object.keys(handler).length === 0) delete lifecycle[hook]
  }
  if (Object.keys(lifecycle).length === 0) delete container.lifecycle
}
