import { walk } from '../source/wildcards.js'

/** How many patterns one with braces may stand for. */
const MOST = 64

/** How long a pattern may be. */
const LONGEST = 1000

/** What makes a pattern stand for more than one name. */
const MAGIC = /[*?[{\\]/

type Unit = string | Star | Class
interface Star {
  readonly star: true
}
interface Class {
  readonly not: boolean
  readonly ranges: readonly (readonly [string, string])[]
}
type Segment = '**' | readonly Unit[]

const STAR: Star = { star: true }
const ANY: Class = { not: true, ranges: [] }

/**
 * Chooses files by patterns: `*` and `?` within a name, `**` for any folders, `[a-z]`, `{a,b}`, `\` before what stands for itself. A folder
 * is all below it. One that begins with `!` takes out again what those before it chose. Names with a dot are names like
 * others. Whatever the pattern, it takes no more steps than the product of the lengths.
 */
export function chooser(patterns: readonly string[]): (path: string) => boolean {
  const takes = patterns.map((pattern) => !pattern.startsWith('!'))
  // Most patterns, and those that are made by hundreds, are names: these are looked up.
  const named = new Map<string, number>()
  const others: { readonly at: number; readonly alternatives: readonly Segment[][] }[] = []
  for (const [at, pattern] of patterns.entries()) {
    const own = pattern.replace(/^!/, '')
    if (MAGIC.test(own)) others.unshift({ at, alternatives: (expanded(own) ?? []).map(segmentsOf) })
    else named.set(cleaned(own), at)
  }
  const first = takes[0] === false
  return (path) => {
    let last = -1
    for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1))
      last = Math.max(last, named.get(path.slice(0, end)) ?? -1)
    const names = others.length > 0 ? path.split('/') : []
    const other = others.find(({ at, alternatives }) => at > last && alternatives.some((each) => fits(each, names)))
    return takes[other?.at ?? last] ?? first
  }
}

/** Why a pattern cannot be used, undefined where it can. */
export function patternProblem(pattern: string): string | undefined {
  if (pattern.length > LONGEST) return `a pattern of ${pattern.length} characters; at most ${LONGEST} are read`
  return expanded(pattern) ? undefined : `its braces stand for more than ${MOST} patterns; write them one by one`
}

/** A pattern's folders up to the first that stands for several, and what follows: nothing where it names one file or folder. */
export function splitPattern(pattern: string): { base: string; rest: string } {
  const names = cleaned(pattern).split('/')
  const at = names.findIndex((name) => MAGIC.test(name))
  return at < 0
    ? { base: names.join('/'), rest: '' }
    : { base: names.slice(0, at).join('/'), rest: `${names.slice(at).join('/')}${pattern.endsWith('/') ? '/' : ''}` }
}

function cleaned(pattern: string): string {
  return pattern.replace(/^(?:\.\/+)+/, '').replace(/\/+$/, '')
}

/** The patterns without braces that one stands for, undefined where there are too many. */
function expanded(pattern: string): string[] | undefined {
  let found: string[] = ['']
  for (let at = 0; at < pattern.length; ) {
    const group = pattern[at] === '{' ? alternativesAt(pattern, at) : undefined
    const end = group?.end ?? at + (pattern[at] === '\\' ? 2 : 1)
    const pieces: string[] = []
    for (const alternative of group?.alternatives ?? []) {
      const inner = expanded(alternative)
      if (!inner || pieces.length + inner.length > MOST) return undefined
      pieces.push(...inner)
    }
    if (found.length * pieces.length > MOST) return undefined
    const plain = group ? pieces : [pattern.slice(at, end)]
    found = found.flatMap((before) => plain.map((piece) => before + piece))
    at = end
  }
  return found
}

/** What stands between the commas of the braces that open at `start`; undefined where they do not close or hold no comma. */
function alternativesAt(pattern: string, start: number): { alternatives: string[]; end: number } | undefined {
  const alternatives: string[] = []
  let depth = 0
  let from = start + 1
  for (let at = start; at < pattern.length; at++) {
    const unit = pattern[at]
    if (unit === '\\') at++
    else if (unit === '{') depth++
    else if (unit === ',' && depth === 1) {
      alternatives.push(pattern.slice(from, at))
      from = at + 1
    } else if (unit === '}' && --depth === 0) {
      if (alternatives.length === 0) return undefined
      return { alternatives: [...alternatives, pattern.slice(from, at)], end: at + 1 }
    }
  }
  return undefined
}

function segmentsOf(pattern: string): Segment[] {
  const folder = pattern.endsWith('/') || !MAGIC.test(pattern)
  return [
    ...cleaned(pattern)
      .split('/')
      .map((name) => (name === '**' ? name : unitsOf(name))),
    ...(folder ? ['**' as const] : []),
  ]
}

function unitsOf(name: string): Unit[] {
  const units: Unit[] = []
  for (let at = 0; at < name.length; at++) {
    const unit = name[at] as string
    const close = unit === '[' ? name.indexOf(']', at + 2) : -1
    if (unit === '*') units.push(STAR)
    else if (unit === '?') units.push(ANY)
    else if (close > 0) {
      units.push(classOf(name.slice(at + 1, close)))
      at = close
    } else units.push(unit === '\\' ? (name[++at] ?? unit) : unit)
  }
  return units
}

function classOf(text: string): Class {
  const not = /^[!^]./.test(text)
  const ranges = [...text.slice(not ? 1 : 0).matchAll(/(.)-(.)|./gs)].map(
    ([whole, from, to]) => [from ?? whole, to ?? whole] as const,
  )
  return { not, ranges }
}

function fits(segments: readonly Segment[], names: readonly string[]): boolean {
  return walk(
    segments,
    names,
    (segment) => segment === '**',
    (segment, name) => segment !== '**' && fitsName(segment, name),
  )
}

function fitsName(units: readonly Unit[], name: string): boolean {
  return walk(
    units,
    name,
    (unit) => unit === STAR,
    (unit, letter) => (typeof unit === 'string' ? unit === letter : unit !== STAR && holds(unit as Class, letter)),
  )
}

function holds({ not, ranges }: Class, letter: string): boolean {
  return ranges.some(([from, to]) => from <= letter && letter <= to) !== not
}
