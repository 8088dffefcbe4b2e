import { strategyOf } from '../rollout/strategy.js'
import { partsOf } from '../workload/parts.js'
import { templatePath } from '../workload/template-path.js'
import type { Rule } from './rule.js'

/** A workload that is updated in place where possible, and a change with which it is not. */
export const updateRecreatesPods: Rule = {
  id: 'update-recreates-pods',

  *observeChange({ was, is, update }) {
    const { manifest } = is.object
    if (update?.outcome !== 'recreate' || strategyOf(manifest, is.world).path !== 'in-place') return
    const template = templatePath(manifest) ?? []
    const parts = partsOf(was.object.manifest, manifest).map(({ path }) => path)
    const path = parts.find((each) => template.every((step, at) => each[at] === step)) ?? template
    yield { at: { manifest, path }, data: { because: update.because }, affects: manifest }
  },
}
