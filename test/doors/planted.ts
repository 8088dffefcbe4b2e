/** A folder of files by their path. */
export type Files = Readonly<Record<string, string>>

/** A workload in the namespace shop; `pod` are further lines of its pod's spec, `container` of its container. */
export const deployment = (name: string, pod = '', container = ''): string => `apiVersion: apps/v1
kind: Deployment
metadata:
  name: ${name}
  namespace: shop
spec:
  replicas: 4
  selector:
    matchLabels: { app: ${name} }
  template:
    metadata:
      labels: { app: ${name}, team: shop }
    spec:${pod && `\n      ${pod}`}
      containers:
        - name: ${name}
          image: registry.example.com/${name}:1
          ${container || 'args: []'}
`

/** A workload whose reserved pods get a class by a patch: Kruise 1.8.0 is the first that gives its value with it. */
export const spread = (name: string, className = 'normal'): string => `${deployment(name)}---
apiVersion: apps.kruise.io/v1alpha1
kind: WorkloadSpread
metadata:
  name: ${name}
  namespace: shop
spec:
  targetRef: { apiVersion: apps/v1, kind: Deployment, name: ${name} }
  subsets:
    - name: reserved
      maxReplicas: 2
      patch:
        spec:
          priorityClassName: ${className}
    - name: spot
`

/** A class that every release takes, unless its value is too high. */
export const priorityClass = (name: string, value = 1000, more = ''): string => `apiVersion: scheduling.k8s.io/v1
kind: PriorityClass
metadata: { name: ${name} }
value: ${value}
${more}`

/** A sidecar without limits for every pod of the label `team: NAME`. */
export const sidecarSet = (team: string): string => `apiVersion: apps.kruise.io/v1alpha1
kind: SidecarSet
metadata:
  name: logs-${team}
spec:
  selector:
    matchLabels: { team: ${team} }
  containers:
    - name: logs-agent
      image: registry.example.com/logs-agent:2
`

/** Limits that make a pod Guaranteed. */
export const limits = 'resources: { limits: { cpu: 500m, memory: 256Mi } }'

/** Clusters on old releases, one on new ones. */
export const config = (more = ''): string => `defaults:
  knows: [PriorityClass, SidecarSet, LimitRange, ResourceQuota, WorkloadSpread]
clusters:
  - { name: prod-eu, kubernetes: 1.28.7, kruise: 1.6.3 }
  - { name: prod-us, kubernetes: 1.28.7, kruise: 1.6.3 }
  - { name: staging, kubernetes: 1.32, kruise: 1.9.0 }
${more}`

/** A spread that Kruise refuses from 1.8.0 on, and whose pods are refused on every release. */
export const disk = (name: string): string => `apiVersion: apps.kruise.io/v1alpha1
kind: CloneSet
metadata:
  name: ${name}
  namespace: shop
spec:
  replicas: 3
  selector:
    matchLabels: { app: ${name} }
  volumeClaimTemplates:
    - metadata: { name: data }
      spec:
        accessModes: [ReadWriteOnce]
        resources: { requests: { storage: 10Gi } }
  template:
    metadata:
      labels: { app: ${name} }
    spec:
      containers:
        - name: ${name}
          image: registry.example.com/${name}:1
          volumeMounts:
            - { name: data, mountPath: /data }
---
apiVersion: apps.kruise.io/v1alpha1
kind: WorkloadSpread
metadata:
  name: ${name}
  namespace: shop
spec:
  targetRef: { apiVersion: apps.kruise.io/v1alpha1, kind: CloneSet, name: ${name} }
  subsets:
    - name: zone-a
      maxReplicas: 2
      patch:
        spec:
          volumes:
            - { name: data, emptyDir: {} }
    - name: zone-b
`
