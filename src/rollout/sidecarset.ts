// Mirrors pkg/controller/sidecarset/sidecarset_processor.go and sidecarset_strategy.go of openkruise/kruise, and the hashes of
// pkg/control/sidecarcontrol/hash.go: what becomes of pods that have the sidecars.
import { isDeepStrictEqual } from 'node:util'
import { sidecarSetSpec } from '../admission/objects/sidecarset-spec.js'
import { selectsPod } from '../admission/sidecarset.js'
import type { Mode, PodOutcome } from '../admission/simulate.js'
import { member, type World } from '../admission/world.js'
import { KINDS } from '../workload/kinds.js'
import { type JsonObject, type Manifest, objects, text } from '../workload/manifest.js'
import { isEmptySelector, selects } from '../workload/selector.js'
import { goesOn, stuck, type Update } from './outcome.js'
import { runningPods } from './running.js'
import { keptBy } from './strategy.js'
import { refusedWrite } from './write.js'

/** What a change of a SidecarSet does to the pods that run with its sidecars. */
export function sidecarSetUpdate(before: Manifest, manifest: Manifest, world: World, was: World, mode: Mode): Update {
  const [old, now] = [before, manifest].map((each) => sidecars(each, world))
  if (isDeepStrictEqual(old, now)) return goesOn('none', 'the sidecars stay as they are')
  const strategy = member(manifest.spec, 'updateStrategy')
  if (strategy.type === 'NotUpdate')
    return goesOn('none', 'with NotUpdate pods keep their sidecars until they are made anew')
  if (strategy.paused === true) return goesOn('none', 'the update is paused')
  if (!isDeepStrictEqual(old?.map(withoutImage), now?.map(withoutImage))) {
    return goesOn('none', 'more than images changes: pods keep their sidecars until they are made anew')
  }
  const made = podsWith(before, was, mode)
  if (made.length === 0) return goesOn('none', 'no pod in view has the sidecars')
  const held = heldBack(strategy, made, manifest, world)
  if (typeof held === 'string') return goesOn('none', held)
  for (const { pod } of held) {
    const refused = refusedWrite(pod, world)
    if (refused.length > 0) return stuck(refused)
  }
  const hot = objects(manifest.spec.containers).filter(isHot)
  const names = hot.map(({ name }) => text(name)).join(', ')
  return goesOn(
    'in-place',
    `only images of sidecars change${names && `; ${names}: upgraded hot, in the empty container beside it`}`,
  )
}

/** What the hash of a SidecarSet is made of: its containers, and its init containers where one of them is a native sidecar. */
function sidecars(manifest: Manifest, world: World): JsonObject[] {
  const { containers, initContainers } = sidecarSetSpec(manifest, world)
  const told = ({ spec }: Manifest, list: string, known: readonly JsonObject[], inject: string) =>
    objects(spec[list]).map((written, at) => ({ ...known[at], ...ownFields(written, inject) }))
  const native = initContainers.some(({ restartPolicy }) => restartPolicy === 'Always')
  return [
    ...told(manifest, 'containers', containers, 'BeforeAppContainer'),
    ...(native ? told(manifest, 'initContainers', initContainers, 'AfterAppContainer') : []),
  ]
}

/** What a sidecar has beside the fields of a container, with the defaults of the webhook (apis/apps/defaults). */
function ownFields(written: JsonObject, inject: string): JsonObject {
  const { podInjectPolicy, shareVolumePolicy, shareVolumeDevicePolicy, transferEnv, resourcesPolicy } = written
  const { upgradeType, hotUpgradeEmptyImage } = member(written, 'upgradeStrategy')
  return {
    podInjectPolicy: podInjectPolicy || inject,
    upgradeStrategy: [upgradeType || 'ColdUpgrade', hotUpgradeEmptyImage || ''],
    shareVolumePolicy: member({ shareVolumePolicy: shareVolumePolicy ?? null }, 'shareVolumePolicy').type || 'disabled',
    shareVolumeDevicePolicy: shareVolumeDevicePolicy ?? null,
    transferEnv: objects(transferEnv),
    resourcesPolicy: resourcesPolicy ?? null,
  }
}

function withoutImage({ image: _, ...rest }: JsonObject): JsonObject {
  return rest
}

function isHot(container: JsonObject): boolean {
  return member(container, 'upgradeStrategy').upgradeType === 'HotUpgrade'
}

/** The pods that are updated, or why none is: GetNextUpgradePods. */
function heldBack(
  { selector, partition, maxUnavailable }: JsonObject,
  made: readonly PodOutcome[],
  manifest: Manifest,
  world: World,
): readonly PodOutcome[] | string {
  const matched = made.filter(({ pod }) => selectsPod(manifest, pod, world))
  if (matched.length === 0) return 'the SidecarSet selects none of the pods any more'
  const asked = selector === undefined || selector === null
  const chosen = asked
    ? matched
    : matched.filter(({ pod }) => !isEmptySelector(selector) && selects(selector, pod.labels))
  if (chosen.length === 0) return 'the selector of the update strategy matches no pod in view'
  if (maxUnavailable === 0 || maxUnavailable === '0%') return 'maxUnavailable 0 lets no ready pod be updated'
  const total = numberOf(matched)
  const all = partition === '100%' || (total !== undefined && keptBy(partition, total, world) >= total)
  return all ? 'the partition keeps the sidecars of every pod' : chosen
}

/** How many pods the workloads are to have; undefined where one of them does not say. */
function numberOf(pods: readonly PodOutcome[]): number | undefined {
  let total = 0
  for (const { kind, spec } of new Set(pods.map(({ workload }) => workload))) {
    if (kind === 'DaemonSet' || kind.endsWith('Job')) return undefined
    total += kind !== 'Pod' && typeof spec.replicas === 'number' ? spec.replicas : 1
  }
  return total
}

/** The pods in view that were made with containers of the SidecarSet. */
function podsWith(sidecarSet: Manifest, was: World, mode: Mode): PodOutcome[] {
  const workloads = KINDS.filter(({ templates }) => templates).flatMap(({ group, kind }) => was.all(group, kind))
  return workloads
    .flatMap((workload) => runningPods(workload, was, mode))
    .filter(({ pod }) => {
      const names = objects(pod.spec.containers).map((_, at) => pod.origin(['spec', 'containers', at, 'name']))
      return names.some((origin) => origin?.manifest === sidecarSet)
    })
}
