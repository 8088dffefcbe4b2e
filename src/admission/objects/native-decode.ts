// Mirrors how the API server decodes the body of a request for a workload: k8s.io/api/{apps,batch,core}/v1 and sigs.k8s.io/json.
import type { Refusal } from '../../finding.js'
import type { Manifest } from '../../workload/manifest.js'
import { patchSchema } from '../merge-keys.js'
import type { World } from '../world.js'
import { decodeFault, type Structs } from './go-decode.js'

const selector = 'pointer to LabelSelector'
const template = 'PodTemplateSpec'
const int32 = 'pointer to int32'
const rolling = { maxUnavailable: 'pointer to IntOrString', maxSurge: 'pointer to IntOrString' }

/** The structs of the workloads; each kind is one of its own name. */
export const NATIVE_STRUCTS: Structs = {
  Deployment: { metadata: 'ObjectMeta', spec: 'DeploymentSpec' },
  DeploymentSpec: {
    replicas: int32,
    selector,
    template,
    strategy: 'DeploymentStrategy',
    minReadySeconds: 'int32',
    revisionHistoryLimit: int32,
    paused: 'bool',
    progressDeadlineSeconds: int32,
  },
  DeploymentStrategy: {
    type: 'string as v1.DeploymentStrategyType',
    rollingUpdate: 'pointer to RollingUpdateDeployment',
  },
  RollingUpdateDeployment: rolling,
  ReplicaSet: { metadata: 'ObjectMeta', spec: 'ReplicaSetSpec' },
  ReplicaSetSpec: { replicas: int32, minReadySeconds: 'int32', selector, template },
  ReplicationController: { metadata: 'ObjectMeta', spec: 'ReplicationControllerSpec' },
  ReplicationControllerSpec: {
    replicas: int32,
    minReadySeconds: 'int32',
    selector: 'map',
    template: 'pointer to PodTemplateSpec',
  },
  DaemonSet: { metadata: 'ObjectMeta', spec: 'DaemonSetSpec' },
  DaemonSetSpec: {
    selector,
    template,
    updateStrategy: 'DaemonSetUpdateStrategy',
    minReadySeconds: 'int32',
    revisionHistoryLimit: int32,
  },
  DaemonSetUpdateStrategy: {
    type: 'string as v1.DaemonSetUpdateStrategyType',
    rollingUpdate: 'pointer to RollingUpdateDaemonSet',
  },
  RollingUpdateDaemonSet: rolling,
  StatefulSet: { metadata: 'ObjectMeta', spec: 'StatefulSetSpec' },
  StatefulSetSpec: {
    replicas: int32,
    selector,
    template,
    volumeClaimTemplates: 'list of v1.PersistentVolumeClaim',
    serviceName: 'string',
    podManagementPolicy: 'string as v1.PodManagementPolicyType',
    updateStrategy: 'StatefulSetUpdateStrategy',
    revisionHistoryLimit: int32,
    minReadySeconds: 'int32',
    persistentVolumeClaimRetentionPolicy: 'pointer to StatefulSetPersistentVolumeClaimRetentionPolicy',
    ordinals: 'pointer to StatefulSetOrdinals',
  },
  'v1.PersistentVolumeClaim': { metadata: 'ObjectMeta', spec: 'PersistentVolumeClaimSpec' },
  StatefulSetUpdateStrategy: {
    type: 'string as v1.StatefulSetUpdateStrategyType',
    rollingUpdate: 'pointer to RollingUpdateStatefulSetStrategy',
  },
  RollingUpdateStatefulSetStrategy: { partition: int32, maxUnavailable: 'pointer to IntOrString' },
  StatefulSetPersistentVolumeClaimRetentionPolicy: {
    whenDeleted: 'string as v1.PersistentVolumeClaimRetentionPolicyType',
    whenScaled: 'string as v1.PersistentVolumeClaimRetentionPolicyType',
  },
  StatefulSetOrdinals: { start: 'int32' },
  Job: { metadata: 'ObjectMeta', spec: 'JobSpec' },
  JobSpec: {
    parallelism: int32,
    completions: int32,
    activeDeadlineSeconds: 'pointer to int64',
    backoffLimit: int32,
    selector,
    manualSelector: 'pointer to bool',
    template,
    ttlSecondsAfterFinished: int32,
    completionMode: 'string as v1.CompletionMode',
    suspend: 'pointer to bool',
  },
  CronJob: { metadata: 'ObjectMeta', spec: 'CronJobSpec' },
  CronJobSpec: {
    schedule: 'string',
    timeZone: 'pointer to string',
    startingDeadlineSeconds: 'pointer to int64',
    concurrencyPolicy: 'string as v1.ConcurrencyPolicy',
    suspend: 'pointer to bool',
    jobTemplate: 'JobTemplateSpec',
    successfulJobsHistoryLimit: int32,
    failedJobsHistoryLimit: int32,
  },
  JobTemplateSpec: { metadata: 'ObjectMeta', spec: 'JobSpec' },
}

/** What the API server says of a workload with a value of another type than its field has. */
export function nativeDecodeRefusals(manifest: Manifest, world: World): Refusal[] {
  const { cluster } = world
  const { kind, apiVersion } = manifest
  const fault = decodeFault(manifest.value, patchSchema('Pod', cluster), cluster, NATIVE_STRUCTS, kind)
  if (!fault) return []
  const version = apiVersion.slice(apiVersion.indexOf('/') + 1)
  const message = cluster.say('cannot-be-handled', { kind, version, error: fault.error })
  return [{ by: 'Decoding', id: 'cannot-unmarshal', message, path: fault.path }]
}
