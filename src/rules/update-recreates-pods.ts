import { strategyOf } from '../rollout/strategy.js'
import { changedInTemplate } from './changed-place.js'
import type { Rule } from './rule.js'

/** A workload that is updated in place where possible, and a change with which it is not. */
export const updateRecreatesPods: Rule = {
  id: 'update-recreates-pods',

  *observeChange({ was, is, update }) {
    const { manifest } = is.object
    if (update?.outcome !== 'recreate' || strategyOf(manifest, is.world).path !== 'in-place') return
    yield { at: changedInTemplate({ was, is }), data: { because: update.because }, affects: manifest }
  },
}
