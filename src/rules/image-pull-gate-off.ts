import { nameOf } from '../workload/manifest.js'
import type { Rule } from './rule.js'

const KINDS = ['ImagePullJob', 'ImageListPullJob']
const GATE = 'ImagePullJobGate'

/** A job that pulls images, refused by a manager whose gate for such jobs is off. The Helm chart turns it on, the binary does not. */
export const imagePullGateOff: Rule = {
  id: 'image-pull-gate-off',

  *observe({ object: { manifest, refusals }, world: { cluster } }) {
    const refusal = refusals.find(({ id, message }) => id === 'feature-gate-off' && message.includes(GATE))
    if (!refusal || !KINDS.includes(manifest.kind)) return
    const says = `Kruise is not installed by its Helm chart, which turns ${GATE} on`
    const unsaid = cluster.otherInChart(GATE)
    yield {
      at: { manifest, path: ['kind'] },
      ...(unsaid && { variant: 'unsaid' }),
      data: { object: nameOf(manifest), gate: GATE },
      refusal,
      affects: manifest,
      assumes: unsaid ? [{ kind: 'Deployment', says }] : [],
    }
  },
}
