import { Refused } from './limits.js'
import type { Node } from './node.js'
import { columnOf, skipSpace } from './place.js'

const tabLine = /^ *\t/gm

/** Refuses a line that starts with a tab outside of scalars and flow style: even where it is blank kubectl's reader stops at it. */
export function refuseTabs(text: string, root: Node, base: number): void {
  if (!text.includes('\t')) return
  let fine = 0
  // The last scalar before the offset `known`.
  let before: { scalar: Node; parent: Node } | undefined
  let known = 0
  for (const match of text.matchAll(tabLine)) {
    const at = match.index + match[0].length - 1
    if (at + base < fine) continue
    const around = spanning(text, root, base, at + base)
    if (around) {
      fine = around.end
      continue
    }
    if (at >= known) {
      before = lastScalar(root, at + base)
      known = skipSpace(text, at)
    }
    // Behind a plain scalar the reader skips blanks that are deeper than the collection it stands in.
    const indent =
      before && !`"'|>`.includes(text.charAt(before.scalar.start - base))
        ? columnOf(text, before.parent.start - base)
        : -1
    if (!before || indent < 0 || match[0].length - 1 <= indent)
      throw new Refused(base + at, 'found a tab character that violates indentation')
  }
}

function isFlow(text: string, at: number): boolean {
  return text.charCodeAt(at) === 123 || text.charCodeAt(at) === 91
}

/** The last scalar that ends at or before an offset, and the collection that it stands in. */
function lastScalar(root: Node, offset: number): { scalar: Node; parent: Node } | undefined {
  let parent = root
  for (;;) {
    let last: Node | undefined
    for (const member of members(parent)) if (member.start >= parent.start && member.start <= offset) last = member
    if (!last) return undefined
    if (last.kind === 'scalar') return last.start < last.end ? { scalar: last, parent } : undefined
    parent = last
  }
}

function members(node: Node): readonly Node[] {
  if (node.kind === 'map') return node.entries.map((each) => each.value)
  return node.kind === 'seq' ? node.items : []
}

/** The scalar or flow collection that spans an offset. */
function spanning(text: string, root: Node, base: number, offset: number): Node | undefined {
  let node: Node | undefined = root
  while (node && node.start <= offset && offset < node.end) {
    if (node.kind === 'scalar' || isFlow(text, node.start - base)) return node
    node = members(node).find((each) => each.start <= offset && offset < each.end)
  }
  return undefined
}
