import path from 'node:path'
import { chartIn } from '../../render/helm/charts.js'
import { type ChartTree, chartTree } from '../../render/helm/vendored.js'
import { reachOf } from '../../render/kustomize-roots.js'
import { KINDS } from '../../workload/kinds.js'
import { isConfig } from '../configs.js'
import type { Selection } from '../selection.js'
import type { Tree } from '../tree.js'
import { filesOf, kustomizationsIn } from './kustomizations.js'

/** Kinds of one workload and what belongs to it: an object of them changes nothing of what stands elsewhere. */
const OF_ONE_WORKLOAD: ReadonlySet<string> = new Set([
  ...KINDS.filter(({ templates }) => templates).map(({ kind }) => kind),
  ...['ConfigMap', 'Secret', 'Service', 'ServiceAccount', 'Ingress', 'NetworkPolicy', 'PersistentVolumeClaim'],
  ...['Role', 'RoleBinding', 'ClusterRole', 'ClusterRoleBinding'],
  ...['HorizontalPodAutoscaler', 'PodDisruptionBudget', 'ServiceMonitor', 'PodMonitor', 'HelmRelease'],
])

/** Kinds whose objects act on others, wherever these stand. */
const ACTING = new RegExp(
  `^\\s*(?:- )?["']?kind["']?:\\s*["']?(?:${KINDS.filter(({ kind }) => !OF_ONE_WORKLOAD.has(kind))
    .map(({ kind }) => kind)
    .join('|')}|(?:Mutating|Validating)\\w+)\\b`,
  'm',
)

/** Where a version of Kruise or vcluster may be read. */
const VERSIONS = /kruise-manager|openkruise\/|chart:\s*["']?(?:kruise|vcluster)\b|name:\s*["']?(?:kruise|vcluster)\b/

/** A thing that is rendered: its file that stands for it, and all that it is made of. */
interface Root {
  readonly path: string
  readonly files: readonly string[]
}

/**
 * What of that which is rendered a change can reach, the same on both of its sides: roots one of whose files differs, and
 * those that hold what acts on others. Where the change itself touches what acts on others, or what says of clusters how
 * they are and what goes there, it reaches all.
 */
export class Reached {
  readonly #changed = new Map<string, boolean>()
  #roots: ReadonlySet<string> | 'all' | undefined

  constructor(
    readonly head: Tree,
    readonly base: Tree,
    readonly selection: Pick<Selection, 'paths'>,
  ) {}

  /** Whether the change reaches what the file stands for, or touches one of `more`. */
  has(root: string, more: Iterable<string> = []): boolean {
    this.#roots ??= this.#find()
    if (this.#roots === 'all' || this.#roots.has(root)) return true
    for (const each of more) if (this.#isChanged(each)) return true
    return false
  }

  #find(): ReadonlySet<string> | 'all' {
    const sides = [this.head, this.base].map((tree) => ({ tree, names: namesIn(tree, this.selection) }))
    const roots = sides.flatMap(({ tree, names }) => rootsIn(names, tree).map((root) => ({ ...root, tree })))
    const parts = new Set(roots.flatMap(({ files }) => files))
    const changed = [...new Set(sides.flatMap(({ names }) => names))].filter((name) => this.#isChanged(name))
    if (changed.some((name) => this.#reachesAll(name, parts.has(name)))) return 'all'
    const [reached, acting] = [new Set<string>(), new Set<string>()]
    for (const { path: root, files, tree } of roots) {
      if (files.some((name) => this.#isChanged(name))) reached.add(root)
      if (files.some((name) => ACTING.test(textIn(name, tree)))) acting.add(root)
    }
    const isReleased = changed.some((name) => /^kind: *["']?HelmRelease/m.test(textIn(name, this.head)))
    if ([...reached].some((root) => acting.has(root)) || (isReleased && acting.size > 0)) return 'all'
    return new Set([...reached, ...acting])
  }

  #reachesAll(name: string, isPart: boolean): boolean {
    if (isConfig(name)) return true
    // Workflows and what else tools keep in a folder of theirs is nothing that a cluster gets.
    if (/(?:^|\/)\.[^./][^/]*\//.test(name)) return false
    return [this.head, this.base].some((tree) => {
      const text = textIn(name, tree)
      return text !== '' && (ACTING.test(text) || VERSIONS.test(text) || (!isPart && !isOfOneWorkload(text)))
    })
  }

  #isChanged(name: string): boolean {
    let changed = this.#changed.get(name)
    if (changed === undefined) {
      changed = differs(name, this.head, this.base)
      this.#changed.set(name, changed)
    }
    return changed
  }
}

function namesIn(tree: Tree, { paths = [] }: Pick<Selection, 'paths'>): string[] {
  const places = paths.length > 0 ? paths : ['.']
  return places.flatMap((place) => {
    const name = tree.nameOf(place)
    return tree.isFile(name) || tree.isFolder(name) ? tree.at(place).map((found) => found.name) : []
  })
}

function* rootsOfKustomize(names: readonly string[], tree: Tree): Generator<Root> {
  const files = filesOf(tree)
  const found = names.flatMap((name) => {
    const file = /kustomization\.ya?ml$/.test(name) && tree.isFile(name) ? tree.read(name) : { unread: '' }
    return 'unread' in file ? [] : [file]
  })
  for (const each of kustomizationsIn(found, files))
    yield { path: each.file.path, files: [...reachOf(each, files).files.keys()] }
}

function* rootsOfHelm(names: readonly string[], tree: Tree): Generator<Root> {
  const charts = names.filter((name) => path.posix.basename(name) === 'Chart.yaml')
  const shelf = charts.length > 0 ? tree.shelf() : undefined
  const filesOfChart = ({ chart, inner }: ChartTree): string[] => [
    ...(shelf?.below(chart.folder) ?? []),
    ...inner.flatMap(filesOfChart),
  ]
  for (const name of charts) {
    const chart = chartIn(path.posix.dirname(name), shelf!)
    if (chart) yield { path: name, files: [...new Set(filesOfChart(chartTree(chart, shelf!).tree))] }
  }
}

function rootsIn(names: readonly string[], tree: Tree): Root[] {
  return [...rootsOfKustomize(names, tree), ...rootsOfHelm(names, tree)]
}

function isOfOneWorkload(text: string): boolean {
  const kinds = [...text.matchAll(/^(?:- | {2})?["']?kind["']?:\s*["']?(\w+)/gm)].map(([, kind = '']) => kind)
  return kinds.length > 0 && kinds.every((kind) => OF_ONE_WORKLOAD.has(kind))
}

function textIn(name: string, tree: Tree): string {
  if (!tree.isFile(name)) return ''
  const file = tree.read(name)
  return 'unread' in file ? '' : file.text
}

function differs(name: string, head: Tree, base: Tree): boolean {
  const [here, there] = [head.isFile(name), base.isFile(name)]
  if (!here || !there) return here !== there
  const known = base.isSame?.(name)
  if (known !== undefined) return !known
  const [now, was] = [head.shelf().bytes(name), base.shelf().bytes(name)]
  if ('unread' in now || 'unread' in was) return true
  return Buffer.compare(now, was) !== 0
}
