import { type Pipeline, pipelineOf } from './expression.js'
import { type ActionPiece, type Piece, piecesOf, type TextPiece } from './pieces.js'

/** A template as blocks within blocks. */
export interface Template {
  readonly text: string
  readonly body: readonly Step[]
}

/** What a template does one after another. */
export type Step = TextPiece | Output | Assignment | Block

/** An action that prints: `{{ .Values.x }}`, or `{{ template "name" . }}`. */
export interface Output {
  readonly kind: 'output'
  readonly action: ActionPiece
  readonly pipeline: Pipeline | undefined
}

/** An action that sets variables and prints nothing. */
export interface Assignment {
  readonly kind: 'assignment'
  readonly action: ActionPiece
  readonly pipeline: Pipeline | undefined
}

/** What stands between an action such as `{{ if }}` and its `{{ end }}`. */
export interface Block {
  readonly kind: 'block'
  readonly word: 'if' | 'with' | 'range' | 'define' | 'block'
  readonly action: ActionPiece
  /** Of `define` and `block` the name as it is quoted. */
  readonly name: string | undefined
  readonly pipeline: Pipeline | undefined
  readonly body: readonly Step[]
  /** What `{{ else }}` holds; `{{ else if }}` is an `if` in there. */
  readonly otherwise: readonly Step[]
}

const WORD = /^\s*(if|with|range|define|block|else|end|template|break|continue)\b\s*/

/** The blocks of a template; undefined where it is not understood. */
export function templateOf(text: string): Template | undefined {
  const pieces = piecesOf(text)
  if (!pieces) return undefined
  const reader: Reader = { pieces, next: 0, depth: 0 }
  const body = stepsOf(reader)
  return body && reader.next === pieces.length ? { text, body } : undefined
}

interface Reader {
  readonly pieces: readonly Piece[]
  next: number
  depth: number
}

/** How deep blocks may stand in each other. */
const DEEPEST = 200

/** The steps up to an `else` or `end`, which is left for the caller. */
function stepsOf(reader: Reader): Step[] | undefined {
  const steps: Step[] = []
  for (let piece = reader.pieces[reader.next]; piece; piece = reader.pieces[reader.next]) {
    if (piece.kind === 'text' || piece.comment) {
      if (piece.kind === 'text') steps.push(piece)
      reader.next++
      continue
    }
    const word = WORD.exec(piece.code)?.[1]
    if (word === 'else' || word === 'end') return steps
    reader.next++
    const step = stepOf(reader, piece, word)
    if (step === undefined) return undefined
    if (step) steps.push(step)
  }
  return steps
}

function stepOf(reader: Reader, action: ActionPiece, word: string | undefined): Step | null | undefined {
  switch (word) {
    case 'break':
    case 'continue':
      return null
    case 'if':
    case 'with':
    case 'range':
    case 'define':
    case 'block':
      return blockOf(reader, action, word, action.code.replace(WORD, ''))
    case 'template':
      return { kind: 'output', action, pipeline: parsed(action, `include ${action.code.replace(WORD, '')}`) }
  }
  const pipeline = parsed(action, action.code)
  const sets = pipeline ? pipeline.variables.length > 0 : /^\s*\$\w*\s*:?=/.test(action.code)
  return { kind: sets ? 'assignment' : 'output', action, pipeline }
}

/** The pipeline in an action; its offsets are right where `code` ends as the action's code does. */
function parsed(action: ActionPiece, code: string): Pipeline | undefined {
  return pipelineOf(code, action.at + action.code.length - code.length)
}

function blockOf(reader: Reader, action: ActionPiece, word: Block['word'], rest: string): Block | undefined {
  if (++reader.depth > DEEPEST) return undefined
  const named = word === 'define' || word === 'block'
  const quoted = named ? /^("(?:\\.|[^"\\])*"|`[^`]*`)\s*/.exec(rest) : null
  const code = quoted ? rest.slice(quoted[0].length) : rest
  const body = stepsOf(reader)
  const otherwise = body && otherwiseOf(reader)
  if (!otherwise) return undefined
  reader.depth--
  const name = quoted?.[1]?.slice(1, -1)
  const pipeline = code.trim() === '' ? undefined : parsed(action, code)
  return { kind: 'block', word, action, name, pipeline, body, otherwise }
}

/** What stands behind `{{ else }}` up to the `{{ end }}`, both read. */
function otherwiseOf(reader: Reader): readonly Step[] | undefined {
  const piece = reader.pieces[reader.next++]
  if (piece?.kind !== 'action') return undefined
  const code = piece.code
  if (WORD.exec(code)?.[1] === 'end') return []
  const rest = code.replace(WORD, '')
  const word = /^(if|with)\b/.exec(rest)?.[1] as 'if' | 'with' | undefined
  if (word) {
    const inner = blockOf(reader, piece, word, rest.replace(WORD, ''))
    return inner && [inner]
  }
  const steps = stepsOf(reader)
  const end = reader.pieces[reader.next++]
  return steps && end?.kind === 'action' && WORD.exec(end.code)?.[1] === 'end' ? steps : undefined
}
