import path from 'node:path'
import type { Skipped } from '../../finding.js'
import type { Target } from '../../gate/targets.js'
import { foldersOf } from '../../render/grouped.js'
import { type Chart, chartsAt, isPartOf, isTemplateOf, readsCluster } from '../../render/helm/charts.js'
import { type ChartRelease, releasesOf } from '../../render/helm/releases.js'
import { type ChartTree, chartTree } from '../../render/helm/vendored.js'
import type { RenderFailure } from '../../rules/rule.js'
import type { SourceFile } from '../../source/document.js'
import { LineIndex } from '../../source/lines.js'
import type { Span } from '../../source/node.js'
import type { RenderedFile } from '../../source/rendered.js'
import type { ChartShelf } from '../tree.js'
import { chartTexts, type RenderedChart, renderChart } from './charts.js'
import type { Helm } from './helm.js'
import { type Asked, type Renderings, type Time, unreachedWords } from './renderings.js'

/** Where nobody names a namespace, this is what helm takes. */
const DEFAULT_NAMESPACE = 'default'

/** Renders charts, those that are made of the same once. */
export class Charts {
  /** What a person should be told, a line each. */
  readonly notes = new Set<string>()
  readonly #rendered = new Map<string, RenderedChart>()
  readonly #files = new Map<RenderedFile, Map<string, RenderedFile>>()
  #tool: Helm | null | undefined

  constructor(
    readonly find: () => Helm | undefined,
    readonly time: Time,
  ) {}

  /** Renders the releases of the charts among the files of a tree. Starts no program where there are none. */
  render({ found, tree, goes, clusters, targets, destinations, releases, reached, steps }: Asked): Renderings {
    const names = found.map((file) => file.path).filter((name) => path.posix.basename(name) === 'Chart.yaml')
    const shelf = names.length === 0 ? undefined : tree.shelf()
    const charts = shelf ? chartsAt(names, shelf).filter(({ file }) => goes(file.path)) : []
    const tool = charts.length === 0 ? undefined : this.#program()
    const all = tool ? targets() : []
    const folders = tool ? charts.map(({ folder }) => folder) : []
    steps?.ask('charts', folders)
    const made = charts.flatMap((chart): Made[] => {
      if (!tool) return [{ chart, notChecked: notOf(chart, 'helm is not on the PATH') }]
      let ground: Ground | undefined
      return releasesOf(chart, shelf!, destinations, releases, clusters).flatMap((release) => {
        const isReached = reached?.has(chart.file.path, namedBy(release)) ?? true
        steps?.[isReached ? 'begin' : 'leave'](chart.folder)
        if (!isReached) return [{ chart, isUnreached: true }]
        // Its files are read once, whatever its releases are.
        ground ??= groundOf(chart, shelf!, all)
        return this.#release(release, ground, tool)
      })
    })
    const rendered = charts.filter((chart) => made.some((each) => each.chart === chart && each.file))
    const isWhole = (chart: Chart) => made.every((each) => each.chart !== chart || each.file || each.isUnreached)
    const left = charts.filter((chart) => !rendered.includes(chart) && isWhole(chart))
    const words = new Map([
      ...left.map((chart) => [chart.folder, { chart, reason: unreachedWords([chart.folder]) }] as const),
      ...rendered.map(
        (chart) => [chart.folder, { chart, reason: `part of ${chart.folder}, which is rendered` }] as const,
      ),
    ])
    const parts = found.flatMap(({ path: name }) => {
      const of = words.get(foldersOf(name).findLast((folder) => words.has(folder)) ?? '.')
      return of && isTemplateOf(of.chart, name) ? [[name, of.reason] as const] : []
    })
    return {
      files: made.flatMap(({ file }) => file ?? []),
      sources: made.flatMap(({ sources }) => sources ?? []),
      parts: new Map(parts),
      skipped: told(made.flatMap(({ notChecked }) => notChecked ?? [])),
      failures: made.flatMap(({ failure }) => failure ?? []),
      unreached: made.filter(({ isUnreached }) => isUnreached).length,
      unrendered: new Set(charts.filter((chart) => !isWhole(chart)).map(({ file }) => file.path)),
    }
  }

  #release(
    { called, name, namespace, set, clusters, by, unseen, elsewhere }: ChartRelease,
    { chart, tree, shelf, targets, asks }: Ground,
    tool: Helm,
  ): Made[] {
    const own = targets.filter(({ cluster }) => clusters?.includes(cluster) ?? true)
    if (own.length === 0) return []
    if (elsewhere !== undefined)
      return [{ chart, notChecked: notOf(chart, `${called} has values of another repository: ${elsewhere}`) }]
    const groups = asks ? alike(own) : [own]
    const isForAll = groups.length === 1 && own.length === targets.length
    const nameOf = ({ cluster, cell }: Target) => (groups.length > 1 ? cell : cluster)
    const goesTo = (group: readonly Target[]) => !isForAll && { goesTo: new Set(group.map(nameOf)) }
    return groups.map((group): Made => {
      const { kubernetes, apiVersions } = group.at(-1)!
      const release = { name, namespace: namespace ?? DEFAULT_NAMESPACE, kubernetes, apiVersions }
      const said = this.time.spend(() => renderChart(chart, set, release, shelf, tool, { by, known: this.#rendered }))
      if (said === undefined) return { chart, notChecked: notOf(chart, this.time.words) }
      if ('failure' in said && unseen.length > 0)
        return { chart, notChecked: notOf(chart, `it does not render without the values of ${unseen.join(', ')}`) }
      if ('failure' in said)
        return {
          chart,
          failure: {
            ...said.failure,
            ...(!by && set.sources.length === 0 && OF_VALUES.test(said.failure.said) && { alone: true }),
            ...goesTo(group),
          },
        }
      if ('notChecked' in said) return { chart, notChecked: skippedAt(said.file, said.span, said.notChecked) }
      const variant = [called, ...(groups.length > 1 ? [`as on ${group[0]!.cell}`] : [])].filter((each) => each !== '')
      const file = this.#placed(said.file, {
        ...(namespace !== undefined && { placed: { namespace, forced: false } }),
        ...(variant.length > 0 && { variant: variant.join(', ') }),
        ...goesTo(group),
        // Releases that somebody names live together.
        ...(!by && said.file.resources && { resources: said.file.resources }),
      })
      return { chart, file, sources: sourcesOf(tree, set, shelf) }
    })
  }

  /** The same object each time: what is on both sides of a change is one. */
  #placed(file: RenderedFile, more: Partial<RenderedFile>): RenderedFile {
    const known = this.#files.get(file) ?? new Map<string, RenderedFile>()
    this.#files.set(file, known)
    const key = JSON.stringify([more.placed, more.variant, [...(more.goesTo ?? [])], more.resources !== undefined])
    const { resources: _, ...bare } = file
    const made = known.get(key) ?? { ...bare, ...more }
    known.set(key, made)
    return made
  }

  #program(): Helm | undefined {
    if (this.#tool === undefined) {
      this.#tool = this.find() ?? null
      this.notes.add(
        this.#tool
          ? `Charts are rendered with helm template${this.#tool.version === '' ? '' : ` (helm ${this.#tool.version})`}.`
          : 'Charts are not rendered: helm is not on the PATH. https://helm.sh/docs/intro/install/ says how to install it.',
      )
    }
    return this.#tool ?? undefined
  }
}

/** How helm says what other values may mend. */
const OF_VALUES = /execution error at|executing "|the specifications of the schema/

/** A chart among its files, and the cells that it may go to. */
interface Ground {
  readonly chart: Chart
  readonly tree: ChartTree
  /** Whether it may give another text for another cluster. */
  readonly asks: boolean
  readonly shelf: ChartShelf
  readonly targets: readonly Target[]
}

function groundOf(chart: Chart, shelf: ChartShelf, targets: readonly Target[]): Ground {
  const { tree } = chartTree(chart, shelf)
  return { chart, tree, shelf, targets, asks: readsCluster(textsOf(tree, shelf)) }
}

/** What became of one text of a chart: one of these. */
interface Made {
  readonly chart: Chart
  readonly file?: RenderedFile
  readonly sources?: readonly SourceFile[]
  readonly failure?: RenderFailure
  readonly notChecked?: Skipped
  readonly isUnreached?: true
}

/** The files beside the chart that say how it is released. */
function namedBy({ set, by }: ChartRelease): string[] {
  const files = set.sources.map((source) => ('name' in source ? source.name : source.file.path))
  return by ? [by.file.path, ...files] : files
}

function notOf({ root, file, name }: Chart, reason: string): Skipped {
  return skippedAt(file, root, `not checked: chart ${name}: ${reason}`)
}

function skippedAt(file: SourceFile, { start }: Span, reason: string): Skipped {
  return { file: file.path, line: new LineIndex(file.text).at(start).line, reason, unchecked: true }
}

/** Of a file that is named for several reasons one entry that has them all. */
function told(all: readonly Skipped[]): Skipped[] {
  const files = new Map<string, Skipped>()
  for (const each of all) {
    const known = files.get(each.file)
    if (!known) files.set(each.file, each)
    else if (!known.reason.includes(each.reason))
      files.set(each.file, { ...known, reason: `${known.reason}; ${each.reason.replace(/^not checked: /, '')}` })
  }
  return [...files.values()]
}

/** Cells in groups that a chart cannot tell apart. */
function alike(targets: readonly Target[]): Target[][] {
  const groups = new Map<string, Target[]>()
  for (const each of targets) {
    const key = JSON.stringify([each.kubernetes, each.apiVersions])
    const group = groups.get(key)
    if (group) group.push(each)
    else groups.set(key, [each])
  }
  return [...groups.values()]
}

/** The texts of a chart and of those in it that may ask for the cluster; what is packed may ask too. */
function* textsOf({ chart, inner, packed }: ChartTree, shelf: ChartShelf): Generator<string> {
  if (packed.length > 0) yield 'Capabilities'
  yield* chartTexts(chart, shelf)
  for (const each of inner) yield* textsOf(each, shelf)
}

/** The files that people wrote for a release, as far as they are text that holds comments and places. */
function sourcesOf(tree: ChartTree, set: ChartRelease['set'], shelf: ChartShelf): SourceFile[] {
  const names = new Set(set.sources.flatMap((source) => ('name' in source ? source.name : [])))
  const visit = ({ chart, inner }: ChartTree): void => {
    for (const name of shelf.below(chart.folder)) if (isPartOf(chart, name) && TEXT.test(name)) names.add(name)
    for (const each of inner) visit(each)
  }
  visit(tree)
  return [...names].flatMap((name) => {
    const file = shelf.read(name)
    return 'unread' in file ? [] : [file]
  })
}

const TEXT = /\.(?:ya?ml|json|tpl)$/
