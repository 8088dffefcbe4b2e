// Mirrors pkg/util/workloadspread/workloadspread.go of openkruise/kruise: which workloads it looks at.
import { items } from '../validation/read.js'
import type { World } from '../world.js'
import { kruiseConfiguration, namesKind } from './kruise-configuration.js'

/** The kinds that a WorkloadSpread may target everywhere, each with its groups. */
export const SPREAD_KINDS: Readonly<Record<string, readonly string[]>> = {
  CloneSet: ['apps.kruise.io'],
  Deployment: ['apps'],
  ReplicaSet: ['apps'],
  Job: ['batch'],
  StatefulSet: ['apps', 'apps.kruise.io'],
}

/** Whether a WorkloadSpread may target that kind because Kruise's own configuration lists it. */
export function isListedForSpreads(group: string, kind: string, world: World): boolean {
  if (!world.cluster.holds('workloadspread-whitelist-custom')) return false
  const list = kruiseConfiguration(world, 'WorkloadSpread_Watch_Custom_Workload_WhiteList')
  return items(list, 'workloads').some(([each]) => namesKind(each, group, kind))
}
