import type { JsonObject } from '../../src/workload/manifest.js'

const container = (name: string, more: JsonObject = {}): JsonObject => ({ name, image: `${name}:1`, ...more })

/** One manifest of each kind that anything looks into, and which meet each other. */
export const SEEDS: readonly JsonObject[] = [
  {
    apiVersion: 'apps.kruise.io/v1alpha1',
    kind: 'CloneSet',
    metadata: { name: 'web', namespace: 'shop', labels: { app: 'web' } },
    spec: {
      replicas: 3,
      selector: { matchLabels: { app: 'web' } },
      updateStrategy: { type: 'InPlaceIfPossible' },
      volumeClaimTemplates: [
        {
          metadata: { name: 'data' },
          spec: { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '1Gi' } } },
        },
      ],
      template: {
        metadata: { labels: { app: 'web' } },
        spec: {
          priorityClassName: 'low',
          containers: [
            container('app', {
              resources: { requests: { cpu: '100m', memory: '64Mi' }, limits: { cpu: 1 } },
              resizePolicy: [{ resourceName: 'cpu', restartPolicy: 'NotRequired' }],
              env: [
                { name: 'A', value: 'a' },
                { name: 'B', valueFrom: { fieldRef: { fieldPath: 'metadata.name' } } },
              ],
              ports: [{ containerPort: 80 }],
              volumeMounts: [{ name: 'data', mountPath: '/data' }],
              livenessProbe: { httpGet: { port: 80 } },
              lifecycle: { preStop: { exec: { command: ['true'] } } },
            }),
          ],
          initContainers: [container('init', { restartPolicy: 'Always' })],
          volumes: [{ name: 'v', projected: { sources: [{ serviceAccountToken: { path: 't' } }] } }],
          tolerations: [{ key: 'a', operator: 'Exists' }],
          affinity: {
            nodeAffinity: {
              requiredDuringSchedulingIgnoredDuringExecution: {
                nodeSelectorTerms: [{ matchExpressions: [{ key: 'zone', operator: 'In', values: ['a'] }] }],
              },
            },
          },
        },
      },
    },
  },
  {
    apiVersion: 'apps.kruise.io/v1alpha1',
    kind: 'WorkloadSpread',
    metadata: { name: 'web', namespace: 'shop' },
    spec: {
      targetRef: { apiVersion: 'apps.kruise.io/v1alpha1', kind: 'CloneSet', name: 'web' },
      scheduleStrategy: { type: 'Adaptive', adaptive: { rescheduleCriticalSeconds: 30 } },
      subsets: [
        {
          name: 'stable',
          maxReplicas: 2,
          tolerations: [{ key: 'b', operator: 'Exists' }],
          requiredNodeSelectorTerm: { matchExpressions: [{ key: 'pool', operator: 'In', values: ['s'] }] },
          preferredNodeSelectorTerms: [
            { weight: 1, preference: { matchExpressions: [{ key: 'k', operator: 'Exists' }] } },
          ],
          patch: {
            metadata: { labels: { tier: 'stable' } },
            spec: {
              priorityClassName: 'high',
              containers: [{ name: 'app', env: [{ name: 'C', value: 'c' }], resources: { limits: { memory: '1Gi' } } }],
            },
          },
        },
        { name: 'spot' },
      ],
    },
  },
  {
    apiVersion: 'apps.kruise.io/v1alpha1',
    kind: 'SidecarSet',
    metadata: { name: 'log' },
    spec: {
      selector: { matchLabels: { app: 'web' }, matchExpressions: [{ key: 'app', operator: 'In', values: ['web'] }] },
      namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'shop' } },
      injectionStrategy: { paused: false },
      updateStrategy: { type: 'RollingUpdate' },
      imagePullSecrets: [{ name: 's' }],
      initContainers: [container('a-init', { podInjectPolicy: 'BeforeAppContainer', transferEnv: [{ envName: 'A' }] })],
      containers: [
        container('log', {
          podInjectPolicy: 'BeforeAppContainer',
          shareVolumePolicy: { type: 'enabled' },
          transferEnv: [{ sourceContainerName: 'app', envName: 'A', envNames: ['B'] }],
          volumeMounts: [{ name: 'logs', mountPath: '/logs' }],
          upgradeStrategy: { upgradeType: 'HotUpgrade', hotUpgradeEmptyImage: 'empty:1' },
          env: [{ name: 'L', value: '1' }],
        }),
      ],
      volumes: [{ name: 'logs', emptyDir: {} }],
      patchPodMetadata: [{ annotations: { a: 'b' }, patchPolicy: 'Retain' }],
    },
  },
  {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name: 'one', namespace: 'shop', labels: { app: 'web' } },
    spec: {
      hostNetwork: true,
      hostname: 'h',
      subdomain: 's',
      priority: 5,
      preemptionPolicy: 'Never',
      containers: [container('app', { ports: [{ containerPort: 80 }] })],
      volumes: [
        { name: 'x' },
        { name: 'd', downwardAPI: { items: [{ path: 'p', fieldRef: { fieldPath: 'metadata.name' } }] } },
      ],
    },
    status: { qosClass: 'Guaranteed' },
  },
  {
    apiVersion: 'scheduling.k8s.io/v1',
    kind: 'PriorityClass',
    metadata: { name: 'high' },
    value: 1000,
    globalDefault: false,
    preemptionPolicy: 'Never',
    description: 'd',
  },
  {
    apiVersion: 'scheduling.k8s.io/v1',
    kind: 'PriorityClass',
    metadata: { name: 'low' },
    value: 1,
    globalDefault: true,
  },
  {
    apiVersion: 'v1',
    kind: 'LimitRange',
    metadata: { name: 'limits', namespace: 'shop' },
    spec: {
      limits: [
        {
          type: 'Container',
          default: { cpu: '1' },
          defaultRequest: { memory: '1Mi' },
          max: { cpu: '2' },
          min: { memory: '1Ki' },
          maxLimitRequestRatio: { cpu: 4 },
        },
        { type: 'Pod', max: { memory: '1Ti' } },
      ],
    },
  },
  {
    apiVersion: 'v1',
    kind: 'ResourceQuota',
    metadata: { name: 'quota', namespace: 'shop' },
    spec: {
      hard: { pods: '5', 'requests.cpu': '2' },
      scopes: ['NotBestEffort'],
      scopeSelector: { matchExpressions: [{ scopeName: 'PriorityClass', operator: 'In', values: ['high'] }] },
    },
    status: { hard: { pods: '5', 'requests.cpu': '2' }, used: { pods: '4', 'requests.cpu': '1' } },
  },
  { apiVersion: 'v1', kind: 'Namespace', metadata: { name: 'shop', labels: { team: 'a' } } },
  {
    apiVersion: 'argoproj.io/v1alpha1',
    kind: 'Application',
    metadata: { name: 'vc', namespace: 'argocd' },
    spec: {
      destination: { namespace: 'team-a' },
      source: {
        chart: 'vcluster',
        repoURL: 'https://charts.loft.sh',
        targetRevision: '0.22.1',
        helm: {
          values: 'controlPlane:\n  distro:\n    k8s:\n      enabled: true\n      version: v1.32.0\n',
          valuesObject: { sync: { toHost: { pods: { rewriteHosts: { enabled: true } } } } },
          parameters: [{ name: 'policies.limitRange.enabled', value: 'true' }],
        },
      },
    },
  },
  {
    apiVersion: 'apps/v1',
    kind: 'StatefulSet',
    metadata: { name: 'db', namespace: 'shop' },
    spec: {
      serviceName: 'db',
      volumeClaimTemplates: [{ metadata: { name: 'data' } }],
      template: {
        metadata: { labels: { app: 'web' } },
        spec: { containers: [container('db')], volumes: [{ name: 'data', emptyDir: {} }] },
      },
    },
  },
  {
    apiVersion: 'v1',
    kind: 'List',
    items: [
      {
        apiVersion: 'batch/v1',
        kind: 'CronJob',
        metadata: { name: 'nightly', namespace: 'shop' },
        spec: {
          jobTemplate: { spec: { template: { spec: { restartPolicy: 'Never', containers: [container('job')] } } } },
        },
      },
    ],
  },
]
