// Mirrors k8s.io/kubernetes/pkg/apis/core/validation/validation.go: validateMatchLabelKeysAndMismatchLabelKeys
import { type FieldPath, plainPath } from './field-error.js'
import { isQualifiedName, validateName } from './names.js'
import { child, type Fields, items, text, textMap, texts } from './read.js'
import type { Errors, Scope } from './scope.js'

/** The errors of the keys of labels that a term compares with those of its own pod. */
export function* affinityLabelKeys(scope: Scope, term: Fields, at: FieldPath): Errors {
  const selector = child(term, 'labelSelector')
  const keys = texts(term, 'matchLabelKeys')
  const mismatched = texts(term, 'mismatchLabelKeys')
  yield* keyNames(scope, keys, selector, [...at, 'matchLabelKeys'])
  yield* keyNames(scope, mismatched, selector, [...at, 'mismatchLabelKeys'])
  // Matching keys are merged into the selector before this, so a key counts only where the selector has it twice.
  const seen = new Set(textMap(selector, 'matchLabels').map(([key]) => key))
  for (const [expression] of items(selector, 'matchExpressions')) {
    const key = text(expression, 'key')
    const index = keys.lastIndexOf(key)
    if (index !== -1 && seen.has(key)) {
      yield {
        ...scope.invalid([...at, index], key, 'label-key-in-selector'),
        place: [...plainPath(at), 'matchLabelKeys', index],
      }
    }
    seen.add(key)
  }
  for (const [index, key] of keys.entries()) {
    if (mismatched.includes(key)) yield scope.invalid([...at, 'matchLabelKeys', index], key, 'label-key-mismatched')
  }
}

function* keyNames(scope: Scope, keys: string[], selector: Fields | undefined, at: FieldPath): Errors {
  if (keys.length === 0) return
  if (!selector) {
    yield scope.forbidden(at, 'label-keys-need-selector')
    return
  }
  for (const [index, key] of keys.entries()) yield* validateName(scope, isQualifiedName, key, [...at, index])
}

/** The errors of the keys of labels that tell apart the pods which a spread constraint counts. */
export function* spreadLabelKeys(scope: Scope, constraint: Fields, at: FieldPath): Errors {
  const keys = texts(constraint, 'matchLabelKeys')
  if (keys.length === 0) return
  const merge = scope.build.enabled('MatchLabelKeysInPodTopologySpreadSelectorMerge')
  if (merge && scope.build.enabled('MatchLabelKeysInPodTopologySpread')) {
    yield* affinityLabelKeys(scope, { ...constraint, mismatchLabelKeys: [] }, at)
    return
  }
  const selector = child(constraint, 'labelSelector')
  const here = [...at, 'matchLabelKeys']
  if (!selector && scope.build.holds('spread-label-keys-need-selector')) {
    yield scope.forbidden(here, 'label-keys-need-selector')
  }
  const inSelector = new Set([
    ...textMap(selector, 'matchLabels').map(([key]) => key),
    ...items(selector, 'matchExpressions').map(([expression]) => text(expression, 'key')),
  ])
  for (const [index, key] of keys.entries()) {
    yield* validateName(scope, isQualifiedName, key, [...here, index])
    if (inSelector.has(key)) yield scope.invalid([...here, index], key, 'label-key-in-selector')
  }
}
