// Mirrors k8s.io/kubernetes/pkg/apis/core/validation/validation.go: validateHostUsers
import { type FieldPath, plainPath } from './field-error.js'
import { child, type Fields, flag, items, member } from './read.js'
import type { Errors, Scope } from './scope.js'

const supported = ['emptyDir', 'secret', 'downwardAPI', 'configMap', 'projected']

/** The errors of a pod with users of its own that asks for what it must share with the host. */
export function* hostUsers(scope: Scope, spec: Fields, at: FieldPath): Errors {
  const { build } = scope
  if (flag(spec, 'hostUsers') !== false || !build.holds('host-users-known')) return
  if (build.holds('host-users-limits-volumes')) {
    for (const [volume, index] of items(spec, 'volumes')) {
      if (!supported.some((name) => child(volume, name)))
        yield scope.forbidden([...at, 'volumes', index], 'host-users-volume')
    }
  }
  const network = build.holds('host-users-network-by-gate') && build.enabled('UserNamespacesHostNetworkSupport')
  for (const [field, shown] of [
    ['hostNetwork', 'hostNetwork'],
    ['hostPID', 'HostPID'],
    ['hostIPC', 'HostIPC'],
  ] as const) {
    if (!flag(spec, field) || (field === 'hostNetwork' && network)) continue
    yield { ...scope.forbidden([...at, shown], 'host-users-false'), place: [...plainPath(at), field] }
  }
  if (!build.holds('host-users-refuses-devices')) return
  for (const list of ['initContainers', 'containers', 'ephemeralContainers']) {
    for (const [container, index] of items(spec, list)) {
      const devices = member(container, 'volumeDevices')
      if (Array.isArray(devices) && devices.length > 0) {
        yield scope.forbidden([...at, list, index, 'volumeDevices'], 'host-users-false')
      }
    }
  }
}
