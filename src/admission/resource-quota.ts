// Mirrors k8s.io/apiserver pkg/admission/plugin/resourcequota/controller.go (CheckRequest) and pkg/quota/v1/evaluator/core/pods.go.
import { type JsonObject, objects, text } from '../workload/manifest.js'
import { qosClass } from '../workload/qos.js'
import { addQuantities, compareQuantities, formatQuantity, type Quantity } from '../workload/quantity.js'
import { amount, ZERO } from '../workload/resources.js'
import { containerName, type EffectivePod } from './pod.js'
import { member, type World } from './world.js'

/** The plugin's name in a refusal. */
export const RESOURCE_QUOTA = 'ResourceQuota'

/** Refuses a pod that a quota has no room for. A quota counts once a controller has filled in its status. */
export function resourceQuota(pod: EffectivePod, world: World): void {
  for (const quota of world.resourceQuotas(pod.namespace)) {
    const hard = member(member(quota.value, 'status'), 'hard')
    if (!scopesOf(quota.spec).every((scope) => inScope(scope, pod, world))) continue
    const missing = unspecified(hard, pod)
    if (missing) {
      const message = world.cluster.say('quota-must-specify', { quota: quota.name, missing })
      pod.refuse({ by: RESOURCE_QUOTA, id: 'quota-must-specify', message, path: ['spec', 'containers'] })
      continue
    }
    const used = member(member(quota.value, 'status'), 'used')
    const usage = usageOf(pod)
    const over = Object.keys(hard)
      .filter((name) => usage[name] !== undefined)
      .filter(
        (name) => compareQuantities(addQuantities(amount(used[name]), usage[name] ?? ZERO), amount(hard[name])) > 0,
      )
      .sort()
    if (over.length === 0) continue
    const list = (of: (name: string) => string): string => over.map((name) => `${name}=${of(name)}`).join(',')
    const message = world.cluster.say('quota-exceeded', {
      quota: quota.name,
      requested: list((name) => formatQuantity(usage[name] ?? ZERO)),
      used: list((name) => formatQuantity(amount(used[name]))),
      limited: list((name) => formatQuantity(amount(hard[name]))),
    })
    pod.refuse({ by: RESOURCE_QUOTA, id: 'quota-exceeded', message, path: ['spec'] })
  }
}

interface Scope {
  readonly name: string
  readonly operator: string
  readonly values: readonly unknown[]
}

function scopesOf(spec: JsonObject): Scope[] {
  const plain = Array.isArray(spec.scopes) ? spec.scopes : []
  return [
    ...plain.map((name) => ({ name: text(name), operator: 'Exists', values: [] })),
    ...objects(member(spec, 'scopeSelector').matchExpressions).map(({ scopeName, operator, values }) => ({
      name: text(scopeName),
      operator: text(operator),
      values: Array.isArray(values) ? values : [],
    })),
  ]
}

function inScope({ name, operator, values }: Scope, pod: EffectivePod, world: World): boolean {
  const { spec } = pod
  switch (name) {
    case 'Terminating':
      return typeof spec.activeDeadlineSeconds === 'number'
    case 'NotTerminating':
      return typeof spec.activeDeadlineSeconds !== 'number'
    case 'BestEffort':
      return qosClass(spec, world.cluster) === 'BestEffort'
    case 'NotBestEffort':
      return qosClass(spec, world.cluster) !== 'BestEffort'
    case 'PriorityClass': {
      const className = text(spec.priorityClassName)
      if (operator === 'In') return className !== '' && values.includes(className)
      if (operator === 'NotIn') return !values.includes(className)
      return operator === 'Exists' ? className !== '' : className === ''
    }
    case 'CrossNamespacePodAffinity':
      return crossesNamespaces(spec)
    default:
      return false
  }
}

function crossesNamespaces(spec: JsonObject): boolean {
  const affinity = member(spec, 'affinity')
  return ['podAffinity', 'podAntiAffinity'].some((kind) => {
    const rules = member(affinity, kind)
    const terms = [
      ...objects(rules.requiredDuringSchedulingIgnoredDuringExecution),
      ...objects(rules.preferredDuringSchedulingIgnoredDuringExecution).map((each) => member(each, 'podAffinityTerm')),
    ]
    return terms.some(
      (term) => (Array.isArray(term.namespaces) && term.namespaces.length > 0) || term.namespaceSelector !== undefined,
    )
  })
}

/** The names under which a quota may limit a pod's cpu and memory, and where the pod states them. */
const COMPUTE: Readonly<Record<string, readonly ['requests' | 'limits', string]>> = {
  cpu: ['requests', 'cpu'],
  memory: ['requests', 'memory'],
  'requests.cpu': ['requests', 'cpu'],
  'requests.memory': ['requests', 'memory'],
  'limits.cpu': ['limits', 'cpu'],
  'limits.memory': ['limits', 'memory'],
}

/** `limits.memory for: app; requests.cpu for: app,init` where containers leave out what a quota counts, else ''. */
function unspecified(hard: JsonObject, pod: EffectivePod): string {
  const missing = Object.keys(hard)
    .filter((name) => COMPUTE[name])
    .sort()
    .flatMap((name) => {
      const [list, resource] = COMPUTE[name]!
      const without = pod.containers
        .filter((container) => member(member(container, 'resources'), list)[resource] === undefined)
        .map(containerName)
        .sort()
      return without.length > 0 ? [`${name} for: ${without.join(',')}`] : []
    })
  return missing.join('; ')
}

/** What a pod uses of everything that a quota can limit: sums over containers, or the largest init container. */
function usageOf(pod: EffectivePod): Record<string, Quantity> {
  const one = amount(1)
  const usage: Record<string, Quantity> = { pods: one, 'count/pods': one }
  for (const [name, [list, resource]] of Object.entries(COMPUTE)) {
    const given = (container: JsonObject): Quantity => amount(member(member(container, 'resources'), list)[resource])
    const init = objects(pod.spec.initContainers)
    const sidecars = init.filter(({ restartPolicy }) => restartPolicy === 'Always')
    let used = [...objects(pod.spec.containers), ...sidecars].map(given).reduce(addQuantities, ZERO)
    let started = ZERO
    for (const container of init) {
      const running = addQuantities(started, given(container))
      if (container.restartPolicy === 'Always') started = running
      if (compareQuantities(running, used) > 0) used = running
    }
    if (compareQuantities(used, ZERO) !== 0) usage[name] = used
  }
  return usage
}
