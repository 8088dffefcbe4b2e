import type { Span } from '../../source/node.js'
import type { Runs } from './runs.js'
import { runAt } from './runs.js'

/** What helm splits an output into documents at (helm.sh/helm/v3 pkg/releaseutil/manifest.go). */
const SEPARATOR = /(?:^|\s*\n)---\s*/g

/** The texts that helm printed from each template, by the name of the template, of what it prints where a document cannot be parsed. */
export function printedBySource(output: string): Map<string, string> {
  const found = new Map<string, string>()
  const heads = [...output.matchAll(/^---\n# Source: ([^\n]+)\n/gm)]
  for (const [at, { index, 0: head, 1: name = '' }] of heads.entries()) {
    const text = output.slice(index + head.length, heads[at + 1]?.index ?? output.length)
    found.set(name, `${found.has(name) ? `${found.get(name)}---\n` : ''}${text}`)
  }
  return found
}

/**
 * Where a document stands in what a template printed when it was marked: the offset of its first character there. `nth` counts from 0 those
 * that read the same. Actions may have printed something else of the same length, as a checksum of another marked text.
 */
export function copyOf(document: string, marked: Runs, nth: number): number | undefined {
  let from = 0
  let left = nth
  const ends = [...marked.text.matchAll(SEPARATOR)].map(({ index, 0: text }) => [index, index + text.length] as const)
  for (const [end, next] of [...ends, [marked.text.length, marked.text.length] as const]) {
    const span = trimmed(marked.text, { start: from, end })
    if (span && isCopy(document, marked, span) && left-- === 0) return span.start
    from = next
  }
  return undefined
}

/** What is left of a part of a text without the white space around it. */
export function trimmed(text: string, { start, end }: Span): Span | undefined {
  const part = text.slice(start, end)
  const inner = part.trim()
  if (inner === '') return undefined
  const at = start + part.indexOf(inner)
  return { start: at, end: at + inner.length }
}

function isCopy(document: string, marked: Runs, { start, end }: Span): boolean {
  if (end - start !== document.length) return false
  if (marked.text.startsWith(document, start)) return true
  for (let at = 0; at < document.length; at++) {
    if (document.charCodeAt(at) === marked.text.charCodeAt(start + at)) continue
    const run = runAt(marked, start + at)
    if (!run?.within.action || run.from) return false
  }
  return true
}
