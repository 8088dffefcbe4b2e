import type { Build } from '../../../src/cluster/build.js'
import { ClusterProfile } from '../../../src/cluster/profile.js'
import { resolveRelease } from '../../../src/cluster/releases.js'
import { knowledge } from '../../knowledge.js'

/** An API server of that release. */
export function apiServer(version: string, featureGates: Record<string, boolean> = {}): Build {
  const kubernetes = resolveRelease(knowledge, 'kubernetes', version)
  if (!kubernetes) throw new Error(`${version} is no version`)
  return new ClusterProfile(knowledge, { name: version, kubernetes, featureGates })
}
