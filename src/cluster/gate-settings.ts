import { gatesOf } from './gates.js'
import type { Knowledge } from './knowledge.js'
import { inRange } from './range.js'
import type { Version } from './version.js'

/** A feature gate that the settings speak of, or that is not as it is by default because of them. */
export interface GateSetting {
  readonly gate: string
  readonly on: boolean
  /** What it is without any settings. */
  readonly byDefault: boolean
  /** The setting that makes it so: the gate itself, `AllAlpha`, `AllBeta`, or the gate that it follows. */
  readonly by: string
}

/** The gates of a release that settings touch, in the order of their names. */
export function gateSettings(
  knowledge: Knowledge,
  of: 'kubernetes' | 'kruise',
  version: Version,
  settings: Readonly<Record<string, boolean>>,
): GateSetting[] {
  const [now, before] = [gatesOf(knowledge, of, version, settings).on, gatesOf(knowledge, of, version, {}).on]
  const rules = knowledge.gateRules.filter((rule) => rule.of === of && inRange(version, rule.holds))
  const found = [...now].flatMap(([gate, on]): GateSetting[] => {
    const byDefault = before.get(gate) ?? false
    const isSet = settings[gate] !== undefined
    if (on === byDefault && !isSet) return []
    const followed = rules.findLast(({ when, is, sets }) => now.get(when) === is && sets[gate] === on)
    if (followed && settings[gate] !== on) return [{ gate, on, byDefault, by: followed.when }]
    return [{ gate, on, byDefault, by: isSet ? gate : stageOf(knowledge, of, version, gate) }]
  })
  return found.sort((a, b) => (a.gate < b.gate ? -1 : 1))
}

function stageOf(knowledge: Knowledge, of: 'kubernetes' | 'kruise', version: Version, gate: string): string {
  const row = knowledge.gates[of][gate]?.rows.find(({ holds }) => inRange(version, holds))
  return row?.stage === 'beta' ? 'AllBeta' : 'AllAlpha'
}
