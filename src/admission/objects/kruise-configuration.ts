// Mirrors pkg/util/configuration/configuration.go of openkruise/kruise.
import { child, type Fields, record, text } from '../validation/read.js'
import type { World } from '../world.js'

/** What Kruise's own ConfigMap holds under `key`, read as JSON; undefined where there is none or where it is no object. */
export function kruiseConfiguration(world: World, key: string): Fields | undefined {
  const configuration = world.workload('', 'ConfigMap', 'kruise-system', 'kruise-configuration')
  const written = text(child(record(configuration?.value), 'data'), key)
  if (written === '') return undefined
  try {
    return record(JSON.parse(written))
  } catch {
    return undefined
  }
}
