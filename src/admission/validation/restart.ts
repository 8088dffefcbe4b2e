// Mirrors k8s.io/kubernetes/pkg/apis/core/validation/validation.go: validateResizePolicy, validateContainerRestartPolicy
import { type FieldPath, plainPath } from './field-error.js'
import { child, type Fields, items, member, optionalText, text } from './read.js'
import type { Errors, Literal, Scope } from './scope.js'

const resizable = ['cpu', 'memory']
const resizings = ['NotRequired', 'RestartContainer']
const policies = ['Always', 'Never', 'OnFailure']

/** The errors of a container's resize policy. */
export function* resizePolicy(scope: Scope, container: Fields, podRestart: string, at: FieldPath): Errors {
  const entries = items(container, 'resizePolicy')
  if (entries.length === 0 || !scope.build.holds('resize-policy-known')) return
  const seen = new Set<string>()
  for (const [policy, index] of entries) {
    const place = [...plainPath(at), index]
    const resource = text(policy, 'resourceName')
    const restart = text(policy, 'restartPolicy')
    if (seen.has(resource)) yield scope.duplicate([...at, index], { go: resource, json: resource })
    seen.add(resource)
    if (resource === '') yield { ...scope.required(at), place }
    else if (!resizable.includes(resource))
      yield { ...scope.notSupported(at, { go: resource, json: resource }, resizable), place }
    if (restart === '') yield { ...scope.required(at), place }
    else if (!resizings.includes(restart)) yield { ...scope.notSupported(at, restart, resizings), place }
    const never = podRestart === 'Never' && scope.build.holds('resize-policy-obeys-never')
    if (never && restart !== 'NotRequired') yield { ...scope.invalid(at, restart, 'resize-policy-never'), place }
  }
}

/** The errors of an init container's resize policy beyond those of any container. */
export function* initResizePolicy(
  scope: Scope,
  container: Fields,
  sidecar: boolean,
  index: number,
  list: FieldPath,
): Errors {
  const entries = items(container, 'resizePolicy')
  if (entries.length === 0 || !scope.build.holds('resize-policy-known')) return
  const here = [...list, index, 'resizePolicy']
  const allowed = scope.build.holds('init-resize-policy-by-gate') && scope.build.enabled('InPlacePodVerticalScaling')
  if (!allowed && entries.length > 0)
    yield scope.invalid(here, literal(entries.map(([entry]) => entry)), 'resize-policy-init')
  if (sidecar || !scope.build.holds('init-resize-restart-refused')) return
  for (const [entry, at] of entries) {
    const restart = text(entry, 'restartPolicy')
    if (restart === 'RestartContainer') {
      yield scope.invalid([...here, at, 'restartPolicy'], restart, 'resize-restart-init')
    }
  }
}

function literal(entries: Fields[]): Literal {
  const pairs = entries.map((entry) => [text(entry, 'resourceName'), text(entry, 'restartPolicy')] as const)
  const go = pairs.map(
    ([resource, restart]) =>
      `core.ContainerResizePolicy{ResourceName:${JSON.stringify(resource)}, RestartPolicy:${JSON.stringify(restart)}}`,
  )
  return {
    go: `[]core.ContainerResizePolicy{${go.join(', ')}}`,
    json: pairs.map(([ResourceName, RestartPolicy]) => ({ ResourceName, RestartPolicy })),
  }
}

/** The errors of the restart policy and rules of a container that is no init container. */
export function* containerRestart(scope: Scope, container: Fields, at: FieldPath): Errors {
  if (!saysOfRestart(container) || !scope.build.holds('container-restart-policy-known')) return
  if (rulesAllowed(scope)) yield* restartRules(scope, container, at)
  else if (optionalText(container, 'restartPolicy') !== undefined) {
    yield scope.forbidden([...at, 'restartPolicy'], 'restart-policy-not-init')
  }
}

/** The errors of an init container's restart policy and rules. */
export function* initContainerRestart(scope: Scope, container: Fields, at: FieldPath): Errors {
  if (!saysOfRestart(container) || !scope.build.holds('container-restart-policy-known')) return
  const policy = optionalText(container, 'restartPolicy')
  const rules = rulesOf(scope, container)
  if (policy === undefined) {
    if (rules.length > 0 && scope.build.holds('init-restart-rules-need-policy')) {
      yield scope.required([...at, 'restartPolicy'], 'restart-rules-need-policy')
    }
    return
  }
  if (!rulesAllowed(scope)) {
    if (policy !== 'Always') yield scope.notSupported([...at, 'restartPolicy'], policy, ['Always'])
  } else if (policy !== 'Always' || scope.build.enabled('RestartAllContainersOnContainerExits')) {
    yield* restartRules(scope, container, at)
  } else if (rules.length > 0) {
    yield scope.forbidden([...at, 'restartPolicyRules'], 'restart-rules-always')
  }
}

/** Without either field there is nothing that a build could judge otherwise than another. */
function saysOfRestart(container: Fields): boolean {
  return member(container, 'restartPolicy') !== undefined || member(container, 'restartPolicyRules') !== undefined
}

function rulesAllowed(scope: Scope): boolean {
  return scope.build.enabled('ContainerRestartRules')
}

function rulesOf(scope: Scope, container: Fields): [Fields, number][] {
  return scope.build.holds('container-restart-rules-known') ? items(container, 'restartPolicyRules') : []
}

function* restartRules(scope: Scope, container: Fields, at: FieldPath): Errors {
  const policy = optionalText(container, 'restartPolicy')
  const rules = rulesOf(scope, container)
  if (policy === undefined) {
    if (rules.length === 0) return
    yield scope.required([...at, 'restartPolicy'], 'restart-rules-need-policy')
  } else if (!policies.includes(policy)) yield scope.notSupported([...at, 'restartPolicy'], policy, policies)
  yield* atMost(scope, rules.length, 20, [...at, 'restartPolicyRules'])
  for (const [rule, index] of rules) yield* restartRule(scope, rule, [...at, 'restartPolicyRules', index])
}

function* restartRule(scope: Scope, rule: Fields, at: FieldPath): Errors {
  const action = text(rule, 'action')
  const all = scope.build.enabled('RestartAllContainersOnContainerExits')
  const actions = all ? ['Restart', 'RestartAllContainers'] : ['Restart']
  if (!actions.includes(action)) {
    const named = scope.build.holds('restart-rule-actions-all-named') ? actions : ['Restart']
    yield scope.notSupported([...at, 'action'], action, named)
  }
  const codes = child(rule, 'exitCodes')
  if (!codes) {
    yield scope.required([...at, 'exitCodes'], 'must-be-specified')
    return
  }
  const operator = text(codes, 'operator')
  const operators = ['In', 'NotIn']
  if (!operators.includes(operator)) yield scope.notSupported([...at, 'exitCodes', 'operator'], operator, operators)
  const values = member(codes, 'values')
  yield* atMost(scope, Array.isArray(values) ? values.length : 0, 255, [...at, 'exitCodes', 'values'])
}

function* atMost(scope: Scope, count: number, max: number, at: FieldPath): Errors {
  if (count <= max) return
  if (scope.build.holds('restart-rules-counted')) yield scope.tooMany(at, count, max)
  else yield scope.tooLong(at, 'too-long-bytes', { max })
}
