// Mirrors apis/apps/defaults and apis/apps/v1alpha1/sidecarset_conversion.go of openkruise/kruise: a SidecarSet as the
// validating webhook sees it, after the defaults, in the structs of the build.
import { isObject, type JsonObject, type Manifest, objects } from '../../workload/manifest.js'
import { Origins } from '../../workload/origins.js'
import { defaultContainer, defaultVolume } from '../defaults.js'
import { typed } from '../typed.js'
import { child, type Fields, record, text } from '../validation/read.js'
import type { World } from '../world.js'

/** What the webhook reads of a SidecarSet. */
export interface SidecarSetSpec {
  readonly spec: Fields
  /** The one namespace of an older API, '' where a selector says it or nothing does. */
  readonly namespace: string
  readonly namespaceSelector: Fields | undefined
  readonly initContainers: JsonObject[]
  readonly containers: JsonObject[]
  readonly volumes: JsonObject[]
}

const METADATA_NAME = 'kubernetes.io/metadata.name'

/** The SidecarSet as the validating webhook of `world` sees it. */
export function sidecarSetSpec({ value, apiVersion }: Manifest, world: World): SidecarSetSpec {
  const spec = record(value.spec) ?? {}
  const { cluster } = world
  const lists: JsonObject = {}
  for (const name of ['initContainers', 'containers', 'volumes']) {
    // What is the SidecarSet's own in a container is no field of a pod's.
    lists[name] = structuredClone(objects(spec[name])) as JsonObject[]
  }
  const known = typed({ spec: lists } as JsonObject, world.kruiseStructs(), new Origins()).spec as JsonObject
  const library = cluster.library('kruise')
  const containers = objects(known.containers)
  const initContainers = objects(known.initContainers)
  for (const container of [...initContainers, ...containers]) defaultSidecar(container)
  const volumes = objects(known.volumes)
  for (const volume of volumes) defaultVolume(volume, library)
  const named = apiVersion.endsWith('/v1alpha1') ? text(spec, 'namespace') : ''
  const converted = cluster.holds('sidecarset-namespace-becomes-selector') && named !== ''
  const written = cluster.holds('sidecarset-namespace-selector') ? child(spec, 'namespaceSelector') : undefined
  return {
    spec,
    namespace: converted ? '' : named,
    namespaceSelector: converted ? { matchLabels: { [METADATA_NAME]: named } } : written,
    initContainers,
    containers,
    volumes,
  }
}

/** The defaults of a sidecar: those of a container, but none for its startup probe. */
function defaultSidecar(container: JsonObject): void {
  const { startupProbe } = container
  delete container.startupProbe
  defaultContainer(container)
  if (isObject(startupProbe)) container.startupProbe = startupProbe
}
