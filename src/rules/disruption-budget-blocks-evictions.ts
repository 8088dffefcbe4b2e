import { type IntOrString, intOrPercentValue } from '../admission/objects/int-or-string.js'
import { member, type World } from '../admission/world.js'
import type { Path } from '../source/path.js'
import { isObject, type JsonObject, type Manifest, text } from '../workload/manifest.js'
import { selects } from '../workload/selector.js'
import { podsInView } from './in-view.js'
import type { Rule } from './rule.js'

/** Kinds whose replicas count the pods that a budget is held against. */
const SCALED = ['Deployment', 'ReplicaSet', 'StatefulSet', 'CloneSet']

/** A PodDisruptionBudget that never lets any of its pods go. */
export const disruptionBudgetBlocksEvictions: Rule = {
  id: 'disruption-budget-blocks-evictions',

  *observe({ object, world }) {
    const { manifest, refusals } = object
    if (manifest.group !== 'policy' || manifest.kind !== 'PodDisruptionBudget' || refusals.length > 0) return
    const { selector, maxUnavailable, minAvailable } = manifest.spec
    if (!isObject(selector)) return
    const selected = podsInView(world, manifest.namespace ?? '').filter(({ labels }) => selects(selector, labels))
    const workloads = selected.map(({ workload }) => workload)
    const total = scaledTotal(workloads, world)
    const blocked = blocks(maxUnavailable, minAvailable, total)
    if (!blocked) return
    const { given, wanted } = blocked
    const data = { name: manifest.name, given, field: blocked.path.at(-1) as string, total, wanted }
    const at = { manifest, path: blocked.path }
    if (workloads.length === 0) yield { at, variant: 'nothing-in-view', data }
    for (const workload of workloads) yield { at, data, affects: workload }
  },
}

/** Which of the two fields leaves no pod to spare, of `total` pods where that is known; a percentage is rounded up to `wanted`. */
function blocks(
  maxUnavailable: unknown,
  minAvailable: unknown,
  total: number | undefined,
): { path: Path; given: IntOrString; wanted?: number } | undefined {
  if (isIntOrString(maxUnavailable)) {
    const none = intOrPercentValue(maxUnavailable) === 0
    return none ? { path: ['spec', 'maxUnavailable'], given: maxUnavailable } : undefined
  }
  if (!isIntOrString(minAvailable)) return undefined
  const value = intOrPercentValue(minAvailable)
  const found = { path: ['spec', 'minAvailable'], given: minAvailable }
  if (typeof minAvailable === 'string' && value >= 100) return found
  if (total === undefined) return undefined
  const wanted = typeof minAvailable === 'string' ? Math.ceil((value * total) / 100) : value
  if (total === 0 || wanted < total) return undefined
  return typeof minAvailable === 'string' ? { ...found, wanted } : found
}

function isIntOrString(value: unknown): value is IntOrString {
  return typeof value === 'number' || (typeof value === 'string' && /^\d+%$/.test(value))
}

/** The replicas of all of them; undefined where one is no such kind, or something else scales it. */
function scaledTotal(workloads: readonly Manifest[], world: World): number | undefined {
  if (workloads.length === 0 || !workloads.every(({ kind }) => SCALED.includes(kind))) return undefined
  if (workloads.some((each) => isScaled(each, world))) return undefined
  return workloads.reduce((sum, { spec }) => sum + (typeof spec.replicas === 'number' ? spec.replicas : 1), 0)
}

function isScaled({ kind, name, namespace }: Manifest, world: World): boolean {
  const scalers = [
    ...world.objectsOf('autoscaling', 'HorizontalPodAutoscaler', namespace),
    ...world.objectsOf('keda.sh', 'ScaledObject', namespace),
  ]
  return scalers.some(({ spec }) => {
    const target: JsonObject = member(spec, 'scaleTargetRef')
    return target.name === name && (text(target.kind) || 'Deployment') === kind
  })
}
