// Mirrors k8s.io/kubernetes/pkg/apis/core/validation/validation.go: validateContainers, validateInitContainers
import type { Build } from '../../cluster/build.js'
import { environment, environmentFrom } from './env.js'
import type { FieldError, FieldPath } from './field-error.js'
import { type Volumes, volumeDevices, volumeMounts } from './mounts.js'
import { isDNS1123Label, validateName } from './names.js'
import { containerPorts, hostPortConflicts } from './ports.js'
import { lifecycle, type PodFacts, probes } from './probes.js'
import { child, type Fields, flag, items, member, number, optionalText, record, text } from './read.js'
import { claimNames } from './resource-claims.js'
import { resourceRequirements } from './resources.js'
import { containerRestart, initContainerRestart, initResizePolicy, resizePolicy } from './restart.js'
import { type Errors, type Scope, scopeOf, type ValidationOptions } from './scope.js'
import { securityContext } from './security.js'
import { usableVolumes } from './volumes.js'

const pullPolicies = ['Always', 'IfNotPresent', 'Never']
const messagePolicies = ['File', 'FallbackToLogsOnError']

/** What a container's rules need to know of its pod. */
export interface PodScope extends PodFacts {
  readonly volumes: Volumes
  readonly claimNames: ReadonlySet<string>
  readonly restartPolicy: string
  /** Whether the containers share the host's users: hostUsers is not false. */
  readonly hostUsers: boolean
}

/** What `spec` tells to the rules of its containers. */
export function podScope(scope: Scope, spec: Fields, volumes: Volumes): PodScope {
  return {
    volumes,
    claimNames: claimNames(scope, spec),
    restartPolicy: text(spec, 'restartPolicy'),
    hostUsers: flag(spec, 'hostUsers') ?? true,
    gracePeriod: number(spec, 'terminationGracePeriodSeconds'),
    system: child(spec, 'os') ? text(child(spec, 'os'), 'name') : undefined,
  }
}

/** The errors of the containers and then of the init containers of a pod spec whose volumes are those given. */
export function validateContainers(
  spec: unknown,
  at: FieldPath,
  build: Build,
  options?: ValidationOptions,
): FieldError[] {
  const fields = record(spec)
  if (!fields) return []
  const scope = scopeOf(build, options)
  const pod = podScope(scope, fields, usableVolumes(scope, fields, undefined))
  return [...containers(scope, fields, pod, at), ...initContainers(scope, fields, pod, at)]
}

/** The errors of `spec.containers`. */
export function* containers(scope: Scope, spec: Fields, pod: PodScope, at: FieldPath): Errors {
  const list = [...at, 'containers']
  const given = member(spec, 'containers')
  if (!Array.isArray(given) || given.length === 0) {
    yield scope.required(list)
    return
  }
  const names = new Set<string>()
  for (const [container, index] of items(spec, 'containers')) {
    const here = [...list, index]
    yield* common(scope, container, pod, here)
    const name = text(container, 'name')
    if (names.has(name)) yield scope.duplicate([...here, 'name'], name)
    names.add(name)
    yield* lifecycle(scope, container, pod, [...here, 'lifecycle'])
    yield* probes(scope, container, here)
    yield* containerRestart(scope, container, here)
  }
  yield* hostPortConflicts(scope, items(spec, 'containers'), list)
}

/** The errors of `spec.initContainers`. */
export function* initContainers(scope: Scope, spec: Fields, pod: PodScope, at: FieldPath): Errors {
  const list = [...at, 'initContainers']
  const names = new Set(items(spec, 'containers').map(([container]) => text(container, 'name')))
  for (const [container, index] of items(spec, 'initContainers')) {
    const here = [...list, index]
    yield* common(scope, container, pod, here)
    yield* initContainerRestart(scope, container, here)
    const name = text(container, 'name')
    if (names.has(name)) yield scope.duplicate([...here, 'name'], name)
    else if (name !== '') names.add(name)
    // Upstream counts the containers from 0 again, so its path always names the first one.
    for (const conflict of hostPortConflicts(scope, [[container, 0]], list)) {
      yield { ...conflict, place: [...here, ...conflict.path.slice(list.length + 1)] as (string | number)[] }
    }
    const always = optionalText(container, 'restartPolicy') === 'Always'
    const sidecar = always && scope.build.holds('container-restart-policy-known')
    if (sidecar) {
      yield* lifecycle(scope, container, pod, [...here, 'lifecycle'])
      yield* probes(scope, container, here)
    } else {
      for (const field of ['lifecycle', 'livenessProbe', 'readinessProbe', 'startupProbe']) {
        if (child(container, field)) yield scope.forbidden([...here, field], 'not-for-init-containers')
      }
    }
    yield* initResizePolicy(scope, container, sidecar, index, list)
  }
}

function* common(scope: Scope, container: Fields, pod: PodScope, at: FieldPath): Errors {
  const name = text(container, 'name')
  if (name === '') yield scope.required([...at, 'name'])
  else yield* validateName(scope, isDNS1123Label, name, [...at, 'name'])
  if (text(container, 'image') === '') yield scope.required([...at, 'image'])
  yield* choice(scope, container, 'terminationMessagePolicy', messagePolicies, at)
  yield* containerPorts(scope, container, [...at, 'ports'])
  yield* environment(scope, container, [...at, 'env'])
  yield* environmentFrom(scope, container, [...at, 'envFrom'])
  yield* volumeMounts(scope, container, pod.volumes, [...at, 'volumeMounts'])
  yield* volumeDevices(scope, container, pod.volumes, [...at, 'volumeDevices'])
  yield* choice(scope, container, 'imagePullPolicy', pullPolicies, at)
  yield* resourceRequirements(scope, child(container, 'resources'), pod.claimNames, [...at, 'resources'])
  yield* resizePolicy(scope, container, pod.restartPolicy, [...at, 'resizePolicy'])
  yield* securityContext(scope, child(container, 'securityContext'), pod.hostUsers, [...at, 'securityContext'])
}

/** The errors of a field that must hold one of a few words. */
export function* choice(scope: Scope, fields: Fields, name: string, words: readonly string[], at: FieldPath): Errors {
  const value = text(fields, name)
  if (value === '') yield scope.required([...at, name])
  else if (!words.includes(value)) yield scope.notSupported([...at, name], value, words)
}

/** The errors of images with blanks around them, which upstream finds in pods only. */
export function* paddedImages(scope: Scope, spec: Fields, at: FieldPath): Errors {
  for (const list of ['containers', 'initContainers']) {
    for (const [container, index] of items(spec, list)) {
      const image = text(container, 'image')
      if (image.trim() !== image) yield scope.invalid([...at, list, index, 'image'], image, 'image-padded')
    }
  }
}
