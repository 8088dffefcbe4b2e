import { servedAs } from '../admission/objects/served.js'
import { nameOf } from '../workload/manifest.js'
import type { Rule } from './rule.js'

/** An object whose apiVersion the cluster does not serve, though it serves the kind. */
export const apiVersionNotServed: Rule = {
  id: 'api-version-not-served',

  *observe({ object: { manifest, refusals }, world }) {
    const refusal = refusals.find(({ id }) => id === 'no-matches-for-kind')
    const served = refusal && servedAs(manifest, world.cluster)
    if (!served) return
    yield {
      at: { manifest, path: refusal.path },
      data: { object: nameOf(manifest), apiVersion: manifest.apiVersion, served },
      refusal,
      affects: manifest,
    }
  },
}
