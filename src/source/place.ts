import { propertiesStart } from './marks.js'
import type { Entry, MapNode, Node, SeqNode, Span } from './node.js'

/** The first offset from `at` on that is neither white space nor in a comment. */
export function skipSpace(text: string, at: number): number {
  for (let next = at; ; next++) {
    const unit = text.charCodeAt(next)
    if (unit === 35) {
      next = text.indexOf('\n', next)
      if (next < 0) return text.length
    } else if (unit !== 32 && unit !== 10 && unit !== 13 && unit !== 9) return next
  }
}

/** Where the line of `at` starts. */
export function lineStart(text: string, at: number): number {
  return at === 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1
}

/** Where the line of `at` ends: in front of its `\n` or `\r\n`, or with the text. */
export function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at)
  if (end < 0) return text.length
  return end > at && text.charCodeAt(end - 1) === 13 ? end - 1 : end
}

/** The column from 0. */
export function columnOf(text: string, at: number): number {
  return at - lineStart(text, at)
}

/** Whether only blanks stand in front of `at` on its line. */
export function isFirstOnLine(text: string, at: number): boolean {
  return text.slice(lineStart(text, at), at).trim() === ''
}

/** Whether a collection is in flow style: in brackets, or a lone `key: value` inside of them. */
export function isFlow(text: string, node: Node): boolean {
  const unit = text.charCodeAt(node.start)
  return node.kind === 'map' ? unit === 123 : node.kind === 'seq' && unit === 91
}

/** A value with its tag or anchor; for an alias the alias itself. */
export interface Slot extends Span {
  readonly aliased: boolean
  /** The offset behind the colon or dash in front of it; that of the value where there is none. */
  readonly behind: number
}

/** Whether an entry stands in the mapping's own text rather than where `<<` took it from. */
export function isOwn(map: MapNode, entry: Entry): boolean {
  return entry.key.start >= map.start && entry.key.end <= map.end
}

/** The mapping's own entries in the order of the text. */
export function inOrder(map: MapNode): readonly Entry[] {
  return map.entries.filter((each) => isOwn(map, each)).sort((one, other) => one.key.start - other.key.start)
}

/** Where the value of an entry stands. */
export function valueSlot(text: string, entry: Entry): Slot {
  const colon = skipSpace(text, entry.key.end)
  const behind = text.charCodeAt(colon) === 58 ? colon + 1 : entry.key.end
  return slotBehind(text, behind, entry.value)
}

function slotBehind(text: string, behind: number, node: Node): Slot {
  if (node.start < behind || text.charCodeAt(skipSpace(text, behind)) === 42) {
    const start = skipSpace(text, behind)
    let end = start
    while (end < text.length && !' \t\r\n,[]{}'.includes(text.charAt(end))) end++
    return { start, end, aliased: true, behind }
  }
  return { start: propertiesStart(node), end: node.end, aliased: false, behind }
}

/** Where the items of a sequence stand. */
export function itemSlots(text: string, seq: SeqNode): Slot[] {
  const flow = isFlow(text, seq)
  const slots: Slot[] = []
  let at = flow ? seq.start + 1 : seq.start
  for (const item of seq.items) {
    at = skipSpace(text, at)
    const mark = text.charCodeAt(at)
    if (flow ? mark === 44 : mark === 45) at++
    const slot = slotBehind(text, flow ? skipSpace(text, at) : at, item)
    slots.push(slot)
    at = slot.end
  }
  return slots
}

/** The offset of the dash in front of an item of a block sequence. */
export function dashOf(slot: Slot): number {
  return slot.behind - 1
}
