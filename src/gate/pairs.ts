import { isDeepStrictEqual } from 'node:util'
import { renderingOf } from '../source/rendered.js'
import type { Manifest } from '../workload/manifest.js'

/** What makes two manifests the same object. */
export function identity({ group, kind, namespace, name }: Manifest): string {
  return `${group}/${kind}/${namespace ?? ''}/${name}`
}

/** The objects of the base, and which object of it each one of the head was. */
export class Pairs {
  readonly #byIdentity = new Map<string, Manifest[]>()
  readonly #same: ReadonlySet<Manifest>

  constructor(readonly manifests: readonly Manifest[]) {
    this.#same = new Set(manifests)
    for (const each of manifests) {
      const known = this.#byIdentity.get(identity(each))
      if (known) known.push(each)
      else this.#byIdentity.set(identity(each), [each])
    }
  }

  /**
   * What the object was before the change, of `those` of its identity; undefined where it did not exist. Its own file tells it
   * from the object of that name in another cluster.
   */
  before(
    manifest: Manifest,
    those: readonly Manifest[] = this.#byIdentity.get(identity(manifest)) ?? [],
  ): Manifest | undefined {
    if (this.#same.has(manifest)) return manifest
    const all = those.filter((each) => this.#same.has(each))
    if (all.length < 2) return all[0]
    const [own, rendering] = [manifest.document.file.path, renderingOf(manifest.document.file)]
    const inFile = all.filter(({ document }) => document.file.path === own)
    const same = inFile.filter(({ document }) => renderingOf(document.file) === rendering)
    const here = same.length > 0 ? same : inFile
    const near = here.length > 0 ? here : all
    return near.find((each) => isDeepStrictEqual(each.value, manifest.value)) ?? near[0]
  }

  /** What the object was in a cluster, where that is something else than what it is: moved or laid out anew is no change. */
  changed(manifest: Manifest, those: readonly Manifest[]): Manifest | undefined {
    const before = this.before(manifest, those)
    return before && before !== manifest && !isDeepStrictEqual(before.value, manifest.value) ? before : undefined
  }
}
