import type { Rule } from './rule.js'

/** A document that kubectl could not read, or text that it passes over. */
export const unparseableDocument: Rule = {
  id: 'unparseable-document',

  *observeDocument(document) {
    if ('root' in document || document.template) return
    const { file, at, problem, ignored } = document
    const spot = { file, span: { start: at, end: at }, path: [] }
    const key = /^[\w./-]{1,63}(?=:\s)/.exec(file.text.slice(at, at + 65))?.[0]
    if (ignored) yield { at: spot, variant: 'ignored', data: { problem, key } }
    else yield { at: spot, data: { problem } }
  },
}
