import { templateOf } from '../admission/template.js'
import { member, type World } from '../admission/world.js'
import type { Path } from '../source/path.js'
import { type JsonObject, type Manifest, nameOf, objects, text } from '../workload/manifest.js'
import { templatePath } from '../workload/template-path.js'
import type { Rule } from './rule.js'

/** Something in a manifest that only a feature gate of the Kruise manager gives an effect. */
interface Gated {
  readonly variant: string
  readonly gate: string
  /** The fact without which the build does not have the field at all. */
  readonly since?: string
  /** Where a manifest has it. */
  find(manifest: Manifest): Path | undefined
}

const PROTECTION = 'policy.kruise.io/delete-protection'
const PROTECTED = ['Deployment', 'ReplicaSet', 'StatefulSet', 'CloneSet', 'UnitedDeployment', 'Namespace']
const TERMINATE = 'KRUISE_TERMINATE_SIDECAR_WHEN_JOB_EXIT'

const GATED: readonly Gated[] = [
  advanced('ordinals', 'StatefulSetStartOrdinal', 'ordinals', ({ start }) => start !== undefined && start !== 0),
  advanced('claim-retention', 'StatefulSetAutoDeletePVC', 'persistentVolumeClaimRetentionPolicy', (policy) =>
    Object.values(policy).includes('Delete'),
  ),
  advanced(
    'claim-update',
    'StatefulSetAutoResizePVCGate',
    'volumeClaimUpdateStrategy',
    ({ type }) => type === 'OnPodRollingUpdate',
  ),
  {
    variant: 'delete-protection',
    gate: 'ResourcesDeletionProtection',
    find: ({ kind, labels }) =>
      PROTECTED.includes(kind) && ['Always', 'Cascading'].includes(text(labels[PROTECTION]))
        ? ['metadata', 'labels', PROTECTION]
        : undefined,
  },
  {
    variant: 'workload-spread',
    gate: 'WorkloadSpread',
    find: ({ group, kind }) => (group === 'apps.kruise.io' && kind === 'WorkloadSpread' ? ['kind'] : undefined),
  },
  { variant: 'job-sidecars', gate: 'SidecarTerminator', find: terminatedSidecar },
  { variant: 'env-from-metadata', gate: 'InPlaceUpdateEnvFromMetadata', find: envFromMetadata },
]

/** A field, a label or an object that has no effect, for a feature gate of Kruise is off. */
export const kruiseFeatureGateOff: Rule = {
  id: 'kruise-feature-gate-off',

  *observe({ object, world }) {
    const { manifest, refusals } = object
    if (refusals.length > 0 || !manifest.name || !world.cluster.installed('kruise')) return
    for (const { variant, gate, since, find } of GATED) {
      const path = find(manifest)
      if (!path || !isOff(gate, since, world)) continue
      yield { at: { manifest, path }, variant, data: { object: nameOf(manifest), gate } }
    }
  },
}

function isOff(gate: string, since: string | undefined, { cluster }: World): boolean {
  return !cluster.kruiseEnabled(gate) && (since === undefined || cluster.holds(since))
}

/** A field of the Advanced StatefulSet, where `matters` says that it asks for something. */
function advanced(variant: string, gate: string, field: string, matters: (value: JsonObject) => boolean): Gated {
  return {
    variant,
    gate,
    since: `advanced-statefulset-${variant}`,
    find: ({ apiVersion, kind, spec }) => {
      const known = apiVersion === 'apps.kruise.io/v1beta1' && kind === 'StatefulSet'
      return known && matters(member(spec, field)) ? ['spec', field] : undefined
    },
  }
}

/** The variable that asks Kruise to end a sidecar with its job's main container. */
function terminatedSidecar(manifest: Manifest): Path | undefined {
  if (manifest.group !== 'batch' && manifest.kind !== 'BroadcastJob' && manifest.kind !== 'AdvancedCronJob')
    return undefined
  return envPath(manifest, ({ name, value }) => name === TERMINATE && value === 'true')
}

/** A variable that follows a label or an annotation, in pods that are updated in place. */
function envFromMetadata(manifest: Manifest): Path | undefined {
  const strategy = member(manifest.spec, 'updateStrategy')
  const { podUpdatePolicy } = member(strategy, 'rollingUpdate')
  const inPlace = [strategy.type, podUpdatePolicy].some((each) => text(each).startsWith('InPlace'))
  if (manifest.group !== 'apps.kruise.io' || !inPlace) return undefined
  return envPath(manifest, (env) => {
    const { fieldPath } = member(member(env, 'valueFrom'), 'fieldRef')
    return /^metadata\.(labels|annotations)\[/.test(text(fieldPath))
  })
}

function envPath(manifest: Manifest, wanted: (env: JsonObject) => boolean): Path | undefined {
  const spec = member(templateOf(manifest) ?? {}, 'spec')
  const root = [...(templatePath(manifest) ?? []), 'spec', 'containers']
  for (const [index, container] of objects(spec.containers).entries()) {
    const at = objects(container.env).findIndex(wanted)
    if (at >= 0) return [...root, index, 'env', at, 'name']
  }
  return undefined
}
