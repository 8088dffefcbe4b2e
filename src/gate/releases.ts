import type { Knowledge } from '../cluster/knowledge.js'
import { inRange } from '../cluster/range.js'
import { knownReleases } from '../cluster/releases.js'

/** The first release in which a fact holds, as people write it: `kruise 1.8.0`. A tag that is another release is none. */
export function firstWith(name: string, knowledge: Knowledge): string | undefined {
  return first(name, knowledge, true)
}

/** The first release in which a fact no longer holds, after one in which it did. */
export function firstWithout(name: string, knowledge: Knowledge): string | undefined {
  return first(name, knowledge, false)
}

function first(name: string, knowledge: Knowledge, wanted: boolean): string | undefined {
  const fact = knowledge.facts[name]
  if (!fact) throw new Error(`a policy speaks of the fact "${name}", which is in no table`)
  const { aliases } = knowledge.releases[fact.of]
  const releases = knownReleases(knowledge, fact.of).filter(({ text, pre }) => !pre && !(text in aliases))
  const holds = releases.map((release) => inRange(release, fact.holds))
  const from = wanted ? 0 : holds.indexOf(true) + 1
  const at = holds.indexOf(wanted, from)
  return at < 0 ? undefined : `${fact.of} ${releases[at]?.text}`
}
