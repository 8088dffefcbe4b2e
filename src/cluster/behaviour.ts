import type { Component, Knowledge } from './knowledge.js'
import { inRange } from './range.js'
import type { Ahead, Release } from './releases.js'

/** Tables of what a chart of that version installs, which tells nothing of the release. */
const OF_CHARTS: ReadonlySet<string> = new Set(['kruise-chart-runs'])

const ranges = new WeakMap<Knowledge, Map<Component, readonly string[]>>()

/** What no fact, table or gate tells apart: releases of a component with the same text do the same. */
export function behaviourOf(knowledge: Knowledge, { of, judged, vendor }: Release): string {
  const held = rangesOf(knowledge, of).map((range) => (inRange(judged, range) ? '1' : '0'))
  return `${vendor} ${judged.major}.${judged.minor} ${held.join('')}`
}

/** The nearest release of each behaviour that is none of `from`: what the others do is known from these. */
export function distinctAhead(knowledge: Knowledge, from: Release, ahead: readonly Ahead[]): Ahead[] {
  const seen = new Set([behaviourOf(knowledge, from)])
  return ahead.filter(({ release }) => {
    const behaviour = behaviourOf(knowledge, release)
    return !seen.has(behaviour) && seen.add(behaviour)
  })
}

function rangesOf(knowledge: Knowledge, of: Component): readonly string[] {
  const known = ranges.get(knowledge) ?? new Map<Component, readonly string[]>()
  ranges.set(knowledge, known)
  let own = known.get(of)
  if (!own) {
    const { facts, tables, gates, gateRules } = knowledge
    own = [
      ...new Set(
        [
          ...Object.values(facts).filter((each) => each.of === of),
          ...Object.values(tables).flatMap((each) => (each.of === of && !OF_CHARTS.has(each.table) ? each.rows : [])),
          ...(of === 'vcluster' ? [] : Object.values(gates[of]).flatMap(({ rows }) => rows)),
          ...gateRules.filter((each) => each.of === of),
        ].map(({ holds }) => holds),
      ),
    ]
    known.set(of, own)
  }
  return own
}
