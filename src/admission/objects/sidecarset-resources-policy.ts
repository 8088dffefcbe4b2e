// Mirrors pkg/webhook/sidecarset/validating/sidecarset_create_update_handler.go of openkruise/kruise: validateResourcesPolicy.
import type { Path } from '../../source/path.js'
import { quote } from '../validation/field-error.js'
import { child, type Fields, member, text } from '../validation/read.js'
import { type Errors, type Literal, placed, type Scope } from '../validation/scope.js'
import { regExpFault } from './go-regexp.js'
import { expressionFault } from './resource-expression.js'

/** The errors of a sidecar whose resources follow those of the app. Upstream's path begins with the root and its index. */
export function* resourcesPolicyErrors(scope: Scope, container: Fields, index: number, list: string): Errors {
  const policy = child(container, 'resourcesPolicy')
  if (!policy) return
  const at = ['spec', index, 'resourcesPolicy']
  const place = ['spec', list, index, 'resourcesPolicy']
  if (list === 'initContainers' && text(container, 'restartPolicy') !== 'Always') {
    yield { ...scope.invalid(at, literal(policy), 'resources-policy-not-native'), place }
  }
  const resources = child(container, 'resources')
  if (['limits', 'requests'].some((name) => Object.keys(child(resources, name) ?? {}).length > 0)) {
    yield { ...scope.invalid(at, literal(policy), 'resources-policy-and-resources'), place }
    return
  }
  const pattern = regexOf(policy)
  const fault = regExpFault(pattern, scope.build)
  if (fault) {
    const here = [...at, 'targetContainersNameRegex']
    const error = scope.invalid(here, pattern, 'resources-policy-regex', { error: fault })
    yield { ...error, place: [...place, 'targetContainersNameRegex'] }
  }
  yield* expressionsErrors(scope, child(policy, 'resourcesExpr'), [...at, 'resourcesExpr'], [...place, 'resourcesExpr'])
}

/** The pattern that names the app's containers; the API server sets one for all where there is none. */
function regexOf(policy: Fields): string {
  return text(policy, 'targetContainersNameRegex') || '.*'
}

function* expressionsErrors(scope: Scope, expressions: Fields | undefined, at: Path, place: Path): Errors {
  if (!child(expressions, 'limits') && !child(expressions, 'requests')) {
    yield { ...scope.invalid(at, expressionsLiteral(expressions), 'resources-policy-empty'), place }
    return
  }
  for (const list of ['limits', 'requests']) {
    for (const resource of ['cpu', 'memory']) {
      const expression = text(child(expressions, list), resource)
      const error = expression === '' ? undefined : expressionFault(expression, resource, scope.build)
      if (!error) continue
      const errors = [scope.invalid([...at, list, resource], expression, 'resources-policy-expression', { error })]
      yield* placed(errors, [...place, list, resource])
    }
  }
}

function expressionsLiteral(expressions: Fields | undefined): Literal {
  const pointer = (name: string, type: string): string => {
    return `(*v1beta1.${type})(${member(expressions, name) === undefined ? 'nil' : '0x0'})`
  }
  const go = `Limits:${pointer('limits', 'ResourceExprLimits')}, Requests:${pointer('requests', 'ResourceExprRequests')}`
  return { go: `v1beta1.ResourcesExpr{${go}}`, json: expressions ?? {} }
}

function literal(policy: Fields): Literal {
  const go = [
    `TargetContainersMode:${quote(text(policy, 'targetContainersMode'))}`,
    `TargetContainersNameRegex:${quote(regexOf(policy))}`,
    `ResourcesExpr:${expressionsLiteral(child(policy, 'resourcesExpr')).go}`,
  ]
  return { go: `v1beta1.ResourcesPolicy{${go.join(', ')}}`, json: policy }
}
