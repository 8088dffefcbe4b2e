import { isDeepStrictEqual } from 'node:util'
import type { Observation } from '../rules/rule.js'
import type { MatrixCell } from './cells.js'
import type { Places } from './places.js'

/** One observation with the rule that made it and the cell in which it was made; no cell where it holds in all. */
export interface Sighting {
  readonly ruleId: string
  readonly observation: Observation
  readonly cell: MatrixCell | undefined
}

/** The sightings of each cause: what one rule sees at one place, and what upstream says of it in each cluster. */
export function causesOf(sightings: readonly Sighting[], places: Places): Sighting[][] {
  const situations = new Map<string, Map<string, Sighting[]>>()
  for (const sighting of sightings) {
    const { ruleId, observation } = sighting
    const { file, start } = places.start(observation.at)
    const path = 'manifest' in observation.at && observation.at.path
    const key = JSON.stringify([ruleId, file, start, observation.variant, path])
    const said = observation.refusal?.message ?? ''
    const texts = situations.get(key)
    const alike = texts?.get(said)
    if (alike) alike.push(sighting)
    else if (texts) texts.set(said, [sighting])
    else situations.set(key, new Map([[said, [sighting]]]))
  }
  return [...situations.values()].flatMap((texts) => joined([...texts.values()]))
}

/** Texts that no cluster says together are one refusal in the words of different releases, where the policy says the same of them. */
function joined(texts: readonly Sighting[][]): Sighting[][] {
  const causes: Sighting[][] = []
  for (const text of texts) {
    const [first] = text
    const others = causes.filter((cause) => cause[0] && first && sameSituation(cause[0], first) && apart(cause, text))
    const same = others.find((cause) => cause[0]?.observation.refusal?.id === first?.observation.refusal?.id)
    const into = same ?? others[0]
    if (into) into.push(...text)
    else causes.push([...text])
  }
  return causes
}

function sameSituation({ observation: one }: Sighting, { observation: other }: Sighting): boolean {
  return isDeepStrictEqual(one.data, other.data)
}

function apart(some: readonly Sighting[], others: readonly Sighting[]): boolean {
  const cells = new Set(some.map(({ cell }) => cell))
  return !cells.has(undefined) && others.every(({ cell }) => cell && !cells.has(cell))
}
