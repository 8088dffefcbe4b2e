// Mirrors k8s.io/kubernetes/pkg/apis/core/validation/validation.go: ValidateSecurityContext, validatePodSpecSecurityContext
import { type FieldPath, plainPath } from './field-error.js'
import { descendingPath } from './file-paths.js'
import { validateRange } from './names.js'
import { byteLength, child, type Fields, flag, items, member, number, optionalText, text, texts } from './read.js'
import type { Errors, Scope } from './scope.js'
import { windowsOptions } from './windows-options.js'

const maxId = 2 ** 31 - 1
const profileTypes = ['Localhost', 'RuntimeDefault', 'Unconfined']
const sysctlName = '[a-z0-9]([-_a-z0-9]*[a-z0-9])?'
const sysctl = new RegExp(`^(${sysctlName}[\\./])*${sysctlName}$`)

function* ids(scope: Scope, context: Fields, names: readonly string[], at: FieldPath): Errors {
  for (const name of names) {
    const id = number(context, name)
    if (id !== undefined) yield* validateRange(scope, id, 0, maxId, [...at, name])
  }
}

/** The errors of a container's security context. */
export function* securityContext(scope: Scope, context: Fields | undefined, hostUsers: boolean, at: FieldPath): Errors {
  if (!context) return
  yield* ids(scope, context, ['runAsUser', 'runAsGroup'], at)
  const mount = optionalText(context, 'procMount')
  if (mount !== undefined) {
    const mounts = ['Default', 'Unmasked']
    if (!mounts.includes(mount)) yield scope.notSupported([...at, 'procMount'], mount, mounts)
    if (hostUsers && mount === 'Unmasked' && scope.build.holds('proc-mount-needs-user-namespace')) {
      yield scope.invalid([...at, 'procMount'], mount, 'proc-mount-host-users')
    }
  }
  yield* seccompProfile(scope, child(context, 'seccompProfile'), [...at, 'seccompProfile'])
  if (flag(context, 'allowPrivilegeEscalation') === false) yield* escalation(scope, context, at)
  yield* windowsOptions(scope, child(context, 'windowsOptions'), [...at, 'windowsOptions'])
  yield* appArmorProfile(scope, child(context, 'appArmorProfile'), [...at, 'appArmorProfile'])
}

function* escalation(scope: Scope, context: Fields, at: FieldPath): Errors {
  // Upstream prints the whole struct, with addresses that nobody can foretell.
  const shown = { go: '&core.SecurityContext{…}', json: internalForm(context) }
  if (flag(context, 'privileged')) yield scope.invalid(at, shown, 'escalation-privileged')
  for (const capability of texts(child(context, 'capabilities'), 'add')) {
    if (capability === 'CAP_SYS_ADMIN') yield scope.invalid(at, shown, 'escalation-sys-admin')
  }
}

/** A container's security context as upstream's own type writes it in JSON: every member, by its Go name. */
function internalForm(context: Fields): unknown {
  const pick = (name: string, ...names: string[]) => {
    const part = child(context, name)
    return part ? Object.fromEntries(names.map((each) => [goName(each), member(part, each) ?? null])) : null
  }
  const labels = pick('seLinuxOptions', 'user', 'role', 'type', 'level')
  const own = (name: string) => member(context, name) ?? null
  return {
    Capabilities: pick('capabilities', 'add', 'drop'),
    Privileged: own('privileged'),
    SELinuxOptions: labels && Object.fromEntries(Object.entries(labels).map(([name, value]) => [name, value ?? ''])),
    WindowsOptions: pick(
      'windowsOptions',
      'gmsaCredentialSpecName',
      'gmsaCredentialSpec',
      'runAsUserName',
      'hostProcess',
    ),
    RunAsUser: own('runAsUser'),
    RunAsGroup: own('runAsGroup'),
    RunAsNonRoot: own('runAsNonRoot'),
    ReadOnlyRootFilesystem: own('readOnlyRootFilesystem'),
    AllowPrivilegeEscalation: own('allowPrivilegeEscalation'),
    ProcMount: own('procMount'),
    SeccompProfile: pick('seccompProfile', 'type', 'localhostProfile'),
    AppArmorProfile: pick('appArmorProfile', 'type', 'localhostProfile'),
  }
}

function goName(name: string): string {
  return name.startsWith('gmsa') ? `GMSA${name.slice(4)}` : `${name.charAt(0).toUpperCase()}${name.slice(1)}`
}

function sharesHosts(spec: Fields): boolean {
  return flag(spec, 'shareProcessNamespace') === true && flag(spec, 'hostPID') === true
}

/** The error of a pod that shares its processes between its containers and with the host. */
function* sharedProcesses(scope: Scope, at: FieldPath): Errors {
  const place = plainPath(at).filter((step) => step !== 'securityContext')
  yield { ...scope.invalid(at, true, 'share-process-namespace'), place }
}

/** The errors of a pod's security context. */
export function* podSecurityContext(scope: Scope, spec: Fields, at: FieldPath): Errors {
  yield* contextErrors(scope, spec, at)
  if (!sharesHosts(spec) || !scope.build.holds('host-fields-of-spec')) return
  yield* sharedProcesses(scope, [...at.slice(0, -1), 'shareProcessNamespace'])
}

function* contextErrors(scope: Scope, spec: Fields, at: FieldPath): Errors {
  // Upstream's own type holds the host's namespaces in the security context, which it makes up where it is missing.
  const context = child(spec, 'securityContext') ?? {}
  yield* ids(scope, context, ['fsGroup', 'runAsUser', 'runAsGroup'], at)
  const groups = member(context, 'supplementalGroups')
  for (const [index, group] of (Array.isArray(groups) ? groups : []).entries()) {
    if (typeof group === 'number') yield* validateRange(scope, group, 0, maxId, [...at, 'supplementalGroups', index])
  }
  if (sharesHosts(spec) && !scope.build.holds('host-fields-of-spec'))
    yield* sharedProcesses(scope, [...at, 'shareProcessNamespace'])
  yield* sysctls(scope, spec, context, [...at, 'sysctls'])
  yield* oneOf(scope, context, 'fsGroupChangePolicy', ['Always', 'OnRootMismatch'], at)
  yield* seccompProfile(scope, child(context, 'seccompProfile'), [...at, 'seccompProfile'])
  yield* windowsOptions(scope, child(context, 'windowsOptions'), [...at, 'windowsOptions'])
  yield* appArmorProfile(scope, child(context, 'appArmorProfile'), [...at, 'appArmorProfile'])
  const written = (name: string): boolean => optionalText(context, name) !== undefined
  if (written('supplementalGroupsPolicy') && scope.build.holds('supplemental-groups-policy-known')) {
    yield* oneOf(scope, context, 'supplementalGroupsPolicy', ['Merge', 'Strict'], at)
  }
  if (written('seLinuxChangePolicy') && scope.build.holds('selinux-change-policy-known')) {
    const policies = scope.build.enabled('SELinuxMount') ? ['MountOption', 'Recursive'] : ['Recursive']
    yield* oneOf(scope, context, 'seLinuxChangePolicy', policies, at)
  }
}

function* oneOf(scope: Scope, context: Fields, name: string, supported: string[], at: FieldPath): Errors {
  const value = optionalText(context, name)
  if (value !== undefined && !supported.includes(value)) yield scope.notSupported([...at, name], value, supported)
}

function* sysctls(scope: Scope, spec: Fields, context: Fields, at: FieldPath): Errors {
  const names = new Set<string>()
  for (const [entry, index] of items(context, 'sysctls')) {
    const here = [...at, index, 'name']
    const name = text(entry, 'name')
    if (name === '') yield scope.required(here)
    else if (byteLength(name) > 253 || !sysctl.test(name)) yield scope.invalid(here, name, 'sysctl-name')
    else if (names.has(name)) yield scope.duplicate(here, name)
    names.add(name)
    if (!scope.build.holds('host-sysctls-checked')) continue
    const namespace = sysctlNamespace(name)
    if (namespace === 'net' && flag(spec, 'hostNetwork')) yield scope.invalid(here, name, 'sysctl-host-network')
    else if (namespace === 'ipc' && flag(spec, 'hostIPC')) yield scope.invalid(here, name, 'sysctl-host-ipc')
  }
}

function sysctlNamespace(name: string): string | undefined {
  const slash = name.search(/[./]/)
  const dotted =
    slash !== -1 && name[slash] === '/' ? name.replace(/[./]/g, (mark) => (mark === '/' ? '.' : '/')) : name
  const plain = dotted.split('*', 1)[0]!
  if (plain === 'kernel.sem' || /^(kernel\.shm|kernel\.msg|fs\.mqueue\.)/.test(plain)) return 'ipc'
  return plain.startsWith('net.') ? 'net' : undefined
}

function* seccompProfile(scope: Scope, profile: Fields | undefined, at: FieldPath): Errors {
  if (!profile) return
  const type = text(profile, 'type')
  const file = optionalText(profile, 'localhostProfile')
  const here = [...at, 'localhostProfile']
  if (type === '') yield scope.required([...at, 'type'], 'seccomp-type-required')
  else if (!profileTypes.includes(type)) yield scope.notSupported([...at, 'type'], type, profileTypes)
  if (type === 'Localhost') {
    if (file === undefined) yield scope.required(here, 'seccomp-file-required')
    else yield* descendingPath(scope, file, here)
  } else if (file !== undefined) {
    const go = `core.SeccompProfile{Type:${JSON.stringify(type)}, LocalhostProfile:(*string)(0x0)}`
    yield scope.invalid(here, { go, json: { Type: type, LocalhostProfile: file } }, 'seccomp-file-refused')
  }
}

function* appArmorProfile(scope: Scope, profile: Fields | undefined, at: FieldPath): Errors {
  if (!profile || !scope.build.holds('app-armor-field-known')) return
  const type = text(profile, 'type')
  const file = optionalText(profile, 'localhostProfile')
  const here = [...at, 'localhostProfile']
  if (type === 'Localhost') {
    if (file === undefined) yield scope.required(here, 'app-armor-file-required')
    else {
      if (file.trim() !== file) yield scope.invalid(here, file, 'app-armor-file-padded')
      else if (file === '') yield scope.required(here, 'app-armor-file-required')
      if (byteLength(file) > 4095) yield scope.tooLong(here, 'too-long-app-armor', { max: 4095 })
    }
  } else if (type === '') yield scope.required([...at, 'type'], 'app-armor-type-required')
  else if (!profileTypes.includes(type)) yield scope.notSupported([...at, 'type'], type, profileTypes)
  else if (file !== undefined) yield scope.invalid(here, file, 'app-armor-file-refused')
}
