import type { Rule } from './rule.js'

const CHARTS = { k3s: 'chart-has-k3s', k0s: 'chart-has-k0s' } as const

/** A virtual cluster whose values choose a distro that the chart no longer has. */
export const vclusterDistroRemoved: Rule = {
  id: 'vcluster-distro-removed',

  *observeTenant({ name, guest, options, versions, at }) {
    const { distro } = options
    if ((distro !== 'k3s' && distro !== 'k0s') || !guest.holds('chart-is-one') || guest.holds(CHARTS[distro])) return
    yield { at, variant: distro, data: { tenant: name, distro, vcluster: versions.vcluster } }
  },
}
