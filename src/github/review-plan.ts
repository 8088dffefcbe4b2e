import type { Finding, JudgedCluster } from '../finding.js'
import { isResolved, resolvedComment, reviewComment } from '../report/review-comment.js'
import { keyOf, type Marker } from './marker.js'
import type { LineComment, NewLineComment } from './pull-request.js'
import type { Spot } from './review-places.js'
import { overlap, type Suggestion } from './suggestion.js'
import { LONGEST } from './unsaid.js'

/** A comment to post, and the findings in it. */
export interface Planned extends NewLineComment {
  readonly findings: readonly Finding[]
}

/** A new body for a comment that stands already. */
export interface Change {
  readonly id: number
  readonly body: string
}

/** What the review of a run does. */
export interface Plan {
  readonly posts: readonly Planned[]
  /** Comments whose finding came back; until they are written it is said nowhere. */
  readonly unmarked: readonly (Change & { readonly findings: readonly Finding[] })[]
  readonly updated: readonly Change[]
  readonly resolved: readonly Change[]
  /** The findings in comments that stand already, on lines that the diff has. */
  readonly standing: readonly Finding[]
  /** How many findings on lines of the diff are left out, for there are comments enough. */
  readonly withheld: number
}

/** A page with more comments is none that anybody reads. */
export const MOST_COMMENTS = 30
const MOST_ON_A_LINE = 20

/** What is to become of our comments, and which are to come: a finding that is commented is not commented again. */
export function planned(
  findings: readonly Finding[],
  spots: ReadonlyMap<Finding, Spot>,
  before: readonly LineComment[],
  told: { readonly head: string; readonly clusters: readonly JudgedCluster[]; readonly marker: Marker },
): Plan {
  const taken: { path: string; suggestion: Suggestion }[] = []
  /** The suggestion of the first finding that has one for just these lines, which are then taken. */
  const suggestionFor = (those: readonly Finding[], at?: { path: string; from: number | null; to: number | null }) => {
    for (const of of those) {
      const spot = spots.get(of)
      const suggestion = spot?.suggestion()
      if (!spot || !suggestion) continue
      const { path } = spot
      if (at && (at.path !== path || at.from !== suggestion.from || at.to !== suggestion.to)) continue
      if (taken.some((each) => each.path === path && overlap(each.suggestion, suggestion))) continue
      taken.push({ path, suggestion })
      return { of, ...suggestion }
    }
    return undefined
  }
  const write = (keys: readonly string[], those: readonly Finding[], on: Spot['on'] | null, more: Partial<Extra>) => {
    const first = told.marker.of(keys)
    const { body, holds } = reviewComment(those, told.clusters, { limit: LONGEST - first.length - 1, on, ...more })
    return { body: `${first}\n${body}`, holds }
  }

  const byKey = new Map<string, Finding[]>()
  for (const each of findings) byKey.set(keyOf(each.fingerprint), [...(byKey.get(keyOf(each.fingerprint)) ?? []), each])
  const owners = ownersOf(before, told.marker)
  const plan = { posts: [] as Planned[], unmarked: [] as Plan['unmarked'][number][], updated: [] as Change[] }
  const resolved: Change[] = []
  const standing: Finding[] = []
  let live = 0
  for (const comment of before) {
    const { keys, rest } = told.marker.read(comment.body)!
    const theirs = keys.flatMap((key) => byKey.get(key)?.slice(0, 1) ?? [])
    const own = theirs.filter((each) => owners.get(keyOf(each.fingerprint)) === comment)
    if (theirs.length === 0) {
      if (isResolved(rest)) continue
      const first = told.marker.of(keys)
      const body = resolvedComment(rest, told.head, LONGEST - first.length - 1)
      resolved.push({ id: comment.id, body: `${first}\n${body}` })
    } else if (own.length > 0) {
      if (comment.to !== null) live++
      const suggestion = suggestionFor(own, comment)
      const spot = spots.get(own[0]!)
      const more = { resolved: keys.length - theirs.length, ...(suggestion && { suggestion }) }
      const { body, holds } = write(keys, own, spot?.on ?? null, more)
      const shown = comment.to === null ? [] : holds.filter((each) => isAlone(each, byKey))
      if (isResolved(rest)) plan.unmarked.push({ id: comment.id, body, findings: shown })
      else {
        standing.push(...shown)
        if (!isSame(comment.body, body)) plan.updated.push({ id: comment.id, body })
      }
    }
  }

  const groups = new Map<string, { spot: Spot; findings: Finding[] }>()
  let withheld = 0
  for (const each of findings) {
    const spot = spots.get(each)
    if (!spot || owners.has(keyOf(each.fingerprint)) || !isAlone(each, byKey)) continue
    const place = JSON.stringify([spot.path, spot.line])
    const group = groups.get(place)
    if (group && group.findings.length < MOST_ON_A_LINE) group.findings.push(each)
    else if (!group && groups.size < MOST_COMMENTS - live) groups.set(place, { spot, findings: [each] })
    else withheld++
  }
  for (const { spot, findings: those } of groups.values()) {
    const suggestion = suggestionFor(those)
    const { from, to } = suggestion ?? { from: spot.line, to: spot.line }
    const keys = those.map(({ fingerprint }) => keyOf(fingerprint))
    const { body, holds } = write(keys, those, spot.on, suggestion ? { suggestion } : {})
    if (holds.length === 0) withheld += those.length
    // What it has no room for is not to pass for commented.
    else if (holds.length < those.length) {
      const fewer = write(
        holds.map(({ fingerprint }) => keyOf(fingerprint)),
        holds,
        spot.on,
        suggestion ? { suggestion } : {},
      )
      withheld += those.length - holds.length
      plan.posts.push({ path: spot.path, from, to, body: fewer.body, findings: holds })
    } else plan.posts.push({ path: spot.path, from, to, body, findings: those })
  }
  return { ...plan, resolved, standing, withheld }
}

interface Extra {
  readonly suggestion: { readonly of: Finding; readonly lines: readonly string[] }
  readonly resolved: number
}

/** The comment in which a finding is kept, where two runs at once posted it twice: the first that stands on a line. */
function ownersOf(before: readonly LineComment[], marker: Marker): Map<string, LineComment> {
  const owners = new Map<string, LineComment>()
  for (const comment of before)
    for (const key of marker.read(comment.body)!.keys) {
      const known = owners.get(key)
      if (!known || (known.to === null && comment.to !== null)) owners.set(key, comment)
    }
  return owners
}

/** One fingerprint at two places, as in two configurations, is nothing that a comment could keep apart. */
function isAlone({ fingerprint }: Finding, byKey: ReadonlyMap<string, readonly Finding[]>): boolean {
  return byKey.get(keyOf(fingerprint))?.length === 1
}

/** Whether GitHub has a body: it may have other line breaks, and nothing at its end. */
export function isSame(kept: string, body: string): boolean {
  return kept.replaceAll('\r\n', '\n').trimEnd() === body.trimEnd()
}
