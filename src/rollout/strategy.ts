// Mirrors how the controllers of k8s.io/kubernetes pkg/controller and openkruise/kruise pkg/controller choose between updates.
import { scaled } from '../admission/objects/int-or-string.js'
import { member, type World } from '../admission/world.js'
import { type Path, valueAt } from '../source/path.js'
import { type JsonObject, type Manifest, text } from '../workload/manifest.js'

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
  const keeps = kind === 'Deployment' ? 0 : kept(rolling, replicasOf(manifest), world)
  return kind !== 'DaemonSet' && keeps > 0 && keeps >= replicasOf(manifest)
    ? 'the partition keeps every pod on the revision that it has'
    : undefined
}

/** How many pods a partition keeps. One below 100% of several lets one go (CalculatePartitionReplicas). */
function kept({ partition }: JsonObject, replicas: number, { cluster }: World): number {
  if (typeof partition === 'number') return partition
  if (typeof partition !== 'string') return 0
  const { value } = scaled(partition, replicas, cluster)
  return value >= replicas && partition !== '100%' && replicas > 1 ? replicas - 1 : value
}

function replicasOf({ kind, spec }: Manifest): number {
  return typeof spec.replicas === 'number' && kind !== 'DaemonSet' ? spec.replicas : 1
}

function none(because: string): Strategy {
  return { path: 'none', because }
}
