// Mirrors k8s.io/apimachinery/pkg/api/validation/objectmeta.go: ValidateAnnotations.
import { type FieldPath, plainPath } from '../validation/field-error.js'
import { isQualifiedName, validateName } from '../validation/names.js'
import { byteLength, type Fields, textMap } from '../validation/read.js'
import { type Errors, placed, type Scope } from '../validation/scope.js'

/** The bytes that the annotations of an object may have together. */
const MAX_BYTES = 256 * 1024

/** The errors of the annotations `fields.annotations`. Upstream looks at the keys in lower case and shows them as they are. */
export function* annotationErrors(scope: Scope, fields: Fields | undefined, at: FieldPath): Errors {
  let bytes = 0
  for (const [key, value] of textMap(fields, 'annotations')) {
    bytes += byteLength(key) + byteLength(value)
    for (const error of validateName(scope, isQualifiedName, key.toLowerCase(), at)) {
      yield* placed([{ ...error, value: key }], [...plainPath(at), key])
    }
  }
  if (bytes > MAX_BYTES) yield scope.tooLong(at, 'too-long-bytes', { max: MAX_BYTES })
}
