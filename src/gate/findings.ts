import { createHash } from 'node:crypto'
import type { Assumption } from '../admission/pod.js'
import type { Affected, Basis, Finding, ObjectRef, Place, Refusal, Related, Severity } from '../finding.js'
import { type JoinedFix, join } from '../policy/join.js'
import type { Policy } from '../policy/policy.js'
import type { Observation } from '../rules/rule.js'
import { exactness, levelOf as levelOfRule, type RuleName, type Settings, severityIn } from '../settings.js'
import { pointer } from '../source/path.js'
import { isRendered } from '../source/rendered.js'
import type { Manifest } from '../workload/manifest.js'
import { sizeOf } from '../workload/size.js'
import { causesOf, type Sighting } from './causes.js'
import type { MatrixCell } from './cells.js'
import { canonicalPath, objectOf, Places } from './places.js'

/** A finding, what was seen of it, and the changes that its policy proposes; whether they mend it is for the gate to try. */
export interface Draft {
  readonly finding: Finding
  readonly seen: readonly Sighting[]
  readonly proposals: readonly JoinedFix[]
}

/** What the words need: the policies, what counts today, and which releases a fact speaks of. */
export interface Words {
  readonly policies: Readonly<Record<string, Policy>>
  readonly settings: Settings
  /** `2026-11-21`. */
  readonly today: string
  /** Whether a change touches the file. */
  isChanged(file: string): boolean
  /** Whether it was so before the change. */
  stood(sighting: Sighting): boolean
  since(fact: string): string | undefined
  until(fact: string): string | undefined
}

/**
 * Joins sightings to findings: one for each cause, with the workloads and clusters that meet it. Of `earlier` drafts in the
 * same words, those of the same observations in the same clusters serve again.
 */
export function findingsOf(
  sightings: readonly Sighting[],
  cells: readonly MatrixCell[],
  words: Words,
  earlier: readonly Draft[] = [],
): Draft[] {
  const places = new Places()
  const names = [...new Set(cells.map(({ settings }) => settings.name))]
  const known = new Map(earlier.map((each) => [each.seen[0]?.observation, each]))
  const drafts = causesOf(sightings, places).flatMap((cause) => {
    const same = known.get(cause[0]?.observation)
    return same && isSame(same.seen, cause) ? same : (draft(cause, names, places, words) ?? [])
  })
  return drafts.sort((a, b) => inOrder(a.finding, b.finding))
}

function isSame(one: readonly Sighting[], other: readonly Sighting[]): boolean {
  return one.length === other.length && one.every((each, at) => isSameSighting(each, other[at] as Sighting))
}

function isSameSighting(one: Sighting, other: Sighting): boolean {
  if (one.observation !== other.observation || one.ruleId !== other.ruleId) return false
  const [cell, same] = [one.cell, other.cell]
  if (!cell || !same) return cell === same
  return (
    cell.settings === same.settings &&
    cell.coming?.versions === same.coming?.versions &&
    cell.profile.kubernetes.display === same.profile.kubernetes.display
  )
}

function inOrder(a: Finding, b: Finding): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1
  return a.line - b.line || a.column - b.column || (a.ruleId < b.ruleId ? -1 : 1)
}

function draft(
  cause: readonly Sighting[],
  allClusters: readonly string[],
  places: Places,
  words: Words,
): Draft | undefined {
  const first = cause[0] as Sighting
  const { ruleId, observation } = first
  const policy = words.policies[ruleId]
  if (!policy) throw new Error(`rule ${ruleId} has no policy`)
  const levels = cause
    .map((each) => ({
      ruleId,
      observation: each.observation,
      cell: each.cell,
      level: levelOf(each, policy, words),
    }))
    .filter(({ level }) => level !== 'off')
  if (levels.length === 0) return undefined
  const severity = SEVERITIES.find((each) => levels.some(({ level }) => level === each)) as Severity
  const clusters = clustersOf(levels, allClusters)
  const coming = comingIn(levels, policy, words)
  const affects = affected(levels, allClusters, places, words)
  const path =
    'manifest' in observation.at ? [...observation.at.manifest.at, ...observation.at.path] : observation.at.path
  const joined = join({ variant: observation.variant, data: observation.data, at: pointer(path) }, policy, {
    clusters,
    affected: affects,
    pods: podsOf(levels),
    since: words.since,
    until: words.until,
  })
  const object = objectOf(observation.at)
  const finding: Finding = {
    ruleId,
    family: policy.family,
    severity,
    message: joined.message,
    symptom: joined.symptom,
    ...refusalOf(levels, allClusters),
    ...places.of(observation.at),
    ...renderedFrom(levels),
    changedHere: null,
    object,
    path: pointer(path),
    clusters,
    ...(coming.length > 0 && { coming }),
    affects,
    related: relatedOf(levels, places),
    why: joined.why,
    remedy: joined.remedy,
    assumes: [...new Set(levels.flatMap((each) => assumedIn(each).map(({ says }) => says)))],
    basis: basisOf(policy),
    ...(levels.some((each) => isLocked(each, policy, words)) && { locked: true as const }),
    fingerprint: fingerprint(ruleId, object, observation),
    status: levels.every(words.stood) ? 'existing' : 'new',
  }
  return { finding, seen: levels, proposals: joined.fixes }
}

/** The root of what was rendered; nothing where the same is seen in what was rendered of several, or in a plain file. */
function renderedFrom(sightings: readonly Sighting[]): Pick<Finding, 'renderedFrom'> {
  const roots = new Set(
    sightings.map(({ observation: { at } }) => {
      const { file } = 'manifest' in at ? at.manifest.document : at
      return isRendered(file) ? file.root : undefined
    }),
  )
  const [root, ...others] = roots
  return root !== undefined && others.length === 0 ? { renderedFrom: root } : {}
}

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'notice']

function basisOf(policy: Policy): Basis {
  return { level: policy.basis ?? 'source', evidence: policy.evidence }
}

/** The severity in one cell: an ordinary object out of view that would turn it, or a basis that is only derived, makes it a warning. */
function levelOf({ ruleId, observation, cell }: Sighting, policy: Policy, words: Words): Severity | 'off' {
  if (policy.off && !isTurnedOn({ ruleId, family: policy.family }, words, cell)) return 'off'
  const own = observation.variant === undefined ? undefined : policy.variants?.[observation.variant]?.severity
  const severity = own ?? policy.severity
  const level = severityIn(
    words.settings,
    { ruleId, family: policy.family },
    severity === 'error' && !cell && !observation.refusal && !touched(observation, words) ? 'warning' : severity,
    words.today,
    cell?.settings,
  )
  const unsure =
    assumedIn({ observation, cell }).some(({ aside }) => !aside) || policy.basis === 'derived' || isEarly(cell, words)
  return level === 'error' && unsure ? 'warning' : level
}

/** Whether the configuration gives a rule that is off a level by its own name: what is said of its family does not wake it. */
function isTurnedOn(rule: RuleName, { settings, today }: Words, cell: MatrixCell | undefined): boolean {
  const rules = settings.rules.filter((setting) => exactness(setting.rule, rule) === 2)
  return levelOfRule({ rules }, rule, today, cell?.settings).level !== undefined
}

/** Whether the configuration lets nobody allow the rule there. */
export function isLocked(
  { ruleId, cell }: Pick<Sighting, 'ruleId' | 'cell'>,
  { family }: Pick<Policy, 'family'>,
  { settings, today }: Pick<Words, 'settings' | 'today'>,
): boolean {
  if (!settings.rules.some(({ locked }) => locked)) return false
  return levelOfRule(settings, { ruleId, family }, today, cell?.settings).locked
}

/** Whether a text that is wrong whatever the cluster is one of the change: an old one is no reason to stop it. */
function touched({ at }: Observation, { isChanged }: Words): boolean {
  return isChanged('manifest' in at ? at.manifest.document.file.path : at.file.path)
}

/** What an observation takes for granted in its cell: that nothing of an open kind exists beyond what is in view, and what is told beside it. */
function assumedIn({ observation, cell }: Pick<Sighting, 'observation' | 'cell'>): Assumption[] {
  return (observation.assumes ?? []).filter(({ kind, aside }) => cell && (aside || !cell.profile.closed(kind)))
}

/** Whether the cell is what a cluster runs next, before the day from which that counts. */
function isEarly(cell: MatrixCell | undefined, { today }: Words): boolean {
  return cell?.coming !== undefined && !(cell.coming.from !== undefined && cell.coming.from <= today)
}

/** The clusters in which it does not hold yet, by the versions with which it comes. */
function comingIn(sightings: readonly Sighting[], policy: Policy, words: Words): NonNullable<Finding['coming']> {
  const today = new Set(sightings.flatMap(({ cell }) => (cell?.coming ? [] : (cell?.settings.name ?? []))))
  const found = new Map<string, { versions: string; failsFrom: string | null; clusters: string[] }>()
  for (const sighting of sightings) {
    const { cell } = sighting
    if (!cell?.coming || today.has(cell.settings.name)) continue
    const { versions, from } = cell.coming
    const fails =
      from !== undefined && isEarly(cell, words) && levelOf(sighting, policy, { ...words, today: from }) === 'error'
    const failsFrom = fails ? from : null
    const key = JSON.stringify([versions, failsFrom])
    const known = found.get(key) ?? { versions, failsFrom, clusters: [] }
    if (!known.clusters.includes(cell.settings.name)) known.clusters.push(cell.settings.name)
    found.set(key, known)
  }
  return [...found.values()]
}

function clustersOf(sightings: readonly Sighting[], all: readonly string[]): string[] {
  const seen = new Set(sightings.flatMap(({ cell }) => (cell ? [cell.settings.name] : all)))
  return all.filter((name) => seen.has(name))
}

/** Upstream's words, and those of the clusters that say it in others. */
function refusalOf(sightings: readonly Sighting[], all: readonly string[]): Pick<Finding, 'refusal'> {
  const texts = new Map<string, [Refusal, ...Sighting[]]>()
  for (const sighting of sightings) {
    const { refusal } = sighting.observation
    const same = refusal && texts.get(refusal.message)
    if (same) same.push(sighting)
    else if (refusal) texts.set(refusal.message, [refusal, sighting])
  }
  const [said, ...others] = [...texts.values()].map(([{ by, message }, ...of]) => {
    return { by, message, clusters: clustersOf(of, all) }
  })
  if (!said) return {}
  return { refusal: { by: said.by, message: said.message, ...(others.length > 0 && { others }) } }
}

/** How many pods the workloads that meet the cause ask for together. */
function podsOf(sightings: readonly Sighting[]): number {
  const victims = new Set(sightings.flatMap(({ observation }) => observation.affects ?? []))
  return [...victims].reduce((sum, victim) => sum + sizeOf(victim), 0)
}

/** The workloads that meet the cause, those with the most replicas first. */
function affected(
  sightings: readonly Sighting[],
  all: readonly string[],
  places: Places,
  { stood }: Words,
): Affected[] {
  const victims = new Map<Manifest, Sighting[]>()
  for (const sighting of sightings) {
    const victim = sighting.observation.affects
    if (victim) victims.set(victim, [...(victims.get(victim) ?? []), sighting])
  }
  return [...victims]
    .sort(([a], [b]) => sizeOf(b) - sizeOf(a) || (a.name < b.name ? -1 : 1))
    .map(([victim, each]) => {
      const { file, line } = places.of({ manifest: victim, path: [] })
      const { kind, namespace, name } = victim
      return {
        kind,
        namespace,
        name,
        file,
        line,
        clusters: clustersOf(each, all),
        status: each.every(stood) ? ('existing' as const) : ('new' as const),
      }
    })
}

function relatedOf(sightings: readonly Sighting[], places: Places): Related[] {
  const related = new Map<string, Related>()
  for (const { at, note } of sightings.flatMap(({ observation }) => observation.related ?? [])) {
    const place: Place = places.of(at)
    related.set(JSON.stringify([place, note]), { ...place, note })
  }
  return [...related.values()]
}

/**
 * Survives moved lines, another layout, other findings' fixes and new victims: the rule, the object, the path with the value
 * that stands there, and what upstream says.
 */
function fingerprint(ruleId: string, object: ObjectRef | null, observation: Observation): string {
  const { at, variant, refusal, data, cause } = observation
  const where =
    'manifest' in at ? canonicalPath(at.manifest, at.path) : [pointer(at.path), ...(object ? [] : [at.file.path, data])]
  const parts = JSON.stringify([
    ruleId,
    object,
    where,
    variant,
    refusal?.message,
    ...(cause === undefined ? [] : [cause]),
  ])
  return createHash('sha256').update(parts).digest('hex').slice(0, 16)
}
