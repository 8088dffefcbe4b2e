import { defaultPodSpec } from '../../src/admission/defaults.js'
import { limitRangeDefaults, limitRanger } from '../../src/admission/limit-ranger.js'
import { EffectivePod } from '../../src/admission/pod.js'
import { resourceQuota } from '../../src/admission/resource-quota-pods.js'
import { World } from '../../src/admission/world.js'
import { ClusterProfile } from '../../src/cluster/profile.js'
import { Reading } from '../../src/cluster/reading.js'
import type { Refusal } from '../../src/finding.js'
import type { Json } from '../../src/source/path.js'
import { isReadable, readDocuments } from '../../src/source/yaml.js'
import { Inventory } from '../../src/workload/inventory.js'
import { type JsonObject, Manifest, manifestsOf } from '../../src/workload/manifest.js'
import { Origins } from '../../src/workload/origins.js'
import { release } from '../cluster/facts.js'
import { knowledge } from '../knowledge.js'

/** An object as a manifest. */
export function manifest(apiVersion: string, kind: string, value: unknown): Manifest {
  const text = JSON.stringify({ apiVersion, kind, ...(value as object) })
  const document = readDocuments({ path: 'a.json', text }).find(isReadable)
  const found = document && manifestsOf(document)
  if (!Array.isArray(found) || !(found[0] instanceof Manifest)) throw new Error(`no manifest: ${text}`)
  return found[0]
}

export const limitRange = (limits: unknown) =>
  manifest('v1', 'LimitRange', { metadata: { name: 'limits' }, spec: { limits } })

/** A quota whose status a controller has filled in; what `used` leaves out is 0. */
export function quota(hard: Record<string, string>, used: Record<string, string> = {}, spec: object = {}): Manifest {
  const none = Object.fromEntries(Object.keys(hard).map((name) => [name, '0']))
  return manifest('v1', 'ResourceQuota', {
    metadata: { name: 'quota' },
    spec: { hard, ...spec },
    status: { hard, used: { ...none, ...used } },
  })
}

const profiles = new Map<string, ClusterProfile>()

function profileOf(label: string): ClusterProfile {
  const [version = '', gate] = label.split('+')
  const kubernetes = release('kubernetes', version, knowledge)
  return new ClusterProfile(knowledge, { name: label, kubernetes, ...(gate && { featureGates: { [gate]: true } }) })
}

/** A cluster of that Kubernetes release (`1.28.15+SidecarContainers`: with that gate on) that holds the objects. */
export function worldOf(label: string, held: readonly Manifest[] = []): World {
  const profile = profiles.get(label) ?? profileOf(label)
  profiles.set(label, profile)
  const inventory = new Inventory(held)
  return new World(new Reading({ profile, answer: (key) => inventory.find(key) }))
}

/** A pod of that spec in the default namespace. */
export function podOf(spec: unknown, name = 'web'): EffectivePod {
  const owner = manifest('v1', 'Pod', { metadata: { name }, spec })
  return new EffectivePod(structuredClone(owner.value) as JsonObject, new Origins(), owner)
}

/** The pod of that spec after defaulting and the LimitRanges' defaults and limits. */
export function limited(label: string, spec: unknown, held: readonly Manifest[]): EffectivePod {
  const pod = podOf(spec)
  const world = worldOf(label, held)
  defaultPodSpec(pod.spec, world.cluster, true)
  limitRangeDefaults(pod, world)
  limitRanger(pod, world)
  return pod
}

/** The pod of that spec after defaulting and the quotas. */
export function charged(label: string, spec: unknown, held: readonly Manifest[]): EffectivePod {
  const pod = podOf(spec)
  const world = worldOf(label, held)
  defaultPodSpec(pod.spec, world.cluster, true)
  resourceQuota(pod, world)
  return pod
}

/** Each refusal as `place: message`. */
export function said(refusals: readonly Refusal[]): string[] {
  return refusals.map(({ message, path }) => `${path.join('.')}: ${message}`)
}

/** The messages, each once, in the order of their text: upstream's is random. */
export function messages(refusals: readonly Refusal[]): string[] {
  return [...new Set(refusals.map(({ message }) => message))].sort()
}

/** A container that requests and limits so much. */
export function container(name: string, requests?: Json, limits?: Json, more: object = {}) {
  return { name, image: 'nginx:1.25', resources: { ...(requests && { requests }), ...(limits && { limits }) }, ...more }
}
