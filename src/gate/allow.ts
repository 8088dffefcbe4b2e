import { type Allowance, CONFIGURATION } from '../finding.js'
import type { Policy } from '../policy/policy.js'
import type { AllowanceSeen } from '../rules/allowance.js'
import { ALLOWANCE_RULES, OF_CHANGES } from '../rules/index.js'
import { exactness, selects, severityIn } from '../settings.js'
import { nearest } from '../source/nearest.js'
import { suppressionWords } from '../source/suppressions.js'
import { isReadable } from '../source/yaml.js'
import { type Asked, type Asking, addedTo, askedIn, lineBelow } from './asked.js'
import type { Sighting } from './causes.js'
import type { MatrixCell } from './cells.js'
import { findingsOf, isLocked, type Words } from './findings.js'
import { Places } from './places.js'
import type { Contents, Repository } from './repository.js'

/** What was judged, and what may be said of it. */
export interface Court {
  readonly cells: readonly MatrixCell[]
  readonly contents: Contents
}

/** What else decides whether an allowance counts, and whether it is needed. */
export interface Terms {
  readonly policies: Readonly<Record<string, Policy>>
  /** `2026-11-21`. */
  readonly today: string
  /** Whether all was judged that the configuration speaks of: else nothing can be said to be no longer needed. */
  readonly isWhole: boolean
  /** Whether there are two sides: else nobody can ask the rules that speak of changes. */
  readonly isCompared: boolean
}

/** Sightings without those that are allowed, and what the rules see in the allowances. */
export interface Parted {
  readonly kept: readonly Sighting[]
  readonly allowed: readonly Sighting[]
  /** What is wrong with allowances. */
  readonly said: readonly Sighting[]
  readonly by: ReadonlyMap<Asked, readonly Sighting[]>
  stateOf(asked: Asked): Allowance['state']
}

/** What an allowance met. */
interface Met {
  readonly allowed: Sighting[]
  readonly locked: Sighting[]
  readonly late: Sighting[]
}

/** The allowances of one side of a change. What rules find wrong with allowances takes none. */
export class Allowances {
  readonly asking: Asking
  readonly #onLine = new Map<string, Map<number, Asked[]>>()
  readonly #named = new Map<string, readonly Policy[]>()
  readonly #places = new Places()

  constructor(
    readonly repository: Repository,
    readonly terms: Terms,
  ) {
    this.asking = askedIn(repository)
    for (const each of this.asking.comments) {
      const lines = this.#onLine.get(each.file.path) ?? new Map<number, Asked[]>()
      lines.set(each.line ?? 0, [...(lines.get(each.line ?? 0) ?? []), each])
      this.#onLine.set(each.file.path, lines)
    }
  }

  /** The allowances of the same settings in other texts. */
  of(repository: Repository): Allowances {
    return new Allowances(repository, this.terms)
  }

  part(sightings: readonly Sighting[], court: Court): Parted {
    const { comments, entries, misread } = this.asking
    if (comments.length + entries.length + misread.length === 0)
      return { kept: sightings, allowed: [], said: [], by: new Map(), stateOf: () => 'counts' }
    const met = new Map<Asked, Met>()
    for (const each of [...comments, ...entries]) met.set(each, { allowed: [], locked: [], late: [] })
    const kept: Sighting[] = []
    const allowed: Sighting[] = []
    for (const sighting of sightings) {
      let isAllowed = false
      for (const asked of this.#speakingOf(sighting, court.cells)) {
        const into = met.get(asked) as Met
        if (this.#isLocked(sighting)) into.locked.push(sighting)
        else if (this.#isOver(asked)) into.late.push(sighting)
        else if (asked.setting?.only !== 'head') {
          into.allowed.push(sighting)
          isAllowed = true
        }
      }
      if (isAllowed) allowed.push(sighting)
      else kept.push(sighting)
    }
    const states = new Map([...met].map(([asked, each]) => [asked, this.#stateOf(asked, each, court)]))
    const seen = [...this.#misread(), ...[...met].flatMap(([asked, each]) => [...this.#wrongWith(asked, each, states)])]
    const said = seen.flatMap((each) =>
      ALLOWANCE_RULES.flatMap(({ id: ruleId, observeAllowance }) =>
        [...observeAllowance(each)].map((observation) => ({ ruleId, observation, cell: undefined })),
      ),
    )
    const by = new Map([...met].map(([asked, each]) => [asked, each.allowed]))
    return { kept, allowed, said, by, stateOf: (asked) => states.get(asked) ?? 'counts' }
  }

  /** The allowances as the report lists them; `words` are those for what they allow. */
  listed({ by, stateOf }: Parted, { cells }: Court, words: Words, isNew: (asked: Asked) => boolean): Allowance[] {
    const listed = [...by].flatMap(([asked, allowed]): Allowance[] => {
      if (this.#rulesOf(asked).length === 0) return []
      const { rule, until, because, from } = asked
      const { file, line, column } = this.#places.of({ ...asked, path: [] })
      const findings = findingsOf(allowed, cells, words).map(({ finding }) => finding)
      const [status, state] = [isNew(asked) ? ('new' as const) : ('existing' as const), stateOf(asked)]
      const day = until === undefined ? {} : { until }
      return [{ rule, file, line, column, ...day, because, from, status, state, allows: findings }]
    })
    return listed.sort((a, b) =>
      a.file === b.file ? a.line - b.line || a.column - b.column : a.file < b.file ? -1 : 1,
    )
  }

  *#speakingOf({ ruleId, observation: { at }, cell }: Sighting, cells: readonly MatrixCell[]): Iterable<Asked> {
    const policy = this.terms.policies[ruleId]
    if (!policy || isOfAllowances(policy)) return
    const rule = { ruleId, family: policy.family }
    const { file, line } = this.#places.of(at)
    for (const each of this.#onLine.get(file)?.get(line) ?? []) if (exactness(each.rule, rule) > 0) yield each
    for (const each of this.asking.entries) {
      if (exactness(each.rule, rule) === 0 || !each.holdsFor(file)) continue
      const { clusters } = each.setting ?? {}
      const isOn = ({ settings }: MatrixCell) => !clusters || clusters.some((one) => selects(one, settings))
      // What holds whatever the cluster is allowed only where that is so on all of them.
      if (cell ? isOn(cell) : cells.every(isOn)) yield each
    }
  }

  #stateOf(asked: Asked, met: Met, court: Court): Allowance['state'] {
    if (asked.setting?.only === 'head') return 'pending'
    if (met.allowed.length > 0) return 'counts'
    if (met.locked.length > 0 || this.#lockedOn(asked, court.cells)) return 'locked'
    if (this.#isOver(asked)) return 'expired'
    return this.#canTell(asked, court) ? 'not-needed' : 'counts'
  }

  *#wrongWith(asked: Asked, met: Met, states: ReadonlyMap<Asked, Allowance['state']>): Iterable<AllowanceSeen> {
    const { rule, until, from, file, span, setting } = asked
    // What a change adds to the configuration, or takes away, is no part of what is judged.
    if (setting?.only) return
    const state = states.get(asked)
    const at = { file, span, path: setting ? ['allow'] : [] }
    const named = this.#rulesOf(asked)
    if (named.length === 0) return
    if (named.every(isOfAllowances)) yield { wrong: 'not-valid', at, from, variant: 'itself', data: { rule } }
    else if (state === 'locked' || met.locked.length > 0) {
      const ids = met.locked.length > 0 ? met.locked.map(({ ruleId }) => ruleId) : named.map(({ id }) => id)
      const where = met.allowed.length > 0 ? met.locked.flatMap(({ cell }) => cell?.settings.name ?? []) : []
      const data = { rule, locked: [...new Set(ids)], where: where.length > 0 ? [...new Set(where)] : undefined }
      yield { wrong: 'locked', at, from, data }
    } else if (state === 'expired') {
      const data = { rule, until: until ?? '' }
      const variant = met.late.length > 0 ? 'stands-again' : this.terms.isWhole ? undefined : 'not-asked'
      yield { wrong: 'expired', at, from, data, ...(variant !== undefined && { variant }) }
    } else if (state === 'not-needed') {
      const span = lineBelow(asked)
      const speaksOf = span && { file, span, path: [] }
      const variant = setting && { variant: 'config' }
      yield { wrong: 'not-needed', at, from, data: { rule }, ...variant, ...(speaksOf && { speaksOf }) }
    }
  }

  *#misread(): Iterable<AllowanceSeen> {
    for (const { file, span, problem, write } of this.asking.misread)
      yield { wrong: 'not-valid', at: { file, span, path: [] }, from: 'comment', data: { problem, write } }
    const names = Object.values(this.terms.policies).flatMap(({ id, family }) => [id, `${family}/*`])
    for (const asked of this.asking.comments) {
      if (this.#rulesOf(asked).length > 0) continue
      const { rule, file, span, from } = asked
      const near = nearest(rule, [...new Set(names)])
      const data = { rule, near, write: near && suppressionWords(near, asked) }
      yield { wrong: 'not-valid', at: { file, span, path: [] }, from, variant: 'unknown-rule', data }
    }
  }

  /** The rules that an allowance names. */
  #rulesOf({ rule }: Asked): readonly Policy[] {
    let named = this.#named.get(rule)
    if (!named) {
      const all = Object.values(this.terms.policies)
      named = all.filter(({ id, family }) => exactness(rule, { ruleId: id, family }) > 0)
      this.#named.set(rule, named)
    }
    return named
  }

  #isOver({ until }: Asked): boolean {
    return until !== undefined && until < this.terms.today
  }

  #isLocked(sighting: Pick<Sighting, 'ruleId' | 'cell'>): boolean {
    const policy = this.terms.policies[sighting.ruleId]
    return policy !== undefined && isLocked(sighting, policy, this.#judgement)
  }

  get #judgement(): Pick<Words, 'settings' | 'today'> {
    return { settings: this.repository.settings, today: this.terms.today }
  }

  /** Whether every rule that it names is locked wherever it could hold. */
  #lockedOn(asked: Asked, cells: readonly MatrixCell[]): boolean {
    const { clusters } = asked.setting ?? {}
    const where = cells.filter(({ settings }) => !clusters || clusters.some((one) => selects(one, settings)))
    const named = this.#rulesOf(asked).filter((each) => !isOfAllowances(each))
    if (named.length === 0 || where.length === 0) return false
    return named.every(({ id }) => where.every((cell) => this.#isLocked({ ruleId: id, cell })))
  }

  /** Whether it can be told that nothing is left to allow: all was judged that could bring it about. */
  #canTell(asked: Asked, { cells, contents }: Court): boolean {
    const { isWhole, isCompared, today } = this.terms
    const { settings, files } = this.repository
    const named = this.#rulesOf(asked)
    if (!isWhole || named.length === 0 || named.every(isOfAllowances)) return false
    if (!isCompared && named.some(({ id }) => OF_CHANGES.some((each) => each.id === id))) return false
    const isOff = ({ id, family, severity, off }: Policy) =>
      off ||
      cells.every((cell) => severityIn(settings, { ruleId: id, family }, severity, today, cell.settings) === 'off')
    if (named.some(isOff)) return false
    const { file, setting } = asked
    const { documents, skipped } = contents
    if (setting) {
      const { skipped: left = [], objects } = this.repository
      const held = new Set([...objects.values()].flat().map(({ path }) => path))
      const unread = [
        ...documents.flatMap((each) => (isReadable(each) ? [] : each.file.path)),
        ...left.flatMap(({ file, reason }) => (reason === CONFIGURATION || held.has(file) ? [] : file)),
      ]
      return !unread.some(asked.holdsFor)
    }
    if (!files.includes(file) || skipped.some((each) => each.file === file.path)) return false
    return contents.manifests.some(
      (each) => each.document.file === file && cells.some(({ applied }) => applied.has(each)),
    )
  }
}

function isOfAllowances({ id }: Policy): boolean {
  return ALLOWANCE_RULES.some((each) => each.id === id)
}

/** Whether anybody asks for an allowance in one of the repositories, or means to. */
export function isAsked(repositories: readonly (Repository | undefined)[]): boolean {
  return repositories.some((each) => {
    if (!each) return false
    const { comments, entries, misread } = askedIn(each)
    return comments.length + entries.length + misread.length > 0
  })
}

/** Tells the allowances that a change adds. Without a base all are; where the base has no configuration, so are all entries of the head's. */
export function newIn(base: Asking | undefined, ownRules: boolean): (asked: Asked) => boolean {
  if (!base) return () => true
  const isAdded = addedTo(base)
  return (asked) => (asked.setting ? ownRules || asked.setting.only === 'head' : isAdded(asked))
}
