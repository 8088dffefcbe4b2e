import { isDeepStrictEqual } from 'node:util'
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

  /** What the object was before the change; undefined where it did not exist. */
  before(manifest: Manifest): Manifest | undefined {
    if (this.#same.has(manifest)) return manifest
    const all = this.#byIdentity.get(identity(manifest)) ?? []
    const alike = all.find((each) => isDeepStrictEqual(each.value, manifest.value))
    return alike ?? all.find(({ document }) => document.file.path === manifest.document.file.path) ?? all[0]
  }

  /** What the object was, where that is something else than what it is: moved or laid out anew is no change. */
  changed(manifest: Manifest): Manifest | undefined {
    const before = this.before(manifest)
    return before && before !== manifest && !isDeepStrictEqual(before.value, manifest.value) ? before : undefined
  }
}
