import { gatesOf } from '../cluster/gates.js'
import type { Knowledge } from '../cluster/knowledge.js'
import { resolveRelease } from '../cluster/releases.js'
import { compareVersions, parseVersion } from '../cluster/version.js'
import { hostOf } from '../gate/cells.js'
import type { NamedSnapshot } from '../gate.js'
import type { Contradiction } from '../rules/rule.js'
import { type ClusterSettings, readSnapshot, type SettingPlace, type Settings, type Snapshot } from '../settings.js'
import type { SourceFile } from '../source/document.js'
import { written } from '../source/node.js'
import type { Path } from '../source/path.js'
import { isReadable, readDocuments } from '../source/yaml.js'
import { mistake } from './configs.js'
import { namedFile, type Reach } from './objects.js'

type Gates = Readonly<Record<string, boolean>>

/** Reads what clusters said of themselves, and puts it in the place of what is not written of them or is written otherwise. */
export class Snapshots {
  /** The snapshots by the names of their clusters, with what the configuration says otherwise. */
  readonly seen = new Map<string, NamedSnapshot>()
  /** The files with their objects, by the names of the clusters. */
  readonly objects = new Map<string, SourceFile>()
  readonly #read = new Map<string, Snapshot>()
  readonly #made = new Map<ClusterSettings, ClusterSettings>()

  constructor(
    readonly reach: Reach,
    readonly knowledge: Knowledge,
  ) {}

  /** The cluster as its snapshot has it. What a file of the repository sets is where it is going, and stays. */
  of(cluster: ClusterSettings, all: Pick<Settings, 'clusters'>): ClusterSettings {
    const known = this.#made.get(cluster)
    if (known) return known
    const made = this.#resolved(cluster, all)
    this.#made.set(cluster, made)
    return made
  }

  #resolved(cluster: ClusterSettings, { clusters }: Pick<Settings, 'clusters'>): ClusterSettings {
    const { settings } = this.reach
    const host = hostOf(cluster, { clusters, settings })
    const own = this.#snapshot(cluster)
    const ofHost = host && this.#snapshot(host)
    const contradictions: Contradiction[] = []
    const told = ofHost ? this.#withVcluster(cluster, ofHost, contradictions) : cluster
    const made = own ? this.#withOwn(told, own, contradictions) : told
    const named = own ? cluster : host
    const snapshot = own ?? ofHost
    if (own) this.objects.set(cluster.name, own.file)
    const at = named?.places.snapshot
    if (snapshot && at && settings.file && (own || contradictions.length > 0)) {
      const { taken, file } = snapshot
      this.seen.set(cluster.name, {
        cluster: cluster.name,
        file,
        taken,
        // The age of a host's snapshot is told of the host.
        maxAge: own ? cluster.maxSnapshotAge : undefined,
        contradictions,
        at: { file: settings.file, span: at, path: at.path },
      })
    }
    return made
  }

  #snapshot({ snapshot, places }: ClusterSettings): Snapshot | undefined {
    if (snapshot === undefined) return undefined
    const known = this.#read.get(snapshot)
    const made = known ?? readSnapshot(namedFile(snapshot, this.reach, places.snapshot))
    this.#read.set(snapshot, made)
    return made
  }

  #withOwn(cluster: ClusterSettings, snapshot: Snapshot, said: Contradiction[]): ClusterSettings {
    const { places, name, knows } = cluster
    const { file } = snapshot
    const told = (key: string): SettingPlace => ({ ...snapshot.placeOf([key]), path: [key], file })
    const agreed = (key: 'kubernetes' | 'kruise', own: string | undefined, runs: string | undefined) => {
      if (runs === undefined || (own === undefined && !places[key])) return runs ?? own
      if (agrees(own ?? 'none', runs)) return isRange(own) ? own : runs
      this.#contradict(said, { what: key, written: own ?? 'none', runs }, places[key])
      return places[key]?.file ? own : runs
    }
    const { kubernetes: written, kruise: kruiseWritten, ...others } = cluster
    const kubernetes = agreed('kubernetes', written || undefined, snapshot.kubernetes)
    if (kubernetes === undefined) {
      const problem = `"${file.path}" does not say which Kubernetes version ${name} runs; write kubernetes`
      throw mistake(this.reach.settings, places.snapshot, problem)
    }
    const kruise = agreed('kruise', typeof kruiseWritten === 'string' ? kruiseWritten : undefined, snapshot.kruise)
    const runsKruise = kruise !== undefined && kruise !== 'none'
    return {
      ...others,
      kubernetes,
      ...(runsKruise && { kruise }),
      featureGates: this.#gates('kubernetes', kubernetes, cluster, snapshot.featureGates, said),
      kruiseFeatureGates: runsKruise
        ? this.#gates('kruise', kruise, cluster, snapshot.kruiseFeatureGates, said)
        : cluster.kruiseFeatureGates,
      knows: [...new Set([...knows, ...snapshot.complete])],
      places: {
        ...places,
        ...(written ? {} : { kubernetes: told('kubernetes') }),
        ...(runsKruise && !places.kruise && { kruise: told('kruise') }),
        ...(!places.featureGates &&
          Object.keys(snapshot.featureGates).length > 0 && { featureGates: told('featureGates') }),
        ...(!places.kruiseFeatureGates &&
          snapshot.kruiseFeatureGates && { kruiseFeatureGates: told('kruiseFeatureGates') }),
      },
    }
  }

  /** The gates that are not as they are by default: those stay what they are where the version changes. */
  #gates(
    of: 'kubernetes' | 'kruise',
    version: string,
    cluster: ClusterSettings,
    told: Gates | undefined,
    said: Contradiction[],
  ): Gates {
    const key = of === 'kubernetes' ? 'featureGates' : 'kruiseFeatureGates'
    const own = cluster[key]
    const release = resolveRelease(this.knowledge, of, version.split(/ +- +/)[0] ?? '')
    if (!told || !release) return own
    const byDefault = gatesOf(this.knowledge, of, release.judged, {}).on
    // The arguments of a manager name what they change; all that an API server measures is named.
    const runs = of === 'kruise' ? Object.fromEntries([...gatesOf(this.knowledge, of, release.judged, told).on]) : told
    const made = Object.fromEntries(Object.entries(runs).filter(([gate, on]) => on !== (byDefault.get(gate) ?? false)))
    for (const [gate, on] of Object.entries(own)) {
      const is = runs[gate]
      if (is === undefined) made[gate] = on
      else if (is !== on)
        this.#contradict(said, { what: 'gate', gate, written: String(on), runs: String(is) }, cluster.places[key], gate)
    }
    return made
  }

  #withVcluster(cluster: ClusterSettings, { vclusters }: Snapshot, said: Contradiction[]): ClusterSettings {
    const { vcluster, name, hostNamespace = `vcluster-${name}`, places } = cluster
    const runs = vclusters.find(({ namespace }) => namespace === hostNamespace)?.version
    if (!vcluster?.version || runs === undefined || agrees(vcluster.version, runs)) return cluster
    this.#contradict(said, { what: 'vcluster', written: vcluster.version, runs }, places.vcluster)
    return { ...cluster, vcluster: { ...vcluster, version: runs } }
  }

  #contradict(
    said: Contradiction[],
    contradiction: Omit<Contradiction, 'at'>,
    place: SettingPlace | undefined,
    key?: string,
  ): void {
    const file = place?.file ?? this.reach.settings.file
    if (!place || !file) return
    const path: Path = key === undefined ? place.path : [...place.path, key]
    const [document] = place.file || key === undefined ? [] : readDocuments(file).filter(isReadable)
    const node = document && written(document.root, path).node
    said.push({ ...contradiction, at: { file, span: node ?? place, path } })
  }
}

/** Whether what runs is what is written, as far as that says. */
function agrees(own: string, runs: string): boolean {
  const now = parseVersion(runs)
  const [low, high] = own.split(/ +- +/).map(parseVersion)
  if (!now || !low) return own === runs
  if (high) {
    const minor = { ...now, patch: undefined, pre: undefined, vendor: '' }
    return compareVersions(low, now) <= 0 && compareVersions(minor, high) <= 0
  }
  return (
    low.major === now.major &&
    low.minor === now.minor &&
    (low.patch === undefined || low.patch === now.patch) &&
    JSON.stringify(low.pre) === JSON.stringify(low.patch === undefined ? undefined : now.pre) &&
    (low.vendor === '' || low.vendor === now.vendor)
  )
}

function isRange(own: string | undefined): boolean {
  return own !== undefined && / +- +/.test(own)
}
