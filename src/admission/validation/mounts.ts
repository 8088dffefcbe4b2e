// Mirrors k8s.io/kubernetes/pkg/apis/core/validation/validation.go: ValidateVolumeMounts, ValidateVolumeDevices
import { type FieldPath, plainPath } from './field-error.js'
import { descendingPath } from './file-paths.js'
import { child, type Fields, flag, items, optionalText, text } from './read.js'
import { type Errors, placed, type Scope } from './scope.js'

/** The volumes of a pod by name, those with errors of their own left out, as upstream does. */
export type Volumes = ReadonlyMap<string, Fields>

const propagations = ['Bidirectional', 'HostToContainer', 'None']
const recursions = ['Disabled', 'Enabled', 'IfPossible']

function pathsByName(container: Fields, list: string, path: string): Map<string, string> {
  return new Map(items(container, list).map(([each]) => [text(each, 'name'), text(each, path)]))
}

/** The errors of a container's volume mounts. */
export function* volumeMounts(scope: Scope, container: Fields, volumes: Volumes, at: FieldPath): Errors {
  const devices = pathsByName(container, 'volumeDevices', 'devicePath')
  const devicePaths = new Set(devices.values())
  const paths = new Set<string>()
  for (const [mount, index] of items(container, 'volumeMounts')) {
    const here = [...at, index]
    const name = text(mount, 'name')
    const path = text(mount, 'mountPath')
    if (name === '') yield scope.required([...here, 'name'])
    if (!volumes.has(name)) yield scope.notFound([...here, 'name'], name)
    if (path === '') yield scope.required([...here, 'mountPath'])
    if (paths.has(path)) yield scope.invalid([...here, 'mountPath'], path, 'must-be-unique')
    paths.add(path)
    if (devices.has(name)) yield scope.invalid([...here, 'name'], name, 'mount-is-device')
    if (devicePaths.has(path)) yield scope.invalid([...here, 'mountPath'], path, 'mount-path-is-device')
    yield* subPaths(scope, mount, volumes.get(name), here, at)
    yield* propagation(scope, mount, container, here, at)
    yield* recursiveReadOnly(scope, mount, here, at)
  }
}

// From here on upstream names the list instead of the item.

function* subPaths(scope: Scope, mount: Fields, volume: Fields | undefined, here: FieldPath, list: FieldPath): Errors {
  const subPath = text(mount, 'subPath')
  const expression = text(mount, 'subPathExpr')
  if (child(volume, 'image') && scope.build.holds('image-volume-refuses-subpath')) {
    if (subPath !== '') yield scope.invalid([...here, 'subPath'], subPath, 'image-volume-subpath')
    if (expression !== '') yield scope.invalid([...here, 'subPathExpr'], expression, 'image-volume-subpath')
  }
  const base = plainPath(here)
  if (subPath !== '') {
    yield* placed(descendingPath(scope, subPath, [...list, 'subPath']), [...base, 'subPath'])
  }
  if (expression === '') return
  if (subPath !== '') yield scope.invalid([...here, 'subPathExpr'], expression, 'subpath-and-expression')
  yield* placed(descendingPath(scope, expression, [...list, 'subPathExpr']), [...base, 'subPathExpr'])
}

function* propagation(scope: Scope, mount: Fields, container: Fields, here: FieldPath, list: FieldPath): Errors {
  const mode = optionalText(mount, 'mountPropagation')
  if (mode === undefined) return
  const place = [...plainPath(here), 'mountPropagation']
  const at = [...list, 'mountPropagation']
  if (!propagations.includes(mode)) yield { ...scope.notSupported(at, mode, propagations), place }
  if (mode === 'Bidirectional' && !flag(child(container, 'securityContext'), 'privileged')) {
    yield { ...scope.forbidden(at, 'propagation-needs-privilege'), place }
  }
}

function* recursiveReadOnly(scope: Scope, mount: Fields, here: FieldPath, list: FieldPath): Errors {
  const mode = optionalText(mount, 'recursiveReadOnly')
  if (mode === undefined || mode === 'Disabled' || !scope.build.holds('recursive-read-only-known')) return
  const place = [...plainPath(here), 'recursiveReadOnly']
  const at = [...list, 'recursiveReadOnly']
  if (mode !== 'Enabled' && mode !== 'IfPossible') {
    yield { ...scope.notSupported(at, mode, recursions), place }
    return
  }
  if (!flag(mount, 'readOnly')) yield { ...scope.forbidden(at, 'recursive-needs-read-only'), place }
  if ((optionalText(mount, 'mountPropagation') ?? 'None') !== 'None') {
    yield { ...scope.forbidden(at, 'recursive-needs-no-propagation'), place }
  }
}

/** The errors of a container's volume devices. */
export function* volumeDevices(scope: Scope, container: Fields, volumes: Volumes, at: FieldPath): Errors {
  const mounts = pathsByName(container, 'volumeMounts', 'mountPath')
  const mountPaths = new Set(mounts.values())
  const names = new Set<string>()
  const paths = new Set<string>()
  for (const [device, index] of items(container, 'volumeDevices')) {
    const here = [...at, index]
    const name = text(device, 'name')
    const path = text(device, 'devicePath')
    const volume = volumes.get(name)
    if (name === '') yield scope.required([...here, 'name'])
    if (names.has(name)) yield scope.invalid([...here, 'name'], name, 'must-be-unique')
    if (volume && !child(volume, 'persistentVolumeClaim') && !child(volume, 'ephemeral')) {
      yield scope.invalid([...here, 'name'], name, 'device-volume-type')
    }
    if (!volume) yield scope.notFound([...here, 'name'], name)
    if (path === '') yield scope.required([...here, 'devicePath'])
    if (paths.has(path)) yield scope.invalid([...here, 'devicePath'], path, 'must-be-unique')
    if (path.split('/').includes('..')) yield scope.invalid([...here, 'devicePath'], path, 'device-backsteps')
    else paths.add(path)
    if (mounts.has(name)) yield scope.invalid([...here, 'name'], name, 'device-is-mount')
    if (mountPaths.has(path)) yield scope.invalid([...here, 'devicePath'], path, 'device-path-is-mount')
    if (name !== '') names.add(name)
  }
}
