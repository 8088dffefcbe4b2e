import type { SourceFile } from '../../source/document.js'
import type { Span } from '../../source/node.js'
import { type Json, type Path, valueAt } from '../../source/path.js'
import type { Literal, Operand, Pipeline } from './expression.js'
import type { Scope, Values } from './values.js'

/** What an expression of a template stands for, as far as it can be told without running it. */
export type Meaning =
  /** The `.` of a template that nothing included. */
  | { readonly kind: 'root'; readonly scope: Scope }
  | { readonly kind: 'value'; readonly scope: Scope; readonly path: Path }
  /** A field of Chart.yaml. */
  | { readonly kind: 'chart'; readonly scope: Scope; readonly path: Path }
  /** A constant, with its quotes. */
  | { readonly kind: 'literal'; readonly value: Literal; readonly file: SourceFile; readonly span: Span }
  | { readonly kind: 'dict'; readonly entries: ReadonlyMap<string, Meaning | undefined> }
  | { readonly kind: 'list'; readonly items: readonly (Meaning | undefined)[] }

/** What names stand for where an expression stands. */
export interface Surroundings {
  readonly file: SourceFile
  readonly values: Values
  dot(): Meaning | undefined
  variable(name: string): Meaning | undefined
}

/** Functions that give their last argument, or a text that reads as it does. */
const SAME: ReadonlySet<string> = new Set([
  ...['quote', 'squote', 'toString', 'toYaml', 'mustToYaml', 'toYamlPretty', 'toJson', 'mustToJson', 'toRawJson'],
  ...['indent', 'nindent', 'trim', 'int', 'int64', 'float64', 'required', 'print', 'deepCopy', 'mustDeepCopy', 'html'],
])

/** What a pipeline stands for; undefined where that cannot be told. */
export function meaningOf(pipeline: Pipeline, at: Surroundings): Meaning | undefined {
  let piped: { readonly meaning: Meaning | undefined } | undefined
  for (const command of pipeline.commands) piped = { meaning: commandOf(command, piped, at) }
  return piped?.meaning
}

function commandOf(
  command: readonly Operand[],
  piped: { readonly meaning: Meaning | undefined } | undefined,
  at: Surroundings,
): Meaning | undefined {
  const [first, ...others] = command
  if (!first) return undefined
  if (first.kind !== 'function') return others.length === 0 && !piped ? operandOf(first, at) : undefined
  const args = others.map((each) => operandOf(each, at))
  if (piped) args.push(piped.meaning)
  return called(first.name, args, at)
}

function called(name: string, args: readonly (Meaning | undefined)[], at: Surroundings): Meaning | undefined {
  const last = args.at(-1)
  if (SAME.has(name)) return name === 'print' && args.length !== 1 ? undefined : last
  switch (name) {
    case 'default':
      return args.length === 2 ? firstSet([last, args[0]], at) : undefined
    case 'coalesce':
    case 'or':
      return firstSet(args, at)
    case 'ternary': {
      const chosen = last && knownValue(last, at.values)
      return typeof chosen === 'boolean' ? args[chosen ? 0 : 1] : undefined
    }
    case 'tpl': {
      const text = args[0] && knownValue(args[0], at.values)
      return text !== undefined && !JSON.stringify(text).includes('{{') ? args[0] : undefined
    }
    case 'index':
    case 'get':
      return args.slice(1).reduce<Meaning | undefined>((found, each) => {
        const step = each && knownValue(each, at.values)
        return found && (typeof step === 'string' || typeof step === 'number') ? part(found, step) : undefined
      }, args[0])
    case 'list':
    case 'tuple':
      return { kind: 'list', items: args }
    case 'first':
      return last && part(last, 0)
    case 'dict': {
      const entries = new Map<string, Meaning | undefined>()
      for (let each = 0; each < args.length; each += 2) {
        const key = args[each]
        if (key?.kind !== 'literal' || typeof key.value !== 'string') return undefined
        entries.set(key.value, args[each + 1])
      }
      return { kind: 'dict', entries }
    }
    default:
      return undefined
  }
}

/** The first that is not empty; undefined where one cannot be told before. */
function firstSet(args: readonly (Meaning | undefined)[], { values }: Surroundings): Meaning | undefined {
  for (const each of args) {
    if (!each) return undefined
    const full = each.kind === 'dict' ? each.entries.size > 0 : each.kind === 'list' && each.items.length > 0
    if (full || each.kind === 'root') return each
    // What is not set at all is empty; what was set by a template is not known here, and the caller compares what was printed.
    if (!isEmpty(knownValue(each, values))) return each
  }
  return args.at(-1)
}

/** Whether a template takes a value for false. */
export function isEmpty(value: Json | undefined): boolean {
  if (value === undefined || value === null || value === false || value === 0 || value === '') return true
  return typeof value === 'object' && Object.keys(value).length === 0
}

function operandOf(operand: Operand, at: Surroundings): Meaning | undefined {
  switch (operand.kind) {
    case 'literal': {
      const { value, start, end } = operand
      return { kind: 'literal', value, file: at.file, span: { start, end } }
    }
    case 'dot':
      return parts(at.dot(), operand.fields)
    case 'variable':
      return parts(at.variable(operand.name), operand.fields)
    case 'pipeline':
      return parts(meaningOf(operand.pipeline, at), operand.fields)
    case 'function':
      return called(operand.name, [], at)
  }
}

function parts(whole: Meaning | undefined, steps: Path): Meaning | undefined {
  return steps.reduce<Meaning | undefined>((found, step) => found && part(found, step), whole)
}

/** A part of what is meant. */
export function part(whole: Meaning, step: string | number): Meaning | undefined {
  switch (whole.kind) {
    case 'root':
      if (step === 'Values') return { kind: 'value', scope: whole.scope, path: [] }
      return step === 'Chart' ? { kind: 'chart', scope: whole.scope, path: [] } : undefined
    case 'value':
      return { ...whole, path: [...whole.path, step] }
    case 'chart': {
      // Go's field names: AppVersion is appVersion.
      const name = String(step)
      const written = whole.path.length === 0 ? name.charAt(0).toLowerCase() + name.slice(1) : name
      return { ...whole, path: [...whole.path, written] }
    }
    case 'dict':
      return whole.entries.get(String(step))
    case 'list':
      return whole.items[Number(step)]
    case 'literal':
      return undefined
  }
}

/** The value of what is meant; undefined where there is none, or it is not known. */
export function knownValue(meaning: Meaning, values: Values): Json | undefined {
  switch (meaning.kind) {
    case 'value':
      return values.at(meaning.scope, meaning.path)
    case 'literal':
      return meaning.value
    case 'chart':
      return valueAt(meaning.scope.chart?.value, meaning.path) as Json | undefined
    default:
      return undefined
  }
}
