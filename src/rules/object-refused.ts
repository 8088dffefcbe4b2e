import { nameOf } from '../workload/manifest.js'
import { isConsequence } from './consequence.js'
import { isLeftOut } from './left-out.js'
import type { Rule } from './rule.js'

/** An object that the API server or a webhook refuses, where no other rule has words of its own for it. */
export const objectRefused: Rule = {
  id: 'object-refused',

  *observe({ object }, claimed) {
    const { manifest } = object
    for (const refusal of object.refusals) {
      if (claimed.has(refusal) || isConsequence(refusal, manifest.value, object.refusals)) continue
      if (isLeftOut(refusal, manifest.value, manifest)) continue
      yield {
        at: { manifest, path: refusal.path },
        ...(refusal.id === 'no-matches-for-kind' && { variant: 'not-served' }),
        data: { object: nameOf(manifest), by: refusal.by },
        refusal,
        affects: manifest,
      }
    }
  },
}
