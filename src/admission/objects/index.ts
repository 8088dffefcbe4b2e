import type { Refusal } from '../../finding.js'
import { kindOf } from '../../workload/kinds.js'
import type { Manifest } from '../../workload/manifest.js'
import { isStored } from '../../workload/stored.js'
import { pruned } from '../crd-fields.js'
import { objectQuotaRefusals } from '../resource-quota-objects.js'
import type { World } from '../world.js'
import { advancedCronJobRefusals } from './advanced-cron-job.js'
import { advancedDaemonSetRefusals } from './advanced-daemonset.js'
import { advancedStatefulSetRefusals } from './advanced-statefulset.js'
import { appsRefusals } from './apps-workloads.js'
import { broadcastJobRefusals } from './broadcast-job.js'
import { claimRefusals } from './claim.js'
import { cloneSetRefusals } from './cloneset.js'
import { recreateRefusals } from './container-recreate-request.js'
import { cronJobNameRefusals, cronJobRefusals } from './cron-job.js'
import { customMetadataRefusals } from './custom-metadata.js'
import { ephemeralJobRefusals } from './ephemeral-job.js'
import { imageListRefusals, imagePullRefusals } from './image-pull-job.js'
import { jobRefusals } from './job.js'
import { jobTemplateRefusals } from './job-template.js'
import { limitRangeRefusals } from './limit-range.js'
import { nativeDecodeRefusals } from './native-decode.js'
import { objectMetaRefusals } from './object-meta.js'
import { podStateRefusals } from './persistent-pod-state.js'
import { disruptionBudgetRefusals } from './pod-disruption-budget.js'
import { probeMarkerRefusals } from './pod-probe-marker.js'
import { budgetRefusals } from './pod-unavailable-budget.js'
import { priorityClassRefusals } from './priority-class.js'
import { replicationControllerRefusals } from './replication-controller.js'
import { distributionRefusals } from './resource-distribution.js'
import { resourceQuotaRefusals } from './resource-quota.js'
import { notServed } from './served.js'
import { sidecarSetRefusals } from './sidecarset.js'
import { statefulSetRefusals } from './statefulset.js'
import { templateRefusals } from './template.js'
import { unitedDeploymentRefusals } from './united-deployment.js'
import { spreadRefusals } from './workload-spread.js'

type Judge = (manifest: Manifest, world: World, before?: Manifest) => Refusal[]

/** The judges of a kind of Kubernetes itself, who see what the API server could decode; what they say of metadata comes first. */
const decoded =
  (...judges: Judge[]): Judge =>
  (manifest, world, before) => {
    const undecoded = nativeDecodeRefusals(manifest, world)
    return undecoded.length > 0
      ? undecoded
      : [objectMetaRefusals, ...judges].flatMap((judge) => judge(manifest, world, before))
  }

/** Who judges the objects of a kind, by group and kind. */
const JUDGES: Readonly<Record<string, readonly Judge[]>> = {
  'scheduling.k8s.io/PriorityClass': [priorityClassRefusals],
  '/LimitRange': [limitRangeRefusals],
  '/ResourceQuota': [resourceQuotaRefusals],
  '/PersistentVolumeClaim': [claimRefusals],
  'apps.kruise.io/WorkloadSpread': [spreadRefusals],
  'apps.kruise.io/CloneSet': [cloneSetRefusals],
  'apps.kruise.io/StatefulSet': [advancedStatefulSetRefusals],
  'apps.kruise.io/DaemonSet': [advancedDaemonSetRefusals],
  'apps.kruise.io/SidecarSet': [sidecarSetRefusals],
  'apps.kruise.io/UnitedDeployment': [unitedDeploymentRefusals],
  'apps.kruise.io/BroadcastJob': [broadcastJobRefusals],
  'apps.kruise.io/AdvancedCronJob': [advancedCronJobRefusals],
  'apps.kruise.io/EphemeralJob': [ephemeralJobRefusals],
  'apps.kruise.io/PersistentPodState': [podStateRefusals],
  'apps.kruise.io/PodProbeMarker': [probeMarkerRefusals],
  'apps.kruise.io/ImagePullJob': [imagePullRefusals],
  'apps.kruise.io/ImageListPullJob': [imageListRefusals],
  'apps.kruise.io/ResourceDistribution': [distributionRefusals],
  'apps.kruise.io/ContainerRecreateRequest': [recreateRefusals],
  'policy.kruise.io/PodUnavailableBudget': [budgetRefusals],
  'apps/Deployment': [decoded(appsRefusals, templateRefusals)],
  'apps/ReplicaSet': [decoded(appsRefusals, templateRefusals)],
  'apps/StatefulSet': [decoded(statefulSetRefusals, templateRefusals)],
  'apps/DaemonSet': [decoded(appsRefusals, templateRefusals)],
  // Their metadata is looked at with their spec, when the plugins have seen them.
  '/Pod': [nativeDecodeRefusals],
  'policy/PodDisruptionBudget': [disruptionBudgetRefusals],
  'batch/CronJob': [decoded(cronJobRefusals, templateRefusals, cronJobNameRefusals)],
  '/ReplicationController': [decoded(replicationControllerRefusals)],
  'batch/Job': [decoded(jobRefusals, jobTemplateRefusals, templateRefusals)],
}

/**
 * What the API server and the webhooks of the cluster say when the object is created, or changed from `before`. What a
 * cluster holds was created long ago: it is sent again as it is.
 */
export function objectRefusals(
  manifest: Manifest,
  world: World,
  before: Manifest | undefined = isStored(manifest) ? manifest : undefined,
): Refusal[] {
  const unserved = notServed(manifest, world.cluster)
  if (unserved) return [unserved]
  const judges = JUDGES[`${manifest.group}/${manifest.kind}`] ?? []
  const [now, was] = [stored(manifest, world), before && stored(before, world)]
  const undecoded = isCustom(manifest) ? customMetadataRefusals(manifest, world) : []
  const refusals = undecoded.length > 0 ? undecoded : judges.flatMap((judge) => judge(now, world, was))
  return refusals.length > 0 ? refusals : objectQuotaRefusals(manifest, world, before)
}

/** What is left of an object when the API server has pruned it: no webhook sees more. */
function stored(manifest: Manifest, { cluster }: World): Manifest {
  return isCustom(manifest) ? pruned(manifest, cluster).manifest : manifest
}

function isCustom({ group, kind }: Manifest): boolean {
  return kindOf(group, kind)?.of === 'kruise'
}
