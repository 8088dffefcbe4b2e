// Prints questions from a fixed seed: LimitRanges and ResourceQuotas, valid and not, with pods, claims and services that meet them.
let state = 20261121
function random() {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0
  return state / 2 ** 32
}
const below = (most) => Math.floor(random() * most)
const one = (list) => list[below(list.length)]
const maybe = (chance) => random() < chance
const some = (list, chance) => list.filter(() => maybe(chance))

const AMOUNTS = {
  cpu: ['100m', '250m', '500m', '1', '1500m', '2', '0.5', '4', '1e0', '100m'],
  memory: ['64Mi', '128Mi', '256Mi', '0.5Gi', '1Gi', '1.5Gi', '500M', '2Gi', '1000000Ki', '1e9'],
  'ephemeral-storage': ['1Gi', '2Gi', '500Mi'],
  'nvidia.com/gpu': ['1', '2', '4'],
  'hugepages-2Mi': ['2Mi', '4Mi'],
  storage: ['1Gi', '5Gi', '10Gi', '1.5Gi', '1500m'],
}
const COMPUTE = ['cpu', 'memory']

function list(names, chance, odd = 0) {
  const resources = {}
  for (const name of some(names, chance)) resources[name] = one(AMOUNTS[name])
  if (maybe(odd)) resources[one(['foo', 'example.com/', 'requests.cpu', 'pods', 'kubernetes.io/x'])] = '1'
  return resources
}

function limitRange() {
  const limits = Array.from({ length: 1 + below(2) }, () => {
    const type = one(['Container', 'Container', 'Pod', 'PersistentVolumeClaim', maybe(0.1) ? 'Node' : 'Container'])
    const names = type === 'PersistentVolumeClaim' ? ['storage'] : maybe(0.2) ? Object.keys(AMOUNTS) : COMPUTE
    const item = { type }
    for (const bound of some(['min', 'max'], 0.6)) item[bound] = list(names, 0.7, 0.03)
    for (const bound of some(['default', 'defaultRequest'], type === 'Container' ? 0.4 : 0.05))
      item[bound] = list(names, 0.6)
    if (maybe(0.3)) {
      item.maxLimitRequestRatio = {}
      for (const name of some(COMPUTE, 0.7)) item.maxLimitRequestRatio[name] = one(['1', '2', '4', '1.5', '0.5', '10'])
    }
    return item
  })
  return { metadata: { name: maybe(0.05) ? 'Limits' : 'limits', namespace: 'default' }, spec: { limits } }
}

function container(name, init) {
  const names = [...COMPUTE, ...some(['ephemeral-storage', 'nvidia.com/gpu', 'hugepages-2Mi'], 0.15)]
  const limits = list(names, 0.5)
  const requests = list(COMPUTE, 0.4)
  const found = { name, image: 'nginx:1.25' }
  if (Object.keys(limits).length + Object.keys(requests).length > 0) found.resources = { limits, requests }
  if (init && maybe(0.4)) found.restartPolicy = 'Always'
  return found
}

function pod() {
  const spec = { containers: Array.from({ length: 1 + below(3) }, (_, at) => container(`c${at}`, false)) }
  if (maybe(0.5)) spec.initContainers = Array.from({ length: 1 + below(2) }, (_, at) => container(`i${at}`, true))
  if (maybe(0.2)) spec.resources = { limits: list([...COMPUTE, 'hugepages-2Mi'], 0.5), requests: list(COMPUTE, 0.5) }
  if (maybe(0.1)) spec.overhead = list(COMPUTE, 0.7)
  if (maybe(0.3)) spec.priorityClassName = one(['high', 'low'])
  if (maybe(0.3)) spec.activeDeadlineSeconds = 60
  if (maybe(0.2)) {
    const term = { topologyKey: 'kubernetes.io/hostname' }
    if (maybe(0.5)) term.namespaces = some(['other'], 0.7)
    if (maybe(0.3)) term.namespaceSelector = {}
    const kind = one(['podAffinity', 'podAntiAffinity'])
    const rule = maybe(0.5)
      ? { requiredDuringSchedulingIgnoredDuringExecution: [term] }
      : { preferredDuringSchedulingIgnoredDuringExecution: [{ weight: 1, podAffinityTerm: term }] }
    spec.affinity = { [kind]: rule }
  }
  return { metadata: { name: 'name', namespace: 'default' }, spec }
}

const HARD = {
  pods: ['0', '1', '5'],
  cpu: ['500m', '2'],
  'requests.cpu': ['300m', '1', '2'],
  'limits.cpu': ['1', '2500m'],
  'requests.memory': ['128Mi', '1Gi'],
  'limits.memory': ['1Gi', '4Gi'],
  memory: ['256Mi'],
  'requests.ephemeral-storage': ['1Gi'],
  'limits.ephemeral-storage': ['1Gi', '3Gi'],
  'requests.nvidia.com/gpu': ['1', '3'],
  'hugepages-2Mi': ['2Mi'],
  'requests.hugepages-2Mi': ['4Mi'],
  'count/pods': ['0', '3'],
  services: ['0', '2'],
  'services.nodeports': ['0', '1'],
  'services.loadbalancers': ['0', '1'],
  'count/services': ['1'],
  'requests.storage': ['1Gi', '6Gi'],
  persistentvolumeclaims: ['0', '1'],
  'count/persistentvolumeclaims': ['0', '2'],
  'gold.storageclass.storage.k8s.io/requests.storage': ['2Gi'],
  'gold.storageclass.storage.k8s.io/persistentvolumeclaims': ['0', '1'],
  'count/deployments.apps': ['1'],
}
const ODD = {
  foo: '1',
  storage: '1Gi',
  'services.nodeports': '1.5',
  pods: '-1',
  'limits.cpu': '-100m',
  'requests.example.com/x': '500m',
  'limits.nvidia.com/gpu': '1',
}
const SCOPES = [
  'BestEffort',
  'NotBestEffort',
  'Terminating',
  'NotTerminating',
  'PriorityClass',
  'CrossNamespacePodAffinity',
  'VolumeAttributesClass',
]

function resourceQuota() {
  const hard = {}
  const names = Object.keys(HARD)
  for (let left = 1 + below(4); left > 0; left--) {
    const name = one(maybe(0.6) ? names.slice(0, 8) : names)
    hard[name] = one(HARD[name])
  }
  if (maybe(0.1)) {
    const name = one(Object.keys(ODD))
    hard[name] = ODD[name]
  }
  const used = {}
  for (const [name, most] of Object.entries(hard))
    if (maybe(0.95)) used[name] = maybe(0.7) ? '0' : most.startsWith('-') ? '0' : most
  const spec = { hard }
  if (maybe(0.25)) spec.scopes = maybe(0.1) ? [one(SCOPES), 'Odd'] : some(SCOPES, 0.2)
  if (maybe(0.3)) {
    const matchExpressions = Array.from({ length: 1 + below(2) }, () => {
      const scopeName = maybe(0.6) ? 'PriorityClass' : one(SCOPES)
      const operator =
        scopeName === 'PriorityClass' || maybe(0.2) ? one(['In', 'NotIn', 'Exists', 'DoesNotExist']) : 'Exists'
      const valued = operator === 'In' || operator === 'NotIn'
      return { scopeName, operator, ...(valued !== maybe(0.07) && { values: some(['high', 'mid'], 0.8) }) }
    })
    spec.scopeSelector = { matchExpressions }
  }
  return { metadata: { name: 'quota', namespace: 'default' }, spec, status: maybe(0.95) ? { hard, used } : {} }
}

function claim() {
  const spec = { accessModes: ['ReadWriteOnce'], resources: { requests: list(['storage'], 0.95) } }
  if (maybe(0.5)) spec.storageClassName = one(['gold', 'silver'])
  const annotations = maybe(0.1) ? { 'volume.beta.kubernetes.io/storage-class': 'gold' } : {}
  return { metadata: { name: 'name', namespace: 'default', annotations }, spec }
}

function service() {
  const type = one(['ClusterIP', 'NodePort', 'LoadBalancer'])
  const ports = Array.from({ length: 1 + below(2) }, (_, at) => ({
    name: `p${at}`,
    port: 80 + at,
    ...(maybe(0.3) && { nodePort: 30000 + at }),
  }))
  return {
    metadata: { name: 'name', namespace: 'default' },
    spec: { type, ports, ...(maybe(0.3) && { allocateLoadBalancerNodePorts: maybe(0.5) }) },
  }
}

for (let at = 0; at < 100; at++)
  console.log(JSON.stringify({ limitRange: limitRange(), pod: pod(), ...(maybe(0.4) && { claim: claim() }) }))
for (let at = 0; at < 120; at++) {
  const about = maybe(0.7) ? { pod: pod() } : maybe(0.5) ? { claim: claim() } : { service: service() }
  console.log(JSON.stringify({ resourceQuota: resourceQuota(), ...about }))
}
