// Mirrors k8s.io/kubernetes/pkg/apis/core/validation/validation.go: validateLocalDescendingPath and its kin
import type { FieldPath } from './field-error.js'
import type { Errors, Scope } from './scope.js'

/** An error where `path` has a step `..`. */
export function* noBacksteps(scope: Scope, path: string, at: FieldPath): Errors {
  if (path.split('/').includes('..')) yield scope.invalid(at, path, 'path-backsteps')
}

/** An error where `path` is absolute or leads upwards. */
export function* descendingPath(scope: Scope, path: string, at: FieldPath): Errors {
  if (path.startsWith('/')) yield scope.invalid(at, path, 'path-must-be-relative')
  yield* noBacksteps(scope, path, at)
}

/** An error where `path` is absolute, leads upwards or starts like a name that the kubelet keeps for itself. */
export function* nonReservedPath(scope: Scope, path: string, at: FieldPath): Errors {
  yield* descendingPath(scope, path, at)
  if (path.startsWith('..') && !path.startsWith('../')) yield scope.invalid(at, path, 'name-starts-with-dots')
}

/** An error where `mode` is no file mode. */
export function* fileMode(scope: Scope, mode: number | undefined, at: FieldPath): Errors {
  if (mode !== undefined && (mode > 0o777 || mode < 0)) yield scope.invalid(at, mode, 'file-mode')
}
