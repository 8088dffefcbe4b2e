// Mirrors config/crd/bases/apps.kruise.io_sidecarsets.yaml of openkruise/kruise, as far as the mutating webhook leaves it a say.
import type { Build } from '../../cluster/build.js'
import { kindWith, list, object, untyped } from './crd-parts.js'
import type { Schema } from './crd-schema.js'

const revision = (policy: Schema): Schema => object({ revision: object({ policy }) })

/** A policy that is written without a mode goes to the API server with an empty one. */
const mode: Schema = { type: 'string', enum: ['sum', 'max'], unset: '' }

/** The schema of a SidecarSet in `build`. */
export function sidecarSetSchema(build: Build): Schema {
  const properties: Record<string, Schema> = {}
  if (build.holds('sidecarset-revision-partial')) {
    properties.injectionStrategy = revision({ type: 'string', enum: ['Always', 'Partial'] })
  }
  if (build.holds('sidecarset-resources-policy')) {
    const containers = list(object({ resourcesPolicy: object({ targetContainersMode: mode }) }))
    properties.containers = containers
    properties.initContainers = containers
  }
  return untyped(kindWith(object(properties)))
}
