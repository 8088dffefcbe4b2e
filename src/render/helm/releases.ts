import { isDeepStrictEqual } from 'node:util'
import type { SourceFile } from '../../source/document.js'
import { type Node, plainValue, type Span, written } from '../../source/node.js'
import type { Json, Path } from '../../source/path.js'
import { parsed } from '../../workload/chart-uses.js'
import { withParameter } from '../../workload/helm-parameter.js'
import { isObject, type JsonObject, type Manifest, objects, text } from '../../workload/manifest.js'
import type { Destination, ValuesGiven } from '../gitops.js'
import { type Chart, type Shelf, type ValueSet, type ValueSource, valueSetsOf } from './charts.js'

/** A release of a chart that somebody names, or that its values files suggest. */
export interface ChartRelease {
  /** What tells it from other releases of the chart: `values prod`, `Application web`; '' where there is one alone. */
  readonly called: string
  readonly name: string
  /** Undefined where nobody says. */
  readonly namespace: string | undefined
  readonly set: ValueSet
  /** The clusters that it goes to; undefined for all that the chart goes to. */
  readonly clusters: readonly string[] | undefined
  /** What says so. */
  readonly by?: Saying
  /** What gives it values that nobody sees: `Secret shop-values`. */
  readonly unseen: readonly string[]
  /** Values that stand in another repository. */
  readonly elsewhere?: string
}

/** Where a release is written: in an object of Argo CD or Flux, or in a configuration. */
export interface Saying {
  readonly file: SourceFile
  readonly span: Span
  readonly path: Path
  readonly manifest?: Manifest
}

/** A release in one cluster, as a configuration names it. */
export interface NamedRelease {
  /** The folder of its chart. */
  readonly chart: string
  readonly cluster: string
  readonly name?: string | undefined
  readonly namespace?: string | undefined
  /** Values files; the last counts over all others. */
  readonly values: readonly string[]
  readonly by: Saying
}

/** A cluster as values files are called after it. */
export interface NamedCluster {
  readonly name: string
  readonly environment?: string | null | undefined
}

/** The releases of a chart: those that Argo CD, Flux and the configuration name, else one for each of its sets of values. */
export function releasesOf(
  chart: Chart,
  shelf: Shelf,
  destinations: readonly Destination[],
  named: readonly NamedRelease[],
  clusters: readonly NamedCluster[],
): ChartRelease[] {
  const own = [
    ...destinations.filter(({ source }) => source.isHere && source.path === chart.folder).map(ofDestination),
    ...named.filter((each) => each.chart === chart.folder).map((each) => ofName(each, chart)),
  ]
  return own.length > 0 ? merged(own) : ofValuesFiles(chart, shelf, clusters)
}

function ofName({ cluster, name, namespace, values, by }: NamedRelease, chart: Chart): ChartRelease {
  const called = name ?? releaseNameOf(chart)
  return {
    called: `release ${called}`,
    name: called,
    namespace,
    set: { name: called, sources: values.map((file) => ({ name: file })) },
    clusters: [cluster],
    by,
    unseen: [],
  }
}

function ofDestination({ by, name, namespace, clusters, values, release, unseen = [] }: Destination): ChartRelease {
  const away = values.find((each) => 'file' in each && !each.isHere)
  return {
    called: `${by.kind} ${name}`,
    name: release ?? name,
    namespace,
    set: { name, sources: values.flatMap(sourcesOf) },
    clusters,
    by: sayingOf(by),
    unseen,
    ...(away && 'file' in away && { elsewhere: away.file }),
  }
}

function sayingOf(manifest: Manifest): Saying {
  const path = ['metadata', 'name']
  const { key, node } = written(manifest.node, path)
  return { file: manifest.document.file, span: { start: key?.start ?? node.start, end: node.end }, path, manifest }
}

/** Releases that are the same in several clusters as one. */
function merged(releases: readonly ChartRelease[]): ChartRelease[] {
  const same = new Map<string, ChartRelease>()
  const names = new Map<string, number>()
  for (const each of releases) {
    const { name, namespace, set, elsewhere, unseen, clusters = [] } = each
    const values = set.sources.map((source) => {
      if ('name' in source) return source
      return { ...source, file: source.file.path, ...('mapping' in source && { mapping: plainValue(source.mapping) }) }
    })
    const key = JSON.stringify([name, namespace, values, elsewhere, unseen])
    const known = same.get(key)
    if (known) same.set(key, { ...known, clusters: [...new Set([...(known.clusters ?? []), ...clusters])] })
    else {
      const count = names.get(each.called) ?? 0
      names.set(each.called, count + 1)
      same.set(key, count === 0 ? each : { ...each, called: `${each.called} (${count + 1})` })
    }
  }
  return [...same.values()]
}

/** A set that is called after a cluster or its environment is for these; one that is called after none is for those without a set of their own. */
function ofValuesFiles(chart: Chart, shelf: Shelf, clusters: readonly NamedCluster[]): ChartRelease[] {
  const sets = valueSetsOf(chart, shelf)
  const names = new Set(sets.map(({ name }) => name))
  const setOf = ({ name, environment }: NamedCluster) => [name, environment ?? ''].find((each) => names.has(each))
  const taken = new Set(clusters.map(setOf))
  const others = sets.filter(({ name }) => !taken.has(name))
  const isForAll = clusters.every((each) => setOf(each) === undefined)
  return sets.flatMap((set): ChartRelease[] => {
    const own = clusters.filter((each) => {
      const named = setOf(each)
      return named === undefined ? others.length === 0 || others.includes(set) : named === set.name
    })
    if (own.length === 0 && clusters.length > 0) return []
    return [
      {
        called: set.name === '' ? '' : `values ${set.name}`,
        name: releaseNameOf(chart),
        namespace: undefined,
        set,
        unseen: [],
        clusters: isForAll ? undefined : own.map(({ name }) => name),
      },
    ]
  })
}

/** A release is called after its chart, in what helm takes for a name: at most 53 characters. */
function releaseNameOf({ name }: Chart): string {
  const usable = name
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-')
    .slice(0, 53)
    .replace(/^-+|-+$/g, '')
  return usable === '' ? 'release' : usable
}

/** Values with the places that they are written at, as far as they stand there as they are: a template that was filled in has none. */
function sourcesOf(given: ValuesGiven): ValueSource[] {
  if ('file' in given) return given.isHere ? [{ name: given.file }] : []
  const { inline, by, at } = given
  const { file } = by.document
  const { node, whole } = written(by.node, at)
  const filled = { file, text: JSON.stringify(inline) }
  if (!whole) return [filled]
  const value = plainValue(node)
  if (node.kind === 'seq') {
    const items = objects(value as Json)
    const isWritten = isDeepStrictEqual(items.reduce<Json>(withParameter, {}), inline)
    return isWritten ? node.items.flatMap((item) => parameterOf(item, file)) : [filled]
  }
  if (typeof value === 'string') return isDeepStrictEqual(parsed(value), inline) ? [{ file, text: value }] : [filled]
  return isDeepStrictEqual(value, inline) ? [{ file, mapping: node }] : [filled]
}

function parameterOf(item: Node, file: SourceFile): ValueSource[] {
  const value = plainValue(item)
  if (!isObject(value)) return []
  const { node } = written(item, ['value'])
  return [
    {
      file,
      parameter: {
        name: text((value as JsonObject).name),
        value: scalarText(value.value),
        isString: value.forceString === true,
        span: { start: node.start, end: node.end },
      },
    },
  ]
}

function scalarText(value: unknown): string {
  return value === undefined || value === null ? '' : String(value)
}
