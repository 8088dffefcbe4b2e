import { isDeepStrictEqual } from 'node:util'
import { containerName } from '../admission/pod.js'
import type { Outcome, PodOutcome } from '../admission/simulate.js'
import { isObject, type JsonObject, objects, text } from '../workload/manifest.js'

/**
 * What the cluster runs of a workload after a change and not before, a line each: containers that come and go, images,
 * resources, QoS class, priority, what is refused and what is lost. Values that may be secret are named, not quoted.
 */
export function differencesOfPods(before: Outcome, now: Outcome): string[] {
  const was = bySubset(before)
  const is = bySubset(now)
  const several = is.size > 1 || was.size > 1
  const lines = new Map<string, string[]>()
  const moves: string[] = []
  for (const [subset, pod] of is) {
    const old = was.get(subset)
    if (!old) moves.push(`pods land in ${subset} now`)
    for (const line of old ? differences(old, pod) : []) lines.set(line, [...(lines.get(line) ?? []), subset])
  }
  for (const subset of was.keys()) if (!is.has(subset) && is.size > 0) moves.push(`no pods land in ${subset} any more`)
  const told = [...lines].map(([line, subsets]) => {
    return several && subsets.length < is.size ? `${subsets.join(', ')}: ${line}` : line
  })
  return [...moves, ...told, ...losses(before, now)]
}

function bySubset({ pods }: Outcome): Map<string, PodOutcome> {
  return new Map(pods.map((each) => [each.subset?.name ?? each.among?.join(', ') ?? 'the other pods', each]))
}

function differences(was: PodOutcome, is: PodOutcome): string[] {
  const [old, now] = [was.pod.spec, is.pod.spec]
  return [
    ...refused(was, is),
    ...containers(was, is),
    ...changed('QoS', was.qosClass, is.qosClass),
    ...changed('priority', old.priority ?? 0, now.priority ?? 0),
    ...changed('priority class', old.priorityClassName, now.priorityClassName),
    ...changed('preemption policy', old.preemptionPolicy, now.preemptionPolicy),
    ...members('volume', names(old.volumes), names(now.volumes)),
    ...members('readiness gate', gates(old.readinessGates), gates(now.readinessGates)),
    ...changed('on the host: QoS', was.host?.qosClass, is.host?.qosClass),
    ...changed('on the host', was.host?.verdict, is.host?.verdict),
  ]
}

function refused(was: PodOutcome, is: PodOutcome): string[] {
  const [old, now] = [was, is].map(({ pod }) => pod.refusals[0]?.message)
  if (old === now) return []
  return [now === undefined ? 'pods are created again' : `pods are refused: ${now}`]
}

function containers(was: PodOutcome, is: PodOutcome): string[] {
  return (['initContainers', 'containers'] as const).flatMap((key) => {
    const [old, now] = [objects(was.pod.spec[key]), objects(is.pod.spec[key])]
    const what = key === 'containers' ? 'container' : 'init container'
    const gone = old.filter((each) => !now.some((other) => containerName(other) === containerName(each)))
    return [
      ...gone.map((each) => `- ${what} ${containerName(each)}`),
      ...now.flatMap((each, at) => {
        const before = old.find((other) => containerName(other) === containerName(each))
        return before ? inContainer(containerName(each), before, each) : [added(what, is, key, at, now)]
      }),
    ]
  })
}

function added(what: string, { pod }: PodOutcome, key: string, at: number, all: readonly JsonObject[]): string {
  const next = all[at + 1]
  const writer = pod.origin(['spec', key, at, 'name'])?.manifest
  const by = writer?.kind === 'SidecarSet' ? ` (SidecarSet ${writer.name})` : ''
  return `+ ${what} ${containerName(all[at] as JsonObject)}${next ? ` before ${containerName(next)}` : ''}${by}`
}

/** Fields whose values are told; of every other one only that it changes. */
const TOLD = ['image', 'imagePullPolicy', 'restartPolicy']

function inContainer(name: string, was: JsonObject, is: JsonObject): string[] {
  const keys = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (key) => !isDeepStrictEqual(was[key], is[key]),
  )
  return keys.flatMap((key) => {
    if (TOLD.includes(key)) return changed(`${name}: ${key}`, was[key], is[key])
    if (key === 'resources') return resources(name, was[key], is[key])
    if (key === 'resizePolicy' || key === 'env') return entries(`${name}: ${key}`, was[key], is[key])
    return [`${name}: ${key} ${is[key] === undefined ? 'is gone' : was[key] === undefined ? 'is set' : 'changes'}`]
  })
}

function resources(name: string, was: unknown, is: unknown): string[] {
  return ['requests', 'limits'].flatMap((list) => {
    const [old, now] = [was, is].map((each) => (isObject(each) && isObject(each[list]) ? each[list] : {})) as [
      JsonObject,
      JsonObject,
    ]
    const keys = [...new Set([...Object.keys(old), ...Object.keys(now)])]
    return keys.flatMap((key) => changed(`${name}: ${list}.${key}`, old[key], now[key]))
  })
}

/** A list of named settings: which come, go or change, without their values. */
function entries(label: string, was: unknown, is: unknown): string[] {
  const nameOf = (each: JsonObject) => text(each.name) || text(each.resourceName)
  const [old, now] = [objects(was), objects(is)]
  const differing = now.filter((each) => {
    const before = old.find((other) => nameOf(other) === nameOf(each))
    return before && !isDeepStrictEqual(before, each)
  })
  return [
    ...members(label, old.map(nameOf), now.map(nameOf)),
    ...differing.map((each) => `${label} ${nameOf(each)} changes`),
  ]
}

function members(label: string, was: readonly string[], is: readonly string[]): string[] {
  return [
    ...was.filter((each) => !is.includes(each)).map((each) => `- ${label} ${each}`),
    ...is.filter((each) => !was.includes(each)).map((each) => `+ ${label} ${each}`),
  ]
}

function changed(label: string, was: unknown, is: unknown): string[] {
  return was === is ? [] : [`${label} ${said(was)} -> ${said(is)}`]
}

function said(value: unknown): string {
  return value === undefined || value === '' || value === null ? 'none' : String(value)
}

function names(list: unknown): string[] {
  return objects(list).map(({ name }) => text(name))
}

function gates(list: unknown): string[] {
  return objects(list).map(({ conditionType }) => text(conditionType))
}

/** Fields that a webhook drops now and did not before. */
function losses(before: Outcome, now: Outcome): string[] {
  const told = ({ object }: Outcome) => [
    ...object.dropped.map(
      ({ path, by }) => `${path.filter((step) => typeof step === 'string').join('.')} is dropped by ${by}`,
    ),
  ]
  const old = told(before)
  return told(now).filter((line) => !old.includes(line))
}
