// Mirrors pkg/apis/core/validation/validation.go of k8s.io/kubernetes: ValidateResourceQuota and ValidateResourceQuotaUpdate.
import type { Refusal } from '../../finding.js'
import type { Json } from '../../source/path.js'
import type { JsonObject, Manifest } from '../../workload/manifest.js'
import { type FieldPath, quote } from '../validation/field-error.js'
import { child, type Fields, items, text, texts } from '../validation/read.js'
import { isQuotaResource } from '../validation/resource-names.js'
import { quantities, quantityValue, quotaResourceName } from '../validation/resources.js'
import { type Errors, type Literal, type Scope, scopeOf } from '../validation/scope.js'
import type { World } from '../world.js'
import { stringList } from './go-literals.js'
import { objectMetaErrors } from './object-meta.js'
import { refusalsOf } from './refusals.js'

/** What the API server says of a ResourceQuota; `before` is the same object where it exists already. */
export function resourceQuotaRefusals(manifest: Manifest, world: World, before?: Manifest): Refusal[] {
  return refusalsOf(quotaErrors(scopeOf(world.cluster), manifest, before), 'ResourceQuotaValidation')
}

const SCOPES: FieldPath = ['spec', 'scopes']
const EXPRESSIONS: FieldPath = ['spec', 'scopeSelector', 'matchExpressions']

function* quotaErrors(scope: Scope, manifest: Manifest, before: Manifest | undefined): Errors {
  const { spec } = manifest
  yield* objectMetaErrors(scope, manifest, before !== undefined)
  const hard = quantities(spec, 'hard')
  for (const [resource, quantity] of hard) {
    const here: FieldPath = ['spec', 'hard', { key: resource }]
    yield* quotaResourceName(scope, resource, here)
    yield* quantityValue(scope, resource, quantity, here)
  }
  const limited = [...hard.keys()].filter(isQuotaResource)
  yield* plainScopeErrors(scope, spec, limited)
  const selector = child(spec, 'scopeSelector')
  if (selector) yield* selectorErrors(scope, spec, selector, limited)
  if (before && key(before.spec) !== key(spec))
    yield scope.invalid(SCOPES, scopesLiteral(spec), 'quota-scopes-immutable')
}

function key(spec: JsonObject): string {
  return JSON.stringify([...new Set(texts(spec, 'scopes'))].sort())
}

function* plainScopeErrors(scope: Scope, spec: JsonObject, limited: readonly string[]): Errors {
  const names = texts(spec, 'scopes')
  for (const [at, name] of names.entries()) {
    const place = ['spec', 'scopes', at]
    const wrong = (message: string) => ({ ...scope.invalid(SCOPES, scopesLiteral(spec), message), place })
    if (!isScope(scope, name)) yield wrong('quota-scope-unsupported')
    for (const resource of limited) if (!fits(name, resource, scope)) yield wrong('quota-scope-not-for-resource')
  }
  yield* conflicts(scope, spec, names, SCOPES)
}

/** The errors of the selector; upstream names the list of expressions, the place is the expression. */
function* selectorErrors(scope: Scope, spec: JsonObject, selector: Fields, limited: readonly string[]): Errors {
  const names: string[] = []
  for (const [expression, at] of items(selector, 'matchExpressions')) {
    const name = text(expression, 'scopeName')
    const operator = text(expression, 'operator')
    const values = texts(expression, 'values')
    const placeOf = (field: string) => ({ place: [...(EXPRESSIONS as string[]), at, field] })
    const invalid = (field: string, value: Json | Literal, message: string) => ({
      ...scope.invalid([...EXPRESSIONS, field], value, message),
      ...placeOf(field),
    })
    names.push(name)
    if (!isScope(scope, name)) yield invalid('scopeName', name, 'quota-scope-unsupported')
    for (const resource of limited) {
      if (fits(name, resource, scope)) continue
      const error = scope.invalid(EXPRESSIONS, selectorLiteral(selector), 'quota-scope-not-for-resource')
      yield { ...error, ...placeOf('scopeName') }
    }
    if (EXISTENCE.includes(name) && operator !== 'Exists') yield invalid('operator', operator, 'quota-scope-operator')
    if (operator === 'In' || operator === 'NotIn') {
      if (values.length === 0)
        yield { ...scope.required([...EXPRESSIONS, 'values'], 'quota-scope-values-required'), ...placeOf('values') }
    } else if (operator === 'Exists' || operator === 'DoesNotExist') {
      const shown = { go: stringList(values), json: values }
      if (values.length > 0) yield invalid('values', shown, 'quota-scope-values-forbidden')
    } else yield invalid('operator', operator, 'quota-scope-operator-unknown')
  }
  yield* conflicts(scope, spec, names, EXPRESSIONS)
}

/** Scopes that an object meets or does not; nothing can be chosen of them. */
const EXISTENCE = ['BestEffort', 'NotBestEffort', 'Terminating', 'NotTerminating', 'CrossNamespacePodAffinity']

function isScope(scope: Scope, name: string): boolean {
  const ofClaims = name === 'VolumeAttributesClass' && scope.build.holds('quota-knows-volume-attributes-class')
  return EXISTENCE.includes(name) || name === 'PriorityClass' || ofClaims
}

const COMPUTE = ['', 'requests.', 'limits.'].flatMap((prefix) => [`${prefix}cpu`, `${prefix}memory`])
const CLAIMS = ['persistentvolumeclaims', 'requests.storage']

/** Whether a quota on that resource may have that scope: IsResourceQuotaScopeValidForResource. */
function fits(name: string, resource: string, scope: Scope): boolean {
  if (!isScope(scope, name)) return true
  if (name === 'VolumeAttributesClass') return CLAIMS.includes(resource)
  return resource === 'pods' || (name !== 'BestEffort' && COMPUTE.includes(resource))
}

function* conflicts(scope: Scope, spec: JsonObject, names: readonly string[], at: FieldPath): Errors {
  for (const pair of ['BestEffort', 'Terminating'])
    if (names.includes(pair) && names.includes(`Not${pair}`))
      yield scope.invalid(at, scopesLiteral(spec), 'quota-scopes-conflict')
}

function scopesLiteral(spec: JsonObject): Literal {
  const names = texts(spec, 'scopes')
  if (!Array.isArray(spec.scopes)) return { go: '[]core.ResourceQuotaScope(nil)', json: null }
  return { go: `[]core.ResourceQuotaScope{${names.map(quote).join(', ')}}`, json: names }
}

function selectorLiteral(selector: Fields): Literal {
  const expressions = items(selector, 'matchExpressions').map(([each]) => ({
    ScopeName: text(each, 'scopeName'),
    Operator: text(each, 'operator'),
    Values: Array.isArray(each.values) ? texts(each, 'values') : null,
  }))
  const type = 'core.ScopedResourceSelectorRequirement'
  const shown = expressions.map(({ ScopeName, Operator, Values }) => {
    const values = stringList(Values ?? [], Values !== null)
    return `${type}{ScopeName:${quote(ScopeName)}, Operator:${quote(Operator)}, Values:${values}}`
  })
  const go = `core.ScopeSelector{MatchExpressions:[]${type}{${shown.join(', ')}}}`
  return { go, json: { MatchExpressions: expressions } }
}
