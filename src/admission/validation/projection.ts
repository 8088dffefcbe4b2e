// Mirrors k8s.io/kubernetes/pkg/apis/core/validation/validation.go: the paths that validateProjectedVolumeSource gathers
import { type FieldPath, plainPath } from './field-error.js'
import type { Errors, Scope } from './scope.js'

/** What the sources of one projected volume share: each path may be written once. */
export interface Projection {
  readonly scope: Scope
  readonly volume: FieldPath
  readonly paths: Set<string>
}

/** An error where `path` is taken by another source; upstream prints `value` for it. */
export function* takePath(projection: Projection, path: string, value: string, place: FieldPath): Errors {
  const { scope, volume, paths } = projection
  if (paths.has(path)) yield { ...scope.invalid(volume, value, 'projected-path-taken'), place: plainPath(place) }
  paths.add(path)
}
