import { type Mode, type Outcome, type PodOutcome, simulate } from '../../src/admission/simulate.js'
import { World } from '../../src/admission/world.js'
import { ClusterProfile } from '../../src/cluster/profile.js'
import { type Cell, Reading } from '../../src/cluster/reading.js'
import { isReadable, readDocuments } from '../../src/source/yaml.js'
import { Inventory } from '../../src/workload/inventory.js'
import { type JsonObject, type Manifest, manifestsOf } from '../../src/workload/manifest.js'
import { release } from '../cluster/facts.js'
import { knowledge } from '../knowledge.js'

/** The manifests of a YAML text. */
export function manifests(text: string): Manifest[] {
  return readDocuments({ path: 'a.yaml', text })
    .filter(isReadable)
    .flatMap((document) => {
      const found = manifestsOf(document)
      return 'reason' in found ? [] : found
    })
}

/** A cluster of these versions (`1.28.15/1.6.3`: kubernetes, kruise) that holds the manifests of a text. */
export function cellOf(
  versions: string,
  held: readonly Manifest[],
  gates: { featureGates?: Record<string, boolean>; kruiseFeatureGates?: Record<string, boolean> } = {},
): Cell {
  const [kubernetes = '', kruise] = versions.split('/')
  const profile = new ClusterProfile(knowledge, {
    name: versions,
    kubernetes: release('kubernetes', kubernetes, knowledge),
    kruise: kruise === undefined ? undefined : release('kruise', kruise, knowledge),
    ...gates,
  })
  const inventory = new Inventory(held)
  return { profile, answer: (key) => (key === 'vcluster' ? undefined : inventory.find(key)) }
}

/** What becomes of the manifest of that name (the first, if none is named) in a cluster that holds the text's manifests. */
export function outcome(
  versions: string,
  text: string,
  { name, mode = 'stop', ...gates }: { name?: string; mode?: Mode } & Parameters<typeof cellOf>[2] = {},
): Outcome {
  const held = manifests(text)
  const manifest = held.find((each) => name === undefined || `${each.kind}/${each.name}` === name)
  if (!manifest) throw new Error(`no ${name} in the text`)
  return simulate(manifest, new World(new Reading(cellOf(versions, held, gates))), mode)
}

/** The first pod of such a manifest. */
export function podOf(...args: Parameters<typeof outcome>): PodOutcome {
  const pod = outcome(...args).pods[0]
  if (!pod) throw new Error('there is no pod')
  return pod
}

/** Who wrote the part of a pod at a path: `SidecarSet/log /spec/containers/0`. */
export function writer({ pod }: PodOutcome, ...path: (string | number)[]): string | undefined {
  const origin = pod.origin(path)
  return origin && `${origin.manifest.kind}/${origin.manifest.name} ${origin.path.join('/')}`
}

/** The names of the items of a list. */
export function names(list: unknown): unknown[] {
  return Array.isArray(list) ? list.map((each) => (each as JsonObject).name) : []
}
