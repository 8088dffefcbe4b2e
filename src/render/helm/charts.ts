// Mirrors helm.sh/helm/v3 pkg/chart/loader/load.go: what a folder with a Chart.yaml holds, and pkg/chart/dependency.go.
import type { SourceFile } from '../../source/document.js'
import { entry, type Node, type Span } from '../../source/node.js'
import { isReadable, readDocuments } from '../../source/yaml.js'

/** The files that charts are looked for among, by the names that the house has for them. */
export interface Shelf {
  /** The names of all files below a folder, whatever they end in. */
  below(folder: string): readonly string[]
  /** A file's text, the same object each time; or why it is not read. */
  read(name: string): SourceFile | { readonly unread: string }
}

/** A folder with a Chart.yaml. */
export interface Chart {
  /** `.` or `charts/shop`. */
  readonly folder: string
  readonly file: SourceFile
  readonly root: Node
  readonly name: string
  readonly version: string
  readonly isLibrary: boolean
  readonly dependencies: readonly Dependency[]
}

/** A chart that another one needs. */
export interface Dependency {
  readonly name: string
  readonly version: string
  /** `https://charts.example.com`, `file://../common`, or ''. */
  readonly repository: string
  readonly alias: string | undefined
  readonly file: SourceFile
  readonly span: Span
}

const CHART = 'Chart.yaml'

/** The chart of a folder; undefined where there is none that can be read. */
export function chartIn(folder: string, shelf: Shelf): Chart | undefined {
  const file = shelf.read(inFolder(folder, CHART))
  if ('unread' in file) return undefined
  const root = rootOf(file)
  const name = textIn(root, 'name')
  if (!root || name === '') return undefined
  const older = textIn(root, 'apiVersion') === 'v1' ? shelf.read(inFolder(folder, 'requirements.yaml')) : undefined
  const needing = older && !('unread' in older) ? older : file
  return {
    folder,
    file,
    root,
    name,
    version: textIn(root, 'version'),
    isLibrary: textIn(root, 'type') === 'library',
    dependencies: dependenciesIn(needing),
  }
}

/** The charts below a folder that are released by themselves, in the order of their names: no libraries, and none inside of another. */
export function chartsBelow(folder: string, shelf: Shelf): Chart[] {
  return chartsAt(
    shelf.below(folder).filter((name) => name === CHART || name.endsWith(`/${CHART}`)),
    shelf,
  )
}

/** The charts that are released by themselves, of those with a Chart.yaml of these names. */
export function chartsAt(names: readonly string[], shelf: Shelf): Chart[] {
  const folders = names.map((name) => (name === CHART ? '.' : name.slice(0, -CHART.length - 1)))
  const inner = (each: string) =>
    folders.some(
      (other) => other !== each && ['charts', 'templates', 'crds'].some((part) => isIn(each, inFolder(other, part))),
    )
  return folders
    .filter((each) => !inner(each))
    .flatMap((each) => chartIn(each, shelf) ?? [])
    .filter(({ isLibrary }) => !isLibrary)
}

/** Whether helm reads a file as a part of a chart: what it makes objects of, and what it makes them with. */
export function isPartOf(chart: Chart, name: string): boolean {
  const rest = restIn(chart, name)
  return (
    rest !== undefined &&
    (isTemplateOf(chart, name) ||
      /^(?:Chart\.(?:yaml|lock)|requirements\.(?:yaml|lock)|values\.schema\.json|values\.yaml)$/.test(rest) ||
      environmentOf(rest) !== undefined)
  )
}

/** Whether a file is in a chart to become objects, so that it is no manifest by itself. */
export function isTemplateOf(chart: Chart, name: string): boolean {
  return /^(?:templates|charts|crds|ci)\//.test(restIn(chart, name) ?? '')
}

function restIn({ folder }: Chart, name: string): string | undefined {
  if (!isIn(name, folder)) return undefined
  return folder === '.' ? name : name.slice(folder.length + 1)
}

/** The values that a release of a chart is rendered with, over those in its own values.yaml. */
export interface ValueSet {
  /** `prod`; '' where there are no others. */
  readonly name: string
  /** The last counts over all others. */
  readonly sources: readonly ValueSource[]
}

/** Where values come from: a values file, a mapping in another file, YAML in a string of another file, or one parameter there. */
export type ValueSource =
  | { readonly name: string }
  | { readonly file: SourceFile; readonly mapping: Node }
  | { readonly file: SourceFile; readonly text: string }
  | { readonly file: SourceFile; readonly parameter: Parameter }

/** One value as `helm --set NAME=VALUE` takes it. */
export interface Parameter {
  /** `image.tag`. */
  readonly name: string
  readonly value: string
  /** Whether it is a string whatever it looks like. */
  readonly isString: boolean
  readonly span: Span
}

/** The sets of values that the files of a chart name, one for each environment; without such files the chart's own values alone. */
export function valueSetsOf({ folder }: Chart, shelf: Shelf): ValueSet[] {
  const sets = shelf.below(folder).flatMap((file) => {
    const rest = folder === '.' ? file : file.slice(folder.length + 1)
    const name = environmentOf(rest)
    return name === undefined ? [] : [{ name, sources: [{ name: file }] }]
  })
  const isTest = ({ name }: ValueSet) => name.startsWith('ci/')
  // Values for tests of a chart are no environment.
  return sets.every(isTest) ? [{ name: '', sources: [] }, ...sets] : sets
}

/** The environment that a values file of a chart is for, by its name in the chart's folder. */
function environmentOf(rest: string): string | undefined {
  const found =
    /^values[-_.]([^/]+)\.ya?ml$/.exec(rest) ??
    /^values\/([^/]+)\.ya?ml$/.exec(rest) ??
    /^(?:environments|envs?)\/([^/]+)\/values\.ya?ml$/.exec(rest) ??
    /^(ci\/[^/]+)-values\.ya?ml$/.exec(rest)
  return found?.[1]
}

/** What a chart reads of the cluster it is rendered for, so that other versions may give another text. */
export function readsCluster(texts: Iterable<string>): boolean {
  for (const text of texts) if (text.includes('Capabilities') || text.includes('kubeVersion:')) return true
  return false
}

/** A path in a folder; `.` stands for the working directory. */
export function inFolder(folder: string, rest: string): string {
  return folder === '.' ? rest : `${folder}/${rest}`
}

function isIn(name: string, folder: string): boolean {
  return folder === '.' || name === folder || name.startsWith(`${folder}/`)
}

/** The mapping that the first document of a file is. */
export function rootOf(file: SourceFile): Node | undefined {
  const [document] = readDocuments(file)
  return document && isReadable(document) && document.root.kind === 'map' ? document.root : undefined
}

function textIn(node: Node | undefined, key: string): string {
  const value = entry(node, key)?.value
  return value?.kind === 'scalar' && value.value !== null ? String(value.value) : ''
}

function dependenciesIn(file: SourceFile): Dependency[] {
  const list = entry(rootOf(file), 'dependencies')?.value
  if (list?.kind !== 'seq') return []
  return list.items.flatMap((item) => {
    const name = textIn(item, 'name')
    const key = entry(item, 'name')
    if (!key) return []
    const alias = textIn(item, 'alias')
    const [version, repository] = [textIn(item, 'version'), textIn(item, 'repository')]
    const span = { start: key.key.start, end: key.value.end }
    return [{ name, version, repository, alias: alias === '' ? undefined : alias, file, span }]
  })
}
