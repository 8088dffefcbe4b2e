// Mirrors k8s.io/apiextensions-apiserver/pkg/registry/customresource/validator.go: what the API server itself says of an
// object of a custom resource, after the mutating webhooks and before the validating ones.
import type { Build } from '../../cluster/build.js'
import type { Refusal } from '../../finding.js'
import type { Manifest } from '../../workload/manifest.js'
import type { FieldError } from '../validation/field-error.js'
import { child, number, record } from '../validation/read.js'
import { type Errors, type Scope, scopeOf } from '../validation/scope.js'
import { type Schema, schemaErrors } from './crd-schema.js'
import { objectMetaErrors } from './object-meta.js'
import { refusalsOf } from './refusals.js'

/** What the API server knows of a custom resource. */
export interface CustomResource {
  readonly schema?: Schema
  /** Whether the scale subresource reads spec.replicas. */
  readonly scales?: boolean
  /** Whether a mutating webhook has written the fields that the schema requires, a selector that is missing as null. */
  readonly completed?: boolean
}

/** Who refuses an object that its CustomResourceDefinition does not allow. */
export const CRD_VALIDATION = 'CRDValidation'

/** What the API server says of the object. */
export function customResourceRefusals(manifest: Manifest, resource: CustomResource, build: Build): Refusal[] {
  return refusalsOf(errorsOf(manifest, resource, scopeOf(build)), CRD_VALIDATION)
}

function* errorsOf(manifest: Manifest, resource: CustomResource, scope: Scope): Errors {
  const { value } = manifest
  yield* objectMetaErrors(scope, manifest, false)
  if (resource.schema) yield* schemaErrors(scope, resource.schema, value, [])
  if (resource.completed && !child(record(value.spec), 'selector')) yield missingSelector(scope)
  if (!resource.scales) return
  const replicas = number(record(value.spec), 'replicas')
  if (replicas === undefined || replicas >= 0) return
  yield {
    ...scope.invalid(['.spec.replicas'], replicas, 'scale-replicas-negative'),
    place: ['spec', 'replicas'],
  }
}

function missingSelector(scope: Scope): FieldError {
  const values = { path: 'spec.selector', type: 'object', given: 'null' }
  return scope.invalid(['spec', 'selector'], 'null', 'schema-type', values)
}
