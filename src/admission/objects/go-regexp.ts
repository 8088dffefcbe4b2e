// Mirrors regexp/syntax of Go (RE2): why a pattern does not compile.
import type { Build } from '../../cluster/build.js'

/** Go's error of a pattern that does not compile, undefined where it does. */
export function regExpFault(pattern: string, build: Build): string | undefined {
  const fault = scan(pattern)
  return fault && build.say('regexp-fault', { reason: build.say(fault.id), part: fault.part })
}

interface Fault {
  readonly id: string
  readonly part: string
}

function scan(pattern: string): Fault | undefined {
  let depth = 0
  let at = 0
  /** Where the thing that a repetition repeats begins; undefined where there is nothing to repeat. */
  let atom: number | undefined
  let repeated: number | undefined
  while (at < pattern.length) {
    const rest = pattern.slice(at)
    const letter = rest[0]!
    const repetition = /^(?:[*+?]|\{\d+(?:,\d*)?\})/.exec(rest)?.[0]
    if (repetition !== undefined) {
      if (repeated !== undefined) return { id: 'regexp-nested', part: pattern.slice(repeated, at + repetition.length) }
      if (atom === undefined) return { id: 'regexp-argument', part: repetition }
      const lazy = rest[repetition.length] === '?' ? 1 : 0
      repeated = at
      at += repetition.length + lazy
      continue
    }
    repeated = undefined
    if (letter === '(') {
      const fault = groupFault(rest)
      if (fault) return fault
      depth++
      atom = undefined
      at += /^\((?:\?(?:[a-zA-Z-]*:|P?<\w+>|[a-zA-Z-]+(?=\))))?/.exec(rest)![0].length
    } else if (letter === ')') {
      if (depth === 0) return { id: 'regexp-closing', part: pattern }
      depth--
      atom = at++
    } else if (letter === '|') {
      atom = undefined
      at++
    } else {
      const length = letter === '[' ? classLength(rest) : letter === '\\' ? escapeLength(rest) : 1
      if (length === 0) return letter === '[' ? { id: 'regexp-bracket', part: rest } : escapeFault(rest)
      atom = letter === '^' ? (atom ?? at) : at
      at += length
    }
  }
  return depth > 0 ? { id: 'regexp-parenthesis', part: pattern } : undefined
}

function groupFault(rest: string): Fault | undefined {
  if (!rest.startsWith('(?') || /^\(\?(?:[imsU-]*:|[imsU-]+\)|P?<\w+>)/.test(rest)) return undefined
  const look = /^\(\?(?:<?[=!]|>|#)/.exec(rest)?.[0]
  return { id: 'regexp-perl', part: look ?? rest.slice(0, 3) }
}

/** The length of a class with its brackets, 0 where it does not end. */
function classLength(rest: string): number {
  return /^\[\^?\]?(?:\\.|\[:\^?\w+:\]|[^\]\\])*\]/.exec(rest)?.[0].length ?? 0
}

function escapeLength(rest: string): number {
  return (
    /^\\(?:[pP](?:\{\^?\w+\}|\w)|x(?:[0-9a-fA-F]{2}|\{[0-9a-fA-F]+\})|[0-7]{3}|Q[\s\S]*?(?:\\E|$)|[aftnrvdDsSwWbBAzC0]|[^\w\s])/.exec(
      rest,
    )?.[0].length ?? 0
  )
}

function escapeFault(rest: string): Fault {
  return rest.length === 1 ? { id: 'regexp-backslash', part: '' } : { id: 'regexp-escape', part: rest.slice(0, 2) }
}
