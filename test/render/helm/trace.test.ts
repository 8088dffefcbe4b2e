import { describe, expect, it } from 'vitest'
import { fileOf, helm, rendered, traceOf } from './chart.js'
import { parsedMapping } from './mapping.js'

const CHART =
  'apiVersion: v2\nname: shop\nversion: 1.2.3\nappVersion: "7.1"\ndependencies:\n  - name: cache\n    version: 0.1.0\n    alias: store\n'

const FILES = {
  'shop/Chart.yaml': CHART,
  'shop/values.yaml': `replicas: 2
image:
  repository: nginx
  tag: ""
priority: low
resources:
  limits:
    memory: 64Mi
    cpu: 100m
labels:
  team: a
sidecars:
  - name: one
    image: one:1
    level: debug
  - name: two
    image: two:1
    level: debug
ports:
  http: 80
  admin: 81
store:
  size: 3Gi
global:
  zone: z1
`,
  'shop/values-prod.yaml': `# what runs
replicas: 3
resources:
  limits:
    memory: 128Mi
tolerations:
  - key: spot
    operator: Exists
global:
  zone: z9
`,
  'shop/templates/_helpers.tpl': `{{- define "shop.name" -}}
{{ .Release.Name | trunc 63 }}-{{ .Chart.Name }}
{{- end }}
{{- define "shop.labels" -}}
app: shop
team: {{ .Values.labels.team }}
{{- end }}
{{- define "shop.limit" -}}
limits:
  memory: {{ .limit | quote }}
  note: {{ .note }}
{{- end }}
`,
  'shop/templates/web.yaml': `apiVersion: apps/v1
kind: Deployment
metadata:
  name: {{ include "shop.name" . }}
  annotations:
    checksum/config: {{ include (print $.Template.BasePath "/config.yaml") . | sha256sum }}
  labels:
    {{- include "shop.labels" . | nindent 4 }}
spec:
  replicas: {{ .Values.replicas }}
  template:
    metadata:
      labels: {{- include "shop.labels" . | nindent 8 }}
    spec:
      priorityClassName: {{ .Values.priority | default "normal" | quote }}
      schedulerName: {{ .Values.scheduler | default "own-scheduler" }}
      terminationGracePeriodSeconds: 31
      containers:
        - name: web
          image: "{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}"
          {{- with .Values.resources }}
          resources:
            {{- toYaml . | nindent 12 }}
          {{- end }}
          ports:
            {{- range $name, $port := .Values.ports }}
            - name: {{ $name }}
              containerPort: {{ $port }}
            {{- end }}
        {{- range .Values.sidecars }}
        - name: {{ .name }}
          image: {{ .image | quote }}
          args: ["--level={{ .level }}"]
          env:
            - { name: LEVEL, value: {{ .level }} }
        {{- end }}
      {{- with .Values.tolerations }}
      tolerations:
        - key: always
        {{- toYaml . | nindent 8 }}
      {{- end }}
`,
  'shop/templates/config.yaml': `apiVersion: v1
kind: ConfigMap
metadata:
  name: {{ .Release.Name }}-config
data:
  version: {{ .Chart.AppVersion | quote }}
  {{- $limit := .Values.resources.limits.memory }}
  {{- include "shop.limit" (dict "limit" $limit "note" "of-the-call") | nindent 2 }}
  text: |
    one
    two
{{- if .Capabilities.APIVersions.Has "apps.kruise.io/v1alpha1" }}
---
apiVersion: apps.kruise.io/v1alpha1
kind: CloneSet
metadata: { name: clone }
spec: { replicas: 9 }
{{- else }}
---
apiVersion: v1
kind: Service
metadata: { name: plain }
spec: { type: {{ if semverCompare ">=1.30-0" .Capabilities.KubeVersion.Version }}NodePort{{ else }}ClusterIP{{ end }} }
{{- end }}
`,
  'shop/templates/hook.yaml': `apiVersion: batch/v1
kind: Job
metadata:
  name: migrate
  annotations:
    "helm.sh/hook": pre-install
spec:
  backoffLimit: {{ tpl "{{ .Values.replicas }}" . }}
`,
  'shop/templates/tests/test.yaml': `apiVersion: v1
kind: Pod
metadata:
  name: test
  annotations: { "helm.sh/hook": test }
`,
  'shop/templates/NOTES.txt': 'Thanks for {{ .Chart.Name }}.\n',
  'shop/crds/thing.yaml':
    'kind: CustomResourceDefinition\napiVersion: apiextensions.k8s.io/v1\nmetadata:\n  name: things.example.com\n',
  'shop/charts/cache/Chart.yaml': 'apiVersion: v2\nname: cache\nversion: 0.1.0\n',
  'shop/charts/cache/values.yaml': 'size: 1Gi\nclass: slow\n',
  'shop/charts/cache/templates/claim.yaml': `apiVersion: v1
kind: PersistentVolumeClaim
metadata:
  name: {{ .Release.Name }}-{{ .Chart.Name }}
  labels:
    zone: {{ .Values.global.zone }}
spec:
  storageClassName: {{ .Values.class }}
  resources: { requests: { storage: {{ .Values.size }} } }
`,
}

describe.skipIf(!helm)('what stands in a rendered chart', () => {
  const plain = helm && fileOf(rendered(FILES, [], { kubernetes: '1.31.4' }))
  const prod = helm && fileOf(rendered(FILES, ['shop/values-prod.yaml']))
  const container = ['spec', 'template', 'spec', 'containers', 0]
  const web = 'shop/templates/web.yaml'
  const cases: [string, 'plain' | 'prod', string, (string | number)[], string][] = [
    [
      'a line of the template',
      'plain',
      'Deployment',
      ['spec', 'template', 'spec', 'terminationGracePeriodSeconds'],
      `${web}:17:7 terminationGracePeriodSeconds: 31`,
    ],
    ['a value of values.yaml', 'plain', 'Deployment', ['spec', 'replicas'], 'shop/values.yaml:1:1 replicas: 2'],
    ['a value of the environment', 'prod', 'Deployment', ['spec', 'replicas'], 'shop/values-prod.yaml:2:1 replicas: 3'],
    [
      'a value with a default that is not used',
      'plain',
      'Deployment',
      ['spec', 'template', 'spec', 'priorityClassName'],
      'shop/values.yaml:5:1 priority: low',
    ],
    [
      'a default in the template',
      'plain',
      'Deployment',
      ['spec', 'template', 'spec', 'schedulerName'],
      `${web}:16:53 "own-scheduler"`,
    ],
    [
      'a mapping that the environment merges over',
      'prod',
      'Deployment',
      [...container, 'resources', 'limits', 'memory'],
      'shop/values-prod.yaml:5:5 memory: 128Mi',
    ],
    [
      'what the environment leaves of it',
      'prod',
      'Deployment',
      [...container, 'resources', 'limits', 'cpu'],
      'shop/values.yaml:9:5 cpu: 100m',
    ],
    ['a mapping in it', 'plain', 'Deployment', [...container, 'resources', 'limits'], 'shop/values.yaml:7:3 limits'],
    [
      'what is not there, by its parent',
      'plain',
      'Deployment',
      [...container, 'resources', 'requests', 'cpu'],
      `${web}:22:11 resources`,
    ],
    [
      'an item of a range',
      'plain',
      'Deployment',
      ['spec', 'template', 'spec', 'containers', 2, 'image'],
      'shop/values.yaml:17:5 image: two:1',
    ],
    [
      'an item that reads like another one',
      'plain',
      'Deployment',
      ['spec', 'template', 'spec', 'containers', 2, 'env', 0, 'value'],
      'shop/values.yaml:18:5 level: debug',
    ],
    [
      'a mapping that is ranged over, by its sorted keys',
      'plain',
      'Deployment',
      [...container, 'ports', 1, 'containerPort'],
      'shop/values.yaml:20:3 http: 80',
    ],
    [
      'items of the values behind one of the template',
      'prod',
      'Deployment',
      ['spec', 'template', 'spec', 'tolerations', 1, 'operator'],
      'shop/values-prod.yaml:8:5 operator: Exists',
    ],
    [
      'an item of the template in front of them',
      'prod',
      'Deployment',
      ['spec', 'template', 'spec', 'tolerations', 0, 'key'],
      `${web}:39:11 key: always`,
    ],
    [
      'a line of a helper',
      'plain',
      'Deployment',
      ['metadata', 'labels', 'app'],
      'shop/templates/_helpers.tpl:5:1 app: shop',
    ],
    [
      'a value in a helper',
      'plain',
      'Deployment',
      ['spec', 'template', 'metadata', 'labels', 'team'],
      'shop/values.yaml:11:3 team: a',
    ],
    [
      'a value that a helper is given in a dict',
      'plain',
      'ConfigMap',
      ['data', 'limits', 'memory'],
      'shop/values.yaml:8:5 memory: 64Mi',
    ],
    [
      'a constant that a helper is given',
      'plain',
      'ConfigMap',
      ['data', 'limits', 'note'],
      'shop/templates/config.yaml:8:56 "of-the-call"',
    ],
    ['several values in one text', 'plain', 'Deployment', [...container, 'image'], `${web} as such`],
    ['a name that is computed', 'plain', 'Deployment', ['metadata', 'name'], `${web} as such`],
    ['a field of Chart.yaml', 'plain', 'ConfigMap', ['data', 'version'], 'shop/Chart.yaml:4:1 appVersion: "7.1"'],
    [
      'a text of several lines',
      'plain',
      'ConfigMap',
      ['data', 'text'],
      'shop/templates/config.yaml:9:3 text: |\n    one\n    two',
    ],
    [
      'a branch of what the cluster has',
      'plain',
      'Service',
      ['spec', 'type'],
      'shop/templates/config.yaml:23:82 NodePort',
    ],
    [
      'a hook',
      'plain',
      'Job',
      ['metadata', 'annotations', 'helm.sh/hook'],
      'shop/templates/hook.yaml:6:5 "helm.sh/hook": pre-install',
    ],
    ['what tpl makes of a template', 'plain', 'Job', ['spec', 'backoffLimit'], 'shop/templates/hook.yaml as such'],
    [
      'a value for a chart inside, under its alias',
      'plain',
      'PersistentVolumeClaim',
      ['spec', 'resources', 'requests', 'storage'],
      'shop/values.yaml:23:3 size: 3Gi',
    ],
    [
      'a value of the chart inside',
      'plain',
      'PersistentVolumeClaim',
      ['spec', 'storageClassName'],
      'shop/charts/cache/values.yaml:2:1 class: slow',
    ],
    [
      'a global value',
      'prod',
      'PersistentVolumeClaim',
      ['metadata', 'labels', 'zone'],
      'shop/values-prod.yaml:10:3 zone: z9',
    ],
    [
      'a definition that is printed as it is',
      'plain',
      'CustomResourceDefinition',
      ['metadata', 'name'],
      'shop/crds/thing.yaml:4:3 name: things.example.com',
    ],
  ]
  it.each(cases)('%s', (_, which, kind, path, place) => {
    expect(traceOf((which === 'plain' ? plain : prod)!, kind, path)).toBe(place)
  })

  it('has hooks, and no tests', () => {
    expect(plain?.text).toContain('name: migrate')
    expect(plain?.text).not.toContain('name: test')
  })

  it('follows what the cluster has', () => {
    const told = { apiVersions: ['apps.kruise.io/v1alpha1'], kubernetes: '1.28.7' }
    const clone = fileOf(rendered(FILES, [], told))
    expect(traceOf(clone, 'CloneSet', ['spec', 'replicas'])).toBe('shop/templates/config.yaml:17:9 replicas: 9')
    const older = fileOf(rendered(FILES, [], { kubernetes: '1.28.7' }))
    expect(traceOf(older, 'Service', ['spec', 'type'])).toBe('shop/templates/config.yaml:23:100 ClusterIP')
  })

  it('is traced to the values of an Application, and to its parameters', () => {
    const app = parsedMapping('app.yaml', 'spec:\n  values:\n    replicas: 5\n  tag: 6Gi\n', ['spec', 'values'])
    const span = { start: app.file.text.indexOf('6Gi'), end: app.file.text.indexOf('6Gi') + 3 }
    const made = fileOf(
      rendered(FILES, [
        'shop/values-prod.yaml',
        app,
        { file: app.file, parameter: { name: 'store.size', value: '6Gi', isString: true, span } },
      ]),
    )
    expect(traceOf(made, 'Deployment', ['spec', 'replicas'])).toBe('app.yaml:3:5 replicas: 5')
    expect(traceOf(made, 'PersistentVolumeClaim', ['spec', 'resources', 'requests', 'storage'])).toBe(
      'app.yaml:4:8 6Gi',
    )
  })

  it('reads CRLF, a byte order mark, tabs and paths with spaces', () => {
    const files = {
      'my chart/Chart.yaml': '\uFEFFapiVersion: v2\r\nname: odd\r\nversion: 1.0.0\r\n',
      'my chart/values.yaml': 'size:\t4\r\n',
      'my chart/templates/a b.yaml':
        '\uFEFFapiVersion: v1\r\nkind: ConfigMap\r\nmetadata:\r\n  name: a\r\ndata:\r\n  size:\t"{{\t.Values.size\t}}"\t# why\r\n  other: "x"\r\n',
    }
    const made = fileOf(rendered(files, [], { folder: 'my chart' }))
    expect(traceOf(made, 'ConfigMap', ['data', 'size'])).toBe('my chart/values.yaml:1:1 size:\t4')
    expect(traceOf(made, 'ConfigMap', ['data', 'other'])).toBe('my chart/templates/a b.yaml:7:3 other: "x"')
  })

  it('is traced to no place that reads alike by chance', () => {
    const files = {
      'shop/Chart.yaml': 'apiVersion: v2\nname: shop\nversion: 1.0.0\n',
      'shop/values.yaml': 'a: 5\nb: 5\nlist: [5, 5]\n',
      'shop/templates/a.yaml':
        'kind: A\na: {{ .Values.b }}\nb: {{ add .Values.a 0 }}\nc: {{ index .Values.list 1 }}\n{{ $x := 1 }}{{ if true }}{{ $x = .Values.a }}{{ end }}d: {{ $x }}\n',
    }
    const made = fileOf(rendered(files))
    expect(traceOf(made, 'A', ['a'])).toBe('shop/values.yaml:2:1 b: 5')
    expect(traceOf(made, 'A', ['b'])).toBe('shop/templates/a.yaml as such')
    expect(traceOf(made, 'A', ['c'])).toBe('shop/values.yaml:3:11 5')
    expect(traceOf(made, 'A', ['d'])).toBe('shop/templates/a.yaml as such')
  })
})
