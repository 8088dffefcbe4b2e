import { parseVersion } from '../cluster/version.js'
import type { SourceDocument, SourceFile } from '../source/document.js'
import { type Node, type Span, written } from '../source/node.js'
import type { Json, Path } from '../source/path.js'
import { isReadable, readDocuments } from '../source/yaml.js'
import { placeOf, SettingsError } from './problems.js'
import { configValue } from './schema.js'
import { quoted } from './words.js'

/** What a cluster said of itself, as `kruise-preflight snapshot -` wrote it. Its objects are read as manifests are. */
export interface Snapshot {
  readonly file: SourceFile
  /** `2026-11-22`. */
  readonly taken: string
  readonly kubernetes?: string
  /** `none` where it is not installed. */
  readonly kruise?: string
  readonly featureGates: Readonly<Record<string, boolean>>
  /** Those that the arguments of the manager set; undefined where nobody was told. */
  readonly kruiseFeatureGates?: Readonly<Record<string, boolean>>
  readonly vclusters: readonly { readonly namespace: string; readonly version: string }[]
  /** The kinds of which it has all objects. */
  readonly complete: readonly string[]
  /** Where the snapshot writes it. */
  placeOf(path: Path): Span
}

/** Reads a snapshot; throws a SettingsError with the place that is not as the tool writes it. */
export function readSnapshot(file: SourceFile): Snapshot {
  const documents = readDocuments(file)
  const [document, second] = documents
  const say = (span: Span, problem: string): never => {
    throw new SettingsError([{ place: placeOf(file, span), problem }])
  }
  const broken = documents.find((each) => !isReadable(each))
  if (broken && !isReadable(broken)) say({ start: broken.at, end: broken.at }, broken.problem)
  if (!document || !isReadable(document) || second) {
    const none = { start: 0, end: 0 }
    return say(none, 'a snapshot is one document, as kruise-preflight snapshot - writes it')
  }
  return readDocument(file, document, say)
}

function readDocument(
  file: SourceFile,
  { root }: SourceDocument,
  say: (span: Span, problem: string) => never,
): Snapshot {
  const value = asMapping(textsOf(root, file.text))
  const at = (path: Path): Span => {
    const { node } = written(root, path)
    return { start: node.start, end: node.end }
  }
  if (value?.kind !== 'ClusterSnapshot')
    return say(at(['kind']), 'this is no snapshot; kruise-preflight snapshot - writes one, of kind ClusterSnapshot')
  if (value.apiVersion !== 'kruise-preflight/v1')
    return say(at(['apiVersion']), 'snapshots of apiVersion kruise-preflight/v1 are read; take it again')
  const { taken } = value
  if (typeof taken !== 'string' || !isDay(taken)) return say(at(['taken']), 'taken is no day as 2026-11-22')
  const version = (key: string): string | undefined => {
    const given = value[key]
    if (given === undefined) return undefined
    const isNone = key === 'kruise' && given === 'none'
    if (isNone || (typeof given === 'string' && parseVersion(given))) return given as string
    return say(at([key]), `${key} is no version`)
  }
  const gates = (key: string): Record<string, boolean> | undefined => {
    if (value[key] === undefined) return undefined
    const given = asMapping(value[key])
    if (!given) return say(at([key]), `${key} is no mapping of true and false`)
    return Object.fromEntries(
      Object.entries(given).map(([gate, on]) => {
        if (!/^[A-Za-z][A-Za-z0-9]*$/.test(gate) || (on !== true && on !== false && on !== 'true' && on !== 'false'))
          return say(at([key, gate]), `${quoted(gate)} is neither true nor false`)
        return [gate, on === true || on === 'true']
      }),
    )
  }
  const list = (key: string): Json[] => {
    const given = value[key] ?? []
    return Array.isArray(given) ? given : say(at([key]), `${key} is no list`)
  }
  list('items')
  const [kubernetes, kruise, set] = [version('kubernetes'), version('kruise'), gates('kruiseFeatureGates')]
  return {
    file,
    taken,
    ...(kubernetes !== undefined && { kubernetes }),
    ...(kruise !== undefined && { kruise }),
    featureGates: gates('featureGates') ?? {},
    ...(set && { kruiseFeatureGates: set }),
    vclusters: list('vclusters').map((each, index) => {
      const { namespace, version: runs } = asMapping(each) ?? {}
      if (typeof namespace !== 'string' || typeof runs !== 'string' || !parseVersion(runs))
        return say(at(['vclusters', index]), 'a virtual cluster has a namespace and a version')
      return { namespace, version: runs }
    }),
    complete: list('complete').map((each, index) =>
      typeof each === 'string' ? each : say(at(['complete', index]), 'a kind is a name'),
    ),
    placeOf: at,
  }
}

/** The value, with versions as the texts that stand there. */
function textsOf(root: Node, text: string): Json {
  const scalars = { type: ['string'] } as const
  return configValue(root, text, {
    properties: {
      taken: scalars,
      kubernetes: scalars,
      kruise: scalars,
      vclusters: { items: { properties: { version: scalars } } },
    },
  })
}

function asMapping(value: Json | undefined): { [key: string]: Json } | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
}

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
