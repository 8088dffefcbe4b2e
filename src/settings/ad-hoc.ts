import { parseVersion } from '../cluster/version.js'
import { type ClusterSettings, withoutUndefined } from './cluster.js'
import { SettingsError, type SettingsProblem } from './problems.js'
import { schemaAt } from './schema.js'
import { notThat, quoted } from './words.js'

/** A cluster as the command line gives it. */
export interface AdHocOptions {
  readonly kubernetes: string
  readonly kruise?: string | undefined
  readonly vcluster?: string | undefined
  /** `NAME=true` or `NAME=false` each. */
  readonly featureGates?: readonly string[] | undefined
  readonly kruiseFeatureGates?: readonly string[] | undefined
}

/** The cluster of `--kubernetes V --kruise V ...`, named `kubernetes=V,kruise=V`; throws a SettingsError for what is no version or gate. */
export function adHocCluster(options: AdHocOptions): ClusterSettings {
  const problems: SettingsProblem[] = []
  const { kubernetes, kruise, vcluster } = options
  for (const [key, version] of Object.entries({ kubernetes, kruise, vcluster })) {
    if (version === undefined || (version === 'none' && key !== 'kubernetes')) continue
    if (!version.split(/ +- +/).every(parseVersion))
      problems.push({ place: null, problem: `--${key}: ${notThat(version, schemaAt(['defaults', key]))}` })
  }
  const gates = (option: string, settings: readonly string[] = []) => {
    const pairs = settings.map((setting) => /^([A-Za-z][A-Za-z0-9]*)=(true|false)$/.exec(setting) ?? setting)
    for (const pair of pairs)
      if (typeof pair === 'string')
        problems.push({ place: null, problem: `${option}: ${quoted(pair)} is not NAME=true or NAME=false` })
    return Object.fromEntries(pairs.map(([, name, on]) => [name, on === 'true']))
  }
  const featureGates = gates('--feature-gate', options.featureGates)
  const kruiseFeatureGates = gates('--kruise-feature-gate', options.kruiseFeatureGates)
  if (problems.length > 0) throw new SettingsError(problems)
  const versions = withoutUndefined({ kubernetes, kruise: installed(kruise), vcluster: installed(vcluster) })
  return {
    name: Object.entries(versions)
      .map(([key, version]) => `${key}=${version}`)
      .join(','),
    environment: null,
    kubernetes,
    ...(versions.kruise && { kruise: versions.kruise }),
    ...(versions.vcluster && { vcluster: { version: versions.vcluster } }),
    featureGates,
    kruiseFeatureGates,
    knows: [],
    objects: [],
    places: {},
  }
}

function installed(version: string | undefined): string | undefined {
  return version === 'none' ? undefined : version
}
