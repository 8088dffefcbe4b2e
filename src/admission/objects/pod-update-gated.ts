// Mirrors k8s.io/kubernetes pkg/apis/core/validation/validation.go: validateNodeSelectorMutation and validateNodeAffinityMutation.
import { isObject, type JsonObject, objects } from '../../workload/manifest.js'
import type { PatchSchema } from '../merge-keys.js'
import { semanticDifference } from '../semantic-difference.js'
import { quote } from '../validation/field-error.js'
import { child, type Fields, items, text, textMap, texts } from '../validation/read.js'
import type { Errors, Literal, Scope } from '../validation/scope.js'
import { labelsLiteral, stringList } from './go-literals.js'

/** The errors of a node selector of a pod that waits for its scheduling gates: it may only grow. */
export function* nodeSelectorMutation(scope: Scope, before: JsonObject, spec: JsonObject): Errors {
  const now = new Map(textMap(spec, 'nodeSelector'))
  if (textMap(before, 'nodeSelector').every(([key, value]) => now.get(key) === value)) return
  yield scope.invalid(['spec', 'nodeSelector'], labelsLiteral(spec, 'nodeSelector'), 'node-selector-only-grows')
}

const REQUIRED = 'requiredDuringSchedulingIgnoredDuringExecution'

/** The errors of the required node affinity of such a pod: each of its terms may only grow. */
export function* nodeAffinityMutation(scope: Scope, before: JsonObject, spec: JsonObject, schema: PatchSchema): Errors {
  const [was, is] = [terms(before), terms(spec)]
  const at = ['spec', 'affinity', 'nodeAffinity', REQUIRED, 'nodeSelectorTerms']
  if (was.length === 0) return
  if (was.length !== is.length) {
    const json = is.length > 0 ? is.map(termFields) : null
    const go = `[]core.NodeSelectorTerm${is.length > 0 ? `{${is.map(termLiteral).join(', ')}}` : '(nil)'}`
    yield scope.invalid(at, { go, json }, 'node-terms-fixed')
    return
  }
  for (const [index, term] of was.entries()) {
    const now = is[index] ?? {}
    if (onlyGrows(term, now, schema)) continue
    yield scope.invalid([...at, index], literalOf(now), 'node-term-only-grows')
  }
}

/** Whether the old term is no more than the beginning of the new one; one without conditions stays without. */
function onlyGrows(was: JsonObject, is: JsonObject, schema: PatchSchema): boolean {
  const lists = ['matchExpressions', 'matchFields']
  if (lists.every((list) => objects(was[list]).length === 0))
    return lists.every((list) => objects(is[list]).length === 0)
  return lists.every((list) => {
    const conditions = objects(was[list])
    const first = objects(is[list]).slice(0, conditions.length)
    return semanticDifference(conditions, first, 'list of NodeSelectorRequirement', schema) === undefined
  })
}

function terms(spec: JsonObject): JsonObject[] {
  const affinity = child(child(spec, 'affinity'), 'nodeAffinity')
  const required = affinity?.[REQUIRED]
  return isObject(required) ? objects(required.nodeSelectorTerms) : []
}

function literalOf(term: JsonObject): Literal {
  return { go: termLiteral(term), json: termFields(term) }
}

/** The term as Go writes a struct whose fields have no names for JSON. */
function termFields(term: JsonObject): JsonObject {
  const conditions = (list: string) =>
    Array.isArray(term[list])
      ? objects(term[list]).map(({ key, operator, values }) => ({
          Key: key ?? '',
          Operator: operator ?? '',
          Values: values ?? null,
        }))
      : null
  return { MatchExpressions: conditions('matchExpressions'), MatchFields: conditions('matchFields') }
}

function termLiteral(term: JsonObject): string {
  const [expressions, fields] = ['matchExpressions', 'matchFields'].map((list) => conditionsLiteral(term, list))
  return `core.NodeSelectorTerm{MatchExpressions:${expressions}, MatchFields:${fields}}`
}

function conditionsLiteral(term: Fields, list: string): string {
  if (!Array.isArray(term[list])) return '[]core.NodeSelectorRequirement(nil)'
  const conditions = items(term, list).map(([each]) => {
    const values = stringList(texts(each, 'values'), Array.isArray(each.values))
    return `core.NodeSelectorRequirement{Key:${quote(text(each, 'key'))}, Operator:${quote(text(each, 'operator'))}, Values:${values}}`
  })
  return `[]core.NodeSelectorRequirement{${conditions.join(', ')}}`
}
