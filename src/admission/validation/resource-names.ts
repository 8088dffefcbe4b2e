// Mirrors k8s.io/kubernetes/pkg/apis/core/helper/helpers.go
import { int64Value, isQuantity, parseQuantity, type Quantity } from '../../workload/quantity.js'
import { byteLength } from './read.js'

const containerResources = new Set(['cpu', 'memory', 'ephemeral-storage'])
const counted = [
  'pods',
  'resourcequotas',
  'services',
  'replicationcontrollers',
  'secrets',
  'configmaps',
  'persistentvolumeclaims',
  'services.nodeports',
  'services.loadbalancers',
]
const standard = new Set([
  ...[...containerResources].flatMap((name) => [name, `requests.${name}`, `limits.${name}`]),
  ...counted,
  'storage',
  'requests.storage',
])

/** Whether the name is one of huge pages: `hugepages-2Mi`. */
export function isHugePages(name: string): boolean {
  return name.startsWith('hugepages-')
}

/** Whether Kubernetes itself defines the name for objects or quotas. */
export function isStandardResource(name: string): boolean {
  return standard.has(name) || isHugePages(name) || name.startsWith('requests.hugepages-')
}

/** Whether Kubernetes itself defines the name for quotas. */
export function isQuotaResource(name: string): boolean {
  return name !== 'storage' && isStandardResource(name)
}

/** Whether Kubernetes itself defines the name for containers. */
export function isContainerResource(name: string): boolean {
  return containerResources.has(name) || isHugePages(name)
}

/** Whether the name has no domain, or kubernetes.io's. */
export function isNativeResource(name: string): boolean {
  return !name.includes('/') || name.includes('kubernetes.io/')
}

/** Whether the name is that of a device or another resource that a cluster adds: `nvidia.com/gpu`. */
export function isExtendedResource(name: string): boolean {
  if (isNativeResource(name) || name.startsWith('requests.')) return false
  const [domain = '', ...rest] = `requests.${name}`.split('/')
  const own = rest.join('/')
  const label = '[a-z0-9]([-a-z0-9]*[a-z0-9])?'
  return (
    rest.length === 1 &&
    byteLength(domain) <= 253 &&
    new RegExp(`^${label}(\\.${label})*$`).test(domain) &&
    byteLength(own) <= 63 &&
    /^([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]$/.test(own)
  )
}

/** Whether requests may be less than limits. */
export function allowsOvercommit(name: string): boolean {
  return isNativeResource(name) && !isHugePages(name)
}

/** Whether the resource comes in whole units only. */
export function isIntegerResource(name: string): boolean {
  return counted.includes(name) || isExtendedResource(name)
}

/** Whether `quantity` is a multiple of the page size that the name of its resource tells. */
export function isWholePages(name: string, quantity: Quantity): boolean {
  const size = parseQuantity(name.slice('hugepages-'.length))
  if (!isQuantity(size) || size.mantissa <= 0n || int64Value(size, -3) % 1000n !== 0n) return false
  const page = int64Value(size)
  return page !== 0n && int64Value(quantity) % page === 0n
}
