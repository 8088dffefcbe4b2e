import path from 'node:path'
import knowledge from 'virtual:knowledge'
import { type Repository, simulate as simulateRepository } from '../gate.js'
import type { SimulatedCluster, Simulation } from '../simulation.js'
import type { SourceFile } from '../source/document.js'
import { diskTree } from './disk.js'
import { memoryTree } from './memory.js'
import type { Selection } from './selection.js'
import type { Tree } from './tree.js'
import { usable } from './usable.js'
import { readWorlds } from './worlds.js'

/** A simulation, and what a person should be told of how the clusters were chosen, a line each. */
export interface Simulated {
  readonly simulation: Simulation
  readonly notes: readonly string[]
}

/** What `simulate` is to look at. */
export interface SimulateOptions extends Selection {
  /** The working directory: every output names files from here. */
  readonly cwd: string
  /** A file or folder with the manifests that run now. */
  readonly base?: string | undefined
}

/** Simulates the files of a working directory. Rejects with a UsageError where it cannot run. */
export function simulate({ cwd, ...options }: SimulateOptions): Promise<Simulated> {
  return simulateTree(diskTree(cwd), options)
}

/** Simulates texts as the files of a repository, without touching any disk. Rejects with a UsageError where it cannot run. */
export function simulateFiles(
  files: readonly { readonly path: string; readonly text: string }[],
  options: Omit<SimulateOptions, 'cwd'> = {},
): Promise<Simulated> {
  return simulateTree(memoryTree(files), options)
}

async function simulateTree(tree: Tree, { base, ...selection }: Omit<SimulateOptions, 'cwd'>): Promise<Simulated> {
  const { repositories, notes } = await usable(() => readWorlds(selection, tree, knowledge))
  const clusters = new Map<string, SimulatedCluster>()
  for (const repository of repositories) {
    const before = base === undefined ? undefined : { ...repository, files: runningNow(base, repository, tree) }
    const { clusters: own } = await usable(() => simulateRepository(repository, { knowledge }, before))
    for (const each of own) {
      const key = JSON.stringify([selection.adHoc ? undefined : repository.settings.file?.path, each.cluster])
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

/** The files of the base: those of the same folder, where the base has it, else all. */
function runningNow(base: string, { root }: Repository, tree: Tree): SourceFile[] {
  const own = path.posix.join(tree.nameOf(base), root)
  const found = tree.at(root !== '' && !root.startsWith('..') && tree.isFolder(own) ? own : base)
  return found.flatMap(({ name, unread }) => {
    const source = unread === undefined ? tree.read(name) : { unread }
    return 'unread' in source ? [] : [source]
  })
}
