import type { SourceFile } from '../../source/document.js'
import type { Tree } from '../tree.js'

/** Texts that stand in place of a tree's, by the place of the file: two names may lead to one. */
export interface Rewritten {
  readonly texts: ReadonlyMap<string, string>
  placeOf(name: string): string
}

/** The files of a tree with some texts rewritten; the same text is the same object, so that it is read and judged once. `made` keeps those objects. */
export function rewrittenTree(tree: Tree, { texts, placeOf }: Rewritten, made: Map<string, SourceFile>): Tree {
  if (texts.size === 0) return tree
  const shelf = tree.shelf()
  const rewritten: Tree = {
    ...tree,
    read(name) {
      const text = texts.get(placeOf(name))
      if (text === undefined) return tree.read(name)
      const known = made.get(name)
      if (known?.text === text) return known
      const file = { path: name, text }
      made.set(name, file)
      return file
    },
    shelf: () => ({
      below: shelf.below,
      read: (name) => (texts.has(placeOf(name)) ? rewritten.read(name) : shelf.read(name)),
      bytes: (name) => {
        const text = texts.get(placeOf(name))
        return text === undefined ? shelf.bytes(name) : Buffer.from(text)
      },
    }),
  }
  return rewritten
}
