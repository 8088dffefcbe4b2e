// Mirrors pkg/apis/apps/validation/validation.go of k8s.io/kubernetes for Deployment, ReplicaSet and DaemonSet, and the
// ValidateUpdate of their strategies in pkg/registry/apps.
import type { Refusal } from '../../finding.js'
import type { Manifest } from '../../workload/manifest.js'
import { quote } from '../validation/field-error.js'
import { child, type Fields, member, number, record, text } from '../validation/read.js'
import { type Errors, type Scope, scopeOf } from '../validation/scope.js'
import type { World } from '../world.js'
import {
  type IntOrString,
  intOrPercentValue,
  intOrString,
  literalOf,
  nonNegative,
  notMoreThan100Percent,
  positiveIntOrPercent,
} from './int-or-string.js'
import { refusalsOf } from './refusals.js'
import { selectorFault, selectorImmutable, selectorItself, selectorMatches, selectsTemplate } from './selectors.js'

const at = ['spec']

/** What the API server says of a Deployment, ReplicaSet or DaemonSet, its pod template apart. */
export function appsRefusals(manifest: Manifest, world: World, before?: Manifest): Refusal[] {
  const scope = scopeOf(world.cluster)
  return refusalsOf(errorsOf(scope, manifest, before), `${manifest.kind}Validation`)
}

function* errorsOf(scope: Scope, manifest: Manifest, before: Manifest | undefined): Errors {
  const { kind } = manifest
  const spec = record(manifest.value.spec) ?? {}
  // Upstream's text for an empty selector of a ReplicaSet speaks of a deployment.
  const empty = kind === 'DaemonSet' ? 'daemonset-empty-selector' : 'deployment-empty-selector'
  yield* selectorItself(scope, spec, { empty, required: kind !== 'DaemonSet' }, at)
  if (kind !== 'DaemonSet') yield* selectsTemplate(scope, spec, at, 'selector-unreadable')
  else if (!selectorFault(child(spec, 'selector'), scope.build)) yield* selectorMatches(scope, spec, at)
  yield* alwaysRestarted(scope, spec, kind === 'DaemonSet' ? 'daemonset-active-deadline' : 'replicaset-active-deadline')
  for (const name of ['replicas', 'minReadySeconds', 'revisionHistoryLimit', 'progressDeadlineSeconds']) {
    yield* nonNegative(scope, number(spec, name), [...at, name])
  }
  if (kind === 'Deployment') yield* deploymentErrors(scope, spec)
  if (kind === 'DaemonSet') yield* daemonSetErrors(scope, child(spec, 'updateStrategy') ?? {})
  if (before) yield* selectorImmutable(scope, spec, record(before.value.spec) ?? {}, at)
}

/** The errors of a template whose pods are not always restarted, or end by themselves. */
export function* alwaysRestarted(scope: Scope, spec: Fields, deadline: string): Errors {
  const pod = child(child(spec, 'template'), 'spec')
  const restartPolicy = text(pod, 'restartPolicy') || 'Always'
  const here = ['spec', 'template', 'spec']
  if (restartPolicy !== 'Always') yield scope.notSupported([...here, 'restartPolicy'], restartPolicy, ['Always'])
  if (member(pod, 'activeDeadlineSeconds') !== undefined) {
    yield scope.forbidden([...here, 'activeDeadlineSeconds'], deadline)
  }
}

function* deploymentErrors(scope: Scope, spec: Fields): Errors {
  const strategy = child(spec, 'strategy')
  const rolling = child(strategy, 'rollingUpdate')
  const type = text(strategy, 'type') || 'RollingUpdate'
  const here = [...at, 'strategy']
  if (type === 'Recreate') {
    if (rolling) yield scope.forbidden([...here, 'rollingUpdate'], 'deployment-rolling-recreate')
  } else if (type === 'RollingUpdate') yield* deploymentRolling(scope, rolling, [...here, 'rollingUpdate'])
  else yield scope.notSupported(here, strategyLiteral('Deployment', type, rolling), ['Recreate', 'RollingUpdate'])
  const deadline = number(spec, 'progressDeadlineSeconds') ?? 600
  if (deadline <= (number(spec, 'minReadySeconds') ?? 0)) {
    yield scope.invalid([...at, 'progressDeadlineSeconds'], deadline, 'deadline-not-above-min-ready')
  }
}

function* deploymentRolling(scope: Scope, rolling: Fields | undefined, here: string[]): Errors {
  const maxUnavailable = intOrString(rolling, 'maxUnavailable') ?? '25%'
  const maxSurge = intOrString(rolling, 'maxSurge') ?? '25%'
  yield* positiveIntOrPercent(scope, maxUnavailable, [...here, 'maxUnavailable'])
  yield* positiveIntOrPercent(scope, maxSurge, [...here, 'maxSurge'])
  if (isZero(maxUnavailable) && isZero(maxSurge)) {
    yield scope.invalid([...here, 'maxUnavailable'], literalOf(maxUnavailable), 'deployment-nothing-may-move')
  }
  yield* notMoreThan100Percent(scope, maxUnavailable, [...here, 'maxUnavailable'])
}

function* daemonSetErrors(scope: Scope, strategy: Fields): Errors {
  const type = text(strategy, 'type') || 'RollingUpdate'
  const here = [...at, 'updateStrategy']
  const rolling = child(strategy, 'rollingUpdate')
  if (type !== 'RollingUpdate') {
    if (type === 'OnDelete') return
    yield scope.notSupported(here, strategyLiteral('DaemonSet', type, rolling), ['RollingUpdate', 'OnDelete'])
    return
  }
  const maxUnavailable = intOrString(rolling, 'maxUnavailable') ?? 1
  const maxSurge = intOrString(rolling, 'maxSurge') ?? 0
  for (const [name, amount] of [
    ['maxUnavailable', maxUnavailable],
    ['maxSurge', maxSurge],
  ] as const) {
    yield* positiveIntOrPercent(scope, amount, [...here, 'rollingUpdate', name])
    yield* notMoreThan100Percent(scope, amount, [...here, 'rollingUpdate', name])
  }
  if (!isZero(maxUnavailable) && !isZero(maxSurge)) {
    yield scope.invalid([...here, 'rollingUpdate', 'maxSurge'], literalOf(maxSurge), 'daemonset-surge-and-unavailable')
  } else if (isZero(maxUnavailable) && isZero(maxSurge)) {
    yield scope.required([...here, 'rollingUpdate', 'maxUnavailable'], 'daemonset-neither')
  }
}

function isZero(amount: IntOrString): boolean {
  return intOrPercentValue(amount) === 0
}

function strategyLiteral(kind: 'Deployment' | 'DaemonSet', type: string, rolling: Fields | undefined) {
  const struct = kind === 'Deployment' ? 'DeploymentStrategy' : 'DaemonSetUpdateStrategy'
  const pointer = `(*apps.RollingUpdate${kind})${rolling ? '(0x0)' : '(nil)'}`
  const amount = (name: string): IntOrString => intOrString(rolling, name) ?? 0
  // Upstream's structs have no tags: their JSON carries the names of Go.
  const RollingUpdate = rolling ? { MaxUnavailable: amount('maxUnavailable'), MaxSurge: amount('maxSurge') } : null
  const go = `apps.${struct}{Type:${quote(type)}, RollingUpdate:${pointer}}`
  return { go, json: { Type: type, RollingUpdate } }
}
