// Mirrors chart/values.yaml and chart/templates/{limitrange,_helper,_init-containers}.tpl of vcluster, and charts/*/values.yaml of its old charts.
import { type Json, type Path, valueAt } from '../source/path.js'
import { isObject, type JsonObject } from './manifest.js'

/** Amounts of resources by name, as quantities: `{ cpu: 30m, memory: 64Mi }`. */
export type Amounts = Readonly<Record<string, string>>

/** What the values of a vcluster chart, of either era, say that matters to the pods of its guests. */
export interface VclusterOptions {
  /** The guest's Kubernetes version, a tag of an image; absent where the chart's default holds. */
  readonly guestVersion?: string
  /** Absent where the values choose none. */
  readonly distro?: 'k8s' | 'k3s' | 'k0s'
  /** Whether pods with a subdomain get an init container that rewrites /etc/hosts. */
  readonly rewriteHosts: boolean
  /** The requests of that init container. */
  readonly rewriteHostsResources: Amounts
  /** Its limits; the same as the requests unless the values say otherwise. */
  readonly rewriteHostsLimits: Amounts
  /** Whether the guest's priority classes are copied to the host; if not, host pods have none. */
  readonly syncPriorityClasses: boolean
  /** The PriorityClass of the host that copies without one get. */
  readonly hostPriorityClass?: string
  /** The defaults for containers of the LimitRange that the chart makes in the host's namespace. */
  readonly hostLimitRange?: { readonly default: Amounts; readonly defaultRequest: Amounts }
  /** The tag of vcluster's own image, which runs whatever the chart's version is. */
  readonly imageTag?: string
  /** For each option that the values set: the path below the values that sets it. */
  readonly setBy: Readonly<Partial<Record<Exclude<keyof VclusterOptions, 'setBy'>, Path>>>
}

/** The init container's requests and limits, alike in every release. */
const HOSTS_AMOUNTS = { cpu: '30m', memory: '64Mi' }
/** The LimitRange's defaults, alike in every release since it exists. */
const LIMITS = { 'ephemeral-storage': '8Gi', memory: '512Mi', cpu: '1' }
const REQUESTS = { 'ephemeral-storage': '3Gi', memory: '128Mi', cpu: '100m' }

const DISTRO = ['controlPlane', 'distro']
const HOSTS = ['sync', 'toHost', 'pods', 'rewriteHosts']
const HOSTS_RESOURCES = [...HOSTS, 'initContainer', 'resources']

/** The options that values set, with the chart's defaults for the others; anything that is no mapping sets none. */
export function vclusterOptions(values: Json): VclusterOptions {
  const setBy: Record<string, Path> = {}
  /** The first of the paths at which something is written, noted as what sets `option`. */
  const first = (option: keyof VclusterOptions, paths: readonly Path[]): Json | undefined => {
    const path = paths.find((each) => isWritten(values, each))
    if (path) setBy[option] = path
    return path && (valueAt(values, path) as Json)
  }
  const tag = first('imageTag', [
    ['controlPlane', 'statefulSet', 'image', 'tag'],
    ['syncer', 'image'],
  ])
  const imageTag = setBy.imageTag?.length === 2 ? tagOf(tag) : textOf(tag)
  const distro = distroOf(values, first)
  const guest = first('guestVersion', guestPaths(distro))
  const guestVersion = setBy.guestVersion?.at(-1) === 'image' ? tagOf(guest) : textOf(guest)
  const range = limitRange(values, first)
  const hostClass = textOf(first('hostPriorityClass', [['sync', 'toHost', 'pods', 'priorityClassName']]))
  const amounts = (option: keyof VclusterOptions, of: string) => {
    const set = first(option, [[...HOSTS_RESOURCES, of]])
    return merged(HOSTS_AMOUNTS, set)
  }
  return {
    ...(guestVersion && { guestVersion }),
    ...(distro && { distro }),
    rewriteHosts: rewritesHosts(values, first),
    rewriteHostsResources: amounts('rewriteHostsResources', 'requests'),
    rewriteHostsLimits: amounts('rewriteHostsLimits', 'limits'),
    syncPriorityClasses: isTrue(
      first('syncPriorityClasses', [
        ['sync', 'toHost', 'priorityClasses', 'enabled'],
        ['sync', 'priorityclasses', 'enabled'],
      ]),
    ),
    ...(hostClass && { hostPriorityClass: hostClass }),
    ...(range && { hostLimitRange: range }),
    ...(imageTag && { imageTag }),
    setBy,
  }
}

type First = (option: keyof VclusterOptions, paths: readonly Path[]) => Json | undefined

function distroOf(values: Json, first: First): VclusterOptions['distro'] {
  for (const distro of ['k3s', 'k0s', 'k8s'] as const) {
    if (!isTrue(valueAt(values, [...DISTRO, distro, 'enabled']))) continue
    first('distro', [[...DISTRO, distro, 'enabled']])
    return distro
  }
  const image = textOf(
    first('distro', [
      ['vcluster', 'image'],
      ['api', 'image'],
    ]),
  )
  if (/(^|\/)k3s[:@]/.test(image)) return 'k3s'
  if (/(^|\/)k0s[:@]/.test(image)) return 'k0s'
  return /kube-apiserver[:@]/.test(image) ? 'k8s' : undefined
}

/** Where the guest's version may stand, the strongest first. A component's own tag is older than the common one. */
function guestPaths(distro: VclusterOptions['distro']): Path[] {
  const old = [
    ['vcluster', 'image'],
    ['api', 'image'],
  ]
  if (distro === 'k3s' || distro === 'k0s') return [[...DISTRO, distro, 'image', 'tag'], ...old]
  const k8s = [...DISTRO, 'k8s']
  return [[...k8s, 'apiServer', 'image', 'tag'], [...k8s, 'version'], [...k8s, 'image', 'tag'], ...old]
}

function rewritesHosts(values: Json, first: First): boolean {
  const args = valueAt(values, ['syncer', 'extraArgs'])
  const off = Array.isArray(args) ? args.findLastIndex((arg) => /^--override-hosts=/.test(textOf(arg))) : -1
  if (off >= 0) return !/=(?:false|f|0)$/i.test(textOf(first('rewriteHosts', [['syncer', 'extraArgs', off]])))
  const enabled = first('rewriteHosts', [[...HOSTS, 'enabled']])
  return enabled === undefined || isTrue(enabled)
}

function limitRange(values: Json, first: First): VclusterOptions['hostLimitRange'] {
  const at = (of: Path): VclusterOptions['hostLimitRange'] => ({
    default: merged(LIMITS, valueAt(values, [...of, 'default'])),
    defaultRequest: merged(REQUESTS, valueAt(values, [...of, 'defaultRequest'])),
  })
  if (isTrue(valueAt(values, ['isolation', 'enabled']))) {
    const own = ['isolation', 'limitRange', 'enabled']
    if (isWritten(values, own) && !isTrue(valueAt(values, own))) return undefined
    first('hostLimitRange', [['isolation', 'enabled']])
    return at(['isolation', 'limitRange'])
  }
  // `auto`, the default of both, follows the other.
  const range: Path = ['policies', 'limitRange', 'enabled']
  const quota: Path = ['policies', 'resourceQuota', 'enabled']
  const setting = textOf(valueAt(values, range))
  const by = setting === 'true' ? range : setting !== 'false' && isTrue(valueAt(values, quota)) ? quota : undefined
  if (!by) return undefined
  first('hostLimitRange', [by])
  return at(['policies', 'limitRange'])
}

/** The defaults with what values set over them, as Helm merges them: null takes an amount away. */
function merged(defaults: Amounts, set: unknown): Amounts {
  const all: JsonObject = { ...defaults, ...(isObject(set) ? set : {}) }
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, amount]) => (textOf(amount) === '' ? [] : [[name, textOf(amount)]])),
  )
}

function isWritten(values: Json, path: Path): boolean {
  const value = valueAt(values, path)
  return value !== undefined && value !== null && value !== ''
}

function isTrue(value: unknown): boolean {
  return textOf(value) === 'true'
}

function textOf(value: unknown): string {
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : ''
}

/** The tag of an image reference: `v1.29.0-k3s1` of `rancher/k3s:v1.29.0-k3s1@sha256:...`, '' where it has none. */
function tagOf(image: unknown): string {
  return /:([^:/@]+)(?:@.*)?$/.exec(textOf(image).replace(/@.*$/, ''))?.[1] ?? ''
}
