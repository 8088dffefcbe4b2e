// Mirrors how the controllers of k8s.io/kubernetes pkg/controller and openkruise/kruise pkg/controller choose between updates.
import { scaled } from '../admission/objects/int-or-string.js'
import { member, type World } from '../admission/world.js'
import { type Path, valueAt } from '../source/path.js'
import { type Manifest, text } from '../workload/manifest.js'
import { stuck, type Update } from './outcome.js'

/** Which way a workload's pods take to a new template, and why. */
export interface Strategy {
  readonly path: 'none' | 'recreate' | 'in-place' | 'unknown'
  readonly because: string
}

/** The way that the pods of a workload take when its template changes. */
export function strategyOf(manifest: Manifest, world: World): Strategy {
  const { group, kind, spec } = manifest
  if (replicasOf(manifest) === 0) return none(`${kind} has no pods`)
  const held = heldBack(manifest, world)
  if (held) return none(held)
  const strategy = member(spec, kind === 'Deployment' ? 'strategy' : 'updateStrategy')
  const type = text(strategy.type)
  if (type === 'OnDelete') return none('with OnDelete pods are made anew only when somebody deletes them')
  switch (`${group}/${kind}`) {
    case 'apps/Deployment':
    case 'apps/StatefulSet':
    case 'apps/DaemonSet':
      return { path: 'recreate', because: `a ${kind} makes new pods for a new template` }
    case 'apps.kruise.io/CloneSet':
    case 'apps.kruise.io/StatefulSet':
    case 'apps.kruise.io/DaemonSet':
      return byPolicy(text(valueAt(manifest.value, policyPath(kind))))
    case 'apps/ReplicaSet':
    case '/ReplicationController':
    case 'batch/CronJob':
    case 'apps.kruise.io/AdvancedCronJob':
    case 'apps.kruise.io/BroadcastJob':
    case 'batch/Job':
      return none(`a ${kind} uses its template only for pods to come`)
    default:
      return { path: 'unknown', because: `what a ${kind} does with a new template is not modelled` }
  }
}

/** Where a workload of Kruise says whether its pods are updated in place. */
export function policyPath(kind: string): Path {
  if (kind === 'CloneSet') return ['spec', 'updateStrategy', 'type']
  return ['spec', 'updateStrategy', 'rollingUpdate', kind === 'DaemonSet' ? 'rollingUpdateType' : 'podUpdatePolicy']
}

/** What a controller that updates in place and no other way says of a change that it cannot make so, at every attempt. */
export function onlyInPlace(manifest: Manifest, { cluster }: World): Update | undefined {
  const { kind, name, value } = manifest
  const path = policyPath(kind)
  if (valueAt(value, path) !== 'InPlaceOnly') return undefined
  const id = kind === 'CloneSet' ? 'cloneset-in-place-only' : 'statefulset-in-place-only'
  const pod = kind === 'CloneSet' ? `${name}-` : `${name}-${replicasOf(manifest) - 1}`
  return stuck([{ by: 'kruise-manager', id, message: cluster.say(id, { pod }), path }])
}

/** Whether the workload is to have pods at all. */
export function hasPods(manifest: Manifest): boolean {
  return replicasOf(manifest) > 0
}

function byPolicy(policy: string): Strategy {
  if (policy.startsWith('InPlace')) return { path: 'in-place', because: `the update policy is ${policy}` }
  return { path: 'recreate', because: `the update policy is ${policy || 'ReCreate'}` }
}

/** Why no pod is updated: the update is paused, or the partition keeps every pod. */
function heldBack(manifest: Manifest, world: World): string | undefined {
  const { group, kind, spec } = manifest
  const strategy = member(spec, 'updateStrategy')
  const rolling = kind === 'CloneSet' ? strategy : member(strategy, 'rollingUpdate')
  const kruise = group === 'apps.kruise.io'
  if ((kind === 'Deployment' ? spec : kruise ? rolling : {}).paused === true) return 'the update is paused'
  if (kind === 'Deployment' || (kind === 'DaemonSet' && !kruise)) return undefined
  const all = 'the partition keeps every pod on the revision that it has'
  // On how many nodes a DaemonSet has pods is not in view.
  if (kind === 'DaemonSet') return rolling.partition === '100%' ? all : undefined
  const keeps = keptBy(rolling.partition, replicasOf(manifest), world)
  return keeps > 0 && keeps >= replicasOf(manifest) ? all : undefined
}

/** How many of `replicas` pods a partition keeps. One below 100% of several lets one go (CalculatePartitionReplicas). */
export function keptBy(partition: unknown, replicas: number, { cluster }: World): number {
  if (typeof partition === 'number') return partition
  if (typeof partition !== 'string') return 0
  const { value } = scaled(partition, replicas, cluster)
  return value >= replicas && partition !== '100%' && replicas > 1 ? replicas - 1 : value
}

/** How many pods the workload is to have; 1 where it does not say, and for a DaemonSet. */
export function replicasOf({ kind, spec }: Manifest): number {
  return typeof spec.replicas === 'number' && kind !== 'DaemonSet' ? spec.replicas : 1
}

function none(because: string): Strategy {
  return { path: 'none', because }
}
