import type { Node } from './node.js'
import type { Json } from './path.js'
import { columnOf, isFlow, lineEnd } from './place.js'
import { plainKey, plainScalar } from './scalar.js'

/** How a document is laid out, for text that is added to it. */
export interface Layout {
  /** `\n` or `\r\n`. */
  readonly lineBreak: string
  /** The columns that a mapping is deeper than its key. */
  readonly step: number
  /** The columns that a sequence's dashes are deeper than its key. */
  readonly dashes: number
}

const safe = /^[\w/.][\w/.+@%=: -]*$/
const misleading = /: |:$| $| #|^\.\.\.|^[\d.][\dA-Fa-fxXoO_.:+TZ -]*$/
const unprintable = /[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]/g
const needsEscape = /[\x00-\x1f\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]/

/** A string in double quotes that JSON and YAML readers read alike. */
export function doubleQuoted(text: string): string {
  return JSON.stringify(text).replace(unprintable, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

function isPlain(text: string): boolean {
  return safe.test(text) && !misleading.test(text)
}

function stringText(text: string): string {
  if (isPlain(text) && plainScalar(text) === text) return text
  return text.includes("'") || needsEscape.test(text) || text === '' ? doubleQuoted(text) : `'${text}'`
}

/** A key as it stands in front of its colon. */
export function keyText(name: string): string {
  return isPlain(name) && plainKey(name) === name ? name : doubleQuoted(name)
}

/** A scalar, or an empty collection, in the quotes (`"`, `'`) that stood there before where it can be. */
export function inlineScalar(value: Json, quote = ''): string {
  if (typeof value !== 'string') return JSON.stringify(value)
  if (quote === '"') return doubleQuoted(value)
  if (quote === "'" && !needsEscape.test(value)) return `'${value.replaceAll("'", "''")}'`
  return stringText(value)
}

/** Whether a value is written on the line of its key: a scalar or an empty collection. */
export function isInline(value: Json): boolean {
  return typeof value !== 'object' || value === null || Object.keys(value).length === 0
}

/** A value in flow style; `json` asks for JSON's quotes. */
export function flowText(value: Json, json: boolean): string {
  if (json) return doubleQuotedJson(value)
  if (Array.isArray(value)) return `[${value.map((item) => flowText(item, false)).join(', ')}]`
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .map(([name, member]) => `${keyText(name)}: ${flowText(member, false)}`)
      .join(', ')}}`
  return inlineScalar(value)
}

function doubleQuotedJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(doubleQuotedJson).join(', ')}]`
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .map(([name, member]) => `${doubleQuoted(name)}: ${doubleQuotedJson(member)}`)
      .join(', ')}}`
  return typeof value === 'string' ? doubleQuoted(value) : JSON.stringify(value)
}

/** A value in block style whose first line stands at `column` already; the other lines bring their indentation. */
export function blockText(value: Json, column: number, layout: Layout): string {
  if (isInline(value)) return inlineScalar(value)
  const next = layout.lineBreak + ' '.repeat(column)
  if (Array.isArray(value)) return value.map((item) => `- ${blockText(item, column + 2, layout)}`).join(next)
  return Object.entries(value as { [key: string]: Json })
    .map(([name, member]) => `${keyText(name)}:${memberText(member, column, layout)}`)
    .join(next)
}

/** A value as it follows the colon of a key at `column`. */
export function memberText(value: Json, column: number, layout: Layout): string {
  const literal = typeof value === 'string' ? literalText(value, column + layout.step, layout) : undefined
  if (literal !== undefined) return ` ${literal}`
  if (isInline(value)) return ` ${inlineScalar(value)}`
  const inner = column + (Array.isArray(value) ? layout.dashes : layout.step)
  return layout.lineBreak + ' '.repeat(inner) + blockText(value, inner, layout)
}

/** A string of several plain lines as a literal block scalar. */
function literalText(text: string, column: number, layout: Layout): string | undefined {
  if (!/^[^\s][^\n]*(?:\n[^\n]+)+\n?$/.test(text) || needsEscape.test(text.replaceAll('\n', ''))) return undefined
  const clipped = text.endsWith('\n')
  const lines = (clipped ? text.slice(0, -1) : text).split('\n')
  const next = layout.lineBreak + ' '.repeat(column)
  return `|${clipped ? '' : '-'}${next}${lines.join(next)}`
}

/** How a document is laid out, from its first nested mapping and its first sequence under a key. */
export function layoutOf(text: string, root: Node): Layout {
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
