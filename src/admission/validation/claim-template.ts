// Mirrors k8s.io/kubernetes/pkg/apis/core/validation/validation.go: validateEphemeralVolumeSource, ValidatePersistentVolumeClaimSpec
import { formatQuantity } from '../../workload/quantity.js'
import { type FieldPath, plainPath } from './field-error.js'
import { labelErrors, selectorErrors } from './labels.js'
import { isDNS1123Subdomain, isQualifiedName, validateName } from './names.js'
import { child, type Fields, optionalText, textMap, texts } from './read.js'
import { quantities, quantityValue } from './resources.js'
import { type Errors, placed, type Scope } from './scope.js'

/** The rules of a generic ephemeral volume. */
export function* ephemeralSource(scope: Scope, fields: Fields, at: FieldPath): Errors {
  const template = child(fields, 'volumeClaimTemplate')
  const here = [...at, 'volumeClaimTemplate']
  if (!template) {
    yield scope.required(here)
    return
  }
  yield* metadata(scope, child(template, 'metadata'), [...here, 'metadata'])
  yield* claimSpec(scope, child(template, 'spec') ?? {}, [...here, 'spec'])
}

function* metadata(scope: Scope, meta: Fields | undefined, at: FieldPath): Errors {
  const annotations = [...at, 'annotations']
  for (const [key] of textMap(meta, 'annotations')) {
    for (const { message, values } of isQualifiedName(key.toLowerCase(), scope.build)) {
      yield { ...scope.invalid(annotations, key, message, values), place: [...plainPath(annotations), key] }
    }
  }
  yield* labelErrors(scope, meta, 'labels', [...at, 'labels'])
  for (const name of ['name', 'generateName', 'namespace']) {
    if ((optionalText(meta, name) ?? '') !== '') yield scope.forbidden([...at, name], 'template-metadata')
  }
}

/** The errors of the spec of a claim for a volume. */
export function* claimSpec(scope: Scope, spec: Fields, at: FieldPath): Errors {
  const modes = texts(spec, 'accessModes')
  const once = scope.build.holds('read-write-once-pod-allowed') ? ['ReadWriteOncePod'] : []
  const accessModes = ['ReadOnlyMany', 'ReadWriteMany', 'ReadWriteOnce', ...once]
  const here = [...at, 'accessModes']
  if (modes.length === 0) yield scope.required(here, 'access-mode-required')
  yield* selectorErrors(scope, child(spec, 'selector'), [...at, 'selector'])
  for (const mode of modes) if (!accessModes.includes(mode)) yield scope.notSupported(here, mode, accessModes)
  if (
    modes.includes('ReadWriteOncePod') &&
    modes.some((mode) => mode !== 'ReadWriteOncePod' && accessModes.includes(mode))
  ) {
    yield scope.forbidden(here, 'access-mode-alone')
  }
  yield* storage(scope, spec, at)
  const storageClass = optionalText(spec, 'storageClassName') ?? ''
  if (storageClass !== '') yield* validateName(scope, isDNS1123Subdomain, storageClass, [...at, 'storageClassName'])
  const mode = optionalText(spec, 'volumeMode')
  const volumeModes = ['Block', 'Filesystem']
  if (mode !== undefined && !volumeModes.includes(mode))
    yield scope.notSupported([...at, 'volumeMode'], mode, volumeModes)
}

function* storage(scope: Scope, spec: Fields, at: FieldPath): Errors {
  const here: FieldPath = [...at, 'resources', { key: 'storage' }]
  const place = [...plainPath(at), 'resources', 'requests', 'storage']
  const size = quantities(child(spec, 'resources'), 'requests').get('storage')
  if (!size) yield { ...scope.required(here), place }
  else if (size.mantissa <= 0n) yield { ...scope.invalid(here, formatQuantity(size), 'must-be-positive-amount'), place }
  else yield* placed(quantityValue(scope, 'storage', size, here), place)
}
