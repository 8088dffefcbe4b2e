// Mirrors pkg/apis/policy/validation/validation.go of k8s.io/kubernetes: ValidatePodDisruptionBudgetSpec.
import type { Refusal } from '../../finding.js'
import type { Manifest } from '../../workload/manifest.js'
import { selectorErrors } from '../validation/labels.js'
import { child, type Fields, optionalText, record } from '../validation/read.js'
import { type Errors, type Scope, scopeOf } from '../validation/scope.js'
import type { World } from '../world.js'
import { intOrString, literalOf, notMoreThan100Percent, positiveIntOrPercent } from './int-or-string.js'
import { objectMetaRefusals } from './object-meta.js'
import { refusalsOf } from './refusals.js'

/** What the API server says of a PodDisruptionBudget. */
export function disruptionBudgetRefusals(manifest: Manifest, world: World, before?: Manifest): Refusal[] {
  const invalid = refusalsOf(
    specErrors(scopeOf(world.cluster), record(manifest.value.spec) ?? {}),
    'PodDisruptionBudgetValidation',
  )
  // No validation of its own looks at the metadata: what every kind is held to comes last.
  return invalid.length > 0 ? invalid : objectMetaRefusals(manifest, world, before)
}

function* specErrors(scope: Scope, spec: Fields): Errors {
  const limits = ['minAvailable', 'maxUnavailable'].map((name) => [name, intOrString(spec, name)] as const)
  if (limits.every(([, value]) => value !== undefined)) {
    yield { ...scope.invalid(['spec'], literal(spec), 'budget-two-limits'), place: ['spec', 'maxUnavailable'] }
  }
  for (const [name, value] of limits) {
    if (value === undefined) continue
    yield* positiveIntOrPercent(scope, value, ['spec', name])
    yield* notMoreThan100Percent(scope, value, ['spec', name])
  }
  yield* selectorErrors(scope, child(spec, 'selector'), ['spec', 'selector'])
  const policy = optionalText(spec, 'unhealthyPodEvictionPolicy')
  if (policy !== undefined && !POLICIES.includes(policy)) {
    yield scope.notSupported(['spec', 'unhealthyPodEvictionPolicy'], policy, POLICIES)
  }
}

const POLICIES = ['AlwaysAllow', 'IfHealthyBudget']

/** The spec as upstream prints it: its amounts and selector are pointers there, of which nobody knows the number. */
function literal(spec: Fields) {
  const amount = (name: string) => {
    const value = intOrString(spec, name)
    return value === undefined ? null : literalOf(value).json
  }
  const pointer = (type: string) => `(*${type})(0x0)`
  const amounts = pointer('intstr.IntOrString')
  const rest = `Selector:${pointer('v1.LabelSelector')}, MaxUnavailable:${amounts}, UnhealthyPodEvictionPolicy:(*policy.UnhealthyPodEvictionPolicyType)(nil)`
  return {
    go: `policy.PodDisruptionBudgetSpec{MinAvailable:${amounts}, ${rest}}`,
    json: {
      MinAvailable: amount('minAvailable'),
      Selector: child(spec, 'selector') ?? null,
      MaxUnavailable: amount('maxUnavailable'),
      UnhealthyPodEvictionPolicy: optionalText(spec, 'unhealthyPodEvictionPolicy') ?? null,
    },
  }
}
