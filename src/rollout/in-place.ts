// Mirrors defaultCalculateInPlaceUpdateSpec and defaultPatchUpdateSpecToPod of openkruise/kruise
// pkg/util/inplaceupdate/inplace_update_defaults.go, and IsContainerReferenceToMeta of pkg/util/containermeta/env_hash.go.
import { member, type World } from '../admission/world.js'
import { valueAt } from '../source/path.js'
import { type JsonObject, type Manifest, objects, text } from '../workload/manifest.js'
import { goesOn, type Update } from './outcome.js'
import { isResize, type TemplateChange } from './template-change.js'

/** What an update in place does to the containers of the running pods, beside what is changed. */
export function updatedInPlace(change: TemplateChange, manifest: Manifest, world: World): Update {
  const words = [
    'nothing else than what may be changed in place is changed',
    ...metadataReaders(change, world),
    ...restartsForResources(change),
    ...afterGrace(manifest),
    ...withSurge(manifest),
    ...onSomeNodes(manifest),
  ]
  return goesOn('in-place', words.join('; '))
}

const KEY = /^\/metadata\/(labels|annotations)\/(.+)$/

/** The containers whose environment has labels or annotations that change: they restart, or keep what they have read. */
function metadataReaders({ is, differences }: TemplateChange, { cluster }: World): string[] {
  const read = new Set<string>()
  for (const { operation, path } of differences) {
    const [, list, escaped] = KEY.exec(path) ?? []
    if (operation === 'remove' || list === undefined || escaped === undefined) continue
    const key = escaped.replaceAll('~1', '/').replaceAll('~0', '~')
    for (const container of objects(member(is, 'spec').containers)) {
      if (reads(container, `metadata.${list}`, key)) read.add(text(container.name))
    }
  }
  if (read.size === 0) return []
  const names = [...read].join(', ')
  return cluster.kruiseEnabled('InPlaceUpdateEnvFromMetadata')
    ? [`${names}: restarted for the metadata in the environment`]
    : [`${names}: the environment keeps the old metadata, as the feature gate InPlaceUpdateEnvFromMetadata is off`]
}

function reads({ env }: JsonObject, path: string, key: string): boolean {
  return objects(env).some((variable) => {
    const fieldPath = text(member(member(variable, 'valueFrom'), 'fieldRef').fieldPath)
    return !text(variable.value) && fieldPath === `${path}['${key}']`
  })
}

/** The containers that their resizePolicy restarts for the resources that change. */
function restartsForResources({ is, differences }: TemplateChange): string[] {
  const restarted = new Set<string>()
  for (const each of differences.filter(isResize)) {
    const [, , , at, , , resource] = each.path.split('/')
    const container = objects(member(is, 'spec').containers)[Number(at)] ?? {}
    const policy = objects(container.resizePolicy).find(({ resourceName }) => resourceName === resource)
    if (policy?.restartPolicy === 'RestartContainer') restarted.add(text(container.name))
  }
  return restarted.size > 0 ? [`${[...restarted].join(', ')}: restarted as resizePolicy says`] : []
}

/** How long the pods are not ready before anything is written. An Advanced DaemonSet has no such time. */
function afterGrace({ kind, value }: Manifest): string[] {
  const path = kind === 'CloneSet' ? ['inPlaceUpdateStrategy'] : ['rollingUpdate', 'inPlaceUpdateStrategy']
  const seconds = valueAt(value, ['spec', 'updateStrategy', ...path, 'gracePeriodSeconds'])
  if (kind === 'DaemonSet' || typeof seconds !== 'number' || seconds <= 0) return []
  return [`written ${seconds} s after the pods are not ready`]
}

/** Pods that a CloneSet makes anew beside those that it updates. */
function withSurge({ kind, spec }: Manifest): string[] {
  const { maxSurge } = member(spec, 'updateStrategy')
  if (kind !== 'CloneSet' || !maxSurge || maxSurge === '0%') return []
  return [`pods beyond the replicas (maxSurge ${String(maxSurge)}) are made new`]
}

/** The nodes on which an Advanced DaemonSet updates its pods: which of them there are is not in view. */
function onSomeNodes({ kind, spec }: Manifest): string[] {
  if (kind !== 'DaemonSet') return []
  const { selector, partition } = member(member(spec, 'updateStrategy'), 'rollingUpdate')
  return [
    ...(selector ? ['on the nodes that the selector of the update matches'] : []),
    ...(partition && partition !== '0%' ? [`but for the pods that the partition keeps (${String(partition)})`] : []),
  ]
}
