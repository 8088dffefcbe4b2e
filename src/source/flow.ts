/**
 * The text with spaces in place of the line breaks, tabs and comments inside quoted scalars and flow collections, for a parser that asks them to be
 * indented, as kubectl's does not. Offsets hold. `open` is the offset of a quote or bracket that does not close, or -1. It reads lines and not YAML: a value starts behind indicators, key, tag and anchor.
 */
export function withoutFlowBreaks(text: string): { readonly text: string; readonly open: number } {
  let open = -1
  let out = ''
  let copied = 0
  let line = 0
  while (line < text.length) {
    const indent = countSpaces(text, line)
    const at = valueStart(text, line + indent)
    const unit = text.charCodeAt(at)
    if (unit === 34 || unit === 39 || unit === 91 || unit === 123) {
      const comments: number[] = []
      const end = flowEnd(text, at, comments)
      if (end < 0) {
        open = at
        break
      }
      if (spansLines(text, at, end) || holds(text, '\t', line, end)) {
        out += text.slice(copied, line) + blank(text, line, at, []) + blank(text, at, end, comments)
        copied = end
      }
      line = nextLine(text, end)
    } else if (unit === 124 || unit === 62) line = skipDeeper(text, nextLine(text, at), indentOfOwner(text, line, at))
    else if (unit === 35 || isBlankOrEnd(unit)) line = nextLine(text, at)
    // The lines of a plain scalar that are deeper than its key belong to it, whatever they start with.
    else line = skipDeeper(text, nextLine(text, at), indentOfOwner(text, line, at))
  }
  return { text: out + text.slice(copied), open }
}

function countSpaces(text: string, at: number): number {
  let next = at
  while (text.charCodeAt(next) === 32) next++
  return next - at
}

function nextLine(text: string, at: number): number {
  const end = text.indexOf('\n', at)
  return end < 0 ? text.length : end + 1
}

function skipBlanks(text: string, at: number): number {
  let next = at
  while (text.charCodeAt(next) === 32 || text.charCodeAt(next) === 9) next++
  return next
}

function isBlankOrEnd(unit: number): boolean {
  return Number.isNaN(unit) || unit === 32 || unit === 9 || unit === 10 || unit === 13
}

/** Where the value of a line starts: behind `- `, `? `, `: `, `key: `, tags and anchors. */
function valueStart(text: string, from: number): number {
  let at = from
  for (;;) {
    const unit = text.charCodeAt(at)
    if ((unit === 45 || unit === 63 || unit === 58) && isBlankOrEnd(text.charCodeAt(at + 1)))
      at = skipBlanks(text, at + 1)
    else if (unit === 33 || unit === 38) {
      while (!isBlankOrEnd(text.charCodeAt(at))) at++
      at = skipBlanks(text, at)
    } else {
      const colon = keyEnd(text, at)
      if (colon < 0) return at
      at = skipBlanks(text, colon + 1)
    }
  }
}

/** The colon behind the key that starts at `at`, -1 where no key does. */
function keyEnd(text: string, at: number): number {
  const unit = text.charCodeAt(at)
  if (unit === 35 || unit === 91 || unit === 123 || unit === 124 || unit === 62) return -1
  let next = at
  if (unit === 34 || unit === 39) {
    next = quotedEnd(text, at)
    if (next < 0 || spansLines(text, at, next)) return -1
    next = skipBlanks(text, next)
    return text.charCodeAt(next) === 58 && isBlankOrEnd(text.charCodeAt(next + 1)) ? next : -1
  }
  for (; next < text.length; next++) {
    const here = text.charCodeAt(next)
    if (here === 10) return -1
    if (here === 35 && isBlankOrEnd(text.charCodeAt(next - 1))) return -1
    if (here === 58 && isBlankOrEnd(text.charCodeAt(next + 1))) return next
  }
  return -1
}

function quotedEnd(text: string, at: number): number {
  const quote = text.charCodeAt(at)
  for (let next = at + 1; next < text.length; next++) {
    const unit = text.charCodeAt(next)
    if (unit === 92 && quote === 34) next++
    else if (unit === quote) {
      if (quote === 39 && text.charCodeAt(next + 1) === 39) next++
      else return next + 1
    }
  }
  return -1
}

/** The end of the quoted scalar or flow collection at `at`, -1 where it does not close; starts and ends of comments go to `comments`. */
function flowEnd(text: string, at: number, comments: number[]): number {
  const first = text.charCodeAt(at)
  if (first === 34 || first === 39) return quotedEnd(text, at)
  let depth = 0
  for (let next = at; next < text.length; next++) {
    const unit = text.charCodeAt(next)
    if (unit === 91 || unit === 123) depth++
    else if (unit === 93 || unit === 125) {
      if (--depth === 0) return next + 1
    } else if ((unit === 34 || unit === 39) && startsScalar(text, next)) {
      next = quotedEnd(text, next) - 1
      if (next < 0) return -1
    } else if (unit === 35 && isBlankOrEnd(text.charCodeAt(next - 1))) {
      comments.push(next)
      next = nextLine(text, next) - 1
      comments.push(next)
    }
  }
  return -1
}

/** Whether a quote in a flow collection opens a scalar rather than standing inside a plain one. */
function startsScalar(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1)
  return isBlankOrEnd(before) || before === 91 || before === 123 || before === 44 || before === 58
}

function spansLines(text: string, start: number, end: number): boolean {
  return holds(text, '\n', start, end)
}

function holds(text: string, what: string, start: number, end: number): boolean {
  const at = text.indexOf(what, start)
  return at >= 0 && at < end
}

function blank(text: string, start: number, end: number, comments: readonly number[]): string {
  let out = ''
  let from = start
  for (let at = 0; at < comments.length; at += 2) {
    const comment = comments[at] as number
    const behind = comments[at + 1] as number
    out += text.slice(from, comment) + ' '.repeat(behind - comment)
    from = behind
  }
  return (out + text.slice(from, end)).replace(/[\r\n\t]/g, ' ')
}

/** The indentation of the mapping or sequence that a block scalar on this line belongs to. */
function indentOfOwner(text: string, line: number, at: number): number {
  let owner = countSpaces(text, line)
  for (let next = line + owner; next < at; ) {
    const unit = text.charCodeAt(next)
    if (unit !== 45 || !isBlankOrEnd(text.charCodeAt(next + 1))) break
    const inner = skipBlanks(text, next + 1)
    if (inner >= at) break
    owner = inner - line
    next = inner
  }
  return owner
}

/** The first line from `line` on that is not deeper than `indent` and not blank. */
function skipDeeper(text: string, line: number, indent: number): number {
  let at = line
  while (at < text.length) {
    const spaces = countSpaces(text, at)
    const unit = text.charCodeAt(at + spaces)
    if (spaces <= indent && unit !== 10 && unit !== 13) return at
    at = nextLine(text, at)
  }
  return at
}
