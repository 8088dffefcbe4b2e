import type { Rule } from './rule.js'

/** A document that kubectl could not read, or text that it passes over. */
export const unparseableDocument: Rule = {
  id: 'unparseable-document',

  *observeDocument(document) {
    if ('root' in document || document.template) return
    const { file, at, problem, ignored } = document
    const spot = { file, span: { start: at, end: at }, path: [] }
    yield { at: spot, ...(ignored && { variant: 'ignored' }), data: { problem } }
  },
}
