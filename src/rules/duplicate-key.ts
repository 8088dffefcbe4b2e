import type { SourceFile } from '../source/document.js'
import { type DuplicateKey, entry } from '../source/node.js'
import type { Observation, Rule } from './rule.js'

/** A key that stands twice in one mapping: the last one counts, and nobody reads the first. */
export const duplicateKey: Rule = {
  id: 'duplicate-key',

  *observeDocument(document) {
    if (!('root' in document)) return
    const { file, duplicates } = document
    const ofObject = duplicates.filter(({ path }) => path.length === 1)
    // Who writes a kind twice has two objects in mind.
    const second = ofObject.some(({ name }) => name === 'kind') ? ofObject : []
    if (second[0]) {
      const kind = entry(document.root, 'kind')?.value
      const data = { key: second[0].name, kind: kind?.kind === 'scalar' ? kind.value : '' }
      yield { ...observation(file, second[0], 'the first object stands here'), variant: 'second-object', data }
    }
    for (const each of duplicates) {
      if (second.includes(each)) continue
      if (each.same) yield { ...observation(file, each, `"${each.name}" stands here first`), variant: 'same' }
      else yield observation(file, each, `"${each.name}" stands here first; this value is lost`)
    }
  },
}

function observation(file: SourceFile, { name, path, first, again }: DuplicateKey, note: string): Observation {
  return {
    at: { file, span: again, path },
    data: { key: name },
    related: [{ at: { file, span: first, path }, note }],
  }
}
