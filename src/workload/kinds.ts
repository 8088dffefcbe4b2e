import type { Path } from '../source/path.js'

/** A kind that this project knows something of. */
export interface Kind {
  readonly group: string
  readonly kind: string
  /** Whose API it is: without that component no such kind is served. */
  readonly of: 'kubernetes' | 'kruise'
  readonly clusterScoped?: true
  /** The resource's name in a URL and in `is forbidden` texts. */
  readonly plural: string
  /** Where a workload keeps the pod it makes ([] for a Pod); of several places one is written. */
  readonly templates?: readonly Path[]
  /** Whether volumeClaimTemplates beside the template become volumes of its pods. */
  readonly claims?: true
  /** Served versions; the value names the fact that must hold, true where every release serves it. */
  readonly versions?: Readonly<Record<string, true | string>>
}

const template: Path = ['spec', 'template']
const templates: readonly Path[] = [template]
/** A template below `spec.template`, beside others of which one is written. */
const chosen = (...names: readonly string[]): readonly Path[] => names.map((name) => [...template, name, ...template])
const claims = true
const kruise = { group: 'apps.kruise.io', of: 'kruise' } as const
const apps = { group: 'apps', of: 'kubernetes' } as const
const alpha = { v1alpha1: true } as const

/** The kinds table: whose each kind is, where its pods come from and which versions are served. */
export const KINDS: readonly Kind[] = [
  { group: '', kind: 'Pod', of: 'kubernetes', plural: 'pods', templates: [[]] },
  { group: '', kind: 'ReplicationController', of: 'kubernetes', plural: 'replicationcontrollers', templates },
  { ...apps, kind: 'Deployment', plural: 'deployments', templates },
  { ...apps, kind: 'ReplicaSet', plural: 'replicasets', templates },
  { ...apps, kind: 'StatefulSet', plural: 'statefulsets', templates, claims },
  { ...apps, kind: 'DaemonSet', plural: 'daemonsets', templates },
  { group: 'batch', kind: 'Job', of: 'kubernetes', plural: 'jobs', templates },
  {
    group: 'batch',
    kind: 'CronJob',
    of: 'kubernetes',
    plural: 'cronjobs',
    templates: [['spec', 'jobTemplate', ...template]],
  },
  { ...kruise, kind: 'CloneSet', plural: 'clonesets', templates, claims, versions: alpha },
  {
    ...kruise,
    kind: 'StatefulSet',
    plural: 'statefulsets',
    templates,
    claims,
    versions: { v1alpha1: true, v1beta1: true },
  },
  {
    ...kruise,
    kind: 'DaemonSet',
    plural: 'daemonsets',
    templates,
    versions: { v1alpha1: true, v1beta1: 'serves-daemonset-v1beta1' },
  },
  {
    ...kruise,
    kind: 'BroadcastJob',
    plural: 'broadcastjobs',
    templates,
    versions: { v1alpha1: true, v1beta1: 'serves-broadcastjob-v1beta1' },
  },
  {
    ...kruise,
    kind: 'AdvancedCronJob',
    plural: 'advancedcronjobs',
    templates: chosen('jobTemplate', 'broadcastJobTemplate'),
    versions: { v1alpha1: true, v1beta1: 'serves-advancedcronjob-v1beta1' },
  },
  {
    ...kruise,
    kind: 'UnitedDeployment',
    plural: 'uniteddeployments',
    templates: chosen('statefulSetTemplate', 'advancedStatefulSetTemplate', 'cloneSetTemplate', 'deploymentTemplate'),
    claims,
    versions: alpha,
  },
  { ...kruise, kind: 'WorkloadSpread', plural: 'workloadspreads', versions: alpha },
  {
    ...kruise,
    kind: 'SidecarSet',
    plural: 'sidecarsets',
    clusterScoped: true,
    versions: { v1alpha1: true, v1beta1: 'serves-sidecarset-v1beta1' },
  },
  { ...kruise, kind: 'ContainerRecreateRequest', plural: 'containerrecreaterequests', versions: alpha },
  { ...kruise, kind: 'EphemeralJob', plural: 'ephemeraljobs', versions: alpha },
  {
    ...kruise,
    kind: 'ImagePullJob',
    plural: 'imagepulljobs',
    versions: { v1alpha1: true, v1beta1: 'serves-imagepulljob-v1beta1' },
  },
  {
    ...kruise,
    kind: 'ImageListPullJob',
    plural: 'imagelistpulljobs',
    versions: { v1alpha1: 'serves-imagelistpulljob', v1beta1: 'serves-imagelistpulljob-v1beta1' },
  },
  {
    ...kruise,
    kind: 'NodeImage',
    plural: 'nodeimages',
    clusterScoped: true,
    versions: { v1alpha1: true, v1beta1: 'serves-nodeimage-v1beta1' },
  },
  {
    ...kruise,
    kind: 'ResourceDistribution',
    plural: 'resourcedistributions',
    clusterScoped: true,
    versions: alpha,
  },
  {
    ...kruise,
    kind: 'PersistentPodState',
    plural: 'persistentpodstates',
    versions: { v1alpha1: 'serves-persistentpodstate' },
  },
  { ...kruise, kind: 'PodProbeMarker', plural: 'podprobemarkers', versions: { v1alpha1: 'serves-podprobemarker' } },
  {
    ...kruise,
    kind: 'NodePodProbe',
    plural: 'nodepodprobes',
    clusterScoped: true,
    versions: { v1alpha1: 'serves-podprobemarker' },
  },
  {
    group: 'policy.kruise.io',
    kind: 'PodUnavailableBudget',
    of: 'kruise',
    plural: 'podunavailablebudgets',
    versions: alpha,
  },
  // Where people look for a kind that is in another group.
  { ...kruise, kind: 'PodUnavailableBudget', plural: 'podunavailablebudgets', versions: {} },
  {
    group: 'app.kruise.io',
    kind: 'PodUnavailableBudget',
    of: 'kruise',
    plural: 'podunavailablebudgets',
    versions: {},
  },
  {
    group: 'scheduling.k8s.io',
    kind: 'PriorityClass',
    of: 'kubernetes',
    clusterScoped: true,
    plural: 'priorityclasses',
  },
  { group: 'policy', kind: 'PodDisruptionBudget', of: 'kubernetes', plural: 'poddisruptionbudgets' },
  { group: '', kind: 'Namespace', of: 'kubernetes', clusterScoped: true, plural: 'namespaces' },
  { group: '', kind: 'LimitRange', of: 'kubernetes', plural: 'limitranges' },
  { group: '', kind: 'ResourceQuota', of: 'kubernetes', plural: 'resourcequotas' },
]

const byName = new Map(KINDS.map((kind) => [`${kind.group}/${kind.kind}`, kind]))

/** Cluster-scoped kinds that nothing here reads but whose objects have no namespace to print. */
const OTHER_CLUSTER_SCOPED = new Set([
  'ClusterRole',
  'ClusterRoleBinding',
  'CustomResourceDefinition',
  'MutatingWebhookConfiguration',
  'ValidatingWebhookConfiguration',
  'ValidatingAdmissionPolicy',
  'ValidatingAdmissionPolicyBinding',
  'Node',
  'PersistentVolume',
  'StorageClass',
  'IngressClass',
  'RuntimeClass',
  'APIService',
])

/** The kind of that group and name, undefined where this project knows nothing of it. */
export function kindOf(group: string, kind: string): Kind | undefined {
  return byName.get(`${group}/${kind}`)
}

/** Whether objects of that kind stand in no namespace. */
export function isClusterScoped(group: string, kind: string): boolean {
  return byName.get(`${group}/${kind}`)?.clusterScoped ?? OTHER_CLUSTER_SCOPED.has(kind)
}
