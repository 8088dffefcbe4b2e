// Mirrors k8s.io/kubernetes/pkg/apis/core/validation/validation.go: ValidateVolumes, validateVolumeSource
import type { Build } from '../../cluster/build.js'
import { ephemeralSource } from './claim-template.js'
import type { FieldError, FieldPath } from './field-error.js'
import { isDNS1123Label, isDNS1123Subdomain, validateName } from './names.js'
import { downwardSource, projectedSource } from './projected.js'
import { child, type Fields, items, record, text } from './read.js'
import { type Errors, type Scope, scopeOf, type ValidationOptions } from './scope.js'
import { blockSources, iscsiName } from './volume-block.js'
import { configMapOrSecret, emptyDirSize, simpleSources } from './volume-sources.js'

/** The rules of one kind of volume. */
export type Source = (scope: Scope, source: Fields, at: FieldPath) => Errors

interface Kind {
  readonly name: string
  readonly rules: Source
  /** The step that upstream prints for errors within the source, where it is not `name`. */
  readonly within?: string
  /** The step that upstream prints for a source too many, where it is not `name`. */
  readonly extra?: string
  /** The fact without which the build does not know the kind. */
  readonly known?: string
}

/** The kinds of volumes in upstream's order. */
const kinds: readonly Kind[] = [
  { name: 'hostPath', rules: simpleSources.hostPath },
  { name: 'gitRepo', rules: simpleSources.gitRepo },
  { name: 'gcePersistentDisk', rules: blockSources.gcePersistentDisk, within: 'persistentDisk' },
  { name: 'awsElasticBlockStore', rules: blockSources.awsElasticBlockStore },
  { name: 'secret', rules: configMapOrSecret('secretName') },
  { name: 'nfs', rules: simpleSources.nfs },
  { name: 'iscsi', rules: blockSources.iscsi },
  { name: 'glusterfs', rules: simpleSources.glusterfs },
  { name: 'flocker', rules: simpleSources.flocker },
  { name: 'persistentVolumeClaim', rules: simpleSources.persistentVolumeClaim },
  { name: 'rbd', rules: simpleSources.rbd },
  { name: 'cinder', rules: simpleSources.cinder },
  { name: 'cephfs', rules: simpleSources.cephfs, extra: 'cephFS' },
  { name: 'quobyte', rules: simpleSources.quobyte },
  { name: 'downwardAPI', rules: downwardSource, extra: 'downwarAPI' },
  { name: 'fc', rules: blockSources.fc },
  { name: 'flexVolume', rules: simpleSources.flexVolume },
  { name: 'configMap', rules: configMapOrSecret('name') },
  { name: 'azureFile', rules: simpleSources.azureFile },
  { name: 'vsphereVolume', rules: simpleSources.vsphereVolume },
  { name: 'photonPersistentDisk', rules: simpleSources.photonPersistentDisk },
  { name: 'portworxVolume', rules: simpleSources.portworxVolume },
  { name: 'azureDisk', rules: blockSources.azureDisk },
  { name: 'storageos', rules: simpleSources.storageos },
  { name: 'projected', rules: projectedSource },
  { name: 'scaleIO', rules: simpleSources.scaleIO },
  { name: 'csi', rules: simpleSources.csi },
  { name: 'ephemeral', rules: ephemeralSource },
  { name: 'image', rules: simpleSources.image, known: 'image-volumes-known' },
]

/** The errors of a pod spec's volumes; `meta` is the pod's metadata, whose name generic ephemeral volumes build on. */
export function validateVolumes(
  spec: unknown,
  meta: unknown,
  at: FieldPath,
  build: Build,
  options?: ValidationOptions,
): FieldError[] {
  return [...volumes(scopeOf(build, options), record(spec) ?? {}, record(meta), at)]
}

/** The errors of the volumes of `spec`. */
export function* volumes(scope: Scope, spec: Fields, meta: Fields | undefined, at: FieldPath): Errors {
  const pod = text(meta, 'name')
  const own = items(spec, 'volumes').filter(([volume]) => pod !== '' && child(volume, 'ephemeral'))
  const created = new Set(own.map(([volume]) => `${pod}-${text(volume, 'name')}`))
  const names = new Set<string>()
  for (const [volume, index] of items(spec, 'volumes')) {
    const here = [...at, 'volumes', index]
    const errors = [...volumeErrors(scope, volume, pod, names, here)]
    if (errors.length === 0) names.add(text(volume, 'name'))
    yield* errors
    const claim = text(child(volume, 'persistentVolumeClaim'), 'claimName')
    if (created.has(claim)) {
      yield scope.invalid([...here, 'persistentVolumeClaim', 'claimName'], claim, 'claim-of-ephemeral-volume')
    }
  }
}

/** The volumes of `spec` that have no errors: those that a container can mount. */
export function usableVolumes(scope: Scope, spec: Fields, meta: Fields | undefined): Map<string, Fields> {
  const usable = new Map<string, Fields>()
  const names = new Set<string>()
  for (const [volume] of items(spec, 'volumes')) {
    const name = text(volume, 'name')
    if (!volumeErrors(scope, volume, text(meta, 'name'), names, []).next().done) continue
    names.add(name)
    usable.set(name, volume)
  }
  return usable
}

function* volumeErrors(scope: Scope, volume: Fields, pod: string, names: Set<string>, at: FieldPath): Errors {
  const name = text(volume, 'name')
  yield* source(scope, volume, pod, at)
  if (name === '') yield scope.required([...at, 'name'])
  else yield* validateName(scope, isDNS1123Label, name, [...at, 'name'])
  if (names.has(name)) yield scope.duplicate([...at, 'name'], name)
}

function* source(scope: Scope, volume: Fields, pod: string, at: FieldPath): Errors {
  const emptyDir = child(volume, 'emptyDir')
  if (emptyDir) yield* emptyDirSize(scope, emptyDir, [...at, 'emptyDir'])
  let first = emptyDir === undefined
  for (const kind of kinds) {
    const fields = child(volume, kind.name)
    if (!fields || (kind.known !== undefined && !scope.build.holds(kind.known))) continue
    if (!first) yield scope.forbidden([...at, kind.extra ?? kind.name], 'more-than-one-volume-type')
    else {
      yield* kind.rules(scope, fields, [...at, kind.within ?? kind.name])
      if (kind.name === 'ephemeral') yield* claimName(scope, text(volume, 'name'), pod, at)
    }
    first = false
    if (kind.name === 'iscsi') yield* iscsiName(scope, text(volume, 'name'), fields, at)
  }
  if (first) yield scope.required(at, 'volume-type-required')
}

function* claimName(scope: Scope, volume: string, pod: string, at: FieldPath): Errors {
  if (volume === '' || pod === '') return
  const claim = `${pod}-${volume}`
  for (const { message, values } of isDNS1123Subdomain(claim, scope.build)) {
    const detail = scope.build.say(message, values)
    yield scope.invalid([...at, 'name'], volume, 'ephemeral-claim-name', { claim, detail })
  }
}
