import type { Build, Values } from './build.js'
import { type GateProblem, type Gates, gatesOf } from './gates.js'
import type { Component, Fact, Knowledge } from './knowledge.js'
import { inRange } from './range.js'
import { isOf, knownReleases, newest, type Release, resolveRelease } from './releases.js'
import { parseVersion, type Version } from './version.js'

/** What a simulation may ask of a cluster, whichever cluster it is and whoever listens. */
export interface Cluster extends Build {
  /** Whether that feature gate of the Kruise manager is on; off without Kruise. */
  kruiseEnabled(gate: string): boolean
  /** Whether the settings leave a gate of Kruise as its binary has it, and the Helm chart would set it otherwise. */
  otherInChart(gate: string): boolean
  /** The value of that table (policies/facts, `tables:`) for this cluster, undefined where no row fits. */
  lookup(table: string): string | number | undefined
  /** Whether the component is part of the cluster. */
  installed(component: 'kruise' | 'vcluster'): boolean
  /** The Kubernetes code that the component was compiled with; throws where it is not installed. */
  library(component: 'kruise' | 'vcluster'): Build
  /** Whether every object of that kind in the cluster is in view, so that one that is not there does not exist. */
  closed(kind: string): boolean
  /** Every known release of a component, oldest first, whatever the release of this cluster is. */
  releases(component: 'kubernetes' | 'kruise'): readonly KnownRelease[]
  /** The cluster on which a virtual cluster's pods run. */
  readonly host: Cluster | undefined
  /** The namespace on the host that holds them. */
  readonly hostNamespace: string | undefined
}

/** A known release as people write it (`kruise 1.8.0`), and a cluster of it with no gates set; the other component is the newest. */
export interface KnownRelease {
  readonly name: string
  readonly cluster: Cluster
}

/** What makes a cluster profile. */
export interface ProfileSpec {
  readonly name: string
  readonly environment?: string | undefined
  readonly kubernetes: Release
  readonly kruise?: Release | undefined
  readonly vcluster?: Release | undefined
  readonly featureGates?: Readonly<Record<string, boolean>> | undefined
  readonly kruiseFeatureGates?: Readonly<Record<string, boolean>> | undefined
  readonly knows?: readonly string[] | undefined
  readonly host?: ClusterProfile | undefined
  readonly hostNamespace?: string | undefined
}

const NO_GATES: Gates = { on: new Map(), otherInChart: new Set(), problems: [] }

/** One cell of the matrix: a name, component versions, feature gates, and the kinds that are closed there. */
export class ClusterProfile implements Cluster {
  readonly name: string
  readonly environment: string | undefined
  readonly kubernetes: Release
  readonly kruise: Release | undefined
  readonly vcluster: Release | undefined
  readonly knows: readonly string[]
  readonly host: ClusterProfile | undefined
  readonly hostNamespace: string | undefined
  readonly gates: ReadonlyMap<string, boolean>
  readonly kruiseGates: ReadonlyMap<string, boolean>
  readonly #otherInChart: ReadonlySet<string>
  /** What a reader must know of the versions. */
  readonly notes: readonly string[]
  /** Settings of feature gates that cannot be. */
  readonly problems: readonly GateProblem[]
  readonly #knowledge: Knowledge
  readonly #held = new Map<string, boolean>()
  readonly #libraries = new Map<string, Build>()

  constructor(knowledge: Knowledge, spec: ProfileSpec) {
    this.#knowledge = knowledge
    this.name = spec.name
    this.environment = spec.environment
    this.kubernetes = spec.kubernetes
    this.kruise = spec.kruise
    this.vcluster = spec.vcluster
    this.knows = spec.knows ?? []
    this.host = spec.host
    this.hostNamespace = spec.hostNamespace
    const gates = gatesOf(knowledge, 'kubernetes', spec.kubernetes.judged, spec.featureGates ?? {})
    const kruiseGates = spec.kruise
      ? gatesOf(knowledge, 'kruise', spec.kruise.judged, spec.kruiseFeatureGates ?? {})
      : NO_GATES
    this.gates = gates.on
    this.kruiseGates = kruiseGates.on
    this.#otherInChart = kruiseGates.otherInChart
    this.notes = [spec.kubernetes, spec.kruise, spec.vcluster].flatMap((release) => release?.note ?? [])
    this.problems = [...gates.problems, ...kruiseGates.problems]
  }

  holds(name: string): boolean {
    let held = this.#held.get(name)
    if (held === undefined) {
      const { of, holds } = factNamed(this.#knowledge, name)
      const version = this.#version(of)
      held = version !== undefined && inRange(version, holds)
      this.#held.set(name, held)
    }
    return held
  }

  enabled(gate: string): boolean {
    return gateNamed(this.#knowledge, 'kubernetes', this.gates, gate)
  }

  kruiseEnabled(gate: string): boolean {
    return gateNamed(this.#knowledge, 'kruise', this.kruiseGates, gate)
  }

  otherInChart(gate: string): boolean {
    return this.#otherInChart.has(gate)
  }

  say(message: string, values: Values = {}): string {
    return fill(wording(this.#knowledge, message, this), values)
  }

  /** The wording of a message here, its `{placeholders}` not filled in. */
  wording(message: string): string {
    return wording(this.#knowledge, message, this)
  }

  lookup(name: string): string | number | undefined {
    const table = own(this.#knowledge.tables, name)
    if (!table) throw new Error(`there is no table named "${name}"`)
    const release = this[table.of]
    if (!release) return undefined
    const { judged } = release
    const row = table.rows.find(({ holds, vendors }) => inRange(judged, holds) && (!vendors || isOf(vendors, release)))
    return typeof row?.value === 'string' ? fill(row.value, { major: judged.major, minor: judged.minor }) : row?.value
  }

  installed(component: 'kruise' | 'vcluster'): boolean {
    return this[component] !== undefined
  }

  library(component: 'kruise' | 'vcluster'): Library {
    let library = this.#libraries.get(component) as Library | undefined
    if (!library) {
      const text = this.lookup(`${component}-client-library`)
      const version = text === undefined ? undefined : parseVersion(String(text))
      if (!version) throw new Error(`${this.name} has no ${component} whose Kubernetes libraries are known`)
      library = new Library(this.#knowledge, version, this)
      this.#libraries.set(component, library)
    }
    return library
  }

  closed(kind: string): boolean {
    return this.knows.includes(kind)
  }

  releases(component: 'kubernetes' | 'kruise'): readonly KnownRelease[] {
    return allReleases(this.#knowledge, component)
  }

  #version(of: Component): Version | undefined {
    return this[of]?.judged
  }
}

const all = new WeakMap<Knowledge, Map<Component, readonly KnownRelease[]>>()

/** The releases of a component that are no second name and no pre-release. */
function allReleases(knowledge: Knowledge, of: 'kubernetes' | 'kruise'): readonly KnownRelease[] {
  const made = all.get(knowledge) ?? new Map<Component, readonly KnownRelease[]>()
  all.set(knowledge, made)
  let releases = made.get(of)
  if (!releases) {
    const others = { kubernetes: newest(knowledge, 'kubernetes'), kruise: newest(knowledge, 'kruise') }
    releases = knownReleases(knowledge, of)
      .filter(({ text, pre }) => !pre && !Object.hasOwn(knowledge.releases[of].aliases, text))
      .map(({ text }) => {
        const name = `${of} ${text}`
        const release = resolveRelease(knowledge, of, text)!
        return { name, cluster: new ClusterProfile(knowledge, { ...others, name, [of]: release }) }
      })
    made.set(of, releases)
  }
  return releases
}

/** The Kubernetes code that a component was compiled with: its facts, and its gates as they are by default. */
export class Library implements Build {
  readonly version: Version
  readonly #knowledge: Knowledge
  readonly #owner: Build
  readonly #gates: ReadonlyMap<string, boolean>

  constructor(knowledge: Knowledge, version: Version, owner: Build) {
    this.version = version
    this.#knowledge = knowledge
    this.#owner = owner
    this.#gates = gatesOf(knowledge, 'kubernetes', version, {}).on
  }

  /** A fact of Kubernetes at the library's version; another component's fact is the cluster's. */
  holds(name: string): boolean {
    const { of, holds } = factNamed(this.#knowledge, name)
    return of === 'kubernetes' ? inRange(this.version, holds) : this.#owner.holds(name)
  }

  enabled(gate: string): boolean {
    return gateNamed(this.#knowledge, 'kubernetes', this.#gates, gate)
  }

  say(message: string, values: Values = {}): string {
    return fill(wording(this.#knowledge, message, this), values)
  }

  /** The wording of a message here, its `{placeholders}` not filled in. */
  wording(message: string): string {
    return wording(this.#knowledge, message, this)
  }
}

/** A text with its `{placeholders}` filled in; throws where one has no value. */
export function fill(text: string, values: Values): string {
  return text.replace(/\{([A-Za-z][A-Za-z0-9]*)\}/g, (_, name: string) => {
    const value = own(values, name)
    if (value === undefined) throw new Error(`"${text}" wants a value for {${name}}`)
    return String(value)
  })
}

function wording(knowledge: Knowledge, name: string, build: Build): string {
  const message = own(knowledge.messages, name)
  if (!message) throw new Error(`there is no message named "${name}"`)
  return message.texts.find(({ when }) => when === undefined || build.holds(when))!.text
}

function factNamed(knowledge: Knowledge, name: string): Fact {
  const fact = own(knowledge.facts, name)
  if (!fact) throw new Error(`there is no fact named "${name}"`)
  return fact
}

function gateNamed(
  knowledge: Knowledge,
  of: 'kubernetes' | 'kruise',
  on: ReadonlyMap<string, boolean>,
  gate: string,
): boolean {
  const value = on.get(gate)
  if (value === undefined && !own(knowledge.gates[of], gate)) throw new Error(`there is no ${of} gate named "${gate}"`)
  return value ?? false
}

function own<T>(of: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(of, name) ? of[name] : undefined
}
