// Mirrors the TargetReference of openkruise/kruise's APIs and ParseGroupVersion of k8s.io/apimachinery.
import { quote } from '../validation/field-error.js'
import { type Fields, text } from '../validation/read.js'
import type { Literal } from '../validation/scope.js'
import { groupOf } from '../world.js'

/** A reference as upstream prints the struct. */
export function referenceLiteral(target: Fields | undefined): Literal {
  const [apiVersion, kind, name] = ['apiVersion', 'kind', 'name'].map((key) => quote(text(target, key)))
  const go = `v1alpha1.TargetReference{APIVersion:${apiVersion}, Kind:${kind}, Name:${name}}`
  return { go, json: target ?? {} }
}

/** Whether schema.ParseGroupVersion reads it: at most one slash. */
export function parsesAsGroupVersion(apiVersion: string): boolean {
  return apiVersion.split('/').length <= 2
}

/** Whether both name one object: the same group, kind and name. The version makes no difference. */
export function sameReference(left: Fields, right: Fields): boolean {
  return (
    groupOf(text(left, 'apiVersion')) === groupOf(text(right, 'apiVersion')) &&
    text(left, 'kind') === text(right, 'kind') &&
    text(left, 'name') === text(right, 'name')
  )
}
