import { panicOfInPlaceUpdate } from '../rollout/panic.js'
import { policyPath, strategyOf } from '../rollout/strategy.js'
import type { Rule } from './rule.js'

/** A workload that is updated in place by a manager which panics whenever it begins to. */
export const inPlaceUpdatePanics: Rule = {
  id: 'in-place-update-panics',

  *observe({ object, world }) {
    const { manifest, refusals } = object
    if (refusals.length > 0 || !world.cluster.installed('kruise')) return
    if (manifest.group !== 'apps.kruise.io' || strategyOf(manifest, world).path !== 'in-place') return
    const message = panicOfInPlaceUpdate(world)
    if (message === undefined) return
    const path = policyPath(manifest.kind)
    yield {
      at: { manifest, path },
      // Its controller updates each pod in a goroutine of its own, where nobody recovers from the panic.
      ...(manifest.kind === 'DaemonSet' && { variant: 'crash' }),
      data: {},
      refusal: { by: 'kruise-manager', id: 'version-not-dotted-tri', message, path },
      affects: manifest,
    }
  },
}
