import { REWRITE_HOSTS } from '../admission/host.js'
import { member } from '../admission/world.js'
import { objects } from '../workload/manifest.js'
import type { Rule, Tenant } from './rule.js'

/** A vcluster that writes the host's QoS class into the status of a guest that no longer takes another one. */
export const vclusterSyncsQosClass: Rule = {
  id: 'vcluster-syncs-qos-class',

  *observeTenant(tenant) {
    const { guest, versions } = tenant
    if (!guest.holds('status-qos-class-immutable') || !guest.holds('syncer-writes-host-qos-class')) return
    // Upstream's text names the host's class alone: the guest's classes that become the same one are told together.
    for (const hostClass of new Set(tenant.stuck.map(({ host }) => host?.qosClass))) {
      const alike = tenant.stuck.filter(({ host }) => host?.qosClass === hostClass)
      const guestClasses = [...new Set(alike.map(({ qosClass }) => `"${qosClass}"`))].sort().join(' or ')
      const differs = [...new Set(alike.flatMap(({ host }) => host?.causes ?? []))]
      for (const { workload, host } of alike) {
        yield {
          at: tenant.at,
          variant: 'stuck',
          data: { tenant: tenant.name, ...versions, guestClasses, hostClass, differs },
          ...(host?.refusals[0] && { refusal: host.refusals[0] }),
          affects: workload,
        }
      }
    }
    if (tenant.stuck.length > 0) return
    const differs = differences(tenant)
    yield {
      at: tenant.at,
      variant: differs.length > 0 ? 'differs' : 'nothing-known',
      data: { tenant: tenant.name, ...versions, namespace: tenant.namespace, differs },
    }
  },
}

/** What on this host gives a pod another QoS class than it has in the guest. */
function differences({ guest, host, namespace, options }: Tenant): string[] {
  const found: string[] = []
  for (const { name, spec } of (namespace !== undefined && host?.limitRanges(namespace)) || []) {
    const gives = objects(spec.limits).some(
      (item) =>
        item.type === 'Container' &&
        ['default', 'defaultRequest', 'max', 'min'].some((key) => Object.keys(member(item, key)).length > 0),
    )
    if (gives) found.push(`LimitRange ${namespace}/${name} (BestEffort pods become Burstable)`)
  }
  if (options.hostLimitRange)
    found.push('the LimitRange that the vcluster chart makes (BestEffort pods become Burstable)')
  if (options.rewriteHosts)
    found.push(`the init container ${REWRITE_HOSTS} (BestEffort pods of StatefulSets become Burstable)`)
  // Which labels the tenants' pods carry is not in view, so every SidecarSet that looks into the namespace may select them.
  const sidecarSets = guest.holds('syncer-keeps-labels') ? (host?.sidecarSets() ?? []) : []
  for (const { name, spec } of sidecarSets) {
    if (!spec.namespace || spec.namespace === namespace) found.push(`SidecarSet ${name}, where it selects the pods`)
  }
  return found
}
