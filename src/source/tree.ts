import type { Event, MappingEvent, ScalarEvent, SequenceEvent } from 'js-yaml'
import { getScalarValue } from 'js-yaml'
import { blockEnd, blockStart, decode } from './content.js'
import type { Anchor, Frame } from './frame.js'
import { allowedShare, deepest, Refused } from './limits.js'
import { anchored, Hashes, properties } from './marks.js'
import type { DuplicateKey, Entry, Node } from './node.js'
import type { Path } from './path.js'
import { skipSpace } from './place.js'
import { floatKey, plainKey, plainScalar, type Resolved, taggedScalar, type Undecodable } from './scalar.js'

/** A tree and its duplicate keys; `end` is the offset behind all that was read. */
export interface Tree {
  readonly root: Node
  readonly duplicates: readonly DuplicateKey[]
  readonly end: number
}

/** How a text was handed to the parser. */
export interface Parsed {
  /** The text as written, of the same length as the one that was parsed. */
  readonly text: string
  /** The events of its first document. */
  readonly events: readonly Event[]
  /** What to add to each offset. */
  readonly base: number
  /** Whether line breaks in flow style were blanked for the parser. */
  readonly blanked: boolean
  /** Whether strings are JSON's, with `\\/` and surrogates. */
  readonly json: boolean
}

const fewKeys = 8
/** A number that JSON has not, as Go prints it. */
const infinite = (value: number): string => (Number.isNaN(value) ? 'NaN' : value > 0 ? '+Inf' : '-Inf')
const wantMap = 'map merge requires map or sequence of maps as the value'

function isSame(one: Node, other: Node): boolean {
  return one.kind === 'scalar' && other.kind === 'scalar' && one.value === other.value
}

/** The tree of a parsed document, as kubectl decodes it: the last of duplicate keys wins, `<<` is followed, aliases are the anchor's nodes. */
export function buildTree({ text, events, base, blanked, json }: Parsed): Tree {
  const stack: Frame[] = []
  const duplicates: DuplicateKey[] = []
  const anchors = new Map<string, Anchor>()
  let top: Frame | undefined
  let root: Node | undefined
  let cursor = 0
  // How many nodes were decoded, and how many of them through aliases, as go-yaml counts them.
  let cost = 0
  let fromAliases = 0
  const hashes = new Hashes(text, base)

  for (const event of events) {
    switch (event.type) {
      case 1: // document
        if (root) {
          hashes.of(root)
          return { root, duplicates, end: base + cursor }
        }
        break
      case 2: // sequence
      case 3: // mapping
        open(event)
        break
      case 4:
        cost++
        scalar(event)
        break
      case 5:
        alias(event.anchorStart, event.anchorEnd)
        break
      default:
        if (top) close(top)
    }
  }
  root ??= { kind: 'scalar', value: null, start: base, end: base }
  hashes.of(root)
  return { root, duplicates, end: base + cursor }

  function refuse(at: number, problem: string): never {
    throw new Refused(base + at, problem)
  }

  function newAnchor(event: SequenceEvent | MappingEvent | ScalarEvent): Anchor | undefined {
    if (event.anchorStart < 0) return undefined
    const anchor: Anchor = { node: undefined, cost: 0, height: 0 }
    anchors.set(text.slice(event.anchorStart, event.anchorEnd), anchor)
    return anchor
  }

  function open(event: SequenceEvent | MappingEvent): void {
    cost++
    if (top?.entries && top.name === undefined) refuse(event.start, 'invalid map key: a key must be a scalar')
    const flow = event.style === 2
    const first = text.charCodeAt(event.start)
    const closing = !flow ? 0 : event.type === 2 ? 93 : first === 123 ? 125 : 0
    top = {
      entries: event.type === 3 ? [] : undefined,
      items: event.type === 2 ? [] : undefined,
      start: event.start,
      flow,
      closing,
      anchor: newAnchor(event),
      properties: propertiesOf(event),
      costBefore: cost,
      height: 1,
      index: undefined,
      name: undefined,
      keyStart: 0,
      keyEnd: 0,
      merges: false,
      merged: undefined,
      colonEnd: -1,
    }
    stack.push(top)
    cursor = closing ? event.start + 1 : event.start
  }

  function close(frame: Frame): void {
    if (frame.closing) {
      let at = skipSpace(text, cursor)
      while (at < text.length && text.charCodeAt(at) !== frame.closing) at = skipSpace(text, at + 1)
      cursor = at + 1
    }
    const start = base + frame.start
    const end = base + cursor
    const node: Node = frame.entries
      ? { kind: 'map', entries: frame.entries, start, end }
      : { kind: 'seq', items: frame.items as Node[], start, end }
    if (frame.properties >= 0) properties.set(node, base + frame.properties)
    if (frame.anchor) settle(frame.anchor, node, cost - frame.costBefore + 1, frame.height)
    stack.pop()
    top = stack[stack.length - 1]
    if (frame.colonEnd >= 0) {
      cursor = frame.colonEnd
      const value = plainScalar(text.slice(frame.start, cursor))
      attach({ kind: 'scalar', value, start, end: base + cursor }, 0, false)
    } else attach(node, frame.height, false)
  }

  function settle(anchor: Anchor, node: Node, size: number, height: number): void {
    anchored.add(node)
    anchor.node = node
    anchor.cost = size
    anchor.height = height
  }

  function propertiesOf(event: SequenceEvent | MappingEvent | ScalarEvent): number {
    if (event.anchorStart < 0) return event.tagStart
    return event.tagStart < 0 ? event.anchorStart - 1 : Math.min(event.tagStart, event.anchorStart - 1)
  }

  function alias(nameStart: number, nameEnd: number): void {
    const name = text.slice(nameStart, nameEnd)
    if (!/^[\w-]/.test(name)) refuse(nameStart - 1, 'did not find expected alphabetic or numeric character')
    const anchor = anchors.get(name)
    if (!anchor) refuse(nameStart - 1, `unknown anchor '${name}' referenced`)
    const { node } = anchor
    if (!node) refuse(nameStart - 1, `anchor '${name}' value contains itself`)
    cost += anchor.cost + 1
    fromAliases += anchor.cost
    if (fromAliases > 100 && cost > 1000 && fromAliases / cost > allowedShare(cost))
      refuse(nameStart - 1, 'document contains excessive aliasing')
    if (stack.length + anchor.height > deepest) refuse(nameStart - 1, `nesting exceeds ${deepest} levels`)
    cursor = nameEnd
    if (top?.entries && top.name === undefined) {
      if (node.kind !== 'scalar') refuse(nameStart - 1, 'invalid map key: a key must be a scalar')
      else key(aliasKey(node.value, nameStart - 1), nameStart - 1, nameEnd, false)
    } else attach(node, anchor.height, true)
  }

  function aliasKey(value: Resolved, at: number): string {
    if (value === null) return refuse(at, 'unsupported map key of type null')
    return typeof value === 'number' && !Number.isInteger(value) ? floatKey(value) : String(value)
  }

  function key(name: string, start: number, end: number, merges: boolean): void {
    const frame = top as Frame
    frame.name = name
    frame.keyStart = start
    frame.keyEnd = end
    frame.merges = merges
    cursor = end
  }

  function scalar(event: ScalarEvent): void {
    const { style } = event
    const isKey = top?.entries !== undefined && top.name === undefined
    let start: number
    let end: number
    let content: string
    if (event.valueStart < 0) {
      start = end = emptyPlace(event, isKey)
      content = ''
    } else if (style === 1) {
      start = event.valueStart
      end = event.valueEnd
      content = event.fast && !blanked ? text.slice(start, end) : decode(text, event, json, refuse)
      if (top?.flow) {
        if (text.charCodeAt(start) === 58) refuse(start, 'did not find expected node content')
        if (content.includes('?'))
          refuse(start, "did not find expected ',', ']' or '}': a plain '?' ends a scalar here")
        if (isKey && isColonOfKey(end)) {
          end++
          content += ':'
          if (!top.closing) top.colonEnd = end
        }
      }
    } else if (style <= 3) {
      start = event.valueStart - 1
      end = event.valueEnd + 1
      content =
        event.fast && !blanked ? text.slice(event.valueStart, event.valueEnd) : decode(text, event, json, refuse)
    } else {
      start = blockStart(text, event, cursor)
      end = blockEnd(text, event, start)
      content = getScalarValue(text, event)
    }
    hashes.scalar(start, end, style > 3)
    const tagged = event.tagStart >= 0
    const tag = tagged ? text.slice(event.tagStart, event.tagEnd) : ''
    const before = propertiesOf(event)
    const free = !isKey || top?.flow || !top?.entries?.length || breaksLine(cursor, start)
    cursor = end
    if (!free) refuse(start, 'did not find expected key')
    if (isKey) {
      if (content === '<<' && (tagged ? tag === '!!merge' : style === 1)) {
        key('<<', start, end, true)
        return
      }
      let name: string | Undecodable = content
      if (!tagged && style === 1) name = plainKey(content)
      else if (tagged) {
        const value = taggedScalar(tag, content)
        name = typeof value === 'object' && value ? value : aliasKey(value, start)
      }
      if (typeof name !== 'string') refuse(start, name.problem)
      const anchor = newAnchor(event)
      if (anchor) {
        const value = !tagged && style === 1 ? plainScalar(content) : content
        settle(anchor, { kind: 'scalar', value, start: base + start, end: base + end }, 1, 0)
      }
      key(name, before >= 0 ? before : start, end, false)
      return
    }
    let value: Resolved
    if (tagged) {
      const resolved = taggedScalar(tag, content)
      if (typeof resolved === 'object' && resolved) refuse(start, resolved.problem)
      value = resolved
    } else value = style === 1 ? plainScalar(content) : content
    if (typeof value === 'number' && !Number.isFinite(value))
      refuse(start, `json: unsupported value: ${infinite(value)}`)
    const node: Node = { kind: 'scalar', value, start: base + start, end: base + end }
    if (before >= 0) {
      properties.set(node, base + before)
      const anchor = newAnchor(event)
      if (anchor) settle(anchor, node, 1, 0)
    }
    attach(node, 0, false)
  }

  function breaksLine(from: number, to: number): boolean {
    for (let at = from; at < to; at++) {
      const unit = text.charCodeAt(at)
      if (unit === 10 || unit === 13) return true
    }
    return false
  }

  /** In flow style a colon right before `,`, `]` or `}` is part of a plain key, as in `[2001:db8::]`. */
  function isColonOfKey(at: number): boolean {
    if (text.charCodeAt(at) !== 58) return false
    const next = text.charCodeAt(at + 1)
    return next === 44 || next === 93 || next === 125
  }

  /** The place of a value that is not there: behind its tag or anchor, its colon or its dash. */
  function emptyPlace(event: ScalarEvent, isKey: boolean): number {
    const behind = Math.max(event.tagEnd, event.anchorEnd)
    if (behind >= 0) return behind
    if (!top || isKey) return cursor
    const at = skipSpace(text, cursor)
    const unit = text.charCodeAt(at)
    if (unit !== (top.items ? 45 : 58)) return cursor
    const next = text.charCodeAt(skipBlanks(at + 1))
    if (next === 64 || next === 96 || next === 37) refuse(at + 1, 'found character that cannot start any token')
    return at + 1
  }

  function skipBlanks(at: number): number {
    let next = at
    while (text.charCodeAt(next) === 32 || text.charCodeAt(next) === 9) next++
    return next
  }

  /** Puts an entry in and answers the one that it replaces. */
  function place(frame: Frame, entry: Entry): Entry | undefined {
    const entries = frame.entries as Entry[]
    let known = -1
    if (frame.index) known = frame.index.get(entry.name) ?? -1
    else
      for (let at = 0; at < entries.length && known < 0; at++)
        if ((entries[at] as Entry).name === entry.name) known = at
    if (known >= 0) {
      const before = entries[known]
      entries[known] = entry
      return before
    }
    entries.push(entry)
    if (frame.index) frame.index.set(entry.name, entries.length - 1)
    else if (entries.length > fewKeys) frame.index = new Map(entries.map((each, at) => [each.name, at]))
    return undefined
  }

  function merge(frame: Frame, value: Node, aliased: boolean): void {
    if (aliased && value.kind !== 'map') refuse(frame.keyStart, wantMap)
    const merged = frame.merged ?? new Set<Entry>()
    frame.merged = merged
    const sources = value.kind === 'seq' ? value.items : [value]
    // Backwards, because of several sources the first wins.
    for (let at = sources.length - 1; at >= 0; at--) {
      const source = sources[at] as Node
      if (source.kind !== 'map') refuse(frame.keyStart, wantMap)
      for (const each of source.entries) {
        merged.add(each)
        place(frame, each)
      }
    }
  }

  function attach(node: Node, height: number, aliased: boolean): void {
    if (!top) {
      root = node
      return
    }
    if (height >= top.height) top.height = height + 1
    if (top.items) {
      top.items.push(node)
      return
    }
    const { name } = top
    if (name === undefined) refuse(node.start - base, 'invalid map key: a key must be a scalar')
    if (top.merges) merge(top, node, aliased)
    else {
      const span = { start: base + top.keyStart, end: base + top.keyEnd }
      const earlier = place(top, { name, key: span, value: node })
      // To replace what came with `<<` is what merging is for.
      if (earlier && !top.merged?.has(earlier))
        duplicates.push({ name, path: pathHere(), first: earlier.key, again: span, same: isSame(earlier.value, node) })
    }
    top.name = undefined
    top.merges = false
  }

  function pathHere(): Path {
    return stack.map((frame) => (frame.items ? frame.items.length : (frame.name as string)))
  }
}
