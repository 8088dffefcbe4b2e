// Mirrors pkg/webhook/statefulset/validating/statefulset_validation.go of openkruise/kruise: updateStrategy and scaleStrategy.
import type { FieldPath } from '../validation/field-error.js'
import { quote } from '../validation/field-error.js'
import { child, type Fields, flag, items, member, number, text } from '../validation/read.js'
import type { Errors, Literal, Scope } from '../validation/scope.js'
import {
  type IntOrString,
  intOrString,
  legacyScaled,
  literalOf,
  nonNegative,
  positiveIntOrPercent,
} from './int-or-string.js'
import { priorityStrategyErrors } from './update-priority.js'

const at = ['spec', 'updateStrategy']
const rollingAt = [...at, 'rollingUpdate']
/** The readiness gate without which a pod cannot be updated in place. */
const GATE = 'InPlaceUpdateReady'

/** The errors of scaleStrategy.maxUnavailable. */
export function* scaleAmountErrors(scope: Scope, spec: Fields, parallel: boolean): Errors {
  const amount = intOrString(child(spec, 'scaleStrategy'), 'maxUnavailable')
  if (amount !== undefined) yield* amountErrors(scope, amount, parallel, ['spec', 'scaleStrategy', 'maxUnavailable'])
}

/** The errors of updateStrategy; `pod` is the template's spec. */
export function* statefulSetStrategyErrors(
  scope: Scope,
  spec: Fields,
  pod: Fields | undefined,
  parallel: boolean,
): Errors {
  const strategy = child(spec, 'updateStrategy')
  const rolling = child(strategy, 'rollingUpdate')
  const type = text(strategy, 'type') || 'RollingUpdate'
  if (type === 'OnDelete') {
    if (rolling) yield scope.invalid(rollingAt, literal(rolling), 'rolling-update-only', { type: 'RollingUpdate' })
  } else if (type !== 'RollingUpdate') {
    const shown = rolling ? '(0x0)' : '(nil)'
    const go = `v1beta1.StatefulSetUpdateStrategy{Type:${quote(type)}, RollingUpdate:(*v1beta1.RollingUpdateStatefulSetStrategy)${shown}}`
    yield scope.invalid(at, { go, json: strategy }, 'statefulset-strategy-type')
  } else yield* rollingErrors(scope, rolling ?? {}, pod, parallel)
}

function* rollingErrors(scope: Scope, rolling: Fields, pod: Fields | undefined, parallel: boolean): Errors {
  yield* nonNegative(scope, number(rolling, 'partition'), [...rollingAt, 'partition'])
  const minReady = number(rolling, 'minReadySeconds')
  yield* nonNegative(scope, minReady, [...rollingAt, 'minReadySeconds'])
  if (minReady !== undefined && minReady > 300) {
    yield scope.invalid([...rollingAt, 'minReadySeconds'], minReady, 'statefulset-min-ready', { most: 300 })
  }
  yield* amountErrors(scope, intOrString(rolling, 'maxUnavailable') ?? 1, parallel, [...rollingAt, 'maxUnavailable'])
  yield* podUpdatePolicy(scope, text(rolling, 'podUpdatePolicy') || 'ReCreate', pod)
  const unordered = child(rolling, 'unorderedUpdate')
  if (!unordered) return
  const here = [...rollingAt, 'unorderedUpdate']
  if (!parallel) yield scope.required(here, 'statefulset-unordered-parallel')
  yield* priorityStrategyErrors(scope, child(unordered, 'priorityStrategy'), [...here, 'priorityStrategy'])
}

function* amountErrors(scope: Scope, amount: IntOrString, parallel: boolean, here: FieldPath): Errors {
  yield* positiveIntOrPercent(scope, amount, here)
  const { value, error } = legacyScaled(amount, 1, scope.build)
  // Upstream shows the number that it has read by then, which hides the one that is written.
  if (error !== undefined) yield scope.invalid(here, 0, 'statefulset-amount-unreadable', { error })
  else if (value < 1) yield scope.invalid(here, value, 'statefulset-amount-below-one')
  if (!parallel && amount !== 1) yield scope.invalid(here, literalOf(amount), 'statefulset-amount-parallel')
}

function* podUpdatePolicy(scope: Scope, policy: string, pod: Fields | undefined): Errors {
  if (policy === 'ReCreate') return
  if (policy !== 'InPlaceIfPossible' && policy !== 'InPlaceOnly') {
    yield scope.invalid([...rollingAt, 'podUpdatePolicy'], policy, 'statefulset-pod-update-policy')
    return
  }
  const gates = items(pod, 'readinessGates').map(([gate]) => text(gate, 'conditionType'))
  if (gates.includes(GATE)) return
  const shown = gates.map((gate) => `v1.PodReadinessGate{ConditionType:${quote(gate)}}`).join(', ')
  const written = Array.isArray(member(pod, 'readinessGates'))
  const go = `[]v1.PodReadinessGate${written ? `{${shown}}` : '(nil)'}`
  const here = ['spec', 'template', 'spec', 'readinessGates']
  yield scope.invalid(here, { go, json: pod?.readinessGates ?? null }, 'statefulset-needs-gate', { gate: GATE, policy })
}

/** The struct as Go prints it; the addresses of its pointers differ from process to process. */
function literal(rolling: Fields): Literal {
  const to = (type: string, name: string): string =>
    `(*${type})(${member(rolling, name) === undefined ? 'nil' : '0x0'})`
  const parts = [
    `Partition:${to('int32', 'partition')}`,
    `MaxUnavailable:${to('intstr.IntOrString', 'maxUnavailable')}`,
    `PodUpdatePolicy:${quote(text(rolling, 'podUpdatePolicy'))}`,
    `Paused:${flag(rolling, 'paused') ?? false}`,
    `UnorderedUpdate:${to('v1beta1.UnorderedUpdateStrategy', 'unorderedUpdate')}`,
    `InPlaceUpdateStrategy:${to('pub.InPlaceUpdateStrategy', 'inPlaceUpdateStrategy')}`,
    `MinReadySeconds:${to('int32', 'minReadySeconds')}`,
  ]
  return { go: `v1beta1.RollingUpdateStatefulSetStrategy{${parts.join(', ')}}`, json: rolling }
}
