// Mirrors apis/apps/{pub,v1alpha1,v1beta1} of openkruise/kruise: the structs of CloneSet, StatefulSet and DaemonSet.
import type { Build } from '../../cluster/build.js'
import type { Structs } from './go-decode.js'

const SHARED: Structs = {
  'pub.Lifecycle': {
    preDelete: 'pointer to pub.LifecycleHook',
    inPlaceUpdate: 'pointer to pub.LifecycleHook',
    preNormal: 'pointer to pub.LifecycleHook',
  },
  'pub.LifecycleHook': { labelsHandler: 'map', finalizersHandler: 'list of string', markPodNotReady: 'bool' },
  'pub.InPlaceUpdateStrategy': { gracePeriodSeconds: 'int32' },
  'pub.UpdatePriorityStrategy': {
    orderPriority: 'list of pub.UpdatePriorityOrderTerm',
    weightPriority: 'list of pub.UpdatePriorityWeightTerm',
  },
  'pub.UpdatePriorityOrderTerm': { orderedKey: 'string' },
  'pub.UpdatePriorityWeightTerm': { weight: 'int32', matchSelector: 'LabelSelector' },
  'v1.PersistentVolumeClaim': { metadata: 'ObjectMeta', spec: 'PersistentVolumeClaimSpec' },
}

const claims = 'list of v1.PersistentVolumeClaim'
const common = {
  replicas: 'pointer to int32',
  selector: 'pointer to LabelSelector',
  template: 'PodTemplateSpec',
  revisionHistoryLimit: 'pointer to int32',
}

/** The structs of a CloneSet in `build`; the root is `v1alpha1.CloneSet`. */
export function cloneSetStructs(build: Build): Structs {
  return {
    ...SHARED,
    'v1alpha1.CloneSet': { spec: 'v1alpha1.CloneSetSpec' },
    'v1alpha1.CloneSetSpec': {
      ...common,
      volumeClaimTemplates: claims,
      scaleStrategy: 'v1alpha1.CloneSetScaleStrategy',
      updateStrategy: 'v1alpha1.CloneSetUpdateStrategy',
      minReadySeconds: 'int32',
      lifecycle: 'pointer to pub.Lifecycle',
      get progressDeadlineSeconds() {
        return build.holds('cloneset-progress-deadline') ? 'pointer to int32' : undefined
      },
    },
    'v1alpha1.CloneSetScaleStrategy': {
      podsToDelete: 'list of string',
      maxUnavailable: 'pointer to IntOrString',
      disablePVCReuse: 'bool',
    },
    'v1alpha1.CloneSetUpdateStrategy': {
      type: 'string as v1alpha1.CloneSetUpdateStrategyType',
      partition: 'pointer to IntOrString',
      maxUnavailable: 'pointer to IntOrString',
      maxSurge: 'pointer to IntOrString',
      paused: 'bool',
      priorityStrategy: 'pointer to pub.UpdatePriorityStrategy',
      scatterStrategy: 'list of v1alpha1.UpdateScatterTerm',
      inPlaceUpdateStrategy: 'pointer to pub.InPlaceUpdateStrategy',
    },
    'v1alpha1.UpdateScatterTerm': { key: 'string', value: 'string' },
  }
}

/** The structs of an Advanced StatefulSet of `version` in `build`; the root is `<version>.StatefulSet`. */
export function statefulSetStructs(version: string, build: Build): Structs {
  const own = (name: string): string => `${version}.${name}`
  const ordinals = build.holds('advanced-statefulset-reserves-ranges') ? 'IntOrString' : 'int'
  const beta = version === 'v1beta1' && {
    volumeClaimUpdateStrategy: own('VolumeClaimUpdateStrategy'),
    reserveOrdinals: `list of ${ordinals}`,
    lifecycle: 'pointer to pub.Lifecycle',
    scaleStrategy: `pointer to ${own('StatefulSetScaleStrategy')}`,
    persistentVolumeClaimRetentionPolicy: `pointer to ${own('StatefulSetPersistentVolumeClaimRetentionPolicy')}`,
    ordinals: `pointer to ${own('StatefulSetOrdinals')}`,
  }
  const retention = `string as ${own('PersistentVolumeClaimRetentionPolicyType')}`
  return {
    ...SHARED,
    [own('StatefulSet')]: { spec: own('StatefulSetSpec') },
    [own('StatefulSetSpec')]: {
      ...common,
      volumeClaimTemplates: claims,
      serviceName: 'string',
      podManagementPolicy: 'string as v1.PodManagementPolicyType',
      updateStrategy: own('StatefulSetUpdateStrategy'),
      ...beta,
    },
    [own('VolumeClaimUpdateStrategy')]: { type: `string as ${own('VolumeClaimUpdateStrategyType')}` },
    [own('StatefulSetScaleStrategy')]: { maxUnavailable: 'pointer to IntOrString' },
    [own('StatefulSetPersistentVolumeClaimRetentionPolicy')]: { whenDeleted: retention, whenScaled: retention },
    [own('StatefulSetOrdinals')]: { start: 'int32' },
    [own('StatefulSetUpdateStrategy')]: {
      type: 'string as v1.StatefulSetUpdateStrategyType',
      rollingUpdate: `pointer to ${own('RollingUpdateStatefulSetStrategy')}`,
    },
    [own('RollingUpdateStatefulSetStrategy')]: {
      partition: 'pointer to int32',
      maxUnavailable: 'pointer to IntOrString',
      podUpdatePolicy: `string as ${own('PodUpdateStrategyType')}`,
      paused: 'bool',
      unorderedUpdate: `pointer to ${own('UnorderedUpdateStrategy')}`,
      inPlaceUpdateStrategy: 'pointer to pub.InPlaceUpdateStrategy',
      minReadySeconds: 'pointer to int32',
    },
    [own('UnorderedUpdateStrategy')]: { priorityStrategy: 'pointer to pub.UpdatePriorityStrategy' },
  }
}

/** The structs of an Advanced DaemonSet of `version` in `build`; the root is `<version>.DaemonSet`. */
export function daemonSetStructs(version: string, build: Build): Structs {
  const own = (name: string): string => `${version}.${name}`
  const partition = build.holds('advanced-daemonset-partition-percent') ? 'IntOrString' : 'int32'
  const { replicas: _, ...rest } = common
  return {
    ...SHARED,
    [own('DaemonSet')]: { spec: own('DaemonSetSpec') },
    [own('DaemonSetSpec')]: {
      ...rest,
      updateStrategy: own('DaemonSetUpdateStrategy'),
      minReadySeconds: 'int32',
      burstReplicas: 'pointer to IntOrString',
      lifecycle: 'pointer to pub.Lifecycle',
      ...(version === 'v1beta1' && { scaleStrategy: `pointer to ${own('DaemonSetScaleStrategy')}` }),
    },
    [own('DaemonSetScaleStrategy')]: { partitionedScaling: 'bool' },
    [own('DaemonSetUpdateStrategy')]: {
      type: `string as ${own('DaemonSetUpdateStrategyType')}`,
      rollingUpdate: `pointer to ${own('RollingUpdateDaemonSet')}`,
    },
    [own('RollingUpdateDaemonSet')]: {
      rollingUpdateType: `string as ${own('RollingUpdateType')}`,
      maxUnavailable: 'pointer to IntOrString',
      maxSurge: 'pointer to IntOrString',
      selector: 'pointer to LabelSelector',
      partition: `pointer to ${partition}`,
      paused: 'pointer to bool',
    },
  }
}
