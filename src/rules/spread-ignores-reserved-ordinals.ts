import { spreadOf, subsetsOf } from '../admission/spread.js'
import type { Rule } from './rule.js'

/** An Advanced StatefulSet that leaves out ordinals, under a WorkloadSpread that counts them all the same. */
export const spreadIgnoresReservedOrdinals: Rule = {
  id: 'spread-ignores-reserved-ordinals',

  *observe({ object, world }) {
    const { manifest, refusals } = object
    if (manifest.group !== 'apps.kruise.io' || manifest.kind !== 'StatefulSet' || refusals.length > 0) return
    const reserved = manifest.spec.reserveOrdinals
    const spread = Array.isArray(reserved) && reserved.length > 0 ? spreadOf(manifest, world) : undefined
    if (!spread || subsetsOf(spread).length < 2) return
    yield {
      at: { manifest, path: ['spec', 'reserveOrdinals'] },
      data: { spread: spread.name },
      related: [{ at: { manifest: spread, path: ['spec', 'subsets'] }, note: 'the subsets that are filled by number' }],
      affects: manifest,
    }
  },
}
