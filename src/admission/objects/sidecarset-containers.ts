// Mirrors pkg/webhook/sidecarset/validating/sidecarset_create_update_handler.go of openkruise/kruise:
// validateContainersForSidecarSet.
import type { Path } from '../../source/path.js'
import type { JsonObject } from '../../workload/manifest.js'
import { quote } from '../validation/field-error.js'
import { isQualifiedName } from '../validation/names.js'
import { validatePodSpec } from '../validation/pod-spec.js'
import { child, type Fields, items, text } from '../validation/read.js'
import { type Errors, placed, type Scope } from '../validation/scope.js'
import { resourcesPolicyErrors } from './sidecarset-resources-policy.js'
import type { SidecarSetSpec } from './sidecarset-spec.js'

/** The container of the pod that is checked where a SidecarSet has init containers alone. */
const SOME_CONTAINER: JsonObject = {
  name: 'test',
  image: 'busybox',
  imagePullPolicy: 'IfNotPresent',
  terminationMessagePolicy: 'File',
}

/** The errors of the containers: those of the SidecarSet's own fields, then those of a pod that has them and no others. */
export function* containersErrors(scope: Scope, set: SidecarSetSpec): Errors {
  if (items(set.spec, 'initContainers').length === 0 && items(set.spec, 'containers').length === 0) {
    yield { ...scope.required(['spec'], 'sidecarset-no-containers'), place: ['spec', 'containers'] }
    return
  }
  const policies = scope.build.holds('sidecarset-resources-policy')
  for (const [container, index] of items(set.spec, 'initContainers')) {
    if (policies) yield* resourcesPolicyErrors(scope, container, index, 'initContainers')
  }
  for (const [container, index] of items(set.spec, 'containers')) {
    yield* ownErrors(scope, container, ['spec', 'containers', index])
    yield* transferErrors(scope, container, index)
    if (policies) yield* resourcesPolicyErrors(scope, container, index, 'containers')
  }
  yield* validatePodSpec(podOf(scope, set), {}, ['spec'], scope.build)
}

function podOf({ build }: Scope, { initContainers, containers, volumes }: SidecarSetSpec): JsonObject {
  return {
    dnsPolicy: 'ClusterFirst',
    restartPolicy: 'Always',
    initContainers,
    containers: containers.length > 0 ? containers : [SOME_CONTAINER],
    volumes,
    ...(build.holds('sidecarset-pod-has-account') && { serviceAccountName: 'default' }),
    ...(build.holds('sidecarset-pod-has-grace-period') && { terminationGracePeriodSeconds: 30 }),
  }
}

/** The errors of podInjectPolicy and shareVolumePolicy, whose paths name neither the container nor its list. */
function* ownErrors(scope: Scope, container: Fields, place: Path): Errors {
  const inject = text(container, 'podInjectPolicy')
  if (inject !== '' && inject !== 'BeforeAppContainer' && inject !== 'AfterAppContainer') {
    const error = scope.invalid(['spec', 'container', 'podInjectPolicy'], inject, 'sidecarset-inject-policy')
    yield { ...error, place: [...place, 'podInjectPolicy'] }
  }
  const policy = child(container, 'shareVolumePolicy')
  const share = text(policy, 'type')
  if (share === '' || share === 'enabled' || share === 'disabled') return
  const version = scope.build.holds('sidecarset-webhook-v1beta1') ? 'v1beta1' : 'v1alpha1'
  const shown = { go: `${version}.ShareVolumePolicy{Type:${quote(share)}}`, json: policy }
  const error = scope.invalid(['spec', 'container', 'shareVolumePolicy'], shown, 'sidecarset-share-policy')
  yield { ...error, place: [...place, 'shareVolumePolicy'] }
}

const FIELDS = ['metadata.annotations', 'metadata.labels', 'metadata.name']

/** The errors of a transferEnv that reads its container's name from the pod. */
function* transferErrors(scope: Scope, container: Fields, index: number): Errors {
  for (const [transfer, at] of items(container, 'transferEnv')) {
    const reference = child(child(transfer, 'sourceContainerNameFrom'), 'fieldRef')
    if (!reference) continue
    const place = ['spec', 'containers', index, 'transferEnv', at, 'sourceContainerNameFrom', 'fieldRef']
    yield* placed(referenceErrors(scope, reference, ['spec', index, 'transferEnv', 'fieldRef']), place)
  }
}

function* referenceErrors(scope: Scope, reference: Fields, at: Path): Errors {
  const version = text(reference, 'apiVersion') || 'v1'
  const path = text(reference, 'fieldPath')
  const here = [...at, 'fieldPath']
  if (path === '') {
    yield scope.required(here)
    return
  }
  const [, base = path, subscript] = /^(.*)\['(.*)'\]$/.exec(path) ?? []
  const unknown = unsupported(scope, version, path, base, subscript)
  if (unknown !== undefined) {
    yield scope.invalid(here, path, 'sidecarset-field-conversion', { error: unknown })
  } else if (subscript !== undefined) {
    const name = base === 'metadata.annotations' ? subscript.toLowerCase() : subscript
    for (const { message, values } of isQualifiedName(name, scope.build)) {
      yield scope.invalid(at, subscript, message, values)
    }
  } else if (!FIELDS.includes(path)) yield scope.notSupported(here, path, FIELDS)
}

/** Why a field of a pod cannot be read here. Only labels and annotations with a key can. */
function unsupported(scope: Scope, version: string, path: string, base: string, subscript: string | undefined) {
  if (version !== 'v1') return scope.build.say('sidecarset-pod-version', { version })
  if (subscript === undefined) return scope.build.say('sidecarset-field-label', { path })
  if (base === 'metadata.annotations' || base === 'metadata.labels') return undefined
  return scope.build.say('sidecarset-field-path', { path: base })
}
