import { validate } from 'virtual:schema/report'
import type {
  Affected,
  Coming,
  Finding,
  JudgedCluster,
  ObjectRef,
  Place,
  Refused,
  Report,
  RolloutRow,
  VersionsChange,
} from '../finding.js'
import { visible } from './visible.js'

/** What this house says of itself: by it the texts of a report that somebody else may have written are told from others. */
export interface OwnWords {
  /** The words of a rule; undefined where there is no such rule. */
  rule(id: string): RuleWords | undefined
  /** Whether upstream says so, with some values. */
  isUpstream(message: string): boolean
  /** Whether a policy or a fact names this as evidence. */
  isEvidence(text: string): boolean
}

/** The sentences of a finding. */
export type Part = 'message' | 'symptom' | 'why' | 'remedy'

export interface RuleWords {
  readonly family: string
  /** What the rule is about in half a line. */
  readonly summary: string
  /** Whether the policy says so, with some values. */
  says(part: Part, text: string): boolean
}

/** A report that somebody else may have written, made anew; and how much of it was left out. */
export interface Received {
  readonly report: Report
  /** Findings of rules that are not known here. */
  readonly unknownRules: number
  /** Findings without a place in the repository or a fingerprint, and those beyond what is read. */
  readonly leftOut: number
  /** Findings whose message is not their rule's own, so that the rule's summary stands in its place. */
  readonly otherWords: number
}

const MOST_FINDINGS = 10_000
const MOST_CLUSTERS = 1000
const MOST_LISTED = 2000
/** In UTF-16 units. */
const LONGEST_NAME = 300
const LONGEST_TEXT = 4000
const LONGEST_PATH = 1024
const HIGHEST = 10_000_000
const FINGERPRINT = /^[0-9a-f]{16,64}$/

/**
 * The report in `value`, which was JSON of unknown origin: nothing of it goes on but fields of the contract, within bounds;
 * its prose is what this house says itself, and what it fills in is on one line and visible. Without fixes: a text from there is nobody's suggestion.
 * Undefined where it is not such a report.
 */
export function received(value: unknown, words: OwnWords): Received | undefined {
  // Told first, for what is wrong with a million entries is not worth a million answers.
  if (!validate(value)) return undefined
  const given = value as Report
  const reader = new Reader(words)
  const report: Report = {
    schemaVersion: 1,
    clusters: clusters(given.clusters),
    findings: reader.findings(given.findings),
    ...(given.rollout && { rollout: rows(given.rollout, words) }),
    ...(given.versions && { versions: versionsChange(given.versions, reader) }),
    ...(given.mended && { mended: reader.findings(given.mended) }),
    ledger: {
      documents: whole(given.ledger.documents),
      checked: whole(given.ledger.checked),
      skipped: given.ledger.skipped
        .slice(0, MOST_LISTED)
        .filter(({ file }) => isInside(file))
        .map(({ file, line }) => ({ file, line: whole(line), reason: 'the log of the run says why' })),
    },
  }
  const { unknownRules, leftOut, otherWords } = reader
  return { report, unknownRules, leftOut, otherWords }
}

/** Reads findings and counts what it leaves out. */
class Reader {
  unknownRules = 0
  leftOut = 0
  otherWords = 0
  readonly #words: OwnWords
  #room = MOST_FINDINGS

  constructor(words: OwnWords) {
    this.#words = words
  }

  findings(all: readonly Finding[]): Finding[] {
    return all.flatMap((given) => {
      const rule = this.#words.rule(given.ruleId)
      if (!rule) {
        this.unknownRules++
        return []
      }
      if (!isInside(given.file) || !FINGERPRINT.test(given.fingerprint) || this.#room === 0) {
        this.leftOut++
        return []
      }
      this.#room--
      if (!isOurs(rule, 'message', given.message)) this.otherWords++
      return [finding(given, rule, this.#words)]
    })
  }
}

function finding(given: Finding, rule: RuleWords, words: OwnWords): Finding {
  const said = (part: Part, otherwise: string) =>
    isOurs(rule, part, given[part]) ? line(given[part], LONGEST_TEXT) : otherwise
  const refusal = refused(given.refusal, words)
  const { changedHere: at } = given
  return {
    ruleId: given.ruleId,
    family: rule.family,
    severity: given.severity,
    message: said('message', capital(rule.summary)),
    symptom: said('symptom', ''),
    ...(refusal && { refusal }),
    ...place(given),
    changedHere: at && isInside(at.file) ? { file: at.file, line: whole(at.line), column: whole(at.column) } : null,
    object: given.object && object(given.object),
    path: line(given.path, LONGEST_PATH),
    clusters: names(given.clusters),
    ...(given.coming && { coming: given.coming.slice(0, MOST_CLUSTERS).flatMap(coming) }),
    ...(given.config !== undefined && isInside(given.config) && { config: given.config }),
    affects: given.affects.slice(0, MOST_LISTED).flatMap(affected),
    // What they have to do with it was said there in words that nobody here can vouch for.
    related: [],
    why: said('why', ''),
    remedy: said('remedy', ''),
    assumes: [],
    basis: {
      level: given.basis.level,
      evidence: given.basis.evidence.slice(0, MOST_LISTED).filter((each) => words.isEvidence(each)),
    },
    fingerprint: given.fingerprint,
    status: given.status,
  }
}

function isOurs(rule: RuleWords, part: Part, text: string): boolean {
  return text.length <= LONGEST_TEXT && rule.says(part, text)
}

function refused(given: Refused | undefined, words: OwnWords): Refused | undefined {
  if (!given) return undefined
  const isOurs = (message: string) => message.length <= LONGEST_TEXT && words.isUpstream(message)
  if (!isOurs(given.message)) return undefined
  const others = (given.others ?? []).slice(0, MOST_LISTED).filter(({ message }) => isOurs(message))
  return {
    by: name(given.by),
    message: line(given.message, LONGEST_TEXT),
    ...(others.length > 0 && {
      others: others.map((each) => ({
        by: name(each.by),
        message: line(each.message, LONGEST_TEXT),
        clusters: names(each.clusters),
      })),
    }),
  }
}

function place(given: Place): Place {
  const [line, column] = [whole(given.line), whole(given.column)]
  const endLine = Math.max(line, whole(given.endLine))
  const endColumn = whole(given.endColumn)
  return {
    file: given.file,
    line,
    column,
    endLine,
    endColumn: endLine > line ? endColumn : Math.max(column, endColumn),
  }
}

const object = ({ apiVersion, kind, namespace, name: called }: ObjectRef): ObjectRef => ({
  apiVersion: name(apiVersion),
  kind: name(kind),
  namespace: orNull(namespace),
  name: name(called),
})

function affected({ kind, namespace, name: called, file, line, clusters, status }: Affected): Affected[] {
  if (!isInside(file)) return []
  const which = { kind: name(kind), namespace: orNull(namespace), name: name(called) }
  return [{ ...which, file, line: whole(line), clusters: names(clusters), status }]
}

function coming({ versions, clusters, failsFrom }: Coming): Coming[] {
  if (!/^[a-z]+ [\w.+-]{1,64}(?:, [a-z]+ [\w.+-]{1,64}){0,2}$/.test(versions)) return []
  const day = failsFrom !== null && /^\d{4}-\d{2}-\d{2}$/.test(failsFrom) ? failsFrom : null
  return [{ versions, clusters: names(clusters), failsFrom: day }]
}

function clusters(given: readonly JudgedCluster[]): JudgedCluster[] {
  return given.slice(0, MOST_CLUSTERS).map(cluster)
}

const cluster = (given: JudgedCluster): JudgedCluster => ({
  name: name(given.name),
  environment: orNull(given.environment),
  kubernetes: name(given.kubernetes),
  kruise: orNull(given.kruise),
  vcluster: orNull(given.vcluster),
  host: orNull(given.host),
  notes: [],
  openKinds: (given.openKinds ?? []).filter((kind) => /^[A-Z][A-Za-z0-9]{0,62}$/.test(kind)).slice(0, MOST_CLUSTERS),
  ...(given.next && {
    next: {
      kubernetes: name(given.next.kubernetes),
      kruise: orNull(given.next.kruise),
      vcluster: orNull(given.next.vcluster),
    },
  }),
  ...(given.config !== undefined && isInside(given.config) && { config: given.config }),
})

function rows(given: readonly RolloutRow[], words: OwnWords): RolloutRow[] {
  return given
    .slice(0, MOST_LISTED)
    .filter(({ file }) => isInside(file))
    .map((row) => {
      const refusal = refused(row.refusal, words)
      return {
        object: object(row.object),
        file: row.file,
        line: whole(row.line),
        pods: whole(row.pods),
        clusters: names(row.clusters),
        outcome: row.outcome,
        because: '',
        ...(refusal && { refusal: { by: refusal.by, message: refusal.message } }),
        runs: [],
      }
    })
}

function versionsChange(given: VersionsChange, reader: Reader): VersionsChange {
  return {
    clusters: given.clusters
      .slice(0, MOST_CLUSTERS)
      .map((each) => ({ name: name(each.name), from: cluster(each.from), to: cluster(each.to) })),
    broken: reader.findings(given.broken),
    mended: reader.findings(given.mended),
    unchanged: reader.findings(given.unchanged),
  }
}

/** Whether it names a file from the root of a repository and in it. */
function isInside(file: string): boolean {
  if (file.length > LONGEST_PATH || /\\|<!--/.test(file) || visible(file) !== file) return false
  return file.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
}

/** JSON has whole numbers that no file has lines for. */
const whole = (number: number) => Math.min(Math.max(0, number), HIGHEST)

const name = (text: string) => line(text, LONGEST_NAME)
const names = (all: readonly string[]) => all.slice(0, MOST_CLUSTERS).map(name)
const orNull = (text: string | null) => (text === null ? null : name(text))

/** On one line, visible, and without what would begin a comment of HTML, in which our own marks stand. */
function line(text: string, longest: number): string {
  const cut = text.length > longest ? `${text.slice(0, longest)}…` : text
  return visible(cut).replaceAll('<!--', '<! --')
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
