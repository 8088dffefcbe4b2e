// Mirrors pkg/control/sidecarcontrol/util.go of openkruise/kruise (ValidateSidecarSetPatchMetadataWhitelist), and what its
// webhook says of patchPodMetadata.
import type { Manifest } from '../../workload/manifest.js'
import { selects } from '../../workload/selector.js'
import { child, type Fields, items, texts } from '../validation/read.js'
import { type Errors, placed, type Scope } from '../validation/scope.js'
import type { World } from '../world.js'
import { annotationErrors } from './annotations.js'
import { kruiseConfiguration } from './kruise-configuration.js'

const at = ['spec', 'patchPodMetadata']

/** The errors of the annotations that a SidecarSet writes into pods. */
export function* patchMetadataErrors(scope: Scope, manifest: Manifest, spec: Fields, world: World): Errors {
  const patches = items(spec, 'patchPodMetadata')
  if (patches.length === 0) return
  const refused = whiteListFault(patches, manifest, world)
  if (refused) yield { ...scope.required(at, refused.id, refused.values), place: refused.place }
  const seen = new Set<string>()
  for (const [patch, index] of patches) {
    const keys = keysOf(patch)
    const place = [...at, index, 'annotations']
    if (keys.length === 0) yield { ...scope.required(at, 'sidecarset-no-annotations'), place: [...at, index] }
    yield* placed(annotationErrors(scope, patch, ['patchPodMetadata', 'annotations']), place)
    for (const key of keys) {
      if (seen.has(key)) yield { ...scope.required(at, 'sidecarset-annotation-twice', { key }), place: [...place, key] }
      seen.add(key)
    }
  }
}

function keysOf(patch: Fields): string[] {
  return Object.keys(child(patch, 'annotations') ?? {}).sort()
}

interface Fault {
  readonly id: string
  readonly values?: Record<string, string>
  readonly place: (string | number)[]
}

/** Why the list of allowed annotations, which is a part of Kruise's own configuration, does not have one of them. */
function whiteListFault(patches: [Fields, number][], manifest: Manifest, world: World): Fault | undefined {
  const open = world.cluster.kruiseEnabled('SidecarSetPatchPodMetadataDefaultsAllowed')
  const list = kruiseConfiguration(world, 'SidecarSet_PatchPodMetadata_WhiteList')
  if (!list) return open ? undefined : { id: 'sidecarset-no-white-list', place: at }
  const allowed = items(list, 'rules')
    .map(([rule]) => rule)
    .filter((rule) => !child(rule, 'selector') || selects(child(rule, 'selector'), manifest.labels))
    .flatMap((rule) => texts(rule, 'allowedAnnotationKeyExprs'))
    .flatMap(regExp)
  if (allowed.length === 0) return open ? undefined : { id: 'sidecarset-metadata-forbidden', place: at }
  for (const [patch, index] of patches) {
    const key = keysOf(patch).find((each) => !allowed.some((expression) => expression.test(each)))
    if (key === undefined) continue
    return { id: 'sidecarset-annotation-forbidden', values: { key }, place: [...at, index, 'annotations', key] }
  }
  return undefined
}

function regExp(pattern: string): RegExp[] {
  try {
    return [new RegExp(pattern)]
  } catch {
    return []
  }
}
