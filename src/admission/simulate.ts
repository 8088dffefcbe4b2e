import type { Refusal } from '../finding.js'
import { isObject, type Manifest } from '../workload/manifest.js'
import { QOS_CLASSES, type QosClass, qosClass } from '../workload/qos.js'
import { isStored } from '../workload/stored.js'
import { templatePath } from '../workload/template-path.js'
import { admit } from './admit.js'
import { droppedFields } from './dropped.js'
import { type HostOutcome, toHost } from './host.js'
import { objectRefusals } from './objects/index.js'
import type { Assumption, Dropped, EffectivePod } from './pod.js'
import { updatedPod } from './pod-update-request.js'
import { overflows, type Subset, spreadOf, subsetsOf } from './spread.js'
import { subsetWorkloadRefusals } from './subset-workload.js'
import { buildPod } from './template.js'
import { injectTopology, type Topology, topologiesOf } from './topology.js'
import { World } from './world.js'

export type Verdict = 'admitted' | 'rejected' | 'unknown'

/** What becomes of an object when it is applied. */
export interface ObjectOutcome {
  readonly manifest: Manifest
  readonly verdict: Verdict
  readonly refusals: readonly Refusal[]
  readonly dropped: readonly Dropped[]
  readonly assumes: readonly Assumption[]
}

/** What becomes of the pods that a workload makes, those of one subset or those beyond all of them. */
export interface PodOutcome {
  readonly workload: Manifest
  readonly subset: Subset | undefined
  /** The subsets of a UnitedDeployment whose pods these are, where those of others are different. */
  readonly among?: readonly string[]
  readonly pod: EffectivePod
  readonly verdict: Verdict
  /** Whether what is refused is the workload of a subset, so that nobody makes the pods. */
  readonly unmade: boolean
  readonly assumes: readonly Assumption[]
  readonly qosClass: QosClass
  /** What becomes of the copy that a virtual cluster's syncer makes on its host. */
  readonly host: HostOutcome | undefined
}

/** Whether two outcomes, of a workload before a change and after it, are of the same subsets. */
export function inSamePlace(one: PodOutcome, other: PodOutcome): boolean {
  return one.subset?.name === other.subset?.name && String(one.among) === String(other.among)
}

/** One manifest in one cluster: the object and its pods. */
export interface Outcome {
  readonly world: World
  readonly object: ObjectOutcome
  readonly pods: readonly PodOutcome[]
}

/** How to go on after a refusal: as upstream does, or as if what was refused had been mended. */
export type Mode = 'stop' | 'look-past'

/** Whether such pods may run: they are admitted, or only an object would have to let them in that may exist out of view. */
export function mayRun({ pod, unmade }: PodOutcome, { cluster }: World): boolean {
  const letIn = (id: string) => pod.assumes.some(({ kind, refusal }) => refusal === id && !cluster.closed(kind))
  return !unmade && pod.refusals.every(({ id }) => letIn(id))
}

/** Whether an object of an outcome may exist: it is accepted, and of a bare Pod the pod. */
export function mayExist(outcome: Outcome): boolean {
  const { object, pods, world } = outcome
  if (object.manifest.kind !== 'Pod') return object.verdict !== 'rejected'
  const own = object.refusals.filter((refusal) => !pods.some(({ pod }) => pod.refusals.includes(refusal)))
  return own.length === 0 && pods.every((each) => mayRun(each, world))
}

/** The pods of an outcome that may run; none where the object itself is refused. */
export function podsThatMayRun(outcome: Outcome): PodOutcome[] {
  return mayExist(outcome) ? outcome.pods.filter((each) => mayRun(each, outcome.world)) : []
}

/** What the cluster does with a manifest; `old` is the same object before the change: it is updated where it was accepted, else created. */
export function simulate(manifest: Manifest, world: World, mode: Mode, old?: Manifest): Outcome {
  const wasRefused = old && objectRefusals(old, new World(world.cluster, undefined, true)).length > 0
  const before = wasRefused ? undefined : old
  const refusals = objectRefusals(manifest, world, before)
  const served = !refusals.some(({ id }) => id === 'no-matches-for-kind')
  const judged = served && (mode === 'look-past' || refusals.length === 0)
  if (manifest.kind === 'Pod' && manifest.group === '') {
    const runs = !before && isStored(manifest)
    const updated =
      judged && (runs ? [asItRuns(manifest, world)] : before && updatedPods(manifest, before, world, mode))
    const pods = updated || (judged ? podsOf(manifest, world, mode) : [])
    return { world, object: podObject(manifest, refusals, pods[0]), pods }
  }
  const pods = judged ? podsOf(manifest, world, mode) : []
  const verdict = refusals.length > 0 ? 'rejected' : 'admitted'
  const dropped = served ? droppedFields(manifest, world.cluster) : []
  return { world, object: { manifest, verdict, refusals, dropped, assumes: [] }, pods }
}

/** A bare Pod is an object and a pod; what refuses the one refuses the other. */
function podObject(manifest: Manifest, refusals: readonly Refusal[], pod: PodOutcome | undefined): ObjectOutcome {
  const all = [...refusals, ...(pod?.pod.refusals ?? [])]
  const verdict = all.length > 0 ? 'rejected' : 'admitted'
  return { manifest, verdict, refusals: all, dropped: [], assumes: pod?.assumes ?? [] }
}

/** A Pod that a cluster holds: it was admitted, and nobody creates it again as it stands. */
function asItRuns(manifest: Manifest, world: World): PodOutcome {
  const pod = buildPod(manifest, world) as EffectivePod
  const given = isObject(manifest.value.status) ? manifest.value.status.qosClass : undefined
  const kept = QOS_CLASSES.find((each) => each === given) ?? qosClass(pod.spec, world.cluster)
  const verdict = 'admitted'
  return {
    workload: manifest,
    subset: undefined,
    pod,
    verdict,
    unmade: false,
    assumes: [],
    qosClass: kept,
    host: undefined,
  }
}

/** What becomes of a Pod that runs; undefined where it was never admitted, so that this is its creation. */
function updatedPods(manifest: Manifest, before: Manifest, world: World, mode: Mode): PodOutcome[] | undefined {
  const made = simulate(before, new World(world.cluster, undefined, true), mode)
  const [running] = mode === 'stop' ? made.pods.filter(({ verdict }) => verdict === 'admitted') : podsThatMayRun(made)
  const pod = running && updatedPod(manifest, before, running.pod, world)
  if (!running || !pod) return undefined
  // What stands against the pod itself, where it runs all the same because something is out of view, still does.
  for (const refusal of running.pod.refusals) pod.refuse(refusal)
  pod.assumes.push(...running.pod.assumes)
  const refused = pod.refusals.length > 0
  const host = refused && mode === 'stop' ? undefined : toHost(pod, world, mode)
  const verdict = refused ? 'rejected' : 'admitted'
  return [{ ...running, workload: manifest, pod, verdict, qosClass: qosClass(pod.spec, world.cluster), host }]
}

function podsOf(manifest: Manifest, world: World, mode: Mode): PodOutcome[] {
  if (!templatePath(manifest)) return []
  const spread = spreadOf(manifest, world)
  const subsets = spread ? subsetsOf(spread) : []
  const rest = subsets.length === 0 || overflows(subsets) ? [undefined] : []
  const refused = spread !== undefined && objectRefusals(spread, world).length > 0
  const assumes = refused ? [{ kind: 'WorkloadSpread', says: `WorkloadSpread ${spread.name} is accepted` }] : []
  const topologies = topologiesOf(manifest)
  if (topologies.length > 0) {
    const each = topologies.flatMap((topology) => podsLike(manifest, world, mode, undefined, [], topology))
    return alike(
      each,
      topologies.map(({ name }) => name),
    )
  }
  return [...subsets, ...rest].flatMap((subset) => podsLike(manifest, world, mode, subset, assumes, undefined))
}

/** The pods of one subset, of a WorkloadSpread or of a UnitedDeployment. */
function podsLike(
  manifest: Manifest,
  world: World,
  mode: Mode,
  subset: Subset | undefined,
  assumes: readonly Assumption[],
  topology: Topology | undefined,
): PodOutcome[] {
  const unmade = subsetWorkloadRefusals(manifest, topology, world)
  const pod = buildPod(manifest, world)
  if (!pod) return []
  // Where the patch cannot be merged nothing is made of it.
  if (topology && !unmade.some(({ id }) => id === 'subset-patch')) injectTopology(pod, topology, world)
  // Pods come only where the workload that makes them does.
  for (const refusal of unmade) pod.refuse(refusal)
  if (unmade.length === 0) admit(pod, world, subset, mode)
  const refusedPod = pod.refusals.length > 0
  return [
    {
      workload: manifest,
      subset,
      pod,
      verdict: refusedPod ? ('rejected' as const) : ('admitted' as const),
      unmade: unmade.length > 0,
      assumes: [...assumes, ...pod.assumes],
      qosClass: givenClass(pod, world) ?? qosClass(pod.spec, world.cluster),
      host: refusedPod && mode === 'stop' ? undefined : toHost(pod, world, mode),
    },
  ]
}

/** The pods of a UnitedDeployment's subsets, those that differ in nothing but where they run as one. */
function alike(each: readonly PodOutcome[], names: readonly string[]): PodOutcome[] {
  const groups = new Map<string, { outcome: PodOutcome; among: string[] }>()
  for (const [at, outcome] of each.entries()) {
    const { affinity: _, tolerations: __, ...spec } = outcome.pod.spec
    const key = JSON.stringify([spec, outcome.qosClass, outcome.pod.refusals, outcome.host?.verdict])
    const known = groups.get(key) ?? { outcome, among: [] }
    known.among.push(names[at] ?? '')
    groups.set(key, known)
  }
  if (groups.size < 2) return each.slice(0, 1)
  return [...groups.values()].map(({ outcome, among }) => ({ ...outcome, among }))
}

/** A class that a bare Pod's own status gives, where the API server keeps what it is given (pkg/registry/core/pod/strategy.go). */
function givenClass({ owner }: EffectivePod, { cluster }: World): QosClass | undefined {
  const given = isObject(owner.value.status) ? owner.value.status.qosClass : undefined
  const kept = owner.kind === 'Pod' && !cluster.holds('qos-recomputed-on-create')
  return kept ? QOS_CLASSES.find((each) => each === given) : undefined
}
