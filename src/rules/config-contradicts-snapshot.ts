import type { Rule } from './rule.js'

/** A version or a feature gate that the configuration gives and that is another one in the cluster's snapshot. */
export const configContradictsSnapshot: Rule = {
  id: 'config-contradicts-snapshot',

  *observeSnapshot({ cluster, file, taken, contradictions, at: named }) {
    for (const { what, gate, written, runs, at } of contradictions) {
      const isRead = at.file !== named.file
      const variant = what === 'gate' ? 'gate' : isRead ? 'from-file' : undefined
      const data = { cluster, component: NAMES[what], gate, written, runs, file, taken }
      const related = [{ at: named, note: 'the snapshot is named here' }]
      yield { at, data, related, cause: `${gate ?? what} ${runs}`, ...(variant && { variant }) }
    }
  },
}

const NAMES = { kubernetes: 'Kubernetes', kruise: 'Kruise', vcluster: 'vcluster', gate: 'feature gate' }
