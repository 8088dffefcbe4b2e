import type { SourceDocument } from '../source/document.js'
import { entry, type Node, plainValue, type Span, written } from '../source/node.js'
import type { Json, Path } from '../source/path.js'
import { isReadable, readDocuments } from '../source/yaml.js'
import { withParameter } from './helm-parameter.js'
import { isObject } from './manifest.js'

/** A text of a document with its place: `1.8.0` of `version: 1.8.0 # pinned`. */
export interface WrittenText {
  readonly text: string
  readonly span: Span
  /** From the root of the document. */
  readonly path: Path
}

/** A Helm chart that something installs, as a document writes it. */
export interface ChartUse {
  readonly by: 'Argo CD' | 'Flux' | 'Helm' | 'kustomize' | 'k3s' | 'helmfile'
  /** The chart's name without its repository: `kruise` of `openkruise/kruise` and of `oci://registry/charts/kruise`. */
  readonly chart: string
  /** A dependency's alias; the chart's name otherwise. */
  readonly alias: string
  /** Absent where the newest is taken. */
  readonly version?: WrittenText
  /** The values that stand in the document itself. */
  readonly values?: Json
  /** Where the values stand in the document: a mapping, or a text that holds one. */
  readonly valuesPath?: Path
}

/** An object of a document: its node, and where it stands there. */
export interface ObjectNode {
  readonly document: SourceDocument
  readonly at: Path
  readonly node: Node
}

/** The objects of a document: itself, or the items of a List. */
export function objectsOf(document: SourceDocument, node: Node = document.root, at: Path = []): ObjectNode[] {
  const items = entry(node, 'items')?.value
  if (!textAt(node, ['kind']).endsWith('List') || items?.kind !== 'seq') return [{ document, at, node }]
  return items.items.flatMap((item, index) => objectsOf(document, item, [...at, 'items', index]))
}

/** The charts that a document installs, each as it is written. */
export function chartUses(document: SourceDocument): ChartUse[] {
  return objectsOf(document).flatMap(usesOf)
}

function usesOf(root: ObjectNode): ChartUse[] {
  const { node } = root
  const [apiVersion, kind] = [textAt(node, ['apiVersion']), textAt(node, ['kind'])]
  const group = apiVersion.split('/')[0]
  if (group === 'argoproj.io' && kind === 'Application') return argo(root, ['spec'])
  if (group === 'argoproj.io' && kind === 'ApplicationSet') return argo(root, ['spec', 'template', 'spec'])
  if (group === 'helm.toolkit.fluxcd.io' && kind === 'HelmRelease') {
    const chart = ['spec', 'chart', 'spec']
    return [use(root, 'Flux', textAt(node, [...chart, 'chart']), [...chart, 'version'], ['spec', 'values'])]
  }
  if (group === 'source.toolkit.fluxcd.io' && kind === 'OCIRepository') {
    const ref = ['spec', 'ref']
    const version = textAt(node, [...ref, 'tag']) === '' ? [...ref, 'semver'] : [...ref, 'tag']
    return [use(root, 'Flux', textAt(node, ['spec', 'url']), version)]
  }
  if (group === 'helm.cattle.io' && kind === 'HelmChart')
    return [use(root, 'k3s', textAt(node, ['spec', 'chart']), ['spec', 'version'], ['spec', 'valuesContent'])]
  if (kind === 'Kustomization' || /(?:^|\/)kustomization\.ya?ml$/i.test(root.document.file.path))
    return indexes(node, ['helmCharts']).map((at) =>
      use(root, 'kustomize', textAt(node, [...at, 'name']), [...at, 'version'], [...at, 'valuesInline']),
    )
  if (kind !== '') return []
  return [
    ...indexes(node, ['dependencies']).map((at) => ({
      ...use(root, 'Helm', textAt(node, [...at, 'name']), [...at, 'version']),
      alias: textAt(node, [...at, 'alias']) || nameOfChart(textAt(node, [...at, 'name'])),
    })),
    ...indexes(node, ['releases']).map((at) =>
      use(root, 'helmfile', textAt(node, [...at, 'chart']), [...at, 'version']),
    ),
  ]
}

/** `valuesObject` comes before `values`, and parameters are set over either. */
function argo(root: ObjectNode, spec: Path): ChartUse[] {
  return [[...spec, 'source'], ...indexes(root.node, [...spec, 'sources'])].flatMap((source) => {
    const chart = textAt(root.node, [...source, 'chart'])
    if (chart === '') return []
    const helm = [...source, 'helm']
    const object = [...helm, 'valuesObject']
    const at = isObject(plainAt(root.node, object)) ? object : [...helm, 'values']
    const found = use(root, 'Argo CD', chart, [...source, 'targetRevision'], at)
    const parameters = indexes(root.node, [...helm, 'parameters'])
    if (parameters.length === 0) return [found]
    const values = parameters.reduce<Json>(
      (all, each) => withParameter(all, plainAt(root.node, each)),
      found.values ?? {},
    )
    return [{ ...found, values }]
  })
}

function use(root: ObjectNode, by: ChartUse['by'], chart: string, version: Path, values?: Path): ChartUse {
  const given = values && plainAt(root.node, values)
  const text = writtenText(root, version)
  const name = nameOfChart(chart)
  return {
    by,
    chart: name,
    alias: name,
    ...(text && { version: text }),
    ...(values && given !== undefined && given !== null
      ? { values: typeof given === 'string' ? parsed(given) : given, valuesPath: [...root.at, ...values] }
      : {}),
  }
}

function nameOfChart(written: string): string {
  return written.replace(/\/+$/, '').split('/').at(-1) ?? ''
}

/** The text of the scalar at `path` of an object as it stands in the file: `0.20` is no number here. */
export function writtenText({ document, at, node }: ObjectNode, path: Path): WrittenText | undefined {
  const { whole, node: found } = written(node, path)
  if (!whole || found.kind !== 'scalar' || found.value === null || found.value === '') return undefined
  const { start, end, value } = found
  const text = typeof value === 'string' ? value : document.file.text.slice(start, end)
  return { text, span: { start, end }, path: [...at, ...path] }
}

/** What a text of YAML inside of another one holds: its first document, or an empty mapping where that cannot be read. */
export function parsed(text: string): Json {
  const [document] = readDocuments({ path: '', text }).filter(isReadable)
  return document ? plainValue(document.root) : {}
}

/** The paths of the items of the list at `path`, none where there is no list. */
export function indexes(node: Node, path: Path): Path[] {
  const { whole, node: found } = written(node, path)
  return whole && found.kind === 'seq' ? found.items.map((_, index) => [...path, index]) : []
}

/** The plain value at `path`, undefined where nothing is written. */
export function plainAt(node: Node, path: Path): Json | undefined {
  const { whole, node: found } = written(node, path)
  return whole ? plainValue(found) : undefined
}

/** The scalar at `path` as text, '' where there is none. */
export function textAt(node: Node, path: Path): string {
  const { whole, node: found } = written(node, path)
  return whole && found.kind === 'scalar' && found.value !== null ? String(found.value) : ''
}
