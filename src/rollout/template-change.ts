// Mirrors defaultCalculateInPlaceUpdateSpec of openkruise/kruise pkg/util/inplaceupdate/inplace_update_defaults.go and, for
// resources, pkg/util/inplaceupdate/inplace_update_vertical.go; EqualIgnoreHash of k8s.io/kubernetes pkg/controller/deployment.

import { marshalled } from '../admission/marshalled.js'
import { type Difference, differences } from '../admission/objects/in-place-only.js'
import { semanticDifference } from '../admission/semantic-difference.js'
import { storedTemplate, templateOf } from '../admission/template.js'
import { member, type World } from '../admission/world.js'
import { kindOf } from '../workload/kinds.js'
import { isObject, type JsonObject, type Manifest, objects, text } from '../workload/manifest.js'
import { qosClass } from '../workload/qos.js'
import { claimsPath } from '../workload/template-path.js'

/** What changes between two versions of a workload: their pod templates as its controller stores them, and each difference. */
export interface TemplateChange {
  readonly was: JsonObject
  readonly is: JsonObject
  readonly differences: readonly Difference[]
}

/** The change of a workload's pod template. */
export function templateChange(before: Manifest, manifest: Manifest, world: World): TemplateChange {
  const was = revisionOf(before, world)
  const is = revisionOf(manifest, world)
  // A Deployment looks for a ReplicaSet whose template means the same; others compare what is written of it.
  const same = manifest.kind === 'Deployment' && !semanticDifference(was, is, 'PodTemplateSpec', world.structs())
  return { was, is, differences: same ? [] : [...differences(was, is, ''), ...claimChanges(before, manifest, world)] }
}

/** What of a template counts as a revision: not the names and owners in its metadata. */
function revisionOf(manifest: Manifest, world: World): JsonObject {
  const schema = kindOf(manifest.group, manifest.kind)?.of === 'kruise' ? world.kruiseStructs() : world.structs()
  const { metadata, spec } = marshalled(storedTemplate(manifest, world), 'PodTemplateSpec', schema)
  const { labels, annotations } = isObject(metadata) ? metadata : {}
  return {
    metadata: { ...(isObject(labels) && { labels }), ...(isObject(annotations) && { annotations }) },
    spec: spec ?? {},
  }
}

/** The claims of a CloneSet are part of its revision where a gate says so; those of every other workload never are. */
function claimChanges(before: Manifest, manifest: Manifest, { cluster }: World): Difference[] {
  if (manifest.kind !== 'CloneSet' || !claimsPath(manifest)) return []
  if (!cluster.kruiseEnabled('RecreatePodWhenChangeVCTInCloneSetGate')) return []
  const [was, is] = [before, manifest].map(({ spec }) => objects(spec.volumeClaimTemplates))
  return differences(was ?? [], is ?? [], '/volumeClaimTemplates')
}

const IMAGE = /^\/spec\/containers\/\d+\/image$/
const METADATA = /^\/metadata(\/(labels|annotations)|$)/
const RESOURCE = /^\/spec\/containers\/\d+\/resources\/(?:limits|requests)\/(.+)$/

/** Whether the change is one of a container's cpu or memory. */
export function isResize({ operation, path }: Difference): boolean {
  return operation === 'replace' && ['cpu', 'memory'].includes(RESOURCE.exec(path)?.[1] ?? '')
}

/** Why the change cannot be made in place in the pods that `before` made; undefined where it can. */
export function inPlaceObstacle(change: TemplateChange, before: Manifest, { cluster }: World): string | undefined {
  const resizes = cluster.kruiseEnabled('InPlaceWorkloadVerticalScaling') && cluster.holds('in-place-update-resizes')
  for (const each of change.differences) {
    const { operation, path } = each
    if (METADATA.test(path) || (operation === 'replace' && IMAGE.test(path)) || (resizes && isResize(each))) continue
    return `${path} cannot be changed in place`
  }
  // Kruise computes the class of the templates as its own libraries do.
  const library = cluster.library('kruise')
  const [was, is] = [change.was, change.is].map((template) => qosClass(member(template, 'spec'), library))
  if (was !== is) return `the QoS class changes from ${was} to ${is}, which cannot be done in place`
  if (before.kind === 'DaemonSet' && !awaitsUpdate(before)) {
    return 'the running pods have no readiness gate InPlaceUpdateReady'
  }
  return undefined
}

/**
 * Whether the pods of an Advanced DaemonSet have the readiness gate that it asks for before it updates them in place. Its
 * controller gives it to them (pkg/controller/daemonset/daemonset_controller.go) if they are made while it updates in place.
 */
function awaitsUpdate(daemonSet: Manifest): boolean {
  const { type, rollingUpdate } = member(daemonSet.spec, 'updateStrategy')
  const rolling = isObject(rollingUpdate) && text(rollingUpdate.rollingUpdateType) === 'InPlaceIfPossible'
  if (rolling && (text(type) || 'RollingUpdate') === 'RollingUpdate') return true
  const { readinessGates } = member(templateOf(daemonSet) ?? {}, 'spec')
  return objects(readinessGates).some(({ conditionType }) => text(conditionType) === 'InPlaceUpdateReady')
}
