// Mirrors k8s.io/kubernetes/pkg/apis/core/validation/validation.go: validateAffinity
import type { Build } from '../../cluster/build.js'
import { type FieldError, type FieldPath, plainPath } from './field-error.js'
import { affinityLabelKeys } from './label-keys.js'
import { selectorErrors } from './labels.js'
import { isDNS1123Label, isDNS1123Subdomain, isLabelValue, isQualifiedName, validateName } from './names.js'
import { child, type Fields, items, member, number, record, text, texts } from './read.js'
import { type Errors, type Scope, scopeOf } from './scope.js'

const required = 'requiredDuringSchedulingIgnoredDuringExecution'
const preferred = 'preferredDuringSchedulingIgnoredDuringExecution'

/** The errors of one term that selects nodes; `checkValues` where the values must be labels' too. */
export function validateNodeSelectorTerm(
  term: unknown,
  at: FieldPath,
  build: Build,
  checkValues = false,
): FieldError[] {
  const fields = record(term)
  return fields ? [...nodeSelectorTerm(scopeOf(build), fields, checkValues, at)] : []
}

/** The errors of a list of weighted terms that prefer nodes. */
export function validatePreferredSchedulingTerms(terms: unknown, at: FieldPath, build: Build): FieldError[] {
  return [...preferredTerms(scopeOf(build), { terms }, 'terms', at)]
}

/** The errors of a pod's affinity. */
export function* affinity(scope: Scope, fields: Fields | undefined, at: FieldPath): Errors {
  const node = child(fields, 'nodeAffinity')
  if (node) {
    const here = [...at, 'nodeAffinity']
    const selector = child(node, required)
    if (selector) yield* nodeSelector(scope, selector, [...here, required])
    yield* preferredTerms(scope, node, preferred, [...here, preferred])
  }
  for (const name of ['podAffinity', 'podAntiAffinity']) {
    const pods = child(fields, name)
    if (!pods) continue
    for (const [term, index] of items(pods, required)) yield* podTerm(scope, term, [...at, name, required, index])
    for (const [weighted, index] of items(pods, preferred)) {
      const here = [...at, name, preferred, index]
      yield* weight(scope, weighted, here)
      yield* podTerm(scope, child(weighted, 'podAffinityTerm') ?? {}, [...here, 'podAffinityTerm'])
    }
  }
}

function* weight(scope: Scope, term: Fields, at: FieldPath): Errors {
  const value = number(term, 'weight') ?? 0
  if (value <= 0 || value > 100) yield scope.invalid([...at, 'weight'], value, 'weight-range')
}

function* nodeSelector(scope: Scope, selector: Fields, at: FieldPath): Errors {
  const here = [...at, 'nodeSelectorTerms']
  const terms = member(selector, 'nodeSelectorTerms')
  if (!Array.isArray(terms) || terms.length === 0) yield scope.required(here, 'node-selector-term-required')
  const checkValues = scope.build.holds('node-affinity-values-checked')
  for (const [term, index] of items(selector, 'nodeSelectorTerms')) {
    yield* nodeSelectorTerm(scope, term, checkValues, [...here, index])
  }
}

function* preferredTerms(scope: Scope, fields: Fields, name: string, at: FieldPath): Errors {
  for (const [term, index] of items(fields, name)) {
    yield* weight(scope, term, [...at, index])
    yield* nodeSelectorTerm(scope, child(term, 'preference') ?? {}, false, [...at, index, 'preference'])
  }
}

function* nodeSelectorTerm(scope: Scope, term: Fields, checkValues: boolean, at: FieldPath): Errors {
  for (const [requirement, index] of items(term, 'matchExpressions')) {
    yield* nodeRequirement(scope, requirement, checkValues, [...at, 'matchExpressions', index])
  }
  for (const [requirement, index] of items(term, 'matchFields')) {
    yield* nodeField(scope, requirement, [...at, 'matchFields', index])
  }
}

function* nodeRequirement(scope: Scope, requirement: Fields, checkValues: boolean, at: FieldPath): Errors {
  const values = texts(requirement, 'values')
  const operator = text(requirement, 'operator')
  const here = [...at, 'values']
  if (operator === 'In' || operator === 'NotIn') {
    if (values.length === 0) yield scope.required(here, 'selector-values-required')
  } else if (operator === 'Exists' || operator === 'DoesNotExist') {
    if (values.length > 0) yield scope.forbidden(here, 'selector-values-forbidden')
  } else if (operator === 'Gt' || operator === 'Lt') {
    if (values.length !== 1) yield scope.required(here, 'node-selector-single-value')
  } else yield scope.invalid([...at, 'operator'], operator, 'selector-operator')
  yield* validateName(scope, isQualifiedName, text(requirement, 'key'), [...at, 'key'])
  if (!checkValues) return
  for (const [index, value] of values.entries()) yield* validateName(scope, isLabelValue, value, [...here, index])
}

function* nodeField(scope: Scope, requirement: Fields, at: FieldPath): Errors {
  const values = texts(requirement, 'values')
  const operator = text(requirement, 'operator')
  const key = text(requirement, 'key')
  if (operator !== 'In' && operator !== 'NotIn') {
    yield scope.invalid([...at, 'operator'], operator, 'selector-operator')
  } else if (values.length !== 1) yield scope.required([...at, 'values'], 'node-field-one-value')
  if (key !== 'metadata.name') yield scope.invalid([...at, 'key'], key, 'node-field-key')
  else {
    for (const [index, value] of values.entries()) {
      yield* validateName(scope, isDNS1123Subdomain, value, [...at, 'values', index])
    }
  }
}

function* podTerm(scope: Scope, term: Fields, at: FieldPath): Errors {
  yield* selectorErrors(scope, child(term, 'labelSelector'), [...at, 'labelSelector'])
  yield* selectorErrors(scope, child(term, 'namespaceSelector'), [...at, 'namespaceSelector'])
  for (const [index, name] of texts(term, 'namespaces').entries()) {
    for (const error of validateName(scope, isDNS1123Label, name, [...at, 'namespace'])) {
      yield { ...error, place: [...plainPath(at), 'namespaces', index] }
    }
  }
  const labelKeys = ['matchLabelKeys', 'mismatchLabelKeys'].some((name) => texts(term, name).length > 0)
  if (labelKeys && scope.build.holds('affinity-label-keys-known')) yield* affinityLabelKeys(scope, term, at)
  const key = text(term, 'topologyKey')
  if (key === '') yield scope.required([...at, 'topologyKey'], 'can-not-be-empty')
  yield* validateName(scope, isQualifiedName, key, [...at, 'topologyKey'])
}
