import type { Span } from '../../source/node.js'
import type { Runs } from './runs.js'
import { runAt } from './runs.js'

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
  const { text } = marked
  let left = nth
  // Helm splits at lines that begin with `---` (helm.sh/helm/v3 pkg/releaseutil/manifest.go).
  for (let start = text.startsWith('---') ? 3 : 0; ; ) {
    const next = text.indexOf('\n---', start)
    const span = trimmed(text, { start, end: next < 0 ? text.length : next })
    if (span && isCopy(document, marked, span) && left-- === 0) return span.start
    if (next < 0) return undefined
    start = next + '\n---'.length
  }
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
