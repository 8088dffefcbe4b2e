import type { Node } from './node.js'

/** Where the tag or anchor of a node starts, of those that have one. */
export const properties = new WeakMap<Node, number>()
/** Nodes that have an anchor. */
export const anchored = new WeakSet<Node>()

/** Where the tag or anchor in front of a node starts, the node's own start where it has neither. */
export function propertiesStart(node: Node): number {
  return properties.get(node) ?? node.start
}

/** Whether a node has an anchor, so that it may be the value of several places. */
export function isAnchored(node: Node): boolean {
  return anchored.has(node)
}
