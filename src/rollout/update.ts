import { semanticDifference } from '../admission/semantic-difference.js'
import { type Mode, type Outcome, podsThatMayRun } from '../admission/simulate.js'
import type { World } from '../admission/world.js'
import { pointer } from '../source/path.js'
import type { Manifest } from '../workload/manifest.js'
import { templatePath } from '../workload/template-path.js'
import { updatedInPlace } from './in-place.js'
import { goesOn, stuck, type Update } from './outcome.js'
import { panicOfInPlaceUpdate } from './panic.js'
import { runningPods } from './running.js'
import { sidecarSetUpdate } from './sidecarset.js'
import { hasPods, onlyInPlace, strategyOf } from './strategy.js'
import { inPlaceObstacle, templateChange } from './template-change.js'
import { unitedDeploymentUpdate } from './united-deployment.js'
import { addsClaims, refusedClaims, refusedWrite } from './write.js'

/**
 * What becomes of the running pods of an object that changes from `before` to what `now` shows. `world` is the cluster
 * with the change, `was` the cluster in which the pods were made; `mode` is how `now` goes on after a refusal.
 */
export function updateOf(before: Manifest, now: Outcome, world: World, was: World, mode: Mode): Update {
  const { manifest, verdict, refusals } = now.object
  // A Pod that what is out of view may let run is changed as one that runs.
  const runs = manifest.kind === 'Pod' && mode === 'look-past' && podsThatMayRun(now).length > 0
  if (verdict === 'rejected' && !runs) return { outcome: 'rejected', because: '', refusals }
  if (manifest.kind === 'SidecarSet') return sidecarSetUpdate(before, manifest, world, was, mode)
  if (!templatePath(manifest)) return goesOn('none', 'pods that run stay as they are')
  if (manifest.kind === 'Pod') return podUpdate(before, now, world, was, mode)
  if (manifest.kind === 'UnitedDeployment') {
    return unitedDeploymentUpdate(before, manifest, world, was, (...sides) => workloadUpdate(...sides, mode))
  }
  return workloadUpdate(before, manifest, world, was, mode)
}

/** A Pod that runs keeps running: what the API server takes of the change is made in place. */
function podUpdate(before: Manifest, now: Outcome, world: World, was: World, mode: Mode): Update {
  const [running] = runningPods(before, was, mode)
  const [updated] = now.pods
  if (!running || !updated) return goesOn('none', 'no such Pod runs: it is made now')
  const changed = semanticDifference(running.pod.spec, updated.pod.spec, 'PodSpec', world.structs())
  if (!changed) return goesOn('none', 'the spec of the pod stays as it is')
  return goesOn('in-place', `${pointer(['spec', ...changed])} may be changed while the pod runs`)
}

function workloadUpdate(before: Manifest, manifest: Manifest, world: World, was: World, mode: Mode): Update {
  const claims = hasPods(manifest) && addsClaims(before, manifest) ? runningPods(before, was, mode) : []
  const unclaimed = claims.flatMap(({ pod }) => refusedClaims(pod, manifest, world))
  if (unclaimed.length > 0) return stuck(unclaimed.slice(0, 1))
  const change = templateChange(before, manifest, world)
  if (change.differences.length === 0) return goesOn('none', 'the template of the pods stays as it is')
  const { path, because } = strategyOf(manifest, world)
  if (path !== 'in-place' && path !== 'recreate') return goesOn(path, because)
  const running = runningPods(before, was, mode)
  if (running.length === 0) return goesOn('none', 'no pod runs: those to come are made of the new template')
  if (path === 'recreate') return goesOn('recreate', because)
  const obstacle = inPlaceObstacle(change, before, world)
  if (obstacle) return onlyInPlace(manifest, world) ?? goesOn('recreate', obstacle)
  const panic = panicOfInPlaceUpdate(world)
  if (panic !== undefined) return goesOn('stuck', `kruise-manager panics before it writes a pod: ${panic}`)
  for (const { pod } of running) {
    const refused = refusedWrite(pod, world, change)
    if (refused.length > 0) return stuck(refused)
  }
  return updatedInPlace(change, manifest, world)
}
