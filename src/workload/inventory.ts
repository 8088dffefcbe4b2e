import type { Manifest } from './manifest.js'

/** The key of a look-up: the objects of a kind, of one namespace or of all, or one object by name. */
export type Lookup = `${string}/${string}|${string}|${string}`

/** The look-up of all objects of a kind, or of those in a namespace, or of that name. `*` stands for any. */
export function lookup(group: string, kind: string, namespace: string | null | '*' = '*', name = '*'): Lookup {
  return `${group}/${kind}|${namespace ?? ''}|${name}`
}

/** The look-up of those PriorityClasses alone that want to be the default: of the others nobody has to know for it. */
export const DEFAULT_CLASSES = 'scheduling.k8s.io/PriorityClass|*|*|globalDefault'

/** What is known to exist in one cluster, indexed by kind, namespace and name, in the order of reading. */
export class Inventory {
  readonly #index = new Map<string, Manifest[]>()

  constructor(readonly manifests: readonly Manifest[]) {
    const classes: Manifest[] = []
    for (const manifest of manifests) {
      const { group, kind, namespace, name } = manifest
      for (const key of [
        lookup(group, kind),
        lookup(group, kind, namespace),
        lookup(group, kind, namespace, name),
      ] as const) {
        const found = this.#index.get(key)
        if (!found) this.#index.set(key, [manifest])
        else if (found.at(-1) !== manifest) found.push(manifest)
      }
      if (kind === 'PriorityClass' && group === 'scheduling.k8s.io' && manifest.value.globalDefault === true)
        classes.push(manifest)
    }
    this.#index.set(DEFAULT_CLASSES, classes)
  }

  /** The manifests that a look-up finds. The same list for the same key, so that lists can be compared. */
  find(key: string): readonly Manifest[] {
    return this.#index.get(key) ?? NONE
  }
}

const NONE: readonly Manifest[] = []
