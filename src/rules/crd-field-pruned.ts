import { crdFields } from '../admission/crd-fields.js'
import { API_SERVER } from '../admission/dropped.js'
import type { Outcome } from '../admission/simulate.js'
import type { Cluster } from '../cluster/profile.js'
import { fieldPath, type Path, valueAt } from '../source/path.js'
import { kindOf } from '../workload/kinds.js'
import { type Manifest, nameOf } from '../workload/manifest.js'
import { crdNamesBeside, historyOf, meant } from './lost-fields.js'
import type { Observation, Rule } from './rule.js'

/** A field of a Kruise object that its CustomResourceDefinition in the cluster does not have, so that it is not stored. */
export const crdFieldPruned: Rule = {
  id: 'crd-field-pruned',

  *observe(seen) {
    const { object } = seen
    if (kindOf(object.manifest.group, object.manifest.kind)?.of !== 'kruise') return
    for (const { path, by } of object.dropped) {
      // What becomes of the pods is said by the rule that speaks of the selector.
      const selector = object.manifest.kind === 'SidecarSet' && path[1] === 'namespaceSelector'
      // null says no more than a field that is not written.
      const written = valueAt(object.manifest.value, path) !== null
      if (by === API_SERVER && written && !selector) yield observation(object.manifest, path, seen)
    }
  },
}

function observation(manifest: Manifest, path: Path, { world }: Outcome): Observation {
  const { cluster } = world
  const { since, until, newest } = historyOf(manifest, path, cluster)
  const at = { manifest, path }
  const data = { object: nameOf(manifest), field: fieldPath(path), apiVersion: manifest.apiVersion }
  if (since !== undefined) return { at, data: { ...data, since } }
  const version = versionWith(manifest, path, cluster)
  if (version) return { at, variant: 'version', data: { ...data, version } }
  const nearest = meant(path, crdNamesBeside(manifest, path, cluster))
  if (until !== undefined) return { at, variant: 'gone', data: { ...data, until, nearest } }
  return { at, variant: 'unknown', data: { ...data, nearest, newest } }
}

/** Another version of the kind, served here, that has the field. */
function versionWith({ group, kind, apiVersion }: Manifest, path: Path, cluster: Cluster): string | undefined {
  return Object.keys(kindOf(group, kind)?.versions ?? {})
    .map((version) => `${group}/${version}`)
    .find((other) => other !== apiVersion && hasField(other, kind, path, cluster))
}

function hasField(apiVersion: string, kind: string, path: Path, cluster: Cluster): boolean {
  const fields = crdFields({ apiVersion, kind }, cluster)
  return (
    path.reduce<typeof fields>((at, step) => {
      if (typeof at !== 'object') return at
      const name = typeof step === 'number' ? '[]' : step
      return Object.hasOwn(at, name) ? at[name] : undefined
    }, fields) !== undefined
  )
}
