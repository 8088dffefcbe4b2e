type Texts = Readonly<Record<string, string>>

const REPO = 'https://github.com/team/deploy'

/** A workload without a namespace. */
export const deployment = (name: string): string => `apiVersion: apps/v1
kind: Deployment
metadata: { name: ${name} }
spec:
  selector: { matchLabels: { app: ${name} } }
  template:
    metadata: { labels: { app: ${name} } }
    spec: { containers: [{ name: web, image: "web:1" }] }
`

const application = (name: string, source: string, destination: string): string => `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: { name: ${name}, namespace: argocd }
spec:
  source: { ${source} }
  destination: { ${destination} }
`

const kruise = (version: string, gates = ''): string =>
  `repoURL: "https://openkruise.github.io/charts", chart: kruise, targetRevision: ${version}${gates}`

/** Argo CD, an app of apps for each of two clusters; eksctl makes them. */
export const appOfApps: Texts = {
  'clusters/eks/prod-eu.yaml':
    'apiVersion: eksctl.io/v1alpha5\nkind: ClusterConfig\nmetadata: { name: prod-eu, region: eu-west-1, version: "1.31" }\n',
  'clusters/eks/dev-eu.yaml':
    'apiVersion: eksctl.io/v1alpha5\nkind: ClusterConfig\nmetadata: { name: dev-eu, region: eu-west-1, version: "1.33" }\n',
  'argo/root.yaml': application('root', `repoURL: "${REPO}", path: argo/apps`, 'name: in-cluster, namespace: argocd'),
  'argo/apps/kruise-prod-eu.yaml': application(
    'kruise-prod-eu',
    kruise('1.7.2'),
    'name: prod-eu, namespace: kruise-system',
  ),
  'argo/apps/kruise-dev-eu.yaml': application(
    'kruise-dev-eu',
    kruise('1.8.3', ', helm: { values: "featureGates: ImagePullJobGate=true" }'),
    'name: dev-eu, namespace: kruise-system',
  ),
  'argo/apps/web-prod-eu.yaml': application(
    'web-prod-eu',
    `repoURL: "${REPO}", path: apps/web`,
    'name: prod-eu, namespace: shop',
  ),
  'argo/apps/web-dev-eu.yaml': application(
    'web-dev-eu',
    `repoURL: "${REPO}", path: apps/web`,
    'name: dev-eu, namespace: shop',
  ),
  'argo/apps/api-prod-eu.yaml': application(
    'api-prod-eu',
    `repoURL: "${REPO}", path: apps/api`,
    'name: prod-eu, namespace: api',
  ),
  'apps/web/deployment.yaml': deployment('web'),
  'apps/api/deployment.yaml': deployment('api'),
  'apps/retired/deployment.yaml': deployment('retired'),
}

/** Argo CD, an ApplicationSet of folders for one cluster that nothing names. */
export const applicationSet: Texts = {
  'bootstrap/apps.yaml': `apiVersion: argoproj.io/v1alpha1
kind: ApplicationSet
metadata: { name: apps, namespace: argocd }
spec:
  goTemplate: true
  generators:
    - git: { repoURL: "${REPO}", directories: [{ path: apps/* }, { path: apps/retired, exclude: true }] }
  template:
    metadata: { name: "{{ .path.basename }}" }
    spec:
      source: { repoURL: "${REPO}", path: "{{ .path.path }}" }
      destination: { server: "https://kubernetes.default.svc", namespace: "{{ .path.basename }}" }
`,
  'apps/kruise/Chart.yaml':
    'apiVersion: v2\nname: kruise-here\nversion: 0.1.0\ndependencies:\n  - { name: kruise, version: 1.8.3, repository: "https://openkruise.github.io/charts" }\n',
  'apps/kruise/values.yaml': 'kruise: { featureGates: "ImagePullJobGate=true,InPlaceWorkloadVerticalScaling=true" }\n',
  'apps/web/deployment.yaml': deployment('web'),
  'apps/retired/deployment.yaml': deployment('retired'),
}

const fluxKustomization = (name: string, path: string): string => `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: { name: ${name}, namespace: flux-system }
spec: { interval: 10m, path: ${path}, prune: true, sourceRef: { kind: GitRepository, name: flux-system } }
`

/** Flux, with a folder for each cluster, and Cluster API for one of them. */
export const flux: Texts = {
  'clusters/production/infrastructure.yaml': fluxKustomization('infrastructure', './infrastructure/production'),
  'clusters/production/apps.yaml': fluxKustomization('apps', './apps/production'),
  'clusters/staging/infrastructure.yaml': fluxKustomization('infrastructure', './infrastructure/staging'),
  'clusters/staging/apps.yaml': fluxKustomization('apps', './apps/staging'),
  'infrastructure/production/kruise.yaml': `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: { name: kruise, namespace: kruise-system }
spec:
  chart: { spec: { chart: kruise, version: 1.7.x, sourceRef: { kind: HelmRepository, name: openkruise } } }
`,
  'infrastructure/staging/kruise.yaml': `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: { name: kruise, namespace: kruise-system }
spec:
  chart: { spec: { chart: kruise, version: ">=1.7.0", sourceRef: { kind: HelmRepository, name: openkruise } } }
`,
  'management/production.yaml': `apiVersion: cluster.x-k8s.io/v1beta1
kind: Cluster
metadata: { name: production }
spec: { topology: { class: default, version: v1.32.4 } }
`,
  'apps/base/web/kustomization.yaml': 'resources: [deployment.yaml]\n',
  'apps/base/web/deployment.yaml': deployment('web'),
  'apps/production/kustomization.yaml': 'resources: [../base/web]\n',
  'apps/staging/kustomization.yaml': 'resources: [../base/web]\nnamePrefix: s-\n',
}

/** Kustomize overlays for each environment, applied by something else; Kruise of a kustomization's image. */
export const overlays: Texts = {
  'web/base/kustomization.yaml': 'resources: [deployment.yaml]\n',
  'web/base/deployment.yaml': deployment('web'),
  'web/overlays/dev/kustomization.yaml': 'resources: [../../base]\nnamespace: shop-dev\n',
  'web/overlays/prod/kustomization.yaml': 'resources: [../../base, quota.yaml]\nnamespace: shop\n',
  'web/overlays/prod/quota.yaml':
    'apiVersion: v1\nkind: ResourceQuota\nmetadata: { name: q }\nspec: { hard: { pods: "10" } }\n',
  'kruise/overlays/dev/kustomization.yaml': 'images:\n  - { name: openkruise/kruise-manager, newTag: v1.8.4 }\n',
  'kruise/overlays/prod/kustomization.yaml': 'images:\n  - { name: openkruise/kruise-manager, newTag: v1.6.3 }\n',
}

/** Helm with values for each environment, and two virtual clusters on the one of production. */
export const helmAndTenants: Texts = {
  'charts/web/Chart.yaml': 'apiVersion: v2\nname: web\nversion: 0.1.0\n',
  'charts/web/templates/deployment.yaml': deployment('web'),
  'charts/web/values.yaml': 'replicas: 1\n',
  'charts/web/values-dev.yaml': 'replicas: 1\n',
  'charts/web/values-prod.yaml': 'replicas: 3\n',
  'platform/kruise/values.yaml':
    'featureGates: "ImagePullJobGate=true"\nmanager: { image: { repository: openkruise/kruise-manager, tag: v1.8.4 } }\n',
  'kind/dev.yaml':
    'kind: Cluster\napiVersion: kind.x-k8s.io/v1alpha4\nname: dev\nnodes: [{ role: control-plane, image: "kindest/node:v1.33.1" }]\n',
  'tenants/team-a/application.yaml': `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: { name: team-a, namespace: argocd }
spec:
  sources:
    - repoURL: https://charts.loft.sh
      chart: vcluster
      targetRevision: 0.25.0
      helm: { valueFiles: [$values/tenants/team-a/vcluster.yaml] }
    - { repoURL: "${REPO}", ref: values }
  destination: { name: prod, namespace: vcluster-team-a }
`,
  'tenants/team-a/vcluster.yaml': 'controlPlane: { distro: { k8s: { enabled: true, version: v1.31.1 } } }\n',
  'tenants/team-a-apps.yaml': application(
    'team-a-apps',
    `repoURL: "${REPO}", path: team-a`,
    'name: team-a, namespace: shop',
  ),
  'team-a/deployment.yaml': deployment('web'),
  'tenants/team-b/Chart.yaml':
    'apiVersion: v2\nname: team-b\nversion: 0.1.0\ndependencies:\n  - { name: vcluster, version: 0.22.1, repository: "https://charts.loft.sh" }\n',
}

export const layouts: Readonly<Record<string, Texts>> = {
  'app-of-apps': appOfApps,
  'application-set': applicationSet,
  flux,
  overlays,
  'helm-and-tenants': helmAndTenants,
}
