import type { Change } from './changes.js'

/** Where an offset of the text that `changes` make (in the order of the text) stands in the text before them; within what they write, where that begins. */
export function offsetBefore(changes: readonly Change[], offset: number): number {
  let shift = 0
  for (const { start, end, newText } of changes) {
    const at = start + shift
    if (offset < at) break
    if (offset < at + newText.length) return start
    shift += newText.length - (end - start)
  }
  return offset - shift
}

/** Where an offset of a text stands after changes of it (in its order); within what they replace, where that begins. */
export function offsetAfter(changes: readonly Change[], offset: number): number {
  let shift = 0
  for (const { start, end, newText } of changes) {
    if (offset < start || (offset === start && start === end)) break
    if (offset < end) return start + shift
    shift += newText.length - (end - start)
  }
  return offset + shift
}
