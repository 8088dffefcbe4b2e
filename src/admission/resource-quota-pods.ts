// Mirrors pkg/quota/v1/evaluator/core/pods.go of k8s.io/kubernetes.
import type { Build } from '../cluster/build.js'
import type { Refusal } from '../finding.js'
import type { Path } from '../source/path.js'
import { type JsonObject, objects, text } from '../workload/manifest.js'
import { qosClass } from '../workload/qos.js'
import { addQuantities, compareQuantities, type Quantity } from '../workload/quantity.js'
import { amount, ZERO } from '../workload/resources.js'
import { containerName, type EffectivePod } from './pod.js'
import { type Amounts, hasPodLevelResources, largest, quotaSum } from './pod-sums.js'
import { filledIn, type Measured, meetsClasses, quotaRefusals, type Scope, type Unstated } from './resource-quota.js'
import { isExtendedResource, isHugePages, isNativeResource } from './validation/resource-names.js'
import { member, type World } from './world.js'

/** Refuses a pod that a quota has no room for, or that does not state what a quota counts. */
export function resourceQuota(pod: EffectivePod, world: World): void {
  for (const refusal of quotaRefusals(measuredPod(pod.spec, world.cluster), pod.namespace, world)) {
    pod.refuse(refusal)
    if (refusal.id !== 'quota-scopes-uncovered') continue
    const says = `no ResourceQuota of namespace ${pod.namespace} is for pods of PriorityClass ${text(pod.spec.priorityClassName)}`
    pod.assumes.push({ kind: 'ResourceQuota', says, refusal: refusal.id })
  }
}

/** What the quotas in view that have no status yet will say of a pod, once their controller has filled it in. */
export function quotasToBeFilled(pod: EffectivePod, world: World): Refusal[] {
  return quotaRefusals(measuredPod(pod.spec, world.cluster), pod.namespace, world, undefined, filledIn)
}

/** What the quotas say of a pod whose resources change: they count what it uses more than `before`. */
export function resizedQuota(before: JsonObject, pod: EffectivePod, world: World): Refusal[] {
  const measured = measuredPod(pod.spec, world.cluster)
  const was = usageOf(before, world.cluster)
  const more = [...measured.usage].map(([name, now]): [string, Quantity] => {
    const old = was.get(name)
    if (!old) return [name, now]
    const rise = compareQuantities(now, old) > 0
    return [name, rise ? addQuantities(now, { ...old, mantissa: -old.mantissa }) : ZERO]
  })
  return quotaRefusals({ ...measured, usage: new Map(more) }, pod.namespace, world)
}

/** The names under which a quota may limit what pods compute with, and where a pod states it. */
const COMPUTE: Readonly<Record<string, readonly ['requests' | 'limits', string]>> = Object.fromEntries(
  ['cpu', 'memory', 'ephemeral-storage'].flatMap((name) => [
    [name, ['requests', name]],
    [`requests.${name}`, ['requests', name]],
    [`limits.${name}`, ['limits', name]],
  ]),
)
const DEVICE_CLASS = 'deviceclass.resource.kubernetes.io/'

function measuredPod(spec: JsonObject, build: Build): Measured {
  return {
    usage: usageOf(spec, build),
    counts: (name) =>
      name === 'pods' ||
      name === 'count/pods' ||
      Object.hasOwn(COMPUTE, name) ||
      isHugePages(name) ||
      name.startsWith('requests.hugepages-') ||
      isQuotaOnExtended(name, build),
    inScope: (scope) => inScope(scope, spec, build),
    unstated: (names) => (hasPodLevelResources(spec, build) ? undefined : unstatedBy(spec, names)),
    placeOf: (name, scopes) => placeOf(name, scopes, spec, build),
  }
}

function isQuotaOnExtended(name: string, build: Build): boolean {
  if (!name.startsWith('requests.')) return false
  const ofClass = name.startsWith(`requests.${DEVICE_CLASS}`) && build.holds('quota-counts-device-classes')
  return ofClass || !isNativeResource(name)
}

/** What a pod uses of everything that a quota can limit. */
function usageOf(spec: JsonObject, build: Build): Amounts {
  const requests = quotaSum(spec, 'requests', build)
  const sums = { requests, limits: quotaSum(spec, 'limits', build) }
  const one = amount(1)
  const usage = new Map<string, Quantity>([
    ['pods', one],
    ['count/pods', one],
  ])
  for (const [name, [list, resource]] of Object.entries(COMPUTE)) {
    const used = sums[list].get(resource)
    if (used) usage.set(name, used)
  }
  for (const [resource, used] of requests) {
    if (isHugePages(resource)) usage.set(resource, used)
    const ofClass = resource.startsWith(DEVICE_CLASS) && build.holds('quota-counts-device-classes')
    if (isHugePages(resource) || isExtendedResource(resource) || ofClass) usage.set(`requests.${resource}`, used)
  }
  return usage
}

function inScope(scope: Scope, spec: JsonObject, build: Build): boolean {
  const deadline = spec.activeDeadlineSeconds
  const terminating = typeof deadline === 'number' && deadline >= 0
  switch (scope.name) {
    case 'Terminating':
      return terminating
    case 'NotTerminating':
      return !terminating
    case 'BestEffort':
      return qosClass(spec, build) === 'BestEffort'
    case 'NotBestEffort':
      return qosClass(spec, build) !== 'BestEffort'
    case 'PriorityClass': {
      const name = text(spec.priorityClassName)
      return meetsClasses(scope, name === '' ? [] : [name])
    }
    case 'CrossNamespacePodAffinity':
      return crossNamespaceTerm(spec) !== undefined
    default:
      return false
  }
}

/** The place of the first affinity term that looks into other namespaces. */
function crossNamespaceTerm(spec: JsonObject): Path | undefined {
  for (const kind of ['podAffinity', 'podAntiAffinity']) {
    const rules = member(member(spec, 'affinity'), kind)
    for (const strength of ['required', 'preferred']) {
      const key = `${strength}DuringSchedulingIgnoredDuringExecution`
      for (const [at, rule] of objects(rules[key]).entries()) {
        const { namespaces, namespaceSelector } = strength === 'preferred' ? member(rule, 'podAffinityTerm') : rule
        const selects = namespaceSelector !== undefined && namespaceSelector !== null
        if (selects || (Array.isArray(namespaces) && namespaces.length > 0))
          return ['spec', 'affinity', kind, key, at, ...(strength === 'preferred' ? ['podAffinityTerm'] : [])]
      }
    }
  }
  return undefined
}

function computed(name: string): readonly [list?: 'requests' | 'limits', resource?: string] {
  return Object.hasOwn(COMPUTE, name) ? (COMPUTE[name] ?? []) : []
}

/** Which containers leave out cpu or memory that a quota counts; a quota on anything else asks for nothing. */
function unstatedBy(spec: JsonObject, names: readonly string[]): Unstated | undefined {
  const missing: string[] = []
  let path: Path | undefined
  for (const name of names) {
    const [list, resource] = computed(name)
    if (!list || !resource || resource === 'ephemeral-storage') continue
    const without = new Set<string>()
    for (const key of ['containers', 'initContainers']) {
      for (const [at, container] of objects(spec[key]).entries()) {
        const stated = member(member(container, 'resources'), list)[resource]
        if (stated !== undefined && stated !== null) continue
        without.add(containerName(container))
        path ??= ['spec', key, at, 'resources', list, resource]
      }
    }
    if (without.size > 0) missing.push(`${name} for: ${[...without].sort().join(',')}`)
  }
  return path && { missing: missing.join('; '), path }
}

/** The largest part of what a quota limits; of a limit on their number, what brings the pod under the quota. */
function placeOf(name: string, scopes: readonly Scope[], spec: JsonObject, build: Build): Path {
  const [list, resource] = computed(name)
  if (list && resource) return largest(spec, list, resource, build)
  if (name !== 'pods' && name !== 'count/pods') return largest(spec, 'requests', name.replace(/^requests\./, ''), build)
  const written = scopes.map(({ name: scope }): Path | undefined => {
    if (scope === 'PriorityClass' && text(spec.priorityClassName)) return ['spec', 'priorityClassName']
    if (scope === 'CrossNamespacePodAffinity') return crossNamespaceTerm(spec)
    return scope === 'Terminating' ? ['spec', 'activeDeadlineSeconds'] : undefined
  })
  return written.find((path) => path !== undefined) ?? ['spec']
}
