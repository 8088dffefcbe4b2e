import type { Finding } from '../finding.js'
import { cells, width } from './columns.js'
import { visible } from './visible.js'

/** A line of a file as it is shown, and the columns of the terminal, from 0, that the carets stand under. */
export interface Excerpt {
  readonly text: string
  readonly from: number
  readonly to: number
}

const gap = '…'
/** Far longer than any line is shown; what is further from the cause is not looked at. */
const far = 400
const secretParts = /\/(?:data|stringData|binaryData|env|args|command|annotations)(?:\/|$)/
/** Keys under which values may be secret, at any depth. */
export const secretKeys = /(?:data|stringData|binaryData|env|value|args|command|annotations)["']?\s*:/
const key = /^\s*(?:- +)*(?:"[^"]*"|'[^']*'|[^\s"'#{}[\],:&*!|>%@`][^:{}[\],]*?)\s*:(?=\s|$)/
/** Keys whose value may stand beside them where only the head of a block is shown. */
const nameKeys = /^\s*(?:- +)*["']?(?:name|kind|apiVersion)["']?\s*:/

/**
 * The line of `finding`, cut to `columns`. Of what is written there it shows the part that the finding is about, the
 * key before it and a comment behind it; anything else, and any value that may be secret, is `…`.
 */
export function excerpt(finding: Finding, line: string, columns: number): Excerpt {
  const start = Math.min(finding.column - 1, line.length)
  const several = finding.endLine > finding.line
  const end = several ? line.trimEnd().length : Math.min(Math.max(finding.endColumn - 1, start), line.length)
  const [before, about, after] = [line.slice(0, start), line.slice(start, end), line.slice(Math.max(start, end))]
  // The tool's own config holds nothing secret.
  if (/(?:^|\/)\.?kruise-preflight\.ya?ml$/.test(finding.file)) return clip(before, about, after, columns)
  // Of a longer part no more is looked at than may be shown.
  const cause = about.length > 2 * far ? about.slice(0, 2 * far) : about
  return clip(shownBefore(before), shownAbout(finding, cause, several), shownAfter(after), columns)
}

/** Whether values at the path of `finding` are never shown. */
export function isSecret(finding: Finding): boolean {
  return secretParts.test(finding.path) && !/\/env\/\d+\/name$/.test(finding.path)
}

/** A text that is no object's, as one that does not parse, and that no rule about its content points at. */
function belongsToNothing({ object, family, path }: Finding): boolean {
  return object === null && (path === '' || family === 'manifests')
}

function shownBefore(text: string): string {
  const start = text.slice(0, far)
  if (/^\s*$/.test(text) || (start === text && /^\s*(?:- +)*$/.test(text))) return text
  const head = key.exec(start)?.[0]
  if (head !== undefined && head.trimEnd() === text.trimEnd()) return text
  return head === undefined ? `${/^\s*(?:- +)*/.exec(start)?.[0]}${gap} ` : `${head} ${gap} `
}

function shownAbout(finding: Finding, text: string, several: boolean): string {
  // A mark alone, where a parser stopped, holds nothing.
  if (text.startsWith('#') || /^\W?$/.test(text)) return text
  // A key alone, which the path names anyway.
  if (finding.path.endsWith(`/${text}`) && !text.includes('/')) return text
  // What belongs to no object, as a text that does not parse, may belong to a Secret.
  const hidden = isSecret(finding) || belongsToNothing(finding) || (/[{[]/.test(text) && secretKeys.test(text))
  if (!hidden && (!several || nameKeys.test(text))) return text
  const head = key.exec(text)?.[0]
  if (head === undefined) return gap
  const rest = text.slice(head.length).trim()
  return rest === '' || rest.startsWith('#') ? text : `${head} ${gap}`
}

function shownAfter(text: string): string {
  if (/^\s*(?:$|[\]},]+\s*$|#|,?\s+#)/.test(text)) return text
  return `${/^\s*[,}\]]/.exec(text)?.[0] ?? ''} ${gap}`
}

function clip(before: string, about: string, after: string, columns: number): Excerpt {
  const lead = cells(plain(before.slice(-far)))
  let cut = before.length > far
  let leadWidth = lead.reduce((sum, cell) => sum + cell.width, 0)
  // The cause begins in the left half, with as much of what stands before it as fits there.
  while (leadWidth > columns / 2) {
    leadWidth -= lead.shift()?.width ?? leadWidth
    cut = true
  }
  const left = `${cut ? gap : ''}${lead.map((cell) => cell.text).join('')}`
  const from = width(left)
  const middle = plain(about.slice(0, far))
  const shown = cutRight(
    `${left}${middle}${plain(after.slice(0, far))}`,
    columns,
    about.length > far || after.length > far,
  )
  return { text: shown.trimEnd(), from, to: Math.max(from + 1, Math.min(from + width(middle), width(shown))) }
}

function cutRight(text: string, columns: number, more: boolean): string {
  if (!more && width(text) <= columns) return text
  let used = 0
  let kept = ''
  for (const cell of cells(text)) {
    if (used + cell.width > columns - 1) break
    used += cell.width
    kept += cell.text
  }
  return `${kept}${gap}`
}

const plain = (text: string) => visible(text.replaceAll('\t', '    '))
