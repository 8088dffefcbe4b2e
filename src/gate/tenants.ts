import type { Outcome } from '../admission/simulate.js'
import { World } from '../admission/world.js'
import type { Knowledge } from '../cluster/knowledge.js'
import { ClusterProfile } from '../cluster/profile.js'
import { Reading } from '../cluster/reading.js'
import { resolveRelease } from '../cluster/releases.js'
import type { Tenant } from '../rules/rule.js'
import { isReadable } from '../source/yaml.js'
import { vclusterCarrier, vclusterOptions } from '../workload/vcluster-carriers.js'
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

/** Charts of vcluster among the manifests that go to this cluster; the cluster is their host. */
function installed(cell: MatrixCell, { documents }: Contents, knowledge: Knowledge): Tenant[] {
  if (cell.tenancy) return []
  return documents.filter(isReadable).flatMap((document) => {
    const carrier = vclusterCarrier(document)
    const release = carrier?.version && resolveRelease(knowledge, 'vcluster', carrier.version.text)
    if (!carrier?.version || !release) return []
    const options = vclusterOptions(carrier.values ?? {})
    const text = options.guestVersion ?? guestByDefault(cell, knowledge, release)
    const kubernetes = text === undefined ? undefined : resolveRelease(knowledge, 'kubernetes', text)
    if (!kubernetes) return []
    const guest = new ClusterProfile(knowledge, {
      name: cell.profile.name,
      kubernetes,
      vcluster: release,
      host: cell.profile,
    })
    return [
      {
        name: document.file.path,
        guest,
        versions: { kubernetes: kubernetes.display, vcluster: release.display },
        host: new World(new Reading(cell)),
        namespace: undefined,
        options,
        stuck: [],
        at: { file: document.file, span: carrier.version.span, path: [] },
      },
    ]
  })
}

/** The guest's Kubernetes version where the values set none: the host's in some releases, else the chart's default. */
function guestByDefault(
  cell: MatrixCell,
  knowledge: Knowledge,
  vcluster: NonNullable<ClusterProfile['vcluster']>,
): string | undefined {
  const bare = new ClusterProfile(knowledge, { name: '', kubernetes: cell.profile.kubernetes, vcluster })
  if (bare.holds('host-version-followed')) return cell.profile.kubernetes.display
  const version = bare.lookup('vcluster-default-k8s-version')
  return version === undefined ? undefined : String(version)
}
