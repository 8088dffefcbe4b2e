import type { Outcome } from '../admission/simulate.js'
import { World } from '../admission/world.js'
import type { Knowledge } from '../cluster/knowledge.js'
import { ClusterProfile } from '../cluster/profile.js'
import { Reading } from '../cluster/reading.js'
import { type Release, resolveRelease } from '../cluster/releases.js'
import type { Tenant } from '../rules/rule.js'
import type { SourceDocument } from '../source/document.js'
import { isReadable } from '../source/yaml.js'
import {
  dependencyValues,
  type VclusterCarrier,
  type VclusterOptions,
  vclusterCarriers,
  vclusterOptions,
} from '../workload/vcluster-carriers.js'
import type { MatrixCell } from './cells.js'
import type { Contents } from './repository.js'
import { versionSpot } from './tenancy.js'

/**
 * The virtual clusters that a cell shows: itself where it is one, and those that its manifests install on it. One that is
 * among `cells` itself is not shown by its host too.
 */
export function tenantsOf(
  cell: MatrixCell,
  cells: readonly MatrixCell[],
  contents: Contents,
  outcomes: readonly Outcome[],
  knowledge: Knowledge,
): Tenant[] {
  if (cell.tenancy) return configured(cell, outcomes)
  const guests = cells.filter(({ tenancy, host }) => tenancy && host?.settings.name === cell.settings.name)
  return installed(cell, contents, knowledge).filter((tenant) => !guests.some((guest) => isThe(tenant, guest)))
}

/** Whether an installed virtual cluster is the one that the settings describe: by the text that sets its version, or its namespace. */
function isThe({ at, namespace }: Tenant, { tenancy, profile }: MatrixCell): boolean {
  const same = tenancy?.at?.file.path === at.file.path && tenancy.at.span.start === at.span.start
  return same || (namespace !== undefined && namespace === profile.hostNamespace)
}

function configured({ profile, tenancy, host, settings }: MatrixCell, outcomes: readonly Outcome[]): Tenant[] {
  if (!tenancy?.at || !profile.vcluster) return []
  return [
    {
      name: settings.name,
      guest: profile,
      versions: { kubernetes: profile.kubernetes.display, vcluster: profile.vcluster.display },
      host: host && new World(new Reading(host)),
      namespace: profile.hostNamespace,
      options: tenancy.options,
      stuck: outcomes.flatMap(({ pods }) => pods.filter(({ host: copy }) => copy?.verdict === 'stuck')),
      at: tenancy.at,
    },
  ]
}

/** Charts of vcluster among the documents that go to this cluster; the cluster is their host. */
function installed(cell: MatrixCell, { documents }: Contents, knowledge: Knowledge): Tenant[] {
  const there = documents.filter(isReadable).filter(({ file }) => cell.goesThere(file))
  const tenants = there.flatMap((document) =>
    carriersIn(document).flatMap((carrier) => {
      const values = carrier.kind === 'chart-dependency' ? valuesBeside(document, there) : undefined
      const set = values && dependencyValues(carrier, values)
      // The tag of an image that the values set is the version that runs.
      const [whole, source] = set?.version
        ? [set, values]
        : [{ ...carrier, ...(set && { values: set.values }) }, document]
      return (source && tenantOf(whole as VclusterCarrier, source, cell, knowledge)) ?? []
    }),
  )
  // A tag in values of a dependency is found from both of their files.
  const places = tenants.map(({ at }) => `${at.span.start} ${at.file.path}`)
  return tenants.filter((_, index) => places.indexOf(places[index] as string) === index)
}

const carriers = new WeakMap<SourceDocument, readonly VclusterCarrier[]>()

function carriersIn(document: SourceDocument): readonly VclusterCarrier[] {
  const found = carriers.get(document) ?? vclusterCarriers(document)
  carriers.set(document, found)
  return found
}

/** The values.yaml beside a Chart.yaml. */
function valuesBeside({ file }: SourceDocument, all: readonly SourceDocument[]): SourceDocument | undefined {
  const folder = file.path.slice(0, file.path.lastIndexOf('/') + 1)
  return all.find((each) => each.file.path === `${folder}values.yaml`)
}

function tenantOf(
  { version, values, namespace }: VclusterCarrier,
  document: SourceDocument,
  cell: MatrixCell,
  knowledge: Knowledge,
): Tenant | undefined {
  const vcluster = version && resolveRelease(knowledge, 'vcluster', version.text)
  if (!vcluster) return undefined
  const options = vclusterOptions(values ?? {})
  const { profile } = cell
  const text = options.guestVersion ?? guestByDefault(profile, vcluster, options, knowledge)
  const kubernetes = text === undefined ? undefined : resolveRelease(knowledge, 'kubernetes', text)
  if (!kubernetes) return undefined
  const spot = versionSpot(document, version)
  return {
    name: namespace ?? spot.file.path,
    guest: new ClusterProfile(knowledge, { name: profile.name, kubernetes, vcluster, host: profile }),
    versions: { kubernetes: kubernetes.display, vcluster: vcluster.display },
    host: new World(new Reading(cell)),
    namespace,
    options,
    stuck: [],
    at: spot,
  }
}

/** The guest's Kubernetes version where the values set none: the host's in some releases, else the chart's default. */
export function guestByDefault(
  { kubernetes }: ClusterProfile,
  vcluster: Release,
  { distro }: VclusterOptions,
  knowledge: Knowledge,
): string | undefined {
  const bare = new ClusterProfile(knowledge, { name: '', kubernetes, vcluster })
  if (distro !== 'k3s' && bare.holds('guest-follows-host-version')) return kubernetes.display
  const k3s = distro === 'k3s' || (distro === undefined && !bare.holds('chart-is-one'))
  const version = bare.lookup(k3s ? 'vcluster-default-k3s-version' : 'vcluster-default-k8s-version')
  return version === undefined ? undefined : String(version)
}
