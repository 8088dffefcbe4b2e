// Mirrors what the mutating webhooks of openkruise/kruise take out of an object: its templates are decoded into the
// structs that the build was compiled with; what the API server prunes before; and apis/apps/v1alpha1/sidecarset_conversion.go.
import type { Cluster } from '../cluster/profile.js'
import { type Json, type Path, valueAt } from '../source/path.js'
import { kindOf } from '../workload/kinds.js'
import { isObject, type Manifest, objects, text } from '../workload/manifest.js'
import { templatePath } from '../workload/template-path.js'
import { crdPlace, pruned } from './crd-fields.js'
import { patchSchema } from './merge-keys.js'
import type { Dropped } from './pod.js'
import { OWN_FIELDS } from './sidecar.js'
import { lostPaths } from './typed.js'

/** The fields that a Kruise object loses when it is admitted: the API server says so in a warning, the webhook nothing. */
export function droppedFields(manifest: Manifest, cluster: Cluster): Dropped[] {
  const kind = kindOf(manifest.group, manifest.kind)
  if (kind?.of !== 'kruise') return []
  const { manifest: stored, lost } = pruned(manifest, cluster)
  const by = `m${kind.kind.toLowerCase()}.kb.io`
  return [
    ...lost.map((path) => ({ path, by: API_SERVER })),
    ...partsOf(stored, cluster).flatMap((part) => lostOf(stored, part, cluster).map((path) => ({ path, by }))),
    ...lostInConversion(stored, cluster),
  ]
}

/**
 * The fields of what Kruise's pod webhook reads that its structs lack, though the object itself keeps them: those of a
 * workload of Kubernetes, and of a WorkloadSpread's patches.
 */
export function unreadFields(manifest: Manifest, cluster: Cluster): Path[] {
  const template = templatePath(manifest)
  const native = kindOf(manifest.group, manifest.kind)?.of === 'kubernetes' && template
  const parts: Part[] = native ? [{ at: template, type: 'Pod' }] : []
  if (manifest.kind === 'WorkloadSpread') {
    for (const index of objects(manifest.spec.subsets).keys())
      parts.push({ at: ['spec', 'subsets', index, 'patch'], type: 'Pod' })
  }
  return parts.flatMap((part) => lostOf(manifest, part, cluster))
}

function lostOf(manifest: Manifest, { at, type, own }: Part, cluster: Cluster): Path[] {
  const value = valueAt(manifest.value, at) as Json | undefined
  if (value === undefined) return []
  const lost = lostPaths(value, patchSchema('Pod', cluster.library('kruise')), type)
  // A directive of a strategic merge patch is no field.
  const fields = lost.filter((path) => !String(path.at(-1)).startsWith('$'))
  return fields.filter((path) => !(path.length === 2 && own?.(String(path[1])))).map((path) => [...at, ...path])
}

/** Who prunes what no CustomResourceDefinition has. */
export const API_SERVER = 'kube-apiserver'

/** A part of a Kruise object that is a struct of the core API. */
interface Part {
  readonly at: Path
  readonly type: string
  /** Whether its items have a field besides. */
  readonly own?: (name: string) => boolean
}

function partsOf(manifest: Manifest, cluster: Cluster): Part[] {
  if (manifest.kind === 'SidecarSet') {
    const containers = ['containers', 'initContainers'].map((list) => {
      const own = (name: string): boolean => {
        const place = crdPlace(manifest, cluster, ['spec', list, '[]'])
        return typeof place === 'object' ? place.has(name) : OWN_FIELDS.has(name)
      }
      return { at: ['spec', list], type: 'list of Container', own }
    })
    return [...containers, { at: ['spec', 'volumes'], type: 'list of Volume' }]
  }
  const template = templatePath(manifest)
  return template ? [{ at: template, type: 'Pod' }] : []
}

/** What the stored version of a SidecarSet has no room for: a namespaceSelector beside a namespace, whose selector replaces it. */
function lostInConversion({ kind, spec }: Manifest, cluster: Cluster): Dropped[] {
  if (kind !== 'SidecarSet' || !text(spec.namespace) || !isObject(spec.namespaceSelector)) return []
  if (!cluster.holds('sidecarset-namespace-becomes-selector')) return []
  const { matchLabels, matchExpressions } = spec.namespaceSelector
  const at: Path = ['spec', 'namespaceSelector']
  const labels = isObject(matchLabels) ? Object.keys(matchLabels).filter((label) => label !== NAME_LABEL) : []
  const paths = labels.map((label) => [...at, 'matchLabels', label])
  if (objects(matchExpressions).length > 0) paths.push([...at, 'matchExpressions'])
  return paths.map((path) => ({ path, by: CONVERSION }))
}

/** The webhook that turns a v1alpha1 object into the version that is stored. */
export const CONVERSION = 'conversion'

const NAME_LABEL = 'kubernetes.io/metadata.name'
