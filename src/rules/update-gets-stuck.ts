import type { Manifest } from '../workload/manifest.js'
import type { Origin } from '../workload/origins.js'
import { changedInTemplate } from './changed-place.js'
import type { Rule } from './rule.js'

/** An update in place of which every write of a running pod is refused. */
export const updateGetsStuck: Rule = {
  id: 'update-gets-stuck',

  *observeChange({ was, is, update }) {
    const [refusal] = update?.outcome === 'stuck' ? update.refusals : []
    if (!refusal) return
    const { manifest } = is.object
    const cause = was.pods[0]?.pod.origin(refusal.path)
    yield {
      at: changedInTemplate({ was, is }),
      data: {},
      refusal,
      ...(cause &&
        elsewhere(cause, manifest) && { related: [{ at: cause, note: 'this is what cannot be written again' }] }),
      affects: manifest,
    }
  },
}

/** Whether another object wrote what is refused: what the change itself writes is the place of the finding. */
function elsewhere({ manifest, path }: Origin, changed: Manifest): boolean {
  return path.length > 0 && `${manifest.kind}/${manifest.name}` !== `${changed.kind}/${changed.name}`
}
