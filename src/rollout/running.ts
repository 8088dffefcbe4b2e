import { type Mode, type PodOutcome, podsThatMayRun, simulate } from '../admission/simulate.js'
import type { World } from '../admission/world.js'
import type { Manifest } from '../workload/manifest.js'

/** The pods that a workload has made in the cluster as it `was`; where `mode` looks past refusals, those that it may have made. */
export function runningPods(workload: Manifest, was: World, mode: Mode): readonly PodOutcome[] {
  const made = simulate(workload, was, mode)
  return mode === 'stop' ? made.pods.filter(({ verdict }) => verdict === 'admitted') : podsThatMayRun(made)
}
