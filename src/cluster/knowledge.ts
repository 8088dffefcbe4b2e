import type { Basis } from '../finding.js'
import { parseRange } from './range.js'
import { parseVersion } from './version.js'

/** What a cluster is made of and has versions. */
export type Component = 'kubernetes' | 'kruise' | 'vcluster'

/** The releases of one component that the tables know, oldest first, each patch by itself. */
export interface ReleaseTable {
  readonly of: Component
  readonly known: readonly string[]
  /** Tags that are another release's code under a second name. */
  readonly aliases: Readonly<Record<string, { readonly is: string }>>
  readonly evidence: readonly string[]
}

/** One behaviour of one component, true for a range of releases, with evidence. */
export interface Fact {
  readonly fact: string
  readonly says: string
  readonly of: Component
  readonly holds: string
  readonly basis: Basis['level']
  readonly evidence: readonly string[]
}

/** Upstream's text; the first whose fact holds is said, the last has no `when`. */
export interface Message {
  readonly message: string
  readonly texts: readonly { readonly when?: string; readonly text: string }[]
  readonly evidence: readonly string[]
}

/** One value of a table. `{major}` and `{minor}` in a text are those of the release. */
export interface TableRow {
  readonly holds: string
  /** Whose builds it is about: what the vendor's suffix of a version begins with, as `gke` does; absent for anybody's. */
  readonly vendors?: readonly string[]
  readonly value: string | number
  readonly evidence?: string
}

/** A value by release: that of the first row in whose range the release is, and whose vendors made it. */
export interface Table {
  readonly table: string
  readonly says: string
  readonly of: Component
  readonly rows: readonly TableRow[]
  readonly evidence: readonly string[]
}

/** What a feature gate is in a range of releases; `removed` is a gate that is gone and whose behaviour stayed. */
export interface GateRow {
  readonly holds: string
  readonly stage: 'alpha' | 'beta' | 'ga' | 'deprecated' | 'removed'
  readonly default: boolean
  readonly locked?: boolean
  /** What the Helm chart sets, where that is not the default of the binary. */
  readonly chart?: boolean
  readonly evidence?: string
}

export interface Gate {
  readonly gate: string
  readonly of: 'kubernetes' | 'kruise'
  readonly rows: readonly GateRow[]
}

/** Gates that follow another gate: where `when` has the value `is`, those of `sets` get theirs, in the order written. */
export interface GateRule {
  readonly of: 'kubernetes' | 'kruise'
  readonly holds: string
  readonly when: string
  readonly is: boolean
  readonly sets: Readonly<Record<string, boolean>>
  readonly evidence: readonly string[]
}

/** A real cluster whose answers are recorded, how many there are, and how many of them the simulation gives. */
export interface RecordedCluster {
  readonly kubernetes: string
  readonly kruise?: string
  readonly vcluster?: string
  /** The Kubernetes version of the host of a virtual cluster. */
  readonly host?: string
  readonly answers: number
  readonly given: number
}

/** All that is known about upstream's releases: policies/facts, joined and checked. Plain data, fit for JSON. */
export interface Knowledge {
  readonly releases: Readonly<Record<Component, ReleaseTable>>
  readonly facts: Readonly<Record<string, Fact>>
  readonly messages: Readonly<Record<string, Message>>
  readonly tables: Readonly<Record<string, Table>>
  readonly gates: Readonly<Record<'kubernetes' | 'kruise', Readonly<Record<string, Gate>>>>
  readonly gateRules: readonly GateRule[]
  readonly recorded: readonly RecordedCluster[]
}

const COMPONENTS = ['kubernetes', 'kruise', 'vcluster'] as const
const LISTS = ['facts', 'messages', 'tables', 'releases', 'gates', 'gateRules', 'recorded'] as const
const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
type Entry = Record<string, any>

/**
 * The knowledge that the documents of policies/facts hold together. Throws an Error that names the file and the entry
 * where a name is used twice, a range cannot be read, or a message asks for a fact that is in none of them.
 */
export function compileKnowledge(documents: readonly { file: string; value: unknown }[]): Knowledge {
  const releases: Record<string, ReleaseTable> = {}
  const facts: Record<string, Fact> = {}
  const messages: Record<string, Message> = {}
  const tables: Record<string, Table> = {}
  const gates: Record<'kubernetes' | 'kruise', Record<string, Gate>> = { kubernetes: {}, kruise: {} }
  const gateRules: GateRule[] = []
  const recorded: RecordedCluster[] = []
  const asked: { fact: string; at: string }[] = []

  const add = <T>(into: Record<string, T>, name: string, entry: T, at: string) => {
    if (Object.hasOwn(into, name)) throw new Error(`${at}: the name is taken by an earlier entry`)
    into[name] = entry
  }
  const take: Record<(typeof LISTS)[number], (entry: Entry, at: string) => void> = {
    facts(entry, at) {
      checkComponent(entry.of, COMPONENTS, at)
      checkRange(entry.holds, at)
      add(facts, named(entry.fact, at), entry as Fact, at)
    },
    messages(entry, at) {
      const texts = entry.texts ?? [{ text: entry.text }]
      checkTexts(texts, at)
      for (const { when } of texts) if (when !== undefined) asked.push({ fact: when, at })
      const { message, evidence } = entry
      add(messages, named(message, at), { message, texts, evidence }, at)
    },
    tables(entry, at) {
      checkComponent(entry.of, COMPONENTS, at)
      for (const row of list(entry.rows, at)) checkRange(row.holds, at)
      add(tables, named(entry.table, at), entry as Table, at)
    },
    releases(entry, at) {
      checkComponent(entry.of, COMPONENTS, at)
      const known = list(entry.known, at).flatMap((text) => spell(text, at))
      const aliases = entry.aliases ?? {}
      for (const [name, { is }] of Object.entries<{ is: string }>(aliases))
        for (const release of [name, is])
          if (!known.includes(release)) throw new Error(`${at}: ${release} is not among the known releases`)
      add(releases, entry.of, { of: entry.of, known, aliases, evidence: entry.evidence }, at)
    },
    gates(entry, at) {
      checkComponent(entry.of, ['kubernetes', 'kruise'], at)
      for (const row of list(entry.rows, at)) checkRange(row.holds, at)
      add(gates[entry.of as 'kubernetes' | 'kruise'], entry.gate, entry as Gate, at)
    },
    gateRules(entry, at) {
      checkComponent(entry.of, ['kubernetes', 'kruise'], at)
      checkRange(entry.holds, at)
      gateRules.push(entry as GateRule)
    },
    recorded(entry, at) {
      for (const version of [entry.kubernetes, entry.kruise, entry.vcluster, entry.host])
        if (version !== undefined && !parseVersion(version)) throw new Error(`${at}: ${version} is not a version`)
      recorded.push(entry as RecordedCluster)
    },
  }

  for (const { file, value } of documents) {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new Error(`${file}: is not a mapping`)
    for (const [key, entries] of Object.entries(value)) {
      const name = LISTS.find((known) => known === key)
      if (!name) throw new Error(`${file}: "${key}" is none of ${LISTS.join(', ')}`)
      for (const [index, entry] of list(entries, `${file}: ${key}`).entries()) {
        const title = entry?.fact ?? entry?.message ?? entry?.table ?? entry?.gate ?? entry?.when ?? entry?.of ?? ''
        const at = `${file}: ${key}[${index}] ${title}`.trimEnd()
        if (typeof entry !== 'object' || entry === null) throw new Error(`${at}: is not a mapping`)
        take[name](entry, at)
      }
    }
  }
  for (const { fact, at } of asked)
    if (!Object.hasOwn(facts, fact)) throw new Error(`${at}: there is no fact named "${fact}"`)
  for (const [index, { of, when, sets }] of gateRules.entries())
    for (const gate of [when, ...Object.keys(sets)])
      if (!Object.hasOwn(gates[of], gate))
        throw new Error(`gateRules[${index}]: there is no ${of} gate named "${gate}"`)
  for (const of of COMPONENTS) releases[of] ??= { of, known: [], aliases: {}, evidence: [] }
  return { releases: releases as Record<Component, ReleaseTable>, facts, messages, tables, gates, gateRules, recorded }
}

function list(value: unknown, at: string): any[] {
  if (!Array.isArray(value)) throw new Error(`${at}: is not a list`)
  return value
}

function named(name: unknown, at: string): string {
  if (typeof name !== 'string' || !KEBAB.test(name)) throw new Error(`${at}: its name is not in kebab-case`)
  return name
}

function checkComponent(of: unknown, components: readonly string[], at: string): void {
  if (!components.includes(of as string)) throw new Error(`${at}: of is none of ${components.join(', ')}`)
}

function checkRange(range: unknown, at: string): void {
  if (typeof range !== 'string') throw new Error(`${at}: holds is not a range`)
  try {
    parseRange(range)
  } catch (error) {
    throw new Error(`${at}: ${(error as Error).message}`)
  }
}

function checkTexts(texts: unknown, at: string): void {
  const entries = list(texts, at)
  if (entries.length === 0) throw new Error(`${at}: has no text`)
  for (const [index, { when, text }] of entries.entries()) {
    if (typeof text !== 'string') throw new Error(`${at}: has no text`)
    if ((when === undefined) !== (index === entries.length - 1))
      throw new Error(`${at}: the last text, and it alone, has no when`)
  }
}

/** `1.8.0 - 1.8.2` spelt out: every patch between; a single release as it is. */
function spell(text: unknown, at: string): string[] {
  const ends = String(text).split(' - ')
  const [first, last] = [ends[0] ?? '', ends.at(-1) ?? ''].map(parseVersion)
  if (ends.length === 1 && first?.patch !== undefined) return [first.text]
  if (
    ends.length !== 2 ||
    first?.patch === undefined ||
    last?.patch === undefined ||
    first.major !== last.major ||
    first.minor !== last.minor ||
    first.patch > last.patch
  )
    throw new Error(`${at}: "${text}" is neither a release nor the patches of one minor, "1.8.0 - 1.8.4"`)
  const { major, minor, patch } = first
  return Array.from({ length: last.patch - patch + 1 }, (_, step) => `${major}.${minor}.${patch + step}`)
}
