// Mirrors apis/apps/{v1alpha1,v1beta1} of openkruise/kruise: the structs of SidecarSet, UnitedDeployment and the kinds of jobs.
import type { Build } from '../../cluster/build.js'
import { patchSchema } from '../merge-keys.js'
import type { Structs } from './go-decode.js'
import { cloneSetStructs, statefulSetStructs } from './workload-structs.js'

type Own = (name: string) => string

function ownOf(version: string): Own {
  return (name) => `${version}.${name}`
}

const selector = 'pointer to LabelSelector'
const amount = 'pointer to IntOrString'
const seconds = 'pointer to int64'

/** The structs of a SidecarSet of `version` in `build`; the root is `<version>.SidecarSet`. */
export function sidecarSetStructs(version: string, build: Build, library: Build): Structs {
  const own = ownOf(version)
  const container = patchSchema('PodTemplateSpec', library).structs.get('Container')
  const share = { type: `string as ${own('ShareVolumePolicyType')}` }
  return {
    ...cloneSetStructs(build),
    [own('SidecarSet')]: { spec: own('SidecarSetSpec') },
    [own('SidecarSetSpec')]: {
      selector,
      ...(version === 'v1alpha1' && { namespace: 'string' }),
      ...(build.holds('sidecarset-namespace-selector') && { namespaceSelector: selector }),
      initContainers: `list of ${own('SidecarContainer')}`,
      containers: `list of ${own('SidecarContainer')}`,
      volumes: 'list of Volume',
      updateStrategy: own('SidecarSetUpdateStrategy'),
      injectionStrategy: own('SidecarSetInjectionStrategy'),
      imagePullSecrets: 'list of LocalObjectReference',
      revisionHistoryLimit: 'pointer to int32',
      ...(build.holds('sidecarset-patches-metadata') && {
        patchPodMetadata: `list of ${own('SidecarSetPatchPodMetadata')}`,
      }),
    },
    [own('SidecarContainer')]: {
      ...Object.fromEntries([...(container ?? [])].map(([name, type]) => [name, type.split(', ')[0]!])),
      podInjectPolicy: `string as ${own('PodInjectPolicyType')}`,
      upgradeStrategy: own('SidecarContainerUpgradeStrategy'),
      shareVolumePolicy: own('ShareVolumePolicy'),
      transferEnv: `list of ${own('TransferEnvVar')}`,
      ...(build.holds('sidecarset-resources-policy') && { resourcesPolicy: `pointer to ${own('ResourcesPolicy')}` }),
    },
    [own('SidecarContainerUpgradeStrategy')]: {
      upgradeType: `string as ${own('SidecarContainerUpgradeType')}`,
      hotUpgradeEmptyImage: 'string',
    },
    [own('ShareVolumePolicy')]: share,
    [own('TransferEnvVar')]: { sourceContainerName: 'string', envName: 'string', envNames: 'list of string' },
    [own('ResourcesPolicy')]: {
      targetContainersMode: `string as ${own('TargetContainersModeType')}`,
      targetContainersNameRegex: 'string',
      resourcesExpr: own('ResourcesExpr'),
    },
    [own('ResourcesExpr')]: {
      limits: `pointer to ${own('ResourceExprLimits')}`,
      requests: `pointer to ${own('ResourceExprRequests')}`,
    },
    [own('ResourceExprLimits')]: { cpu: 'string', memory: 'string' },
    [own('ResourceExprRequests')]: { cpu: 'string', memory: 'string' },
    [own('SidecarSetUpdateStrategy')]: {
      type: `string as ${own('SidecarSetUpdateStrategyType')}`,
      paused: 'bool',
      selector,
      partition: amount,
      maxUnavailable: amount,
      ...(build.holds('sidecarset-priority-strategy') && { priorityStrategy: 'pointer to pub.UpdatePriorityStrategy' }),
      scatterStrategy: `list of ${own('UpdateScatterTerm')}`,
    },
    [own('UpdateScatterTerm')]: { key: 'string', value: 'string' },
    [own('SidecarSetInjectionStrategy')]: {
      paused: 'bool',
      ...(build.holds('sidecarset-revisions') && { revision: `pointer to ${own('SidecarSetInjectRevision')}` }),
    },
    [own('SidecarSetInjectRevision')]: {
      customVersion: 'pointer to string',
      revisionName: 'pointer to string',
      policy: `string as ${own('SidecarSetInjectRevisionPolicy')}`,
    },
    [own('SidecarSetPatchPodMetadata')]: {
      annotations: 'map',
      patchPolicy: `string as ${own('SidecarSetPatchPolicyType')}`,
    },
  }
}

/** The structs of a UnitedDeployment in `build`; the root is `v1alpha1.UnitedDeployment`. */
export function unitedDeploymentStructs(build: Build): Structs {
  const own = ownOf('v1alpha1')
  const template = (spec: string): Readonly<Record<string, string>> => ({ metadata: 'ObjectMeta', spec })
  const apps = { replicas: 'pointer to int32', selector, template: 'PodTemplateSpec', minReadySeconds: 'int32' }
  return {
    ...cloneSetStructs(build),
    ...statefulSetStructs('v1beta1', build),
    [own('UnitedDeployment')]: { spec: own('UnitedDeploymentSpec') },
    [own('UnitedDeploymentSpec')]: {
      replicas: 'pointer to int32',
      selector,
      template: own('SubsetTemplate'),
      topology: own('Topology'),
      updateStrategy: own('UnitedDeploymentUpdateStrategy'),
      revisionHistoryLimit: 'pointer to int32',
    },
    [own('SubsetTemplate')]: {
      statefulSetTemplate: `pointer to ${own('StatefulSetTemplateSpec')}`,
      advancedStatefulSetTemplate: `pointer to ${own('AdvancedStatefulSetTemplateSpec')}`,
      cloneSetTemplate: `pointer to ${own('CloneSetTemplateSpec')}`,
      deploymentTemplate: `pointer to ${own('DeploymentTemplateSpec')}`,
    },
    [own('StatefulSetTemplateSpec')]: template('v1.StatefulSetSpec'),
    [own('AdvancedStatefulSetTemplateSpec')]: template('v1beta1.StatefulSetSpec'),
    [own('CloneSetTemplateSpec')]: template(own('CloneSetSpec')),
    [own('DeploymentTemplateSpec')]: template('v1.DeploymentSpec'),
    'v1.StatefulSetSpec': { ...apps, serviceName: 'string', volumeClaimTemplates: 'list of v1.PersistentVolumeClaim' },
    'v1.DeploymentSpec': { ...apps, paused: 'bool', progressDeadlineSeconds: 'pointer to int32' },
    [own('Topology')]: {
      subsets: `list of ${own('Subset')}`,
      ...(build.holds('united-deployment-adaptive') && { scheduleStrategy: own('UnitedDeploymentScheduleStrategy') }),
    },
    [own('UnitedDeploymentScheduleStrategy')]: {
      type: `string as ${own('UnitedDeploymentScheduleStrategyType')}`,
      adaptive: `pointer to ${own('AdaptiveUnitedDeploymentStrategy')}`,
    },
    [own('AdaptiveUnitedDeploymentStrategy')]: {
      rescheduleCriticalSeconds: 'pointer to int32',
      ...(build.holds('united-deployment-checks-adaptive') && {
        unschedulableDuration: 'pointer to int32',
        reserveUnschedulablePods: 'bool',
      }),
    },
    [own('Subset')]: {
      name: 'string',
      nodeSelectorTerm: 'NodeSelectorTerm',
      tolerations: 'list of Toleration',
      replicas: amount,
      ...(build.holds('united-deployment-min-max') && { minReplicas: amount, maxReplicas: amount }),
    },
    [own('UnitedDeploymentUpdateStrategy')]: {
      type: `string as ${own('UpdateStrategyType')}`,
      manualUpdate: `pointer to ${own('ManualUpdate')}`,
    },
    [own('ManualUpdate')]: {},
  }
}

/** The structs of a BroadcastJob and an AdvancedCronJob of `version`; the roots are `<version>.BroadcastJob` and so on. */
export function jobStructs(version: string): Structs {
  const own = ownOf(version)
  return {
    [own('BroadcastJob')]: { spec: own('BroadcastJobSpec') },
    [own('BroadcastJobSpec')]: {
      parallelism: amount,
      template: 'PodTemplateSpec',
      completionPolicy: own('CompletionPolicy'),
      paused: 'bool',
      failurePolicy: own('FailurePolicy'),
    },
    [own('FailurePolicy')]: { type: `string as ${own('FailurePolicyType')}`, restartLimit: 'int32' },
    [own('CompletionPolicy')]: {
      type: `string as ${own('CompletionPolicyType')}`,
      activeDeadlineSeconds: seconds,
      ttlSecondsAfterFinished: 'pointer to int32',
    },
    [own('AdvancedCronJob')]: { spec: own('AdvancedCronJobSpec') },
    [own('AdvancedCronJobSpec')]: {
      schedule: 'string',
      timeZone: 'pointer to string',
      startingDeadlineSeconds: seconds,
      concurrencyPolicy: `string as ${own('ConcurrencyPolicy')}`,
      paused: 'pointer to bool',
      successfulJobsHistoryLimit: 'pointer to int32',
      failedJobsHistoryLimit: 'pointer to int32',
      template: own('CronJobTemplate'),
    },
    [own('CronJobTemplate')]: {
      jobTemplate: 'pointer to v1.JobTemplateSpec',
      broadcastJobTemplate: `pointer to ${own('BroadcastJobTemplateSpec')}`,
    },
    'v1.JobTemplateSpec': { metadata: 'ObjectMeta', spec: 'v1.JobSpec' },
    'v1.JobSpec': {
      parallelism: 'pointer to int32',
      completions: 'pointer to int32',
      activeDeadlineSeconds: seconds,
      backoffLimit: 'pointer to int32',
      template: 'PodTemplateSpec',
      ttlSecondsAfterFinished: 'pointer to int32',
    },
    [own('BroadcastJobTemplateSpec')]: { metadata: 'ObjectMeta', spec: own('BroadcastJobSpec') },
  }
}

/** The structs of the jobs that pull images, of `version`; the roots are `<version>.ImagePullJob` and `<version>.ImageListPullJob`. */
export function pullJobStructs(version: string): Structs {
  const own = ownOf(version)
  const common = {
    pullSecrets: 'list of string',
    selector: `pointer to ${own('ImagePullJobNodeSelector')}`,
    podSelector: `pointer to ${own('ImagePullJobPodSelector')}`,
    parallelism: amount,
    pullPolicy: `pointer to ${own('PullPolicy')}`,
    completionPolicy: own('CompletionPolicy'),
  }
  const chosen = { matchLabels: 'map', matchExpressions: 'list of LabelSelectorRequirement' }
  return {
    ...jobStructs(version),
    [own('ImagePullJob')]: { spec: own('ImagePullJobSpec') },
    [own('ImagePullJobSpec')]: { image: 'string', ...common },
    [own('ImageListPullJob')]: { spec: own('ImageListPullJobSpec') },
    [own('ImageListPullJobSpec')]: { images: 'list of string', ...common },
    [own('ImagePullJobNodeSelector')]: { names: 'list of string', ...chosen },
    [own('ImagePullJobPodSelector')]: chosen,
    [own('PullPolicy')]: { timeoutSeconds: 'pointer to int32', backoffLimit: 'pointer to int32' },
  }
}
