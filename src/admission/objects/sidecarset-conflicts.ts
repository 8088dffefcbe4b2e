// Mirrors pkg/webhook/sidecarset/validating of openkruise/kruise: validateSidecarConflict and isSidecarSetNamespaceOverlapping.
import { type JsonObject, type Manifest, objects } from '../../workload/manifest.js'
import { selects } from '../../workload/selector.js'
import { child, type Fields, items, record, text } from '../validation/read.js'
import type { Errors, Scope } from '../validation/scope.js'
import type { World } from '../world.js'
import { standing } from './review.js'
import { overlap } from './selector-overlap.js'
import { canonical } from './selectors.js'
import { type SidecarSetSpec, sidecarSetSpec } from './sidecarset-spec.js'

interface Other {
  readonly name: string
  readonly set: SidecarSetSpec
}

/** The errors of what two SidecarSets both want to give to one pod. */
export function* conflictErrors(scope: Scope, manifest: Manifest, own: SidecarSetSpec, world: World): Errors {
  // Upstream panics here: nothing is said of the others, and the missing selector is what must be mended.
  if (!child(own.spec, 'selector')) return
  const others = standing(world.sidecarSets(), manifest)
    .map((other): Other => ({ name: other.name, set: sidecarSetSpec(other, world) }))
    // One that selects nothing is refused: it is not there.
    .filter(({ set }) => child(set.spec, 'selector') && meet(own, set, world))
  for (const list of ['initContainers', 'containers'] as const) {
    for (const [index, container] of own[list].entries()) {
      const name = text(container, 'name')
      const taken = others.findLast(({ set }) => set[list].some((each) => each.name === name))
      if (!taken) continue
      // Upstream says "containers" of init containers too.
      const error = scope.invalid(['spec', 'containers'], name, 'sidecarset-container-taken', {
        name,
        other: taken.name,
      })
      yield { ...error, place: ['spec', list, index, 'name'] }
    }
  }
  for (const [index, volume] of own.volumes.entries()) {
    const name = text(volume, 'name')
    const taken = others.findLast(({ set }) => set.volumes.some((each) => each.name === name))
    if (
      !taken ||
      same(
        volume,
        taken.set.volumes.find((each) => each.name === name),
      )
    )
      continue
    const error = scope.invalid(['spec', 'volumes'], name, 'sidecarset-volume-taken', { name, other: taken.name })
    yield { ...error, place: ['spec', 'volumes', index] }
  }
  const patches = items(own.spec, 'patchPodMetadata').length > 0
  if (patches && scope.build.holds('sidecarset-patches-metadata')) yield* annotationErrors(scope, own, others)
}

function same(left: JsonObject, right: JsonObject | undefined): boolean {
  return canonical(left) === canonical(right)
}

/** An annotation that two SidecarSets write where one of them would overwrite it. Who retains what is there is no party. */
function* annotationErrors(scope: Scope, own: SidecarSetSpec, others: readonly Other[]): Errors {
  const written = new Map<string, { readonly name: string; readonly policy: string }>()
  for (const { name, set } of others) {
    for (const { policy, annotations } of patchesOf(set.spec)) {
      if (policy !== 'Retain') for (const key of annotations) written.set(key, { name, policy })
    }
  }
  for (const { policy, annotations, index } of patchesOf(own.spec)) {
    if (policy === 'Retain') continue
    for (const key of annotations) {
      const other = written.get(key)
      if (!other || (policy !== 'Overwrite' && other.policy !== 'Overwrite')) continue
      const path = ['spec', 'patchPodMetadata']
      const error = scope.invalid(path, key, 'sidecarset-annotation-taken', { key, other: other.name })
      yield { ...error, place: [...path, index, 'annotations', key] }
    }
  }
}

interface Patch {
  readonly policy: string
  readonly annotations: readonly string[]
  readonly index: number
}

function patchesOf(spec: Fields): Patch[] {
  return items(spec, 'patchPodMetadata').map(([patch, index]) => ({
    policy: text(patch, 'patchPolicy') || 'Retain',
    annotations: Object.keys(child(patch, 'annotations') ?? {}).sort(),
    index,
  }))
}

/** Whether upstream takes it that both may get the same pod. */
function meet(own: SidecarSetSpec, other: SidecarSetSpec, world: World): boolean {
  return namespacesMeet(own, other, world) && overlap(child(own.spec, 'selector'), child(other.spec, 'selector'))
}

function namespacesMeet(own: SidecarSetSpec, other: SidecarSetSpec, world: World): boolean {
  if (own.namespace !== '' && other.namespace !== '' && own.namespace !== other.namespace) return false
  const ours = own.namespaceSelector
  const theirs = other.namespaceSelector
  if (ours && theirs && !overlap(ours, theirs)) return false
  if (own.namespace !== '' && theirs && !chooses(theirs, own.namespace, world)) return false
  // Upstream asks the selector of the other one here, which has a namespace and so no selector: they never meet.
  return !(other.namespace !== '' && ours && !(theirs && chooses(theirs, other.namespace, world)))
}

function chooses(selector: Fields, namespace: string, world: World): boolean {
  return selects(selector, world.namespaceLabels(namespace))
}

/** The containers that an update may not bring, and the way of upgrading that it may not change. */
export function* changeErrors(scope: Scope, manifest: Manifest, before: Manifest): Errors {
  const upgrade = (container: Fields): string =>
    text(child(container, 'upgradeStrategy'), 'upgradeType') || 'ColdUpgrade'
  const was = new Map(objects(before.spec.containers).map((each) => [text(each, 'name'), upgrade(each)]))
  for (const [container, index] of items(record(manifest.value.spec), 'containers')) {
    const name = text(container, 'name')
    const old = was.get(name)
    const place = ['spec', 'containers', index]
    if (old === undefined) {
      if (!scope.build.holds('sidecarset-refuses-new-containers')) continue
      const error = scope.invalid(['spec', 'containers', 'name'], name, 'sidecarset-container-new', { name })
      yield { ...error, place: [...place, 'name'] }
    } else if (old !== upgrade(container)) {
      const path = ['spec', 'containers', 'upgradeStrategy', 'upgradeType']
      const error = scope.invalid(path, name, 'sidecarset-upgrade-type', { name })
      yield { ...error, place: [...place, 'upgradeStrategy', 'upgradeType'] }
    }
  }
}
