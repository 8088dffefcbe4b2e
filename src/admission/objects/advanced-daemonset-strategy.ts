// Mirrors pkg/webhook/daemonset/validating/daemonset_validation.go of openkruise/kruise (updateStrategy), and what
// SetDefaultsDaemonSet (apis/apps/defaults) makes of it before.
import { quote } from '../validation/field-error.js'
import { child, type Fields, text } from '../validation/read.js'
import type { Errors, Scope } from '../validation/scope.js'
import {
  type IntOrString,
  intOrPercentValue,
  intOrString,
  literalOf,
  nonNegative,
  notMoreThan100Percent,
  positiveIntOrPercent,
} from './int-or-string.js'

const at = ['spec', 'updateStrategy']
const rollingAt = [...at, 'rollingUpdate']

/** The rolling update as it is stored. */
interface Rolling {
  readonly type: string
  readonly maxUnavailable: IntOrString | undefined
  readonly maxSurge: IntOrString | undefined
  readonly partition: IntOrString | undefined
}

/** The errors of an Advanced DaemonSet's updateStrategy in that API version. */
export function* daemonSetStrategyErrors(scope: Scope, strategy: Fields, version: string): Errors {
  const type = text(strategy, 'type') || 'RollingUpdate'
  if (type === 'OnDelete') return
  if (type !== 'RollingUpdate') {
    const nil = child(strategy, 'rollingUpdate') ? '(0x0)' : '(nil)'
    const go = `${version}.DaemonSetUpdateStrategy{Type:${quote(type)}, RollingUpdate:(*${version}.RollingUpdateDaemonSet)${nil}}`
    yield scope.notSupported(at, { go, json: strategy }, ['RollingUpdate', 'OnDelete'])
    return
  }
  const rolling = stored(child(strategy, 'rollingUpdate') ?? {}, version)
  if (scope.build.holds('advanced-daemonset-surge')) yield* rollingErrors(scope, rolling, version)
  else yield* earlyRollingErrors(scope, rolling)
}

/** v1alpha1 knows the old type Surging, which is stored as Standard with the surge that it meant. */
function stored(rolling: Fields, version: string): Rolling {
  const written = text(rolling, 'rollingUpdateType')
  const surging = version === 'v1alpha1' && written === 'Surging'
  let maxUnavailable = intOrString(rolling, 'maxUnavailable')
  let maxSurge = intOrString(rolling, 'maxSurge')
  if (surging) {
    maxSurge ??= 1
    maxUnavailable ??= 0
  }
  if (maxUnavailable === undefined && maxSurge === undefined) [maxUnavailable, maxSurge] = [1, 0]
  const type = surging || written === '' ? 'Standard' : written
  return { type, maxUnavailable, maxSurge, partition: intOrString(rolling, 'partition') }
}

function* rollingErrors(scope: Scope, rolling: Rolling, version: string): Errors {
  const { maxUnavailable, maxSurge, type } = rolling
  const unavailable = intOrPercentValue(maxUnavailable ?? 0) !== 0
  const surge = intOrPercentValue(maxSurge ?? 0) !== 0
  if (unavailable) yield* amountErrors(scope, maxUnavailable ?? 0, 'maxUnavailable')
  if (surge) yield* amountErrors(scope, maxSurge ?? 0, 'maxSurge')
  if (unavailable && surge) {
    yield scope.invalid([...rollingAt, 'maxSurge'], literalOf(maxSurge ?? 0), 'daemonset-surge-and-unavailable')
  } else if (!unavailable && !surge) yield scope.required([...rollingAt, 'maxUnavailable'], 'daemonset-neither')
  const types =
    version === 'v1alpha1' ? ['Standard', 'Surging', 'InPlaceIfPossible'] : ['Standard', 'InPlaceIfPossible']
  if (type === 'InPlaceIfPossible') {
    if (surge) yield scope.required([...rollingAt, 'maxSurge'], 'daemonset-surge-in-place')
  } else if (type !== 'Standard') {
    const place = [...rollingAt, 'rollingUpdateType']
    yield { ...scope.notSupported([...rollingAt, 'rollingUpdate', 'type'], type, types), place }
  }
  // Upstream's path names the rolling update twice.
  for (const error of partitionErrors(scope, rolling.partition, [...rollingAt, 'rollingUpdate', 'partition'])) {
    yield { ...error, place: [...rollingAt, 'partition'] }
  }
}

function* amountErrors(scope: Scope, amount: IntOrString, name: string): Errors {
  yield* positiveIntOrPercent(scope, amount, [...rollingAt, name])
  yield* notMoreThan100Percent(scope, amount, [...rollingAt, name])
}

function* partitionErrors(scope: Scope, partition: IntOrString | undefined, here: string[]): Errors {
  if (partition === undefined) return
  yield* positiveIntOrPercent(scope, partition, here)
  yield* notMoreThan100Percent(scope, partition, here)
}

/** The rules of the first releases, which knew no maxSurge beside maxUnavailable. */
function* earlyRollingErrors(scope: Scope, { type, partition, maxUnavailable }: Rolling): Errors {
  if (typeof partition === 'number') yield* nonNegative(scope, partition, [...rollingAt, 'partition'])
  const types = ['Standard', 'Surging', 'InPlaceIfPossible']
  if (!types.includes(type)) yield scope.notSupported([...rollingAt, 'rollingUpdateType'], type, types)
  if (maxUnavailable === undefined) return
  yield* amountErrors(scope, maxUnavailable, 'maxUnavailable')
  if (intOrPercentValue(maxUnavailable) !== 0) return
  const place = [...rollingAt, 'maxUnavailable']
  yield { ...scope.invalid([...at, 'maxUnavailable'], literalOf(maxUnavailable), 'daemonset-unavailable-zero'), place }
}
