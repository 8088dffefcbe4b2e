import type { SourceDocument } from '../source/document.js'
import { entry, type Node, plainValue, type Span, written } from '../source/node.js'
import { type Json, type Path, valueAt } from '../source/path.js'
import { indexes, parsed, type ObjectNode as Root, writtenText } from './chart-uses.js'
import { withParameter } from './helm-parameter.js'
import { isObject } from './manifest.js'
import { type VclusterOptions, vclusterOptions } from './vcluster-options.js'
import { isVclusterValues } from './vcluster-values.js'

export { type Amounts, type VclusterOptions, vclusterOptions } from './vcluster-options.js'

/** A part of a document that installs vcluster, or that holds values for its chart. */
export interface VclusterCarrier {
  readonly kind: 'chart-dependency' | 'argocd' | 'flux' | 'values'
  /** The chart's name: `vcluster`, or one of the old charts' (`vcluster-k8s`); absent for values. */
  readonly chart?: string
  /** The name under which the values of its parent chart hold this chart's: a dependency's alias, or its name. */
  readonly alias?: string
  /** The vcluster version as it is written (a Helm range such as `0.22.x` too): the image's tag where the values set one, else the chart's. */
  readonly version?: { readonly text: string; readonly span: Span; readonly path: Path }
  /** The chart's values, with Argo CD's parameters set. */
  readonly values?: Json
  /** Where the values stand in the document: a mapping, or a text that holds one. */
  readonly valuesPath?: Path
  /** The host's namespace that holds the virtual cluster. */
  readonly namespace?: string
}

const CHARTS = new Set(['vcluster', 'vcluster-k8s', 'vcluster-k0s', 'vcluster-eks', 'vcluster-pro'])

/** The first carrier of vcluster in a document, undefined where it has none. */
export function vclusterCarrier(document: SourceDocument): VclusterCarrier | undefined {
  return vclusterCarriers(document)[0]
}

/** What in a document carries vcluster: Chart.yaml, an Argo CD Application or ApplicationSet, a Flux HelmRelease, or Helm values; a List's items too. */
export function vclusterCarriers(document: SourceDocument): VclusterCarrier[] {
  return carriersAt(document, document.root, [])
}

function carriersAt(document: SourceDocument, node: Node, at: Path): VclusterCarrier[] {
  const apiVersion = textAt(node, ['apiVersion'])
  const kind = textAt(node, ['kind'])
  if (kind === 'List' || kind.endsWith('List')) {
    const items = entry(node, 'items')?.value
    return items?.kind === 'seq'
      ? items.items.flatMap((item, index) => carriersAt(document, item, [...at, 'items', index]))
      : []
  }
  const root = { document, at, node }
  if (apiVersion.startsWith('argoproj.io/') && kind === 'Application') return argo(root, ['spec'])
  if (apiVersion.startsWith('argoproj.io/') && kind === 'ApplicationSet')
    return argo(root, ['spec', 'template', 'spec'])
  if (apiVersion.startsWith('helm.toolkit.fluxcd.io/') && kind === 'HelmRelease') return flux(root)
  if (kind === '' && at.length === 0) return apiVersion === '' ? values(root) : dependencies(root)
  return []
}

/** The object that is read: its node, and where it stands in its document. */
/** Chart.yaml: the values of a dependency stand in another file. */
function dependencies(root: Root): VclusterCarrier[] {
  return indexes(root.node, ['dependencies']).flatMap((path) => {
    const chart = textAt(root.node, [...path, 'name'])
    if (!CHARTS.has(chart)) return []
    const alias = textAt(root.node, [...path, 'alias']) || chart
    return [{ kind: 'chart-dependency' as const, chart, alias, ...versionAt(root, [...path, 'version']) }]
  })
}

/** The values that the values.yaml of a parent chart gives to a dependency. */
export function dependencyValues({ alias }: VclusterCarrier, document: SourceDocument): VclusterCarrier | undefined {
  const path = alias === undefined ? [] : [alias]
  const { root } = document
  const given = plainAt(root, path)
  if (!isObject(given)) return undefined
  return carrier('values', { document, at: [], node: root }, undefined, undefined, { values: given, path, given }, '')
}

/** An Argo CD Application: `valuesObject` comes before `values`, parameters are set over either. */
function argo(root: Root, spec: Path): VclusterCarrier[] {
  const namespace = textAt(root.node, [...spec, 'destination', 'namespace'])
  return [[...spec, 'source'], ...indexes(root.node, [...spec, 'sources'])].flatMap((source) => {
    const chart = textAt(root.node, [...source, 'chart'])
    if (!CHARTS.has(chart)) return []
    const helm = [...source, 'helm']
    const object = [...helm, 'valuesObject']
    const path = isObject(plainAt(root.node, object)) ? object : [...helm, 'values']
    const given = plainAt(root.node, path)
    const parameters = indexes(root.node, [...helm, 'parameters'])
    const set = parameters.reduce<Json>(
      (all, each) => withParameter(all, plainAt(root.node, each)),
      typeof given === 'string' ? parsed(given) : (given ?? {}),
    )
    const tagBy = parameters.findLast((each) => textAt(root.node, [...each, 'name']) === IMAGE_TAG.join('.'))
    const tag = tagBy && [...tagBy, 'value']
    const carried = given === undefined && parameters.length === 0 ? undefined : { values: set, path, given }
    return [carrier('argocd', root, chart, [...source, 'targetRevision'], carried, namespace, tag)]
  })
}

function flux(root: Root): VclusterCarrier[] {
  const chart = textAt(root.node, ['spec', 'chart', 'spec', 'chart'])
  if (!CHARTS.has(chart)) return []
  const path = ['spec', 'values']
  const given = plainAt(root.node, path)
  const namespace = textAt(root.node, ['spec', 'targetNamespace']) || textAt(root.node, ['metadata', 'namespace'])
  const carried = given === undefined ? undefined : { values: given, path, given }
  return [carrier('flux', root, chart, ['spec', 'chart', 'spec', 'version'], carried, namespace)]
}

/** A values file of the chart itself, or of a chart that has it as a dependency. */
function values(root: Root): VclusterCarrier[] {
  if (root.node.kind !== 'map') return []
  const nested = [...CHARTS].filter((name) => isVclusterValues(plainAt(root.node, [name])))
  const paths: Path[] =
    nested.length > 0 ? nested.map((name) => [name]) : isVclusterValues(plainValue(root.node)) ? [[]] : []
  return paths.map((path) => {
    const given = plainAt(root.node, path) as Json
    return carrier('values', root, undefined, undefined, { values: given, path, given }, '')
  })
}

const IMAGE_TAG = ['controlPlane', 'statefulSet', 'image', 'tag']

function carrier(
  kind: VclusterCarrier['kind'],
  root: Root,
  chart: string | undefined,
  version: Path | undefined,
  carried: { readonly values: Json; readonly path: Path; readonly given: Json | undefined } | undefined,
  namespace: string,
  tag?: Path,
): VclusterCarrier {
  const options = carried && vclusterOptions(carried.values)
  const ofImage = tag ? versionAt(root, tag) : options && carried && imageVersion(root, options, carried)
  const target = textOfJson(carried && valueAt(carried.values, ['experimental', 'syncSettings', 'targetNamespace']))
  return {
    kind,
    ...(chart !== undefined && { chart }),
    ...(version && versionAt(root, version)),
    ...ofImage,
    ...(carried && { values: carried.values, valuesPath: [...root.at, ...carried.path] }),
    ...((target || namespace) && { namespace: target || namespace }),
  }
}

/** The version that the tag of vcluster's image sets, at the tag; in a text that holds values at the tag's only place, else at the text. */
function imageVersion(
  root: Root,
  { imageTag, setBy }: VclusterOptions,
  { path, given }: { readonly path: Path; readonly given: Json | undefined },
): Pick<VclusterCarrier, 'version'> {
  if (imageTag === undefined) return {}
  if (typeof given !== 'string') {
    const found = versionAt(root, [...path, ...(setBy.imageTag ?? [])])
    return found.version ? { version: { ...found.version, text: imageTag } } : {}
  }
  const { start, end } = written(root.node, path).node
  const inside = root.document.file.text.slice(start, end).split(imageTag)
  const from = start + (inside[0] as string).length
  const span = inside.length === 2 ? { start: from, end: from + imageTag.length } : { start, end }
  return { version: { text: imageTag, span, path: [...root.at, ...path] } }
}

/** The text of the scalar at `path` as it stands in the file: `0.20` is no number here. */
function versionAt(root: Root, path: Path): Pick<VclusterCarrier, 'version'> {
  const version = writtenText(root, path)
  return version ? { version } : {}
}

function plainAt(node: Node, path: Path): Json | undefined {
  const { whole, node: found } = written(node, path)
  return whole ? plainValue(found) : undefined
}

function textAt(node: Node, path: Path): string {
  const { whole, node: found } = written(node, path)
  return whole && found.kind === 'scalar' ? textOfJson(found.value) : ''
}

function textOfJson(value: unknown): string {
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : ''
}
