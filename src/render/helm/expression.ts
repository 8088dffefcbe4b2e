// Mirrors Go's text/template/parse/parse.go as far as pipelines go.

/** A pipeline: commands of which each gets the result of the one before as its last argument. */
export interface Pipeline {
  /** The variables in front of `:=` or `=`, with their `$`. */
  readonly variables: readonly string[]
  readonly declares: boolean
  readonly commands: readonly (readonly Operand[])[]
}

/** A part of a command; `fields` are the names that stand behind it, as in `$x.a.b`. */
export type Operand =
  | { readonly kind: 'dot'; readonly fields: readonly string[] }
  | { readonly kind: 'variable'; readonly name: string; readonly fields: readonly string[] }
  | { readonly kind: 'function'; readonly name: string }
  | { readonly kind: 'literal'; readonly value: Literal; readonly start: number; readonly end: number }
  | { readonly kind: 'pipeline'; readonly pipeline: Pipeline; readonly fields: readonly string[] }

/** A constant of a template; `nil` is null. */
export type Literal = string | number | boolean | null

const FIELDS = /(?:\.[\p{L}_][\p{L}\p{N}_]*)*/uy
const TOKEN =
  /\s+|\$[\p{L}\p{N}_]*|\.(?![\p{L}_\d])|(?=\.[\p{L}_])|"(?:\\.|[^"\\\n])*"|`[^`]*`|'(?:\\.|[^'\\\n])*'|[-+]?(?:0[xXbBoO])?\.?\d[\w.]*|[\p{L}_][\p{L}\p{N}_]*|:=|[=|(),]/uy

/** The pipeline that `code` is, whose first character stands at `at` in its file; undefined where it is none that is understood. */
export function pipelineOf(code: string, at: number): Pipeline | undefined {
  const reader = { code, at, next: 0, depth: 0 }
  const pipeline = readPipeline(reader)
  return pipeline && reader.next === code.length ? pipeline : undefined
}

interface Reader {
  readonly code: string
  readonly at: number
  next: number
  depth: number
}

/** How deep parentheses may stand in each other. */
const DEEPEST = 100

function token(reader: Reader): string | undefined {
  TOKEN.lastIndex = reader.next
  return TOKEN.exec(reader.code)?.[0]
}

function skipBlank(reader: Reader): void {
  while (/\s/.test(reader.code.charAt(reader.next))) reader.next++
}

function fieldsOf(reader: Reader): readonly string[] {
  FIELDS.lastIndex = reader.next
  const found = FIELDS.exec(reader.code)?.[0] ?? ''
  reader.next += found.length
  return found === '' ? [] : found.slice(1).split('.')
}

function readPipeline(reader: Reader): Pipeline | undefined {
  const set = /^\s*(\$[\p{L}\p{N}_]*(?:\s*,\s*\$[\p{L}\p{N}_]*)?)\s*(:?=)(?!=)/u.exec(reader.code.slice(reader.next))
  if (set) reader.next += set[0].length
  const commands: Operand[][] = []
  for (;;) {
    const command = readCommand(reader)
    if (!command || command.length === 0) return undefined
    commands.push(command)
    if (reader.code.charAt(reader.next) !== '|') break
    reader.next++
  }
  const variables = set?.[1]?.split(',').map((each) => each.trim()) ?? []
  return { variables, declares: set?.[2] === ':=', commands }
}

function readCommand(reader: Reader): Operand[] | undefined {
  const operands: Operand[] = []
  for (;;) {
    skipBlank(reader)
    const unit = reader.code.charAt(reader.next)
    if (unit === '' || unit === '|' || unit === ')') return operands
    const operand = readOperand(reader)
    if (!operand) return undefined
    operands.push(operand)
  }
}

function readOperand(reader: Reader): Operand | undefined {
  const start = reader.next
  const found = token(reader)
  if (found === undefined) return undefined
  const unit = reader.code.charAt(start)
  if (unit === '.' && !/^\.\d/.test(found)) {
    if (found === '.') reader.next++
    return { kind: 'dot', fields: fieldsOf(reader) }
  }
  reader.next += found.length
  if (unit === '$') return { kind: 'variable', name: found, fields: fieldsOf(reader) }
  if (unit === '(') {
    if (++reader.depth > DEEPEST) return undefined
    const pipeline = readPipeline(reader)
    reader.depth--
    if (!pipeline || reader.code.charAt(reader.next) !== ')') return undefined
    reader.next++
    return { kind: 'pipeline', pipeline, fields: fieldsOf(reader) }
  }
  const span = { start: reader.at + start, end: reader.at + reader.next }
  if (unit === '"' || unit === '`') {
    const value = unit === '`' ? found.slice(1, -1) : unquoted(found)
    return value === undefined ? undefined : { kind: 'literal', value, ...span }
  }
  if (/[-+.\d]/.test(unit)) {
    const value = Number(found.replaceAll('_', ''))
    return Number.isNaN(value) ? undefined : { kind: 'literal', value, ...span }
  }
  if (found === 'true' || found === 'false') return { kind: 'literal', value: found === 'true', ...span }
  if (found === 'nil') return { kind: 'literal', value: null, ...span }
  return /^[\p{L}_]/u.test(found) ? { kind: 'function', name: found } : undefined
}

/** What a quoted string of Go says; escapes that JSON has not are not understood. */
function unquoted(quoted: string): string | undefined {
  try {
    return JSON.parse(quoted) as string
  } catch {
    return undefined
  }
}
