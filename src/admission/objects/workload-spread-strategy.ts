// Mirrors pkg/webhook/workloadspread/validating/workloadspread_validation.go of openkruise/kruise: scheduleStrategy, targetFilter.
import { child, type Fields, items, member, number, text } from '../validation/read.js'
import type { Errors, Scope } from '../validation/scope.js'
import { stringList } from './go-literals.js'
import { selectorFault } from './selectors.js'

const at = ['spec', 'scheduleStrategy']

/** MaxScheduledFailedDuration, in seconds, less what a reconcile takes. */
const LONGEST = 300 - 5

/** The errors of a WorkloadSpread's scheduleStrategy and targetFilter. */
export function* strategyErrors(scope: Scope, spec: Fields): Errors {
  const strategy = child(spec, 'scheduleStrategy')
  const type = text(strategy, 'type')
  if (!['', 'Fixed', 'Adaptive'].includes(type)) yield scope.invalid([...at, 'type'], type, 'spread-strategy-type')
  const adaptive = child(strategy, 'adaptive')
  if (adaptive) yield* adaptiveErrors(scope, adaptive, type, items(spec, 'subsets'))
  const filter = child(spec, 'targetFilter')
  if (filter && scope.build.holds('workloadspread-target-filter')) yield* filterErrors(scope, filter)
}

function* adaptiveErrors(scope: Scope, adaptive: Fields, type: string, subsets: [Fields, number][]): Errors {
  const seconds = number(adaptive, 'rescheduleCriticalSeconds')
  const shown = seconds ?? 'null'
  if (type !== 'Adaptive') yield scope.invalid([...at, 'type'], shown, 'spread-strategy-not-adaptive')
  const last = subsets.at(-1)?.[0]
  if (subsets.length > 1 && member(last, 'maxReplicas') !== undefined) {
    yield scope.invalid([...at, 'adaptive'], shown, 'spread-adaptive-last-subset')
  }
  const most = subsets.length > 1 ? Math.floor(LONGEST / (subsets.length - 1)) : 2 ** 31 - 1
  if (seconds !== undefined && (seconds < 0 || seconds > most)) {
    yield scope.invalid([...at, 'adaptive', 'rescheduleCriticalSeconds'], seconds, 'spread-critical-seconds', { most })
  }
}

function* filterErrors(scope: Scope, filter: Fields): Errors {
  const fault = selectorFault(child(filter, 'selector'), scope.build)
  if (fault === undefined) return
  const paths = Array.isArray(filter.replicasPathList) ? (filter.replicasPathList as string[]) : undefined
  // The address of a pointer differs from process to process.
  const go = `v1alpha1.TargetFilter{Selector:(*v1.LabelSelector)(0x0), ReplicasPathList:${stringList(paths ?? [], paths !== undefined)}}`
  yield scope.invalid(['spec', 'targetFilter'], { go, json: filter }, 'selector-fault', { fault })
}
