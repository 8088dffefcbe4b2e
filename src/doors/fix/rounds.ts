import type { Edit, Finding, Fix, Report } from '../../finding.js'
import { type Change, compose } from '../../source/changes.js'
import { applyEdits } from '../../source/edit.js'
import { offsetBefore } from '../../source/moved.js'
import type { Checked } from '../check.js'
import { addedIn, counted, keyOf } from './growth.js'

/** Files as they are between two rounds. */
export interface State {
  /** The texts that differ from those of the beginning, by place. */
  readonly texts: ReadonlyMap<string, string>
  /** How they came about: changes of the first text, in its order. */
  readonly changes: ReadonlyMap<string, readonly Change[]>
  readonly checked: Checked
}

/** A finding whose fix was applied, with the offset in the first text where it stood. */
export interface Applied {
  readonly finding: Finding
  readonly fix: Fix
  readonly at: number
}

/** What came of the rounds. */
export interface Mended {
  readonly state: State
  readonly applied: readonly Applied[]
  /** The findings whose fix is left out, by key, and why. */
  readonly refused: ReadonlyMap<string, string>
}

/** Where the rounds take place. */
export interface Bench {
  judge(texts: ReadonlyMap<string, string>): Promise<Checked>
  /** The fix of a finding that is to be applied; undefined where it has none, or is none of those that are asked for. */
  fixOf(finding: Finding, report: Report): Fix | undefined
  placeOf(file: string): string
  /** The first text of a place, by any of its names. */
  originalOf(place: string): string
  /** The offset in `text` of a finding. */
  offsetOf(finding: Finding, text: string): number
}

interface Candidate {
  readonly finding: Finding
  readonly fix: Fix
}

const MOST_ROUNDS = 20
/** How often fixes that went wrong together are judged apart, all rounds together. */
const MOST_APART = 60

/**
 * Applies fixes in rounds: all that do not touch each other, then those that are still asked for, until none is. After each
 * round there is no finding that was not there before it; a fix that would bring one about with the others is left out, and
 * tried again once something else has changed.
 */
export async function mend(checked: Checked, bench: Bench): Promise<Mended> {
  let state: State = { texts: new Map(), changes: new Map(), checked }
  let refused = new Map<string, string>()
  const applied: Applied[] = []
  let apart = 0
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const { report } = state.checked
    const candidates = report.findings.flatMap((finding): Candidate[] => {
      const fix = refused.has(keyOf(finding)) ? undefined : bench.fixOf(finding, report)
      return fix ? [{ finding, fix }] : []
    })
    const chosen = without(candidates, bench.placeOf)
    if (chosen.length === 0) break
    const from = state
    let good: readonly Candidate[] = []
    /** Adds those of `some` to the good ones that go with them. */
    const settle = async (some: readonly Candidate[]): Promise<void> => {
      const all = [...good, ...some]
      const next = await judged(from, all, bench)
      const problem = problemOf(from.checked.report, next.checked.report, all)
      if (problem === undefined) {
        good = all
        state = next
        return
      }
      const [only, ...others] = some
      if (only && (others.length === 0 || apart >= MOST_APART)) {
        for (const { finding } of some) refused.set(keyOf(finding), problem)
        return
      }
      apart++
      const half = some.length >> 1
      await settle(some.slice(0, half))
      await settle(some.slice(half))
    }
    await settle(chosen)
    applied.push(...good.map((each) => appliedIn(from, each, bench)))
    // What stood in its way may be gone.
    if (good.length > 0) refused = new Map()
  }
  return { state, applied, refused }
}

/** The candidates that can be applied at once, in the order of the report. An edit that several of them make is made once. */
function without(candidates: readonly Candidate[], placeOf: Bench['placeOf']): Candidate[] {
  const taken = new Map<string, Edit[]>()
  return candidates.filter(({ fix: { edits } }) => {
    const meets = edits.some((edit) =>
      (taken.get(placeOf(edit.file)) ?? []).some((other) => touches(edit, other) && !isSame(edit, other)),
    )
    if (meets) return false
    for (const edit of edits) {
      const place = placeOf(edit.file)
      taken.set(place, [...(taken.get(place) ?? []), edit])
    }
    return true
  })
}

function touches(one: Edit, other: Edit): boolean {
  return one.start <= other.end && other.start <= one.end
}

function isSame(one: Edit, other: Edit): boolean {
  return one.start === other.start && one.end === other.end && one.newText === other.newText
}

async function judged(from: State, candidates: readonly Candidate[], bench: Bench): Promise<State> {
  const edits = new Map<string, Edit[]>()
  for (const edit of candidates.flatMap(({ fix }) => fix.edits)) {
    const place = bench.placeOf(edit.file)
    const known = edits.get(place) ?? []
    if (!known.some((other) => isSame(edit, other))) edits.set(place, [...known, edit])
  }
  const [texts, changes] = [new Map(from.texts), new Map(from.changes)]
  for (const [place, own] of edits) {
    const original = bench.originalOf(own[0]?.file ?? place)
    texts.set(place, applyEdits(from.texts.get(place) ?? original, own))
    // From the end on, so that those in front keep their places.
    const inOrder = [...own].sort((a, b) => b.start - a.start)
    const before = from.changes.get(place) ?? []
    changes.set(
      place,
      inOrder.reduce<readonly Change[]>((all, edit) => compose(all, edit, original), before),
    )
  }
  return { texts, changes, checked: await bench.judge(texts) }
}

/** What is wrong with a round, in words; undefined where nothing is. */
function problemOf(before: Report, after: Report, applied: readonly Candidate[]): string | undefined {
  const added = addedIn(before, after)
  if (added) return `it would bring about: ${added.message} [${added.ruleId}]`
  if (after.ledger.checked < before.ledger.checked) return 'a document could not be checked any more'
  const [was, is] = [counted(before.findings), counted(after.findings)]
  const gone = counted(applied.map(({ finding }) => finding))
  const stays = applied.find(({ finding }) => {
    const key = keyOf(finding)
    return (is.get(key) ?? 0) > (was.get(key) ?? 0) - (gone.get(key) ?? 0)
  })
  return stays && 'it would not mend it'
}

function appliedIn(from: State, { finding, fix }: Candidate, bench: Bench): Applied {
  const place = bench.placeOf(finding.file)
  const text = from.texts.get(place) ?? bench.originalOf(finding.file)
  const changes = from.changes.get(place) ?? []
  return { finding, fix, at: offsetBefore(changes, bench.offsetOf(finding, text)) }
}
