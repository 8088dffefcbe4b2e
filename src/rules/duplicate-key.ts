import type { Rule } from './rule.js'

/** A key that stands twice in one mapping: the last one counts, and nobody reads the first. */
export const duplicateKey: Rule = {
  id: 'duplicate-key',

  *observeDocument(document) {
    if (!('root' in document)) return
    const { file } = document
    for (const { name, path, first, again } of document.duplicates) {
      yield {
        at: { file, span: again, path: [...path, name] },
        data: { key: name },
        related: [
          { at: { file, span: first, path: [...path, name] }, note: `"${name}" stands here first; this value is lost` },
        ],
      }
    }
  },
}
