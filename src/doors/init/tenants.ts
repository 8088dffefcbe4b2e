import type { Knowledge } from '../../cluster/knowledge.js'
import { ClusterProfile } from '../../cluster/profile.js'
import { newest, resolveRelease } from '../../cluster/releases.js'
import { guestByDefault } from '../../gate/tenants.js'
import type { Destination } from '../../render/gitops.js'
import type { SourceDocument } from '../../source/document.js'
import { isReadable, readDocuments } from '../../source/yaml.js'
import { kubernetesCarriers } from '../../workload/kubernetes-carriers.js'
import { type VclusterCarrier, vclusterOptions } from '../../workload/vcluster-carriers.js'
import type { Tree } from '../tree.js'
import { type Found, lineOf } from './places.js'
import type { Proposed } from './proposal.js'

/** A virtual cluster that something installs. */
export interface Tenant {
  readonly name: string
  readonly carrier: VclusterCarrier
  readonly document: SourceDocument
  readonly namespace?: string
  readonly destination?: Destination
}

/** The virtual clusters with a version, by the Application or release that installs them, else by their folder. */
export function tenantsOf(found: readonly Found<VclusterCarrier>[], destinations: readonly Destination[]): Tenant[] {
  const tenants = new Map<string, Tenant>()
  for (const { carrier, document } of found) {
    if (!carrier.version) continue
    const { path } = document.file
    const own = destinations.filter(
      ({ by, source }) =>
        by.document.file.path === path && by.document.start === document.start && source.chart === carrier.chart,
    )
    const folder = path.split('/').at(-2)
    const [destination] = own
    const name = destination?.name ?? folder ?? 'tenant'
    const namespace = carrier.namespace ?? destination?.namespace
    if (!tenants.has(name))
      tenants.set(name, {
        name,
        carrier,
        document,
        ...(namespace !== undefined && !namespace.includes('{{') && { namespace }),
        ...(destination && { destination }),
      })
  }
  return [...tenants.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** The guest's Kubernetes: as its values say, else the default of its chart. */
export function guest(
  { version, values }: VclusterCarrier,
  document: SourceDocument,
  file: string | undefined,
  tree: Tree,
  knowledge: Knowledge,
  ofHost: Proposed | undefined,
): Proposed | undefined {
  const source = file !== undefined && tree.isFile(file) ? tree.read(file) : undefined
  const beside = source && !('unread' in source) ? readDocuments(source).filter(isReadable) : []
  const [own] = [...beside, document].flatMap((each) => kubernetesCarriers(each).map((carrier) => ({ each, carrier })))
  if (own) {
    const { path } = own.each.file
    return {
      from: path,
      because: `${own.carrier.version.text}, ${own.carrier.what}, line ${lineOf(own.each, own.carrier.version)}`,
    }
  }
  const vcluster = version && resolveRelease(knowledge, 'vcluster', version.text)
  if (!vcluster) return undefined
  const options = vclusterOptions(values ?? {})
  const bare = { name: '', kubernetes: newest(knowledge, 'kubernetes') }
  if (
    options.distro !== 'k3s' &&
    new ClusterProfile(knowledge, { ...bare, vcluster }).holds('guest-follows-host-version')
  )
    return ofHost && { ...ofHost, because: `its host's, which vcluster ${vcluster.display} follows` }
  const text = guestByDefault(new ClusterProfile(knowledge, bare), vcluster, options, knowledge)
  return text === undefined ? undefined : { value: text, because: `the default of vcluster ${vcluster.display}` }
}
