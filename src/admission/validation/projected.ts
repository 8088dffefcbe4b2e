// Mirrors k8s.io/kubernetes/pkg/apis/core/validation/validation.go: validateProjectedVolumeSource, validateDownwardAPIVolumeSource
import { type FieldPath, plainPath } from './field-error.js'
import { hostAddresses, objectField, resourceField, volumeFields } from './field-refs.js'
import { fileMode, nonReservedPath } from './file-paths.js'
import { podCertificate, trustBundle } from './projected-certificates.js'
import { type Projection, takePath } from './projection.js'
import { child, type Fields, items, number, text } from './read.js'
import { type Errors, placed, type Scope } from './scope.js'
import { keyToPath, present } from './volume-sources.js'

/** The rules of a downward API volume; upstream names the volume where it means one of its files. */
export function* downwardSource(scope: Scope, fields: Fields, at: FieldPath): Errors {
  yield* fileMode(scope, number(fields, 'defaultMode'), [...at, 'defaultMode'])
  for (const [file, index] of items(fields, 'items')) yield* downwardFile(scope, file, index, at)
}

function* downwardFile(scope: Scope, file: Fields, index: number, at: FieldPath): Errors {
  for (const error of downwardFileErrors(scope, file, at)) {
    yield { ...error, place: plainPath([...at, 'items', index, ...error.path.slice(at.length)]) }
  }
}

function* downwardFileErrors(scope: Scope, file: Fields, at: FieldPath): Errors {
  yield* present(scope, file, ['path'], at)
  yield* nonReservedPath(scope, text(file, 'path'), [...at, 'path'])
  const fieldRef = child(file, 'fieldRef')
  const resourceFieldRef = child(file, 'resourceFieldRef')
  if (fieldRef) {
    yield* objectField(scope, fieldRef, volumeFields, [...at, 'fieldRef'])
    if (resourceFieldRef) yield scope.invalid(at, 'resource', 'downward-both')
    yield* hostAddresses(scope, fieldRef, [...at, 'fieldRef'])
  } else if (resourceFieldRef) yield* resourceField(scope, resourceFieldRef, true, [...at, 'resourceFieldRef'])
  else yield scope.required(at, 'downward-none')
  yield* fileMode(scope, number(file, 'mode'), [...at, 'mode'])
}

/** The rules of a projected volume. */
export function* projectedSource(scope: Scope, fields: Fields, at: FieldPath): Errors {
  yield* fileMode(scope, number(fields, 'defaultMode'), [...at, 'defaultMode'])
  const projection: Projection = { scope, volume: at, paths: new Set() }
  for (const [source, index] of items(fields, 'sources')) {
    const here = [...at, 'sources', index]
    let count = 0
    for (const [name, rules] of sources) {
      const known = sourceFacts[name]
      const inner = child(source, name)
      if (!inner || (known !== undefined && !scope.build.holds(known))) continue
      count++
      yield* rules(projection, inner, [...here, name])
    }
    if (count > 1) yield scope.forbidden(here, 'more-than-one-volume-type-per-source')
  }
}

type Source = (projection: Projection, fields: Fields, at: FieldPath) => Errors

const sourceFacts: Record<string, string> = {
  clusterTrustBundle: 'trust-bundles-known',
  podCertificate: 'pod-certificates-known',
}

const sources: readonly [string, Source][] = [
  ['secret', object],
  ['configMap', object],
  ['downwardAPI', downward],
  ['serviceAccountToken', token],
  ['clusterTrustBundle', trustBundle],
  ['podCertificate', podCertificate],
]

function* object(projection: Projection, fields: Fields, at: FieldPath): Errors {
  yield* present(projection.scope, fields, ['name'], at)
  for (const [item, index] of items(fields, 'items')) {
    const here = [...at, 'items', index]
    yield* keyToPath(projection.scope, item, here)
    const path = text(item, 'path')
    if (path !== '') yield* takePath(projection, path, text(fields, 'name'), [...here, 'path'])
  }
}

function* downward(projection: Projection, fields: Fields, at: FieldPath): Errors {
  for (const [file, index] of items(fields, 'items')) {
    yield* downwardFile(projection.scope, file, index, at)
    const path = text(file, 'path')
    if (path !== '') yield* takePath(projection, path, path, [...at, 'items', index, 'path'])
  }
}

function* token({ scope, volume }: Projection, fields: Fields, at: FieldPath): Errors {
  const seconds = number(fields, 'expirationSeconds') ?? 0
  const here = [...at, 'expirationSeconds']
  if (seconds < 600) yield scope.invalid(here, seconds, 'token-too-short')
  if (seconds > 2 ** 32) yield scope.invalid(here, seconds, 'token-too-long')
  const path = text(fields, 'path')
  const place = [...plainPath(at), 'path']
  if (path === '') yield { ...scope.required([...volume, 'path']), place }
  else if (scope.build.holds('token-path-checked')) {
    yield* placed(nonReservedPath(scope, path, [...volume, 'path']), place)
  }
}
