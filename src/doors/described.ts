import knowledge from 'virtual:knowledge'
import { gateSettings } from '../cluster/gate-settings.js'
import type { RecordedCluster } from '../cluster/knowledge.js'
import { recordingOf } from '../cluster/recorded.js'
import { cellsOf, type MatrixCell } from '../gate/cells.js'
import { judgedCluster } from '../gate/judged.js'
import { type Repository, readContents } from '../gate/repository.js'
import { versions } from '../report/clusters.js'
import type {
  Described,
  DescribedCluster,
  DescribedGate,
  DescribedRecording,
  DescribedVersion,
  Written,
} from '../report/described.js'
import type { ClusterSettings } from '../settings.js'
import type { SourceFile } from '../source/document.js'
import { LineIndex } from '../source/lines.js'
import { type Span, written } from '../source/node.js'
import { isReadable, readDocuments } from '../source/yaml.js'
import { diskTree } from './disk.js'
import type { Selection } from './selection.js'
import { usable } from './usable.js'
import { readWorlds } from './worlds.js'

/** What clusters are to be described: those of the configurations of the paths. */
export interface DescribeOptions extends Selection {
  /** The working directory: every output names files from here. */
  readonly cwd: string
}

/** The clusters as they are judged, and what a person should be told of how they were chosen, a line each. */
export interface DescribeResult {
  readonly described: Described
  readonly notes: readonly string[]
}

/** Describes the clusters of a working directory. Rejects with a UsageError where a configuration cannot be read. */
export async function describe({ cwd, ...selection }: DescribeOptions): Promise<DescribeResult> {
  return usable(() => {
    const { repositories, notes } = readWorlds(selection, diskTree(cwd), knowledge)
    const clusters = repositories.flatMap((repository) => describedIn(repository, selection))
    const once = new Map(clusters.map((each) => [JSON.stringify(each), each]))
    return { described: { schemaVersion: 1, clusters: [...once.values()] }, notes }
  })
}

function describedIn(repository: Repository, selection: Selection): DescribedCluster[] {
  const { manifests } = readContents(repository.files)
  const all = cellsOf(repository, manifests, knowledge, 'look-past')
  const names = [...new Set(all.map(({ settings }) => settings.name))]
  return names.map((name) => {
    const own = all.filter(({ settings }) => settings.name === name)
    const cells = own.filter(({ coming }) => !coming)
    const later = own.findLast(({ coming }) => coming)
    return described(cells, later, manifests.length, repository, selection)
  })
}

function described(
  cells: readonly MatrixCell[],
  later: MatrixCell | undefined,
  manifests: number,
  { settings: { file: config }, objects, clusters }: Repository,
  selection: Selection,
): DescribedCluster {
  const [first] = cells as [MatrixCell]
  const { profile, tenancy, host } = first
  const settings = clusters.find(({ name }) => name === first.settings.name) ?? first.settings
  const places = new Places(settings, config)
  const given = givenBy(selection)
  const version = (of: 'kubernetes' | 'kruise' | 'vcluster'): DescribedVersion | null => {
    const release = profile[of]
    if (!release) return null
    const judgedAs = [...new Set(cells.flatMap((cell) => cell.profile[of]?.judged.text ?? []))]
    const at = of === 'vcluster' && tenancy?.at ? places.written(tenancy.at.span, tenancy.at.file) : places.of(of)
    const by = at === null ? given(of) : places.layer(of, at)
    return { version: judgedAs.length > 1 ? settings.kubernetes : release.display, judgedAs, by, at }
  }
  const gates = [...gatesIn(first, 'kubernetes', places), ...gatesIn(first, 'kruise', places)]
  const isTouched = (gate: string): boolean => gates.some((each) => each.of === 'kruise' && each.gate === gate)
  const judged = cells.map(judgedCluster)
  const next = later && judgedCluster(later)
  const known = judgedCluster(first)
  return {
    name: known.name,
    environment: known.environment,
    config: config?.path ?? null,
    at: places.of('name'),
    kubernetes: version('kubernetes') as DescribedVersion,
    kruise: version('kruise'),
    vcluster: version('vcluster'),
    host: known.host,
    hostNamespace: profile.hostNamespace ?? null,
    gates,
    otherInChart: [...profile.kruiseGates]
      .filter(([gate]) => profile.otherInChart(gate) && !isTouched(gate))
      .map(([gate, on]) => ({ gate, on })),
    knows: settings.knows,
    openKinds: known.openKinds,
    objects: (objects.get(settings.name) ?? []).map(({ path }) => path),
    paths: settings.paths ?? null,
    applied: { objects: first.applied.size, of: manifests },
    next: next
      ? {
          kubernetes: next.kubernetes,
          kruise: next.kruise,
          vcluster: next.vcluster,
          from: later?.coming?.from ?? null,
          at: places.of('next'),
        }
      : null,
    recorded: cells.map((cell): DescribedRecording => {
      const { kubernetes, kruise, vcluster } = cell.profile
      const recording = recordingOf(knowledge, { kubernetes, kruise, vcluster, host: host?.profile })
      const [on, near] = [recording.on, recording.near].map((some) => some.map(recordedWords)) as [string[], string[]]
      return { ...recording, kubernetes: kubernetes.display, on, near }
    }),
    notes: [...new Set([...judged, ...(next ? [next] : [])].flatMap(({ notes }) => notes))],
  }
}

function recordedWords({ kubernetes, kruise, vcluster, host }: RecordedCluster): string {
  const onHost = host === undefined ? null : `kubernetes ${host}`
  return versions({ kubernetes, kruise: kruise ?? null, vcluster: vcluster ?? null, host: onHost })
}

/** What gives a version that no file does. */
function givenBy({ adHoc }: Selection): (of: 'kubernetes' | 'kruise' | 'vcluster') => DescribedVersion['by'] {
  const options = [adHoc ?? []].flat()
  return (of) => (options.some((each) => each[of] !== undefined) ? 'command line' : 'newest known')
}

function gatesIn({ profile, settings }: MatrixCell, of: 'kubernetes' | 'kruise', places: Places): DescribedGate[] {
  const release = profile[of]
  if (!release) return []
  const key = of === 'kubernetes' ? 'featureGates' : 'kruiseFeatureGates'
  return gateSettings(knowledge, of, release.judged, settings[key]).map(({ gate, on, byDefault, by }) => {
    return { of, gate, on, default: byDefault, by, at: places.of(key, by) }
  })
}

/** Where the settings of a cluster are written. */
class Places {
  constructor(
    readonly cluster: ClusterSettings,
    readonly config: SourceFile | null,
  ) {}

  /** The line that gives a key, or a member of it; null where no file does. */
  of(key: keyof ClusterSettings['places'], member?: string): Written | null {
    const place = this.cluster.places[key]
    if (!place) return null
    const { file = this.config } = place as Span & { readonly file?: SourceFile }
    if (!file) return null
    if (member === undefined || file !== this.config) return this.written(place, file)
    const found = readDocuments(file).filter(isReadable)[0]
    const at = found && written(found.root, [...place.path, member])
    if (at?.whole) return this.written(at.key ?? at.node, file)
    // The file that sets the version of Kruise may set gates too.
    return key === 'kruiseFeatureGates' ? (this.of('kruise') ?? this.written(place, file)) : this.written(place, file)
  }

  written({ start }: Span, file: SourceFile): Written {
    return { file: file.path, line: new LineIndex(file.text).at(start).line }
  }

  /** The part of the configuration that gives a key. */
  layer(key: 'kubernetes' | 'kruise' | 'vcluster', { file }: Written): DescribedVersion['by'] {
    if (file !== this.config?.path) return 'file'
    const layer = this.cluster.places[key]?.path[0]
    return layer === 'environments' ? 'environment' : layer === 'defaults' ? 'defaults' : 'cluster'
  }
}
