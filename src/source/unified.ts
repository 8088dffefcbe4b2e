import { applyChanges, type Change } from './changes.js'

/** Lines of the old text from `at` (from 0), and what stands there instead; each with its line break. */
interface Block {
  readonly at: number
  readonly old: readonly string[]
  readonly now: readonly string[]
}

/** How many lines that stay are shown around those that do not. */
const CONTEXT = 3

/**
 * Changes of a file's text as a unified diff that `git apply` takes; '' where nothing differs. The line breaks of the text are
 * kept, be they `\r\n`, and a last line without one is said to have none.
 */
export function unifiedDiff(path: string, text: string, changes: readonly Change[]): string {
  const lines = linesOf(text)
  const blocks = blocksOf(text, changes)
  if (blocks.length === 0) return ''
  const [from, to] = [named(`a/${path}`), named(`b/${path}`)]
  // git ends a name that holds a blank with a tab, as a date could follow.
  const end = (name: string) => (/^[^"]* /.test(name) ? `${name}\t` : name)
  // Below a line `diff --git` git would take the names from the repository's root, wherever it is run.
  const head = `--- ${end(from)}\n+++ ${end(to)}\n`
  let shift = 0
  return hunksOf(blocks).reduce((diff, hunk) => {
    const { written, grown } = hunkText(hunk, lines, shift)
    shift += grown
    return diff + written
  }, head)
}

/** The lines of a text, each with its line break. */
function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? []
}

/** Whole lines that differ, in the order of the text; what is the same at either end of them is left out. */
function blocksOf(text: string, changes: readonly Change[]): Block[] {
  const blocks: { start: number; end: number; changes: Change[] }[] = []
  for (const change of [...changes].sort((a, b) => a.start - b.start || a.end - b.end)) {
    const start = change.start === 0 ? 0 : text.lastIndexOf('\n', change.start - 1) + 1
    const newline = text.indexOf('\n', change.end)
    const end = newline < 0 ? text.length : newline + 1
    const last = blocks.at(-1)
    if (last && start <= last.end) {
      last.end = Math.max(last.end, end)
      last.changes.push(change)
    } else blocks.push({ start, end, changes: [change] })
  }
  return blocks.flatMap(({ start, end, changes: own }) => {
    const moved = own.map((each) => ({ ...each, start: each.start - start, end: each.end - start }))
    const old = linesOf(text.slice(start, end))
    const now = linesOf(applyChanges(text.slice(start, end), moved))
    let at = start === 0 ? 0 : text.slice(0, start).split('\n').length - 1
    while (old.length > 0 && now.length > 0 && old[0] === now[0]) {
      old.shift()
      now.shift()
      at++
    }
    while (old.length > 0 && now.length > 0 && old.at(-1) === now.at(-1)) {
      old.pop()
      now.pop()
    }
    return old.length + now.length > 0 ? [{ at, old, now }] : []
  })
}

/** Blocks whose context touches stand in one hunk. */
function hunksOf(blocks: readonly Block[]): Block[][] {
  const hunks: Block[][] = []
  for (const block of blocks) {
    const last = hunks.at(-1)?.at(-1)
    if (last && block.at - (last.at + last.old.length) <= 2 * CONTEXT) hunks.at(-1)?.push(block)
    else hunks.push([block])
  }
  return hunks
}

function hunkText(blocks: readonly Block[], lines: readonly string[], shift: number) {
  const [first, last] = [blocks[0] as Block, blocks.at(-1) as Block]
  const start = Math.max(0, first.at - CONTEXT)
  const end = Math.min(lines.length, last.at + last.old.length + CONTEXT)
  let body = ''
  let at = start
  const put = (mark: string, some: readonly string[]) => {
    for (const line of some) body += `${mark}${line}${line.endsWith('\n') ? '' : '\n\\ No newline at end of file\n'}`
  }
  for (const block of blocks) {
    put(' ', lines.slice(at, block.at))
    put('-', block.old)
    put('+', block.now)
    at = block.at + block.old.length
  }
  put(' ', lines.slice(at, end))
  const grown = blocks.reduce((sum, { old, now }) => sum + now.length - old.length, 0)
  const [was, is] = [end - start, end - start + grown]
  return { written: `@@ -${range(start, was)} +${range(start + shift, is)} @@\n${body}`, grown }
}

/** A range of no lines is named by the line in front of it. */
function range(start: number, count: number): string {
  return count === 1 ? `${start + 1}` : `${count === 0 ? start : start + 1},${count}`
}

/** A name as git writes it: in quotes, with C's escapes, where it holds what would end it. */
function named(path: string): string {
  if (!/["\\\x00-\x1f\x7f]/.test(path)) return path
  const escaped = path.replace(/["\\\x00-\x1f\x7f]/g, (each) => {
    const known = { '"': '\\"', '\\': '\\\\', '\n': '\\n', '\t': '\\t', '\r': '\\r' }[each]
    return known ?? `\\${each.charCodeAt(0).toString(8).padStart(3, '0')}`
  })
  return `"${escaped}"`
}
