import { type Chart, chartIn, type Dependency, inFolder, type Shelf } from './charts.js'

/** A chart with the charts in it. */
export interface ChartTree {
  readonly chart: Chart
  /** As values and helm's output call it: its alias, else its name. */
  readonly name: string
  /** The folder that it is laid into: `chart/charts/redis`. */
  readonly place: string
  readonly inner: readonly ChartTree[]
  /** Packed charts in `charts/`, which are rendered and not looked into. */
  readonly packed: readonly string[]
}

/** A chart that another one needs and that is not in the repository, or cannot be put into it. */
export interface Lacking {
  readonly chart: Chart
  readonly dependency: Dependency
  /** Why it cannot: goes on after its name. */
  readonly because?: string
}

/** So many charts one may hold, each as often as it is used: aliases of aliases grow without end. */
const MOST_CHARTS = 500

/** A chart with all that is vendored in its `charts/`, and with charts of this repository that it names by `file://`; and what it lacks. */
export function chartTree(
  chart: Chart,
  shelf: Shelf,
): { readonly tree: ChartTree; readonly lacking: readonly Lacking[] } {
  const lacking: Lacking[] = []
  let count = 0
  const treeOf = (own: Chart, name: string, place: string, way: readonly string[]): ChartTree => {
    count++
    const below = inFolder(own.folder, 'charts')
    const rests = shelf.below(below).map((each) => each.slice(below.length + 1))
    const packed = rests.filter((rest) => /^[^/_.][^/]*\.tgz$/.test(rest))
    const folders = [...new Set(rests.flatMap((rest) => /^([^/_.][^/]*)\/Chart\.yaml$/.exec(rest)?.[1] ?? []))]
    const here = folders.flatMap((folder) => {
      const found = chartIn(inFolder(below, folder), shelf)
      return found ? [{ chart: found, place: folder }] : []
    })
    for (const dependency of own.dependencies) {
      const { name: needed } = dependency
      if (here.some(({ chart: { name: has } }) => has === needed)) continue
      if (packed.some((file) => file.startsWith(`${needed}-`) && /^v?\d/.test(file.slice(needed.length + 1)))) continue
      const local = localOf(own, dependency, shelf)
      if (local && way.includes(local.folder))
        lacking.push({
          chart: own,
          dependency,
          because: `charts need each other: ${[...way, local.folder].join(' -> ')}`,
        })
      // The folder's name is ours: that of a chart may be anything.
      else if (local) here.push({ chart: local, place: `local-${here.length}` })
      else lacking.push({ chart: own, dependency })
    }
    const inner = here.flatMap(({ chart: each, place: folder }) => {
      const uses = own.dependencies.filter((dependency) => dependency.name === each.name)
      const names = uses.length === 0 ? [each.name] : uses.map((use) => use.alias ?? use.name)
      return [...new Set(names)].flatMap((called) => {
        if (count < MOST_CHARTS) return [treeOf(each, called, `${place}/charts/${folder}`, [...way, each.folder])]
        const [dependency] = uses
        if (dependency) lacking.push({ chart: own, dependency, because: `it holds more than ${MOST_CHARTS} charts` })
        return []
      })
    })
    return { chart: own, name, place, inner, packed: packed.map((file) => inFolder(below, file)) }
  }
  return { tree: treeOf(chart, chart.name, 'chart', [chart.folder]), lacking }
}

/** A chart that a dependency names by its folder. */
function localOf({ folder }: Chart, { name, repository }: Dependency, shelf: Shelf): Chart | undefined {
  if (!repository.startsWith('file://')) return undefined
  const named = repository.slice('file://'.length)
  if (named.startsWith('/')) return undefined
  const steps = folder === '.' ? [] : folder.split('/')
  for (const step of named.split('/')) {
    if (step === '..' && steps.length > 0 && steps.at(-1) !== '..') steps.pop()
    else if (step !== '' && step !== '.') steps.push(step)
  }
  const found = chartIn(steps.length === 0 ? '.' : steps.join('/'), shelf)
  return found?.name === name ? found : undefined
}

/** Why a chart is not rendered that lacks others. */
export function lackingWords({ chart, dependency: { name, version, repository }, because }: Lacking): string {
  if (because !== undefined) return `not checked: chart ${chart.name}: ${because}`
  const what = version === '' ? name : `${name} ${version}`
  const local = repository.startsWith('file:')
  const mend = local
    ? `${repository} is no chart of that name in this repository`
    : 'run helm dependency build and commit what it puts into charts/'
  return `not checked: chart ${chart.name} needs ${what}, which is not vendored: ${mend}`
}
