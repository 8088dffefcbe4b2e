import { gatesOfChart, kruiseOfChart, pinned } from '../cluster/chart.js'
import type { Knowledge } from '../cluster/knowledge.js'
import { parseVersion } from '../cluster/version.js'
import type { ClusterSettings, NextVersions, SettingPlace } from '../settings.js'
import type { SourceDocument, SourceFile } from '../source/document.js'
import type { Span } from '../source/node.js'
import { isReadable, readDocuments } from '../source/yaml.js'
import type { WrittenText } from '../workload/chart-uses.js'
import { gatesOfDependency, type KruiseCarrier, kruiseCarriers } from '../workload/kruise-carriers.js'
import { kubernetesCarriers } from '../workload/kubernetes-carriers.js'
import { mistake } from './configs.js'
import { namedFile, type Reach } from './objects.js'

type Gates = Readonly<Record<string, boolean>>

/** A version that a file of the repository sets. */
interface Read {
  readonly version: string
  readonly place: SettingPlace
  readonly gates?: Gates
}

/** Reads the versions that a configuration takes from files (`kruise: { from: FILE }`), and puts them in place of the names. */
export class VersionsFrom {
  /** The files that were read, by the names that the configuration gives them. */
  readonly named = new Map<string, SourceFile>()
  /** What a person should be told: versions that are ranges. */
  readonly notes = new Set<string>()
  readonly #made = new Map<ClusterSettings, ClusterSettings>()

  constructor(
    readonly reach: Reach,
    readonly knowledge: Knowledge,
  ) {}

  /** The cluster with its versions, and with the gates of Kruise that the same file sets; its own gates come first. */
  of(cluster: ClusterSettings): ClusterSettings {
    const known = this.#made.get(cluster)
    if (known) return known
    const made = this.#resolved(cluster)
    this.#made.set(cluster, made)
    return made
  }

  #resolved(cluster: ClusterSettings): ClusterSettings {
    const { name, kubernetesFrom, kruise, next, places, ...others } = cluster
    const kubernetes =
      kubernetesFrom === undefined ? undefined : this.#kubernetes(name, kubernetesFrom, places.kubernetes)
    const read = typeof kruise === 'object' ? this.#kruise(name, kruise.from, places.kruise) : undefined
    const version = read?.version ?? (typeof kruise === 'string' ? kruise : undefined)
    if (!kubernetes && !read && typeof next?.kruise !== 'object') return cluster
    return {
      ...others,
      name,
      kubernetes: kubernetes?.version ?? cluster.kubernetes,
      ...(version !== undefined && { kruise: version }),
      ...(next && { next: this.#next(name, next, places.next) }),
      kruiseFeatureGates: { ...read?.gates, ...cluster.kruiseFeatureGates },
      places: {
        ...places,
        ...(kubernetes && { kubernetes: kubernetes.place }),
        ...(read && { kruise: read.place }),
        ...(read?.gates && !places.kruiseFeatureGates && { kruiseFeatureGates: read.place }),
      },
    }
  }

  #next(name: string, next: NextVersions, span: Span | undefined): NextVersions {
    if (typeof next.kruise !== 'object') return next
    const { version, gates } = this.#kruise(name, next.kruise.from, span)
    const set = { ...gates, ...next.kruiseFeatureGates }
    return { ...next, kruise: version, ...(Object.keys(set).length > 0 && { kruiseFeatureGates: set }) }
  }

  #kubernetes(cluster: string, from: string, span: Span | undefined): Read {
    const { settings } = this.reach
    const { file, documents } = this.#documents(from, span)
    const all = documents.flatMap(kubernetesCarriers)
    const [found] = [...all.filter((each) => each.cluster === cluster), ...all]
    const say = (problem: string) => mistake(settings, span, problem)
    if (!found) throw say(`"${from}" sets no Kubernetes version; write the version itself`)
    const others = all.filter(({ ofNodes }) => ofNodes === found.ofNodes)
    if (found.cluster !== cluster && others.some(({ version }) => version.text !== found.version.text))
      throw say(`"${from}" sets several Kubernetes versions, none for ${cluster}: ${list(others)}; write one itself`)
    if (!parseVersion(found.version.text))
      throw say(
        `"${from}" sets the Kubernetes version ${quote(found.version)}, which is none; write the version itself`,
      )
    return { version: found.version.text, place: placeOf(found.version, file) }
  }

  #kruise(cluster: string, from: string, span: Span | undefined): Read {
    const { settings } = this.reach
    const { file, documents } = this.#documents(from, span)
    const all = documents.flatMap(kruiseCarriers)
    const [found] = all.filter(({ version }) => version)
    const say = (problem: string) => mistake(settings, span, problem)
    if (!found?.version) throw say(`"${from}" sets no Kruise version; write the version itself`)
    const others = all.filter(({ version }) => version && version.text !== found.version?.text)
    if (others.length > 0)
      throw say(`"${from}" sets several Kruise versions: ${list([found, ...others])}; write one itself`)
    const one = pinned(found.version.text)
    if (!one || !parseVersion(one.version))
      throw say(
        `"${from}" sets the Kruise version ${quote(found.version)}, which is no one release; write the version itself`,
      )
    if (one.isRange)
      this.notes.add(
        `Cluster ${cluster}: Kruise ${quote(found.version)} in ${file.path} is a range; judged as the newest known release of ${one.version}.`,
      )
    const version = (found.isChart && kruiseOfChart(this.knowledge, one.version)) || one.version
    const gates = found.gates ?? all.find((each) => each.gates)?.gates ?? this.#gatesBeside(found, file)
    const set = gates ?? (found.byChart ? gatesOfChart(this.knowledge, version) : undefined)
    return { version, place: placeOf(found.version, file), ...(set && Object.keys(set).length > 0 && { gates: set }) }
  }

  /** The gates in the values.yaml beside a Chart.yaml. */
  #gatesBeside({ alias }: KruiseCarrier, { path }: SourceFile): Gates | undefined {
    const { tree } = this.reach
    const beside = `${path.slice(0, path.lastIndexOf('/') + 1)}values.yaml`
    if (!/(?:^|\/)Chart\.ya?ml$/.test(path) || !tree.isFile(beside)) return undefined
    const file = tree.read(beside)
    if ('unread' in file) return undefined
    this.named.set(beside, file)
    const documents = readDocuments(file).filter(isReadable)
    if (alias === undefined) return documents.flatMap(kruiseCarriers).find((each) => each.gates)?.gates
    return documents.map((each) => gatesOfDependency(alias, each)).find((each) => each)
  }

  #documents(from: string, span: Span | undefined): { file: SourceFile; documents: SourceDocument[] } {
    const file = namedFile(from, this.reach, span)
    this.named.set(from, file)
    return { file, documents: readDocuments(file).filter(isReadable) }
  }
}

function placeOf({ span, path }: WrittenText, file: SourceFile): SettingPlace {
  return { ...span, path, file }
}

function quote({ text }: WrittenText): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}...` : text)
}

function list(carriers: readonly { readonly version?: WrittenText }[]): string {
  const texts = new Set(carriers.flatMap(({ version }) => (version ? [quote(version)] : [])))
  return [...texts].slice(0, 5).join(', ')
}
