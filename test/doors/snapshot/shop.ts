/** What a cluster answers to each call of the script, as kubectl prints it; a call that is not here is refused. */
export const SHOP: Readonly<Record<string, string>> = {
  'get --raw /version': JSON.stringify(
    { major: '1', minor: '31+', gitVersion: 'v1.31.4-gke.1183000', gitTreeState: 'clean', platform: 'linux/amd64' },
    null,
    2,
  ),
  'get --raw /metrics': `# HELP kubernetes_feature_enabled [BETA] This metric records the data about the stage and enablement of a k8s feature.
# TYPE kubernetes_feature_enabled gauge
kubernetes_feature_enabled{name="AllAlpha",stage="ALPHA"} 0
kubernetes_feature_enabled{name="SidecarContainers",stage="BETA"} 1
kubernetes_feature_enabled{name="InPlacePodVerticalScaling",stage="ALPHA"} 1
kubernetes_feature_enabled{name="SomethingOfAProvider",stage="ALPHA"} 1
apiserver_request_total{code="200",resource="secrets"} 12
`,
  'deployments.apps':
    'kube-rbac-proxy\tgcr.io/kubebuilder/kube-rbac-proxy:v0.15.0\t\nmanager\topenkruise/kruise-manager:v1.8.0\t["--enable-leader-election","--feature-gates=TemplateNoDefaults=true,PreDownloadImageForInPlaceUpdate=false","--v=4"]\n',
  'statefulsets.apps,deployments.apps':
    'team-a\ta\tghcr.io/loft-sh/vcluster-pro:0.22.1 \nteam-b\tb\trancher/k3s:v1.28.4-k3s1 ghcr.io/loft-sh/vcluster:0.19.5 \n',
  'priorityclasses.scheduling.k8s.io': list(
    {
      apiVersion: 'scheduling.k8s.io/v1',
      kind: 'PriorityClass',
      metadata: meta('business', { annotations: { 'kubectl.kubernetes.io/last-applied-configuration': 's3cret' } }),
      value: 100000,
      preemptionPolicy: 'PreemptLowerPriority',
      description: 'shops',
    },
    {
      apiVersion: 'scheduling.k8s.io/v1',
      kind: 'PriorityClass',
      metadata: meta('batch'),
      value: -10,
      preemptionPolicy: 'Never',
    },
  ),
  limitranges: list({
    apiVersion: 'v1',
    kind: 'LimitRange',
    metadata: meta('defaults', { namespace: 'shop' }),
    spec: { limits: [{ type: 'Container', defaultRequest: { cpu: '50m' } }] },
  }),
  resourcequotas: list({
    apiVersion: 'v1',
    kind: 'ResourceQuota',
    metadata: meta('shop', { namespace: 'shop' }),
    spec: { hard: { pods: '40' } },
    status: { used: { pods: '3' } },
  }),
  namespaces: list({
    apiVersion: 'v1',
    kind: 'Namespace',
    metadata: meta('shop', {
      labels: { team: 'shop', 'kubernetes.io/metadata.name': 'shop' },
      annotations: { a: 's3cret' },
    }),
    spec: { finalizers: ['kubernetes'] },
    status: { phase: 'Active' },
  }),
  'sidecarsets.apps.kruise.io': list({
    apiVersion: 'apps.kruise.io/v1alpha1',
    kind: 'SidecarSet',
    metadata: meta('logs', { annotations: { 'kruise.io/sidecarset-hash': 'x' }, labels: { a: 's3cret' } }),
    spec: {
      selector: { matchLabels: { logs: 'on' } },
      containers: [
        {
          name: 'logs',
          image: 'fluent-bit:3.1',
          command: ['run', '--token=s3cret'],
          args: ['s3cret'],
          env: [
            { name: 'TOKEN', value: 's3cret' },
            { name: 'POD', valueFrom: { fieldRef: { fieldPath: 'metadata.name' } } },
          ],
          livenessProbe: { exec: { command: ['probe', 's3cret'] } },
          readinessProbe: { httpGet: { port: 80, httpHeaders: [{ name: 'Authorization', value: 's3cret' }] } },
        },
      ],
      patchPodMetadata: [{ annotations: { 'team/key': 's3cret' }, patchPolicy: 'Retain' }],
    },
    status: { matchedPods: 4 },
  }),
  'workloadspreads.apps.kruise.io': list(),
  'mutatingwebhookconfigurations.admissionregistration.k8s.io': list(
    {
      apiVersion: 'admissionregistration.k8s.io/v1',
      kind: 'MutatingWebhookConfiguration',
      metadata: meta('istio-sidecar-injector'),
      webhooks: [
        {
          name: 'namespace.sidecar-injector.istio.io',
          clientConfig: { caBundle: 's3cret', service: { name: 'istiod', namespace: 'istio-system', path: '/inject' } },
          namespaceSelector: { matchExpressions: [{ key: 'istio-injection', operator: 'In', values: ['enabled'] }] },
          objectSelector: {},
          failurePolicy: 'Fail',
          sideEffects: 'None',
          rules: [{ apiGroups: [''], apiVersions: ['v1'], operations: ['CREATE'], resources: ['pods'], scope: '*' }],
        },
      ],
    },
    {
      apiVersion: 'admissionregistration.k8s.io/v1',
      kind: 'MutatingWebhookConfiguration',
      metadata: meta('of-services'),
      webhooks: [{ name: 's', clientConfig: { url: 'https://s3cret' }, rules: [{ resources: ['services'] }] }],
    },
  ),
}

function meta(name: string, more: object = {}): object {
  return {
    creationTimestamp: '2026-03-02T08:00:01Z',
    managedFields: [{ manager: 's3cret' }],
    name,
    resourceVersion: '71',
    uid: '2f1a8c1e-8f0b-4f0e-9a34-0c5f8a2b1002',
    ...more,
  }
}

function list(...items: object[]): string {
  return `${JSON.stringify({ apiVersion: 'v1', kind: 'List', items, metadata: { resourceVersion: '' } }, null, 4)}\n`
}
