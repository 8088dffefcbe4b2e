import { NO_OBJECT } from '../finding.js'
import type { SourceDocument } from '../source/document.js'
import { entry, type Node, plainValue } from '../source/node.js'
import type { Json, Path } from '../source/path.js'
import { isClusterScoped } from './kinds.js'

/** A JSON object. */
export type JsonObject = { [key: string]: Json }

/** Whether `value` is a JSON object, neither null nor a list. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The objects of a list, with what is no object left out. */
export function objects(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : []
}

/** The string at a key, or '' where there is none. */
export function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** One Kubernetes object of a document, with its place: the document itself, or an item of a List. */
export class Manifest {
  readonly apiVersion: string
  readonly kind: string
  readonly name: string
  /** Null for a cluster-scoped kind; "default" where a namespaced object names none. */
  readonly namespace: string | null
  #value: JsonObject | undefined

  constructor(
    readonly document: SourceDocument,
    /** Where the object begins in its document: [] or ['items', n]. */
    readonly at: Path,
    readonly node: Node,
  ) {
    const scalar = (parent: Node | undefined, key: string): string => {
      const value = entry(parent, key)?.value
      return value?.kind === 'scalar' && value.value !== null ? String(value.value) : ''
    }
    const metadata = entry(node, 'metadata')?.value
    this.apiVersion = scalar(node, 'apiVersion')
    this.kind = scalar(node, 'kind')
    this.name = scalar(metadata, 'name') || scalar(metadata, 'generateName')
    const { placed } = document.file
    const own = placed?.forced ? placed.namespace : scalar(metadata, 'namespace') || placed?.namespace
    this.namespace = isClusterScoped(this.group, this.kind) ? null : own || 'default'
  }

  /** The API group; '' is the core group. */
  get group(): string {
    return this.apiVersion.includes('/') ? this.apiVersion.slice(0, this.apiVersion.indexOf('/')) : ''
  }

  /** The object as kubectl would send it. Shared: nobody writes into it. */
  get value(): JsonObject {
    this.#value ??= plainValue(this.node) as JsonObject
    return this.#value
  }

  /** The same object in the same place with another value: as a step of admission leaves it. */
  holding(value: JsonObject): Manifest {
    const copy = new Manifest(this.document, this.at, this.node)
    copy.#value = value
    return copy
  }

  /** An object of another kind that a controller makes of `value`, a part of this one, in the place where this one stands. */
  making({ apiVersion, kind, value }: { apiVersion: string; kind: string; value: JsonObject }): Manifest {
    return Object.assign(this.holding(value), { apiVersion, kind })
  }

  get spec(): JsonObject {
    return isObject(this.value.spec) ? this.value.spec : {}
  }

  get labels(): JsonObject {
    return isObject(this.value.metadata) && isObject(this.value.metadata.labels) ? this.value.metadata.labels : {}
  }
}

/** What a document holds: its objects, or why it holds none. */
export function manifestsOf(document: SourceDocument): Manifest[] | { readonly reason: string } {
  const { root } = document
  if (root.kind !== 'map') return { reason: `${NO_OBJECT}: the document is no mapping` }
  const kind = entry(root, 'kind')?.value
  const items = entry(root, 'items')?.value
  if (kind?.kind === 'scalar' && /List$|^ClusterSnapshot$/.test(String(kind.value)) && items?.kind === 'seq') {
    return items.items.flatMap((item, at) => (item.kind === 'map' ? [new Manifest(document, ['items', at], item)] : []))
  }
  const manifest = new Manifest(document, [], root)
  if (!manifest.apiVersion || !manifest.kind) return { reason: `${NO_OBJECT}: no apiVersion and kind` }
  return [manifest]
}

/** Kind, namespace and name in the words of a message: `Deployment shop/web`. */
export function nameOf(object: { kind: string; namespace: string | null; name: string }): string {
  if (object.name === '') return `${object.kind} without a name`
  return `${object.kind} ${object.namespace === null ? '' : `${object.namespace}/`}${object.name}`
}
