import type { Rule } from './rule.js'

/** A chart that helm refuses to render: no release of it is installed or upgraded. */
export const chartDoesNotRender: Rule = {
  id: 'chart-does-not-render',

  *observeFailure({ by, root, said, at, alone }) {
    if (!by.startsWith('helm')) return
    yield {
      at,
      ...(alone && { variant: 'alone' }),
      data: { root },
      refusal: { by, id: 'helm-template', message: said, path: [] },
    }
  },
}
