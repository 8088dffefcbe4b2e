// Mirrors k8s.io/apiextensions-apiserver/pkg/apiserver/schema/objectmeta/coerce.go (GetObjectMetaWithOptions): of a custom
// resource the API server decodes the metadata alone.
import type { Refusal } from '../../finding.js'
import { isObject, type Manifest } from '../../workload/manifest.js'
import { patchSchema } from '../merge-keys.js'
import type { World } from '../world.js'
import { decodeFault } from './go-decode.js'

/** What the API server says of a custom resource with metadata of another type, a label that is no text: before any webhook. */
export function customMetadataRefusals({ apiVersion, kind, value }: Manifest, { cluster }: World): Refusal[] {
  if (!isObject(value.metadata)) return []
  const fault = decodeFault(value.metadata, patchSchema('Pod', cluster), cluster, {}, 'ObjectMeta')
  if (!fault) return []
  const version = apiVersion.slice(apiVersion.indexOf('/') + 1)
  const message = cluster.say('cannot-be-handled', { kind, version, error: fault.error })
  return [{ by: 'Decoding', id: 'cannot-unmarshal', message, path: ['metadata', ...fault.path] }]
}
