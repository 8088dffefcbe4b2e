// Mirrors k8s.io/apiserver pkg/admission/plugin/resourcequota/controller.go: CheckRequest.
import type { Refusal } from '../finding.js'
import type { Path } from '../source/path.js'
import { isObject, type JsonObject, type Manifest, objects, text } from '../workload/manifest.js'
import { addQuantities, compareQuantities, formatQuantity } from '../workload/quantity.js'
import { ZERO } from '../workload/resources.js'
import type { Amounts } from './pod-sums.js'
import { quantities } from './validation/resources.js'
import { member, type World } from './world.js'

/** The plugin's name in a refusal. */
export const RESOURCE_QUOTA = 'ResourceQuota'

/** One condition of a quota on the objects that it is about. */
export interface Scope {
  readonly name: string
  readonly operator: string
  readonly values: readonly string[]
}

/** What a quota wants an object to state and it does not, and the first place where that is missing. */
export interface Unstated {
  /** `limits.memory for: app; requests.cpu for: app,init` */
  readonly missing: string
  readonly path: Path
}

/** An object that is to be created as quotas see it: upstream's evaluator of its kind, applied to it. */
export interface Measured {
  /** How much more is used of each name that a quota may limit. */
  readonly usage: Amounts
  /** Whether a quota on that name is about objects of this kind. */
  counts(name: string): boolean
  inScope(scope: Scope): boolean
  /** What quotas on these names want stated. */
  unstated(names: readonly string[]): Unstated | undefined
  /** Where the object uses what the quota of that name and those scopes limits. */
  placeOf(name: string, scopes: readonly Scope[]): Path
}

/**
 * What the namespace's quotas say of an object, or that it needs one. A quota counts once a controller has filled in its
 * status. Upstream stops at the first quota that refuses, and reads them in no order: each one's refusal is here.
 */
export function quotaRefusals(
  measured: Measured,
  namespace: string,
  world: World,
  own?: Manifest,
  statusOf: (quota: Manifest) => JsonObject = ({ value }) => member(value, 'status'),
): Refusal[] {
  const { cluster } = world
  const unmet: Refusal[] = []
  const exceeded: Refusal[] = []
  for (const quota of world.resourceQuotas(namespace)) {
    if (quota === own) continue
    const status = statusOf(quota)
    const hard = quantities(status, 'hard')
    const used = quantities(status, 'used')
    const scopes = scopesOf(quota.spec)
    const names = [...hard.keys()].filter((name) => measured.counts(name)).sort()
    if (names.length === 0 || !scopes.every((scope) => measured.inScope(scope))) continue
    const unstated = measured.unstated(names)
    if (unstated) {
      const message = cluster.say('quota-must-specify', { quota: quota.name, missing: unstated.missing })
      unmet.push({ by: RESOURCE_QUOTA, id: 'quota-must-specify', message, path: unstated.path })
      continue
    }
    if (names.some((name) => !used.has(name))) {
      const message = cluster.say('quota-status-unknown', { quota: quota.name, resources: names.join(',') })
      unmet.push({ by: RESOURCE_QUOTA, id: 'quota-status-unknown', message, path: measured.placeOf(names[0]!, scopes) })
      continue
    }
    const over = names.filter((name) => {
      const more = measured.usage.get(name)
      if (!more || more.mantissa === 0n) return false
      return compareQuantities(addQuantities(used.get(name) ?? ZERO, more), hard.get(name) ?? ZERO) > 0
    })
    if (over.length === 0) continue
    const list = (of: Amounts): string =>
      over.map((name) => `${name}=${formatQuantity(of.get(name) ?? ZERO)}`).join(',')
    const values = { quota: quota.name, requested: list(measured.usage), used: list(used), limited: list(hard) }
    const message = cluster.say('quota-exceeded', values)
    exceeded.push({ by: RESOURCE_QUOTA, id: 'quota-exceeded', message, path: measured.placeOf(over[0]!, scopes) })
  }
  if (unmet.length > 0) return unmet
  const usesMore = [...measured.usage.values()].some(({ mantissa }) => mantissa !== 0n)
  const uncovered = usesMore ? uncoveredScopes(measured, namespace, world) : []
  if (uncovered.length === 0) return exceeded
  const message = cluster.say('quota-scopes-uncovered', { scopes: uncovered.map(inGo).join(' ') })
  return [{ by: RESOURCE_QUOTA, id: 'quota-scopes-uncovered', message, path: measured.placeOf('pods', uncovered) }]
}

/**
 * The scopes that the object is in and that the API server's configuration lets in only under a quota, where no quota of
 * the namespace has a scope of that name which the object meets. Neither its other scopes nor its amounts count.
 */
function uncoveredScopes(measured: Measured, namespace: string, world: World): Scope[] {
  const limited = limitedScopes(world).filter((scope) => measured.inScope(scope))
  if (limited.length === 0 || world.cluster.lookup('quota-of-limited-priority-classes') === namespace) return []
  const met = world
    .resourceQuotas(namespace)
    .flatMap(({ spec }) => scopesOf(spec))
    .filter((scope) => measured.inScope(scope))
  return limited.filter(({ name }) => !met.some((scope) => scope.name === name))
}

/** The scopes of `limitedResources` in the configuration of the API server's ResourceQuota plugin. */
function limitedScopes({ cluster }: World): Scope[] {
  const classes = cluster.lookup('quota-limited-priority-classes')
  return classes === undefined ? [] : [{ name: 'PriorityClass', operator: 'In', values: String(classes).split(' ') }]
}

/** A scope as Go prints it: `{PriorityClass In [high low]}`. */
function inGo({ name, operator, values }: Scope): string {
  return `{${name} ${operator} [${values.join(' ')}]}`
}

/** The status that the quota controller gives a quota of which nothing is used; {} where the quota has one already. */
export function filledIn({ value, spec }: Manifest): JsonObject {
  if (isObject(value.status) && isObject(value.status.hard)) return {}
  const hard = member(spec, 'hard')
  return { hard, used: Object.fromEntries(Object.keys(hard).map((name) => [name, '0'])) }
}

function scopesOf(spec: JsonObject): Scope[] {
  const plain = Array.isArray(spec.scopes) ? spec.scopes : []
  return [
    ...plain.map((name) => ({ name: text(name), operator: 'Exists', values: [] })),
    ...objects(member(spec, 'scopeSelector').matchExpressions).map(({ scopeName, operator, values }) => ({
      name: text(scopeName),
      operator: text(operator),
      values: Array.isArray(values) ? values.map(text) : [],
    })),
  ]
}

/** Whether one of the classes that an object names meets the scope; NotIn and DoesNotExist hold where it names none. */
export function meetsClasses({ operator, values }: Scope, classes: readonly string[]): boolean {
  switch (operator) {
    case 'Exists':
      return classes.length > 0
    case 'DoesNotExist':
      return classes.length === 0
    case 'In':
      return classes.some((each) => values.includes(each))
    case 'NotIn':
      return classes.length === 0 || classes.some((each) => !values.includes(each))
    default:
      return false
  }
}
