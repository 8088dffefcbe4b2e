// Mirrors pkg/webhook/pod/mutating/sidecarset_resources.go of openkruise/kruise: applyResourcesPolicy.
import { isObject, type JsonObject, objects, text } from '../workload/manifest.js'
import { addQuantities, compareQuantities, formatQuantity, type Quantity, scaledValue } from '../workload/quantity.js'
import { amount, ZERO } from '../workload/resources.js'
import { expressionValue } from './objects/resource-expression.js'
import { containerName, type EffectivePod } from './pod.js'
import { POD_WEBHOOK } from './spread.js'
import { member, type World } from './world.js'

/** Gives a sidecar the resources that its resourcesPolicy computes from the pod's own containers; a pod that has none of them is refused. */
export function followResources(
  declared: JsonObject,
  container: JsonObject,
  pod: EffectivePod,
  sidecars: ReadonlySet<string>,
  { cluster }: World,
): void {
  const policy = declared.resourcesPolicy
  if (!isObject(policy) || !cluster.holds('sidecarset-resources-policy')) return
  const pattern = text(policy.targetContainersNameRegex) || '.*'
  const regex = matcher(pattern)
  if (!regex) return
  const from = pod.origins.member(declared, 'resourcesPolicy')
  const refuse = (id: string, message: string): void => {
    pod.origins.write(pod.spec, 'resourcesPolicy', from)
    pod.refuse({ by: POD_WEBHOOK, id, message, path: ['spec', 'resourcesPolicy'] })
  }
  const targets = [
    ...objects(pod.spec.initContainers).filter(({ restartPolicy }) => restartPolicy === 'Always'),
    ...objects(pod.spec.containers),
  ].filter((each) => !sidecars.has(containerName(each)) && regex.test(containerName(each)))
  if (targets.length === 0) {
    refuse('sidecar-no-target', cluster.say('sidecar-no-target', { pattern: JSON.stringify(pattern) }))
    return
  }
  const resources: JsonObject = {}
  for (const list of ['limits', 'requests'] as const) {
    const amounts: JsonObject = {}
    for (const resource of ['cpu', 'memory']) {
      const expression = text(member(member(policy, 'resourcesExpr'), list)[resource])
      const total = together(targets, list, resource, policy.targetContainersMode === 'max')
      if (expression === '' || !total) continue
      const variable = /\bmemory\b/.test(expression) ? 'memory' : 'cpu'
      const value = expressionValue(expression, variable, Number(scaledValue(total, -3)), cluster)
      if (typeof value === 'string') {
        const values = { resource: resource === 'cpu' ? 'CPU' : 'memory', list, expression: JSON.stringify(expression) }
        refuse('sidecar-expression', cluster.say('sidecar-expression', { ...values, error: value }))
        return
      }
      const { format } = total
      amounts[resource] = formatQuantity({ mantissa: BigInt(value), scale: -3, format, small: true })
    }
    if (Object.keys(amounts).length > 0) resources[list] = amounts
  }
  container.resources = resources
  pod.origins.own(resources, from)
}

/** The sum or the largest of what containers write; of limits none where one container has none. */
function together(targets: readonly JsonObject[], list: string, resource: string, max: boolean): Quantity | undefined {
  const written = targets.map((each) => member(member(each, 'resources'), list)[resource])
  if (list === 'limits' && written.some((each) => each === undefined || each === null)) return undefined
  return written
    .map(amount)
    .reduce((one, other) => (!max ? addQuantities(one, other) : compareQuantities(other, one) > 0 ? other : one), ZERO)
}

/** A pattern that is read alike by Go and here and that takes no time; undefined for any other. */
function matcher(pattern: string): RegExp | undefined {
  const repeats = pattern.match(/[*+?{]/g)?.length ?? 0
  if (repeats > 3 || /\)[*+?{]|\\[^.\-dw]|\(\?|\[\[/.test(pattern)) return undefined
  try {
    return new RegExp(pattern)
  } catch {
    return undefined
  }
}
