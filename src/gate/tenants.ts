import type { Outcome } from '../admission/simulate.js'
import { World } from '../admission/world.js'
import type { Knowledge } from '../cluster/knowledge.js'
import { ClusterProfile } from '../cluster/profile.js'
import { Reading } from '../cluster/reading.js'
import { type Release, resolveRelease } from '../cluster/releases.js'
import type { Spot, Tenant } from '../rules/rule.js'
import type { Span } from '../source/node.js'
import type { Path } from '../source/path.js'
import { isReadable } from '../source/yaml.js'
import {
  type VclusterCarrier,
  type VclusterOptions,
  vclusterCarriers,
  vclusterOptions,
} from '../workload/vcluster-carriers.js'
import type { MatrixCell } from './cells.js'
import type { Contents } from './repository.js'

/** The virtual clusters that a cell shows: itself where it is one, and those that its manifests install on it. */
export function tenantsOf(
  cell: MatrixCell,
  contents: Contents,
  outcomes: readonly Outcome[],
  knowledge: Knowledge,
): Tenant[] {
  const own = cell.tenancy ? configured(cell, outcomes) : []
  return [...own, ...installed(cell, contents, knowledge)]
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
      at: { ...tenancy.at, path: ['vcluster'] },
    },
  ]
}

/** Charts of vcluster among the documents that go to this cluster; the cluster is their host. */
function installed(cell: MatrixCell, { documents }: Contents, knowledge: Knowledge): Tenant[] {
  if (cell.tenancy) return []
  const there = documents.filter(isReadable).filter(({ file }) => cell.goesThere(file.path))
  return there.flatMap((document) => {
    const at = (span: Span, path: Path): Spot => ({ file: document.file, span, path })
    return vclusterCarriers(document).flatMap((carrier) => tenantOf(carrier, cell, knowledge, at) ?? [])
  })
}

function tenantOf(
  { version, values, namespace }: VclusterCarrier,
  cell: MatrixCell,
  knowledge: Knowledge,
  at: (span: Span, path: Path) => Spot,
): Tenant | undefined {
  const vcluster = version && resolveRelease(knowledge, 'vcluster', version.text)
  if (!vcluster) return undefined
  const options = vclusterOptions(values ?? {})
  const { profile } = cell
  const text = options.guestVersion ?? guestByDefault(profile, vcluster, options, knowledge)
  const kubernetes = text === undefined ? undefined : resolveRelease(knowledge, 'kubernetes', text)
  if (!kubernetes) return undefined
  const spot = at(version.span, version.path)
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
function guestByDefault(
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
