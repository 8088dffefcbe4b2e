import type { Knowledge } from '../cluster/knowledge.js'
import { ClusterProfile } from '../cluster/profile.js'
import type { ClusterSettings } from '../settings.js'
import { cellName } from '../source/rendered.js'
import { KINDS } from '../workload/kinds.js'
import { kubernetesOf, released } from './cells.js'
import { nextOf, withVersions } from './upgrade-versions.js'

/** A cell of the matrix as a chart sees it, which may ask for a version and for kinds. */
export interface Target {
  readonly cluster: string
  /** By {@link cellName}: `prod-eu 1.31`. */
  readonly cell: string
  /** `1.31.4`, without what a vendor adds: a chart's `kubeVersion: ">=1.29"` would refuse all of these. */
  readonly kubernetes: string
  /** What Kruise serves beside the kinds of every cluster: `apps.kruise.io/v1alpha1`, `apps.kruise.io/v1alpha1/CloneSet`. */
  readonly apiVersions: readonly string[]
}

/** What a cluster shows to charts: a target for each minor of a range, and for what it runs next. */
export function targetsOf(cluster: ClusterSettings, knowledge: Knowledge): Target[] {
  const next = nextOf(cluster)
  const all = next ? [cluster, withVersions(cluster, next, knowledge)] : [cluster]
  const targets = all.flatMap((settings) => {
    const { name } = settings
    return kubernetesOf(settings, knowledge).map((kubernetes): Target => {
      const kruise =
        typeof settings.kruise === 'string' ? released(knowledge, 'kruise', settings.kruise, name) : undefined
      const profile = new ClusterProfile(knowledge, { name, kubernetes, kruise })
      const { judged } = kubernetes
      return {
        cluster: name,
        cell: cellName(name, judged),
        kubernetes: judged.text,
        apiVersions: kruise ? servedBy(profile) : [],
      }
    })
  })
  return [...new Map(targets.reverse().map((each) => [each.cell, each])).values()].reverse()
}

function servedBy(profile: ClusterProfile): string[] {
  const served = KINDS.filter(({ of }) => of === 'kruise').flatMap(({ group, kind, versions }) =>
    Object.entries(versions)
      .filter(([, fact]) => fact === true || profile.holds(fact))
      .flatMap(([version]) => [`${group}/${version}`, `${group}/${version}/${kind}`]),
  )
  return [...new Set(served)].sort()
}
