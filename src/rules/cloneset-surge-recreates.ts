import { member } from '../admission/world.js'
import type { Rule } from './rule.js'

/** A CloneSet that is updated in place and may surge: the pods of the surge are made anew. */
export const clonesetSurgeRecreates: Rule = {
  id: 'cloneset-surge-recreates',

  *observe({ object, world }) {
    const { manifest, refusals } = object
    if (manifest.group !== 'apps.kruise.io' || manifest.kind !== 'CloneSet' || refusals.length > 0) return
    const { type, maxSurge } = member(manifest.spec, 'updateStrategy')
    if (!world.cluster.installed('kruise') || type !== 'InPlaceIfPossible') return
    if ((typeof maxSurge !== 'number' && typeof maxSurge !== 'string') || /^0+%?$/.test(String(maxSurge))) return
    yield {
      at: { manifest, path: ['spec', 'updateStrategy', 'maxSurge'] },
      data: { surge: maxSurge },
      affects: manifest,
    }
  },
}
