// Mirrors the Decode of sigs.k8s.io/controller-runtime/pkg/webhook/admission, with which every mutating webhook of
// openkruise/kruise begins: it sees the object before the API server has held it to its schema.
import type { Refusal } from '../../finding.js'
import type { Manifest } from '../../workload/manifest.js'
import { patchSchema } from '../merge-keys.js'
import type { World } from '../world.js'
import { decodeFault, type Structs } from './go-decode.js'

/** What the mutating webhook `by` says of an object that does not fit its structs; `root` is the kind's, `v1alpha1.CloneSet`. */
export function decodeRefusals(
  manifest: Manifest,
  structs: Structs,
  root: string,
  by: string,
  world: World,
): Refusal[] {
  const library = world.cluster.library('kruise')
  const fault = decodeFault(manifest.value, patchSchema('PodTemplateSpec', library), library, structs, root)
  return fault ? [{ by, id: 'cannot-unmarshal', message: fault.error, path: fault.path }] : []
}
