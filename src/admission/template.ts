// Mirrors how the workload controllers make a pod: pkg/controller/controller_utils.go of k8s.io/kubernetes and
// pkg/controller/{cloneset,statefulset} of openkruise/kruise.
import { valueAt } from '../source/path.js'
import { kindOf } from '../workload/kinds.js'
import { isObject, type JsonObject, type Manifest, objects, text } from '../workload/manifest.js'
import { type Origin, Origins } from '../workload/origins.js'
import { claimsPath, templatePath } from '../workload/template-path.js'
import { defaultPodSpec } from './defaults.js'
import { EffectivePod } from './pod.js'
import { typed } from './typed.js'
import { member, type World } from './world.js'

/** The pod template of a workload, or a Pod itself; undefined where the manifest holds none. */
export function templateOf(manifest: Manifest): JsonObject | undefined {
  const path = templatePath(manifest)
  const found = path && valueAt(manifest.value, path)
  return isObject(found) ? found : undefined
}

/** The volumes that a workload's volumeClaimTemplates become in its pods, in their order. */
export function claimVolumes(manifest: Manifest): JsonObject[] {
  const path = claimsPath(manifest)
  return objects(path && valueAt(manifest.value, path)).map((claim) => {
    const name = text(member(claim, 'metadata').name)
    return { name, persistentVolumeClaim: { claimName: name } }
  })
}

/** The pod that the workload's controller sends to the API server; undefined where there is no template. */
export function buildPod(manifest: Manifest, world: World): EffectivePod | undefined {
  const path = templatePath(manifest)
  const template = templateOf(manifest)
  if (!path || !template) return undefined
  const origins = new Origins()
  const { metadata, spec } = template
  const written: JsonObject = { metadata: isObject(metadata) ? metadata : {}, spec: isObject(spec) ? spec : {} }
  const kruise = kindOf(manifest.group, manifest.kind)?.of === 'kruise'
  const structs = kruise ? world.kruiseStructs() : world.structs()
  const pod = new EffectivePod(typed(origins.adopt(manifest, path, written), structs, origins), origins, manifest)
  if (path.length > 0) {
    if (!kruise) pod.dropDisabled(world.cluster)
    finish(pod, manifest)
  }
  if (givesDefaults(manifest, world)) alwaysPull(pod.spec)
  return pod
}

/** The pod template of a workload with the defaults of who decodes it: the API server, or the webhook of Kruise if it gives any. */
export function storedTemplate(manifest: Manifest, world: World): JsonObject {
  const kruise = kindOf(manifest.group, manifest.kind)?.of === 'kruise'
  const template = templateOf(manifest) ?? {}
  const written = { metadata: member(template, 'metadata'), spec: member(template, 'spec') }
  const stored = typed(written, kruise ? world.kruiseStructs() : world.structs(), new Origins())
  const spec = member(stored, 'spec')
  const defaulted = givesDefaults(manifest, world)
  if (defaulted) alwaysPull(spec)
  if (defaulted || !kruise) defaultPodSpec(spec, kruise ? world.cluster.library('kruise') : world.cluster, false)
  return { metadata: member(stored, 'metadata'), spec }
}

/** Whether a webhook of Kruise writes defaults into the template: not for DaemonSets, nor for what the API server decodes. */
function givesDefaults(manifest: Manifest, { cluster }: World): boolean {
  if (kindOf(manifest.group, manifest.kind)?.of !== 'kruise' || manifest.kind === 'DaemonSet') return false
  return !templatePath(manifest)?.includes('deploymentTemplate') && !cluster.kruiseEnabled('TemplateNoDefaults')
}

/** Kruise pulls whatever the tag, where a container does not say (apis/apps/defaults/pod.go). */
function alwaysPull(spec: JsonObject): void {
  for (const container of objects(spec.containers)) {
    if (!text(container.imagePullPolicy)) container.imagePullPolicy = 'Always'
  }
}

/** What the controller adds: volume claims, and the host name of a stateful pod. */
function finish(pod: EffectivePod, manifest: Manifest): void {
  const { spec } = pod
  const claims = claimVolumes(manifest)
  if (claims.length > 0) {
    const path = claimsPath(manifest) ?? []
    for (const [at, claim] of claims.entries()) pod.origins.own(claim, { manifest, path: [...path, at] })
    const taken = new Set(claims.map(({ name }) => name))
    spec.volumes = [...objects(spec.volumes).filter(({ name }) => !taken.has(name)), ...claims]
  }
  if (manifest.kind === 'StatefulSet') {
    const service = text(manifest.spec.serviceName)
    if (manifest.name) give(pod, 'hostname', `${manifest.name}-0`, { manifest, path: ['metadata', 'name'] })
    if (service) give(pod, 'subdomain', service, { manifest, path: ['spec', 'serviceName'] })
  }
}

function give({ spec, origins }: EffectivePod, field: string, value: string, origin: Origin): void {
  spec[field] = value
  origins.write(spec, field, origin)
}
