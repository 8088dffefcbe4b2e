import { folded, visible } from './visible.js'

/** Between a mark and what it would link to: GitHub links mentions and issues in text, not across this. */
const apart = '&#8203;'

/** Text that GitHub's markdown shows as it stands, on one line; `code` between backticks stays code. */
export function inline(text: string): string {
  return folded(text)
    .split(/(`[^`]+`)/)
    .map((piece, at) => (at % 2 ? code(piece.slice(1, -1)) : prose(piece)))
    .join('')
}

/** The same inside an HTML element, where markdown is not read. */
export function html(text: string): string {
  return folded(text)
    .split(/(`[^`]+`)/)
    .map((piece, at) => (at % 2 ? `<code>${entities(piece.slice(1, -1))}</code>` : unlinked(entities(piece))))
    .join('')
}

/** `text` as a code span. */
export function code(text: string): string {
  const shown = visible(text)
  if (shown === '') return ''
  const fence = '`'.repeat(longestRun(shown) + 1)
  const pad = /^[` ]|[` ]$/.test(shown) ? ' ' : ''
  return `${fence}${pad}${shown}${pad}${fence}`
}

/** `text` as a block of code. */
export function block(text: string): string {
  const fence = '`'.repeat(Math.max(3, longestRun(text) + 1))
  return `${fence}text\n${visible(text)}\n${fence}`
}

/** Markdown as a cell of a table: a bar in it would end the cell, in code too. */
export function cell(markdown: string): string {
  return markdown.replace(/\\?\|/g, '\\|')
}

/** The first `most` characters of `text`. */
export function clipped(text: string, most: number): string {
  // Not half of a surrogate pair.
  return text.length > most ? `${text.slice(0, most).replace(/[\ud800-\udbff]$/, '')}…` : text
}

function prose(text: string): string {
  return unlinked(entities(text).replace(/[\\`*_[\]~|]/g, '\\$&'))
}

function unlinked(text: string): string {
  return text
    .replace(/@(?=\w)/g, `@${apart}`)
    .replace(/(?<!&)#(?=\d)/g, `#${apart}`)
    .replace(/:\/\//g, `:${apart}//`)
    .replace(/\bwww\./gi, (each) => `${each.slice(0, -1)}${apart}.`)
}

function entities(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function longestRun(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length))
}
