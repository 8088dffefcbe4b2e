import type { Skipped } from '../finding.js'
import type { Repository } from '../gate.js'
import { type Destination, type GitOps, reachedBy } from '../render/gitops.js'
import { grouped } from '../render/grouped.js'
import { isKustomizationName } from '../render/kustomization.js'
import { type ClusterSettings, chooser } from '../settings.js'
import type { SourceFile } from '../source/document.js'
import { LineIndex } from '../source/lines.js'
import { rangeOf } from '../source/range.js'
import { isRendered, type RenderedFile } from '../source/rendered.js'
import { isReadable, readDocuments } from '../source/yaml.js'
import { type GitOpsTree, gitOpsOf } from './gitops.js'
import type { Reach } from './objects.js'
import type { Selection } from './selection.js'
import { PIPED, type Tree } from './tree.js'

/** Where the files of a repository go by what Argo CD and Flux say. */
export class Going {
  readonly #files = new Map<Destination, ReadonlySet<string>>()
  readonly #of = new Map<string, Destination[]>()

  constructor(readonly gitOps: GitOpsTree) {
    for (const each of gitOps.destinations) {
      const files = reachedBy(each, gitOps.checkout)
      this.#files.set(each, files)
      for (const name of files) {
        const own = this.#of.get(name)
        if (own) own.push(each)
        else this.#of.set(name, [each])
      }
    }
  }

  /** The destinations that take a file. */
  of(name: string): readonly Destination[] {
    return this.#of.get(name) ?? []
  }

  /** The files that go to a cluster. */
  to(cluster: string): ReadonlySet<string> {
    const own = this.gitOps.destinations.filter(({ clusters }) => clusters.includes(cluster))
    return new Set(own.flatMap((each) => [...(this.#files.get(each) ?? [])]))
  }

  /** The cluster with the files that go there as its paths; its own paths come first. `folder` is where patterns start. */
  pathsOf(cluster: ClusterSettings, folder: string): ClusterSettings {
    if (cluster.paths) return cluster
    const { names } = this.gitOps.checkout
    const paths = grouped(this.to(cluster.name), names).map((name) => patternOf(name, folder))
    return { ...cluster, paths: paths.length > 0 ? paths : NOTHING }
  }

  /** The file in the namespace that its destinations send it to. Where they differ, or one names none, it stays as it is. */
  placed(file: SourceFile): SourceFile {
    const all = this.of(file.path).map(({ namespace, forced = false }) => JSON.stringify([namespace ?? null, forced]))
    const [first, ...others] = new Set(all)
    if (first === undefined || others.length > 0) return file
    const [namespace, forced] = JSON.parse(first) as [string | null, boolean]
    return namespace === null ? file : inNamespace(file, namespace, forced)
  }

  /** What was rendered of a root, once for each namespace that its destinations send it to. */
  placedEach(file: RenderedFile): readonly RenderedFile[] {
    if (file.placed || file.goesTo) return [file]
    const groups = new Map<string, Destination[]>()
    for (const each of this.of(file.path)) {
      const key = JSON.stringify([each.namespace ?? null, each.forced ?? false])
      groups.set(key, [...(groups.get(key) ?? []), each])
    }
    if (groups.size < 2) return [this.placed(file) as RenderedFile]
    return [...groups].map(([key, destinations]) => {
      const [namespace, forced] = JSON.parse(key) as [string | null, boolean]
      const clusters = [...new Set(destinations.flatMap((each) => each.clusters))].sort()
      return madeOnce(file, `${key} ${clusters.join()}`, () => {
        const { resources: _, ...bare } = file
        return {
          ...bare,
          variant: namespace === null ? 'in no namespace' : `in ${namespace}`,
          goesTo: new Set(clusters),
          ...(namespace !== null && { placed: { namespace, forced } }),
        }
      })
    })
  }
}

/** Patterns that choose no file. */
const NOTHING: readonly string[] = ['!**']

const placed = new WeakMap<SourceFile, Map<string, SourceFile>>()

function inNamespace(file: SourceFile, namespace: string, forced: boolean): SourceFile {
  return madeOnce(file, `${forced} ${namespace}`, () => ({ ...file, placed: { namespace, forced } }))
}

/** The same object each time: a file that is on both sides of a change is one. */
function madeOnce<T extends SourceFile>(file: T, key: string, make: () => T): T {
  const known = placed.get(file) ?? new Map<string, SourceFile>()
  placed.set(file, known)
  const made = (known.get(key) as T | undefined) ?? make()
  known.set(key, made)
  return made
}

/** A name as a pattern that stands for it alone, from `folder`. */
export function patternOf(name: string, folder: string): string {
  const relative = folder === '.' ? name : name.startsWith(`${folder}/`) ? name.slice(folder.length + 1) : name
  return relative.replace(/[*?[\]{}\\!]/g, '\\$&')
}

/** What an object of Argo CD or Flux sends to the clusters, and nobody can look at: charts and paths of other repositories, and what is not followed. */
export function unseenIn({ notEvaluated, destinations }: GitOps, clusters: readonly ClusterSettings[]): Skipped[] {
  const isJudged = (each: Destination) => each.clusters.some((name) => clusters.some((one) => one.name === name))
  const away = destinations.filter((each) => !each.source.isHere && isJudged(each))
  const all = [
    ...notEvaluated,
    ...away.map(({ by, source: { chart, repo, path } }) => {
      const what = chart === undefined ? `path ${path} of` : `chart ${chart} of`
      return { by, path: [], reason: `not checked: it installs ${what} ${repo}, which is not in this repository` }
    }),
  ]
  const told = all.map(({ by: { node, document }, path, reason }): Skipped => {
    const { file } = document
    const { line } = new LineIndex(file.text).at(rangeOf(node, path, file.text).start)
    return { file: file.path, line, reason, unchecked: true }
  })
  return [...new Map(told.map((each) => [JSON.stringify(each), each])).values()]
}

/** What a person should be told of what is not followed, a line each. */
export function leftWords({ notEvaluated }: GitOps): string[] {
  return notEvaluated.map(({ by, reason }) => {
    return `${by.document.file.path}: ${by.kind} ${by.name}: ${reason}.`
  })
}

/** A tree is read for what a configuration says of clusters several times, as both sides of a change say it. */
const read = new WeakMap<Tree, Map<string, Going>>()

/** Where the files of a configuration go; what is not followed is told. */
export function goingIn(tree: Tree, { settings, folder }: Reach, { origin }: Selection, notes: Set<string>): Going {
  const known = read.get(tree) ?? new Map<string, Going>()
  read.set(tree, known)
  const clusters = settings.clusters.map(({ name, destinations, labels }) => ({ name, destinations, labels }))
  const key = JSON.stringify([folder, origin, clusters])
  const going = known.get(key) ?? new Going(gitOpsOf(tree, folder, clusters, origin))
  known.set(key, going)
  const { gitOps } = going
  if (gitOps.destinations.every(({ clusters }) => clusters.length === 0))
    notes.add('gitops is true, and no object of Argo CD or Flux sends anything to a cluster of the configuration.')
  return going
}

/** Whether the paths of any of the clusters choose a file; `folder` is where patterns start. */
export function goesTo(clusters: readonly ClusterSettings[], folder: string): (name: string) => boolean {
  const choosers = clusters.map(({ paths }) => (paths ? chooser(paths) : () => true))
  return (name) => {
    const relative = folder !== '.' && name.startsWith(`${folder}/`) ? name.slice(folder.length + 1) : name
    return choosers.some((chosen) => chosen(relative))
  }
}

type Applied = Pick<Repository, 'files' | 'skipped' | 'sources' | 'failures' | 'unrendered'>

/** The files that go to a judged cluster; the documents of others are left, with the reason. One that cannot be parsed is told of wherever it goes. */
export function somewhere(
  applied: Applied,
  { settings, clusters }: Pick<Repository, 'settings' | 'clusters'>,
  folder: string,
): Applied {
  if (clusters.length === 0 || clusters.some(({ paths }) => paths === undefined)) return applied
  const [goes, goesAnywhere] = [goesTo(clusters, folder), goesTo(settings.clusters, folder)]
  const skipped = [...(applied.skipped ?? [])]
  const files = applied.files.filter((file) => {
    // A kustomization tells which of the others are patches; what goes nowhere was not rendered.
    if (goes(file.path) || file.path === PIPED || isKustomizationName(file.path) || isRendered(file)) return true
    const documents = readDocuments(file)
    if (!documents.every(isReadable)) return true
    const reason = goesAnywhere(file.path)
      ? 'it goes to none of the chosen clusters'
      : NOWHERE[String(settings.gitops === true)]
    const lines = new LineIndex(file.text)
    for (const { root } of documents)
      skipped.push({ file: file.path, line: lines.at(root.start).line, reason: reason as string })
    return false
  })
  return { ...applied, files, skipped }
}

const NOWHERE: Readonly<Record<string, string>> = {
  true: 'it goes nowhere: nothing of Argo CD or Flux, and the paths of no cluster, send it to a cluster',
  false: 'it goes nowhere: the paths of no cluster choose it',
}
