import { type Node, type Span, written } from './node.js'
import type { Path } from './path.js'

/** The range of what is written at a path, or of its closest written parent: a scalar with its key, of a mapping or list the key alone. */
export function rangeOf(root: Node, path: Path, text: string): Span {
  const { key, node } = written(root, path)
  if (node.kind === 'scalar') return { start: key?.start ?? node.start, end: node.end }
  return key ?? firstLine(node, text)
}

/** Of a mapping or list without a key of its own: what stands on its first line. */
export function firstLine(node: Span, text: string): Span {
  const broken = text.indexOf('\n', node.start)
  const end = broken < 0 ? node.end : Math.min(node.end, broken)
  return { start: node.start, end: node.start + text.slice(node.start, end).trimEnd().length }
}
