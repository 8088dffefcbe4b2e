import { valueAt } from '../source/path.js'
import { kindOf } from './kinds.js'
import { isObject, type Manifest, objects, text } from './manifest.js'
import { templatePath } from './template-path.js'

/** Kinds that nobody can create without a selector. */
const SELECTING = new Set([
  'Deployment',
  'StatefulSet',
  'DaemonSet',
  'ReplicaSet',
  'ReplicationController',
  'CloneSet',
  'UnitedDeployment',
  'SidecarSet',
])
const SCHEDULED = new Set(['CronJob', 'AdvancedCronJob'])
/** `patches/web.yaml`, `memory_patch.yaml`, `web.patch.yaml` */
const PATCH = /(?:^|\/)patch(?:es)?\/[^/]*$|(?:^|\/)patch(?:es)?[^a-z/][^/]*$|[^a-z]patch(?:es)?\.[a-z]+$/i

/**
 * What a manifest lacks of the things without which nobody can create an object that brings containers: a name, a spec, a
 * selector, a schedule, containers that all have an image. Nothing for other kinds.
 */
export function leftOut(manifest: Manifest): string[] {
  const { group, kind, name, spec, value } = manifest
  const known = kindOf(group, kind)
  const ownContainers = known !== undefined && kind === 'SidecarSet'
  if (!known?.templates && !ownContainers) return []
  const template = ownContainers ? [] : templatePath(manifest)
  const holder = template && valueAt(value, [...template, 'spec'])
  return [
    ...(name === '' ? ['metadata.name'] : []),
    ...(isObject(value.spec) ? [] : ['spec']),
    ...(selectsNothing(manifest) ? ['spec.selector'] : []),
    ...(SCHEDULED.has(kind) && !text(spec.schedule) ? ['spec.schedule'] : []),
    ...(hasImages(holder, ownContainers) ? [] : ['containers']),
  ]
}

function selectsNothing({ kind, spec, value }: Manifest): boolean {
  // The labels of its template are the selector where it has none.
  const labels =
    kind === 'ReplicationController' ? valueAt(value, ['spec', 'template', 'metadata', 'labels']) : undefined
  return SELECTING.has(kind) && !isObject(spec.selector) && !isObject(labels)
}

function hasImages(holder: unknown, inAny: boolean): boolean {
  if (!isObject(holder)) return false
  const containers = [...objects(holder.containers), ...(inAny ? objects(holder.initContainers) : [])]
  return containers.length > 0 && containers.every(({ image }) => image !== undefined)
}

/**
 * Whether a manifest is a part of a workload that some tool merges into the whole one: its file or folder is called a
 * patch, and it leaves out what no workload can do without.
 */
export function isFragment(manifest: Manifest): boolean {
  return PATCH.test(manifest.document.file.path) && leftOut(manifest).some((each) => each !== 'metadata.name')
}
