import type { SourceFile } from '../../source/document.js'
import type { Assignment, Block, Output, Step, Template } from './blocks.js'
import type { Pipeline } from './expression.js'
import { knownValue, type Meaning, meaningOf, part, type Surroundings } from './meaning.js'
import { type Scene, turnKey } from './runs.js'
import type { Scope, Values } from './values.js'

/** A template of a chart. */
export interface ChartTemplate {
  readonly file: SourceFile
  readonly template: Template
  /** The chart that it is in. */
  readonly scope: Scope
}

/** The templates of a chart and of those in it, in the order in which their marks number them, and the values that they were given. */
export interface Printed {
  readonly templates: readonly ChartTemplate[]
  readonly values: Values
}

/** The action at a place that prints. */
export function outputAt({ templates }: Printed, { file, at }: { file: number; at: number }): Output | undefined {
  const found = templates[file] && enclosing(templates[file].template.body, at)?.at(-1)?.steps
  return found?.find((step): step is Output => step.kind === 'output' && step.action.start === at)
}

/** What names stand for at an offset of a template, where it was at work in `scene`. */
export function surroundingsAt(printed: Printed, place: { file: number; at: number }, scene: Scene): Surroundings {
  const { file, template, scope } = printed.templates[place.file]!
  const levels = enclosing(template.body, place.at) ?? []
  const named = levels.findLastIndex(({ block }) => block?.word === 'define' || block?.word === 'block')
  const root = once((): Meaning | undefined =>
    named < 0 ? { kind: 'root', scope } : given(printed, levels[named]!.block!, scene),
  )
  const names = new Map<string, () => Meaning | undefined>([['$', root]])
  const changed = reassigned(template)
  let dot = root
  // What stands at a level sees the dot and the names of the levels around it.
  const seen = (): Surroundings => {
    const [before, known] = [dot, new Map(names)]
    return {
      file,
      values: printed.values,
      dot: before,
      variable: (name) => (changed.has(name) ? undefined : known.get(name)?.()),
    }
  }
  for (const { block, inBody, steps } of levels.slice(Math.max(named, 0))) {
    if (block && block.word !== 'define' && block.word !== 'block') {
      const { pipeline } = block
      const outer = seen()
      const whole = once(() => pipeline && meaningOf(pipeline, outer))
      const turn = scene.turns.get(turnKey(place.file, block.action.start))
      const item = block.word === 'range' ? once(() => itemOf(whole(), turn, printed.values)) : whole
      if (inBody && block.word !== 'if') dot = item
      const [one, other] = pipeline?.variables ?? []
      if (block.word === 'range' && other !== undefined) {
        names.set(one!, () => undefined)
        names.set(other, item)
      } else if (one !== undefined) names.set(one, item)
    }
    for (const step of steps) {
      if (step.kind === 'text' || step.action.start >= place.at) continue
      if (step.kind === 'assignment') declare(step, names, seen())
    }
  }
  return seen()
}

function declare({ pipeline }: Assignment, names: Map<string, () => Meaning | undefined>, at: Surroundings): void {
  const [name] = pipeline?.variables ?? []
  if (pipeline && name !== undefined)
    names.set(
      name,
      once(() => meaningOf(pipeline, at)),
    )
}

/** A level of a template: the block, which of its two branches, and the steps of it; without a block the whole. */
interface Level {
  readonly block: Block | undefined
  readonly inBody: boolean
  readonly steps: readonly Step[]
}

/** The levels around an offset, the outermost first. */
function enclosing(steps: readonly Step[], at: number): Level[] | undefined {
  const levels: Level[] = []
  let next: Level | undefined = { block: undefined, inBody: true, steps }
  while (next) {
    levels.push(next)
    next = inner(next.steps, at)
  }
  return levels
}

function inner(steps: readonly Step[], at: number): Level | undefined {
  for (const step of steps) {
    if (step.kind !== 'block') continue
    for (const [inBody, own] of [
      [true, step.body],
      [false, step.otherwise],
    ] as const)
      if (own.length > 0 && startOf(own[0]!) <= at && at < endOf(own.at(-1)!))
        return { block: step, inBody, steps: own }
  }
  return undefined
}

function startOf(step: Step): number {
  return step.kind === 'text' ? step.start : step.action.start
}

function endOf(step: Step): number {
  if (step.kind === 'text') return step.end
  if (step.kind !== 'block') return step.action.end
  return Math.max(step.action.end, ...[...step.body, ...step.otherwise].map(endOf))
}

/** What a template was given by what included it. */
function given(printed: Printed, { word, name }: Block, { action, outer }: Scene): Meaning | undefined {
  if (word !== 'define' || !action || !outer) return undefined
  const [first, second, third] = outputAt(printed, action)?.pipeline?.commands[0] ?? []
  if (first?.kind !== 'function' || first.name !== 'include') return undefined
  if (second?.kind !== 'literal' || second.value !== name || !third) return undefined
  const argument: Pipeline = { variables: [], declares: false, commands: [[third]] }
  return meaningOf(argument, surroundingsAt(printed, action, outer))
}

/** What a range goes over at a turn: an item of a list, or the value of a mapping's next key. */
function itemOf(whole: Meaning | undefined, turn: number | undefined, values: Values): Meaning | undefined {
  if (!whole || turn === undefined || turn < 0) return undefined
  if (whole.kind === 'list') return part(whole, turn)
  const value = knownValue(whole, values)
  if (typeof value !== 'object' || value === null) return undefined
  const step = Array.isArray(value) ? turn : Object.keys(value).sort(byBytes)[turn]
  return step === undefined ? undefined : part(whole, step)
}

function byBytes(one: string, other: string): number {
  return Buffer.compare(Buffer.from(one), Buffer.from(other))
}

const changes = new WeakMap<Template, ReadonlySet<string>>()

/** The variables that a template sets again, so that what they hold depends on the way that was taken. */
function reassigned(template: Template): ReadonlySet<string> {
  let found = changes.get(template)
  if (!found) {
    const again = [...template.text.matchAll(/(\$[\p{L}\p{N}_]*)\s*=(?!=)/gu)].map(([, name = '']) => name)
    found = new Set(again)
    changes.set(template, found)
  }
  return found
}

function once<T>(work: () => T): () => T {
  let done: { readonly result: T } | undefined
  return () => {
    done ??= { result: work() }
    return done.result
  }
}
