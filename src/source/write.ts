import type { Change } from './changes.js'
import type { SourceDocument } from './document.js'
import { EditRefused } from './edit-refused.js'
import {
  blockText,
  doubleQuoted,
  flowText,
  inlineScalar,
  isInline,
  keyText,
  type Layout,
  layoutOf,
  memberText,
} from './emit.js'
import { isAnchored } from './marks.js'
import { entry, type MapNode, type Node, type SeqNode } from './node.js'
import { type PatchOperation, stepsOf } from './patch.js'
import type { Json } from './path.js'
import {
  columnOf,
  dashOf,
  inOrder,
  isFirstOnLine,
  isFlow,
  isOwn,
  itemSlots,
  lineEnd,
  lineStart,
  type Slot,
  valueSlot,
} from './place.js'
import { readDocuments } from './yaml.js'

/** The changes of one operation, those further back in the text first. */
export function changesOf(text: string, operation: PatchOperation): Change[] {
  const read = readDocuments({ path: '', text })[0]
  if (!read || !('root' in read)) throw new EditRefused('the document does not parse')
  const steps = stepsOf(operation.path)
  const writer = new Writer(text, read)
  return writer.changes(operation, steps).sort((one, other) => other.start - one.start)
}

/** Writes into one text. */
class Writer {
  readonly #text: string
  readonly #root: Node
  readonly #layout: Layout
  readonly #json: boolean

  constructor(text: string, document: SourceDocument) {
    this.#text = text
    this.#root = document.root
    this.#layout = layoutOf(text, document.root)
    this.#json = isFlow(text, document.root) && /^\s*\{\s*(?:"|\}\s*$)/.test(text)
  }

  changes(operation: PatchOperation, steps: readonly string[]): Change[] {
    const value = operation.op === 'remove' ? null : (operation.value as Json)
    if (steps.length === 0) {
      if (operation.op === 'remove') throw new EditRefused('a document cannot be removed')
      const slot = { start: this.#root.start, end: this.#root.end, aliased: false, behind: this.#root.start }
      return this.#put(slot, this.#root, value, false, 0)
    }
    let parent = this.#root
    let flow = false
    let owner: Slot | undefined
    let column = 0
    for (const step of steps.slice(0, -1)) {
      flow ||= isFlow(this.#text, parent)
      const found = this.#member(parent, step)
      if (found.slot.aliased || isAnchored(found.node)) throw new EditRefused(`'${step}' is shared through an anchor`)
      column = found.column
      parent = found.node
      owner = found.slot
    }
    flow ||= isFlow(this.#text, parent)
    const last = steps[steps.length - 1] as string
    if (parent.kind === 'scalar') throw new EditRefused(`there is no '${last}' in a scalar`)
    if (operation.op === 'remove') return this.#remove(parent, last, flow, owner, column)
    if (parent.kind === 'seq' && operation.op === 'add') return this.#insertItem(parent, last, value, flow)
    const known = entry(parent, last)
    if (parent.kind === 'map' && !(known && isOwn(parent, known))) return this.#insertEntry(parent, last, value, flow)
    const found = this.#member(parent, last)
    return this.#put(found.slot, found.node, value, flow, found.column)
  }

  /** A member, where its value stands, and the column of its key or dash. */
  #member(parent: Node, step: string): { node: Node; slot: Slot; column: number } {
    if (parent.kind === 'map') {
      const found = entry(parent, step)
      if (!found) throw new EditRefused(`there is no '${step}'`)
      if (!isOwn(parent, found)) throw new EditRefused(`'${step}' is merged from elsewhere`)
      return { node: found.value, slot: valueSlot(this.#text, found), column: columnOf(this.#text, found.key.start) }
    }
    const node = parent.kind === 'seq' ? parent.items[Number(step)] : undefined
    if (!node) throw new EditRefused(`there is no '${step}'`)
    const slot = itemSlots(this.#text, parent as SeqNode)[Number(step)] as Slot
    return { node, slot, column: columnOf(this.#text, dashOf(slot)) }
  }

  /** Puts a value in the place of another; `column` is that of the key or dash in front of it. */
  #put(at: Slot, old: Node, value: Json, flow: boolean, column: number): Change[] {
    const text = this.#text
    const absent = at.start === at.end && !at.aliased
    // Blanks at the end of the line are no layout.
    const blanks = absent && text.slice(at.end, lineEnd(text, at.end)).trim() === ''
    const slot = blanks ? { ...at, end: lineEnd(text, at.end) } : at
    const gap =
      absent &&
      slot.start > 0 &&
      !isBlank(text.charCodeAt(slot.start - 1)) &&
      ':-'.includes(text.charAt(slot.start - 1))
        ? ' '
        : ''
    if (flow || (old === this.#root && isFlow(text, old))) {
      return [{ start: slot.start, end: slot.end, newText: gap + flowText(value, this.#json) }]
    }
    const isItem = text.charAt(slot.behind - 1) === '-' && dashStarts(text, slot.behind - 1)
    const isRoot = slot.behind === slot.start && old === this.#root
    const besides = lineStart(text, slot.start) <= slot.behind
    if (isInline(value)) {
      const quote = old.kind === 'scalar' && !slot.aliased ? text.charAt(old.start) : ''
      const newText = inlineScalar(value, quote)
      if (isRoot || besides) return [{ start: slot.start, end: slot.end, newText: gap + newText }]
      const headEnd = lineEnd(text, slot.behind)
      return [
        { start: headEnd, end: slot.end, newText: '' },
        { start: slot.behind, end: slot.behind, newText: ` ${newText}` },
      ]
    }
    if (isRoot)
      return [{ start: slot.start, end: slot.end, newText: blockText(value, columnOf(text, slot.start), this.#layout) }]
    if (isItem) {
      const inner = besides && !absent ? columnOf(text, slot.start) : column + 2
      if (besides) return [{ start: slot.start, end: slot.end, newText: gap + blockText(value, inner, this.#layout) }]
      return [{ start: slot.behind, end: slot.end, newText: ` ${blockText(value, column + 2, this.#layout)}` }]
    }
    const written = memberText(value, column, this.#layout)
    if (!besides) return [{ start: lineEnd(text, slot.behind), end: slot.end, newText: written }]
    const rest = lineEnd(text, slot.end)
    if (rest === slot.end) return [{ start: slot.behind, end: slot.end, newText: written }]
    return [
      { start: rest, end: rest, newText: written },
      { start: slot.behind, end: slot.end, newText: '' },
    ]
  }

  #insertEntry(map: MapNode, name: string, value: Json, flow: boolean): Change[] {
    const text = this.#text
    const entries = inOrder(map)
    const last = entries[entries.length - 1]
    if (flow) {
      const pair = `${this.#json ? doubleQuoted(name) : keyText(name)}: ${flowText(value, this.#json)}`
      if (!last) return [{ start: map.start + 1, end: map.end - 1, newText: pair }]
      return [this.#appended(valueSlot(text, last).end, last.key.start, pair)]
    }
    const column = columnOf(text, map.start)
    const end = lineEnd(text, map.end)
    const line = `${keyText(name)}:${memberText(value, column, this.#layout)}`
    return [{ start: end, end, newText: this.#layout.lineBreak + ' '.repeat(column) + line }]
  }

  /** A member behind the last one of a flow collection, on a line of its own where the last one has one. */
  #appended(end: number, lastStart: number, member: string): Change {
    const text = this.#text
    const separator = isFirstOnLine(text, lastStart)
      ? `,${this.#layout.lineBreak}${text.slice(lineStart(text, lastStart), lastStart)}`
      : ', '
    return { start: end, end, newText: separator + member }
  }

  #insertItem(seq: SeqNode, step: string, value: Json, flow: boolean): Change[] {
    const text = this.#text
    const index = step === '-' ? seq.items.length : Number(step)
    const slots = itemSlots(text, seq)
    const next = slots[index]
    const last = slots[slots.length - 1]
    if (flow) {
      const item = flowText(value, this.#json)
      if (!last) return [{ start: seq.start + 1, end: seq.end - 1, newText: item }]
      if (next) return [{ start: next.start, end: next.start, newText: `${item}, ` }]
      return [this.#appended(last.end, last.start, item)]
    }
    if (!last) throw new EditRefused('the sequence has no item')
    const column = columnOf(text, seq.start)
    const item = `- ${blockText(value, column + 2, this.#layout)}`
    const between = this.#layout.lineBreak + ' '.repeat(column)
    if (next) return [{ start: dashOf(next), end: dashOf(next), newText: item + between }]
    const end = lineEnd(text, seq.end)
    return [{ start: end, end, newText: between + item }]
  }

  #remove(
    parent: MapNode | SeqNode,
    step: string,
    flow: boolean,
    owner: Slot | undefined,
    ownerColumn: number,
  ): Change[] {
    const text = this.#text
    this.#member(parent, step)
    const spans =
      parent.kind === 'map'
        ? inOrder(parent).map((each) => ({ start: each.key.start, end: valueSlot(text, each).end }))
        : itemSlots(text, parent).map((slot) => ({ start: flow ? slot.start : dashOf(slot), end: slot.end }))
    const at = parent.kind === 'map' ? inOrder(parent).findIndex((each) => each.name === step) : Number(step)
    const span = spans[at] as { start: number; end: number }
    const next = spans[at + 1]
    if (spans.length === 1) {
      if (flow) return [{ start: parent.start + 1, end: parent.end - 1, newText: '' }]
      return this.#put(owner ?? rootSlot(parent), parent, parent.kind === 'map' ? {} : [], false, ownerColumn)
    }
    if (flow) {
      if (at > 0) return [{ start: (spans[at - 1] as { end: number }).end, end: span.end, newText: '' }]
      return [{ start: span.start, end: (next as { start: number }).start, newText: '' }]
    }
    if (!isFirstOnLine(text, span.start))
      return [{ start: span.start, end: (next as { start: number }).start, newText: '' }]
    const start = lineStart(text, span.start)
    const newline = text.indexOf('\n', span.end)
    if (newline >= 0) return [{ start, end: newline + 1, newText: '' }]
    return [{ start: lineEnd(text, lineStart(text, Math.max(0, start - 1))), end: text.length, newText: '' }]
  }
}

function rootSlot(node: Node): Slot {
  return { start: node.start, end: node.end, aliased: false, behind: node.start }
}

function isBlank(unit: number): boolean {
  return unit === 32 || unit === 9 || unit === 10 || unit === 13
}

/** Whether the dash at `at` is an indicator: only blanks, dashes and the like stand in front of it on its line. */
function dashStarts(text: string, at: number): boolean {
  return /^[\s\ufeff]*(?:[-?:][ \t]+|[^'"#]*:[ \t]+)*$/.test(text.slice(lineStart(text, at), at))
}
