import { isObject, type JsonObject, type Manifest, text } from './manifest.js'
import { isEmptySelector, selects } from './selector.js'

/** The key of a look-up: the objects of a kind, of one namespace or of all, or one object by name. */
export type Lookup = `${string}/${string}|${string}|${string}`

/** The look-up of all objects of a kind, or of those in a namespace, or of that name. `*` stands for any. */
export function lookup(group: string, kind: string, namespace: string | null | '*' = '*', name = '*'): Lookup {
  return `${group}/${kind}|${namespace ?? ''}|${name}`
}

/** The look-up of those PriorityClasses alone that want to be the default: of the others nobody has to know for it. */
export const DEFAULT_CLASSES = 'scheduling.k8s.io/PriorityClass|*|*|globalDefault'

/** The look-up of those WorkloadSpreads alone that name a workload of the kind and name as their target. */
export function spreadsOn({ kind, namespace, name }: Pick<Manifest, 'kind' | 'namespace' | 'name'>): string {
  return narrow(SPREADS, [namespace, kind, name])
}

/**
 * The look-up of those SidecarSets alone that may concern a pod: that select its labels and look into its namespace, with all
 * of their names.
 */
export function sidecarSetsFor(namespace: string, labels: JsonObject): string {
  return narrow(SIDECAR_SETS, [namespace, labels])
}

const SPREADS = 'spreads on'
const SIDECAR_SETS = 'sidecar sets for'

/** A key that no object's group, kind, namespace and name make: it holds no `/`. */
function narrow(of: string, what: unknown): string {
  return `${of} ${encodeURIComponent(JSON.stringify(what))}`
}

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
        ...(kind === 'WorkloadSpread' && group === KRUISE ? [spreadsOn({ ...targetOf(manifest), namespace })] : []),
      ]) {
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
    const found = this.#index.get(key)
    if (found || !key.startsWith(SIDECAR_SETS) || key.includes('/')) return found ?? NONE
    const [namespace, labels] = JSON.parse(decodeURIComponent(key.slice(SIDECAR_SETS.length))) as [string, JsonObject]
    const all = this.find(lookup(KRUISE, 'SidecarSet'))
    const names = new Set(all.flatMap((each) => (maySelect(each, namespace, labels) ? each.name : [])))
    const concerned = all.filter(({ name }) => names.has(name))
    this.#index.set(key, concerned)
    return concerned
  }
}

const NONE: readonly Manifest[] = []

const KRUISE = 'apps.kruise.io'

function targetOf({ spec: { targetRef } }: Manifest): { kind: string; name: string } {
  const { kind, name } = isObject(targetRef) ? targetRef : {}
  return { kind: text(kind), name: text(name) }
}

/** Whatever the release: what it makes of a SidecarSet's namespaces comes on top. */
function maySelect({ spec }: Manifest, namespace: string, labels: JsonObject): boolean {
  const own = text(spec.namespace)
  return (own === '' || own === namespace) && !isEmptySelector(spec.selector) && selects(spec.selector, labels)
}
