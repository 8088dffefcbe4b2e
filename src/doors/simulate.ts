import knowledge from 'virtual:knowledge'
import { simulate as simulateRepository } from '../gate.js'
import type { SimulatedCluster, Simulation } from '../simulation.js'
import { usable } from './check.js'
import { readWorlds, type Selection } from './worlds.js'

/** A simulation, and what a person should be told of how the clusters were chosen, a line each. */
export interface Simulated {
  readonly simulation: Simulation
  readonly notes: readonly string[]
}

/** Simulates the files of a working directory; `base` is a folder with the manifests that run now. */
export async function simulate(options: Selection, base?: string): Promise<Simulated> {
  const { repositories, notes } = await usable(() => readWorlds(options, knowledge))
  const clusters: SimulatedCluster[] = []
  for (const repository of repositories) {
    const before =
      base === undefined ? undefined : (await readWorlds({ ...options, paths: [base] }, knowledge)).repositories[0]
    const { clusters: own } = await usable(async () => simulateRepository(repository, { knowledge }, before))
    clusters.push(...own)
  }
  return { simulation: { schemaVersion: 1, clusters }, notes }
}
