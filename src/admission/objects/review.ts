// Mirrors what the webhooks of openkruise/kruise have in common.
import type { Build, Values } from '../../cluster/build.js'
import type { Refusal } from '../../finding.js'
import type { Path } from '../../source/path.js'
import type { Manifest } from '../../workload/manifest.js'
import type { FieldPath } from '../validation/field-error.js'
import { byteLength } from '../validation/read.js'
import type { Errors, Scope } from '../validation/scope.js'

/** A refusal that is a sentence and no field error. */
export function denial(by: string, id: string, path: Path, build: Build, values: Values = {}): Refusal {
  return { by, id, message: build.say(id, values), path }
}

/** The refusal of a webhook whose feature gates are off. */
export function gatesOff(by: string, id: string, values: Values, build: Build): Refusal[] {
  return [denial(by, id, [], build, values)]
}

/** The objects of `list` that stand already when `manifest` comes: of two that are applied together the first. */
export function standing(list: readonly Manifest[], manifest: Manifest): Manifest[] {
  const own = list.findIndex((each) => each === manifest || each.name === manifest.name)
  return own < 0 ? [...list] : list.slice(0, own)
}

/** The errors of a name for which the webhook has a rule of its own: letters, digits and hyphens, 63 at most. */
export function* plainName(scope: Scope, name: string, message: string, at: FieldPath): Errors {
  if (name === '') return
  if (!/^[a-zA-Z0-9-]+$/.test(name)) yield scope.invalid(at, name, message)
  if (byteLength(name) > 63) yield scope.invalid(at, name, 'name-too-long', { max: 63 })
}

/** The version of an object's API: `v1alpha1`. */
export function versionOf({ apiVersion }: Manifest): string {
  return apiVersion.slice(apiVersion.indexOf('/') + 1)
}
