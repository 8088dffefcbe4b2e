// Mirrors pkg/controller/sidecarset/sidecarset_processor.go of openkruise/kruise: what becomes of pods that have the sidecars.
import { isDeepStrictEqual } from 'node:util'
import { type PodOutcome, simulate } from '../admission/simulate.js'
import { member, type World } from '../admission/world.js'
import { KINDS } from '../workload/kinds.js'
import { type JsonObject, type Manifest, objects, text } from '../workload/manifest.js'
import { goesOn, stuck, type Update } from './outcome.js'
import { refusedWrite } from './write.js'

/** What a change of a SidecarSet does to the pods that run with its sidecars. */
export function sidecarSetUpdate(before: Manifest, manifest: Manifest, world: World, was: World): Update {
  if (isDeepStrictEqual(sidecars(before, true), sidecars(manifest, true))) {
    return goesOn('none', 'the sidecars stay as they are')
  }
  const { paused, type, partition } = member(manifest.spec, 'updateStrategy')
  if (type !== undefined && text(type) !== 'RollingUpdate') {
    return goesOn('none', `with ${text(type)} pods keep their sidecars until they are made anew`)
  }
  if (paused === true || partition === '100%')
    return goesOn('none', 'the update is paused, or its partition keeps every pod')
  if (!isDeepStrictEqual(sidecars(before, false), sidecars(manifest, false))) {
    return goesOn('none', 'more than images changes: pods keep their sidecars until they are made anew')
  }
  const running = podsWith(before, was)
  if (running.length === 0) return goesOn('none', 'no pod in view has the sidecars')
  for (const { pod } of running) {
    const refused = refusedWrite(pod, world)
    if (refused.length > 0) return stuck(refused)
  }
  return goesOn('in-place', 'only images of sidecars change')
}

/** What decides of an update: the containers and what is injected with them, with or without their images. */
function sidecars({ spec }: Manifest, withImages: boolean): unknown {
  const { containers, initContainers, volumes, imagePullSecrets } = spec
  const told = objects(containers).map(
    ({ image, ...rest }): JsonObject => (withImages ? { image: image ?? '', ...rest } : rest),
  )
  return { told, initContainers, volumes, imagePullSecrets }
}

/** The pods in view that were made with containers of the SidecarSet. */
function podsWith(sidecarSet: Manifest, was: World): PodOutcome[] {
  const workloads = KINDS.filter(({ templates }) => templates).flatMap(({ group, kind }) => was.all(group, kind))
  return workloads
    .flatMap((workload) => simulate(workload, was, 'stop').pods)
    .filter(({ pod, verdict }) => {
      const names = objects(pod.spec.containers).map((_, at) => pod.origin(['spec', 'containers', at, 'name']))
      return verdict === 'admitted' && names.some((origin) => origin?.manifest === sidecarSet)
    })
}
