import { type Path, valueAt } from '../source/path.js'
import { kindOf } from './kinds.js'
import { isObject, type Manifest } from './manifest.js'

/** Where a manifest keeps the pod it makes: [] for a Pod, undefined where it makes none or writes no template. */
export function templatePath({ group, kind, value }: Manifest): Path | undefined {
  return kindOf(group, kind)?.templates?.find((path) => isObject(valueAt(value, path)))
}

/** Where the volumeClaimTemplates stand that become volumes of a workload's pods; undefined where its kind has none. */
export function claimsPath(manifest: Manifest): Path | undefined {
  const path = kindOf(manifest.group, manifest.kind)?.claims && templatePath(manifest)
  return path ? [...path.slice(0, -1), 'volumeClaimTemplates'] : undefined
}
