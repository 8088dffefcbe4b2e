import type { Edit } from '../finding.js'
import type { SourceDocument } from './document.js'
import { blockText, doubleQuoted, flowText, inlineScalar, isInline, keyText, type Layout, memberText } from './emit.js'
import { entry, type MapNode, type Node, plainValue, type SeqNode } from './node.js'
import { type PatchOperation, patched, sameJson, stepsOf } from './patch.js'
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
import { isAnchored } from './tree.js'
import { readDocuments } from './yaml.js'

/** A patch that cannot be written into a text: its target is missing, or shared through an anchor, an alias or `<<`. */
export class EditRefused extends Error {}

interface Change {
  readonly start: number
  readonly end: number
  readonly newText: string
}

/**
 * The smallest edits by which the text of `document` says what an RFC 6902 patch (`add`, `replace`, `remove`) makes of its value. Comments, line
 * breaks and the layout of all else stay. Throws `EditRefused` rather than write what would read otherwise.
 */
export function textEdits(document: SourceDocument, operations: readonly PatchOperation[]): Edit[] {
  const { file, start, end } = document
  const original = file.text.slice(start, end)
  let wanted = plainValue(document.root)
  let changes: Change[] = []
  for (const operation of operations) {
    const next = patched(wanted, operation)
    if (!next) throw new EditRefused(`'${operation.op} ${operation.path}' does not apply`)
    changes = written(original, changes, expand(wanted, operation)) ?? written(original, changes, [operation], true)
    wanted = next.value
  }
  const text = applyChanges(original, changes)
  const read = readDocuments({ path: file.path, text })[0]
  if (!read || !('root' in read) || !sameJson(plainValue(read.root), wanted))
    throw new EditRefused('the patch cannot be written without changing other values')
  return changes
    .filter((each) => each.newText !== original.slice(each.start, each.end))
    .map((each) => ({ file: file.path, start: each.start + start, end: each.end + start, newText: each.newText }))
}

/** The changes of `original` with those of some operations; undefined where one is refused and it is not the `last` way to try. */
function written(original: string, before: Change[], operations: readonly PatchOperation[], last: true): Change[]
function written(original: string, before: Change[], operations: readonly PatchOperation[]): Change[] | undefined
function written(
  original: string,
  before: Change[],
  operations: readonly PatchOperation[],
  last = false,
): Change[] | undefined {
  let changes = before
  try {
    for (const operation of operations)
      for (const change of changesOf(applyChanges(original, changes), operation))
        changes = compose(changes, change, original)
    return changes
  } catch (error) {
    if (error instanceof EditRefused && !last) return undefined
    throw error
  }
}

/** `text` with edits that do not overlap made in it, in any order. */
export function applyEdits(text: string, edits: readonly Pick<Edit, 'start' | 'end' | 'newText'>[]): string {
  return applyChanges(text, edits)
}

function applyChanges(text: string, changes: readonly Change[]): string {
  let out = ''
  let from = 0
  for (const change of [...changes].sort((one, other) => one.start - other.start || one.end - other.end)) {
    out += text.slice(from, change.start) + change.newText
    from = change.end
  }
  return out + text.slice(from)
}

/** Earlier changes (of `original`) and one of the text that they make, as changes of `original`. */
function compose(earlier: readonly Change[], change: Change, original: string): Change[] {
  const before: Change[] = []
  const touched: Change[] = []
  const after: Change[] = []
  const touchedAt: number[] = []
  let shift = 0
  let shiftBefore = 0
  let shiftAfter = 0
  for (const each of earlier) {
    const start = each.start + shift
    const end = start + each.newText.length
    shift += each.newText.length - (each.end - each.start)
    if (end < change.start) {
      before.push(each)
      shiftBefore = shift
    } else if (start > change.end) {
      after.push(each)
      continue
    } else {
      touched.push(each)
      touchedAt.push(start)
    }
    shiftAfter = shift
  }
  const first = touched[0]
  const last = touched[touched.length - 1]
  if (!first || !last)
    return [
      ...before,
      { start: change.start - shiftBefore, end: change.end - shiftBefore, newText: change.newText },
      ...after,
    ]
  const firstAt = touchedAt[0] as number
  const lastEnd = (touchedAt[touchedAt.length - 1] as number) + last.newText.length
  const start = Math.min(first.start, change.start - shiftBefore)
  const end = Math.max(last.end, change.end - shiftAfter)
  const head = change.start > firstAt ? first.newText.slice(0, change.start - firstAt) : ''
  const tail = lastEnd > change.end ? last.newText.slice(last.newText.length - (lastEnd - change.end)) : ''
  // A change that reaches over several earlier ones may keep text of the original between them in its head or tail.
  const headText =
    change.start > firstAt && touched.length > 1 ? middle(original, touched, touchedAt, firstAt, change.start) : head
  const tailText =
    lastEnd > change.end && touched.length > 1 ? middle(original, touched, touchedAt, change.end, lastEnd) : tail
  return [...before, { start, end, newText: headText + change.newText + tailText }, ...after]
}

/** The text from `from` to `to` of what `touched` make of the original between the first and the last of them. */
function middle(original: string, touched: readonly Change[], at: readonly number[], from: number, to: number): string {
  let out = ''
  for (const [index, each] of touched.entries()) {
    out += each.newText
    const next = touched[index + 1]
    if (next) out += original.slice(each.end, next.start)
  }
  const origin = at[0] as number
  return out.slice(from - origin, to - origin)
}

/** Splits the replacement of a mapping by a mapping into those of its members, so that what stays the same stays as it is written. */
function expand(root: Json, operation: PatchOperation): PatchOperation[] {
  const steps = stepsOf(operation.path)
  const isInsertion = operation.op === 'add' && Array.isArray(steps.slice(0, -1).reduce<Json | undefined>(member, root))
  if (operation.op === 'remove' || isInsertion) return [operation]
  const value = operation.value as Json
  const before = steps.reduce<Json | undefined>(member, root)
  if (!isMap(before) || !isMap(value) || Object.keys(value).length === 0 || Object.keys(before).length === 0)
    return [operation]
  const parts: PatchOperation[] = []
  for (const [name, now] of Object.entries(value)) {
    const path = `${operation.path}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
    if (!Object.hasOwn(before, name)) parts.push({ op: 'add', path, value: now })
    else if (!sameJson(before[name], now)) parts.push(...expand(root, { op: 'replace', path, value: now }))
  }
  for (const name of Object.keys(before))
    if (!Object.hasOwn(value, name))
      parts.push({ op: 'remove', path: `${operation.path}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}` })
  return parts
}

function isMap(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function member(value: Json | undefined, step: string): Json | undefined {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, step)
    ? (value as { [key: string]: Json })[step]
    : undefined
}

/** The changes of one operation, those further back in the text first. */
function changesOf(text: string, operation: PatchOperation): Change[] {
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

/** How a document is laid out, from its first nested mapping and its first sequence under a key. */
function layoutOf(text: string, root: Node): Layout {
  let step = 0
  let dashes = -1
  const visit = (node: Node): void => {
    if (node.kind === 'seq') for (const item of node.items) visit(item)
    if (node.kind !== 'map' || isFlow(text, node)) return
    for (const { key, value } of node.entries) {
      if (step && dashes >= 0) return
      if (value.start < key.end || lineEnd(text, key.end) > value.start) continue
      const deeper = columnOf(text, value.start) - columnOf(text, key.start)
      if (value.kind === 'map' && !step && deeper > 0) step = deeper
      if (value.kind === 'seq' && dashes < 0 && deeper >= 0) dashes = deeper
      visit(value)
    }
  }
  visit(root)
  return { lineBreak: text.includes('\r\n') ? '\r\n' : '\n', step: step || 2, dashes: Math.max(dashes, 0) }
}
