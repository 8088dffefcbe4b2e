// Mirrors k8s.io/kubernetes/pkg/apis/core/validation/validation.go: ValidatePodSpec
import type { Build } from '../../cluster/build.js'
import { affinity } from './affinity.js'
import { choice, containers, initContainers, paddedImages, podScope } from './containers.js'
import { dnsConfig, hostAliases } from './dns.js'
import { fileKeyVolumes } from './env.js'
import { type FieldError, type FieldPath, plainPath } from './field-error.js'
import { hostUsers } from './host-users.js'
import { labelErrors } from './labels.js'
import {
  type Check,
  isDNS1123Label,
  isDNS1123Subdomain,
  isQualifiedName,
  validateName,
  validateRange,
} from './names.js'
import { podSystem } from './pod-os.js'
import { podResources } from './pod-resources.js'
import { hostNetworkPorts } from './ports.js'
import { byteLength, child, type Fields, flag, items, member, number, optionalText, record, text } from './read.js'
import { resourceClaims } from './resource-claims.js'
import { resourceRequirements } from './resources.js'
import { type Errors, type Scope, scopeOf, type ValidationOptions } from './scope.js'
import { podSecurityContext } from './security.js'
import { tolerationErrors } from './tolerations.js'
import { topologySpread } from './topology-spread.js'
import { usableVolumes, volumes } from './volumes.js'
import { hostProcesses } from './windows-options.js'

/**
 * The errors of the defaulted pod spec `spec` at `at`, in the order in which `build` reports them; `meta` is the
 * metadata of the pod or template.
 */
export function validatePodSpec(
  spec: unknown,
  meta: unknown,
  at: FieldPath,
  build: Build,
  options?: ValidationOptions,
): FieldError[] {
  const fields = record(spec)
  if (!fields) return []
  const scope = scopeOf(build, options)
  const errors = [...podSpec(scope, fields, record(meta), at)]
  return scope.isPod ? [...errors, ...onlyForPods(scope, fields, at)] : errors
}

function* podSpec(scope: Scope, spec: Fields, meta: Fields | undefined, at: FieldPath): Errors {
  const { build } = scope
  const to = (name: string): FieldPath => [...at, name]
  if (number(spec, 'terminationGracePeriodSeconds') === undefined && build.holds('grace-period-required')) {
    yield scope.required(to('terminationGracePeriodSeconds'))
  }
  yield* volumes(scope, spec, meta, at)
  yield* resourceClaims(scope, spec, meta, to('resourceClaims'))
  const pod = podScope(scope, spec, usableVolumes(scope, spec, meta))
  yield* containers(scope, spec, pod, at)
  yield* initContainers(scope, spec, pod, at)
  yield* podResources(scope, spec, pod.claimNames, to('resources'))
  const portsFirst = flag(spec, 'hostNetwork') === true && build.holds('host-network-names-host-port')
  if (portsFirst) yield* hostNetworkPorts(scope, spec, at)
  yield* choice(scope, spec, 'restartPolicy', ['Always', 'OnFailure', 'Never'], at)
  yield* choice(scope, spec, 'dnsPolicy', ['ClusterFirstWithHostNet', 'ClusterFirst', 'Default', 'None'], at)
  yield* labelErrors(scope, spec, 'nodeSelector', to('nodeSelector'))
  // Older builds look at the ports as a part of the security context.
  if (!portsFirst) yield* hostNetworkPorts(scope, spec, at)
  yield* podSecurityContext(scope, spec, to('securityContext'))
  yield* affinity(scope, child(spec, 'affinity'), to('affinity'))
  yield* dnsConfig(scope, spec, to('dnsConfig'))
  for (const [gate, index] of items(spec, 'readinessGates')) {
    const here = [...to('readinessGates'), index, 'conditionType']
    yield* validateName(scope, isQualifiedName, text(gate, 'conditionType'), here)
  }
  yield* schedulingGates(scope, spec, to('schedulingGates'))
  yield* topologySpread(scope, spec, to('topologySpreadConstraints'))
  yield* hostProcesses(scope, spec, at)
  yield* hostUsers(scope, spec, at)
  yield* hostnameOverride(scope, spec, to('hostnameOverride'))
  yield* namesAndNumbers(scope, spec, at)
  yield* podSystem(scope, spec, at)
  yield* schedulingGroup(scope, spec, [...to('schedulingGroup'), 'podGroupName'])
  yield* fileKeyVolumes(scope, spec, at)
}

function* namesAndNumbers(scope: Scope, spec: Fields, at: FieldPath): Errors {
  yield* named(scope, spec, 'serviceAccountName', isDNS1123Subdomain, at)
  yield* named(scope, spec, 'nodeName', isDNS1123Subdomain, at)
  const deadline = number(spec, 'activeDeadlineSeconds')
  if (deadline !== undefined) {
    yield* validateRange(scope, deadline, 1, 2 ** 31 - 1, [...at, 'activeDeadlineSeconds'])
  }
  yield* named(scope, spec, 'hostname', isDNS1123Label, at)
  yield* named(scope, spec, 'subdomain', isDNS1123Label, at)
  yield* tolerationErrors(scope, spec, [...at, 'tolerations'])
  yield* hostAliases(scope, spec, [...at, 'hostAliases'])
  yield* named(scope, spec, 'priorityClassName', isDNS1123Subdomain, at)
  const runtime = optionalText(spec, 'runtimeClassName')
  if (runtime !== undefined) yield* validateName(scope, isDNS1123Subdomain, runtime, [...at, 'runtimeClassName'])
  if (optionalText(spec, 'preemptionPolicy') !== undefined) {
    yield* choice(scope, spec, 'preemptionPolicy', ['PreemptLowerPriority', 'Never'], at)
  }
  const overhead = child(spec, 'overhead')
  if (overhead) yield* overheadErrors(scope, overhead, [...at, 'overhead'])
}

function* named(scope: Scope, spec: Fields, name: string, check: Check, at: FieldPath): Errors {
  const value = text(spec, name)
  if (value !== '') yield* validateName(scope, check, value, [...at, name])
}

/** Upstream takes the overhead for limits, and prints a member of that name which is not there. */
function* overheadErrors(scope: Scope, overhead: Fields, at: FieldPath): Errors {
  for (const error of resourceRequirements(scope, { limits: overhead }, undefined, at)) {
    const last = error.path.at(-1)
    const key = typeof last === 'object' ? [last.key] : []
    yield { ...error, place: [...plainPath(at), ...key] }
  }
}

function* schedulingGates(scope: Scope, spec: Fields, at: FieldPath): Errors {
  const gates = items(spec, 'schedulingGates')
  if (gates.length === 0 || !scope.build.holds('scheduling-gates-known')) return
  const names = new Set<string>()
  for (const [gate, index] of gates) {
    const name = text(gate, 'name')
    if (scope.build.holds('scheduling-gates-qualified'))
      yield* validateName(scope, isQualifiedName, name, [...at, index])
    else if (name === '') yield scope.required([...at, index], 'must-not-be-empty-text')
    if (names.has(name)) yield scope.duplicate([...at, index], name)
    names.add(name)
  }
}

function* hostnameOverride(scope: Scope, spec: Fields, at: FieldPath): Errors {
  const name = optionalText(spec, 'hostnameOverride')
  if (name === undefined || !scope.build.holds('hostname-override-known')) return
  if (flag(spec, 'setHostnameAsFQDN')) yield scope.forbidden(at, 'hostname-override-fqdn')
  if (flag(spec, 'hostNetwork')) yield scope.forbidden(at, 'hostname-override-host-network')
  if (byteLength(name) > 64) yield scope.tooLong(at, 'too-long-bytes', { max: 64 })
  yield* validateName(scope, isDNS1123Subdomain, name, at)
}

function* schedulingGroup(scope: Scope, spec: Fields, at: FieldPath): Errors {
  const group = child(spec, 'schedulingGroup')
  if (!group || !scope.build.holds('scheduling-group-known')) return
  const name = optionalText(group, 'podGroupName')
  if (name === undefined) yield scope.invalid(at, null, 'scheduling-group-none')
  else yield* validateName(scope, isDNS1123Subdomain, name, at)
}

/** What upstream asks of pods and not of templates: validatePodMetadataAndSpec and ValidatePodCreate. */
function* onlyForPods(scope: Scope, spec: Fields, at: FieldPath): Errors {
  if (text(spec, 'serviceAccountName') === '') {
    for (const [volume, index] of items(spec, 'volumes')) {
      for (const [source, sourceIndex] of items(child(volume, 'projected'), 'sources')) {
        const here = [...at, 'volumes', index, 'projected', 'sources', sourceIndex, 'serviceAccountToken']
        if (child(source, 'serviceAccountToken')) yield scope.forbidden(here, 'token-needs-account')
      }
    }
  }
  yield* paddedImages(scope, spec, at)
  if (items(spec, 'ephemeralContainers').length > 0) {
    yield scope.forbidden([...at, 'ephemeralContainers'], 'not-on-create')
  }
  const gates = member(spec, 'schedulingGates')
  const gated = Array.isArray(gates) && gates.length > 0 && scope.build.holds('scheduling-gates-known')
  if (gated && text(spec, 'nodeName') !== '') yield scope.forbidden([...at, 'nodeName'], 'node-name-with-gates')
}
