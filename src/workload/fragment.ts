import { valueAt } from '../source/path.js'
import { kindOf } from './kinds.js'
import { isObject, type Manifest, objects } from './manifest.js'
import { templatePath } from './template-path.js'

/** Kinds that nobody can create without a selector. */
const SELECTING = new Set(['Deployment', 'StatefulSet', 'DaemonSet', 'ReplicaSet', 'CloneSet', 'UnitedDeployment'])
/** `patches/web.yaml`, `memory_patch.yaml`, `web.patch.yaml` */
const PATCH = /(?:^|\/)patch(?:es)?\/[^/]*$|(?:^|\/)patch(?:es)?[^a-z/][^/]*$|[^a-z]patch(?:es)?\.[a-z]+$/i

/**
 * Whether a manifest is a part of a workload that some tool merges into the whole one: its file or folder is called a
 * patch, and it leaves out what no workload can do without.
 */
export function isFragment(manifest: Manifest): boolean {
  const { document, group, kind, spec, value } = manifest
  if (!kindOf(group, kind)?.templates || !PATCH.test(document.file.path)) return false
  const template = templatePath(manifest)
  if (!template || (SELECTING.has(kind) && spec.selector === undefined)) return true
  const pod = valueAt(value, [...template, 'spec'])
  const containers = isObject(pod) ? objects(pod.containers) : []
  return containers.length === 0 || containers.some(({ image }) => image === undefined)
}
