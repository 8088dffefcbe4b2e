import type { Finding, JudgedCluster } from '../finding.js'
import { judgedOn } from './clusters.js'
import { shortened } from './shortened.js'

/** Where a finding holds, as `in prod-eu, prod-us`; '' where that is all of the clusters. */
export function onlyIn(finding: Finding, all: readonly JudgedCluster[]): string {
  const names = new Set(judgedOn(finding, all).map(({ name }) => name))
  return finding.clusters.length < names.size ? `in ${shortened(finding.clusters)}` : ''
}
