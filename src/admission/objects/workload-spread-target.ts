// Mirrors pkg/webhook/workloadspread/validating/workloadspread_validation.go of openkruise/kruise: targetRef, conflict and update.
import type { Manifest } from '../../workload/manifest.js'
import { child, type Fields, record, text } from '../validation/read.js'
import type { Errors, Scope } from '../validation/scope.js'
import { groupOf, member, type World } from '../world.js'
import { isListedForSpreads, SPREAD_KINDS } from './spread-kinds.js'
import { parsesAsGroupVersion, referenceLiteral, sameReference } from './target-reference.js'

const at = ['spec', 'targetRef']

/** The workload that a WorkloadSpread targets, if it is in view. */
export function targetOf(spread: Manifest, world: World): Manifest | undefined {
  const { apiVersion, kind, name } = member(spread.spec, 'targetRef')
  if (typeof kind !== 'string' || typeof name !== 'string' || spread.namespace === null) return undefined
  return world.workload(groupOf(apiVersion), kind, spread.namespace, name)
}

/** The errors of a targetRef by itself. */
export function* targetErrors(scope: Scope, target: Fields | undefined, world: World): Errors {
  if (!target) {
    yield scope.required(at, 'spread-no-target')
    return
  }
  const kind = text(target, 'kind')
  const apiVersion = text(target, 'apiVersion')
  if (apiVersion === '' || kind === '' || text(target, 'name') === '') {
    yield scope.invalid(at, referenceLiteral(target), 'spread-empty-target')
    return
  }
  const groups = Object.hasOwn(SPREAD_KINDS, kind) ? SPREAD_KINDS[kind] : undefined
  if (groups && (kind !== 'StatefulSet' || scope.build.holds('workloadspread-targets-statefulset'))) {
    if (!parsesAsGroupVersion(apiVersion) || !groups.includes(groupOf(apiVersion))) {
      yield scope.invalid(at, referenceLiteral(target), 'spread-target-group', { kind })
    }
  } else if (!parsesAsGroupVersion(apiVersion) || !isListedForSpreads(groupOf(apiVersion), kind, world)) {
    yield scope.invalid(at, referenceLiteral(target), 'spread-target-kind')
  }
}

/** The error of a target that another WorkloadSpread has already; whether the spreads filter its pods makes no difference. */
export function* conflictErrors(
  scope: Scope,
  manifest: Manifest,
  world: World,
  before: Manifest | undefined,
  refused: (other: Manifest) => boolean,
): Errors {
  const target = child(record(manifest.value.spec), 'targetRef')
  // What is there already was accepted: of the others, those that were there too have another target.
  if (!target || manifest.namespace === null || (before && sameTarget(target, targetRef(before)))) return
  for (const other of world.workloadSpreads(manifest.namespace)) {
    // Of two that are applied together the first stands.
    if (other === manifest || other.name === manifest.name) return
    if (!sameTarget(target, targetRef(other)) || refused(other)) continue
    yield scope.invalid(at, referenceLiteral(target), 'spread-target-taken', { name: other.name })
    return
  }
}

/** The error of an update that points a WorkloadSpread somewhere else. The version in its group may change. */
export function* targetChangeErrors(scope: Scope, spec: Fields, before: Fields): Errors {
  const now = child(spec, 'targetRef')
  const was = child(before, 'targetRef')
  if (now && was && !sameTarget(now, was)) yield scope.invalid(at, referenceLiteral(now), 'spread-target-changed')
}

function targetRef(spread: Manifest): Fields | undefined {
  return child(record(spread.value.spec), 'targetRef')
}

function sameTarget(left: Fields, right: Fields | undefined): boolean {
  return right !== undefined && sameReference(left, right)
}
