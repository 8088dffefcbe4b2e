import { folded, visible } from './visible.js'

/** A space of no width. GitHub makes no link, mention or picture of text that has it inside. */
const apart = '&#8203;'

/** Text that GitHub's markdown shows as it stands, on one line; `code` between backticks stays code. */
export function inline(text: string): string {
  const shown = folded(text)
    .split(/(`[^`]+`)/)
    .map((piece, at) => (at % 2 ? code(piece.slice(1, -1)) : prose(piece)))
    .join('')
  // What would begin a heading or a list where the text begins a line.
  return shown.replace(/^[#+=-]/, '\\$&').replace(/^(\d+)(?=[.)](?: |$))/, '$1\\')
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

/** `text`, or lines of it, as a block of code. */
export function block(text: string | readonly string[], language = 'text'): string {
  const shown = [text].flat().map(visible).join('\n')
  const fence = '`'.repeat(Math.max(3, longestRun(shown) + 1))
  return `${fence}${language}\n${shown}\n${fence}`
}

/** Markdown as a cell of a table: a bar in it would end the cell, in code too. */
export function cell(markdown: string): string {
  // Readers of tables differ on two backslashes before a bar, and agree on one and on three.
  return markdown.replace(/(\\*)\|/g, (each, marks: string) => (marks.length % 2 ? each : `${marks}\\|`))
}

/** The first `most` characters of `text`. */
export function clipped(text: string, most: number): string {
  // Not half of a surrogate pair.
  return text.length > most ? `${text.slice(0, most).replace(/[\ud800-\udbff]$/, '')}…` : text
}

function prose(text: string): string {
  return unlinked(entities(text).replace(/[\\`*_[\]~|]/g, '\\$&'))
}

/** Nothing of it is a mention, a link, an issue, an advisory, a commit, an emoji or a formula. */
function unlinked(text: string): string {
  return (
    text
      .replace(/@(?=\w)/g, `@${apart}`)
      .replace(/(?<!&)#(?=\d)/g, `#${apart}`)
      .replace(/\b(GH|GHSA|CVE)-(?=\w)/gi, `$1-${apart}`)
      .replace(/:(?=[\w+-]+:)/g, `:${apart}`)
      .replace(/:\/\//g, `:${apart}//`)
      .replace(/www\./gi, (each) => `${each.slice(0, -1)}${apart}.`)
      // Digits alone are a number that somebody may want to copy.
      .replace(/(?<![\w#])(?=\d*[a-f])[\da-f]{7,40}(?!\w)/gi, (each) => each.match(/.{1,6}/g)!.join(apart))
      .replaceAll('$', '<span>$</span>')
  )
}

function entities(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function longestRun(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length))
}
