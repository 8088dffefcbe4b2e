// Mirrors pkg/controller/uniteddeployment of openkruise/kruise: uniteddeployment_update.go, calcNextPartitions, and
// ApplySubsetTemplate of adapter/*.go, which give every subset's workload the new template.
import { isDeepStrictEqual } from 'node:util'
import { scaled } from '../admission/objects/int-or-string.js'
import { PatchError } from '../admission/strategic-merge.js'
import { subsetWorkload } from '../admission/subset-workload.js'
import { storedTemplate } from '../admission/template.js'
import { patchedTemplate } from '../admission/topology.js'
import { member, type World } from '../admission/world.js'
import { isObject, type JsonObject, type Manifest, objects, text } from '../workload/manifest.js'
import { goesOn, type Update } from './outcome.js'

/** What a change of one workload does to its running pods. */
export type WorkloadUpdate = (before: Manifest, manifest: Manifest, world: World, was: World) => Update

/** What a change of a UnitedDeployment does to the running pods of its subsets: the worst of what it does to any of them. */
export function unitedDeploymentUpdate(
  before: Manifest,
  manifest: Manifest,
  world: World,
  was: World,
  workloadUpdate: WorkloadUpdate,
): Update {
  const [old, now] = [subsetWorkload(before), subsetWorkload(manifest)]
  if (!old || !now) return goesOn('none', 'no subset has a workload')
  if (old.group !== now.group || old.kind !== now.kind) {
    return goesOn('recreate', `the subsets get a ${now.kind} in place of their ${old.kind}`)
  }
  const revised = !isDeepStrictEqual(revisionOf(before, old, world), revisionOf(manifest, now, world))
  const found = subsetsOf(manifest).flatMap((subset): [string, Update][] => {
    const running = subsetsOf(before).find(({ name }) => name === subset.name)
    if (!running) return []
    const from = madeFor(running, before, old, '', was)
    const to = madeFor(subset, manifest, now, revised ? 'new' : '', world)
    return [[text(subset.name), workloadUpdate(from, to, world, was)]]
  })
  return worst(found)
}

/** What makes a revision of a UnitedDeployment: all of its template, not only the pods in it. */
function revisionOf(manifest: Manifest, { spec }: Manifest, world: World): unknown {
  const { template: _, ...others } = spec
  return { others, template: storedTemplate(manifest, world) }
}

function subsetsOf({ spec }: Manifest): JsonObject[] {
  return objects(member(spec, 'topology').subsets)
}

const REVISION = 'apps.kruise.io/controller-revision-hash'

/** The workload of a subset: the label of the revision makes every new template of the UnitedDeployment one of the pods. */
function madeFor(subset: JsonObject, manifest: Manifest, made: Manifest, revision: string, world: World): Manifest {
  const { spec } = made
  const template = member(spec, 'template')
  const metadata = member(template, 'metadata')
  const labels = { ...member(metadata, 'labels'), [REVISION]: revision }
  const labelled = { ...template, metadata: { ...metadata, labels } }
  const value: JsonObject = {
    ...made.value,
    spec: {
      ...spec,
      replicas: replicasOf(subset, manifest, world),
      template: patched(labelled, subset, world),
      ...partitioned(made, partitionOf(subset, manifest)),
    },
  }
  return made.making({ apiVersion: made.apiVersion, kind: made.kind, value })
}

/** How many pods a subset has; all of them where that is the controller's to decide. */
function replicasOf({ replicas }: JsonObject, { spec }: Manifest, { cluster }: World): number {
  const all = typeof spec.replicas === 'number' ? spec.replicas : 1
  if (typeof replicas === 'number') return replicas
  return typeof replicas === 'string' ? scaled(replicas, all, cluster).value : all
}

function partitionOf({ name }: JsonObject, { spec }: Manifest): number {
  const { type, manualUpdate } = member(spec, 'updateStrategy')
  if (type !== 'Manual' || !isObject(manualUpdate)) return 0
  const partition = member(manualUpdate, 'partitions')[text(name)]
  return typeof partition === 'number' ? partition : 0
}

/** The update strategy with that partition, which overrides the one in the template. A Deployment has none. */
function partitioned({ kind, spec }: Manifest, partition: number): JsonObject {
  if (kind === 'Deployment') return {}
  const updateStrategy = member(spec, 'updateStrategy')
  if (kind === 'CloneSet') return { updateStrategy: { ...updateStrategy, partition } }
  if (updateStrategy.type === 'OnDelete') return {}
  return {
    updateStrategy: { ...updateStrategy, rollingUpdate: { ...member(updateStrategy, 'rollingUpdate'), partition } },
  }
}

function patched(template: JsonObject, subset: JsonObject, world: World): JsonObject {
  try {
    return patchedTemplate(template, subset, world)
  } catch (error) {
    // The controller fails at it again and again, before and after: the pods stay.
    if (error instanceof PatchError) return template
    throw error
  }
}

const ORDER = ['stuck', 'recreate', 'in-place', 'unknown', 'rejected', 'none'] as const

function worst(updates: readonly [string, Update][]): Update {
  const outcome = ORDER.find((each) => updates.some(([, update]) => update.outcome === each))
  const same = updates.filter(([, update]) => update.outcome === outcome)
  const [first] = same
  if (!first) return goesOn('none', 'every subset is new: no pod runs in it')
  const [, update] = first
  if (same.length === updates.length) return update
  return { ...update, because: `${same.map(([name]) => name).join(', ')}: ${update.because}` }
}
