import type { Node, Span } from './node.js'

/** Where the tag or anchor of a node starts, of those that have one. */
export const properties = new WeakMap<Node, number>()
/** Nodes that have an anchor. */
export const anchored = new WeakSet<Node>()
const hashed = new WeakMap<Node, readonly Span[]>()

/** Where the tag or anchor in front of a node starts, the node's own start where it has neither. */
export function propertiesStart(node: Node): number {
  return properties.get(node) ?? node.start
}

/** Whether a node has an anchor, so that it may be the value of several places. */
export function isAnchored(node: Node): boolean {
  return anchored.has(node)
}

/** The scalars of a document that hold a `#`, which begins no comment there; of a block scalar the lines below its header. */
export function withHash(root: Node): readonly Span[] {
  return hashed.get(root) ?? []
}

/** Gathers them as a document is read: scalars in the order of the text. */
export class Hashes {
  readonly #spans: Span[] = []
  #next: number

  constructor(
    readonly text: string,
    readonly base: number,
  ) {
    this.#next = text.indexOf('#')
  }

  scalar(start: number, end: number, block: boolean): void {
    if (this.#next < 0) return
    const broken = block ? this.text.indexOf('\n', start) : -1
    const from = broken < 0 ? start : broken
    if (this.#next < from) this.#next = this.text.indexOf('#', from)
    if (this.#next >= 0 && this.#next < end) this.#spans.push({ start: this.base + from, end: this.base + end })
  }

  of(root: Node): void {
    if (this.#spans.length > 0) hashed.set(root, this.#spans)
  }
}
