import { entry } from '../source/node.js'
import { lookup } from './inventory.js'
import { isObject, type JsonObject, type Manifest, nameOf, objects, text } from './manifest.js'
import { templatePath } from './template-path.js'

/** Whether an API server wrote the object out: the uid and the time of its creation are nobody else's to give. */
export function isStored(manifest: Manifest): boolean {
  // Of most texts this is enough, and their value need not be made for it.
  if (!entry(entry(manifest.node, 'metadata')?.value, 'uid')) return false
  const { metadata } = manifest.value
  return isObject(metadata) && text(metadata.uid) !== '' && text(metadata.creationTimestamp) !== ''
}

/** An object of a cluster that is not judged, and why. */
export interface LeftOut {
  readonly manifest: Manifest
  readonly reason: string
}

/**
 * The stored objects that others made and make anew, and those of which nothing more comes: what a workload among the
 * manifests made is judged with it, and no pod that runs is created again as it stands.
 */
export function leftOutOf(manifests: readonly Manifest[]): LeftOut[] {
  const stored = manifests.filter(isStored)
  if (stored.length === 0) return []
  const byName = new Map<string, Manifest>()
  for (const each of stored) byName.set(keyOf(each, uidOf(each)), each)
  const ownerOf = (manifest: Manifest): Manifest | undefined => {
    const owner = controllerOf(manifest)
    if (!owner) return undefined
    const { namespace } = manifest
    const [group = ''] = owner.apiVersion.includes('/') ? owner.apiVersion.split('/') : []
    const key = (where: string | null) => keyOf({ ...owner, group, namespace: where }, owner.uid)
    return byName.get(key(namespace)) ?? byName.get(key(null))
  }
  return stored.flatMap((manifest) => {
    const reason = reasonFor(manifest, ownerOf)
    return reason === undefined ? [] : [{ manifest, reason }]
  })
}

function reasonFor(manifest: Manifest, ownerOf: (of: Manifest) => Manifest | undefined): string | undefined {
  const owner = controllerOf(manifest)
  const maker = makerOf(manifest, ownerOf)
  if (maker) return `made by ${nameOf(maker)}, with which it is judged`
  if (isKind(manifest, '', 'Pod') && owner) {
    if (owner.kind === 'Node') return 'a static pod of a node, which no API server admits'
    return `a pod that ${owner.kind} ${owner.name} made, which is not judged here; what it makes next is not this text`
  }
  if (isKind(manifest, 'apps', 'ReplicaSet') && owner && manifest.spec.replicas === 0)
    return `an earlier revision of ${owner.kind} ${owner.name}, scaled to nothing`
  if (isKind(manifest, 'batch', 'Job') && isObject(manifest.value.status) && text(manifest.value.status.completionTime))
    return 'a Job that has ended, which makes no more pods'
  return undefined
}

/** The workload in view from which it comes, by way of others; undefined without one, and where they say to have made one another. */
function makerOf(manifest: Manifest, ownerOf: (of: Manifest) => Manifest | undefined): Manifest | undefined {
  const seen = new Set([manifest])
  let maker: Manifest | undefined
  for (let owner = ownerOf(manifest); owner; owner = ownerOf(owner)) {
    if (seen.has(owner)) return undefined
    seen.add(owner)
    if (templatePath(owner)) maker = owner
  }
  return maker
}

interface Owner {
  readonly apiVersion: string
  readonly kind: string
  readonly name: string
  readonly uid: string
}

function controllerOf({ value }: Manifest): Owner | undefined {
  const metadata: JsonObject = isObject(value.metadata) ? value.metadata : {}
  const found = objects(metadata.ownerReferences).find(({ controller }) => controller === true)
  const [apiVersion, kind, name, uid] = [found?.apiVersion, found?.kind, found?.name, found?.uid].map(text)
  return apiVersion && kind && name && uid ? { apiVersion, kind, name, uid } : undefined
}

function uidOf({ value }: Manifest): string {
  return isObject(value.metadata) ? text(value.metadata.uid) : ''
}

function keyOf({ group, kind, namespace, name }: Pick<Manifest, 'group' | 'kind' | 'namespace' | 'name'>, uid: string) {
  return `${lookup(group, kind, namespace, name)}|${uid}`
}

function isKind({ group, kind }: Manifest, inGroup: string, of: string): boolean {
  return group === inGroup && kind === of
}
