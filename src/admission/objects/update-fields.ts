import type { Manifest } from '../../workload/manifest.js'
import { canonical } from './selectors.js'

/** Whether nothing but the fields `changeable` of an object's spec differs from what it was; fields not in `known` do not count. */
export function onlyChanged(
  manifest: Manifest,
  before: Manifest,
  changeable: readonly string[],
  known: readonly string[],
): boolean {
  const fixed = known.filter((name) => !changeable.includes(name))
  return fixed.every((name) => canonical(manifest.spec[name]) === canonical(before.spec[name]))
}
