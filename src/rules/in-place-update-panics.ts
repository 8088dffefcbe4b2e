import { subsetWorkload } from '../admission/subset-workload.js'
import { panicOfInPlaceUpdate } from '../rollout/panic.js'
import { policyPath, strategyOf } from '../rollout/strategy.js'
import { templatePath } from '../workload/template-path.js'
import type { Rule } from './rule.js'

/** A workload that is updated in place by a manager which panics whenever it begins to. */
export const inPlaceUpdatePanics: Rule = {
  id: 'in-place-update-panics',

  *observe({ object, world }) {
    const { manifest, refusals } = object
    if (refusals.length > 0 || !world.cluster.installed('kruise')) return
    const made = subsetWorkload(manifest)
    const workload = made ?? manifest
    if (workload.group !== 'apps.kruise.io' || strategyOf(workload, world).path !== 'in-place') return
    const message = panicOfInPlaceUpdate(world)
    if (message === undefined) return
    // A UnitedDeployment holds the workload of its subsets in spec.template.
    const path = [...(made ? (templatePath(manifest) ?? []).slice(0, 3) : []), ...policyPath(workload.kind)]
    yield {
      at: { manifest, path },
      // Its controller updates each pod in a goroutine of its own, where nobody recovers from the panic.
      ...(workload.kind === 'DaemonSet' && { variant: 'crash' }),
      data: {},
      refusal: { by: 'kruise-manager', id: 'version-not-dotted-tri', message, path },
      affects: manifest,
    }
  },
}
