import { UsageError } from '../usage-error.js'
import { DONE, HEADER, LISTED, SECTIONS } from './script.js'

/** What one call printed, and what was said where it failed. */
export interface Section {
  /** The line on which it begins. */
  readonly line: number
  readonly text: string
  /** What kubectl said where the call failed, undefined where it did not. */
  readonly refused: string | undefined
}

/** What the script printed. */
export interface Stream {
  /** `2026-11-22`. */
  readonly taken: string
  readonly sections: ReadonlyMap<string, Section>
}

const NAMES: readonly string[] = [...SECTIONS, ...Object.values(LISTED).map(({ kind }) => kind)]

/** Reads what the script of `snapshot` printed; throws a UsageError with the line that is not as it prints them. */
export function readStream(text: string): Stream {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const from = lines.indexOf(HEADER)
  if (from < 0) throw new UsageError(otherText(lines))
  const sections = new Map<string, Section>()
  let taken: string | undefined
  let open: { name: string; line: number; text: string[]; said: string[] } | undefined
  for (const [at, line] of lines.entries()) {
    if (at <= from) continue
    const mistake = (problem: string) => new UsageError(`line ${at + 1}: ${problem}`)
    const mark = /^#### (\w+)(?: (.*))?$/.exec(line)
    if (line === DONE && !open) {
      if (taken === undefined) throw mistake('the day on which it was taken is missing')
      return { taken, sections }
    }
    if (!mark) {
      open?.text.push(line)
      continue
    }
    const [, word, rest = ''] = mark
    if (word === 'taken' && !open) taken = dayIn(rest, mistake)
    else if (word === 'said' && open) open.said.push(rest)
    else if (word === 'begin' && !open) {
      if (!NAMES.includes(rest)) throw mistake(`there is no section ${quoted(rest)}`)
      if (sections.has(rest)) throw mistake(`section ${rest} stands twice`)
      open = { name: rest, line: at + 1, text: [], said: [] }
    } else if (word === 'end' && open && rest.startsWith(`${open.name} `)) {
      const ok = rest === `${open.name} ok`
      sections.set(open.name, {
        line: open.line,
        text: open.text.join('\n'),
        refused: ok ? undefined : open.said.join(' ') || 'the call failed',
      })
      open = undefined
    } else throw mistake(`the mark ${quoted(line)} does not stand here`)
  }
  const where = open ? ` in section ${open.name}` : ''
  throw new UsageError(`the output ends${where}, before "${DONE}"; let the script run to its end`)
}

function otherText(lines: readonly string[]): string {
  if (lines.some((line) => /^kind: ClusterSnapshot\b/.test(line)))
    return 'this is a snapshot already; name it in the configuration as snapshot: FILE'
  if (lines[0]?.startsWith('#!/bin/sh')) return 'this is the script itself; run it with sh and pipe in what it prints'
  return `there is no line "${HEADER}"; pipe in what the script of kruise-preflight snapshot prints`
}

function dayIn(text: string, mistake: (problem: string) => Error): string {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined
  if (!day || Number.isNaN(day.getTime()) || !day.toISOString().startsWith(text))
    throw mistake(`${quoted(text)} is no day; the script writes it as 2026-11-22`)
  return text
}

function quoted(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}...` : text)
}
