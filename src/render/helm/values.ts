// Mirrors helm.sh/helm/v3 pkg/chartutil/coalesce.go.
import type { SourceFile } from '../../source/document.js'
import { type Node, plainValue, type Span, written } from '../../source/node.js'
import { type Json, type Path, valueAt } from '../../source/path.js'

/** Values from one place: a values file, or what an Application or HelmRelease holds. */
export interface Layer {
  readonly value: Json
  /** Where they are written; undefined for what can be named by no line. */
  readonly written: { readonly file: SourceFile; readonly root: Node } | undefined
}

/** A chart as the values see it: its name in its parent's values, what its own values.yaml sets, and the charts in it. */
export interface Scope {
  readonly name: string
  readonly own: Layer | undefined
  /** Its Chart.yaml. */
  readonly chart: Layer | undefined
  readonly parent: Scope | undefined
}

/** Where a value is written: the key in front of it, and the value. */
export interface WrittenValue {
  readonly file: SourceFile
  readonly key: Span | undefined
  readonly node: Node
}

/** The values of a release: those of its charts, and over them `layers`, the last over all others. */
export class Values {
  readonly #layers: readonly Layer[]
  readonly #merged = new Map<Scope, Json>()

  constructor(layers: readonly Layer[]) {
    this.#layers = layers
  }

  /** The value that templates of a chart see at a path; undefined where there is none. */
  at(scope: Scope, path: Path): Json | undefined {
    return valueAt(this.#of(scope), path) as Json | undefined
  }

  /** Where the value at a path is written: in the last place that sets it. Undefined where no line can be named. */
  written(scope: Scope, path: Path): WrittenValue | undefined {
    if (path.length === 0) return undefined
    for (const { layer, path: own } of this.#over(scope, path)) {
      const known = valueAt(layer.value, own)
      if (known === undefined) {
        if (replaced(layer.value, own)) return undefined
        continue
      }
      if (!layer.written) return undefined
      const { file, root } = layer.written
      const { key, node, whole } = written(root, own)
      return whole ? { file, key, node } : undefined
    }
    return undefined
  }

  /** The layers that may set a path of a chart, the strongest first, with the path in each. */
  *#over(scope: Scope, path: Path): Generator<{ layer: Layer; path: Path }> {
    const shared = path[0] === 'global'
    const chain: Scope[] = []
    for (let each: Scope | undefined = scope; each; each = each.parent) chain.push(each)
    const names = chain.slice(0, -1).map(({ name }) => name)
    const below = (depth: number) => [...names.slice(0, depth).reverse(), ...path]
    const paths = (depth: number) =>
      shared ? Array.from({ length: depth + 1 }, (_, up) => prefixed(names, depth, up, path)) : [below(depth)]
    const top = chain.length - 1
    for (const each of paths(top)) for (const layer of [...this.#layers].reverse()) yield { layer, path: each }
    for (let depth = top; depth >= 0; depth--) {
      const own = chain[depth]!.own
      if (own) for (const each of paths(depth)) yield { layer: own, path: each }
    }
  }

  #of(scope: Scope): Json {
    let merged = this.#merged.get(scope)
    if (merged === undefined) {
      merged = structuredClone(scope.own?.value ?? {})
      if (scope.parent) {
        const outer = this.#of(scope.parent)
        merged = over(merged, valueAt(outer, [scope.name]) as Json | undefined)
        const shared = valueAt(outer, ['global']) as Json | undefined
        if (shared !== undefined) merged = over(merged, { global: shared })
      } else for (const { value } of this.#layers) merged = over(merged, value)
      this.#merged.set(scope, merged)
    }
    return merged
  }
}

/** The path of a chart's global value `up` levels below the values of its ancestor at `depth`. */
function prefixed(names: readonly string[], depth: number, up: number, path: Path): Path {
  return [...names.slice(depth - up, depth).reverse(), ...path]
}

/** Whether something that is no mapping stands where a part of the path would be, so that nothing weaker shows. */
function replaced(value: Json, path: Path): boolean {
  let at: unknown = value
  for (const step of path) {
    if (typeof at !== 'object' || at === null || Array.isArray(at)) return true
    if (!Object.hasOwn(at, step)) return false
    at = (at as Record<string | number, unknown>)[step]
  }
  return false
}

/** What values give with others set over them: mappings are merged, null takes a key away. */
export function over(value: Json, set: Json | undefined): Json {
  if (set === undefined) return value
  if (!isMapping(value) || !isMapping(set)) return set
  const merged = new Map(Object.entries(value))
  for (const [name, each] of Object.entries(set)) {
    if (each === null) merged.delete(name)
    else {
      const old = merged.get(name)
      merged.set(name, old === undefined ? each : over(old, each))
    }
  }
  return Object.fromEntries(merged)
}

function isMapping(value: Json): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A values file, or a part of another file that holds values, as a layer. */
export function layerOf(file: SourceFile, root: Node): Layer {
  return { value: plainValue(root), written: { file, root } }
}
