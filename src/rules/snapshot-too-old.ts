import type { Rule } from './rule.js'

/** A snapshot of a cluster that is older than the configuration lets it be. */
export const snapshotTooOld: Rule = {
  id: 'snapshot-too-old',

  *observeSnapshot({ cluster, file, taken, age, maxAge, at }) {
    if (age === undefined || maxAge === undefined || age <= maxAge) return
    yield { at, data: { cluster, file, taken, maxAge } }
  },
}
