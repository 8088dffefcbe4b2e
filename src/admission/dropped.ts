// Mirrors what the mutating webhooks of openkruise/kruise take out of an object: its templates are decoded into the
// structs that the build was compiled with.
import { type Json, type Path, valueAt } from '../source/path.js'
import { kindOf } from '../workload/kinds.js'
import type { Manifest } from '../workload/manifest.js'
import { Origins } from '../workload/origins.js'
import { templatePath } from '../workload/template-path.js'
import type { Dropped } from './pod.js'
import { OWN_FIELDS } from './sidecar.js'
import { typed } from './typed.js'
import type { World } from './world.js'

/** The fields that a Kruise object loses when it is admitted, without a word. */
export function droppedFields(manifest: Manifest, world: World): Dropped[] {
  const kind = kindOf(manifest.group, manifest.kind)
  if (kind?.of !== 'kruise') return []
  const by = `m${kind.kind.toLowerCase()}.kb.io`
  const lost: Dropped[] = []
  for (const [path, type] of partsOf(manifest)) {
    const value = valueAt(manifest.value, path) as Json | undefined
    if (value === undefined) continue
    typed(value, world.kruiseStructs(), new Origins(), (field) => lost.push({ path: [...path, ...field], by }), type)
  }
  return lost.filter(({ path }) => kind.kind !== 'SidecarSet' || path.length !== 4 || !OWN_FIELDS.has(String(path[3])))
}

/** The parts of a Kruise object that are structs of the core API: where they stand, and which. */
function partsOf(manifest: Manifest): [Path, string][] {
  if (manifest.kind === 'SidecarSet') {
    return [
      [['spec', 'containers'], 'list of Container'],
      [['spec', 'initContainers'], 'list of Container'],
      [['spec', 'volumes'], 'list of Volume'],
    ]
  }
  const template = templatePath(manifest)
  return template ? [[template, 'Pod']] : []
}
