import { chooser, NO_SETTINGS, readSettings } from '../settings.js'
import { LineIndex } from '../source/lines.js'
import type { Manifest } from '../workload/manifest.js'
import { configFinder, folderOf } from './configs.js'
import { diskTree } from './disk.js'
import { gitOpsOf, originOf } from './gitops.js'
import { Going, leftWords } from './going.js'
import { usable } from './usable.js'
import { UsageError } from './usage-error.js'

/** Where a file goes: to the clusters of the configuration, and by which objects of Argo CD and Flux. */
export interface WhereFile {
  readonly file: string
  /** The clusters whose `paths` choose it, or to which the objects send it. */
  readonly clusters: readonly string[]
  readonly destinations: readonly WhereDestination[]
}

/** An object that sends a file somewhere. */
export interface WhereDestination {
  readonly by: {
    readonly kind: string
    readonly namespace: string | null
    readonly name: string
    readonly file: string
    readonly line: number
  }
  /** The Application's name; of an ApplicationSet one of those that it makes. */
  readonly name: string
  readonly path: string | null
  readonly chart: string | null
  readonly repo: string
  readonly revision: string | null
  /** As it is written; null where nothing names one. */
  readonly cluster: string | null
  readonly clusters: readonly string[]
  readonly namespace: string | null
  readonly valuesFiles: readonly string[]
  /** Whether the object itself holds values. */
  readonly ownValues: boolean
}

/** Where files go, and what is not followed, a line each. */
export interface Where {
  readonly files: readonly WhereFile[]
  readonly notEvaluated: readonly string[]
}

/** Says where the files go; throws a UsageError where there is no such file, or where a configuration cannot be read. */
export function where(cwd: string, places: readonly string[], config?: string): Promise<Where> {
  return usable(() => {
    if (places.length === 0) throw new UsageError('where takes files: kruise-preflight where apps/web/deployment.yaml')
    const tree = diskTree(cwd)
    const names = [...new Set(places.flatMap((place) => tree.at(place)).map(({ name }) => name))]
    const nearest = configFinder(tree)
    const worlds = new Map<string | undefined, ReturnType<typeof worldOf>>()
    const worldOf = (owner: string | undefined) => {
      const source = owner === undefined ? undefined : tree.read(owner)
      if (source && 'unread' in source) throw new UsageError(`${owner} is not read: ${source.unread}`)
      const settings = source ? readSettings(source) : NO_SETTINGS
      const folder = owner === undefined ? '.' : folderOf(owner)
      const gitOps = gitOpsOf(tree, folder, settings.clusters, originOf(cwd))
      return { settings, folder, gitOps, going: new Going(gitOps) }
    }
    const files = names.map((file): WhereFile => {
      const folder = file.includes('/') ? file.slice(0, file.lastIndexOf('/')) : '.'
      const owner = config === undefined ? nearest(folder, '.') : tree.nameOf(config)
      const world = worlds.get(owner) ?? worldOf(owner)
      worlds.set(owner, world)
      const destinations = world.going.of(file)
      const sent = new Set(destinations.flatMap(({ clusters }) => clusters))
      const relative = world.folder === '.' ? file : file.slice(world.folder.length + 1)
      const clusters = world.settings.clusters.filter(({ name, paths }) => {
        return paths ? chooser(paths)(relative) : !world.settings.gitops || sent.has(name)
      })
      return {
        file,
        clusters: clusters.map(({ name }) => name),
        destinations: destinations.map(({ by, name, source, cluster, clusters: named, namespace, values }) => ({
          by: { kind: by.kind, namespace: by.namespace, name: by.name, ...placeOf(by) },
          name,
          path: source.path ?? null,
          chart: source.chart ?? null,
          repo: source.repo,
          revision: source.revision ?? null,
          cluster,
          clusters: named,
          namespace: namespace ?? null,
          valuesFiles: values.flatMap((each) => ('file' in each ? [each.file] : [])),
          ownValues: values.some((each) => 'inline' in each),
        })),
      }
    })
    return { files, notEvaluated: [...worlds.values()].flatMap(({ gitOps }) => leftWords(gitOps)) }
  })
}

function placeOf({ document: { file }, node }: Manifest): { file: string; line: number } {
  return { file: file.path, line: new LineIndex(file.text).at(node.start).line }
}

/** `where` for a person. */
export function whereText({ files, notEvaluated }: Where): string {
  const lines = files.flatMap(({ file, clusters, destinations }) => [
    file,
    ...destinations.flatMap((each) => [
      `  ${each.by.kind} ${each.by.name}${each.name === each.by.name ? '' : `, which makes ${each.name}`} (${each.by.file}:${each.by.line})`,
      `    to        ${destinationWords(each)}`,
      `    namespace ${each.namespace ?? 'as the manifests say'}`,
      ...(each.chart === null
        ? [`    path      ${each.path}`]
        : [`    chart     ${each.chart} ${each.revision ?? ''}`]),
      ...(each.valuesFiles.length > 0 || each.ownValues ? [`    values    ${valuesWords(each)}`] : []),
    ]),
    ...(destinations.length === 0 ? ['  nothing of Argo CD or Flux sends it anywhere'] : []),
    `  judged on ${clusters.length > 0 ? clusters.join(', ') : 'no configured cluster'}`,
  ])
  return [...lines, ...notEvaluated.map((each) => `not evaluated: ${each}`), ''].join('\n')
}

function destinationWords({ cluster, clusters }: WhereDestination): string {
  const named = clusters.join(', ')
  if (cluster === null) return named === '' ? 'the cluster that it is applied to' : named
  if (named === cluster) return cluster
  return `${cluster} (${named === '' ? 'no cluster of the configuration' : named})`
}

function valuesWords({ valuesFiles, ownValues, by }: WhereDestination): string {
  return [...valuesFiles, ...(ownValues ? [`those in ${by.kind} ${by.name}`] : [])].join(', ')
}
