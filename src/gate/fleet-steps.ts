import type { Component } from '../cluster/knowledge.js'
import type { Finding } from '../finding.js'
import type { Fleet, Move, Moved, Open } from './fleet.js'
import { COMPONENTS } from './upgrade-needs.js'

/** One upgrade, and what it does to each of the fleets, in their order. */
export interface FleetStep {
  readonly of: Component
  readonly to: string
  readonly each: readonly FleetMove[]
}

interface FleetMove {
  readonly moves: readonly { readonly cluster: string; readonly from: string }[]
  readonly clears: readonly Finding[]
  readonly breaks: readonly Finding[]
}

/** How many upgrades are told one after the other. */
const MOST_STEPS = 5

/**
 * The upgrades that clear the most findings of several fleets, net of what newly breaks: first the one that clears the most,
 * of those the nearest, then what is the best after it. One that breaks as much as it clears is none. What neither the newest
 * release of a component nor one half way there clears is looked for on no other.
 */
export function stepsOf(fleets: readonly Fleet[]): FleetStep[] {
  const steps: FleetStep[] = []
  let moves = nearestFirst(fleets.flatMap((each) => each.moves()))
  const open = fleets.map(
    (fleet) => new Set(samplesOf(moves).flatMap((move): readonly Open[] => fleet.hopes(move).cleared)),
  )
  while (steps.length < MOST_STEPS && moves.length > 0) {
    const hopes = moves
      .map((move) => ({ move, each: fleets.map((fleet, at) => fleet.hopes(move, open[at])) }))
      .map((hope) => ({ ...hope, most: hope.each.reduce((sum, { cleared }) => sum + cleared.length, 0) }))
      .filter(({ most }) => most > 0)
    // What clears nothing today is not asked again after a step.
    moves = hopes.map(({ move }) => move)
    let best: { move: Move; each: readonly Moved[]; net: number } | undefined
    for (const { move, each, most } of [...hopes].sort((a, b) => b.most - a.most)) {
      if (best && most <= best.net) break
      const tried = tryOn(
        fleets,
        move,
        each.map(({ clusters }) => clusters),
      )
      if (tried.net > (best?.net ?? 0)) best = { move, ...tried }
    }
    if (!best) return steps
    steps.push(told(fleets, best.move, best.each))
    for (const [at, fleet] of fleets.entries()) fleet.go(best.each[at] as Moved)
  }
  return steps
}

/** Leaves out the clusters in which something newly breaks, where that is better. */
function tryOn(fleets: readonly Fleet[], move: Move, clusters: readonly ReadonlySet<string>[]) {
  const judged = (names: readonly ReadonlySet<string>[]) => {
    const each = fleets.map((fleet, at) => fleet.on(move, names[at] as ReadonlySet<string>))
    return { each, net: each.reduce((sum, { cleared, broken }) => sum + cleared.length - broken.length, 0) }
  }
  const all = judged(clusters)
  const calm = clusters.map((names, at) => new Set([...names].filter((name) => !all.each[at]?.breaking.has(name))))
  if (all.each.every(({ breaking }) => breaking.size === 0) || calm.every(({ size }) => size === 0)) return all
  const fewer = judged(calm)
  return fewer.net >= all.net ? fewer : all
}

function told(fleets: readonly Fleet[], { of, to }: Move, each: readonly Moved[]): FleetStep {
  return {
    of,
    to: to.judged.text,
    each: each.map(({ clusters, cleared, broken }, at) => ({
      moves: [...clusters].map((cluster) => ({ cluster, from: fleets[at]?.releaseOf(cluster, of) ?? '' })),
      clears: cleared.map(({ finding }) => finding),
      breaks: broken,
    })),
  }
}

/** The newest release of each component and the one half way. */
function samplesOf(moves: readonly Move[]): Move[] {
  const ways = COMPONENTS.flatMap((of) =>
    [false, true].map((guests) => moves.filter((each) => each.of === of && each.guests === guests)),
  )
  return ways.flatMap((way) =>
    [...new Set([way[Math.floor((way.length - 1) / 2)], way.at(-1)])].flatMap((each) => each ?? []),
  )
}

/** Every move once, by the furthest way that a cluster goes. */
function nearestFirst(all: readonly Move[]): Move[] {
  const moves = new Map<string, Move>()
  for (const move of all) {
    const key = `${move.of} ${move.to.judged.text} ${move.guests}`
    const { minors, steps } = moves.get(key) ?? move
    moves.set(key, { ...move, minors: Math.max(minors, move.minors), steps: Math.max(steps, move.steps) })
  }
  return [...moves.values()].sort(
    (a, b) => a.minors - b.minors || a.steps - b.steps || COMPONENTS.indexOf(a.of) - COMPONENTS.indexOf(b.of),
  )
}
