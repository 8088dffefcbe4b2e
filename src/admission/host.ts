// Mirrors pkg/controllers/resources/pods/translate (translator.go, hosts.go, diff.go) and syncer.go of loft-sh/vcluster.
import type { Cluster } from '../cluster/profile.js'
import type { Refusal } from '../finding.js'
import { type JsonObject, objects, text } from '../workload/manifest.js'
import { type QosClass, qosClass } from '../workload/qos.js'
import type { VclusterOptions } from '../workload/vcluster-carriers.js'
import { admit } from './admit.js'
import { applyDefaults } from './limit-ranger.js'
import { EffectivePod } from './pod.js'
import { type ResolvedPriority, World } from './world.js'

/** What becomes of a guest pod on the host: its copy is refused, or runs, or runs while the guest's pod stays Pending. */
export interface HostOutcome {
  readonly verdict: 'admitted' | 'rejected' | 'stuck'
  readonly qosClass: QosClass
  readonly refusals: readonly Refusal[]
  readonly pod: EffectivePod
  /** What made the copy's QoS class another than the guest's. */
  readonly causes: readonly string[]
}

/** The highest priority that the syncer gives a copied PriorityClass or pod. */
const HIGHEST = 1_000_000_000

/** The init container that writes /etc/hosts for pods with a subdomain. */
export const REWRITE_HOSTS = 'vcluster-rewrite-hosts'

/** Sends a virtual cluster's pod to its host; undefined where the cluster is no virtual one with a known host. */
export function toHost(guest: EffectivePod, world: World, mode: 'stop' | 'look-past'): HostOutcome | undefined {
  const { cluster } = world
  const { host, hostNamespace } = cluster
  if (!cluster.installed('vcluster') || !host || hostNamespace === undefined) return undefined
  const options = world.vcluster()
  if (!options) return undefined
  const synced = new Map<string, ResolvedPriority>()
  const pod = new EffectivePod(guest.origins.copy(guest.value), guest.origins, guest.owner, hostNamespace)
  translate(pod, options, cluster, synced)
  pod.value.metadata = { labels: hostLabels(guest, hostNamespace, cluster) }
  const hostWorld = new World(host, synced)
  const guestClass = qosClass(guest.spec, cluster)
  const causes = new Causes(pod, hostWorld, guestClass)
  if (addsHostsContainer(pod, options, cluster)) {
    pod.spec.initContainers = [hostsContainer(options), ...objects(pod.spec.initContainers)]
    causes.look([`the init container ${REWRITE_HOSTS}`])
  }
  pod.spec.subdomain = ''
  if (options.hostLimitRange) {
    const { default: limits, defaultRequest: requests } = options.hostLimitRange
    applyDefaults(pod, { default: { ...limits }, defaultRequest: { ...requests } })
    causes.look(["the LimitRange that the vcluster chart makes in the host's namespace"])
  }
  const ranges = hostWorld.limitRanges(hostNamespace).map(({ name }) => `LimitRange ${hostNamespace}/${name}`)
  admit(pod, hostWorld, undefined, mode)
  causes.look([...ranges, ...injectedBy(pod)])

  const shared = { qosClass: qosClass(pod.spec, host), pod, causes: causes.found }
  if (pod.refusals.length > 0) return { ...shared, verdict: 'rejected', refusals: pod.refusals }
  const stuck =
    shared.qosClass !== guestClass &&
    cluster.holds('status-qos-class-immutable') &&
    cluster.holds('syncer-writes-host-qos-class')
  if (!stuck) return { ...shared, verdict: 'admitted', refusals: [] }
  const message = cluster.say('qos-class-immutable', { given: shared.qosClass })
  const refusal = { by: 'pod-syncer', id: 'qos-class-immutable', message, path: ['status', 'qosClass'] }
  return { ...shared, verdict: 'stuck', refusals: [refusal] }
}

/** Notes after which step the class of the copy is another one than before. */
class Causes {
  readonly found: string[] = []
  #before: QosClass

  constructor(
    readonly pod: EffectivePod,
    readonly world: World,
    guestClass: QosClass,
  ) {
    this.#before = guestClass
  }

  /** `by` is what the last step put into the pod. */
  look(by: readonly string[]): void {
    const now = qosClass(this.pod.spec, this.world.cluster)
    if (now !== this.#before) this.found.push(...by)
    this.#before = now
  }
}

/** The SidecarSets of the host that put containers into the copy. */
function injectedBy(pod: EffectivePod): string[] {
  const writers = objects(pod.spec.containers).map((_, at) => pod.origin(['spec', 'containers', at])?.manifest)
  return [...new Set(writers.flatMap((writer) => (writer?.kind === 'SidecarSet' ? `SidecarSet ${writer.name}` : [])))]
}

/** What the syncer changes in the copy: its class and priority go, or another class comes, and its preemption policy stays. */
function translate(
  pod: EffectivePod,
  options: VclusterOptions,
  cluster: Cluster,
  synced: Map<string, ResolvedPriority>,
): void {
  const { spec } = pod
  const name = text(spec.priorityClassName)
  if (!options.syncPriorityClasses) {
    delete spec.priorityClassName
    delete spec.priority
  } else if (name && typeof spec.priority === 'number') {
    const priority = cluster.holds('syncer-caps-priority') ? Math.min(spec.priority, HIGHEST) : spec.priority
    const className = `vcluster-${name}`
    synced.set(className, { className, priority, preemptionPolicy: text(spec.preemptionPolicy) })
    spec.priorityClassName = className
    spec.priority = priority
  }
  if (options.hostPriorityClass && !text(spec.priorityClassName) && cluster.holds('syncer-sets-priority-class')) {
    spec.priorityClassName = options.hostPriorityClass
    delete spec.priority
  }
}

/** The labels of the copy: the guest's own, where the syncer keeps them, and the syncer's marks. */
function hostLabels({ labels, namespace }: EffectivePod, hostNamespace: string, cluster: Cluster): JsonObject {
  const { release: _, ...kept } = labels
  const marks = { 'vcluster.loft.sh/managed-by': hostNamespace, 'vcluster.loft.sh/namespace': namespace }
  return { ...(cluster.holds('syncer-keeps-labels') && kept), ...marks }
}

function addsHostsContainer(pod: EffectivePod, options: VclusterOptions, cluster: Cluster): boolean {
  return text(pod.spec.subdomain) !== '' && options.rewriteHosts && cluster.holds('rewrite-hosts-init-container')
}

function hostsContainer(options: VclusterOptions): JsonObject {
  const resources = { limits: { ...options.rewriteHostsLimits }, requests: { ...options.rewriteHostsResources } }
  return { name: REWRITE_HOSTS, image: 'library/alpine:edge', resources }
}
