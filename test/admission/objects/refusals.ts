import { simulate } from '../../../src/admission/simulate.js'
import { World } from '../../../src/admission/world.js'
import { Reading } from '../../../src/cluster/reading.js'
import { cellOf, manifests } from '../cluster.js'

/** How the objects of a text are judged: in which versions, with which gates, changed from what. */
export interface Asked {
  readonly before?: string
  readonly kruiseFeatureGates?: Record<string, boolean>
}

/** What the cluster says of the last object of a text: `spec.containers.0.image: upstream's words`. */
export function refused(versions: string, text: string, { before, ...gates }: Asked = {}): string[] {
  const held = manifests(text)
  const world = new World(new Reading(cellOf(versions, held, gates)))
  const old = before === undefined ? undefined : manifests(before).at(-1)
  const { refusals } = simulate(held.at(-1)!, world, 'stop', old).object
  return refusals.map(({ by, path, message }) => `${by} ${path.join('.')}: ${message}`)
}
