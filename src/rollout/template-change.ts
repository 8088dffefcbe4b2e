// Mirrors defaultCalculateInPlaceUpdateSpec of openkruise/kruise pkg/util/inplaceupdate/inplace_update_defaults.go and, for
// resources, pkg/util/inplaceupdate/inplace_update_vertical.go; EqualIgnoreHash of k8s.io/kubernetes pkg/controller/deployment.
import { defaultPodSpec } from '../admission/defaults.js'
import { type Difference, differences } from '../admission/objects/in-place-only.js'
import { templateOf } from '../admission/template.js'
import { typed } from '../admission/typed.js'
import { member, type World } from '../admission/world.js'
import { kindOf } from '../workload/kinds.js'
import { isObject, type JsonObject, type Manifest, objects, text } from '../workload/manifest.js'
import { Origins } from '../workload/origins.js'
import { qosClass } from '../workload/qos.js'
import { claimsPath } from '../workload/template-path.js'

/** The differences between the pod templates of two versions of a workload, as its controller stores them. */
export function changesOf(before: Manifest, manifest: Manifest, world: World): Difference[] {
  const changes = differences(storedTemplate(before, world), storedTemplate(manifest, world), '')
  return [...changes, ...claimChanges(before, manifest, world)]
}

/** The template with the defaults of who decodes it: the API server, or the webhook of Kruise. */
export function storedTemplate(manifest: Manifest, world: World): JsonObject {
  const kruise = kindOf(manifest.group, manifest.kind)?.of === 'kruise'
  const template = templateOf(manifest) ?? {}
  const written = { metadata: member(template, 'metadata'), spec: member(template, 'spec') }
  const origins = new Origins()
  const stored = typed(written, kruise ? world.kruiseStructs() : world.structs(), origins)
  const spec = member(stored, 'spec')
  if (kruise) {
    for (const container of objects(spec.containers)) container.imagePullPolicy ||= 'Always'
  }
  defaultPodSpec(spec, kruise ? world.cluster.library('kruise') : world.cluster, false)
  const { labels, annotations } = member(stored, 'metadata')
  return { metadata: { ...(isObject(labels) && { labels }), ...(isObject(annotations) && { annotations }) }, spec }
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

/** Why these changes cannot be made in place; undefined where they can. */
export function inPlaceObstacle(
  changes: readonly Difference[],
  before: Manifest,
  manifest: Manifest,
  world: World,
): string | undefined {
  const { cluster } = world
  const resizes = cluster.kruiseEnabled('InPlaceWorkloadVerticalScaling') && cluster.holds('in-place-update-resizes')
  for (const change of changes) {
    const { operation, path } = change
    if (METADATA.test(path) || (operation === 'replace' && IMAGE.test(path)) || (resizes && isResize(change))) continue
    return `${path} cannot be changed in place`
  }
  const [was, is] = [before, manifest].map((each) => qosClass(member(storedTemplate(each, world), 'spec'), cluster))
  if (was !== is) return `the QoS class changes from ${was} to ${is}, which cannot be done in place`
  if (manifest.kind === 'DaemonSet' && !awaitsUpdate(before, world)) {
    return 'the running pods have no readiness gate InPlaceUpdateReady'
  }
  return undefined
}

/** Whether the pods have the readiness gate that an Advanced DaemonSet asks for before it updates them in place. */
function awaitsUpdate(manifest: Manifest, world: World): boolean {
  const { readinessGates } = member(storedTemplate(manifest, world), 'spec')
  return objects(readinessGates).some(({ conditionType }) => text(conditionType) === 'InPlaceUpdateReady')
}
