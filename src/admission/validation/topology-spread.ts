// Mirrors k8s.io/kubernetes/pkg/apis/core/validation/validation.go: validateTopologySpreadConstraints
import { type FieldPath, plainPath } from './field-error.js'
import { spreadLabelKeys } from './label-keys.js'
import { selectorErrors } from './labels.js'
import { child, type Fields, items, number, optionalText, text } from './read.js'
import type { Errors, Scope } from './scope.js'

const actions = ['DoNotSchedule', 'ScheduleAnyway']
const policies = ['Honor', 'Ignore']

/** The errors of a pod's topology spread constraints. */
export function* topologySpread(scope: Scope, spec: Fields, at: FieldPath): Errors {
  const constraints = items(spec, 'topologySpreadConstraints')
  for (const [position, [constraint, index]] of constraints.entries()) {
    const here = [...at, index]
    const skew = number(constraint, 'maxSkew') ?? 0
    if (skew <= 0) yield scope.invalid([...here, 'maxSkew'], skew, 'must-be-positive-amount')
    const key = text(constraint, 'topologyKey')
    const action = text(constraint, 'whenUnsatisfiable')
    if (key === '') yield scope.required([...here, 'topologyKey'], 'can-not-be-empty')
    if (!actions.includes(action)) yield scope.notSupported([...here, 'whenUnsatisfiable'], action, actions)
    const repeats = constraints.slice(position + 1).some(([other]) => {
      return text(other, 'topologyKey') === key && text(other, 'whenUnsatisfiable') === action
    })
    if (repeats) {
      const error = scope.duplicate([...here, '{topologyKey, whenUnsatisfiable}'], `{${key}, ${action}}`)
      yield { ...error, place: [...plainPath(here), 'topologyKey'] }
    }
    yield* minDomains(scope, constraint, action, [...here, 'minDomains'])
    for (const name of ['nodeAffinityPolicy', 'nodeTaintsPolicy']) {
      const policy = optionalText(constraint, name)
      if (policy !== undefined && !policies.includes(policy))
        yield scope.notSupported([...here, name], policy, policies)
    }
    yield* spreadLabelKeys(scope, constraint, here)
    if (scope.build.holds('spread-selector-checked')) {
      yield* selectorErrors(scope, child(constraint, 'labelSelector'), [...here, 'labelSelector'])
    }
  }
}

function* minDomains(scope: Scope, constraint: Fields, action: string, at: FieldPath): Errors {
  const domains = number(constraint, 'minDomains')
  if (domains === undefined) return
  if (domains <= 0) yield scope.invalid(at, domains, 'must-be-positive-amount')
  if (action !== 'DoNotSchedule') yield scope.invalid(at, domains, 'min-domains-action', { action })
}
