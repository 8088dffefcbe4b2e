// Mirrors Go's text/template/parse/lex.go as far as it tells text from actions.

/** A part of a template: text that is printed as it is, or an action between `{{` and `}}`. Offsets in UTF-16 units. */
export type Piece = TextPiece | ActionPiece

/** Text as the author wrote it, before trim markers took white space from it. */
export interface TextPiece {
  readonly kind: 'text'
  readonly start: number
  readonly end: number
}

/** An action with its delimiters; `code` is what stands between them and their trim markers. */
export interface ActionPiece {
  readonly kind: 'action'
  readonly start: number
  readonly end: number
  readonly code: string
  /** The offset of `code`. */
  readonly at: number
  readonly comment: boolean
  readonly trimsLeft: boolean
  readonly trimsRight: boolean
}

/** The pieces of a template in its order; undefined where an action or a quote of it is not closed. */
export function piecesOf(text: string): readonly Piece[] | undefined {
  const pieces: Piece[] = []
  let from = 0
  for (;;) {
    const start = text.indexOf('{{', from)
    const textEnd = start < 0 ? text.length : start
    if (textEnd > from) pieces.push({ kind: 'text', start: from, end: textEnd })
    if (start < 0) return pieces
    const action = actionAt(text, start)
    if (!action) return undefined
    pieces.push(action)
    from = action.end
  }
}

const SPACE = /[ \t\r\n]/

function actionAt(text: string, start: number): ActionPiece | undefined {
  const trimsLeft = text.charAt(start + 2) === '-' && SPACE.test(text.charAt(start + 3))
  const at = start + (trimsLeft ? 3 : 2)
  const first = at + text.slice(at).search(/\S|$/)
  const comment = text.startsWith('/*', first)
  const close = comment ? text.indexOf('}}', text.indexOf('*/', first + 2)) : closeOf(text, at)
  if (close < 0 || (comment && text.indexOf('*/', first + 2) < 0)) return undefined
  const trimsRight = text.charAt(close - 1) === '-' && SPACE.test(text.charAt(close - 2)) && close - 1 > at
  const code = text.slice(at, trimsRight ? close - 1 : close)
  return { kind: 'action', start, end: close + 2, code, at, comment, trimsLeft, trimsRight }
}

/** Where `}}` stands outside of quotes, -1 where it does not. */
function closeOf(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const unit = text.charAt(at)
    if (unit === '}' && text.charAt(at + 1) === '}') return at
    if (unit === '`') {
      at = text.indexOf('`', at + 1)
      if (at < 0) return -1
    } else if (unit === '"' || unit === "'") {
      for (at++; text.charAt(at) !== unit; at++) {
        if (at >= text.length || text.charAt(at) === '\n') return -1
        if (text.charAt(at) === '\\') at++
      }
    }
  }
  return -1
}
