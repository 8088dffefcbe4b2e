// Mirrors k8s.io/kubernetes/pkg/apis/core/validation/validation.go: validateOS, validateLinux, validateWindows
import { type FieldPath, plainPath } from './field-error.js'
import { child, type Fields, flag, items, member, text } from './read.js'
import type { Errors, Scope } from './scope.js'

const systems = ['linux', 'windows']

/** The errors of `spec.os` and of what that system has not. */
export function* podSystem(scope: Scope, spec: Fields, at: FieldPath): Errors {
  const os = child(spec, 'os')
  if (!os) return
  const name = text(os, 'name')
  if (name === '') {
    yield scope.required(
      [...at, 'os', 'name'],
      ...(scope.build.holds('os-name-required-silently') ? [] : ['os-name-empty']),
    )
  } else if (name === 'linux') yield* onLinux(scope, spec, at)
  else if (name === 'windows') yield* onWindows(scope, spec, at)
  else yield { ...scope.notSupported([...at, 'os'], name, systems), place: [...plainPath(at), 'os', 'name'] }
}

function* contexts(spec: Fields, at: FieldPath): Generator<[Fields, FieldPath]> {
  for (const list of ['initContainers', 'containers', 'ephemeralContainers']) {
    for (const [container, index] of items(spec, list)) {
      const context = child(container, 'securityContext')
      if (context) yield [context, [...at, list, index, 'securityContext']]
    }
  }
}

function* onLinux(scope: Scope, spec: Fields, at: FieldPath): Errors {
  const own: [Fields, FieldPath][] = [[child(spec, 'securityContext') ?? {}, [...at, 'securityContext']]]
  for (const [context, here] of [...own, ...contexts(spec, at)]) {
    if (child(context, 'windowsOptions')) yield scope.forbidden([...here, 'windowsOptions'], 'not-for-linux')
  }
}

/** A field that Windows has not, where it stands, and whether only a true or filled one counts. */
const podFields: readonly [string, 'spec' | 'context', 'given' | 'filled', string?][] = [
  ['appArmorProfile', 'context', 'given', 'app-armor-field-known'],
  ['seLinuxOptions', 'context', 'given'],
  ['hostUsers', 'spec', 'given', 'host-users-known'],
  ['hostPID', 'spec', 'filled'],
  ['hostIPC', 'spec', 'filled'],
  ['seccompProfile', 'context', 'given'],
  ['fsGroup', 'context', 'given'],
  ['fsGroupChangePolicy', 'context', 'given'],
  ['sysctls', 'context', 'filled'],
  ['shareProcessNamespace', 'spec', 'given'],
  ['runAsUser', 'context', 'given'],
  ['runAsGroup', 'context', 'given'],
  ['supplementalGroups', 'context', 'given'],
  ['supplementalGroupsPolicy', 'context', 'given', 'supplemental-groups-policy-known'],
  ['seLinuxChangePolicy', 'context', 'given', 'selinux-change-policy-known'],
]

const containerFields: readonly [string, string?][] = [
  ['appArmorProfile', 'app-armor-field-known'],
  ['seLinuxOptions'],
  ['seccompProfile'],
  ['capabilities'],
  ['readOnlyRootFilesystem'],
  ['privileged'],
  ['allowPrivilegeEscalation'],
  ['procMount'],
  ['runAsUser'],
  ['runAsGroup'],
]

function* onWindows(scope: Scope, spec: Fields, at: FieldPath): Errors {
  const known = (fact: string | undefined) => fact === undefined || scope.build.holds(fact)
  const podContext = child(spec, 'securityContext')
  const last = scope.build.holds('host-fields-of-spec') ? podFields.filter(([, where]) => where === 'spec') : []
  for (const [name, where, counts, fact] of [...podFields.filter((field) => !last.includes(field)), ...last]) {
    const holder = where === 'spec' ? spec : podContext
    const value = member(holder, name)
    const filled = Array.isArray(value) ? value.length > 0 : flag(holder, name) === true
    if (value === undefined || (counts === 'filled' && !filled) || !known(fact)) continue
    yield scope.forbidden(where === 'spec' ? [...at, name] : [...at, 'securityContext', name], 'not-for-windows')
  }
  for (const [context, here] of contexts(spec, at)) {
    for (const [name, fact] of containerFields) {
      if (member(context, name) !== undefined && known(fact)) yield scope.forbidden([...here, name], 'not-for-windows')
    }
  }
}
