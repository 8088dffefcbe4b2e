import type { Entry, Node } from './node.js'

/** A node that an alias can name, with what its expansion costs; without a node while it is still open. */
export interface Anchor {
  node: Node | undefined
  cost: number
  height: number
}

/** A collection that is still open, with the key that waits for its value. */
export interface Frame {
  readonly entries: Entry[] | undefined
  readonly items: Node[] | undefined
  readonly start: number
  readonly flow: boolean
  /** The closing bracket's code, 0 for a block collection and for a lone `key: value` in a flow sequence. */
  readonly closing: number
  readonly anchor: Anchor | undefined
  readonly properties: number
  readonly costBefore: number
  height: number
  /** Where each name stands in `entries`, once there are more than a few. */
  index: Map<string, number> | undefined
  /** The key that waits for its value. */
  name: string | undefined
  keyStart: number
  keyEnd: number
  /** Whether that key is `<<`. */
  merges: boolean
  /** Entries that came with `<<`. */
  merged: Set<Entry> | undefined
  /** The end of a lone key in a flow sequence whose colon belongs to it, else -1. */
  colonEnd: number
}
