// Mirrors pkg/quota/v1/evaluator/core/{registry,services,persistent_volume_claims}.go of k8s.io/kubernetes and the object
// counts of k8s.io/apiserver pkg/quota/v1/generic/evaluator.go.
import type { Build } from '../cluster/build.js'
import type { Refusal } from '../finding.js'
import type { Path } from '../source/path.js'
import { kindOf } from '../workload/kinds.js'
import { type JsonObject, type Manifest, objects, text } from '../workload/manifest.js'
import { addQuantities, type Quantity, scaledValue } from '../workload/quantity.js'
import { amount, ZERO } from '../workload/resources.js'
import type { Amounts } from './pod-sums.js'
import { type Measured, meetsClasses, quotaRefusals } from './resource-quota.js'
import { quantities } from './validation/resources.js'
import { member, type World } from './world.js'

/** Kinds that quotas do not count: what is not stored, and events. Pods are counted as they are admitted. */
const UNCOUNTED = new Set([
  '/Pod',
  '/Binding',
  '/ComponentStatus',
  '/Event',
  'events.k8s.io/Event',
  'authentication.k8s.io/TokenReview',
  'authentication.k8s.io/SelfSubjectReview',
  'authorization.k8s.io/SubjectAccessReview',
  'authorization.k8s.io/SelfSubjectAccessReview',
  'authorization.k8s.io/LocalSubjectAccessReview',
  'authorization.k8s.io/SelfSubjectRulesReview',
])

/** The names of old for the number of some objects. */
const ALIASES: Readonly<Record<string, string>> = {
  '/ConfigMap': 'configmaps',
  '/ResourceQuota': 'resourcequotas',
  '/ReplicationController': 'replicationcontrollers',
  '/Secret': 'secrets',
}

/** What the quotas say of an object, no Pod, that is created, or changed from `before`. */
export function objectQuotaRefusals(manifest: Manifest, world: World, before?: Manifest): Refusal[] {
  const { namespace } = manifest
  const kind = `${manifest.group}/${manifest.kind}`
  if (namespace === null || UNCOUNTED.has(kind)) return []
  const measured = measuredObject(kind, manifest, world.cluster)
  if (!before) return quotaRefusals(measured, namespace, world, manifest)
  // An update is charged for what it adds; only services and claims can add.
  if (kind !== '/Service' && kind !== CLAIM) return []
  const usage = increase(measured.usage, measuredObject(kind, before, world.cluster).usage)
  return quotaRefusals({ ...measured, usage }, namespace, world)
}

const CLAIM = '/PersistentVolumeClaim'

function measuredObject(kind: string, manifest: Manifest, build: Build): Measured {
  if (kind === CLAIM) return measuredClaim(manifest.value, build)
  if (kind === '/Service') return measured(serviceUsage(manifest.spec), serviceOnly)
  const names = [countName(manifest), ...(Object.hasOwn(ALIASES, kind) ? [ALIASES[kind]!] : [])]
  return measured(new Map(names.map((name) => [name, amount(1)])), (name) => names.includes(name))
}

const NAME: Path = ['metadata', 'name']

/** An object that no scope selects and that need not state anything. */
function measured(
  usage: Amounts,
  counts: (name: string) => boolean,
  placeOf: (name: string) => Path = nameOr,
): Measured {
  return { usage, counts, inScope: () => false, unstated: () => undefined, placeOf }
}

function nameOr(name: string): Path {
  if (name === 'services.loadbalancers') return ['spec', 'type']
  return name === 'services.nodeports' ? ['spec', 'ports'] : NAME
}

/** `count/clonesets.apps.kruise.io` */
function countName({ group, kind }: Manifest): string {
  return `count/${kindOf(group, kind)?.plural ?? guessedPlural(kind)}${group === '' ? '' : `.${group}`}`
}

/** As apimachinery guesses it (pkg/api/meta/restmapper.go), and as nearly every kind keeps it. */
function guessedPlural(kind: string): string {
  const singular = kind.toLowerCase()
  if (singular.endsWith('endpoints')) return singular
  if (singular.endsWith('s')) return `${singular}es`
  return singular.endsWith('y') ? `${singular.slice(0, -1)}ies` : `${singular}s`
}

const SERVICE_NAMES = ['count/services', 'services', 'services.nodeports', 'services.loadbalancers']

function serviceOnly(name: string): boolean {
  return SERVICE_NAMES.includes(name)
}

function serviceUsage({ type, ports, allocateLoadBalancerNodePorts }: JsonObject): Amounts {
  const usage = new Map([
    ['count/services', amount(1)],
    ['services', amount(1)],
  ])
  if (type !== 'NodePort' && type !== 'LoadBalancer') return usage
  const listed = objects(ports)
  const own = type === 'LoadBalancer' && allocateLoadBalancerNodePorts === false
  usage.set('services.nodeports', amount(own ? listed.filter(({ nodePort }) => nodePort).length : listed.length))
  if (type === 'LoadBalancer') usage.set('services.loadbalancers', amount(1))
  return usage
}

const OF_CLASS = '.storageclass.storage.k8s.io/'
const CLAIM_NAMES = ['persistentvolumeclaims', 'requests.storage']

/** A PersistentVolumeClaim as quotas see it. */
export function measuredClaim(claim: JsonObject, build: Build): Measured {
  const metadata = member(claim, 'metadata')
  const spec = member(claim, 'spec')
  const usage = new Map<string, Quantity>([['count/persistentvolumeclaims', amount(1)]])
  const annotated = member(metadata, 'annotations')['volume.beta.kubernetes.io/storage-class']
  const storageClass = text(annotated ?? spec.storageClassName)
  const storage = quantities(member(spec, 'resources'), 'requests').get('storage')
  const used: [string, Quantity | undefined][] = [
    ['persistentvolumeclaims', amount(1)],
    ['requests.storage', storage && wholeBytes(storage)],
  ]
  for (const [name, each] of used) {
    if (!each) continue
    usage.set(name, each)
    if (storageClass !== '') usage.set(`${storageClass}${OF_CLASS}${name}`, each)
  }
  const named = text(spec.volumeAttributesClassName)
  const scoped = build.holds('quota-knows-volume-attributes-class') && build.enabled('VolumeAttributesClass')
  return {
    usage,
    counts: (name) =>
      name === 'count/persistentvolumeclaims' ||
      CLAIM_NAMES.some((each) => name === each || name.endsWith(`${OF_CLASS}${each}`)),
    inScope: (scope) =>
      scoped && scope.name === 'VolumeAttributesClass' && meetsClasses(scope, named === '' ? [] : [named]),
    unstated: () => undefined,
    placeOf: (name) => {
      if (name.endsWith('requests.storage')) return ['spec', 'resources', 'requests', 'storage']
      return name.includes(OF_CLASS) && annotated === undefined ? ['spec', 'storageClassName'] : NAME
    },
  }
}

/** Storage is counted in whole bytes. */
function wholeBytes(storage: Quantity): Quantity {
  const { format, small } = storage
  const whole = scaledValue(storage)
  const same = storage.scale >= 0 || scaledValue(storage, storage.scale) === whole * 10n ** BigInt(-storage.scale)
  return same ? storage : { mantissa: whole, scale: 0, format, small }
}

function increase(now: Amounts, before: Amounts): Amounts {
  return new Map(
    [...now].map(([name, each]) => {
      const old = before.get(name) ?? ZERO
      const more = addQuantities(each, { ...old, mantissa: -old.mantissa })
      return [name, more.mantissa > 0n ? more : ZERO] as const
    }),
  )
}
