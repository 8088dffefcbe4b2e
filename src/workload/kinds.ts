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
  /** Served versions, oldest first; the value names the fact that must hold, true where every known release serves it. */
  readonly versions: Readonly<Record<string, true | string>>
}

const template: Path = ['spec', 'template']
const templates: readonly Path[] = [template]
/** A template below `spec.template`, beside others of which one is written. */
const chosen = (...names: readonly string[]): readonly Path[] => names.map((name) => [...template, name, ...template])
const claims = true
const kruise = { group: 'apps.kruise.io', of: 'kruise' } as const
const kubernetes = { of: 'kubernetes', versions: { v1: true } } as const
const apps = { group: 'apps', ...kubernetes } as const
const alpha = { v1alpha1: true } as const

/** The kinds table: whose each kind is, where its pods come from and which versions are served. */
export const KINDS: readonly Kind[] = [
  { group: '', kind: 'Pod', ...kubernetes, plural: 'pods', templates: [[]] },
  { group: '', kind: 'ReplicationController', ...kubernetes, plural: 'replicationcontrollers', templates },
  { ...apps, kind: 'Deployment', plural: 'deployments', templates },
  { ...apps, kind: 'ReplicaSet', plural: 'replicasets', templates },
  { ...apps, kind: 'StatefulSet', plural: 'statefulsets', templates, claims },
  { ...apps, kind: 'DaemonSet', plural: 'daemonsets', templates },
  { group: 'batch', kind: 'Job', ...kubernetes, plural: 'jobs', templates },
  {
    group: 'batch',
    kind: 'CronJob',
    ...kubernetes,
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
  {
    group: 'scheduling.k8s.io',
    kind: 'PriorityClass',
    ...kubernetes,
    clusterScoped: true,
    plural: 'priorityclasses',
  },
  { group: 'policy', kind: 'PodDisruptionBudget', ...kubernetes, plural: 'poddisruptionbudgets' },
  {
    group: 'autoscaling',
    kind: 'HorizontalPodAutoscaler',
    of: 'kubernetes',
    plural: 'horizontalpodautoscalers',
    versions: { v1: true, v2: true },
  },
  { group: '', kind: 'Namespace', ...kubernetes, clusterScoped: true, plural: 'namespaces' },
  { group: '', kind: 'LimitRange', ...kubernetes, plural: 'limitranges' },
  { group: '', kind: 'ResourceQuota', ...kubernetes, plural: 'resourcequotas' },
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

/** Groups in which people look for a kind, and find none: what `extensions` had is in others. */
const EMPTY_GROUPS = ['extensions', 'app.kruise.io']

const groups = new Set([...KINDS.map(({ group }) => group), ...EMPTY_GROUPS])

/**
 * What may be meant by a kind of that group and name: the kind itself or, where a group whose kinds are known has none of
 * that name, those that others have. Empty where this project knows nothing of it.
 */
export function meantBy(group: string, kind: string): readonly Kind[] {
  const own = kindOf(group, kind)
  if (own) return [own]
  return groups.has(group) ? KINDS.filter((each) => each.kind === kind) : []
}

/** Whether objects of that kind stand in no namespace. */
export function isClusterScoped(group: string, kind: string): boolean {
  return byName.get(`${group}/${kind}`)?.clusterScoped ?? OTHER_CLUSTER_SCOPED.has(kind)
}
