// Manifests as teams write them: comments, quotes, block scalars, many fields. Each function makes one document.
const meta = (name, namespace, more = '') =>
  `metadata:\n  name: ${name}\n  namespace: ${namespace}\n  labels:\n    app.kubernetes.io/name: ${name}\n    app.kubernetes.io/part-of: ${namespace}\n${more}`

const indented = (text, by) => text.replaceAll(/^(?=.)/gm, ' '.repeat(by))

function container(random, name, image) {
  const cpu = 50 * (1 + random.below(8))
  const memory = 64 * (1 + random.below(8))
  const env = Array.from({ length: random.below(6) }, (_, i) =>
    random.chance(0.3)
      ? `    - name: SECRET_${i}\n      valueFrom:\n        secretKeyRef: { name: ${name}, key: key-${i} }\n`
      : `    - name: SETTING_${i}\n      value: "${random.below(10_000)}"\n`,
  ).join('')
  return `- name: ${name}
  image: registry.example.com/${image}:1.${random.below(40)}.${random.below(10)} # pinned
  imagePullPolicy: IfNotPresent
  ports:
    - containerPort: ${8000 + random.below(100)}
      name: http
      protocol: TCP
${env && `  env:\n${env}`}  resources:
    requests:
      cpu: ${cpu}m
      memory: ${memory}Mi
    limits:
      cpu: ${cpu * 2}m
      memory: ${memory * 2}Mi
${random.chance(0.6) ? `  livenessProbe:\n    httpGet:\n      path: /healthz\n      port: http\n    initialDelaySeconds: ${random.below(60)}\n  readinessProbe:\n    httpGet: { path: /ready, port: http }\n` : ''}${random.chance(0.4) ? `  volumeMounts:\n    - name: config\n      mountPath: /etc/${name}\n` : ''}  securityContext:
    runAsNonRoot: true
    allowPrivilegeEscalation: false
`
}

function template(random, name, { namespace, claims = false, priority = '', gate = false }) {
  const containers = [container(random, name, name)]
  if (random.chance(0.3)) containers.push(container(random, 'proxy', 'envoy'))
  return `template:
  metadata:
    labels:
      app: ${name}
      team: ${namespace}
    annotations:
      prometheus.io/scrape: "true"
  spec:
    serviceAccountName: ${name}
${priority && `    priorityClassName: ${priority}\n`}${gate ? '    readinessGates:\n      - conditionType: InPlaceUpdateReady\n' : ''}    containers:
${indented(containers.join(''), 6)}${claims ? '' : `    volumes:\n      - name: config\n        configMap:\n          name: ${name}\n`}    affinity:
      podAntiAffinity:
        preferredDuringSchedulingIgnoredDuringExecution:
          - weight: 100
            podAffinityTerm:
              topologyKey: kubernetes.io/hostname
              labelSelector:
                matchLabels:
                  app: ${name}
`
}

const workload =
  (apiVersion, kind, more, own = {}) =>
  (random, name, namespace, options) =>
    `apiVersion: ${apiVersion}\nkind: ${kind}\n${meta(name, namespace)}spec:\n  selector:\n    matchLabels:\n      app: ${name}\n${more(random, name)}${indented(template(random, name, { namespace, ...own, ...options }), 2)}`

export const deployment = workload(
  'apps/v1',
  'Deployment',
  (random) => `  replicas: ${1 + random.below(9)}\n  revisionHistoryLimit: 3\n`,
)
export const daemonSet = workload('apps/v1', 'DaemonSet', () => '  updateStrategy:\n    type: RollingUpdate\n')
const claims =
  '  volumeClaimTemplates:\n    - metadata:\n        name: config\n      spec:\n        accessModes: [ReadWriteOnce]\n        resources:\n          requests:\n            storage: 10Gi\n'
export const statefulSet = workload(
  'apps/v1',
  'StatefulSet',
  (random, name) => `  replicas: ${1 + random.below(5)}\n  serviceName: ${name}\n${claims}`,
  { claims: true },
)
export const cloneSet = workload(
  'apps.kruise.io/v1alpha1',
  'CloneSet',
  (random) =>
    `  replicas: ${1 + random.below(20)}\n  updateStrategy:\n    type: InPlaceIfPossible\n    maxUnavailable: 20%\n`,
)
export const advancedStatefulSet = workload(
  'apps.kruise.io/v1beta1',
  'StatefulSet',
  (random, name) =>
    `  replicas: ${1 + random.below(5)}\n  serviceName: ${name}\n  updateStrategy:\n    type: RollingUpdate\n    rollingUpdate:\n      podUpdatePolicy: InPlaceIfPossible\n`,
  { gate: true },
)

export const cronJob = (random, name, namespace) =>
  `apiVersion: batch/v1\nkind: CronJob\n${meta(name, namespace)}spec:\n  schedule: "${random.below(60)} ${random.below(24)} * * *"\n  jobTemplate:\n    spec:\n      template:\n        spec:\n          restartPolicy: OnFailure\n          containers:\n${indented(container(random, name, name), 12)}          volumes:\n            - name: config\n              configMap: { name: ${name} }\n`

export const workloadSpread = (random, name, namespace, { target = 'Deployment', priority = '' } = {}) =>
  `apiVersion: apps.kruise.io/v1alpha1
kind: WorkloadSpread
${meta(`${name}-spread`, namespace)}spec:
  targetRef:
    apiVersion: ${target === 'Deployment' ? 'apps/v1' : 'apps.kruise.io/v1alpha1'}
    kind: ${target}
    name: ${name}
  subsets:
    - name: reserved
      maxReplicas: ${1 + random.below(9)}
      requiredNodeSelectorTerm:
        matchExpressions:
          - key: example.com/pool
            operator: In
            values: [reserved]
      patch:
        metadata:
          labels:
            subset: reserved
${priority && `        spec:\n          priorityClassName: ${priority}\n`}    - name: spot
      requiredNodeSelectorTerm:
        matchExpressions:
          - key: example.com/pool
            operator: In
            values: [spot]
      tolerations:
        - key: spot
          operator: Exists
`

export const sidecarSet = (random, name, namespace) =>
  `apiVersion: apps.kruise.io/v1alpha1
kind: SidecarSet
metadata:
  name: ${namespace}-${name}
spec:
  namespace: ${namespace}
  selector:
    matchLabels:
      team: ${namespace}
  updateStrategy:
    type: NotUpdate
  containers:
${indented(container(random, name, `sidecars/${name}`).replace('    - name: config\n', '    - name: agent\n'), 4)}      podInjectPolicy: BeforeAppContainer
      shareVolumePolicy:
        type: disabled
  volumes:
    - name: agent
      emptyDir: {}
`

export const priorityClass = (random, name) =>
  `apiVersion: scheduling.k8s.io/v1\nkind: PriorityClass\nmetadata:\n  name: ${name}\nvalue: ${1000 * (1 + random.below(900))}\nglobalDefault: false\ndescription: "For ${name}"\n`

export const service = (random, name, namespace) =>
  `apiVersion: v1\nkind: Service\n${meta(name, namespace)}spec:\n  type: ${random.among(['ClusterIP', 'LoadBalancer', 'NodePort'])}\n  selector:\n    app: ${name}\n  ports:\n    - name: http\n      port: 80\n      targetPort: http\n`

export const configMap = (random, name, namespace) =>
  `apiVersion: v1\nkind: ConfigMap\n${meta(name, namespace)}data:\n  application.yaml: |\n${Array.from({ length: 5 + random.below(60) }, (_, i) => `    setting-${i}: "${random.below(1e6)}" # ${random.among(['default', 'tuned', 'see the runbook'])}\n`).join('')}  mode: ${random.among(['fast', 'safe', '"on"'])}\n`

export const secret = (random, name, namespace) =>
  `apiVersion: bitnami.com/v1alpha1\nkind: SealedSecret\n${meta(name, namespace)}spec:\n  encryptedData:\n${Array.from({ length: 1 + random.below(4) }, (_, i) => `    key-${i}: ${'AgBy3i4OJSWK'.repeat(20 + random.below(20))}=\n`).join('')}`

export const ingress = (_random, name, namespace) =>
  `apiVersion: networking.k8s.io/v1\nkind: Ingress\n${meta(name, namespace, '  annotations:\n    cert-manager.io/cluster-issuer: letsencrypt\n')}spec:\n  ingressClassName: nginx\n  tls:\n    - hosts: [${name}.example.com]\n      secretName: ${name}-tls\n  rules:\n    - host: ${name}.example.com\n      http:\n        paths:\n          - path: /\n            pathType: Prefix\n            backend:\n              service:\n                name: ${name}\n                port:\n                  name: http\n`

export const account = (_random, name, namespace) => `apiVersion: v1\nkind: ServiceAccount\n${meta(name, namespace)}`

export const role = (random, name, namespace) =>
  `apiVersion: rbac.authorization.k8s.io/v1\nkind: Role\n${meta(name, namespace)}rules:\n${Array.from({ length: 1 + random.below(8) }, () => `  - apiGroups: ["", "${random.among(['apps', 'batch', 'policy'])}"]\n    resources: [pods, ${random.among(['deployments', 'jobs', 'secrets'])}]\n    verbs: [get, list, watch]\n`).join('')}---\napiVersion: rbac.authorization.k8s.io/v1\nkind: RoleBinding\n${meta(name, namespace)}roleRef:\n  apiGroup: rbac.authorization.k8s.io\n  kind: Role\n  name: ${name}\nsubjects:\n  - kind: ServiceAccount\n    name: ${name}\n`

export const autoscaler = (random, name, namespace) =>
  `apiVersion: autoscaling/v2\nkind: HorizontalPodAutoscaler\n${meta(name, namespace)}spec:\n  scaleTargetRef:\n    apiVersion: apps/v1\n    kind: Deployment\n    name: ${name}\n  minReplicas: 2\n  maxReplicas: ${3 + random.below(20)}\n  metrics:\n    - type: Resource\n      resource:\n        name: cpu\n        target:\n          type: Utilization\n          averageUtilization: 70\n`

export const budget = (_random, name, namespace) =>
  `apiVersion: policy/v1\nkind: PodDisruptionBudget\n${meta(name, namespace)}spec:\n  maxUnavailable: 1\n  selector:\n    matchLabels:\n      app: ${name}\n`

export const networkPolicy = (_random, name, namespace) =>
  `apiVersion: networking.k8s.io/v1\nkind: NetworkPolicy\n${meta(name, namespace)}spec:\n  podSelector:\n    matchLabels:\n      app: ${name}\n  policyTypes: [Ingress]\n  ingress:\n    - from:\n        - namespaceSelector: {}\n      ports:\n        - port: http\n`

/** What no cluster takes: the settings of a chart. */
export const values = (random, name) =>
  `# Values of ${name}\nreplicaCount: ${random.below(9)}\nimage:\n  repository: registry.example.com/${name}\n  tag: "1.${random.below(9)}"\n${Array.from({ length: random.below(80) }, (_, i) => `option${i}:\n  enabled: ${random.chance(0.5)}\n  size: ${random.below(100)}\n`).join('')}`

/** The definition of a kind, whose schema is as deep and long as real ones are. */
export const definition = (random, name) => {
  const properties = (depth) =>
    Array.from({ length: 3 + random.below(4) }, (_, i) =>
      depth > 0 && random.chance(0.5)
        ? `field${i}:\n  description: What ${name} keeps at level ${depth} of its settings.\n  type: object\n  properties:\n${indented(properties(depth - 1), 4)}`
        : `field${i}:\n  description: One of the settings of ${name}, as its documentation says.\n  type: ${random.among(['string', 'integer', 'boolean'])}\n`,
    ).join('')
  return `apiVersion: apiextensions.k8s.io/v1\nkind: CustomResourceDefinition\nmetadata:\n  name: ${name}s.example.com\nspec:\n  group: example.com\n  scope: Namespaced\n  names:\n    kind: ${name[0].toUpperCase()}${name.slice(1).replaceAll('-', '')}\n    plural: ${name}s\n  versions:\n    - name: v1\n      served: true\n      storage: true\n      schema:\n        openAPIV3Schema:\n          type: object\n          properties:\n${indented(properties(4), 12)}`
}
