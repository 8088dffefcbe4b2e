import type { Severity } from '../finding.js'
import type { Sighting } from './causes.js'
import { findingsOf, type Words } from './findings.js'
import type { Judgement } from './judge.js'
import { causeOf, placeOf } from './standing.js'

/** What a crossing does to what the rules see: sightings of clusters, each in one of these lists. */
export interface Compared {
  readonly broken: readonly Sighting[]
  readonly mended: readonly Sighting[]
  readonly unchanged: readonly Sighting[]
}

/**
 * Compares by cause and victim, whatever the clusters are called. Another reason for the same at the same place is
 * unchanged, unless it is graver. What is wrong whatever the cluster is in no list.
 */
export function compare(
  now: Pick<Judgement, 'sightings'>,
  then: Pick<Judgement, 'sightings'>,
  was: ReadonlyMap<string, string>,
  words: Words,
): Compared {
  const compared = [...was].map(([name, old]) => {
    const [before, after] = [
      now.sightings.filter(({ cell }) => cell?.settings.name === old),
      then.sightings.filter(({ cell }) => cell?.settings.name === name),
    ]
    return inOneCluster(before, after, words)
  })
  return {
    broken: compared.flatMap(({ broken }) => broken),
    mended: compared.flatMap(({ mended }) => mended),
    unchanged: compared.flatMap(({ unchanged }) => unchanged),
  }
}

function inOneCluster(before: readonly Sighting[], after: readonly Sighting[], words: Words): Compared {
  const [old, next] = [before, after].map((each) => new Set(each.map(causeOf)))
  const gone = before.filter((each) => !next?.has(causeOf(each)))
  const fresh = after.filter((each) => !old?.has(causeOf(each)))
  const [goneAt, freshAt] = [gone, fresh].map(byPlace) as [ReturnType<typeof byPlace>, ReturnType<typeof byPlace>]
  const takesPlace = new Set(
    fresh.filter((each) => {
      const replaced = goneAt.get(placeOf(each)) ?? []
      return replaced.length > 0 && gravityOf([each], words) <= gravityOf(replaced, words)
    }),
  )
  return {
    broken: fresh.filter((each) => !takesPlace.has(each)),
    mended: gone.filter((each) => !freshAt.has(placeOf(each))),
    unchanged: after.filter((each) => old?.has(causeOf(each)) || takesPlace.has(each)),
  }
}

function byPlace(sightings: readonly Sighting[]): Map<string, Sighting[]> {
  const places = new Map<string, Sighting[]>()
  for (const each of sightings) {
    const place = placeOf(each)
    const known = places.get(place)
    if (known) known.push(each)
    else places.set(place, [each])
  }
  return places
}

const GRAVITY: readonly Severity[] = ['notice', 'warning', 'error']

function gravityOf(sightings: readonly Sighting[], words: Words): number {
  const cells = sightings.flatMap(({ cell }) => cell ?? [])
  return Math.max(-1, ...findingsOf(sightings, cells, words).map(({ finding }) => GRAVITY.indexOf(finding.severity)))
}
