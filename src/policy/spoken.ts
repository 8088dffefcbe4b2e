/** What a placeholder is filled with where somebody else's text is held against a template: as long as a list of names is. */
const LONGEST_VALUE = 300
/** A template with less text of its own, in UTF-16 units, says nothing by itself. */
export const LEAST_OF_OURS = 12

type Piece = string | null

const optional = /\[\[(.*?)\]\]/gs
const placeholder = /\{(?:(?:since|until):)?[A-Za-z][\w-]*\}/g

/**
 * Tells whether a text is what `template` says with some values: its sentences are the template's own, in its order, and only
 * what stands for placeholders is free. It takes time that grows with the text, whatever the text is.
 */
export function speaker(template: string): (text: string) => boolean {
  const shapes = shapesOf(template).filter((shape) => literals(shape) >= LEAST_OF_OURS)
  return (text) => shapes.some((shape) => fits(shape, text))
}

/** The template with its optional pieces there or not, each as literal text and `null` for a value. */
function shapesOf(template: string): Piece[][] {
  let shapes: Piece[][] = [[]]
  let from = 0
  for (const found of template.matchAll(optional)) {
    const before = piecesOf(template.slice(from, found.index))
    from = found.index + found[0].length
    const inner = piecesOf(found[1] ?? '')
    const tight = /^(?:[\s.,;:)]|$)/.test(template.slice(from))
    shapes = shapes.flatMap((shape) => {
      const without = [...shape, ...before]
      return [[...without, ...inner], tight ? trimmed(without) : without]
    })
  }
  const rest = piecesOf(template.slice(from))
  return shapes.map((shape) => joined([...shape, ...rest]))
}

function piecesOf(text: string): Piece[] {
  return text.split(placeholder).flatMap((literal, at) => (at === 0 ? [literal] : [null, literal]))
}

function trimmed(pieces: readonly Piece[]): Piece[] {
  const last = pieces.at(-1)
  return typeof last === 'string' ? [...pieces.slice(0, -1), last.trimEnd()] : [...pieces]
}

/** Neighbours as one piece; white space at the ends is not said. */
function joined(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = []
  for (const piece of pieces) {
    const last = all.at(-1)
    if (typeof piece === 'string' && typeof last === 'string') all[all.length - 1] = last + piece
    else if (piece !== '') all.push(piece)
  }
  if (typeof all[0] === 'string') all[0] = all[0].trimStart()
  const end = all.at(-1)
  if (typeof end === 'string') all[all.length - 1] = end.trimEnd()
  return all
}

function fits(shape: readonly Piece[], text: string): boolean {
  let at = 0
  let open = false
  for (const [index, piece] of shape.entries()) {
    if (piece === null) {
      open = true
      continue
    }
    const found = index === shape.length - 1 && open ? text.length - piece.length : text.indexOf(piece, at)
    if (found < at || found - at > (open ? LONGEST_VALUE : 0) || !text.startsWith(piece, found)) return false
    at = found + piece.length
    open = false
  }
  return text.length - at <= (open ? LONGEST_VALUE : 0)
}

function literals(shape: readonly Piece[]): number {
  return shape.reduce((sum, piece) => sum + (piece?.length ?? 0), 0)
}
