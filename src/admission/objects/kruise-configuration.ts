// Mirrors pkg/util/configuration/configuration.go of openkruise/kruise.
import { child, type Fields, record, text } from '../validation/read.js'
import type { World } from '../world.js'

/** Whether an entry of a list of kinds there, `{ group, version, kind }` with small letters or capital ones, names that kind. */
export function namesKind(entry: Fields, group: string, kind: string): boolean {
  const member = (name: string): string => text(entry, name) || text(entry, name.toLowerCase())
  return member('Group') === group && member('Kind') === kind
}

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
