import type { Block, Output, Step, Template } from './blocks.js'
import type { Operand, Pipeline } from './expression.js'

/**
 * What stands in a marked output: text from a place (`t`), the start and the end of what an action prints (`a`, `z`), the start
 * of a range (`r`) and each of its turns (`i`).
 */
export type Mark = 't' | 'a' | 'z' | 'r' | 'i'

/** Private characters, which no template may hold that is to be marked. */
export const OPEN = '\uE000'
export const CLOSE = '\uE001'

/** How much is marked: what stands in the templates alone, or in what they include too. */
export type Depth = 'shallow' | 'deep'

/**
 * Templates that print what they printed, and in between where each part of it comes from. They keep their names; the number of a
 * template is its place in the map. White space next to a delimiter is taken away as before, so marks stand only next to other text.
 */
export function marked(templates: ReadonlyMap<string, Template>, depth: Depth): Map<string, string> {
  const open = depth === 'deep' ? printed(templates) : new Set<string>()
  const texts = new Map<string, string>()
  let number = 0
  for (const [name, { text, body }] of templates) {
    const inserts: Insert[] = []
    mark(body, { text, file: number++, inserts, open, live: !isPartial(name) })
    texts.set(name, inserted(text, inserts))
  }
  return texts
}

/** Whether helm prints nothing of a template itself. */
export function isPartial(name: string): boolean {
  const base = name.slice(name.lastIndexOf('/') + 1)
  return base.startsWith('_') || base === 'NOTES.txt'
}

interface Insert {
  readonly start: number
  readonly end: number
  readonly text: string
}

interface Marking {
  readonly text: string
  readonly file: number
  readonly inserts: Insert[]
  /** The names of the templates whose text is printed wherever it is asked for. */
  readonly open: ReadonlySet<string>
  readonly live: boolean
}

function mark(steps: readonly Step[], marking: Marking): void {
  const { text, file, inserts, open, live } = marking
  const said = (kind: Mark, at: number) => `${OPEN}${kind}${file.toString(36)}.${at.toString(36)}${CLOSE}`
  for (const step of steps) {
    if (step.kind === 'text') {
      if (live)
        for (const { index } of text.slice(step.start, step.end).matchAll(/(?<=^[^\S\n]*)\S/gm)) {
          const at = step.start + index
          inserts.push({ start: at, end: at, text: said('t', at) })
        }
    } else if (step.kind === 'output') {
      if (live) inserts.push(...around(step, said('a', step.action.start), said('z', step.action.start)))
    } else if (step.kind === 'block') {
      const named = step.word === 'define' || step.word === 'block'
      const inner = named ? { ...marking, live: step.word === 'define' && open.has(step.name ?? '') } : marking
      if (live && step.word === 'range')
        inserts.push(...around(step, said('r', step.action.start), said('i', step.action.start)))
      mark(step.body, inner)
      mark(step.otherwise, inner)
    }
  }
}

/** Two texts that are printed in front of and behind an action, whose trim markers go to the outer of the three. */
function around({ action }: Output | Block, before: string, behind: string): Insert[] {
  const { start, end, at, code, trimsLeft, trimsRight } = action
  return [
    { start, end: at, text: `{{${trimsLeft ? '- ' : ''}"${before}"}}{{` },
    { start: at + code.length, end, text: `}}{{"${behind}"${trimsRight ? ' -' : ''}}}` },
  ]
}

function inserted(text: string, inserts: readonly Insert[]): string {
  let result = ''
  let from = 0
  for (const { start, end, text: added } of [...inserts].sort((one, other) => one.start - other.start)) {
    result += text.slice(from, start) + added
    from = end
  }
  return result + text.slice(from)
}

/** What leaves each line of a text as it is but for the white space in front. */
const KEEPS: ReadonlySet<string> = new Set(['indent', 'nindent', 'trim'])

/** The names of the templates whose text goes nowhere but into the output, from wherever they are included. */
function printed(templates: ReadonlyMap<string, Template>): Set<string> {
  const defined = new Set<string>()
  const uses = new Map<string, Set<string>>()
  const kept = new Set<string>()
  let anything = false
  const walk = (steps: readonly Step[], within: string): void => {
    for (const step of steps) {
      if (step.kind === 'text') continue
      const inner = step.kind === 'block' && step.word === 'define' ? (step.name ?? '') : within
      if (step.kind === 'block' && step.word === 'define') defined.add(inner)
      const direct = step.kind === 'output' ? directly(step.pipeline) : undefined
      if (direct !== undefined) {
        const users = uses.get(direct)
        if (users) users.add(within)
        else uses.set(direct, new Set([within]))
      }
      const code = step.action.code
      if (/\b(?:include|template|tpl)\b/.test(code)) {
        const names = step.pipeline ? includes(step.pipeline) : undefined
        if (!names) for (const [quoted] of code.matchAll(/"[^"]*"/g)) kept.add(quoted.slice(1, -1))
        let skips = direct === undefined ? 0 : 1
        for (const name of names ?? []) {
          if (name === direct && skips-- > 0) continue
          if (name === undefined) anything ||= !code.includes('BasePath')
          else kept.add(name)
        }
      }
      if (step.kind === 'block') {
        walk(step.body, inner)
        walk(step.otherwise, inner)
      }
    }
  }
  for (const { body } of templates.values()) walk(body, '')
  if (anything) return new Set()
  // What is used by one whose text is looked at is looked at too.
  for (let size = -1; size !== kept.size; ) {
    size = kept.size
    for (const [name, users] of uses) if ([...users].some((user) => kept.has(user))) kept.add(name)
  }
  return new Set([...defined].filter((name) => !kept.has(name)))
}

/** The name of the template that a pipeline prints as it is. */
function directly(pipeline: Pipeline | undefined): string | undefined {
  const [first, ...others] = pipeline?.commands ?? []
  const [word, name] = first ?? []
  if (word?.kind !== 'function' || word.name !== 'include') return undefined
  if (name?.kind !== 'literal' || typeof name.value !== 'string') return undefined
  const keeps = others.every(([each]) => each?.kind === 'function' && KEEPS.has(each.name))
  return keeps ? name.value : undefined
}

/** The names that are included anywhere in a pipeline, undefined for one that is computed. */
function includes({ commands }: Pipeline): (string | undefined)[] {
  return commands.flatMap((operands) => operands.flatMap((each, at) => included(each, operands[at + 1])))
}

function included(operand: Operand, next: Operand | undefined): (string | undefined)[] {
  if (operand.kind === 'pipeline') return includes(operand.pipeline)
  if (operand.kind !== 'function' || operand.name !== 'include') return []
  return [next?.kind === 'literal' && typeof next.value === 'string' ? next.value : undefined]
}
