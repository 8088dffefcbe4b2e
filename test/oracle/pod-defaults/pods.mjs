// Prints pod specs, one a line, from a fixed seed: what Kubernetes is asked to default. See README.md.
let state = 20261121
const below = (n) => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0
  return Math.floor((state / 2 ** 32) * n)
}
const one = (list) => list[below(list.length)]
const maybe = (chance, value) => (below(100) < chance ? value() : undefined)
const some = (max, make) => Array.from({ length: below(max + 1) }, (_, at) => make(at))

const quantity = () => one(['1', '100m', '0', '0.5', '64Mi', '1Gi', '1e3', '1.5Gi', 2, '-1', '0m', '1024'])
const list = () => {
  const names = ['cpu', 'memory', 'ephemeral-storage', 'nvidia.com/gpu', 'hugepages-2Mi'].filter(
    (_, at) => below(10) < [7, 7, 2, 1, 1][at],
  )
  return Object.fromEntries(names.map((name) => [name, quantity()]))
}
const resources = () => ({ requests: maybe(60, list), limits: maybe(60, list) })
const equal = () => {
  const both = { cpu: quantity(), memory: quantity() }
  return { requests: maybe(50, () => both), limits: both }
}
const handler = () =>
  one([
    () => ({ httpGet: { port: 80, path: one([undefined, '', '/x']), scheme: one([undefined, 'HTTPS']) } }),
    () => ({ exec: { command: ['true'] } }),
    () => ({ tcpSocket: { port: 80 } }),
    () => ({ grpc: { port: 80, service: one([undefined, '', 's']) } }),
  ])()
const probe = () => ({
  ...handler(),
  timeoutSeconds: maybe(30, () => one([0, 5])),
  periodSeconds: maybe(30, () => one([0, 5])),
  successThreshold: maybe(20, () => one([0, 2])),
  failureThreshold: maybe(20, () => one([0, 2])),
  initialDelaySeconds: maybe(20, () => 5),
})
const hook = () =>
  one([() => ({ httpGet: { port: 80 } }), () => ({ exec: { command: ['x'] } }), () => ({ sleep: { seconds: 1 } })])()
const policy = (resourceName) => ({ resourceName, restartPolicy: one(['NotRequired', 'RestartContainer', undefined]) })
const container = (name, init) => ({
  name,
  image: one([
    'a',
    'a:1',
    'a:latest',
    'r.example:5000/a',
    'r.example:5000/a/b:1',
    'a@sha256:0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef',
    'a:latest@sha256:0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef',
    '',
    undefined,
    'A b',
    'x:latest ',
    'a:',
  ]),
  imagePullPolicy: maybe(25, () => one(['Never', 'Always', ''])),
  resources: maybe(70, () => (below(3) ? resources() : equal())),
  resizePolicy: maybe(25, () => some(2, () => policy(one(['cpu', 'memory'])))),
  restartPolicy: init ? maybe(40, () => 'Always') : undefined,
  ports: maybe(40, () =>
    some(2, () => ({
      containerPort: one([80, 0, 443]),
      hostPort: maybe(30, () => one([80, 0])),
      protocol: maybe(30, () => one(['UDP', ''])),
      name: maybe(20, () => 'p'),
    })),
  ),
  env: maybe(30, () =>
    some(2, () =>
      one([
        { name: 'A', value: 'x' },
        { name: 'B', valueFrom: { fieldRef: { fieldPath: 'metadata.name' } } },
        { name: 'C', valueFrom: { fieldRef: { apiVersion: '', fieldPath: 'metadata.name' } } },
        { name: 'D', valueFrom: { resourceFieldRef: { resource: 'limits.cpu' } } },
        { name: 'E', valueFrom: { fileKeyRef: { key: 'a', path: 'b', volumeName: 'c' } } },
      ]),
    ),
  ),
  livenessProbe: maybe(20, probe),
  readinessProbe: maybe(20, probe),
  startupProbe: maybe(10, probe),
  lifecycle: maybe(20, () => ({ postStart: maybe(50, hook), preStop: maybe(50, hook) })),
  terminationMessagePath: maybe(10, () => one(['', '/x'])),
  terminationMessagePolicy: maybe(10, () => one(['', 'FallbackToLogsOnError'])),
  securityContext: maybe(20, () => one([{}, { privileged: true }, { procMount: 'Unmasked' }, { capabilities: {} }])),
  volumeMounts: maybe(10, () => [{ name: 'v', mountPath: '/v' }]),
})
const volume = (at) => ({
  name: `v${at}`,
  ...one([
    () => ({}),
    () => ({ emptyDir: null }),
    () => ({ emptyDir: { medium: 'Memory' } }),
    () => ({ secret: { secretName: 's', defaultMode: one([undefined, 0, 256]) } }),
    () => ({ configMap: { name: 'c', items: [{ key: 'k', path: 'p' }] } }),
    () => ({
      downwardAPI: {
        items: [
          { path: 'a', fieldRef: { fieldPath: 'metadata.name' } },
          { path: 'b', resourceFieldRef: { resource: 'limits.cpu' } },
        ],
      },
    }),
    () => ({
      projected: {
        sources: [
          { serviceAccountToken: { path: 't', expirationSeconds: one([undefined, 0, 600]) } },
          { downwardAPI: { items: [{ path: 'a', fieldRef: { fieldPath: 'metadata.name' } }] } },
          { secret: { name: 's' } },
        ],
      },
    }),
    () => ({ hostPath: { path: '/x', type: one([undefined, null, '', 'File']) } }),
    () => ({ iscsi: { targetPortal: 'p', iqn: 'q', lun: 0 } }),
    () => ({ rbd: { monitors: ['m'], image: 'i' } }),
    () => ({ azureDisk: { diskName: 'd', diskURI: 'u' } }),
    () => ({ scaleIO: { gateway: 'g', system: 's', secretRef: { name: 'x' } } }),
    () => ({
      ephemeral: {
        volumeClaimTemplate: { spec: { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '1Gi' } } } },
      },
    }),
    () => ({ persistentVolumeClaim: { claimName: 'c' } }),
    () => ({ image: { reference: one(['a', 'a:1']), pullPolicy: maybe(30, () => 'Never') } }),
  ])(),
})
const pod = () => ({
  containers: [container('app'), ...some(2, (at) => container(`c${at}`))],
  initContainers: maybe(35, () => some(2, (at) => container(`i${at}`, true))),
  ephemeralContainers: maybe(5, () => [{ name: 'e', image: 'a' }]),
  volumes: maybe(50, () => some(3, volume)),
  resources: maybe(15, () => (below(2) ? resources() : equal())),
  hostNetwork: maybe(25, () => one([true, false])),
  dnsPolicy: maybe(15, () => one(['Default', ''])),
  restartPolicy: maybe(15, () => one(['Never', ''])),
  schedulerName: maybe(10, () => one(['', 's'])),
  securityContext: maybe(20, () => one([{}, { runAsUser: 1 }])),
  terminationGracePeriodSeconds: maybe(20, () => one([0, 5])),
  enableServiceLinks: maybe(15, () => one([false, null])),
  serviceAccountName: maybe(15, () => 'sa'),
  topologySpreadConstraints: maybe(5, () => [{ maxSkew: 1, topologyKey: 'zone', whenUnsatisfiable: 'DoNotSchedule' }]),
  overhead: maybe(5, () => ({ cpu: '1m' })),
})
for (let nth = 0; nth < 100; nth++) console.log(JSON.stringify(pod()))
