// Mirrors k8s.io/kubernetes/pkg/apis/core/validation/validation.go: validateObjectFieldSelector, validateContainerResourceFieldSelector
import type { Build } from '../../cluster/build.js'
import { formatQuantity, isQuantity, parseQuantity } from '../../workload/quantity.js'
import type { FieldPath } from './field-error.js'
import { isQualifiedName, validateName } from './names.js'
import { type Fields, member, text } from './read.js'
import type { Errors, Scope } from './scope.js'

/** The fields of a pod that a volume may show. */
export const volumeFields = [
  'metadata.annotations',
  'metadata.labels',
  'metadata.name',
  'metadata.namespace',
  'metadata.uid',
]

const convertible = new Set([
  ...volumeFields,
  'spec.nodeName',
  'spec.restartPolicy',
  'spec.serviceAccountName',
  'spec.schedulerName',
  'status.phase',
  'status.hostIP',
  'status.podIP',
  'status.podIPs',
  'spec.host',
])

const resources = ['cpu', 'ephemeral-storage', 'memory']
const resourceFields = [...resources.map((name) => `limits.${name}`), ...resources.map((name) => `requests.${name}`)]
const sizes = ['1', ...['k', 'M', 'G', 'T', 'P', 'E', 'Ki', 'Mi', 'Gi', 'Ti', 'Pi', 'Ei'].map((unit) => `1${unit}`)]

/** The fields of a pod that an environment variable may show. */
export function envFields(build: Build, path: string): readonly string[] {
  if (ENV_FIELDS.includes(path) || !build.holds('downward-host-ips-known')) return ENV_FIELDS
  return ENV_FIELDS.flatMap((field) => (field === 'status.hostIP' ? [field, 'status.hostIPs'] : [field]))
}

const ENV_FIELDS: readonly string[] = [
  'metadata.name',
  'metadata.namespace',
  'metadata.uid',
  'spec.nodeName',
  'spec.serviceAccountName',
  'status.hostIP',
  'status.podIP',
  'status.podIPs',
]

/** The errors of a reference to a field of the pod. */
export function* objectField(scope: Scope, reference: Fields, allowed: readonly string[], at: FieldPath): Errors {
  const version = text(reference, 'apiVersion')
  const path = text(reference, 'fieldPath')
  if (version === '') {
    yield scope.required([...at, 'apiVersion'])
    return
  }
  if (path === '') {
    yield scope.required([...at, 'fieldPath'])
    return
  }
  const here = [...at, 'fieldPath']
  if (version !== 'v1') {
    yield scope.invalid(here, path, 'field-path-version', { version })
    return
  }
  const subscript = splitSubscript(path)
  if (subscript) {
    const { parent, key } = subscript
    if (parent === 'metadata.annotations') yield* validateName(scope, isQualifiedName, key.toLowerCase(), at)
    else if (parent === 'metadata.labels') yield* validateName(scope, isQualifiedName, key, at)
    else yield scope.invalid(here, path, 'field-path-subscript', { path })
    return
  }
  const hostIPs = path === 'status.hostIPs' && scope.build.holds('downward-host-ips-known')
  if (!convertible.has(path) && !hostIPs) yield scope.invalid(here, path, 'field-path-unknown', { path })
  else {
    const internal = path === 'spec.host' ? 'spec.nodeName' : path
    if (!allowed.includes(internal)) yield scope.notSupported(here, internal, allowed)
  }
}

/** The error of a reference to the host's addresses where a gate keeps them back. */
export function* hostAddresses(scope: Scope, reference: Fields, at: FieldPath): Errors {
  if (text(reference, 'fieldPath') !== 'status.hostIPs' || !scope.build.holds('downward-host-ips-gated')) return
  if (!scope.build.enabled('PodHostIPs')) yield scope.forbidden(at, 'downward-host-ips-gate')
}

/** `metadata.labels['tier']` in its two parts. */
function splitSubscript(path: string): { parent: string; key: string } | undefined {
  const open = path.indexOf("['")
  if (open < 1 || !path.endsWith("']") || path.length < open + 4) return undefined
  return { parent: path.slice(0, open), key: path.slice(open + 2, -2) }
}

/** The errors of a reference to a container's requests or limits; `inVolume` where it must name the container. */
export function* resourceField(scope: Scope, reference: Fields, inVolume: boolean, at: FieldPath): Errors {
  const resource = text(reference, 'resource')
  if (inVolume && text(reference, 'containerName') === '') yield scope.required([...at, 'containerName'])
  else if (resource === '') yield scope.required([...at, 'resource'])
  else if (!resourceFields.includes(resource) && !(isHugePages(resource) && hugePagesAllowed(scope.build))) {
    yield scope.notSupported([...at, 'resource'], resource, resourceFields)
  }
  yield* divisor(scope, resource, member(reference, 'divisor'), [...at, 'divisor'])
}

function isHugePages(resource: string): boolean {
  return resource.startsWith('requests.hugepages-') || resource.startsWith('limits.hugepages-')
}

function hugePagesAllowed(build: Build): boolean {
  return build.holds('downward-huge-pages-always') || build.enabled('DownwardAPIHugePages')
}

function* divisor(scope: Scope, resource: string, value: unknown, at: FieldPath): Errors {
  const quantity = parseQuantity(String(value ?? '0').trim())
  if (!isQuantity(quantity) || quantity.mantissa === 0n) return
  const written = formatQuantity(quantity)
  const name = resource.replace(/^(limits|requests)\./, '')
  if (name === resource) return
  if (name === 'cpu') {
    if (written !== '1m' && written !== '1') yield scope.invalid(at, resource, 'divisor-cpu')
  } else if (!sizes.includes(written)) {
    if (name === 'memory') yield scope.invalid(at, resource, 'divisor-memory')
    else if (name === 'ephemeral-storage') yield scope.invalid(at, resource, 'divisor-ephemeral-storage')
    else if (isHugePages(resource)) yield scope.invalid(at, resource, 'divisor-huge-pages')
  }
}
