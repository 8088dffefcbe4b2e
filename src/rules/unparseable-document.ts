import type { Rule } from './rule.js'

/** A document that kubectl could not read. */
export const unparseableDocument: Rule = {
  id: 'unparseable-document',

  *observeDocument(document) {
    if ('root' in document || document.template) return
    const { file, at, problem } = document
    yield { at: { file, span: { start: at, end: at }, path: [] }, data: { problem } }
  },
}
