// Mirrors k8s.io/kubernetes/pkg/apis/core/validation/validation.go: validateContainerPorts, checkHostPortConflicts, validatePodHostNetworkDeps
import type { FieldPath } from './field-error.js'
import { isPortName, validateName, validateRange } from './names.js'
import { type Fields, flag, items, number, text } from './read.js'
import type { Errors, Scope } from './scope.js'

const protocols = ['SCTP', 'TCP', 'UDP']

/** The errors of a container's ports. */
export function* containerPorts(scope: Scope, container: Fields, at: FieldPath): Errors {
  const names = new Set<string>()
  for (const [port, index] of items(container, 'ports')) {
    const here = [...at, index]
    yield* portName(scope, text(port, 'name'), names, [...here, 'name'])
    const containerPort = number(port, 'containerPort') ?? 0
    if (containerPort === 0) yield scope.required([...here, 'containerPort'])
    else yield* validateRange(scope, containerPort, 1, 65535, [...here, 'containerPort'])
    const hostPort = number(port, 'hostPort') ?? 0
    if (hostPort !== 0) yield* validateRange(scope, hostPort, 1, 65535, [...here, 'hostPort'])
    const protocol = text(port, 'protocol')
    if (protocol === '') yield scope.required([...here, 'protocol'])
    else if (!protocols.includes(protocol)) yield scope.notSupported([...here, 'protocol'], protocol, protocols)
  }
}

function* portName(scope: Scope, name: string, names: Set<string>, at: FieldPath): Errors {
  if (name === '') return
  if (isPortName(name, scope.build).length > 0) yield* validateName(scope, isPortName, name, at)
  else if (names.has(name)) yield scope.duplicate(at, name)
  else names.add(name)
}

/** The errors of a port that is given as a number or by its name. */
export function* portNumberOrName(scope: Scope, port: unknown, at: FieldPath): Errors {
  if (typeof port === 'string') yield* validateName(scope, isPortName, port, at)
  else yield* validateRange(scope, typeof port === 'number' ? port : 0, 1, 65535, at)
}

/** Host ports that several of the containers claim; upstream counts init containers one by one. */
export function* hostPortConflicts(scope: Scope, containers: readonly [Fields, number][], at: FieldPath): Errors {
  const taken = new Set<string>()
  for (const [container, index] of containers) {
    for (const [port, portIndex] of items(container, 'ports')) {
      const hostPort = number(port, 'hostPort') ?? 0
      if (hostPort === 0) continue
      const claim = `${text(port, 'protocol')}/${text(port, 'hostIP')}/${hostPort}`
      if (taken.has(claim)) yield scope.duplicate([...at, index, 'ports', portIndex, 'hostPort'], claim)
      taken.add(claim)
    }
  }
}

/** Ports of a pod on the host's network that have another host port than container port. */
export function* hostNetworkPorts(scope: Scope, spec: Fields, at: FieldPath): Errors {
  if (!flag(spec, 'hostNetwork')) return
  const byHostPort = scope.build.holds('host-network-names-host-port')
  for (const [container, index] of items(spec, 'containers')) {
    for (const [port, portIndex] of items(container, 'ports')) {
      const hostPort = number(port, 'hostPort') ?? 0
      const containerPort = number(port, 'containerPort') ?? 0
      const here = [...at, 'containers', index, 'ports', portIndex]
      if (hostPort === containerPort) continue
      if (!byHostPort) yield scope.invalid([...here, 'containerPort'], containerPort, 'host-network-container-port')
      else if (hostPort !== 0 || scope.resourceIsPod) {
        yield scope.invalid([...here, 'hostPort'], hostPort, 'host-network-host-port')
      }
    }
  }
}
