// Mirrors k8s.io/kubernetes/pkg/apis/core/validation/validation.go: ValidateEnv, ValidateEnvFrom

import { type FieldPath, plainPath } from './field-error.js'
import { envFields, hostAddresses, objectField, resourceField } from './field-refs.js'
import { noBacksteps } from './file-paths.js'
import {
  isConfigMapKey,
  isDNS1123Label,
  isDNS1123Subdomain,
  isEnvVarName,
  isRelaxedEnvVarName,
  validateName,
} from './names.js'
import { child, type Fields, items, text } from './read.js'
import type { Errors, Scope } from './scope.js'

/** The errors of a container's environment variables. */
export function* environment(scope: Scope, container: Fields, at: FieldPath): Errors {
  for (const [variable, index] of items(container, 'env')) {
    const here = [...at, index]
    const name = text(variable, 'name')
    if (name === '') yield scope.required([...here, 'name'])
    else yield* validateName(scope, isEnvVarName, name, [...here, 'name'])
    const source = child(variable, 'valueFrom')
    if (source) yield* valueFrom(scope, source, text(variable, 'value'), [...here, 'valueFrom'])
  }
}

function* valueFrom(scope: Scope, source: Fields, value: string, at: FieldPath): Errors {
  let sources = 0
  const fieldRef = child(source, 'fieldRef')
  if (fieldRef) {
    sources++
    yield* objectField(scope, fieldRef, envFields(scope.build, text(fieldRef, 'fieldPath')), [...at, 'fieldRef'])
    yield* hostAddresses(scope, fieldRef, [...at, 'fieldRef'])
  }
  const resourceFieldRef = child(source, 'resourceFieldRef')
  if (resourceFieldRef) {
    sources++
    yield* resourceField(scope, resourceFieldRef, false, [...at, 'resourceFieldRef'])
  }
  for (const name of ['configMapKeyRef', 'secretKeyRef']) {
    const reference = child(source, name)
    if (!reference) continue
    sources++
    yield* keyReference(scope, reference, [...at, name])
  }
  const fileKeyRef = child(source, 'fileKeyRef')
  if (fileKeyRef && scope.build.holds('env-file-keys-known')) {
    sources++
    yield* fileKey(scope, fileKeyRef, [...at, 'fileKeyRef'])
  }
  if (sources === 0) {
    yield scope.invalid(
      at,
      '',
      scope.build.enabled('EnvFiles') ? 'env-value-from-none-of-files' : 'env-value-from-none',
    )
  } else if (value !== '') yield scope.invalid(at, '', 'env-value-and-source')
  else if (sources > 1) yield scope.invalid(at, '', 'more-than-one-field')
}

function* keyReference(scope: Scope, reference: Fields, at: FieldPath): Errors {
  yield* validateName(scope, isDNS1123Subdomain, text(reference, 'name'), [...at, 'name'])
  const key = text(reference, 'key')
  if (key === '') yield scope.required([...at, 'key'])
  else yield* validateName(scope, isConfigMapKey, key, [...at, 'key'])
}

function* fileKey(scope: Scope, reference: Fields, at: FieldPath): Errors {
  const key = text(reference, 'key')
  if (key === '') yield scope.required([...at, 'key'])
  else yield* validateName(scope, isRelaxedEnvVarName, key, [...at, 'key'])
  const volume = text(reference, 'volumeName')
  if (volume === '') yield scope.required([...at, 'volumeName'])
  else yield* validateName(scope, isDNS1123Label, volume, [...at, 'volumeName'])
  const path = text(reference, 'path')
  if (path === '') yield scope.required([...at, 'path'])
  else yield* noBacksteps(scope, path, [...at, 'path'])
}

/** The errors of a container's `envFrom`. */
export function* environmentFrom(scope: Scope, container: Fields, at: FieldPath): Errors {
  for (const [source, index] of items(container, 'envFrom')) {
    const here = [...at, index]
    const prefix = text(source, 'prefix')
    if (prefix !== '') yield* validateName(scope, isEnvVarName, prefix, [...here, 'prefix'])
    let sources = 0
    for (const name of ['configMapRef', 'secretRef']) {
      const reference = child(source, name)
      if (!reference) continue
      sources++
      const object = text(reference, 'name')
      if (object === '') yield scope.required([...here, name, 'name'])
      // Upstream allows the name to end in a hyphen here, as if it were the beginning of a generated one.
      else yield* validateName(scope, isDNS1123SubdomainPrefix, object, [...here, name, 'name'])
    }
    // Upstream names the list, not the item.
    const message = sources === 0 ? 'env-from-none' : sources > 1 ? 'more-than-one-field' : undefined
    if (message) yield { ...scope.invalid(at, '', message), place: plainPath(here) }
  }
}

const isDNS1123SubdomainPrefix: typeof isDNS1123Subdomain = (value, build) =>
  isDNS1123Subdomain(value.length > 1 && value.endsWith('-') ? `${value.slice(0, -1)}a` : value, build)

/** File keys that name a volume which the pod has not, or which is no emptyDir. */
export function* fileKeyVolumes(scope: Scope, spec: Fields, at: FieldPath): Errors {
  const volumes = new Map(items(spec, 'volumes').map(([volume]) => [text(volume, 'name'), volume]))
  for (const list of ['initContainers', 'containers', 'ephemeralContainers']) {
    for (const [container, index] of items(spec, list)) {
      for (const [variable, variableIndex] of items(container, 'env')) {
        const reference = child(child(variable, 'valueFrom'), 'fileKeyRef')
        if (!reference) continue
        if (!scope.build.holds('env-file-keys-known')) return
        const here = [...at, list, index, 'env', variableIndex, 'valueFrom', 'fileKeyRef', 'volumeName']
        const name = text(reference, 'volumeName')
        const volume = volumes.get(name)
        if (!volume) yield scope.notFound(here, name)
        else if (!child(volume, 'emptyDir')) yield scope.invalid(here, name, 'file-key-volume-type')
      }
    }
  }
}
