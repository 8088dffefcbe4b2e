// Mirrors versions/kruise/*/{Chart,values}.yaml of openkruise/charts, and config/manager of openkruise/kruise.
import type { SourceDocument } from '../source/document.js'
import { plainValue } from '../source/node.js'
import { type Json, type Path, valueAt } from '../source/path.js'
import {
  type ChartUse,
  chartUses,
  indexes,
  type ObjectNode,
  objectsOf,
  plainAt,
  textAt,
  type WrittenText,
  writtenText,
} from './chart-uses.js'
import { kindOf } from './kinds.js'
import { isObject } from './manifest.js'

/** A part of a document that says which OpenKruise runs. */
export interface KruiseCarrier {
  /** In words: `an Argo CD chart`, `an image`. */
  readonly what: string
  /** The chart's version or the image's tag; absent where a document holds only values. */
  readonly version?: WrittenText
  /** Whether the version is that of the chart, which runs another image now and then. */
  readonly isChart: boolean
  /** Whether Kruise is installed by its chart, which opens gates that the binary leaves closed. */
  readonly byChart: boolean
  /** The name under which the values of a parent chart hold this chart's. */
  readonly alias?: string
  /** The feature gates that are set there; absent where nothing sets any. */
  readonly gates?: Readonly<Record<string, boolean>>
}

const CHART = 'kruise'
const IMAGE = /(?:^|\/)kruise-manager$/
const TAG: Path = ['manager', 'image', 'tag']

/** What in a document says which Kruise runs, those with a version first. */
export function kruiseCarriers(document: SourceDocument): KruiseCarrier[] {
  const found = [
    ...chartUses(document)
      .filter(({ chart }) => chart === CHART)
      .map((use) => ofChart(document, use)),
    ...objectsOf(document).flatMap((root) => [...kustomized(root), ...workload(root), ...chartItself(root)]),
    ...valuesOf(document, []),
    ...valuesOf(document, [CHART]),
  ]
  return [...found.filter(({ version }) => version), ...found.filter(({ version }) => !version)]
}

/** The feature gates of `A=true,B=false`, undefined for what holds none. */
export function gatesIn(text: unknown): Readonly<Record<string, boolean>> | undefined {
  if (typeof text !== 'string') return undefined
  const pairs = text.split(',').flatMap((each) => {
    const [, name, on] = /^\s*([A-Za-z][A-Za-z0-9]*)\s*=\s*(true|false)\s*$/i.exec(each) ?? []
    return name === undefined || on === undefined ? [] : [[name, on.toLowerCase() === 'true'] as const]
  })
  return Object.fromEntries(pairs)
}

function ofChart(document: SourceDocument, { by, version, values, valuesPath, alias }: ChartUse): KruiseCarrier {
  const tag = valuesPath && writtenText({ document, at: [], node: document.root }, [...valuesPath, ...TAG])
  const set = tag ?? tagIn(document, values, valuesPath)
  const gates = gatesIn(valueAt(values, ['featureGates']))
  return {
    what: by === 'Helm' ? 'a chart dependency' : `a chart that ${by} installs`,
    ...(set ? { version: set } : version && { version }),
    isChart: !set,
    byChart: true,
    alias,
    ...(gates && { gates }),
  }
}

/** A tag that stands in a text that holds values, or in parameters: the place is that of the values. */
function tagIn(document: SourceDocument, values: Json | undefined, at: Path | undefined): WrittenText | undefined {
  const tag = valueAt(values, TAG)
  if (typeof tag !== 'string' || tag === '' || !at) return undefined
  const whole = writtenText({ document, at: [], node: document.root }, at)
  if (!whole) return undefined
  const { start, end } = whole.span
  const inside = document.file.text.slice(start, end).split(tag)
  const from = start + (inside[0] as string).length
  return { text: tag, path: at, span: inside.length === 2 ? { start: from, end: from + tag.length } : { start, end } }
}

/** `images:` of a kustomization, and Kruise's own configuration of some tag as a remote base. */
function kustomized(root: ObjectNode): KruiseCarrier[] {
  const { node, document } = root
  if (!/(?:^|\/)kustomization\.ya?ml$/i.test(document.file.path) && textAt(node, ['kind']) !== 'Kustomization')
    return []
  const images = indexes(node, ['images']).filter((at) => IMAGE.test(textAt(node, [...at, 'name'])))
  const bases = indexes(node, ['resources']).flatMap((at) => {
    const base = writtenText(root, at)
    const ref = /github\.com\/openkruise\/kruise\/.*[?&](?:ref|version)=([^&]+)/.exec(base?.text ?? '')?.[1]
    return base && ref ? [{ ...base, text: ref }] : []
  })
  return [...images.flatMap((at) => writtenText(root, [...at, 'newTag']) ?? []), ...bases].map((version) => {
    return { what: 'a kustomization', version, isChart: false, byChart: false }
  })
}

/** A workload that runs the manager: its tag, and its argument. */
function workload(root: ObjectNode): KruiseCarrier[] {
  const apiVersion = textAt(root.node, ['apiVersion'])
  const group = apiVersion.includes('/') ? (apiVersion.split('/')[0] as string) : ''
  const [template] = kindOf(group, textAt(root.node, ['kind']))?.templates ?? []
  if (!template) return []
  const at = [...template, 'spec', 'containers'] as Path
  return indexes(root.node, at).flatMap((path) => {
    const image = writtenText(root, [...path, 'image'])
    const [, name = '', tag] = /^([^@]*?)(?::([^:/@]+))?(?:@.*)?$/.exec(image?.text ?? '') ?? []
    if (!image || tag === undefined || !IMAGE.test(name)) return []
    const offset = root.document.file.text.slice(image.span.start, image.span.end).indexOf(`:${tag}`)
    const start = offset < 0 ? image.span.start : image.span.start + offset + 1
    const span = offset < 0 ? image.span : { start, end: start + tag.length }
    const given = [['args'], ['command']].flatMap((key) => plainAt(root.node, [...path, ...key]) ?? [])
    const set = given.flat().findLast((each) => String(each).startsWith('--feature-gates='))
    const gates = set === undefined ? undefined : gatesIn(String(set).slice('--feature-gates='.length))
    return [
      {
        what: 'an image',
        version: { ...image, text: tag, span },
        isChart: false,
        byChart: false,
        ...(gates && { gates }),
      },
    ]
  })
}

/** Chart.yaml of the chart itself, copied into the repository. */
function chartItself(root: ObjectNode): KruiseCarrier[] {
  if (!/(?:^|\/)Chart\.ya?ml$/.test(root.document.file.path) || textAt(root.node, ['name']) !== CHART) return []
  const version = writtenText(root, ['appVersion']) ?? writtenText(root, ['version'])
  return version ? [{ what: 'the chart', version, isChart: false, byChart: true }] : []
}

/** Values of the chart: at the root of a document, or under the chart's name. */
function valuesOf(document: SourceDocument, path: Path): KruiseCarrier[] {
  const root = { document, at: [], node: document.root }
  if (textAt(document.root, ['kind']) !== '' || textAt(document.root, ['apiVersion']) !== '') return []
  const values = path.length === 0 ? plainValue(document.root) : plainAt(document.root, path)
  const gates = gatesIn(valueAt(values, ['featureGates']))
  const image = valueAt(values, ['manager', 'image'])
  const isManager = isObject(image) && IMAGE.test(String(image.repository ?? ''))
  const version = isManager || path.length > 0 ? writtenText(root, [...path, ...TAG]) : undefined
  const telling =
    isManager || (path.length > 0 && (version || gates)) || (gates && isObject(valueAt(values, ['manager'])))
  if (!telling) return []
  return [{ what: 'chart values', ...(version && { version }), isChart: false, byChart: true, ...(gates && { gates }) }]
}

/** The gates that the values of a parent chart, beside its Chart.yaml, give to Kruise as a dependency. */
export function gatesOfDependency(
  alias: string,
  document: SourceDocument,
): Readonly<Record<string, boolean>> | undefined {
  return gatesIn(plainAt(document.root, [alias, 'featureGates']))
}
