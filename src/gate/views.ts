import { isRendered, renderingOf } from '../source/rendered.js'
import type { Manifest } from '../workload/manifest.js'
import { identity } from './pairs.js'

/**
 * Which manifests live with which. What is rendered of one root lives with the plain files and the other roots, but not with
 * those that make the same objects, or make theirs of the same files: these are for other clusters.
 */
export class Views {
  readonly #objects = new Map<string, Set<string>>()
  readonly #files = new Map<string, Set<string>>()
  readonly #apart = new Map<string, boolean>()
  #bound = false

  constructor(manifests: readonly Manifest[]) {
    for (const manifest of manifests) {
      const { file } = manifest.document
      if (!isRendered(file)) continue
      const root = renderingOf(file)
      add(this.#objects, root, [identity(manifest)])
      add(this.#files, root, file.resources ?? [])
      this.#bound ||= file.goesTo !== undefined
    }
  }

  /** Whether any of the manifests are rendered. */
  get any(): boolean {
    return this.#objects.size > 0
  }

  /** Whether any of them are for some clusters or versions alone. */
  get bound(): boolean {
    return this.#bound
  }

  /** The rendered text that a manifest stands in; '' for a plain one. */
  rootOf({ document }: Manifest): string {
    return renderingOf(document.file)
  }

  /** Those of `manifests` that live with what is rendered of a root, or with the plain files, which see of several that are the same the first. */
  from(root: string, manifests: readonly Manifest[]): readonly Manifest[] {
    if (!this.any) return manifests
    if (root !== '') return manifests.filter((each) => !this.#areApart(root, this.rootOf(each)))
    const plain = manifests.filter((each) => this.rootOf(each) === '')
    const roots = new Map<string, string>(plain.map((each) => [identity(each), '']))
    return manifests.filter((each) => {
      const [of, at] = [identity(each), this.rootOf(each)]
      const first = roots.get(of)
      if (first === undefined) roots.set(of, at)
      return first === undefined || first === at
    })
  }

  #areApart(one: string, other: string): boolean {
    if (one === other || other === '') return false
    const key = one < other ? `${one}\n\n${other}` : `${other}\n\n${one}`
    let apart = this.#apart.get(key)
    if (apart === undefined) {
      apart = [this.#objects, this.#files].some((sets) => {
        const others = sets.get(other)
        return others !== undefined && [...(sets.get(one) ?? [])].some((each) => others.has(each))
      })
      this.#apart.set(key, apart)
    }
    return apart
  }
}

function add(sets: Map<string, Set<string>>, key: string, values: Iterable<string>): void {
  const set = sets.get(key) ?? new Set()
  for (const each of values) set.add(each)
  sets.set(key, set)
}
