import type { SourceFile } from '../../source/document.js'
import type { Node, Span } from '../../source/node.js'
import { plainScalar } from '../../source/scalar.js'
import { templateOf } from './blocks.js'
import { inFolder, type Parameter, rootOf, type Shelf, type ValueSource } from './charts.js'
import { CLOSE, OPEN } from './marks.js'
import type { ChartTemplate } from './surroundings.js'
import { type Layer, layerOf, type Scope, Values } from './values.js'
import type { ChartTree } from './vendored.js'

/** All that a release of a chart is rendered from. */
export interface Assembled {
  /** Those that are understood, each file once. */
  readonly templates: readonly ChartTemplate[]
  /** What helm's output calls a template: its number above and the chart that it prints for. */
  readonly sources: ReadonlyMap<string, { readonly number: number; readonly scope: Scope }>
  /** What helm's output and its errors call a file of the chart. */
  readonly files: ReadonlyMap<string, SourceFile>
  readonly scopes: readonly Scope[]
  readonly values: Values
}

/** Puts a chart, the charts in it and a set of values together. */
export function assembled(tree: ChartTree, shelf: Shelf, layers: readonly Layer[]): Assembled {
  const templates: ChartTemplate[] = []
  const numbers = new Map<string, number>()
  const sources = new Map<string, { number: number; scope: Scope }>()
  const files = new Map<string, SourceFile>()
  const scopes: Scope[] = []
  const visit = ({ chart, name, inner }: ChartTree, prefix: string, parent: Scope | undefined): void => {
    const own = shelf.read(inFolder(chart.folder, 'values.yaml'))
    const root = 'unread' in own ? undefined : rootOf(own)
    const scope: Scope = {
      name,
      own: root && !('unread' in own) ? layerOf(own, root) : undefined,
      chart: layerOf(chart.file, chart.root),
      parent,
    }
    scopes.push(scope)
    for (const part of ['templates', 'crds']) {
      const below = inFolder(chart.folder, part)
      for (const path of shelf.below(below)) {
        const file = shelf.read(path)
        if ('unread' in file) continue
        const rest = `${part}${path.slice(below.length)}`
        files.set(`${prefix}/${rest}`, file)
        if (part === 'crds') continue
        let number = numbers.get(path)
        const template = number === undefined && !isMarked(file.text) ? templateOf(file.text) : undefined
        if (template) {
          number = templates.length
          numbers.set(path, number)
          templates.push({ file, template, scope })
        }
        if (number !== undefined) sources.set(`${prefix}/${rest}`, { number, scope })
      }
    }
    for (const each of inner) visit(each, `${prefix}/charts/${each.name}`, scope)
  }
  visit(tree, tree.name, undefined)
  return { templates, sources, files, scopes, values: new Values(layers) }
}

function isMarked(text: string): boolean {
  return text.includes(OPEN) || text.includes(CLOSE)
}

/** A source of values as a layer; undefined where its text is no mapping, which helm says itself. */
export function layerOfSource(source: ValueSource, shelf: Shelf): Layer | undefined {
  if ('name' in source) {
    const file = shelf.read(source.name)
    const root = 'unread' in file ? undefined : rootOf(file)
    return root && !('unread' in file) ? layerOf(file, root) : undefined
  }
  if ('mapping' in source) return layerOf(source.file, source.mapping)
  if ('parameter' in source) return layerOf(source.file, nodeOf(source.parameter))
  const root = rootOf({ path: source.file.path, text: source.text })
  // A line in a string is not told.
  return root && { value: layerOf(source.file, root).value, written: undefined }
}

/** A parameter as values, all of which stand where it does. */
function nodeOf({ name, value, isString, span: { start, end } }: Parameter): Node {
  const span: Span = { start, end }
  const steps = name.split(/(?<!\\)\./).map((each) => each.replaceAll('\\.', '.'))
  const leaf: Node = { kind: 'scalar', value: isString ? value : (plainScalar(value) as string), ...span }
  return steps.reduceRight<Node>(
    (node, step) => ({ kind: 'map', entries: [{ name: step, key: span, value: node }], ...span }),
    leaf,
  )
}
