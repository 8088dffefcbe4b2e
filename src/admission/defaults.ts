// Mirrors pkg/apis/core/v1/defaults.go and zz_generated.defaults.go of k8s.io/kubernetes.
import type { Build } from '../cluster/build.js'
import type { Json } from '../source/path.js'
import { isObject, type JsonObject, objects, text } from '../workload/manifest.js'
import { imageTag } from './image-name.js'
import { defaultPodLevelResources } from './pod-level-defaults.js'

/** Writes what API defaulting gives a pod or a pod template. `pod` names what only a real pod gets. */
export function defaultPodSpec(spec: JsonObject, build: Build, pod: boolean): void {
  missing(spec, {
    dnsPolicy: 'ClusterFirst',
    restartPolicy: 'Always',
    terminationGracePeriodSeconds: 30,
    schedulerName: 'default-scheduler',
  })
  if (!isObject(spec.securityContext)) spec.securityContext = {}
  if (pod) missing(spec, { enableServiceLinks: true })
  // What the conversion of a Pod does, not that of a template (pkg/apis/core/v1/conversion.go).
  const grace = spec.terminationGracePeriodSeconds
  if (pod && typeof grace === 'number' && grace < 0 && build.holds('negative-grace-period-becomes-one')) {
    spec.terminationGracePeriodSeconds = 1
  }
  for (const volume of objects(spec.volumes)) defaultVolume(volume, build)
  const lists = [objects(spec.initContainers), objects(spec.containers)]
  for (const container of objects(spec.ephemeralContainers)) defaultContainer(container)
  for (const container of lists.flat()) {
    defaultContainer(container)
    if (pod) requestsFromLimits(container)
  }
  if (pod) defaultPodLevelResources(spec, build, 'by default')
  if (spec.hostNetwork === true && (pod || build.holds('defaults-host-ports-in-templates'))) hostPorts(lists.flat())
  if (pod && build.enabled('InPlacePodVerticalScaling') && build.holds('defaults-resize-policy')) {
    for (const container of objects(spec.containers)) defaultResizePolicy(container)
  }
}

/** Writes what API defaulting gives one container. */
export function defaultContainer(container: JsonObject): void {
  missing(container, {
    imagePullPolicy: pullPolicy(container.image),
    terminationMessagePath: '/dev/termination-log',
    terminationMessagePolicy: 'File',
  })
  for (const port of objects(container.ports)) missing(port, { protocol: 'TCP' })
  for (const env of objects(container.env)) {
    if (isObject(env.valueFrom) && isObject(env.valueFrom.fieldRef))
      missing(env.valueFrom.fieldRef, { apiVersion: 'v1' })
  }
  for (const key of ['livenessProbe', 'readinessProbe', 'startupProbe']) {
    const probe = container[key]
    if (!isObject(probe)) continue
    for (const [key, value] of Object.entries(PROBE)) if (!probe[key]) probe[key] = value
    defaultHandler(probe)
    if (isObject(probe.grpc) && probe.grpc.service === undefined) probe.grpc.service = ''
  }
  for (const hook of ['postStart', 'preStop']) {
    const handler = isObject(container.lifecycle) ? container.lifecycle[hook] : undefined
    if (isObject(handler)) defaultHandler(handler)
  }
}

const PROBE = { timeoutSeconds: 1, periodSeconds: 10, successThreshold: 1, failureThreshold: 3 }

function pullPolicy(image: unknown): string {
  return imageTag(text(image)) === 'latest' ? 'Always' : 'IfNotPresent'
}

const MODE = { defaultMode: 420 }

/** What API defaulting gives the sources of volumes. */
const VOLUMES: Readonly<Record<string, Readonly<Record<string, Json>>>> = {
  secret: MODE,
  configMap: MODE,
  downwardAPI: MODE,
  projected: MODE,
  hostPath: { type: '' },
  iscsi: { iscsiInterface: 'default' },
  rbd: { pool: 'rbd', user: 'admin', keyring: '/etc/ceph/keyring' },
  azureDisk: { cachingMode: 'ReadWrite', kind: 'Shared', fsType: 'ext4', readOnly: false },
  scaleIO: { storageMode: 'ThinProvisioned', fsType: 'xfs' },
}

/** Writes what API defaulting gives one volume; a volume without a source is an emptyDir. */
export function defaultVolume(volume: JsonObject, build: Build): void {
  if (Object.keys(volume).every((key) => key === 'name' || volume[key] === null)) volume.emptyDir = {}
  for (const [key, values] of Object.entries(VOLUMES)) {
    const source = volume[key]
    if (isObject(source)) missing(source, values)
  }
  if (isObject(volume.image) && build.enabled('ImageVolume'))
    missing(volume.image, { pullPolicy: pullPolicy(volume.image.reference) })
  const claim = isObject(volume.ephemeral) ? volume.ephemeral.volumeClaimTemplate : undefined
  if (isObject(claim) && isObject(claim.spec)) missing(claim.spec, { volumeMode: 'Filesystem' })
  const projected = isObject(volume.projected) ? objects(volume.projected.sources) : []
  for (const { serviceAccountToken, downwardAPI } of projected) {
    if (isObject(serviceAccountToken)) missing(serviceAccountToken, { expirationSeconds: 3600 })
    if (isObject(downwardAPI)) defaultFieldRefs(downwardAPI)
  }
  if (isObject(volume.downwardAPI)) defaultFieldRefs(volume.downwardAPI)
}

function defaultFieldRefs(source: JsonObject): void {
  for (const { fieldRef } of objects(source.items)) if (isObject(fieldRef)) missing(fieldRef, { apiVersion: 'v1' })
}

function defaultHandler(handler: JsonObject): void {
  if (isObject(handler.httpGet)) missing(handler.httpGet, { path: '/', scheme: 'HTTP' })
}

/** A pod's container that limits a resource and does not request it, requests its limit. */
function requestsFromLimits(container: JsonObject): void {
  const { resources } = container
  if (!isObject(resources) || !isObject(resources.limits)) return
  if (Object.keys(resources.limits).length === 0) return
  resources.requests = { ...resources.limits, ...(isObject(resources.requests) ? resources.requests : {}) }
}

function hostPorts(containers: JsonObject[]): void {
  for (const port of containers.flatMap((container) => objects(container.ports))) {
    if (!port.hostPort && port.containerPort !== undefined) port.hostPort = port.containerPort
  }
}

/** Each of cpu and memory that a container requests gets the policy NotRequired, unless it names one. */
function defaultResizePolicy(container: JsonObject): void {
  const requests =
    isObject(container.resources) && isObject(container.resources.requests) ? container.resources.requests : {}
  const policies = Array.isArray(container.resizePolicy) ? container.resizePolicy : []
  const listed = objects(policies)
  for (const resourceName of ['cpu', 'memory']) {
    if (!Object.hasOwn(requests, resourceName) || listed.some((each) => each.resourceName === resourceName)) continue
    policies.push({ resourceName, restartPolicy: 'NotRequired' })
  }
  if (policies.length > 0) container.resizePolicy = policies
}

/** Sets the members that are absent, null or empty text, as Go's zero values are. */
function missing(object: JsonObject, values: Readonly<Record<string, Json>>): void {
  for (const [key, value] of Object.entries(values)) {
    const written = object[key]
    if (written === undefined || written === null || (written === '' && value !== '')) object[key] = value
  }
}
