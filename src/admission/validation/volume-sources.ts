// Mirrors k8s.io/kubernetes/pkg/apis/core/validation/validation.go: the sources of volumes that need little
import { isQuantity, parseQuantity } from '../../workload/quantity.js'
import type { FieldPath } from './field-error.js'
import { descendingPath, fileMode, noBacksteps, nonReservedPath } from './file-paths.js'
import { isDNS1123Label, isDNS1123Subdomain, validateName } from './names.js'
import { byteLength, child, type Fields, items, member, number, optionalText, text, textMap, texts } from './read.js'
import type { Errors, Scope } from './scope.js'

const hostPathTypes = [
  '',
  'BlockDevice',
  'CharDevice',
  'Directory',
  'DirectoryOrCreate',
  'File',
  'FileOrCreate',
  'Socket',
]
const pullPolicies = ['Always', 'IfNotPresent', 'Never']

/** The errors of an emptyDir with a size below zero. */
export function* emptyDirSize(scope: Scope, fields: Fields, at: FieldPath): Errors {
  const size = parseQuantity(String(member(fields, 'sizeLimit') ?? '0').trim())
  if (isQuantity(size) && size.mantissa < 0n) yield scope.forbidden([...at, 'sizeLimit'], 'empty-dir-size')
}

/** The rules of a ConfigMap or Secret volume, whose object is named by `nameField`. */
export function configMapOrSecret(nameField: string) {
  return function* (scope: Scope, fields: Fields, at: FieldPath): Errors {
    yield* present(scope, fields, [nameField], at)
    yield* fileMode(scope, number(fields, 'defaultMode'), [...at, 'defaultMode'])
    for (const [item, index] of items(fields, 'items')) yield* keyToPath(scope, item, [...at, 'items', index])
  }
}

/** The errors of one key that is shown as a file. */
export function* keyToPath(scope: Scope, item: Fields, at: FieldPath): Errors {
  yield* present(scope, item, ['key', 'path'], at)
  yield* nonReservedPath(scope, text(item, 'path'), [...at, 'path'])
  yield* fileMode(scope, number(item, 'mode'), [...at, 'mode'])
}

/** An error for each of the texts that is missing or empty. */
export function* present(scope: Scope, fields: Fields, names: readonly string[], at: FieldPath): Errors {
  for (const name of names) if (text(fields, name) === '') yield scope.required([...at, name])
}

function* secretName(scope: Scope, fields: Fields, at: FieldPath): Errors {
  const secret = child(fields, 'secretRef')
  if (secret) yield* present(scope, secret, ['name'], [...at, 'secretRef'])
}

function requires(...names: string[]) {
  return (scope: Scope, fields: Fields, at: FieldPath): Errors => present(scope, fields, names, at)
}

/** The rules of the sources that are short. */
export const simpleSources = {
  azureFile: requires('secretName', 'shareName'),
  glusterfs: requires('endpoints', 'path'),
  persistentVolumeClaim: requires('claimName'),
  photonPersistentDisk: requires('pdID'),
  portworxVolume: requires('volumeID'),
  scaleIO: requires('gateway', 'system', 'volumeName'),
  vsphereVolume: requires('volumePath'),

  *hostPath(scope: Scope, fields: Fields, at: FieldPath): Errors {
    yield* present(scope, fields, ['path'], at)
    if (text(fields, 'path') === '') return
    yield* noBacksteps(scope, text(fields, 'path'), [...at, 'path'])
    const type = optionalText(fields, 'type')
    if (type !== undefined && !hostPathTypes.includes(type)) {
      yield scope.notSupported([...at, 'type'], type, hostPathTypes)
    }
  },

  *gitRepo(scope: Scope, fields: Fields, at: FieldPath): Errors {
    yield* present(scope, fields, ['repository'], at)
    yield* descendingPath(scope, text(fields, 'directory'), [...at, 'directory'])
  },

  *nfs(scope: Scope, fields: Fields, at: FieldPath): Errors {
    yield* present(scope, fields, ['server', 'path'], at)
    const path = text(fields, 'path')
    if (!path.startsWith('/')) yield scope.invalid([...at, 'path'], path, 'path-must-be-absolute')
  },

  *flocker(scope: Scope, fields: Fields, at: FieldPath): Errors {
    const name = text(fields, 'datasetName')
    const uuid = text(fields, 'datasetUUID')
    if (name === '' && uuid === '') yield scope.required(at, 'flocker-none')
    if (name !== '' && uuid !== '') yield scope.invalid(at, 'resource', 'flocker-both')
    if (name.includes('/')) yield scope.invalid([...at, 'datasetName'], name, 'must-not-contain-slash')
  },

  *rbd(scope: Scope, fields: Fields, at: FieldPath): Errors {
    if (texts(fields, 'monitors').length === 0) yield scope.required([...at, 'monitors'])
    yield* present(scope, fields, ['image'], at)
  },

  *cinder(scope: Scope, fields: Fields, at: FieldPath): Errors {
    yield* present(scope, fields, ['volumeID'], at)
    yield* secretName(scope, fields, at)
  },

  *cephfs(scope: Scope, fields: Fields, at: FieldPath): Errors {
    if (texts(fields, 'monitors').length === 0) yield scope.required([...at, 'monitors'])
  },

  *quobyte(scope: Scope, fields: Fields, at: FieldPath): Errors {
    const registry = text(fields, 'registry')
    if (registry === '') yield scope.required([...at, 'registry'], 'host-port-pairs')
    else if (byteLength(text(fields, 'tenant')) >= 65) yield scope.required([...at, 'tenant'], 'quobyte-tenant')
    else {
      for (const pair of registry.split(',')) {
        if (!isHostPort(pair)) yield scope.invalid([...at, 'registry'], registry, 'host-port-pairs')
      }
    }
    yield* present(scope, fields, ['volume'], at)
  },

  *flexVolume(scope: Scope, fields: Fields, at: FieldPath): Errors {
    yield* present(scope, fields, ['driver'], at)
    for (const [key] of textMap(fields, 'options')) {
      const namespace = `.${(key.includes('/') ? key.slice(0, key.indexOf('/')) : key).toLowerCase()}`
      if (namespace.endsWith('.kubernetes.io') || namespace.endsWith('.k8s.io')) {
        yield scope.invalid([...at, 'options', { key }], key, 'flex-option-reserved')
      }
    }
  },

  *storageos(scope: Scope, fields: Fields, at: FieldPath): Errors {
    const volume = text(fields, 'volumeName')
    if (volume === '') yield scope.required([...at, 'volumeName'])
    else yield* validateName(scope, isDNS1123Label, volume, [...at, 'volumeName'])
    const namespace = text(fields, 'volumeNamespace')
    if (namespace !== '') yield* validateName(scope, isDNS1123Label, namespace, [...at, 'volumeNamespace'])
    yield* secretName(scope, fields, at)
  },

  *csi(scope: Scope, fields: Fields, at: FieldPath): Errors {
    yield* csiDriver(scope, text(fields, 'driver'), [...at, 'driver'])
    const secret = child(fields, 'nodePublishSecretRef')
    if (!secret) return
    const name = text(secret, 'name')
    if (name === '') yield scope.required([...at, 'nodePublishSecretRef', 'name'])
    else yield* validateName(scope, isDNS1123Subdomain, name, [...at, 'name'])
  },

  *image(scope: Scope, fields: Fields, at: FieldPath): Errors {
    const always = scope.build.holds('image-volume-reference-required')
    if (scope.isPod || always) yield* present(scope, fields, ['reference'], at)
    const policy = text(fields, 'pullPolicy')
    if (policy === '') yield scope.required([...at, 'pullPolicy'])
    else if (!pullPolicies.includes(policy)) yield scope.notSupported([...at, 'pullPolicy'], policy, pullPolicies)
  },
}

function* csiDriver(scope: Scope, driver: string, at: FieldPath): Errors {
  if (driver === '') {
    yield scope.required(at)
    if (scope.build.holds('csi-driver-missing-is-all')) return
  }
  if (byteLength(driver) > 63) yield scope.tooLong(at, 'too-long-bytes', { max: 63 })
  for (const { message, values } of isDNS1123Subdomain(driver.toLowerCase(), scope.build)) {
    yield scope.invalid(at, driver, message, values)
  }
}

function isHostPort(pair: string): boolean {
  return /^(\[[^[\]]*\]|[^:[\]]*):[^:[\]]*$/.test(pair)
}
