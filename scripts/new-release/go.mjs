/** A string of Go in one of its two forms, or a rune. */
const QUOTED = /"(?:\\.|[^"\\\n])*"|`[^`]*`|'(?:\\.|[^'\\\n])*'/

/** Go source with blanks for its comments: every line and column stays. */
export function withoutComments(text) {
  const parts = new RegExp(`${QUOTED.source}|//[^\\n]*|/\\*[\\s\\S]*?\\*/`, 'g')
  return text.replace(parts, (part) => (part.startsWith('/') ? part.replace(/[^\n]/g, ' ') : part))
}

/** What stands between the bracket at `open` and the one that closes it; undefined where none does. */
export function between(text, open) {
  const parts = new RegExp(`${QUOTED.source}|[()[\\]{}]`, 'g')
  parts.lastIndex = open
  let depth = 0
  for (let part = parts.exec(text); part; part = parts.exec(text)) {
    if ('([{'.includes(part[0])) depth++
    if (')]}'.includes(part[0])) depth--
    if (depth === 0) return text.slice(open + 1, part.index)
  }
  return undefined
}

/** The texts of the strings in `code`, those that are added to each other as one. */
export function strings(code) {
  const joined = code.replace(/"\s*\+\s*"/g, '')
  return [...joined.matchAll(new RegExp(QUOTED.source, 'g'))]
    .map(([part]) => part)
    .filter((part) => !part.startsWith("'"))
    .map((part) => (part.startsWith('`') ? part.slice(1, -1) : unquoted(part)))
}

function unquoted(part) {
  try {
    return JSON.parse(part)
  } catch {
    return part.slice(1, -1)
  }
}

/** The line of an offset, from 1. */
export function lineAt(text, offset) {
  return text.slice(0, offset).split('\n').length
}
