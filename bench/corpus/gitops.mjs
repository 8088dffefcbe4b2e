import * as kinds from './kinds.mjs'
import { write } from './manifests.mjs'
import { randomOf } from './random.mjs'

/**
 * Writes what a platform team has: `apps` applications with a base and ten overlays each, charts with templates of Helm, and for
 * each cluster a folder of Applications that send overlays and charts there. Returns the overlays.
 */
export function writeGitOps(folder, { apps, charts, clusters }, seed = 5) {
  const random = randomOf(seed)
  const overlays = []
  for (let i = 0; i < apps; i++) {
    const name = `app-${i}`
    const base = `apps/${name}/base`
    write(folder, `${base}/deployment.yaml`, kinds.deployment(random, name, 'default'))
    write(folder, `${base}/service.yaml`, kinds.service(random, name, 'default'))
    write(folder, `${base}/config.yaml`, kinds.configMap(random, name, 'default'))
    write(folder, `${base}/kustomization.yaml`, 'resources:\n  - deployment.yaml\n  - service.yaml\n  - config.yaml\n')
    for (let j = 0; j < 10; j++) {
      const overlay = `apps/${name}/overlays/stage-${j}`
      overlays.push(overlay)
      write(
        folder,
        `${overlay}/kustomization.yaml`,
        `namespace: team-${i}-${j}\nresources:\n  - ../../base\nlabels:\n  - pairs: { stage: stage-${j} }\npatches:\n  - path: replicas.yaml\nimages:\n  - name: registry.example.com/${name}\n    newTag: "2.${j}.0"\n`,
      )
      write(folder, `${overlay}/replicas.yaml`, replicas(name, 1 + random.below(9)))
    }
  }
  for (let i = 0; i < charts; i++) writeChart(folder, `charts/chart-${i}`, `chart-${i}`, random)
  for (let i = 0; i < clusters; i++) {
    const cluster = `cluster-${i}`
    for (let j = i; j < overlays.length; j += clusters)
      write(folder, `clusters/${cluster}/app-${j}.yaml`, application(`${cluster}-app-${j}`, overlays[j], cluster))
    for (let j = i; j < charts; j += clusters)
      write(
        folder,
        `clusters/${cluster}/chart-${j}.yaml`,
        application(
          `${cluster}-chart-${j}`,
          `charts/chart-${j}`,
          cluster,
          `    helm:\n      values: |\n        replicas: ${2 + random.below(5)}\n`,
        ),
      )
  }
  const cell = (_, i) => `  - { name: cluster-${i}, kubernetes: "1.${29 + (i % 6)}", kruise: "1.${5 + (i % 4)}" }\n`
  write(
    folder,
    '.github/kruise-preflight.yml',
    `gitops: true\nclusters:\n${Array.from({ length: clusters }, cell).join('')}`,
  )
  return overlays
}

/** A patch of an overlay. */
export const replicas = (name, count) =>
  `apiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: ${name}\n  namespace: default\nspec:\n  replicas: ${count}\n`

const application = (name, path, cluster, more = '') =>
  `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata:\n  name: ${name}\n  namespace: argocd\nspec:\n  project: default\n  source:\n    repoURL: https://git.example.com/platform/gitops\n    targetRevision: main\n    path: ${path}\n${more}  destination:\n    name: ${cluster}\n    namespace: ${name}\n  syncPolicy:\n    automated: { prune: true }\n`

function writeChart(folder, chart, name, random) {
  write(folder, `${chart}/Chart.yaml`, `apiVersion: v2\nname: ${name}\nversion: 0.${random.below(9)}.0\n`)
  write(
    folder,
    `${chart}/values.yaml`,
    `replicas: 2\nimage:\n  repository: registry.example.com/${name}\n  tag: "1.0"\nresources:\n  requests: { cpu: 100m, memory: 128Mi }\n`,
  )
  write(
    folder,
    `${chart}/templates/_helpers.tpl`,
    `{{- define "${name}.labels" -}}\napp: {{ .Chart.Name }}\nrelease: {{ .Release.Name }}\n{{- end }}\n`,
  )
  write(
    folder,
    `${chart}/templates/deployment.yaml`,
    `apiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: {{ .Release.Name }}\n  labels:\n    {{- include "${name}.labels" . | nindent 4 }}\nspec:\n  replicas: {{ .Values.replicas }}\n  selector:\n    matchLabels:\n      {{- include "${name}.labels" . | nindent 6 }}\n  template:\n    metadata:\n      labels:\n        {{- include "${name}.labels" . | nindent 8 }}\n    spec:\n      containers:\n        - name: main\n          image: "{{ .Values.image.repository }}:{{ .Values.image.tag }}"\n          resources:\n            {{- toYaml .Values.resources | nindent 12 }}\n`,
  )
  write(
    folder,
    `${chart}/templates/service.yaml`,
    `apiVersion: v1\nkind: Service\nmetadata:\n  name: {{ .Release.Name }}\nspec:\n  selector:\n    {{- include "${name}.labels" . | nindent 4 }}\n  ports:\n    - port: 80\n`,
  )
}
