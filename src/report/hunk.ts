import type { Finding } from '../finding.js'
import { isSecret, secretKeys } from './excerpt.js'

const most = 8

/**
 * The change of the finding's fix as `-` and `+` lines, undefined where it is long, touches several files, or where its
 * lines hold more than the fields that the rule is about.
 */
export function hunk(finding: Finding, text: string): string[] | undefined {
  const edits = [...(finding.fix?.edits ?? [])].sort((a, b) => a.start - b.start)
  const [first] = edits
  const last = edits.at(-1)
  if (!first || !last || isSecret(finding)) return undefined
  if (edits.some((edit) => edit.file !== finding.file || edit.start > edit.end || edit.end > text.length))
    return undefined

  const from = text.lastIndexOf('\n', first.start - 1) + 1
  const lineEnd = text.indexOf('\n', last.end)
  const to = lineEnd < 0 ? text.length : lineEnd
  if (to - from > 2_000) return undefined
  let changed = ''
  let at = from
  for (const edit of edits) {
    if (edit.start < at) return undefined
    changed += text.slice(at, edit.start) + edit.newText
    at = edit.end
  }
  changed += text.slice(at, to)

  const old = text.slice(from, to).split(/\r?\n/)
  const now = changed.split(/\r?\n/)
  while (old.length && now.length && old[0] === now[0]) {
    old.shift()
    now.shift()
  }
  while (old.length && now.length && old.at(-1) === now.at(-1)) {
    old.pop()
    now.pop()
  }
  const lines = [...old.map((line) => `- ${line}`), ...now.map((line) => `+ ${line}`)]
  // A line in flow style may hold other fields, and a block that goes may hold values that are nobody's business.
  const cause = /[^/]*$/.exec(finding.path)?.[0] ?? ''
  const mayTell = old.some((line) => /[{[]/.test(line) || (secretKeys.test(line) && !isOf(cause, line)))
  return lines.length > 0 && lines.length <= most && !mayTell ? lines : undefined
}

/** Whether a line holds the key of the cause, whose value the finding speaks of, and nothing before it. */
function isOf(key: string, line: string): boolean {
  return line.trimStart().startsWith(`${key}:`)
}
