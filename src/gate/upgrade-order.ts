import type { Component } from '../cluster/knowledge.js'
import type { ClusterSettings } from '../settings.js'
import type { Planned, PlanOrder } from '../upgrade.js'
import { findingsOf, type Words } from './findings.js'
import { causeOf } from './standing.js'
import { COMPONENTS } from './upgrade-needs.js'
import { type Planning, planned, type State } from './upgrade-states.js'

/** The orders in which the components of a cluster can move to its target, with what breaks on the way only; none where fewer than two move. */
export function ordersOf(planning: Planning, target: ClusterSettings, words: Words): PlanOrder[] {
  const { settings, profile } = planning.cell
  if (settings === target) return []
  const goal = planning.profileOf(target)
  const moving = COMPONENTS.filter((of) => goal[of]?.display !== profile[of]?.display)
  if (moving.length < 2) return []
  const last = planning.on([], target)
  const states = new Map<string, State>()
  const stateOf = (moved: readonly Component[]): State => {
    const key = COMPONENTS.filter((of) => moved.includes(of)).join()
    const known = states.get(key) ?? planning.on([], mixed(settings, target, moved))
    states.set(key, known)
    return known
  }
  const names = new Map(moving.map((of, at) => [of, planning.names(moving, target)[at] as string]))
  const orders = permutations(moving).map((order) => {
    const between = order.slice(0, -1).map((_, at) => stateOf(order.slice(0, at + 1)))
    return { order: order.map((of) => names.get(of) as string), best: false, between: passing(between, last, words) }
  })
  const least = orders.map(costOf).sort()[0]
  return orders.map((each) => ({ ...each, best: costOf(each) === least }))
}

/** What breaks in these states and not at the end. */
function passing(between: readonly State[], last: State, words: Words): Planned[] {
  const stays = new Set(last.compared.broken.map(causeOf))
  const found = new Map<string, Planned>()
  for (const { compared, cells } of between) {
    const only = compared.broken.filter((each) => !stays.has(causeOf(each)))
    for (const draft of findingsOf(only, cells, words)) found.set(draft.finding.fingerprint, planned(draft))
  }
  return [...found.values()]
}

/** Fewer errors before fewer warnings before fewer notices. */
function costOf({ between }: Pick<PlanOrder, 'between'>): string {
  const counts = (['error', 'warning', 'notice'] as const).map(
    (severity) => between.filter((each) => each.severity === severity).length,
  )
  return counts.map((count) => String(count).padStart(8, '0')).join(' ')
}

/** The cluster with some of its components moved already; gates move with their component. */
function mixed(from: ClusterSettings, to: ClusterSettings, moved: readonly Component[]): ClusterSettings {
  const { kruise: _, vcluster: __, ...others } = from
  const of = (component: Component) => (moved.includes(component) ? to : from)
  const { kruise, kruiseFeatureGates } = of('kruise')
  const { vcluster } = of('vcluster')
  const { kubernetes, featureGates } = of('kubernetes')
  return {
    ...others,
    kubernetes,
    featureGates,
    kruiseFeatureGates,
    ...(kruise && { kruise }),
    ...(vcluster && { vcluster }),
  }
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((item) => permutations(items.filter((each) => each !== item)).map((rest) => [item, ...rest]))
}
