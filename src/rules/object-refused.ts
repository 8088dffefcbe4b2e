import { nameOf } from '../workload/manifest.js'
import { isConsequence } from './consequence.js'
import { isLeftOut } from './left-out.js'
import { placeholderAt } from './placeholder.js'
import type { Rule } from './rule.js'

/** An object that the API server or a webhook refuses, where no other rule has words of its own for it. */
export const objectRefused: Rule = {
  id: 'object-refused',

  *observe({ object }, claimed) {
    const { manifest } = object
    for (const refusal of object.refusals) {
      if (claimed.has(refusal) || isConsequence(refusal, manifest.value, object.refusals)) continue
      if (isLeftOut(refusal, manifest.value, manifest)) continue
      const placeholder = placeholderAt(manifest.value, refusal.path)
      const variant = refusal.id === 'no-matches-for-kind' ? 'not-served' : placeholder && 'placeholder'
      yield {
        at: { manifest, path: refusal.path },
        ...(variant && { variant }),
        data: { object: nameOf(manifest), by: refusal.by, placeholder },
        refusal,
        affects: manifest,
      }
    }
  },
}
