import knowledge from 'virtual:knowledge'
import { simulate as simulateRepository } from '../gate.js'
import { eachOf, SIMULATING } from '../progress.js'
import type { SimulatedCluster, Simulation } from '../simulation.js'
import type { SourceFile } from '../source/document.js'
import { baseInMemory, baseOnDisk, readSides } from './base.js'
import { diskTree } from './disk.js'
import { memoryTree } from './memory.js'
import type { Selection } from './selection.js'
import type { Tree } from './tree.js'
import { usable } from './usable.js'

/** A simulation, and what a person should be told of how the clusters were chosen, a line each. */
export interface Simulated {
  readonly simulation: Simulation
  readonly notes: readonly string[]
}

/** What `simulate` is to look at. */
export interface SimulateOptions extends Selection {
  /** The working directory: every output names files from here. */
  readonly cwd: string
  /** A file or folder with the manifests that run now, or a commit. */
  readonly base?: string | undefined
}

/** Simulates the files of a working directory. Rejects with a UsageError where it cannot run. */
export async function simulate({ cwd, base, ...selection }: SimulateOptions): Promise<Simulated> {
  const tree = diskTree(cwd)
  const before = base === undefined ? undefined : await usable(() => baseOnDisk(base, cwd, tree, selection))
  return simulateTree(tree, before, selection)
}

/** Simulates texts as the files of a repository, without touching any disk. Rejects with a UsageError where it cannot run. */
export async function simulateFiles(
  files: readonly SourceFile[],
  { base, ...selection }: Selection & { readonly base?: string | readonly SourceFile[] | undefined } = {},
): Promise<Simulated> {
  const tree = memoryTree(files)
  const before = base === undefined ? undefined : await usable(() => baseInMemory(base, tree, selection))
  return simulateTree(tree, before, selection)
}

async function simulateTree(tree: Tree, before: Tree | undefined, selection: Selection): Promise<Simulated> {
  const { sides, notes } = await usable(() => readSides({ ...selection, whole: true }, tree, before))
  const clusters = new Map<string, SimulatedCluster>()
  const progressOf = eachOf(selection.progress, SIMULATING, sides.length, 'configurations')
  for (const [at, { head, base }] of sides.entries()) {
    const { clusters: own } = await usable(() => simulateRepository(head, { knowledge }, base, progressOf(at)))
    for (const each of own) {
      const key = JSON.stringify([selection.adHoc ? undefined : head.settings.file?.path, each.cluster])
      const known = clusters.get(key)
      clusters.set(key, known ? both(known, each) : each)
    }
  }
  return { simulation: { schemaVersion: 1, clusters: [...clusters.values()] }, notes }
}

function both(one: SimulatedCluster, other: SimulatedCluster): SimulatedCluster {
  return {
    cluster: one.cluster,
    objects: [...one.objects, ...other.objects],
    pods: [...one.pods, ...other.pods],
    updates: [...one.updates, ...other.updates],
  }
}
