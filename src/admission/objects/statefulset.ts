// Mirrors pkg/apis/apps/validation/validation.go of k8s.io/kubernetes: ValidateStatefulSet and ValidateStatefulSetUpdate.
import type { Refusal } from '../../finding.js'
import type { Manifest } from '../../workload/manifest.js'
import { claimSpec } from '../validation/claim-template.js'
import { quote } from '../validation/field-error.js'
import { isDNS1123Label, validateName } from '../validation/names.js'
import { child, type Fields, items, number, optionalText, record, text } from '../validation/read.js'
import { type Errors, type Scope, scopeOf } from '../validation/scope.js'
import type { World } from '../world.js'
import { alwaysRestarted } from './apps-workloads.js'
import {
  intOrPercentValue,
  intOrString,
  literalOf,
  nonNegative,
  notMoreThan100Percent,
  positiveIntOrPercent,
} from './int-or-string.js'
import { refusalsOf } from './refusals.js'
import { canonical, selectorImmutable, selectorItself, selectsTemplate } from './selectors.js'
import { templateMetaErrors } from './template.js'

const VALIDATION = 'StatefulSetValidation'
const at = ['spec']

/** What the API server says of a StatefulSet, the spec of its pods apart. */
export function statefulSetRefusals(manifest: Manifest, world: World, before?: Manifest): Refusal[] {
  const scope = scopeOf(world.cluster)
  const spec = record(manifest.value.spec) ?? {}
  const errors = [...validityErrors(scope, manifest, spec, before !== undefined)]
  if (before) errors.push(...updateErrors(scope, spec, record(before.value.spec) ?? {}))
  return refusalsOf(errors, VALIDATION)
}

function* validityErrors(scope: Scope, _manifest: Manifest, spec: Fields, updated: boolean): Errors {
  const { build } = scope
  const management = text(spec, 'podManagementPolicy') || 'OrderedReady'
  if (!['OrderedReady', 'Parallel'].includes(management)) {
    yield scope.invalid([...at, 'podManagementPolicy'], management, 'statefulset-pod-management')
  }
  yield* strategyErrors(scope, spec)
  yield* retentionErrors(scope, spec)
  // Claims and service cannot be changed any more: an update tolerates what is stored.
  if (!updated && build.holds('statefulset-validates-template')) {
    for (const [claim, index] of items(spec, 'volumeClaimTemplates')) {
      yield* claimSpec(scope, child(claim, 'spec') ?? {}, [...at, 'volumeClaimTemplates', index, 'spec'])
    }
  }
  yield* nonNegative(scope, number(spec, 'replicas'), [...at, 'replicas'])
  yield* nonNegative(scope, number(spec, 'minReadySeconds'), [...at, 'minReadySeconds'])
  for (const error of nonNegative(scope, number(child(spec, 'ordinals'), 'start'), [...at, 'ordinals.start'])) {
    yield { ...error, place: [...at, 'ordinals', 'start'] }
  }
  const service = text(spec, 'serviceName')
  if (!updated && service !== '' && build.holds('statefulset-service-name-is-label')) {
    yield* validateName(scope, isDNS1123Label, service, [...at, 'serviceName'])
  }
  yield* selectorItself(scope, spec, { empty: 'statefulset-empty-selector', required: true }, at)
  yield* selectsTemplate(scope, spec, at)
  if (!build.holds('statefulset-validates-template')) {
    yield* templateMetaErrors(scope, child(child(spec, 'template'), 'metadata'), ['spec', 'template'])
  }
  yield* alwaysRestarted(scope, spec, 'statefulset-active-deadline')
}

function* strategyErrors(scope: Scope, spec: Fields): Errors {
  const strategy = child(spec, 'updateStrategy')
  const rolling = child(strategy, 'rollingUpdate')
  const type = text(strategy, 'type') || 'RollingUpdate'
  const here = [...at, 'updateStrategy', 'rollingUpdate']
  const recreate = scope.build.enabled('StatefulSetRecreateStrategy')
  if (type === 'OnDelete' || (type === 'Recreate' && recreate)) {
    if (rolling) yield scope.invalid(here, rollingLiteral(rolling), 'rolling-update-only', { type: 'RollingUpdate' })
  } else if (type === 'RollingUpdate') yield* rollingErrors(scope, rolling, here)
  else {
    const pointer = `(*apps.RollingUpdateStatefulSetStrategy)${rolling ? '(0x0)' : '(nil)'}`
    const go = `apps.StatefulSetUpdateStrategy{Type:${quote(type)}, RollingUpdate:${pointer}}`
    // Upstream's struct has no tags: its JSON carries the names of Go.
    const json = { Type: type, RollingUpdate: rolling ? rollingLiteral(rolling).json : null }
    yield scope.invalid(
      [...at, 'updateStrategy'],
      { go, json },
      recreate ? 'statefulset-strategy-types' : 'statefulset-strategy-type',
    )
  }
}

function* rollingErrors(scope: Scope, rolling: Fields | undefined, here: string[]): Errors {
  yield* nonNegative(scope, number(rolling, 'partition'), [...here, 'partition'])
  const amount = intOrString(rolling, 'maxUnavailable')
  if (amount === undefined || !scope.build.enabled('MaxUnavailableStatefulSet')) return
  yield* positiveIntOrPercent(scope, amount, [...here, 'maxUnavailable'])
  if (intOrPercentValue(amount) === 0) {
    yield scope.invalid([...here, 'maxUnavailable'], literalOf(amount), 'daemonset-unavailable-zero')
  }
  yield* notMoreThan100Percent(scope, amount, [...here, 'maxUnavailable'])
}

function* retentionErrors(scope: Scope, spec: Fields): Errors {
  const policy = child(spec, 'persistentVolumeClaimRetentionPolicy')
  if (!policy || !scope.build.enabled('StatefulSetAutoDeletePVC')) return
  for (const name of ['whenDeleted', 'whenScaled']) {
    const value = text(policy, name) || 'Retain'
    if (['Retain', 'Delete'].includes(value)) continue
    yield scope.notSupported([...at, 'persistentVolumeClaimRetentionPolicy', name], value, ['Retain', 'Delete'])
  }
}

const CHANGEABLE = [
  'replicas',
  'template',
  'updateStrategy',
  'minReadySeconds',
  'ordinals',
  'persistentVolumeClaimRetentionPolicy',
]

function* updateErrors(scope: Scope, spec: Fields, before: Fields): Errors {
  if (scope.build.holds('statefulset-immutable-by-field')) {
    yield* selectorImmutable(scope, spec, before, at)
    if (canonical(spec.volumeClaimTemplates) !== canonical(before.volumeClaimTemplates)) {
      const json = spec.volumeClaimTemplates ?? null
      yield scope.invalid([...at, 'volumeClaimTemplates'], { go: '', json }, 'field-immutable')
    }
    for (const [name, otherwise] of [
      ['serviceName', ''],
      ['podManagementPolicy', 'OrderedReady'],
    ] as const) {
      const now = optionalText(spec, name) ?? otherwise
      if (now !== (optionalText(before, name) ?? otherwise)) yield scope.invalid([...at, name], now, 'field-immutable')
    }
    return
  }
  const changeable = scope.build.holds('statefulset-revision-history-mutable')
    ? [...CHANGEABLE, 'revisionHistoryLimit']
    : CHANGEABLE
  const names = new Set([...Object.keys(spec), ...Object.keys(before)])
  const defaults: Fields = { podManagementPolicy: 'OrderedReady', revisionHistoryLimit: 10, serviceName: '' }
  const changed = [...names].filter((name) => {
    return (
      !changeable.includes(name) &&
      canonical(spec[name] ?? defaults[name]) !== canonical(before[name] ?? defaults[name])
    )
  })
  if (changed.length > 0) yield scope.forbidden(at, 'statefulset-update-forbidden')
}

function rollingLiteral(rolling: Fields) {
  const amount = intOrString(rolling, 'maxUnavailable')
  const pointer = `(*intstr.IntOrString)${amount === undefined ? '(nil)' : '(0x0)'}`
  const partition = number(rolling, 'partition') ?? 0
  const go = `apps.RollingUpdateStatefulSetStrategy{Partition:${partition}, MaxUnavailable:${pointer}}`
  return { go, json: { Partition: partition, MaxUnavailable: amount ?? null } }
}
